"""A contest between bots: every deal is played in every seating, so that all have the same luck with the cards."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from lastcard.bots.bot import Bot
from lastcard.bots.external_bots import PATIENCE, Failure, GuardedBot, open_bot
from lastcard.bots.language_models import LanguageModelBot, Usage
from lastcard.bots.rounds import play_round
from lastcard.rules.game import Game
from lastcard.rules.model.events import Event

FEW = 4
"""Up to this many players are seated in every order; with more, each plays every seat once."""


class Breakdown(NamedTuple):
    """A bot that failed in a round: its seat, why, and its traceback or its program's last output."""

    seat: int
    reason: str
    details: str


class Played(NamedTuple):
    """A round of a contest: who played which seat, and how it ended. `winner` is None if it was given up."""

    deal: int
    seating: tuple[str, ...]
    winner: int | None
    decisions: int
    points: tuple[int, ...]
    stand_ins: tuple[int, ...] = ()
    """The seats that `normal` played, at least in part, because their bots had failed."""
    breakdowns: tuple[Breakdown, ...] = ()
    """The bots that failed in this very round."""
    usage: tuple[tuple[str, Usage], ...] = ()
    """The usage of each language model in this round."""


@dataclass(frozen=True)
class Contest:
    """Bots that play against each other."""

    edition: str
    players: tuple[str, ...]
    """The bot of each seat, by name, `cmd:` or `module:Class`."""
    rounds: int
    seed: str = "arena"
    options: dict[str, object] = field(default_factory=dict)
    playouts: int = 0
    """Playouts for each decision of a thinking bot; 0 for the bot's own number."""
    patience: float = PATIENCE
    """Seconds that bots from outside may take for an answer."""

    def seatings(self) -> list[tuple[str, ...]]:
        """Return the orders in which every deal is played."""
        if len(self.players) <= FEW:
            return sorted(set(permutations(self.players)))
        players = self.players
        return sorted({players[turn:] + players[:turn] for turn in range(len(players))})

    def deals(self) -> int:
        """Return how many deals it takes to play at least the wanted rounds."""
        return -(-self.rounds // len(self.seatings()))

    def text(self) -> str:
        """Return what identifies a contest, apart from its number of rounds."""
        return json.dumps({**asdict(self), "rounds": 0}, sort_keys=True)


class CountedGame:
    """A game that counts the actions taken."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.decisions = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def apply(self, action: str, seat: int | None = None) -> list[Event]:
        self.decisions += 1
        return self.game.apply(action, seat)


@lru_cache(maxsize=64)
def seated_bot(name: str, seed: str, playouts: int, patience: float = PATIENCE) -> Bot:
    """Return a bot. As bots have no memory, one of each kind serves all seats and rounds of a process."""
    return open_bot(name, seed, playouts, patience)


Job = tuple[int, tuple[str, ...]]
"""A deal and a seating: a whole deal of thinking bots would take minutes."""


def play_job(contest: Contest, job: Job) -> Played:
    """Play one deal in one seating."""
    number, seating = job
    deal = f"{contest.seed} {number}"
    game = Game.deal(contest.edition, len(seating), deal, options=contest.options)
    round_ = CountedGame(game)
    bots = [seated_bot(name, contest.seed, contest.playouts, contest.patience) for name in seating]
    before, used = failures_of(bots), usage_of(bots)
    winner = play_round(round_, bots)  # type: ignore[arg-type] # it is a Game, and counts
    failed = failures_of(bots)
    new = [seat for seat in failed if seat not in before and seat == seating.index(seating[seat])]
    breakdowns = tuple(Breakdown(seat, *failed[seat]) for seat in new)
    usage = tuple((name, total.plus(used[name], -1)) for name, total in usage_of(bots).items())
    return Played(number, seating, winner, round_.decisions, tuple(game.points()), tuple(failed), breakdowns, usage)


def usage_of(bots: Sequence[Bot]) -> dict[str, Usage]:
    """Return the usage of each language model so far."""
    models = {bot.name: bot.bot for bot in bots if isinstance(bot, GuardedBot)}
    return {name: model.usage for name, model in models.items() if isinstance(model, LanguageModelBot)}


def failures_of(bots: Sequence[Bot]) -> dict[int, Failure]:
    """Return why the bots of some seats were replaced."""
    return {seat: bot.failed for seat, bot in enumerate(bots) if isinstance(bot, GuardedBot) and bot.failed}
