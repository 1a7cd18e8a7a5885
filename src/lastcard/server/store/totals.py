"""Totals that outlive their rounds: statistics by edition and by opponent, and the league of a circle."""

from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import permutations

from sqlalchemy import Connection, Engine, select, text

from lastcard.server.store import schema
from lastcard.table.log import FinishedRound

NAME = text(
    "INSERT INTO people (person, name) VALUES (:person, :name) ON CONFLICT (person) DO UPDATE SET name = excluded.name"
)
STATISTICS = text(
    "INSERT INTO statistics (person, edition, rounds, wins, points, calls, catches, challenges, comeback)"
    " VALUES (:person, :edition, 1, :wins, :points, :calls, :catches, :challenges, :comeback)"
    " ON CONFLICT (person, edition) DO UPDATE SET rounds = statistics.rounds + 1,"
    " wins = statistics.wins + excluded.wins, points = statistics.points + excluded.points,"
    " calls = statistics.calls + excluded.calls, catches = statistics.catches + excluded.catches,"
    " challenges = statistics.challenges + excluded.challenges, comeback = CASE WHEN"
    " excluded.comeback > statistics.comeback THEN excluded.comeback ELSE statistics.comeback END"
)
RIVALS = text(
    "INSERT INTO rivals (person, other, rounds, won, lost) VALUES (:person, :other, 1, :won, :lost)"
    " ON CONFLICT (person, other) DO UPDATE SET rounds = rivals.rounds + 1,"
    " won = rivals.won + excluded.won, lost = rivals.lost + excluded.lost"
)
LEAGUE = text(
    "INSERT INTO league (circle, year, person, rounds, wins, points)"
    " VALUES (:circle, :year, :person, 1, :wins, :points)"
    " ON CONFLICT (circle, year, person) DO UPDATE SET rounds = league.rounds + 1,"
    " wins = league.wins + excluded.wins, points = league.points + excluded.points"
)


@dataclass(frozen=True)
class Statistics:
    """What somebody did in all rounds of an edition."""

    edition: str
    rounds: int
    wins: int
    points: int
    calls: int
    catches: int
    challenges: int
    comeback: int
    """The most cards held in a round that was won; 0 if the hand never grew in one."""


@dataclass(frozen=True)
class Rival:
    """Totals of rounds against somebody."""

    name: str | None
    """None for somebody who has deleted themselves."""
    rounds: int
    won: int
    lost: int


def add_totals(connection: Connection, code: str, finished: FinishedRound, now: float) -> None:
    """Add a finished round to the totals of all people who played in it."""
    if not finished.tallies:
        return
    seats = {person: seat for seat, person in enumerate(finished.people) if person}
    for person, seat in seats.items():
        tally, has_won = finished.tallies[seat], seat == finished.winner
        connection.execute(NAME, {"person": person, "name": finished.names[seat]})
        counted = {"calls": tally.calls, "catches": tally.catches, "challenges": tally.challenges}
        gained = {"wins": int(has_won), "points": finished.points[seat]}
        comeback = tally.most_cards if has_won else 0
        where = {"person": person, "edition": finished.edition}
        connection.execute(STATISTICS, {**where, **gained, **counted, "comeback": comeback})
    for person, other in permutations(seats, 2):
        outcome = {"won": int(seats[person] == finished.winner), "lost": int(seats[other] == finished.winner)}
        connection.execute(RIVALS, {"person": person, "other": other, **outcome})
    if not finished.is_coached:
        add_to_league(connection, code, finished, now)


def add_to_league(connection: Connection, code: str, finished: FinishedRound, now: float) -> None:
    """Add a round to the league of the table's circle, if at least two of its members played in it."""
    tables, members = schema.tables.c, schema.members.c
    circle = connection.execute(select(tables.circle).where(tables.code == code)).scalar()
    if not circle:
        return
    asked = select(members.person).where(members.circle == circle, members.person.in_(finished.people))
    playing = set(connection.execute(asked).scalars())
    if len(playing) < 2:
        return
    where = {"circle": circle, "year": datetime.fromtimestamp(now, UTC).year}
    for seat, person in enumerate(finished.people):
        if person in playing:
            gained = {"wins": int(seat == finished.winner), "points": finished.points[seat]}
            connection.execute(LEAGUE, {**where, "person": person, **gained})


def statistics_of(engine: Engine, person: str) -> list[Statistics]:
    """Return somebody's statistics by edition, the one with most rounds first."""
    column = schema.statistics.c
    values = [column[name] for name in Statistics.__dataclass_fields__]
    asked = select(*values).where(column.person == person).order_by(column.rounds.desc(), column.edition)
    with engine.connect() as connection:
        return [Statistics(*row) for row in connection.execute(asked)]


def rivals_of(engine: Engine, person: str, limit: int) -> list[Rival]:
    """Return those whom somebody has played against, the most frequent first."""
    column, named = schema.rivals.c, schema.people
    asked = (
        select(named.c.name, column.rounds, column.won, column.lost)
        .join_from(schema.rivals, named, named.c.person == column.other, isouter=True)
        .where(column.person == person)
        .order_by(column.rounds.desc(), column.other)
        .limit(limit)
    )
    with engine.connect() as connection:
        return [Rival(*row) for row in connection.execute(asked)]


def name_of(engine: Engine, person: str) -> str:
    """Return the name that somebody played under last, or "" if there is none."""
    asked = select(schema.people.c.name).where(schema.people.c.person == person)
    with engine.connect() as connection:
        return str(connection.execute(asked).scalar() or "")
