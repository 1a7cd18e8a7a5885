"""An edition: a deck of faces, the traits that differ from the common rules, and its rule ids."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from lastcard.rules.model.errors import BadEdition
from lastcard.rules.model.options import Value


@dataclass(frozen=True)
class Side:
    """One side of the cards: four colours and how often each face is printed."""

    colors: str
    deck: Mapping[str, int]


@dataclass(frozen=True)
class Edition:
    """Everything in which a printed edition differs from another.

    `points` and `rules` are looked up by symbol (`+2`, `E`, `wG`) and stand for what is usual otherwise.
    """

    id: str
    sides: tuple[Side, ...]
    rule_ids: tuple[str, ...]
    defaults: Mapping[str, Value] = field(default_factory=dict)
    points: Mapping[str, int] = field(default_factory=dict)
    rules: Mapping[str, str] = field(default_factory=dict)
    challenges: bool = True
    """Draw wilds may be bluffed and challenged (GEN-11, 12); not in no-mercy (NM-09)."""
    shown_to_all: tuple[str, ...] = ()
    """Symbols whose challenge shows the hand to everybody (TF-08)."""
    last_card_wins: bool = False
    """The last card has no effect at all (NM-10)."""
    unscored_draws: bool = True
    """A last draw card makes the next player draw even when nothing is counted (not in flip, TF-10)."""
    draw_for_dealer: bool = True
    """A draw of cards decides who deals first (GEN-02); otherwise chance does."""
    wilds_match: bool = False
    """Other wilds count as the colour in force when a draw wild is judged (TF-08)."""
    name: str = ""
    """What a custom edition calls itself; the printed ones have their names in the texts."""


TRAIT_RULES: Final = {"challenges": "NM-09", "last_card_wins": "NM-10", "wilds_match": "TF-08"}
"""The rules that hold where these traits are not the common ones."""

Finder = Callable[[str], Edition | None]
_known: dict[str, Edition] = {}
_finders: list[Finder] = []


def register(edition: Edition) -> Edition:
    _known[edition.id] = edition
    return edition


def register_finder(finder: Finder) -> None:
    """Register a function that finds editions by names that are not registered, such as a user's file."""
    _finders.append(finder)


def known_editions() -> list[str]:
    return list(_known)


def find_edition(edition: "str | Edition") -> Edition:
    if isinstance(edition, Edition):
        return edition
    if isinstance(edition, str):
        if edition in _known:
            return _known[edition]
        for finder in _finders:
            found = finder(edition)
            if found is not None:
                return found
    raise BadEdition("edition-unknown", {"edition": str(edition), "known": ", ".join(_known)})
