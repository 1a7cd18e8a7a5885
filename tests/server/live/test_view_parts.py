"""Views field by field: what clients put together is the view."""

import json
from itertools import pairwise
from random import Random

import pytest

from lastcard import EDITIONS
from lastcard.rules.game import Game
from lastcard.rules.text.views import View
from lastcard.server.live import view_parts
from lastcard.server.live.server_messages import encode, view_seen
from lastcard.server.live.view_parts import CHANGING, STEADY, ChangedFields, encoded, parts_of

SEATS = (0, 1, 2, None)


def seen(view: View) -> dict[str, object]:
    """What a client that comes in is sent."""
    fields: dict[str, object] = json.loads(encode(view_seen(view)))
    return fields


def states(edition: str, seed: int) -> list[list[View]]:
    """The views of all seats and of watchers, after each action of a round."""
    game, dice = Game.deal(edition, 3, seed), Random(seed)
    found = [game.views(SEATS)]
    while not game.is_over and len(found) < 120:
        game.apply(dice.choice(game.legal_actions()))
        found.append(game.views(SEATS))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_parts_are_the_fields_of_each_view(edition: str) -> None:
    for views in states(edition, 1):
        for view in views:
            whole = seen(view)
            assert {name: json.loads(encoded(part)) for name, part in zip(CHANGING, parts_of(view), strict=True)} == {
                name: value for name, value in whole.items() if name not in STEADY
            }


@pytest.mark.parametrize("edition", EDITIONS)
def test_changes_lead_from_one_view_to_the_next(edition: str) -> None:
    for before, after in pairwise(states(edition, 2)):
        changed_fields = ChangedFields()
        for old, new in zip(before, after, strict=True):
            changed = changed_fields.between(parts_of(old), parts_of(new))
            assert seen(old) | json.loads(changed or b"{}") == seen(new)


def test_nothing_is_told_of_a_view_that_stays() -> None:
    parts = parts_of(Game.deal("classic", 2, 3).view(0))
    assert ChangedFields().between(parts, parts) == b""


def test_what_several_views_share_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.deal("classic", 3, 1)
    before = game.views(SEATS)
    game.apply("draw")
    if game.decision is not None and game.decision.kind == "drawn":
        game.apply("keep")
    asked: list[object] = []

    def noted(value: object) -> bytes:
        asked.append(value)
        return encoded(value)

    monkeypatch.setattr(view_parts, "encoded", noted)
    changed_fields = ChangedFields()
    for old, new in zip(before, game.views(SEATS), strict=True):
        changed_fields.between(parts_of(old), parts_of(new))
    piles = [value for value in asked if value == game.pile_count]
    assert len(piles) == 1
