"""Records: written and read back, replayed to the same end, and refused at the line that is wrong."""

import dataclasses
from pathlib import Path
from random import Random

import pytest

from lastcard import EDITIONS, BadPosition, Game, Match
from lastcard.editions import files
from lastcard.editions.files import find_custom
from lastcard.record import (
    RULES_VERSION,
    Record,
    Recorder,
    load_record,
    open_event,
    read_record,
    replay,
    write_record,
)
from lastcard.record.writer import digest
from lastcard.rules.model import edition as editions
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.events import Drew
from playing import EVERYTHING, play, play_match
from records import NAMES, ROUND, first_action, line_with, record_round, refused, sealed, with_line

# Other rules


def test_a_record_names_its_rules_and_its_last_state() -> None:
    assert ROUND.split("\n")[1] == f"rules: {RULES_VERSION}"
    assert line_with(ROUND, "state: ") < first_action(ROUND)
    assert read_record(sealed(with_line(ROUND, 2, None))).rounds == read_record(ROUND).rounds, "it may be left out"


def test_a_record_of_other_rules_is_read_if_it_comes_out_the_same() -> None:
    for rules in (RULES_VERSION - 1, RULES_VERSION + 1):
        older = sealed(with_line(ROUND, 2, f"rules: {rules}"))
        assert read_record(older).rounds == read_record(ROUND).rounds
        assert write_record(read_record(older)) == ROUND


def test_a_record_of_other_rules_says_so_where_it_comes_out_differently() -> None:
    at, result = line_with(ROUND, "state: "), line_with(ROUND, "result: ")
    assert (refused(sealed(with_line(ROUND, at, f"state: {'0' * 16}"))).key) == "record-state"
    older = with_line(ROUND, 2, f"rules: {RULES_VERSION + 1}")
    ways = (
        with_line(older, at, f"state: {'0' * 16}"),
        with_line(older, result, 'result: {"winner": 0, "points": [1, 0, 0]}'),
        with_line(older, first_action(older), "2 play y9"),
        with_line(older, line_with(older, "edition: "), "edition: tarot"),
        with_line(older, line_with(older, "options: "), 'options: {"nothing": 1}'),
        with_line(older, line_with(older, "seed: "), "seed: 12345"),
        with_line(older, 3, "edition: classic\ntomorrow: 1"),
    )
    for text in ways:
        error = refused(sealed(text))
        assert (error.line, error.key) == (2, "record-version")
        assert error.values["rules"] == RULES_VERSION + 1
    assert refused(older).key == "record-digest", "that has nothing to do with the rules"


def test_a_default_that_changes_does_not_change_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    game, text = record_round("classic", 3)
    later = dataclasses.replace(find_edition("classic"), defaults={"stacking": "same", "hand_size": 5})
    monkeypatch.setitem(editions._known, "classic", later)
    *_, last = replay(read_record(text))
    assert last.game.options == game.options


# There and back


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rich", [False, True])
def test_rounds_replay_to_the_same_end(edition: str, rich: bool) -> None:
    for seed in range(3):
        game, text = record_round(edition, seed, {**EVERYTHING[edition], "jump_in": True} if rich else {})
        record = read_record(text)
        *_, last = replay(record)
        assert last.game.position() == game.position()
        assert write_record(record) == text


@pytest.mark.parametrize("edition", [*EDITIONS, "mix", "kids"])
def test_matches_replay_to_the_same_end(edition: str) -> None:
    match = Match(edition, players=3, seed="甲", options={"target_score": 300})
    recorder = play_match(match, Random(1))
    record = read_record(recorder.text())
    assert record == recorder.record
    steps = list(replay(record))
    assert steps[-1].match is not None
    assert steps[-1].match.scores == match.scores
    assert steps[-1].match.winner == match.winner
    assert steps[-1].game.position() == match.game.position()
    assert [step.round for step in steps if step.move is None] == list(range(1, match.round + 1))
    assert write_record(record) == recorder.text()


