"""Which tables a server keeps: a server alone has all of them; in a cluster, each table is at one node."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from lastcard.editions.custom import Document
from lastcard.server.cluster.lease import NO_LEASE, Lease


@dataclass(frozen=True)
class Elsewhere:
    """A table that is at another node."""

    code: str
    node: str


class Keeper(Protocol):
    async def make_certain(self) -> None:
        """Wait until it is certain that no other node has taken this one's tables. Raises Refusal."""

    async def take(self, code: str) -> Lease | Elsewhere | None:
        """Return the lease of a table that this node may open, or where else the table is; None if it does not exist.

        Raises Refusal.
        """

    def new_lease(self) -> Lease:
        """Return the lease for a new table. Raises Refusal."""

    def is_held(self, lease: Lease) -> bool:
        """Return whether this node may still hold a lease."""

    def give_back(self, code: str, lease: Lease) -> None:
        """Free a table that this node no longer needs."""

    def is_housekeeper(self) -> bool:
        """Return whether this is the node that removes old data."""

    async def busy(self) -> list[str]:
        """Return the tables that other nodes may have open."""

    async def forget_elsewhere(self, person: str) -> None:
        """Have all other nodes forget somebody. Raises OSError if one of them does not."""

    async def let_go(self, place: Elsewhere, person: str) -> None:
        """Let somebody leave a table that is at another node."""

    async def present(self, codes: Iterable[str]) -> dict[str, list[str]]:
        """Return who is connected at tables of other nodes."""

    async def find_document(self, edition: str) -> Document | None:
        """Return the description of a custom edition that is played at another node, or None."""


class Alone:
    """The keeper of a server that has the database to itself."""

    async def make_certain(self) -> None:
        pass

    async def take(self, code: str) -> Lease | Elsewhere | None:
        return NO_LEASE

    def new_lease(self) -> Lease:
        return NO_LEASE

    def is_held(self, lease: Lease) -> bool:
        return True

    def give_back(self, code: str, lease: Lease) -> None:
        pass

    def is_housekeeper(self) -> bool:
        return True

    async def busy(self) -> list[str]:
        return []

    async def forget_elsewhere(self, person: str) -> None:
        pass

    async def let_go(self, place: Elsewhere, person: str) -> None:
        pass

    async def present(self, codes: Iterable[str]) -> dict[str, list[str]]:
        return {}

    async def find_document(self, edition: str) -> Document | None:
        return None
