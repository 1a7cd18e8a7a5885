"""Who beats whom, and from which seat: shares of a contest's rounds, as heat maps show them."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from lastcard.arena.contest import Played


class Rivalry(NamedTuple):
    """Rounds that either of two players won, and how many of these the first one won."""

    won: int
    rounds: int

    @property
    def share(self) -> float:
        return self.won / self.rounds


def who_beats_whom(rounds: Sequence[Played]) -> dict[tuple[str, str], Rivalry]:
    """Return, for each pair of players, how many of the rounds that either won the first one won.

    The wins of a player with several seats are divided by their number.
    """
    wins: Counter[tuple[str, str]] = Counter()
    for played in rounds:
        if played.winner is None:
            continue
        winner = played.seating[played.winner]
        for other in set(played.seating) - {winner}:
            wins[winner, other] += 1
    seats = Counter(rounds[0].seating) if rounds else Counter[str]()
    pairs = {(one, other) for pair in wins for one, other in (pair, pair[::-1])}
    return {
        (one, other): Rivalry(
            wins[one, other] * seats[other], wins[one, other] * seats[other] + wins[other, one] * seats[one]
        )
        for one, other in pairs
    }


def wins_by_seat(rounds: Sequence[Played]) -> dict[str, list[Rivalry]]:
    """Return, for each player and seat, how many rounds the player won there, and of how many."""
    seats = len(rounds[0].seating) if rounds else 0
    played_there: Counter[tuple[str, int]] = Counter()
    won_there: Counter[tuple[str, int]] = Counter()
    for played in rounds:
        for seat, name in enumerate(played.seating):
            played_there[name, seat] += 1
            won_there[name, seat] += played.winner == seat
    names = sorted({name for name, _ in played_there})
    return {name: [Rivalry(won_there[name, seat], played_there[name, seat]) for seat in range(seats)] for name in names}
