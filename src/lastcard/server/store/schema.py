"""The tables of the database, and the migrations from older schemas."""

from sqlalchemy import Column, Connection, Float, Index, Integer, MetaData, Table, Text, inspect, select

metadata = MetaData()

meta = Table("meta", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))
tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("lobby", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("tables_by_time", "touched"),
)
log_entries = Table(
    "lines",
    metadata,
    Column("code", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
sitters = Table(
    "sitters",
    metadata,
    Column("code", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Index("sitters_by_person", "person"),
)
rounds = Table(
    "rounds",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("winner", Integer, nullable=False),
    Column("points", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Index("rounds_by_time", "ended"),
)
players = Table(
    "players",
    metadata,
    Column("round", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Index("players_by_person", "person"),
)

VERSION = 2
MIGRATIONS: dict[int, tuple[str, ...]] = {
    1: (
        "CREATE INDEX IF NOT EXISTS tables_by_time ON tables (touched)",
        "CREATE INDEX IF NOT EXISTS rounds_by_time ON rounds (ended)",
        "CREATE INDEX IF NOT EXISTS players_by_person ON players (person)",
        "CREATE INDEX IF NOT EXISTS sitters_by_person ON sitters (person)",
    ),
}
"""The statements that make the next version out of each."""


class WrongSchema(Exception):
    """The database was made by a newer Lastcard."""


def migrate(connection: Connection) -> None:
    """Create or migrate the tables, in the transaction of the caller. Raises WrongSchema."""
    if not inspect(connection).has_table("meta"):
        metadata.create_all(connection)
        connection.execute(meta.insert().values(key="schema", value=str(VERSION)))
        return
    found = connection.execute(select(meta.c.value).where(meta.c.key == "schema")).scalar_one_or_none()
    version = int(found or 0)
    if not 1 <= version <= VERSION:
        raise WrongSchema(f"the database has schema {version}, this Lastcard knows 1 to {VERSION}")
    for number in range(version, VERSION):
        for statement in MIGRATIONS[number]:
            connection.exec_driver_sql(statement)
    connection.execute(meta.update().where(meta.c.key == "schema").values(value=str(VERSION)))
