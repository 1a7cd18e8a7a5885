"""Bots that follow rounds: they are told how a round begins, what happens, as their seat sees it, and how it ends."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeGuard, runtime_checkable

from lastcard.bots.bot import Bot
from lastcard.rules.model.events import Event, Seen
from lastcard.rules.text.views import View


@runtime_checkable
class Listener(Protocol):
    """What a bot has besides, if it wants to follow rounds. Each call names the seat, as a bot may play several."""

    def begin(self, view: View) -> None:
        """Hear that a round begins: the view of a seat right after the deal."""
        ...

    def hear(self, seat: int, events: Sequence[Seen]) -> None:
        """Hear what has just happened, as a seat saw it."""
        ...

    def end(self, seat: int, winner: int | None, points: Sequence[int]) -> None:
        """Hear how a round ended, for a seat; `winner` is None if it was given up."""
        ...


class FollowedRound(Protocol):
    """What is told of a game."""

    @property
    def opening(self) -> Sequence[Event]: ...
    @property
    def winner(self) -> int | None: ...
    def view(self, seat: int | None) -> View: ...
    def points(self) -> list[int]: ...


class Audience:
    """The bots of a round that follow it, by their seats."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self._listeners = {seat: bot for seat, bot in bots.items() if is_listening(bot)}

    def begin(self, game: FollowedRound) -> None:
        for seat, bot in self._listeners.items():
            bot.begin(game.view(seat))
            bot.hear(seat, [event.seen_by(seat) for event in game.opening])

    def hear(self, events: Sequence[Event]) -> None:
        for seat, bot in self._listeners.items():
            bot.hear(seat, [event.seen_by(seat) for event in events])

    def end(self, game: FollowedRound) -> None:
        for seat, bot in self._listeners.items():
            bot.end(seat, game.winner, game.points())

    def __bool__(self) -> bool:
        return bool(self._listeners)


def is_listening(bot: Bot) -> TypeGuard[Listener]:
    """Return whether a bot follows rounds; one that stands around another follows them if that one does."""
    return isinstance(bot, Listener) and bool(getattr(bot, "listens", True))
