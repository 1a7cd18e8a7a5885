"""Nodes and leases in PostgreSQL: each of these functions is one transaction. Everything here blocks."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import Engine

from lastcard.server.cluster.lease import Lease, NodeSeen

TIMEOUT_MS = 2000
FORM = 1
"""Goes up when a release stores tables in a way that earlier releases would read wrongly."""
SESSION = "lastcard "
"""The beginning of the name that a node's connections have at the database."""

JOIN = text("INSERT INTO nodes (node, beat, session, reachable, draining) VALUES (:node, 0, :session, 1, 0)")
BEAT = text("UPDATE nodes SET beat = beat + 1, reachable = :reachable, draining = :draining WHERE node = :node")
LOOK = text(
    "SELECT node, beat, EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = nodes.session),"
    " reachable, draining FROM nodes ORDER BY node"
)
REMOVE = text("DELETE FROM nodes WHERE node = :node AND beat = :beat")
TAKE = text(
    "UPDATE leases SET node = :node, epoch = epoch + 1, form = :form WHERE code = :code AND form <= :form AND"
    " (node = '' OR node = :node OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = leases.node)) AND"
    " EXISTS (SELECT 1 FROM nodes WHERE nodes.node = :node) RETURNING epoch"
)
FIRST = text(
    "INSERT INTO leases (code, node, epoch, form) SELECT code, :node, 1, :form FROM tables WHERE code = :code AND"
    " removed IS NULL AND EXISTS (SELECT 1 FROM nodes WHERE nodes.node = :node)"
    " ON CONFLICT (code) DO NOTHING RETURNING epoch"
)
HELD = text("SELECT node, epoch, form FROM leases WHERE code = :code")
GIVE_BACK = text("UPDATE leases SET node = '' WHERE code = :code AND node = :node AND epoch = :epoch")
FENCE = text("SELECT code, epoch FROM leases WHERE code = ANY(:codes) FOR SHARE")
"""Makes nodes that want one of these tables wait for the end of the transaction."""
BEGIN = text("INSERT INTO leases (code, node, epoch, form) VALUES (:code, :node, :epoch, :form)")


class Removed(Exception):
    """The others have removed this node."""


@dataclass(frozen=True)
class Held:
    """Somebody else has the table."""

    node: str


@dataclass(frozen=True)
class TooNew:
    """A newer release has stored the table in a way that this one cannot read."""


class Leases:
    """The leases of a database, read and written over connections of their own with short timeouts."""

    def __init__(self, url: str) -> None:
        self.session = SESSION + secrets.token_hex(8)
        waiting = f"-c statement_timeout={TIMEOUT_MS} -c lock_timeout={TIMEOUT_MS}"
        self._engine: Engine = create_engine(
            url,
            pool_pre_ping=True,
            pool_size=3,
            max_overflow=0,
            pool_timeout=TIMEOUT_MS / 1000,
            hide_parameters=True,
            connect_args={
                "connect_timeout": 2,
                "tcp_user_timeout": TIMEOUT_MS,
                "application_name": self.session,
                "options": waiting,
            },
        )

    def close(self) -> None:
        self._engine.dispose()

    # Nodes

    def join(self, node: str) -> None:
        """Add a node, in place of the one this process was before."""
        with self._engine.begin() as connection:
            connection.execute(text("DELETE FROM nodes WHERE session = :session"), {"session": self.session})
            added = text(
                "INSERT INTO nodes (node, beat, session, reachable, draining) VALUES (:node, 0, :session, 1, 0)"
            )
            connection.execute(added, {"node": node, "session": self.session})

    def beat(self, node: str, is_reachable: bool, is_draining: bool) -> list[NodeSeen]:
        """Count a node's beat up, and return what is known of all nodes. Raises Removed."""
        with self._engine.begin() as connection:
            values = {"node": node, "reachable": int(is_reachable), "draining": int(is_draining)}
            if not connection.execute(BEAT, values).rowcount:
                raise Removed
            return [NodeSeen(row[0], row[1], row[2], bool(row[3]), bool(row[4])) for row in connection.execute(LOOK)]

    def remove(self, seen: NodeSeen) -> bool:
        """Remove a node if it has not beaten since it was seen; return whether it was removed."""
        with self._engine.begin() as connection:
            return bool(connection.execute(REMOVE, {"node": seen.node, "beat": seen.beat}).rowcount)

    def leave(self, node: str) -> None:
        """Remove the caller's own node; its tables are free for others."""
        with self._engine.begin() as connection:
            connection.execute(text("DELETE FROM nodes WHERE node = :node"), {"node": node})

    # Tables

    def take(self, code: str, node: str) -> Lease | Held | TooNew | None:
        """Take a table that is free, the node's own, or a removed node's; None if it does not exist."""
        with self._engine.begin() as connection:
            values = {"code": code, "node": node, "form": FORM}
            epoch = connection.execute(TAKE, values).scalar() or connection.execute(FIRST, values).scalar()
            if epoch is not None:
                return Lease(node, epoch)
            held = connection.execute(HELD, {"code": code}).one_or_none()
        if held is None:
            return None
        return TooNew() if held[2] > FORM else Held(held[0])

    def give_back(self, code: str, lease: Lease) -> None:
        """Free a table if it is still held under this lease."""
        with self._engine.begin() as connection:
            connection.execute(GIVE_BACK, {"code": code, "node": lease.node, "epoch": lease.epoch})

    def leased(self) -> list[str]:
        """Return the tables that are held by a node."""
        with self._engine.begin() as connection:
            return list(connection.execute(text("SELECT code FROM leases WHERE node <> ''")).scalars())


def fence(connection: Connection, leases: Iterable[tuple[str, Lease, bool]]) -> frozenset[str]:
    """Return the tables that may not be written in this transaction because others have taken them.

    `leases` has the code and lease of each table to be written, and whether it is new.
    """
    wanted: dict[str, int] = {}
    for code, lease, is_new in leases:
        if is_new:
            values = {"code": code, "node": lease.node, "epoch": lease.epoch, "form": FORM}
            connection.execute(BEGIN, values)
        elif code not in wanted:
            wanted[code] = lease.epoch
    if not wanted:
        return frozenset()
    held = {(row.code, row.epoch) for row in connection.execute(FENCE, {"codes": list(wanted)})}
    return frozenset(code for code, epoch in wanted.items() if (code, epoch) not in held)
