"""Secrets: worlds that differ only in what a viewer cannot know look the same to that viewer, and go on so.

A round is played on for a while, then the cards that a viewer cannot know are changed about. Both worlds go on with
the same actions; as long as the viewer has been told and shown the same by the rules (`forms`, `sight`), view and
events must be the same bytes, and so must the history that goes on from what both have seen.
"""

import os
from random import Random

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from checks import random_action, viewers
from knowledge import Viewer, forms
from lastcard import EDITIONS, BadPosition, Event, Game
from lastcard.rules import COMPILED
from tables import Table, tables, tried
from worlds import World, read_back, sight

LONG = bool(os.environ.get("LASTCARD_LONG"))
EXAMPLES = 5000 if LONG else 80 if COMPILED else 15
TOGETHER = 60
REVEALS = {
    "avengers": {"laid", "challenged"},
    "bts": {"danced", "challenged"},
    "minecraft": {"creeper", "challenged"},
    "flip": {"flipped", "hand_shown", "duelled", "shed"},
    "no-mercy": {"swapped", "passed_on", "discarded", "out"},
    "classic": {"challenged", "hand_shown", "shuffled"},
}
"""What must have happened in some of the worlds."""
REVEALING = ("challenge", "target", "accept", "dance", "lay", "shed", "yes")
REVEALING_CARDS = ("7", "0", "F", "D", "G", "P", "M", "W", "+4", "+2", "+c", "w")


def deal_and_play(table: Table, dice: Random, happened: set[str]) -> Game:
    game = table.deal()
    for _ in range(dice.randrange(dice.choice((10, 40, 250)))):
        if game.is_over:
            return game
        text, seat = random_action(game, dice)
        happened.update(event.kind for event in game.apply(text, seat=seat))
    return game


def another_world(game: Game, viewer: Viewer, dice: Random) -> Game | None:
    """None if the cards cannot lie so: somebody would not have been asked what they are asked."""
    world = World(game, viewer)
    world.mix(dice, dice.choice((1, 2, 5, 30)))
    try:
        return read_back(world.position(), game)
    except BadPosition:
        return None


def shared_action(game: Game, other: Game, dice: Random) -> tuple[str, int] | None:
    """Something that is legal in both worlds; what may reveal something is taken more often."""
    assert game.decision is not None
    if other.decision is None or other.decision.seat != game.decision.seat:
        return None
    shared = [(text, game.decision.seat) for text in game.legal_actions() if other.explain(text) is None]
    for seat in range(game.seats):
        open_in_other = other.interrupts(seat)
        shared += [(text, seat) for text in game.interrupts(seat) if text in open_in_other]
    telling = [choice for choice in shared if choice[0].verb in REVEALING or choice[0].endswith(REVEALING_CARDS)]
    choices = telling if telling and dice.random() < 0.4 else shared
    return dice.choice(choices) if choices else None


def observed(game: Game, events: list[Event], viewer: Viewer) -> object:
    """All that the rules let the viewer learn by an action."""
    return forms(events, viewer), sight(game, viewer, any(event.kind == "flipped" for event in events))


def compare(game: Game, other: Game, viewer: Viewer, dice: Random, happened: set[str]) -> int:
    """Play on in both worlds while the viewer learns the same; how many actions that were."""
    assert str(game.view(viewer)) == str(other.view(viewer))
    assert game.views(viewers(game)) == [game.view(each) for each in viewers(game)]
    for step in range(TOGETHER):
        action = None if game.is_over else shared_action(game, other, dice)
        if action is None:
            return step
        text, seat = action
        events, others = game.apply(text, seat=seat), other.apply(text, seat=seat)
        if game.is_over or observed(game, events, viewer) != observed(other, others, viewer):
            return step
        assert [event.seen_by(viewer) for event in events] == [event.seen_by(viewer) for event in others]
        assert str(game.view(viewer)) == str(other.view(viewer)), f"{seat} {text}"
        happened.update(event.kind for event in events)
    return TOGETHER


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_viewer_cannot_tell_worlds_apart(edition: str) -> None:
    compared = 0
    happened: set[str] = set()

    @tried(EXAMPLES)
    @given(table=tables(edition), seed=st.integers(0, 2**32))
    def try_one(table: Table, seed: int) -> None:
        nonlocal compared
        dice = Random(seed)
        before: set[str] = set()
        game = deal_and_play(table, dice, before)
        if game.is_over:
            reject()
        viewer = dice.choice(viewers(game))
        other = another_world(game, viewer, dice)
        if other is None:
            reject()
        compared += compare(game, other, viewer, dice, happened)
        happened.update(before)

    try_one()
    assert compared > EXAMPLES, "hardly anything was compared"
    if COMPILED or LONG:  # a few examples do not come by everything
        assert happened >= REVEALS[edition]
