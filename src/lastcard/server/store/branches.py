"""The try-outs at which somebody has a chair."""

from sqlalchemy import Engine, select

from lastcard.server.store import schema

MARK = '"branch":{'
"""Found only in the stored lobby of a try-out, as quotation marks within a text would be escaped."""


def branches_of(engine: Engine, person: str) -> list[str]:
    """Return the codes of somebody's try-outs, last used first."""
    tables, sitters = schema.tables.c, schema.sitters
    asked = (
        select(tables.code)
        .join_from(schema.tables, sitters, sitters.c.code == tables.code)
        .where(sitters.c.person == person, tables.removed.is_(None), tables.lobby.contains(MARK))
        .order_by(tables.touched.desc())
    )
    with engine.connect() as connection:
        return list(connection.execute(asked).scalars())
