"""How games, matches, events, editions and dice are pickled and copied: `pickle`, `copy.copy` and `copy.deepcopy`.

A pickled game includes its secrets: it is for whoever holds the whole game, not for a player. A custom edition goes
along as its description, and can be read where its file does not exist.
"""

import copyreg
from array import array
from dataclasses import fields
from pickle import PicklingError
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.editions.files import document_of, keep
from lastcard.rules.engine.playout import Dice
from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import Edition, find_edition, known_editions
from lastcard.rules.model.events import KINDS, Event
from lastcard.rules.model.history import History
from lastcard.rules.model.state import State
from lastcard.rules.text.position import changed_options

Reduced = tuple[Any, tuple[Any, ...]]


def reduce_event(event: Event) -> Reduced:
    return type(event), tuple(getattr(event, field.name) for field in fields(event))


def reduce_edition(edition: Edition) -> Reduced:
    """Reduce an edition to its id, or one that was read from a file to its description."""
    if edition.id in known_editions() and find_edition(edition.id) is edition:
        return find_edition, (edition.id,)
    document = document_of(edition.id)
    if document is None:
        raise PicklingError(f"the edition {edition.id!r} is neither printed nor read from a file")
    return keep, (document,)


def reduce_dice(dice: Dice) -> Reduced:
    return restore_dice, (int(dice.a), int(dice.b), int(dice.c), int(dice.d))


def restore_dice(a: int, b: int, c: int, d: int) -> Dice:
    dice = Dice(0)
    dice.a, dice.b, dice.c, dice.d = a, b, c, d
    return dice


VECTORS = ("key", "hands", "sizes", "pile", "discard", "knows", "backs", "aside", "drawn_on", "pair", "shown")
"""The fields of a state that are packed vectors, the two last of which it is not made with."""
NUMBERS = (
    *("pile_count", "discard_count", "aside_count", "shuffles", "dealer", "side", "direction", "color", "top"),
    *("match_row", "decision", "seat", "actor", "then", "drawn", "after_flip", "pending", "guilty", "target", "sheds"),
    *("ayes", "noes", "exposed", "reached_one", "call", "blind", "imagined", "opened", "out", "gone", "seated"),
    *("order", "finished", "idle", "showing", "defers_end", "winner", "cause", "arrived"),
)
"""Its other fields, but for its history and the events of an action under way."""


def reduce_state(state: State) -> Reduced:
    table = (state.book.edition, changed_options(state.book), int(state.players))
    vectors = tuple(array("q", getattr(state, name)).tobytes() for name in VECTORS)
    history = state.history.branch(state.past)
    numbers = tuple(getattr(state, name) for name in NUMBERS)
    return restore_state, (*table, vectors, numbers, array("q", history.entries[: history.used]).tobytes())


def restore_state(
    edition: Edition,
    options: dict[str, object],
    players: int,
    vectors: tuple[bytes, ...],
    numbers: tuple[Any, ...],
    entries: bytes,
) -> State:
    *given, pair, shown, past = (vec[i64](list(memoryview(vector).cast("q"))) for vector in (*vectors, entries))
    state = State(open_book(edition, options), players, *given)
    state.pair, state.shown = pair, shown
    for name, number in zip(NUMBERS, numbers, strict=True):
        setattr(state, name, number)
    state.history, state.past = History(past, len(past)).branch(len(past)), len(past)
    return state


def reduce_game(game: Game) -> Reduced:
    """Reduce a game to a copy of its state, since `copy.copy` takes what it is given as it is."""
    return Game, (game._state.copy(), game.opening)  # noqa: SLF001 (there is no other way in)


MATCH_FIELDS = ("_earlier", "round", "opening", "dealer", "game")
"""What has become of a match since it began."""


def reduce_match(match: Match) -> Reduced:
    began = (find_edition(match.edition), match.players, match.seed, match._options)  # noqa: SLF001 (likewise)
    return restore_match, (began, tuple(getattr(match, name) for name in MATCH_FIELDS))


def restore_match(began: tuple[Any, ...], become: tuple[Any, ...]) -> Match:
    match = Match(*began)
    for name, value in zip(MATCH_FIELDS, become, strict=True):
        setattr(match, name, value)
    return match


def register() -> None:
    """Tell `pickle` and `copy` about these classes."""
    for event_class in KINDS:
        copyreg.pickle(event_class, reduce_event)
    copyreg.pickle(Edition, reduce_edition)
    copyreg.pickle(Dice, reduce_dice)
    copyreg.pickle(State, reduce_state)
    copyreg.pickle(Game, reduce_game)
    copyreg.pickle(Match, reduce_match)
