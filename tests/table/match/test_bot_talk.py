"""What bots say: rarely, with a text for every line, and by what everybody has seen; and how their characters play."""

import json

import pytest

from drawn_worlds import SEATS, worlds_of
from lastcard import EDITIONS, Game
from lastcard.languages import LANGUAGES
from lastcard.locale import has_text
from lastcard.locale.fluent_texts import entries_of
from lastcard.rules.model.events import Seen
from lastcard.table import requests as r
from lastcard.table.match import bot_talk
from lastcard.table.match.bot_calls import HABITS, habits_of
from lastcard.table.match.bot_talk import LINES, QUIET, BotTalk
from lastcard.table.match.characters import BY_NAME, COCKY, DRAMATIC, DRY, GENTLE, SUNNY, Character, character_of
from lastcard.table.match.seat_action import SeatAction
from table_fixture import TableFixture

pytestmark = pytest.mark.once
IDS = {f"talk-{who.name}-{moment}-{n + 1}" for who in BY_NAME for moment, lines in LINES.items() for n in range(lines)}
BOTS = {1: SUNNY, 2: COCKY, 3: DRY}
Heard = tuple[int, list[Seen], dict[int, Character], Seen | None]
"""Who acted, what spectators saw, the bots, and what one of them said."""


def test_every_line_has_a_text_and_every_text_a_line() -> None:
    assert {name for name in entries_of("en") if name.startswith("talk-")} == IDS
    assert all(has_text(f"character-{who.name}", lang) for who in BY_NAME for lang in LANGUAGES)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """Everything that the talk of tables is told and answers."""
    kept: list[Heard] = []
    hear = BotTalk.hear

    def note(talk: BotTalk, seat: int, events: list[Seen], bots: dict[int, Character]) -> Seen | None:
        remark = hear(talk, seat, events, bots)
        kept.append((seat, events, bots, remark))
        return remark

    monkeypatch.setattr(BotTalk, "hear", note)
    return kept


def play_out(edition: str, seed: int) -> list[Seen]:
    """A round among bots; returns what was sent but not kept."""
    fixture = TableFixture(1, ("normal", "easy", "hard"), seed, edition=edition, options={"scoring": "none"})
    fixture.start()
    fixture.leave_to_autopilot()
    fixture.wait(30_000)
    assert fixture.table.lobby.is_over
    return fixture.table.take_changes().transient


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_talk_now_and_then_and_by_what_everybody_saw(edition: str, heard: list[Heard]) -> None:
    sent = [event for event in play_out(edition, 3) if event["event"] == "remark"]
    first = list(heard)
    assert sent == [remark for _, _, _, remark in first if remark is not None]
    moves = remarks = 0
    for seat, _, bots, remark in first:
        moves += seat in bots
        remarks += remark is not None
        assert remarks * QUIET <= moves
    assert all(event["line"] in IDS for event in sent)
    again = BotTalk("TESTTEST", 1)
    public = [(seat, json.loads(json.dumps(events)), bots) for seat, events, bots, _ in first]
    assert [again.hear(*one) for one in public] == [remark for _, _, _, remark in first]


def test_bots_do_talk(heard: list[Heard]) -> None:
    play_out("no-mercy", 5)
    assert sum(remark is not None for _, _, _, remark in heard) >= 2


def said_to_a_draw(game: Game) -> list[Seen]:
    """What is said when a bot draws a card and does not play it."""
    fixture = TableFixture(SEATS, edition=game.edition)
    fixture.start()
    runner = fixture.runner
    for seat in range(SEATS):
        runner.chair(seat).bot, runner.chair(seat).person = "normal", ""
    runner.round.game = game.copy()
    runner.begin(fixture.now)
    fixture.table.take_changes()
    owing = fixture.owes()
    runner._apply(SeatAction.read(owing, "draw"), fixture.now)
    if runner.round.withheld:
        runner.do_next(fixture.now)
    else:
        runner._apply(SeatAction.read(owing, "keep"), fixture.now)
    assert runner.round.move == 2
    return fixture.table.take_changes().transient


@pytest.mark.parametrize("edition", EDITIONS)
def test_talk_tells_nothing_of_a_drawn_card(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "QUIET", 0)
    monkeypatch.setattr(bot_talk, "MANY", 1)
    said = [(said_to_a_draw(playable), said_to_a_draw(other)) for playable, other in worlds_of(edition)]
    assert any(one for one, _ in said)
    assert all(one == other for one, other in said)


DREW: Seen = {"event": "drew", "rule": "GEN-11", "seat": 1, "count": 4}
WON: Seen = {"event": "won", "rule": "GEN-15", "seat": 0}


def after_silence(round_number: int = 1) -> BotTalk:
    talk = BotTalk("TESTTEST", round_number)
    for _ in range(QUIET - 1):
        assert talk.hear(1, [DREW], BOTS) is None
    return talk


def test_one_remark_in_ten_moves() -> None:
    talk = after_silence()
    assert talk.hear(0, [DREW], BOTS) is None, "a person's move"
    assert talk.hear(1, [DREW], BOTS) is not None
    assert talk.hear(1, [DREW], BOTS) is None


