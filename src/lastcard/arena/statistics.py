"""Statistics of random play: how long rounds are, who wins, how often each rule applies, what an option changes."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from typing import NamedTuple

from lastcard.arena.progress import Progress
from lastcard.arena.workers import EXECUTORS
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.text.setup import check_players
from lastcard.simulation.random_play import play_randomly

PIECE = 5000
"""Rounds of one job."""
EVENTS_EVERY = 40
"""Rules are counted in one out of this many rounds."""
SIGMAS = 1.96


@dataclass(frozen=True)
class Simulation:
    """Rounds to be played at random."""

    edition: str
    players: int
    rounds: int
    seed: str = "simulate"
    options: dict[str, object] = field(default_factory=dict)


class Figure(NamedTuple):
    """A number with its 95 % bounds, if known; `group` and `name` say what it measures."""

    group: str
    name: str
    value: float
    low: float | None = None
    high: float | None = None


Counts = dict[str, object]
"""What `RandomPlay.to_dict` returns."""


def count_piece(simulation: Simulation, piece: int) -> Counts:
    """Play one piece of the rounds, and return its counts."""
    book = open_book(find_edition(simulation.edition), simulation.options)
    rounds = min(PIECE, simulation.rounds - piece * PIECE)
    return play_randomly(book, simulation.players, seed_of(simulation, piece), rounds, EVENTS_EVERY)


def seed_of(simulation: Simulation, piece: int) -> int:
    return int.from_bytes(f"{simulation.seed} {piece}".encode(), "big")


def run_simulation(simulation: Simulation, on: str = "cores", processes: int = 0) -> Counts:
    """Play all rounds, in pieces, and return the counts."""
    check_players(simulation.players)
    open_book(find_edition(simulation.edition), simulation.options)
    return count_in_pieces(partial(count_piece, simulation), simulation.rounds, PIECE, "rounds", on, processes)


def count_in_pieces(
    count_one: Callable[[int], Counts], whole: int, size: int, counted: str, on: str, processes: int
) -> Counts:
    """Count all pieces of a whole, each with at most `size` of what is `counted`, and return the sums."""
    sums: Counts = {}
    answers: Iterator[Counts] = EXECUTORS[on](count_one, range(-(-whole // size)), processes)
    for counts in Progress(whole).through(answers, partial(number, name=counted)):
        add_up(sums, counts)
    return sums


def add_up(whole: Counts, more: Counts) -> None:
    """Add `more` to `whole`."""
    for name, value in more.items():
        if isinstance(value, dict):
            sums = whole.setdefault(name, {})
            assert isinstance(sums, dict)
            for key, count in value.items():
                sums[key] = sums.get(key, 0) + count
        else:
            before = whole.get(name, 0)
            assert isinstance(before, int)
            assert isinstance(value, int)
            whole[name] = before + value


def number(counts: Counts, name: str) -> int:
    value = counts[name]
    assert isinstance(value, int)
    return value


def numbers(counts: Counts, name: str) -> dict[object, int]:
    value = counts[name]
    assert isinstance(value, dict)
    return value


def mean(group: str, name: str, total: int, squares: int, count: int) -> Figure:
    """Return a mean with its bounds, from a sum and a sum of squares."""
    value = total / count
    margin = SIGMAS * sqrt(max(0.0, squares / count - value * value) / count)
    return Figure(group, name, value, value - margin, value + margin)


def share(group: str, name: str, hits: int, count: int) -> Figure:
    """Return a share with its bounds, by Wilson's interval."""
    z = SIGMAS * SIGMAS
    middle = (hits + z / 2) / (count + z)
    margin = SIGMAS / (count + z) * sqrt(hits * (count - hits) / count + z / 4)
    return Figure(group, name, hits / count, max(0.0, middle - margin), min(1.0, middle + margin))


def figures(counts: Counts) -> list[Figure]:
    """Return all figures of these counts."""
    rounds = number(counts, "rounds")
    lengths = numbers(counts, "lengths")
    found = [mean("length", "mean", number(counts, "decisions"), number(counts, "decisions_squared"), rounds)]
    for percent in (5, 25, 50, 75, 95):
        value = float(quantile({int(str(k)): v for k, v in lengths.items()}, rounds * percent / 100))
        found.append(Figure("length", f"{percent}%", value))
    found += [share("wins", f"+{seat}", won, rounds) for seat, won in sorted(numbers(counts, "wins").items(), key=str)]
    found.append(mean("points", "round", number(counts, "points"), number(counts, "points_squared"), rounds))
    if number(counts, "outs"):
        found.append(share("mercy", "rounds", number(counts, "with_outs"), rounds))
        found.append(share("mercy", "last-one", number(counts, "last_ones"), rounds))
        value = number(counts, "outs") / rounds
        found.append(Figure("mercy", "players", value))
    rounds_with_events = number(counts, "rounds_with_events")
    with_rule = numbers(counts, "rounds_with")
    found += [share("rule", str(rule), hits, rounds_with_events) for rule, hits in sorted(with_rule.items(), key=str)]
    return found


def quantile(histogram: dict[int, int], rank: float) -> int:
    """Return the value at this rank."""
    seen = 0
    for length in sorted(histogram):
        seen += histogram[length]
        if seen >= rank:
            return length
    return max(histogram, default=0)


def difference(found: list[Figure], other: list[Figure]) -> list[tuple[object, ...]]:
    """Return rows with each figure of both simulations, the change and its bounds."""
    changed = {(each.group, each.name): each for each in other}
    rows: list[tuple[object, ...]] = []
    for each in found:
        then = changed.get((each.group, each.name))
        if then is None:
            rows.append((each.group, each.name, each.value, None, None, None, None))
            continue
        change = then.value - each.value
        low, high = None, None
        if each.low is not None and each.high is not None and then.low is not None and then.high is not None:
            margin = sqrt(((each.high - each.low) / 2) ** 2 + ((then.high - then.low) / 2) ** 2)
            low, high = change - margin, change + margin
        rows.append((each.group, each.name, each.value, then.value, change, low, high))
    before = {(each.group, each.name) for each in found}
    rows += [(*each[:2], None, each.value, None, None, None) for each in other if each[:2] not in before]
    return rows
