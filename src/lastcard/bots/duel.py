"""Bots against each other: whole rounds, interrupts heard in a fair order, the same deals for every seat."""

from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple, Protocol

from lastcard.bots.bot import Bot
from lastcard.rules.model.actions import Action, Decision
from lastcard.rules.text.views import View


class Round(Protocol):
    """A round of the game, as far as it takes to play it."""

    @property
    def decision(self) -> Decision | None: ...
    @property
    def seats(self) -> int: ...
    @property
    def winner(self) -> int | None: ...
    def view(self, seat: int | None) -> View: ...
    def interrupts(self, seat: int) -> list[Action]: ...
    def apply(self, action: str, seat: int | None = None) -> object: ...


MOST = 20_000
"""Decisions of a round. With next to nothing left to draw, bots without memory may go round in circles."""
MOST_SPOKEN = 30
"""Interrupts between two decisions; they may jump in on each other in circles, too."""


def play_round(game: Round, bots: Sequence[Bot], most: int = MOST) -> int | None:
    """To the end, and the winner's seat; None if that takes more than so many decisions."""
    hear_interrupts(game, bots, 0)
    for _ in range(most):
        owed = game.decision
        if owed is None:
            break
        game.apply(bots[owed.seat].choose(game.view(owed.seat)), seat=owed.seat)
        hear_interrupts(game, bots, owed.seat)
    return game.winner


def hear_interrupts(game: Round, bots: Sequence[Bot], actor: int) -> None:
    """Until nobody has anything more to say. After each interrupt all are asked again, from its player on."""
    for _ in range(MOST_SPOKEN):
        spoken = first_to_speak(game, bots, actor)
        if spoken is None:
            break
        actor, said = spoken
        game.apply(said, seat=actor)


def first_to_speak(game: Round, bots: Sequence[Bot], actor: int) -> tuple[int, str] | None:
    """Those who may call for themselves are asked first, then everybody from the actor on."""
    callers: list[int] = []
    others: list[int] = []
    for step in range(game.seats):
        seat = (actor + step) % game.seats
        open_to = game.interrupts(seat)
        if open_to:
            (callers if "uno" in open_to else others).append(seat)
    for seat in callers + others:
        said = bots[seat].interrupt(game.view(seat))
        if said is not None:
            return seat, said
    return None


class Share(NamedTuple):
    """Rounds won, of all rounds, between two bounds that hold with 95 % confidence."""

    won: float
    low: float
    high: float
    rounds: int

    def __str__(self) -> str:
        return f"{self.won:.1%} ({self.low:.1%} to {self.high:.1%}) of {self.rounds} rounds"


def play_duplicate(deal: Callable[[int], Round], hero: Bot, rest: Bot, deals: int) -> Share:
    """The same deals with the hero in each seat in turn and the same bot in all others."""
    shares: list[float] = []
    for number in range(deals):
        seats = deal(number).seats
        won = [
            play_round(deal(number), [hero if seat == place else rest for seat in range(seats)]) == place
            for place in range(seats)
        ]
        shares.append(fmean(won))
    return confident_share(shares, seats)


def confident_share(shares: Sequence[float], seats: int) -> Share:
    """Rounds of one deal are alike, so the deals are counted, not the rounds."""
    won = fmean(shares)
    margin = NormalDist().inv_cdf(0.975) * stdev(shares) / len(shares) ** 0.5
    return Share(won, won - margin, won + margin, len(shares) * seats)
