"""Tables of every kind for property tests: any edition, any options that make sense with it, 2 to 10 players."""

import os
from typing import NamedTuple

from hypothesis import HealthCheck, Phase, reject, settings
from hypothesis import strategies as st

from lastcard import EDITIONS, BadOptions, Game
from lastcard.editions.common import colored
from lastcard.rules.model.book import open_book
from lastcard.rules.model.deck import counted_decks
from lastcard.rules.model.edition import Edition, find_edition
from lastcard.rules.model.options import OPTIONS

Options = dict[str, object]

NUMBERS: dict[str, tuple[int, ...]] = {
    "target_score": (1, 200, 500, 1000),
    "hand_size": (1, 2, 3, 5, 7, 9, 15),
    "mercy": (0, 10, 16, 25, 50),
    "uno_penalty": (0, 1, 2, 10),
}
CHOICES: dict[str, tuple[object, ...]] = {
    name: option.choices or NUMBERS[name] for name, option in OPTIONS.items() if name != "deck"
}
"""Values worth trying of every option but `deck`, for which `decks` is there."""

ANYWHERE = ("w", "w+1", "w+2", "w+4", "w+6", "w+10", "wR+4", "wG", "wD", "wC", "wP", "wM", "wW", "w+c")
ACTIONS = ("S", "R", "E", "D", "+1", "+2", "+4", "+5")


LONG = bool(os.environ.get("LASTCARD_LONG"))


def tried(count: int) -> settings:
    """So many tables, however long each takes: always the same ones, or in a long run others each time."""
    return settings(
        max_examples=count,
        derandomize=not LONG,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


class Table(NamedTuple):
    edition: str
    players: int
    seed: int
    dealer: int
    options: Options

    def deal(self) -> Game:
        return Game.deal(self.edition, self.players, self.seed, self.dealer, self.options)


def makes_sense(edition: str, options: Options) -> bool:
    """Whether the engine takes these options; that it refuses the right ones is for test_api.py."""
    try:
        open_book(find_edition(edition), options)
    except BadOptions:
        return False
    return True


def values_for(edition: str, name: str) -> list[object]:
    """The values of one option that make sense by themselves in an edition."""
    return [value for value in CHOICES[name] if makes_sense(edition, {name: value})]


def special_wilds(edition: Edition) -> st.SearchStrategy[dict[str, int]]:
    """Wilds of other editions put into the deck; a two-sided edition gets them on both sides."""
    printed = {text for side in edition.sides for text in side.deck}
    strange = [text for text in ANYWHERE if len(edition.sides) == 1 or text not in printed]
    return st.dictionaries(st.sampled_from(strange), st.integers(1, 6), min_size=1, max_size=4)


def foreign_actions(edition: Edition) -> st.SearchStrategy[dict[str, int]]:
    """Action cards of other editions in every colour, on both sides where there are two."""
    colors = "".join(side.colors for side in edition.sides)
    return st.dictionaries(st.sampled_from(ACTIONS), st.integers(0, 3), min_size=1, max_size=3).map(
        lambda counts: colored(colors, counts)
    )


def thin_decks(edition: Edition) -> st.SearchStrategy[dict[str, int]]:
    """Most numbers left out, so that the pile runs dry."""
    colors = "".join(side.colors for side in edition.sides)
    return st.integers(1, 8).map(lambda least: colored(colors, {str(number): 0 for number in range(least, 10)}))


def decks(edition: Edition) -> st.SearchStrategy[dict[str, int]]:
    kinds = special_wilds(edition), foreign_actions(edition), thin_decks(edition)
    return st.one_of(st.just({}), *kinds, st.tuples(*kinds).map(lambda parts: {**parts[0], **parts[1], **parts[2]}))


@st.composite
def option_sets(draw: st.DrawFn, edition: str) -> Options:
    """Any combination that makes sense: the deck first, since it decides what else can do something."""
    deck = draw(decks(find_edition(edition)))
    options: Options = {}
    if deck and makes_sense(edition, {"deck": deck}):
        options["deck"] = deck
    names = draw(st.lists(st.sampled_from(sorted(CHOICES)), unique=True, max_size=len(CHOICES)))
    for name in names:
        allowed = [value for value in CHOICES[name] if makes_sense(edition, {**options, name: value})]
        if allowed:
            options[name] = draw(st.sampled_from(allowed))
    return options


@st.composite
def tables(draw: st.DrawFn, edition: str | None = None) -> Table:
    chosen = edition or draw(st.sampled_from(EDITIONS))
    options = draw(option_sets(chosen))
    size = sum(counted_decks(find_edition(chosen), deck_of(options))[0].values())
    hand_size = open_book(find_edition(chosen), options).options.number("hand_size")
    most = min(10, (size - 1) // hand_size)
    if most < 2:
        reject()
    players = draw(st.integers(2, most))
    return Table(chosen, players, draw(st.integers(0, 10**6)), draw(st.integers(0, players - 1)), options)


def deck_of(options: Options) -> dict[str, int]:
    deck = options.get("deck", {})
    assert isinstance(deck, dict)
    return deck
