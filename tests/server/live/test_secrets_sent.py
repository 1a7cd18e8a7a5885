"""Every byte that goes to a seat: two worlds that differ only in what it cannot know send the same.

Whole games of every edition are played at a table beside a second one, where the cards that a viewer cannot know are
changed about. Both go on with the same actions at the same times, through the same code that serves sockets; when the
rules show the viewer something that differs, the second table is made anew from the first.
"""

import os
from random import Random
from typing import cast

import pytest

from checks import random_action
from lastcard import EDITIONS, Event, Game
from lastcard.rules.events import Passed
from lastcard.server.connection import Connection
from lastcard.table import messages as m
from lastcard.table.play import Play
from rooms import Parlor
from test_secrets import another_world, observed, shared_action

pytestmark = pytest.mark.once
LONG = bool(os.environ.get("LASTCARD_LONG"))
GAMES, MOST_ACTIONS = (100, 5000) if LONG else (4, 400)
OPTIONS: list[dict[str, object]] = [
    {},
    {"jump_in": True},
    {"stacking": "same", "draw_until_playable": True},
    {"force_play": True},
]


def play_of(parlor: Parlor) -> Play:
    assert parlor.room.table.play is not None
    return parlor.room.table.play


def put(parlor: Parlor, game: Game) -> None:
    """Another position in place of the round, with nothing in the air."""
    play = play_of(parlor)
    play.round.game = game
    play.round.held = []
    play.race = play.parked = None
    play.begin(parlor.clock.now)
    parlor.room._shown = {}
    parlor.room.table.journal.kept.clear()
    parlor.send(parlor.ears[0], m.Lock(locked=False))
    for ear in parlor.ears:
        ear.heard.clear()


def seen_before_a_pass(events: list[Event]) -> list[Event]:
    place = next((at for at, event in enumerate(events) if isinstance(event, Passed)), len(events))
    return events[:place]


def learns_the_same(one: Game, two: Game, text: str, seat: int, viewer: int) -> bool:
    """Whether the rules show the viewer the same in both worlds; a pass may be chosen in one and not in the other."""
    first, second = one.copy(), two.copy()
    events, others = first.apply(text, seat), second.apply(text, seat)
    if first.is_over or second.is_over:
        return False
    if text == "draw" and viewer != seat:
        events, others = seen_before_a_pass(events), seen_before_a_pass(others)
    return observed(first, events, viewer) == observed(second, others, viewer)


def let_pass(parlors: list[Parlor]) -> bool:
    """A pass that is held back in one world is chosen in the other, at the same time. Whether both worlds agree."""
    held = [bool(play_of(parlor).round.held) for parlor in parlors]
    drawn = [play_of(parlor).round.is_drawn for parlor in parlors]
    if held[0] == held[1] or drawn != [True, True]:
        return held[0] == held[1]
    waiting, choosing = parlors if held[0] else reversed(parlors)
    due = waiting.room.table.next_wakeup()
    assert due is not None
    seat = play_of(waiting).round.passer
    waiting.clock.go_to(due)
    choosing.clock.now = due
    choosing.act(seat, "keep")
    return True


QUESTIONS = (
    "draw",
    "keep",
    "play r7",
    "play w",
    "jump r7",
    "uno",
    "catch 0",
    "catch 1",
    "challenge",
    "accept",
    "color r",
    "yes",
)


def ask_about(parlors: list[Parlor], viewer: int, dice: Random) -> None:
    """What the viewer asks, and tries out of turn, is answered in the same words."""
    action = dice.choice(QUESTIONS)
    for parlor in parlors:
        parlor.send(parlor.ears[viewer], m.Explain(action=action))
        if play_of(parlor).round.decision is not None and play_of(parlor).round.decision.seat != viewer:  # type: ignore[union-attr]
            parlor.act(viewer, "draw")


def same_bytes(parlors: list[Parlor], viewer: int, context: object) -> None:
    one, two = (parlor.ears[viewer].heard for parlor in parlors)
    assert one == two, context
    for parlor in parlors:
        parlor.ears[viewer].heard.clear()


def come_back(parlors: list[Parlor], viewer: int) -> None:
    """The page is loaded again: the whole view, and what is known of the round."""
    for parlor in parlors:
        parlor.room.open(cast(Connection, parlor.ears[viewer]), "", None)
    assert '"recent":[{' in parlors[0].ears[viewer].heard[-1]
    same_bytes(parlors, viewer, "came back")


def step_together(parlors: list[Parlor], viewer: int, dice: Random) -> bool:
    """One action in both worlds, at the same times; False once they can go on together no more."""
    one, two = (play_of(parlor).round.game for parlor in parlors)
    action = None if one.is_over else shared_action(one, two, dice)
    if action is None or not learns_the_same(one, two, *action, viewer):
        return False
    for parlor in parlors:
        parlor.clock.now += 0.5
        parlor.act(action[1], action[0])
    same = let_pass(parlors)
    same_bytes(parlors, viewer, action)
    if same:
        for parlor in parlors:
            parlor.clock.go_to(parlor.clock.now + 10)
        same_bytes(parlors, viewer, action)
    return same


def play_whole(edition: str, number: int) -> tuple[int, int]:
    """A whole game; the second world is made anew whenever they have parted. All actions, and those made together."""
    dice = Random(f"{edition} {number}")
    options = OPTIONS[number % len(OPTIONS)]
    seats = dice.choice((2, 3, 4))
    viewer = dice.randrange(seats)
    parlors = [Parlor(seats, number, edition=edition, options=options) for _ in range(2)]
    for parlor in parlors:
        parlor.send(parlor.ears[0], m.Start())
    game = play_of(parlors[0]).round.game.copy()
    actions = together = 0
    while not game.is_over and actions < MOST_ACTIONS:
        other = another_world(game, viewer, dice)
        if other is not None:
            put(parlors[0], game.copy())
            put(parlors[1], other)
            ask_about(parlors, viewer, dice)
            same_bytes(parlors, viewer, "asked")
            before = together
            while actions < MOST_ACTIONS and step_together(parlors, viewer, dice):
                together += 1
                actions += 1
            if together > before:
                come_back(parlors, viewer)
                game = play_of(parlors[0]).round.game.copy()
        if not game.is_over:
            text, seat = random_action(game, dice)
            game.apply(text, seat=seat)
            actions += 1
    return actions, together


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_is_sent_the_same_bytes_in_both_worlds(edition: str) -> None:
    played = [play_whole(edition, number) for number in range(GAMES)]
    actions, together = (sum(each) for each in zip(*played, strict=True))
    assert together > actions / 3, played
