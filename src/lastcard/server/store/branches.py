"""The try-outs that somebody has a chair at."""

from sqlalchemy import Engine, select

from lastcard.server.store import schema

MARK = '"branch":{'
"""How the lobby of a try-out tells of it; within a text the quotation marks would be escaped."""


def branches_of(engine: Engine, person: str) -> list[str]:
    """Return the codes of somebody's try-outs, the one used last first."""
    tables, sitters = schema.tables.c, schema.sitters
    asked = (
        select(tables.code)
        .join_from(schema.tables, sitters, sitters.c.code == tables.code)
        .where(sitters.c.person == person, tables.removed.is_(None), tables.lobby.contains(MARK))
        .order_by(tables.touched.desc())
    )
    with engine.connect() as connection:
        return list(connection.execute(asked).scalars())
