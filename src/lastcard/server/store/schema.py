"""The tables of the database, and the migrations from older schemas."""

from sqlalchemy import Column, Connection, Float, Index, Integer, MetaData, Table, Text, inspect, select

from lastcard.server.store.database_lock import count_sharing, wait_for_others

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
    Column("removed", Float),  # when it was removed; it can be restored for a while
    Column("circle", Text, nullable=False, server_default=""),
    Index("tables_by_circle", "circle"),
    Index("tables_by_time", "touched"),
    Index("tables_by_removal", "removed"),
)
log_entries = Table(
    "lines",
    metadata,
    Column("code", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("state", Text, nullable=False, server_default=""),
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
    Column("kept_since", Float, nullable=False, server_default="0"),  # the end, or when it was restored
    Column("removed", Float),
    Column("archive", Integer, nullable=False, server_default="0"),  # 1: all who played agreed to the open archive
    Index("rounds_by_time", "kept_since"),
    Index("rounds_by_removal", "removed"),
)
players = Table(
    "players",
    metadata,
    Column("round", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False),
    Index("players_by_person", "person"),
)

closed_rounds = Table(
    "closed_rounds",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("lobby", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("closed", Float, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),  # the last one that they played under
)
statistics = Table(
    "statistics",
    metadata,
    Column("person", Text, primary_key=True),
    Column("edition", Text, primary_key=True),
    *(Column(name, Integer, nullable=False) for name in ("rounds", "wins", "points")),
    *(Column(name, Integer, nullable=False) for name in ("calls", "catches", "challenges", "comeback")),
)
rivals = Table(
    "rivals",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    *(Column(name, Integer, nullable=False) for name in ("rounds", "won", "lost")),
    Index("rivals_by_other", "other"),
)
circles = Table(
    "circles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),  # its link; another one when that is renewed
    Column("name", Text, nullable=False),
    Column("maker", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Index("circles_by_code", "code", unique=True),
)
members = Table(
    "members",
    metadata,
    Column("circle", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("joined", Float, nullable=False),
    Index("members_by_person", "person"),
)
league = Table(
    "league",
    metadata,
    Column("circle", Text, primary_key=True),
    Column("year", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
    *(Column(name, Integer, nullable=False) for name in ("rounds", "wins", "points")),
    Index("league_by_person", "person"),
)
transfers = Table(
    "transfers",
    metadata,
    Column("token", Text, primary_key=True),  # only its digest
    Column("person", Text, nullable=False),
    Column("expires", Float, nullable=False),
)

nodes = Table(
    "nodes",
    metadata,
    Column("node", Text, primary_key=True),
    Column("beat", Integer, nullable=False),  # counts up as long as the node is there
    Column("session", Text, nullable=False),  # the name of its connections
    Column("reachable", Integer, nullable=False),
    Column("draining", Integer, nullable=False),
)
leases = Table(
    "leases",
    metadata,
    Column("code", Text, primary_key=True),
    Column("node", Text, nullable=False),  # empty if nobody has the table
    Column("epoch", Integer, nullable=False),  # counts up whenever the table is taken
    Column("form", Integer, nullable=False),  # what a release must know to read the table
)

VERSION = 6
MIGRATIONS: dict[int, tuple[str, ...]] = {
    1: (
        "CREATE INDEX IF NOT EXISTS tables_by_time ON tables (touched)",
        "CREATE INDEX IF NOT EXISTS rounds_by_time ON rounds (ended)",
        "CREATE INDEX IF NOT EXISTS players_by_person ON players (person)",
        "CREATE INDEX IF NOT EXISTS sitters_by_person ON sitters (person)",
    ),
    2: (
        "ALTER TABLE lines ADD COLUMN state TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN removed FLOAT",
        "ALTER TABLE rounds ADD COLUMN removed FLOAT",
        "ALTER TABLE rounds ADD COLUMN kept_since FLOAT NOT NULL DEFAULT 0",
        "UPDATE rounds SET kept_since = ended",
        "DROP INDEX rounds_by_time",
        "CREATE INDEX rounds_by_time ON rounds (kept_since)",
        "CREATE INDEX tables_by_removal ON tables (removed)",
        "CREATE INDEX rounds_by_removal ON rounds (removed)",
        (
            "CREATE TABLE closed_rounds (id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL, rules INTEGER NOT NULL,"
            " reason TEXT NOT NULL, lobby TEXT NOT NULL, lines TEXT NOT NULL, closed FLOAT NOT NULL)"
        ),
    ),
    3: (
        "ALTER TABLE tables ADD COLUMN circle TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX tables_by_circle ON tables (circle)",
        "CREATE TABLE people (person TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL)",
        (
            "CREATE TABLE statistics (person TEXT NOT NULL, edition TEXT NOT NULL, rounds INTEGER NOT NULL,"
            " wins INTEGER NOT NULL, points INTEGER NOT NULL, calls INTEGER NOT NULL, catches INTEGER NOT NULL,"
            " challenges INTEGER NOT NULL, comeback INTEGER NOT NULL, PRIMARY KEY (person, edition))"
        ),
        (
            "CREATE TABLE rivals (person TEXT NOT NULL, other TEXT NOT NULL, rounds INTEGER NOT NULL,"
            " won INTEGER NOT NULL, lost INTEGER NOT NULL, PRIMARY KEY (person, other))"
        ),
        "CREATE INDEX rivals_by_other ON rivals (other)",
        (
            "CREATE TABLE circles (id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL, name TEXT NOT NULL,"
            " maker TEXT NOT NULL, settings TEXT NOT NULL)"
        ),
        "CREATE UNIQUE INDEX circles_by_code ON circles (code)",
        (
            "CREATE TABLE members (circle TEXT NOT NULL, person TEXT NOT NULL, joined FLOAT NOT NULL,"
            " PRIMARY KEY (circle, person))"
        ),
        "CREATE INDEX members_by_person ON members (person)",
        (
            "CREATE TABLE league (circle TEXT NOT NULL, year INTEGER NOT NULL, person TEXT NOT NULL,"
            " rounds INTEGER NOT NULL, wins INTEGER NOT NULL, points INTEGER NOT NULL,"
            " PRIMARY KEY (circle, year, person))"
        ),
        "CREATE INDEX league_by_person ON league (person)",
        "CREATE TABLE transfers (token TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, expires FLOAT NOT NULL)",
    ),
    4: ("ALTER TABLE rounds ADD COLUMN archive INTEGER NOT NULL DEFAULT 0",),
    5: (
        (
            "CREATE TABLE nodes (node TEXT NOT NULL PRIMARY KEY, beat INTEGER NOT NULL, session TEXT NOT NULL,"
            " reachable INTEGER NOT NULL, draining INTEGER NOT NULL)"
        ),
        (
            "CREATE TABLE leases (code TEXT NOT NULL PRIMARY KEY, node TEXT NOT NULL, epoch INTEGER NOT NULL,"
            " form INTEGER NOT NULL)"
        ),
    ),
}
"""The statements that turn each version into the next one."""


class WrongSchema(Exception):
    """The database was made by a newer Lastcard."""


def check_alone(connection: Connection) -> None:
    """Raise WrongSchema if other nodes use the database, as they could not go on with another schema."""
    if connection.dialect.name == "postgresql" and count_sharing(connection) > 1:
        raise WrongSchema("its schema is older, and nodes that use it are running: stop all of them first")


def migrate(connection: Connection) -> None:
    """Create or migrate the tables, in the transaction of the caller. Raises WrongSchema."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # or else each change of a table would be a transaction
    else:
        wait_for_others(connection)
    if not inspect(connection).has_table("meta"):
        metadata.create_all(connection)
        connection.execute(meta.insert().values(key="schema", value=str(VERSION)))
        return
    found = connection.execute(select(meta.c.value).where(meta.c.key == "schema")).scalar_one_or_none()
    version = int(found) if found and found.isdecimal() else 0
    if not 1 <= version <= VERSION:
        raise WrongSchema(f"the database has schema {version}, this Lastcard knows 1 to {VERSION}")
    if version < VERSION:
        check_alone(connection)
    for number in range(version, VERSION):
        for statement in MIGRATIONS[number]:
            connection.exec_driver_sql(statement)
    connection.execute(meta.update().where(meta.c.key == "schema").values(value=str(VERSION)))
