"""The review of a round: what it says adds up, it knows what the seat knew and no more, and its words are whole."""

import os
from pathlib import Path
from random import Random
from time import process_time

import msgspec
import pytest

from lastcard import EDITIONS, Game
from lastcard.analysis.judgement import BEST, VERDICTS, judge
from lastcard.analysis.review import Review, review
from lastcard.analysis.win_chances import win_chances
from lastcard.bots import make_bot
from lastcard.cli.main import main
from lastcard.cli.review import ReviewText
from lastcard.locale import LANGUAGES
from lastcard.record import Record
from lastcard.record.writer import Recorder
from lastcard.rules import COMPILED
from worlds import twin_views

pytestmark = [pytest.mark.once, pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled; runs compiled")]
LONG = bool(os.environ.get("LASTCARD_LONG"))


def played(edition: str, seed: str, players: int = 4) -> Recorder:
    """A round in which seat 0 plays badly."""
    game = Game.deal(edition, players, seed)
    recorder = Recorder(game)
    recorder.record.names = ["Ann", "Mei", "Ming", "Hao", "Ivy", "Joe"][:players]
    bots = [make_bot("random" if seat == 0 else "normal", seed) for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.seat
        action = bots[seat].choose(game.view(seat))
        game.apply(action, seat)
        recorder.add(seat, action)
    return recorder


def adds_up(record: Record, made: Review) -> None:
    count = 1 + len(record.rounds[0])
    assert len(made.chances) == count
    assert all(abs(sum(seats) - 1) < 0.001 for seats in made.chances)
    assert sorted(made.chances[-1]) == [0.0, 0.0, 0.0, 1.0]
    assert abs(made.began - made.given_away + made.luck - made.chances[-1][0]) < 0.001
    assert all(each.cost >= 0 and each.verdict in VERDICTS for each in made.judged)
    assert all(each.verdict == BEST or each.best != each.chosen for each in made.judged)
    assert all({each.best, each.chosen} <= {worth.action for worth in each.actions} for each in made.judged)
    assert made.moments == sorted(made.moments)
    assert len(made.moments) == 3


def reads_whole(record: Record, made: Review) -> None:
    for lang in LANGUAGES:
        lines = ReviewText(record, made, 1, lang).lines()
        assert [line for line in lines if "{" in line or "review-" in line] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_review(edition: str) -> None:
    """One test, as making a review takes longer than all that is said of it: who plays at random does not play best."""
    record = played(edition, "reviewed").record
    steps: list[tuple[int, int]] = []
    made = review(record, 0, progress=lambda done, of: steps.append((done, of)))
    count = 1 + len(record.rounds[0])
    assert steps == [(done, count) for done in range(1, count + 1)]
    adds_up(record, made)
    reads_whole(record, made)
    assert any(each.verdict != BEST for each in made.judged)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_seat_cannot_know_changes_nothing(edition: str) -> None:
    """Two worlds that look the same to a seat get the same chances and the same judgement."""
    dice, compared = Random(edition), 0
    for view, other, differs in twin_views(edition, f"worlds {edition}", 6, 400 if LONG else 60):
        if len(view.actions) > 1:
            chosen = str(dice.choice(view.actions))
            assert win_chances(view, 20) == win_chances(other, 20)
            assert judge(view, chosen, 40, 20) == judge(other, chosen, 40, 20)
            compared += differs
    assert compared


def test_open_cards_are_another_review() -> None:
    record = played("classic", "open").record
    known, opened = review(record, 0), review(record, 0, is_open=True)
    assert opened.is_open
    assert known.chances != opened.chances
    assert review(record, 0) == known


def test_a_long_round_is_reviewed_in_time() -> None:
    """At most 5 s a hundred decisions; the machine may be busy, so processor time counts."""
    record = played("flip", "time").record
    begun = process_time()
    review(record, 0)
    assert process_time() - begun < 5.0 * max(1.0, len(record.rounds[0]) / 100)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "round.txt"
    played("classic", "command").save(file)
    assert main(["review", str(file), "--lang", "en"]) == 0
    assert "What decided the round" in capsys.readouterr().out
    assert main(["review", str(file), "--seat", "1", "--open", "--json"]) == 0
    made = msgspec.json.decode(capsys.readouterr().out, type=Review)
    assert (made.seat, made.is_open) == (1, True)
    assert main(["review", str(file), "--seat", "7", "--lang", "en"]) == 2
    assert "0 to 3" in capsys.readouterr().err
