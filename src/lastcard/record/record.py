"""The content of a record: how a round or a match began, and every action since."""

from dataclasses import dataclass, field
from typing import NamedTuple

from lastcard.editions.custom import Document
from lastcard.editions.files import keep
from lastcard.fairness.evidence import Evidence
from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.model.edition import Edition, find_edition
from lastcard.rules.text.setup import Seed

FORMAT = 1
UNFINISHED = "unfinished"


class Move(NamedTuple):
    """An action with its seat. It prints as in the notation: `2 play r7`."""

    seat: int
    """Who acted."""
    action: str
    """What they did, as text."""

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"


@dataclass
class Record:
    """A round or a match that can be replayed. It begins with a seed, or with a position."""

    edition: str
    """The edition's id."""
    players: int
    """The number of players."""
    options: dict[str, object] = field(default_factory=dict)
    """The options of the table; those not named are the edition's defaults."""
    names: list[str] = field(default_factory=list)
    """The players' names by seat, or none."""
    seed: Seed = 0
    """What the round or match was dealt from."""
    dealer: int = 0
    """The dealer of a single round; in a match the dealer is drawn for."""
    position: str = ""
    """The position with which a single round began, if it was not dealt from a seed."""
    evidence: Evidence | None = None
    """How the seed came about, if people have helped to shuffle."""
    is_match: bool = False
    """Whether this is a match."""
    rounds: list[list[Move]] = field(default_factory=lambda: [[]])
    """The moves of each round."""
    custom: Document | None = None
    """The description of a custom edition; then it counts, and `edition` is only its name."""

    def find_edition(self) -> Edition:
        """Return the edition that is played."""
        return find_edition(self.edition) if self.custom is None else keep(self.custom)

    def start(self) -> "Match | Game":
        """Return the match, or the single round, as it was before the first action."""
        if self.is_match:
            return Match(self.find_edition(), self.players, self.seed, self.options)
        if self.position:
            self.find_edition()  # a position names its edition by the id, which must be known
            return Game.from_position(self.position)
        return Game.deal(self.find_edition(), self.players, self.seed, self.dealer, self.options)


Outcome = dict[str, object]
"""How a round or a match ended, as records have it; empty while it goes on."""


def round_outcome(game: Game) -> Outcome:
    """Return how a round has ended."""
    if not game.is_over:
        return {}
    outcome: Outcome = {"winner": game.winner, "points": game.points()}
    if game.options["play_on"]:
        outcome["places"] = game.places
    return outcome


def match_outcome(match: Match) -> Outcome:
    """Return how a match has ended."""
    return {} if match.winner is None else {"winner": match.winner, "scores": match.scores}
