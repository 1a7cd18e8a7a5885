"""Standings of a contest: shares of rounds won, and Plackett-Luce ratings by openskill, both with 95 % bounds."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from lastcard.arena.contest import Played
from lastcard.bots.rounds import Share, confident_share

SIGMAS = 1.96


class Standing(NamedTuple):
    """The results of one player, from the rounds in which nobody had to be replaced."""

    player: str
    share: Share
    fair: float
    """Its share if all players were equal."""
    rating: float
    uncertainty: float
    """Half the width of the rating's 95 % interval."""
    points: float
    """Points a round, on average."""


def own_rounds(rounds: Sequence[Played]) -> list[Played]:
    """Return the rounds that count: those in which every seat was played by its own bot to the end."""
    return [played for played in rounds if not played.stand_ins]


def standings(all_rounds: Sequence[Played]) -> list[Standing]:
    """Return the results of all players, the best first; none if no round counts."""
    rounds = own_rounds(all_rounds)
    rated = rate(rounds)
    found = [standing(player, rounds, rated[player]) for player in rated]
    return sorted(found, key=lambda each: each.share.won, reverse=True)


def standing(player: str, rounds: Sequence[Played], rating: tuple[float, float]) -> Standing:
    """Return the results of one player. Rounds of a deal are alike, so the bounds are computed from deals."""
    shares: dict[int, list[float]] = defaultdict(list)
    points: list[int] = []
    for played in rounds:
        for seat, name in enumerate(played.seating):
            if name == player:
                shares[played.deal].append(float(played.winner == seat))
                points.append(played.points[seat])
    deals = [fmean(won) for won in shares.values()]
    seats = len(rounds[0].seating)
    share = confident_share(deals, 1) if len(deals) > 1 else Share(deals[0], 0.0, 1.0, 1)
    share = share._replace(low=max(0.0, share.low), high=min(1.0, share.high), rounds=len(points))
    return Standing(player, share, 1 / seats, rating[0], SIGMAS * rating[1], fmean(points))


def rate(rounds: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Return each player's rating and its standard deviation, the mean for a player in several seats."""
    return rated_over_time(rounds, 1)[1]


History = dict[str, list[tuple[float, float]]]
"""The course of each player's rating: numbers of rounds, each with the rating after them."""


def rated_over_time(rounds: Sequence[Played], points: int) -> tuple[History, dict[str, tuple[float, float]]]:
    """Return the ratings at about `points` moments, and each player's last one with its deviation."""
    model = PlackettLuce()
    names = sorted({name for played in rounds for name in played.seating})
    ratings = {name: model.rating(name=name) for name in names}
    history: History = {name: [(0.0, ratings[name].mu)] for name in names}
    every = max(1, len(rounds) // points)
    for number, played in enumerate(rounds, start=1):
        if number % every == 1 or number == len(rounds):
            for name in names:
                history[name].append((float(number - 1), ratings[name].mu))
        if played.winner is None or len(set(played.seating)) == 1:
            continue
        teams = [[ratings[name]] for name in played.seating]
        ranks = [float(seat != played.winner) for seat in range(len(teams))]
        new = model.rate(teams, ranks=ranks)
        for name in set(played.seating):
            own = [new[seat][0] for seat, each in enumerate(played.seating) if each == name]
            mean = fmean(each.mu for each in own), fmean(each.sigma for each in own)
            ratings[name] = model.rating(name=name, mu=mean[0], sigma=mean[1])
    for name in names:
        history[name].append((float(len(rounds)), ratings[name].mu))
    return history, {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