def test_an_open_event_has_what_any_seat_saw() -> None:
    game, text = record_round("flip", 3)
    drawn = [event for step in replay(read_record(text)) for event in step.events if isinstance(event, Drew)]
    assert drawn
    for event in drawn:
        other = (event.seat + 1) % game.seats
        assert open_event(event, game.seats) == {**event.seen_by(other), **event.seen_by(event.seat)}
        assert open_event(event, game.seats)["cards"] == event.cards


def test_replay_gives_the_events_again() -> None:
    game = Game.deal("minecraft", 3, 5)
    recorder = Recorder(game, seed=5)
    events = [game.opening]
    for done in play(game, Random(5)):
        recorder.add(done.seat, done.action)
        events.append(done.events)
    assert [step.events for step in replay(recorder.record)] == events


def test_a_match_shows_the_draw_for_dealer() -> None:
    match = Match("classic", seed=7)
    recorder = play_match(match, Random(7), rounds=2)
    begins = [step.events for step in replay(recorder.record) if step.move is None]
    assert begins[0][0].kind == "drew_for_dealer"
    assert [event.kind for event in begins[1][:1]] == ["deals"]


def test_seeds_of_every_kind() -> None:
    for seed in (7, -1, "seven", '7\n"八"', b"\xff" * 32):
        match = Match("classic", seed=seed, options={"scoring": "none"})
        text = play_match(match, Random(2)).text()
        assert read_record(text).seed == seed
        assert write_record(read_record(text)) == text


def test_a_position_is_a_beginning() -> None:
    game = Game.setup("no-mercy", hands=["r+2 g6", "b+4 y1 y2", "g1 g2"], discard="r5", pile="y3 y4", seed=4)
    recorder = Recorder(game)
    for done in play(game, Random(4)):
        recorder.add(done.seat, done.action)
    record = read_record(recorder.text())
    assert record.position
    *_, last = replay(record)
    assert last.game.position() == game.position()


def test_a_round_in_the_middle_is_recorded_from_there() -> None:
    game = Game.deal("flip", 4, 9, options={"peek": True})
    for count, _ in enumerate(play(game, Random(9))):
        if count == 30:
            break
    recorder = Recorder(game)
    for done in play(game, Random(9)):
        recorder.add(done.seat, done.action)
    *_, last = replay(read_record(recorder.text()))
    assert last.game.position() == game.position()


def test_the_seed_must_be_that_of_the_deal() -> None:
    game = Game.deal("classic", seed=1)
    with pytest.raises(BadPosition):
        Recorder(game, seed=2)
    game.apply(game.legal_actions()[0])
    with pytest.raises(BadPosition):
        Recorder(game, seed=1)


def test_unfinished_games_can_be_saved_at_any_time(tmp_path: Path) -> None:
    match = Match("bts", players=3, seed=3, options={"target_score": 200})
    recorder = Recorder(match, NAMES)
    file = tmp_path / "game.txt"
    for count, done in enumerate(play(match.game, Random(3))):
        recorder.add(done.seat, done.action)
        if count % 40 == 0:
            recorder.save(file)
            assert load_record(file).rounds == recorder.record.rounds
    match.next_round()
    recorder.save(file)
    assert "match: unfinished" in file.read_text("utf-8")
    assert list(tmp_path.iterdir()) == [file]


def test_lines_may_end_as_on_windows() -> None:
    assert read_record(ROUND.replace("\n", "\r\n")) == read_record(ROUND)


def test_a_record_can_be_written_by_hand() -> None:
    body = "lastcard: 1\nseed: 3\nedition: classic\nresult: unfinished\nplayers: 2\n\n"
    game = Game.deal("classic", 2, 3)
    body += f"{game.decision.seat} {game.legal_actions()[0]}\n" if game.decision else ""
    record = read_record(f"{body}end: {digest(body)}")
    assert record == Record("classic", 2, seed=3, rounds=record.rounds)
    assert len(record.rounds[0]) == 1


# Custom editions


