"""The wait after a draw tells nothing of the card, whoever is away: two tables that differ only in it, side by side."""

from collections.abc import Callable

import pytest

from drawn_worlds import SEATS, worlds_of
from lastcard import EDITIONS, Game
from lastcard.editions.custom import Document
from lastcard.rules.text.views import View
from lastcard.table import requests as r
from lastcard.table.match.bot_thinking import InstantThinker, Thought
from lastcard.table.match.round_runner import RoundRunner
from table_fixture import TableFixture

pytestmark = pytest.mark.once
WATCH = 60.0
"""Seconds for which both tables are watched."""


def owing(fixture: TableFixture) -> str:
    return fixture.people[fixture.owes()]


def runner_of(fixture: TableFixture) -> RoundRunner:
    assert fixture.table.runner is not None
    return fixture.table.runner


def away_for_long(fixture: TableFixture) -> None:
    person = owing(fixture)
    fixture.table.depart(person, fixture.now)
    fixture.wait(runner_of(fixture)._timing.away - 1)


def goes_after_drawing(fixture: TableFixture) -> None:
    person = owing(fixture)
    fixture.act(fixture.owes(), "draw")
    fixture.wait(0.1)
    fixture.table.depart(person, fixture.now)


def goes_for_a_moment(fixture: TableFixture) -> None:
    """And comes back when a look at the card would be over; after that it is a person who takes their time."""
    person = owing(fixture)
    goes_after_drawing(fixture)
    fixture.wait(8)
    fixture.arrive(person)
    fixture.wait(0.3)
    fixture.table.depart(person, fixture.now)


def leaves_after_drawing(fixture: TableFixture) -> None:
    person = owing(fixture)
    fixture.act(fixture.owes(), "draw")
    fixture.wait(0.1)
    fixture.ask(person, r.Leave())


def looks_elsewhere(fixture: TableFixture) -> None:
    """Connected, and does nothing until time is up."""
    fixture.wait(fixture.table.lobby.settings.turn_time - 1)


def has_missed_turns(fixture: TableFixture) -> None:
    for _ in range(2):
        fixture.table.presence.miss_turn(owing(fixture))


def is_a_slow_bot(fixture: TableFixture) -> None:
    chair = runner_of(fixture).chair(fixture.owes())
    chair.person, chair.bot = "", "hard"


class NeverReady(InstantThinker):
    """A thinker that is overloaded, and answers only for who draws."""

    def think(self, table: str, level: str, seed: str, view: View, document: Document | None = None) -> Thought:
        is_drawn = view.decision is not None and view.decision.kind == "drawn"

        class Late:
            is_replaced = False

            def answer(self) -> str | None:
                return None if is_drawn else "draw"

        return Late()


CASES = [
    away_for_long,
    goes_after_drawing,
    goes_for_a_moment,
    leaves_after_drawing,
    looks_elsewhere,
    has_missed_turns,
    is_a_slow_bot,
]


def public_moments(game: Game, absent: Callable[[TableFixture], None], habit: float) -> list[tuple[float, bool]]:
    """When everybody saw something happen, until the turn is over; with each, whether presence changed."""
    fixture = TableFixture(SEATS, edition=game.edition, turn_time=30)
    fixture.table.match.thinker = NeverReady()
    fixture.start()
    runner = runner_of(fixture)
    runner.round.game = game.copy()
    runner.begin(fixture.now)
    for person in fixture.people:
        for _ in range(8):
            fixture.table.presence.pauses(person).add(habit)
    absent(fixture)
    fixture.table.take_changes()
    began, moments = fixture.now, []
    while runner.round.move < 2 and fixture.now < began + WATCH:
        due = fixture.table.next_wakeup()
        assert due is not None
        fixture.wait(max(0.0, due - fixture.now))
        changes = fixture.table.take_changes()
        if changes.steps or changes.presence_changed:
            moments.append((round(fixture.now, 6), changes.presence_changed))
    assert runner.round.move >= 2
    return moments


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_wait_after_a_draw_is_the_same_for_any_card(
    edition: str, case: Callable[[TableFixture], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The autopilot draws here whenever it may."""
    monkeypatch.setattr("lastcard.bots.normal.NormalBot.choose", draw_or_first)
    for habit in (0.4, 5.0):
        for playable, other in worlds_of(edition):
            assert public_moments(playable, case, habit) == public_moments(other, case, habit)


def draw_or_first(_bot: object, view: View) -> str:
    return next((str(action) for action in view.actions if action == "draw"), str(view.actions[-1]))