@pytest.mark.parametrize(
    ("event", "seat", "moment"),
    [
        (DREW, 1, "hit"),
        ({**DREW, "rule": "NM-02"}, 1, "long-draw"),
        ({"event": "creeper", "rule": "MC-01", "seat": 2}, 2, "hit"),
        ({"event": "called", "rule": "GEN-14", "seat": 2}, 2, "called"),
        ({"event": "caught", "rule": "GEN-14", "seat": 0, "by": 2}, 2, "catches"),
        ({"event": "caught", "rule": "GEN-14", "seat": 2, "by": 0}, 2, "caught"),
        ({"event": "judged", "rule": "GEN-12", "seat": 0, "target": 2, "guilty": True}, 2, "found-out"),
        ({"event": "swapped", "rule": "NM-05", "seat": 0, "target": 1}, 1, "swapped"),
        ({"event": "danced", "rule": "BT-01", "seat": 1}, 1, "danced"),
        ({"event": "out", "rule": "NM-04", "seat": 1}, 1, "out"),
        ({"event": "played", "rule": "GEN-11", "seat": 2, "card": "w+4", "jump": False, "total": 0}, 2, "attack"),
        ({"event": "won", "rule": "GEN-15", "seat": 2}, 2, "won"),
        (WON, 1, "lost"),
    ],
)
def test_moments(event: Seen, seat: int, moment: str) -> None:
    said = [after_silence(number).hear(1, [event], {1: SUNNY, 2: COCKY}) for number in range(20)]
    own = {str(remark["line"]) for remark in said if remark is not None and remark["seat"] == seat}
    name = {1: "sunny", 2: "cocky"}[seat]
    assert own == {f"talk-{name}-{moment}-{number + 1}" for number in range(LINES[moment])}


@pytest.mark.parametrize(
    "event",
    [
        {**DREW, "count": 2},
        {"event": "judged", "rule": "GEN-12", "seat": 1, "target": 2, "guilty": False},
        {"event": "played", "rule": "GEN-06", "seat": 2, "card": "r+2", "jump": False, "total": 0},
        {"event": "reversed", "rule": "GEN-07", "direction": -1},
    ],
)
def test_nothing_is_said_to_small_things(event: Seen) -> None:
    assert all(after_silence(number).hear(1, [event], BOTS) is None for number in range(20))


def test_a_line_is_not_said_twice_before_all_were() -> None:
    talk = BotTalk("TESTTEST", 1)
    lines: list[str] = []
    while len(lines) < LINES["hit"]:
        remark = talk.hear(1, [DREW], {1: DRAMATIC})
        lines += [] if remark is None else [str(remark["line"])]
    assert len(set(lines)) == LINES["hit"]


def test_who_stands_in_for_a_person_says_nothing(heard: list[Heard]) -> None:
    fixture = TableFixture(3, ("normal",))
    fixture.start()
    fixture.ask("p1", r.Leave())
    fixture.wait(300)
    assert heard
    assert all(len(bots) == 1 for _, _, bots, _ in heard)


# How characters play


def test_a_character_never_plays_better_than_its_level() -> None:
    for level, usual in HABITS.items():
        for who in BY_NAME:
            habits = habits_of(level, who)
            assert habits.catch_delay >= usual.catch_delay
            assert usual.forgets <= habits.forgets < 0.5
    assert all(0.7 <= who.pause <= 1.4 for who in BY_NAME)


def test_bots_pause_by_their_character() -> None:
    fixture = TableFixture(1, ("normal",) * 4)
    fixture.start()
    usual = fixture.runner.pace.usual_pause()
    pauses = {fixture.runner.pace.character(seat): fixture.runner._time_for_decision(seat) for seat in range(1, 5)}
    assert {who: round(pause / usual, 6) for who, pause in pauses.items()} == {who: who.pause for who in pauses}
    assert len(pauses) == 4


def test_neighbours_differ() -> None:
    assert [character_of(chair) for chair in range(1, 6)] == [SUNNY, COCKY, DRY, GENTLE, DRAMATIC]
    assert character_of(0) == character_of(9)


@pytest.mark.parametrize(("beginners", "least"), [(False, 1.5), (True, 3.0)])
def test_beginners_have_time_to_call(beginners: bool, least: float) -> None:
    fixture = TableFixture(1, ("expert",), beginners=beginners)
    fixture.start()
    bot = next(seat for seat in range(2) if fixture.runner.chair(seat).bot)
    hands = ["b1 b2 b3", "b4 b5 b6"]
    hands[1 - bot] = "r1 r2"
    fixture.set_up(hands=hands, discard="r9", turn=1 - bot, pile="g1 g2 g3 g4 g5")
    fixture.act(0, "play r1")
    began = fixture.now
    while not (caught := [each for each in fixture.runner.round.moves if each.action.startswith("catch")]):
        due = fixture.table.next_wakeup()
        assert due is not None
        fixture.wait(due - fixture.now)
    assert caught
    patience = max(least, 1.5 * fixture.runner.pace.character(bot).patience)
    assert patience <= fixture.now - began <= patience + 1
