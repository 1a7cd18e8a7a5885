"""Removes old data: at first it is only hidden and can be restored; a week later it is deleted for good."""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, Executable, delete, func, select, update
from sqlalchemy.engine import Engine

from lastcard.server.store import schema

DAY = 86_400.0
RESTORABLE = 7 * DAY
"""Seconds for which removed data can be restored."""


def newest_time(engine: Engine) -> float | None:
    """Return when something was stored last; None if nothing is stored."""
    with engine.connect() as connection:
        asked = (select(func.max(schema.tables.c.touched)), select(func.max(schema.rounds.c.ended)))
        times = [connection.execute(each).scalar() for each in asked]
    return max((float(at) for at in times if at is not None), default=None)


def move_times(engine: Engine, since: float, until: float, by: float) -> None:
    """Shift the times of everything stored between two times by this many seconds."""
    moved = (schema.tables.c.touched, schema.rounds.c.ended, schema.rounds.c.kept_since)
    with engine.begin() as connection:
        for column in moved:
            meant = column.between(since, until)
            connection.execute(update(column.table).where(meant).values({column: column + by}))


def remove_older(engine: Engine, oldest: float, now: float, busy: Iterable[str]) -> int:
    """Remove rounds and tables from before a time, except the tables in `busy`; return how many."""
    in_use = list(busy)
    with engine.begin() as connection:
        rounds, tables = schema.rounds.c, schema.tables.c
        old_rounds = (rounds.kept_since < oldest) & rounds.removed.is_(None)
        old_tables = (tables.touched < oldest) & tables.removed.is_(None) & tables.code.not_in(in_use)
        removed = connection.execute(update(schema.rounds).where(old_rounds).values(removed=now)).rowcount
        removed += connection.execute(update(schema.tables).where(old_tables).values(removed=now)).rowcount
        connection.execute(delete(schema.closed_rounds).where(schema.closed_rounds.c.closed < oldest))
    return removed


def forget_removed(engine: Engine, now: float) -> int:
    """Delete for good what was removed more than a week before; return how many rounds and tables."""
    before = now - RESTORABLE
    with engine.begin() as connection:
        ids = listed(connection, select(schema.rounds.c.id).where(schema.rounds.c.removed < before))
        codes = listed(connection, select(schema.tables.c.code).where(schema.tables.c.removed < before))
        connection.execute(delete(schema.players).where(schema.players.c.round.in_(ids)))
        connection.execute(delete(schema.rounds).where(schema.rounds.c.id.in_(ids)))
        for table in (schema.log_entries, schema.sitters, schema.leases, schema.tables):
            connection.execute(delete(table).where(table.c.code.in_(codes)))
    return len(ids) + len(codes)


def restore_removed(engine: Engine, names: Iterable[str], now: float) -> list[str]:
    """Restore removed rounds and tables by id and code, or all if none are named; return which.

    Their age is counted from now on, so that they are not removed again at once.
    """
    wanted = list(names)
    restored = []
    with engine.begin() as connection:
        for table, key, values in (
            (schema.rounds, schema.rounds.c.id, {"removed": None, "kept_since": now}),
            (schema.tables, schema.tables.c.code, {"removed": None, "touched": now}),
        ):
            meant: ColumnElement[bool] = table.c.removed.is_not(None)
            if wanted:
                meant &= key.in_(wanted)
            restored += listed(connection, select(key).where(meant))
            connection.execute(update(table).where(meant).values(values))
    return restored


def listed(connection: Connection, asked: Executable) -> list[str]:
    return [str(name) for name in connection.execute(asked).scalars()]