def test_a_custom_edition_is_embedded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record can be replayed where nobody has the file."""
    match = Match("kids", players=3, seed=8)
    text = play_match(match, Random(8)).text()
    monkeypatch.setattr(files, "_by_id", {})
    monkeypatch.setattr(files, "_by_content", {})
    files.example.cache_clear()
    monkeypatch.setattr(files, "FOLDER", Path("nowhere"))
    *_, last = replay(read_record(text))
    assert last.game.position() == match.game.position()


def test_an_embedded_edition_cannot_be_changed() -> None:
    text = play_match(Match("kids", players=3, seed=8), Random(8)).text()
    line = line_with(text, "custom: ")
    changed = refused(sealed(text.replace('"1-5": 2', '"1-5": 3')))
    assert (changed.line, changed.key) == (line, "record-edition")
    wrong = refused(sealed(text.replace('"1-5": 2', '"1-5": -3')))
    assert (wrong.line, wrong.key) == (line, "record-custom")
    assert "each_color.1-5" in str(wrong)
    dropped = refused(sealed(with_line(text, line, None)))
    assert (dropped.line, dropped.key) == (line_with(text, "edition: "), "record-wrong")


def test_a_record_reads_no_files(tmp_path: Path) -> None:
    file = tmp_path / "kids.toml"
    assert find_custom("kids") is not None
    file.write_text((files.FOLDER / "kids.toml").read_text("utf-8"), "utf-8")
    text = sealed(ROUND.replace("edition: classic", f"edition: {file}"))
    assert refused(text).line == line_with(text, "edition: ")


# Matches


def match_text(rounds: int = 2) -> str:
    match = Match("classic", players=3, seed=7, options={"target_score": 10_000})
    return play_match(match, Random(7), rounds).text()


def test_rounds_of_a_match_are_checked() -> None:
    text = match_text()
    second = line_with(text, "round: 2")
    skipped = refused(sealed(with_line(text, second, "round: 3")))
    assert (skipped.line, skipped.key) == (second, "record-round")
    dealer = refused(sealed(with_line(text, second + 1, "dealer: 9")))
    assert (dealer.line, dealer.key) == (second + 1, "record-dealer")
    unasked = refused(sealed(with_line(text, line_with(text, "match: "), "match: unfinished\ndealer: 1")))
    assert unasked.key == "record-header"
    late = refused(sealed(with_line(text, second + 1, f"players: 3\n{text.split(chr(10))[second]}")))
    assert (late.line, late.key) == (second + 1, "record-late")


def test_the_winner_of_a_match_is_checked() -> None:
    text = match_text()
    at = line_with(text, "match: ")
    error = refused(sealed(with_line(text, at, 'match: {"winner": 0, "scores": [500, 0, 0]}')))
    assert (error.line, error.key) == (at, "record-result")


def test_no_round_before_the_last_is_over() -> None:
    text = match_text()
    second = line_with(text, "round: 2")
    lines = text.split("\n")
    shorter = "\n".join(lines[: second - 3] + lines[second - 2 :])
    first = line_with(shorter, "result: ")
    unfinished = with_line(with_line(shorter, first + 1, None), first, "result: unfinished")
    error = refused(sealed(unfinished))
    assert (error.line, error.key) == (second - 2, "record-wrong")
    assert "GEN-17" in str(error)


def test_no_round_after_the_match() -> None:
    match = Match("classic", players=3, seed=7, options={"target_score": 1})
    text = play_match(match, Random(7)).text()
    end = line_with(text, "end: ")
    error = refused(
        sealed(with_line(text, end, f"round: 2\ndealer: 0\nresult: unfinished\n{text.split(chr(10))[end - 1]}"))
    )
    assert (error.line, error.key) == (end, "record-wrong")


def test_a_match_needs_a_round() -> None:
    text = match_text(1)
    at = line_with(text, "round: ")
    assert refused(sealed(with_line(text, at, None))).values["header"] == "round"
    lines = text.split("\n")
    bare = "\n".join(lines[: at - 1] + lines[-2:])
    assert refused(sealed(bare)).key == "record-missing"
