"""Observations with history hold what the view's `history` and `lacks` hold, and nothing else changes."""

from random import Random

import numpy as np
import pytest

from lastcard import EDITIONS
from lastcard.envs.round import PUBLIC, Round
from lastcard.envs.spec import Row, Spec
from lastcard.rules import COMPILED
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.book import Book
from lastcard.rules.text.views import View
from lastcard.simulation.past_rows import EVENT_FIELDS, EVENT_VERBS
from playing import EVERYTHING

EVENTS = 12
STEPS = 400 if COMPILED else 80
CARDS = ("play", "jump", "lay", "shed", "discard")
SEATS = ("target", "catch", "swap")
Event = tuple[str, int, str | int, str, str | None, int]


def told(view: View, first: int) -> list[Event]:
    """The last events of a view, the latest first, with seats counted from `first` on."""
    found: list[Event] = []
    for seat, action, top, color, pending in reversed(view.history[-EVENTS:]):
        verb, _, what = action.partition(" ")
        number: str | int = int(what) if verb in ("draw", "take") else what
        if verb in SEATS:
            number = (int(what) - first) % view.players
        found.append((verb, (seat - first) % view.players, number, str(top), color, pending))
    return found


def shown(row: Row, spec: Spec, book: Book) -> list[Event]:
    """The same from an observation."""
    found: list[Event] = []
    for event in row[spec.fields["history"]].reshape(EVENTS, len(EVENT_FIELDS)):
        verb, seat, card, number, top, color, pending, side = map(int, event)
        if not verb:
            break
        name, letters = EVENT_VERBS[verb - 1], book.colors_of(side)
        what: str | int = ""
        if name in CARDS:
            what = spec.cards[card - 1]
        elif name in SEATS:
            what = number - 1
        elif name == "color":
            what = letters[number - 1]
        elif name in ("draw", "take"):
            what = number
        found.append((name, seat - 1, what, spec.cards[top - 1], letters[color - 1] if color else None, pending))
    return found


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_history_is_that_of_the_view(edition: str, players: int) -> None:
    spec = Spec(edition, players, EVERYTHING[edition], history=EVENTS)
    plain = Spec(edition, players, EVERYTHING[edition])
    game, random, verbs = Round(spec, Dice(3)), Random(3), set[str]()
    for _ in range(STEPS):
        if game.is_over:
            game = Round(spec, Dice(random.randrange(1 << 30)))
        for seat in (PUBLIC, *range(players)):
            row, view, first = game.observation(seat), game.view(None if seat == PUBLIC else seat), max(0, seat)
            events = shown(row, spec, spec.book)
            assert events == told(view, first)
            verbs |= {event[0] for event in events}
            letters = spec.book.colors_of(int(view.side == "dark"))
            lacks = [
                view.lacks[(first + step) % players].get(color, -1) for step in range(players) for color in letters
            ]
            assert [int(byte) - 1 for byte in row[spec.fields["lacks"]]] == lacks
            without = Round(plain, sequential=game.sequential).observation(seat)
            assert (row[: plain.row_size] == without).all()
        game.step(random.choice(game.legal()))
    assert {"play", "draw", "take", "color"} <= verbs


def test_without_history_nothing_is_added() -> None:
    spec, plain = Spec("classic", 3, history=1), Spec("classic", 3)
    assert not {"lacks", "history"} & set(plain.fields)
    assert spec.row_size == plain.row_size + 16 + 8  # twelve bytes for lacks, padded, and one event
    empty = Round(spec, Dice(1)).observation(0)
    assert not empty[spec.fields["history"]].any()


@pytest.mark.parametrize("history", [-1, 257, True, 1.5, "2"])
def test_only_as_much_as_there_is(history: int) -> None:
    with pytest.raises(ValueError, match="history"):
        Spec("classic", 3, history=history)


def test_a_long_history_is_seen_whole() -> None:
    spec, random = Spec("no-mercy", 2, {"mercy": 0}, history=256), Random(1)
    game = Round(spec, Dice(1))
    while not game.is_over and len(game.view(0).history) < 256:
        game.step(random.choice(game.legal()))
    row = game.observation(0)[spec.fields["history"]].reshape(256, 8)
    assert np.count_nonzero(row[:, 0]) == len(game.view(0).history)
