"""What a record holds: how a round or a match began, and every action since."""

from dataclasses import dataclass, field
from typing import NamedTuple

from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.text.setup import Seed

FORMAT = 1
UNFINISHED = "unfinished"


class Move(NamedTuple):
    """An action and who did it; it prints as in the notation."""

    seat: int
    action: str

    def __str__(self) -> str:
        return f"{self.seat} {self.action}"


@dataclass
class Record:
    """Enough to play a round or a match again. It begins with a seed, or else with a position."""

    edition: str
    players: int
    options: dict[str, object] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    seed: Seed = 0
    dealer: int = 0
    """Of a single round; in a match the dealer is drawn for."""
    position: str = ""
    is_match: bool = False
    rounds: list[list[Move]] = field(default_factory=lambda: [[]])

    def start(self) -> "Match | Game":
        """The match, or the single round, before the first action."""
        if self.is_match:
            return Match(self.edition, self.players, self.seed, self.options)
        if self.position:
            return Game.from_position(self.position)
        return Game.deal(self.edition, self.players, self.seed, self.dealer, self.options)


Outcome = dict[str, object]
"""How something ended, as it is written; empty while it goes on."""


def round_outcome(game: Game) -> Outcome:
    if not game.is_over:
        return {}
    outcome: Outcome = {"winner": game.winner, "points": game.points()}
    if game.options["play_on"]:
        outcome["places"] = game.places
    return outcome


def match_outcome(match: Match) -> Outcome:
    return {} if match.winner is None else {"winner": match.winner, "scores": match.scores}
