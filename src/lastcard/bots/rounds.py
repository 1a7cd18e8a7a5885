"""Rounds among bots: interrupts are taken in a fair order, and the same deals are played from every seat."""

from collections.abc import Callable, Sequence
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple, Protocol

from lastcard.bots.bot import Bot
from lastcard.bots.listening import Audience, FollowedRound
from lastcard.rules.model.actions import Action, Decision
from lastcard.rules.model.events import Event


class Round(FollowedRound, Protocol):
    """What a game needs to be played by bots."""

    @property
    def decision(self) -> Decision | None: ...
    @property
    def seats(self) -> int: ...
    def interrupts(self, seat: int) -> list[Action]: ...
    def apply(self, action: str, seat: int | None = None) -> Sequence[Event]: ...


MOST = 20_000
"""Decisions after which a round is given up: with hardly any cards left to draw, bots may go round in circles."""
MOST_INTERRUPTS = 30
"""Interrupts between two decisions; bots may jump in on each other in circles, too."""


def play_round(game: Round, bots: Sequence[Bot], most: int = MOST) -> int | None:
    """Play a round to its end with a bot for each seat, and return the winner's seat.

    Returns None if the round takes more than `most` decisions.
    """
    audience = Audience(dict(enumerate(bots)))
    audience.begin(game)
    take_interrupts(game, bots, 0, audience)
    for _ in range(most):
        owed = game.decision
        if owed is None:
            break
        audience.hear(game.apply(bots[owed.seat].choose(game.view(owed.seat)), seat=owed.seat))
        take_interrupts(game, bots, owed.seat, audience)
    audience.end(game)
    return game.winner


def take_interrupts(game: Round, bots: Sequence[Bot], actor: int, audience: Audience | None = None) -> None:
    """Let bots interrupt until nobody wants to. After each interrupt all are asked again, from its player on."""
    for _ in range(MOST_INTERRUPTS):
        spoken = next_interrupt(game, bots, actor)
        if spoken is None:
            break
        actor, said = spoken
        events = game.apply(said, seat=actor)
        if audience is not None:
            audience.hear(events)


def next_interrupt(game: Round, bots: Sequence[Bot], actor: int) -> tuple[int, str] | None:
    """Return the next interrupt with its seat, or None. Exposed seats are asked first, then all from the actor on."""
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
    """The share of rounds won, with 95 % bounds."""

    won: float
    low: float
    high: float
    rounds: int

    def __str__(self) -> str:
        return f"{self.won:.1%} ({self.low:.1%} to {self.high:.1%}) of {self.rounds} rounds"


def play_duplicate(deal: Callable[[int], Round], hero: Bot, rest: Bot, deals: int) -> Share:
    """Play every deal once for each seat, with `hero` there and `rest` in all others; return the hero's share."""
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
    """Return the share of all rounds with its bounds, from the shares of each deal.

    Rounds of the same deal resemble each other, so the bounds are computed from deals.
    """
    won = fmean(shares)
    margin = NormalDist().inv_cdf(0.975) * stdev(shares) / len(shares) ** 0.5
    return Share(won, won - margin, won + margin, len(shares) * seats)
