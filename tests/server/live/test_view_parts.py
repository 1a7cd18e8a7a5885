"""Views field by field: what clients put together is the view."""

import json
from itertools import pairwise
from random import Random

import pytest

from lastcard import EDITIONS
from lastcard.rules.game import Game
from lastcard.rules.text.views import View
from lastcard.server.live.protocol import encode, view_seen
from lastcard.server.live.view_parts import CHANGING, STEADY, Parts, ViewParts, changed_fields

SEATS = (0, 1, 2, None)


def seen(view: View) -> dict[str, object]:
    """What a client that comes in is sent."""
    fields: dict[str, object] = json.loads(encode(view_seen(view)))
    return fields


def states(edition: str, seed: int) -> list[list[View]]:
    """The views of all seats and of watchers, after each action of a round."""
    game, dice = Game.deal(edition, 3, seed), Random(seed)
    found = [[game.view(seat) for seat in SEATS]]
    while not game.is_over and len(found) < 120:
        game.apply(dice.choice(game.legal_actions()))
        found.append([game.view(seat) for seat in SEATS])
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_parts_are_the_fields_of_each_view(edition: str) -> None:
    for views in states(edition, 1):
        making = ViewParts()
        for view in views:
            whole = seen(view)
            assert {name: json.loads(part) for name, part in zip(CHANGING, making.of(view), strict=True)} == {
                name: value for name, value in whole.items() if name not in STEADY
            }


@pytest.mark.parametrize("edition", EDITIONS)
def test_changes_lead_from_one_view_to_the_next(edition: str) -> None:
    told: list[list[Parts]] = []
    rounds = states(edition, 2)
    for views in rounds:
        making = ViewParts()
        told.append([making.of(view) for view in views])
    for (before, after), (old, new) in zip(pairwise(rounds), pairwise(told), strict=True):
        for place in range(len(SEATS)):
            changed = changed_fields(old[place], new[place])
            assert seen(before[place]) | json.loads(changed or b"{}") == seen(after[place])


def test_nothing_is_told_of_a_view_that_stays() -> None:
    parts = ViewParts().of(Game.deal("classic", 2, 3).view(0))
    assert changed_fields(parts, parts) == b""
