"""Rounds among bots for the open archive, on all cores."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from typing import NamedTuple

from lastcard.arena.archive import Origin, Row, WatchedGame, packed
from lastcard.arena.contest import seated_bot
from lastcard.arena.progress import Progress
from lastcard.arena.workers import on_cores
from lastcard.bots.rounds import play_round
from lastcard.rules.game import Game

PIECE = 100
"""Rounds in a job."""


@dataclass(frozen=True)
class ArchivedPlay:
    """Rounds to be played, each with a seed of its own; the dealer moves on."""

    edition: str
    bots: tuple[str, ...]
    """The bot of each seat."""
    rounds: int
    seed: str = "archive"
    options: dict[str, object] = field(default_factory=dict)


class Piece(NamedTuple):
    """The rows of a few rounds, and which they are."""

    number: int
    rounds: int
    rows: bytes


def play_archived(play: ArchivedPlay, number: int) -> list[Row]:
    """Play a round, and return its rows; none if it is given up."""
    players = len(play.bots)
    game = Game.deal(play.edition, players, f"{play.seed} {number}", number % players, play.options)
    watched = WatchedGame(game, Origin("simulation", f"{play.edition} {play.seed} {number}", play.bots))
    play_round(watched, [seated_bot(bot, play.seed, 0) for bot in play.bots])  # type: ignore[arg-type] # it is a Game
    return watched.archived.finish()


def play_piece(play: ArchivedPlay, number: int) -> Piece:
    """Play the rounds of a job."""
    wanted = range(number * PIECE, min(play.rounds, (number + 1) * PIECE))
    return Piece(number, len(wanted), packed([row for each in wanted for row in play_archived(play, each)]))


def play_all(play: ArchivedPlay, processes: int = 0) -> Iterator[bytes]:
    """Play all rounds, and yield them in order, whichever process is done first."""
    Game.deal(play.edition, len(play.bots), 0, options=play.options)  # what cannot be dealt is refused at once
    waiting, wanted = {}, 0
    pieces = on_cores(partial(play_piece, play), range(-(-play.rounds // PIECE)), processes)
    for piece in Progress(play.rounds).through(pieces, attrgetter("rounds")):
        waiting[piece.number] = piece.rows
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted += 1
