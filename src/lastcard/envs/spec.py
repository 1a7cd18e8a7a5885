"""What an environment plays: edition, players, options and reward; its actions and the fields of its observations."""

from dataclasses import dataclass, field
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from lastcard import editions  # the editions are known once this is imported
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.deck import check_size
from lastcard.rules.model.edition import Edition, find_edition
from lastcard.rules.model.history import KEPT
from lastcard.rules.text.setup import check_players
from lastcard.simulation.action_space import ENVIRONMENT_VERSION, ActionSpace
from lastcard.simulation.observation import Layout
from lastcard.simulation.past_rows import MOST_FACES

EDITIONS = tuple(edition.id for edition in editions.EDITIONS)
VERSION = ENVIRONMENT_VERSION
Reward = Literal["win", "points"]
Row = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
MAX_STEPS = 10_000
"""Decisions after which a round is cut off; random rounds of four players have about a hundred."""
SCALES = {"discard": 2.0, "pile": 100.0, "pending": 8.0, "counts": 8.0, "lacks": 4.0, "history": 16.0}
"""The usual size of the numbers in a field, if these are not mostly 0 and 1."""


@dataclass(frozen=True)
class Spec:
    """A table for environments. Raises ValueError if there is no such edition, option or reward."""

    edition: str | Edition = "classic"
    players: int = 4
    options: dict[str, object] = field(default_factory=dict)
    reward: Reward = "win"
    max_steps: int = MAX_STEPS
    history: int = 0
    """How many of the latest events an observation has; with any, it also has the colours that players drew on."""
    book: Book = field(init=False, repr=False)
    space: ActionSpace = field(init=False, repr=False)
    layout: Layout = field(init=False, repr=False)

    def __post_init__(self) -> None:
        book = open_book(find_edition(self.edition), dict(self.options))
        players = check_players(self.players)
        check_size(int(book.size), players, int(book.hand_size))
        if self.reward not in get_args(Reward):
            raise ValueError(f"reward is {self.reward!r}, and may be: {', '.join(get_args(Reward))}")
        if self.reward == "points" and book.options.text("scoring") == "none":
            raise ValueError("reward is 'points', but the option scoring is 'none'")
        if isinstance(self.max_steps, bool) or not isinstance(self.max_steps, int) or self.max_steps < 1:
            raise ValueError(f"max_steps is {self.max_steps!r}, and must be a number from 1 on")
        if isinstance(self.history, bool) or not isinstance(self.history, int) or not 0 <= self.history <= KEPT:
            raise ValueError(f"history is {self.history!r}, and must be a number from 0 to {KEPT}")
        if self.history and len(book.faces) > MOST_FACES:
            raise ValueError(f"history is for decks of at most {MOST_FACES} faces, not of {len(book.faces)}")
        object.__setattr__(self, "book", book)
        object.__setattr__(self, "space", ActionSpace(book))
        object.__setattr__(self, "layout", Layout(book, players, self.history))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        edition = self.edition if self.edition in EDITIONS else self.book.edition  # a file may be gone by then
        return Spec, (edition, self.players, self.options, self.reward, self.max_steps, self.history)

    @property
    def name(self) -> str:
        """The edition with the version of actions and observations, such as `lastcard_flip_v1`."""
        return f"lastcard_{self.book.edition.id.replace('-', '_')}_v{VERSION}"

    @property
    def actions(self) -> list[str]:
        """The text of each action by its number."""
        return list(self.space.texts)

    @property
    def fields(self) -> dict[str, slice]:
        """The bytes of each field of an observation."""
        fields = self.layout.fields(self.book)
        return {name: slice(first, first + count) for name, (first, count) in fields.items()}

    @property
    def scale(self) -> npt.NDArray[np.float32]:
        """What to divide each byte of an observation by, so that all numbers have about the same size for networks."""
        scale = np.ones(self.row_size, np.float32)
        for name, place in self.fields.items():
            scale[place] = SCALES.get(name, 1.0)
        return scale

    @property
    def state_fields(self) -> dict[str, slice]:
        """The bytes of each field of a whole state: each seat's observation, who is asked, and the pile in order."""
        sizes = {f"seat {seat}": self.row_size for seat in range(self.players)}
        sizes["asked"] = self.players
        sizes["pile"] = int(self.book.size)
        if self.book.sides == 2:
            sizes["pile_other"] = int(self.book.size)
        found, at = {}, 0
        for name, size in sizes.items():
            found[name] = slice(at, at + size)
            at += size
        return found

    @property
    def state_size(self) -> int:
        """The number of bytes of a whole state."""
        return max(int(place.stop) for place in self.state_fields.values())

    @property
    def cards(self) -> list[str]:
        """The face that each byte of a block of cards stands for."""
        return [str(card) for card in self.book.cards]

    @property
    def row_size(self) -> int:
        """The number of bytes of an observation."""
        return int(self.layout.words) * 8

    @property
    def most_reward(self) -> float:
        """An upper bound of a reward: with `points` the whole deck, and 250 for every player out by Mercy."""
        if self.reward == "win":
            return 1.0
        faces = self.book.faces
        dearest = max(face.points for face in faces)
        return float(dearest * int(self.book.size) + 250 * self.players)
