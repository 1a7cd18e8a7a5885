"""How many sockets may be open, and whose.

A stranger's socket is one that is not known to belong to somebody with a chair. Strangers never get all places, nor
does a single address. If there is no place for a newcomer, the stranger who has been idle longest has to go: honest
clients have asked for something by then, and a browser comes back by itself.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from ipaddress import ip_network
from time import monotonic
from typing import Any, Protocol

log = logging.getLogger(__name__)

OWN_DESCRIPTORS = 96
"""Descriptors for everything but clients' sockets: the database, logs, processes of bots."""
FEWEST = 32
"""The least number of sockets that there may be."""
LOG_EVERY = 60.0
"""Seconds between two log lines that say the same."""


ENTRANCE = "entrance"
"""The name of a socket's entrance in the state of its ASGI scope."""


Write = Callable[[str], bool]
"""Writes a message without waiting; returns whether it could be written."""


def write_nothing(_text: str) -> bool:
    """Refuse to write a message, as there is no open WebSocket."""
    return False


Hear = Callable[[bytes], bool]
"""Takes a message without waiting; returns whether it was taken."""


def hear_nothing(_data: bytes) -> bool:
    """Refuse to take a message, as nobody listens or others come first."""
    return False


class OpenSocket(Protocol):
    """The protocol of an open socket."""

    def is_waiting(self) -> bool:
        """Return whether this socket has nothing to be done until its client sends something more."""
        ...

    def throw_out(self) -> None:
        """Close the socket at once."""
        ...


class Entrance:
    """One open socket, from when it was accepted until it is closed. `address` is what strangers are counted by."""

    __slots__ = ("_doors", "address", "hear", "is_seated", "socket", "write")

    def __init__(self, doors: "Doors", socket: OpenSocket, address: str) -> None:
        self._doors = doors
        self.socket: OpenSocket | None = socket
        self.address = address
        self.is_seated = False
        """Whether somebody with a chair is at the other end."""
        self.write: Write = write_nothing
        """Writes a message to a WebSocket at once."""
        self.hear: Hear = hear_nothing
        """Takes a message from a WebSocket at once."""

    def note_seated(self, is_seated: bool) -> None:
        """Note whether somebody with a chair is at the other end."""
        if is_seated != self.is_seated:
            self._doors.move(self, self.address, is_seated)

    def stay(self, address: str, is_seated: bool) -> bool:
        """Return whether this socket may stay as long as it likes. The address may be one that a proxy has named."""
        is_proxy = address == self.address and self._doors.is_proxy(address)
        self._doors.move(self, address, is_seated)
        return is_seated or self._doors.has_room_for(address, is_proxy)

    def leave(self) -> None:
        """Give the place back: the socket is closed."""
        self.socket = None
        self.write = write_nothing
        self.hear = hear_nothing
        self._doors.let_out(self)


def entrance_of(scope: Mapping[str, Any]) -> Entrance:
    """Return the entrance of the socket that an ASGI scope belongs to."""
    entrance: Entrance = scope["state"][ENTRANCE]
    return entrance


def proxy_check(trusted: Iterable[str]) -> Callable[[str], bool]:
    """Return a function that recognises trusted proxies, each given as an address, a network, or `*` for all."""
    networks = []
    for text in trusted:
        with suppress(ValueError):  # the name of a socket file
            networks += [ip_network(each) for each in (("0.0.0.0/0", "::/0") if text == "*" else (text,))]

    def is_proxy(address: str) -> bool:
        try:
            asked = ip_network(address)
        except ValueError:
            return False
        return any(asked.overlaps(network) for network in networks)

    return is_proxy


class Doors:
    """Counts open sockets. The process may have `descriptors` files open; `is_proxy` recognises proxies' addresses."""

    def __init__(self, descriptors: int, is_proxy: Callable[[str], bool] = lambda _: False) -> None:
        self.most = max(FEWEST, descriptors - OWN_DESCRIPTORS)
        self.most_strangers = self.most * 3 // 4
        self.most_of_address = self.most_strangers // 2
        self.is_proxy = is_proxy
        self._seated: set[Entrance] = set()
        self._strangers: dict[str, dict[Entrance, None]] = {}
        """Entrances that strangers hold open, by address, the oldest first."""
        self._stranger_count = 0
        self._logged: dict[str, float] = {}

    @property
    def open(self) -> int:
        """The number of open sockets."""
        return self._stranger_count + len(self._seated)

    def let_in(self, socket: OpenSocket, address: str) -> Entrance | None:
        """Return the entrance of a new socket, if need be in place of another one; None if there is no place."""
        if not self._has_room_in(address) and not self._throw_out_of(address):
            self._log("an address has all the sockets that it may have; no more are let in", address)
            return None
        if self._stranger_count >= self.most_strangers and not self._throw_out_anybody() and self.open >= self.most:
            self._log("all sockets are taken; nobody is let in", address)
            return None
        entrance = Entrance(self, socket, address)
        self._add(entrance)
        return entrance

    def let_out(self, entrance: Entrance) -> None:
        """Forget a socket that is closed."""
        if entrance.is_seated:
            self._seated.discard(entrance)
            return
        those = self._strangers.get(entrance.address, {})
        if entrance in those:
            del those[entrance]
            self._stranger_count -= 1
            if not those:
                del self._strangers[entrance.address]

    def move(self, entrance: Entrance, address: str, is_seated: bool) -> None:
        """Count an open socket for another address, or among those with a chair."""
        self.let_out(entrance)
        entrance.address, entrance.is_seated = address, is_seated
        self._add(entrance)

    def has_room_for(self, address: str, is_proxy: bool) -> bool:
        """Return whether a stranger at this address, who is counted already, may stay."""
        if self._stranger_count > self.most_strangers:
            self._log("the sockets that are left are kept for people with a chair", address)
            return False
        if not is_proxy and len(self._strangers.get(address, ())) > self.most_of_address:
            self._log("an address has all the sockets that it may have; no more are let in", address)
            return False
        return True

    def _add(self, entrance: Entrance) -> None:
        if entrance.is_seated:
            self._seated.add(entrance)
        else:
            self._strangers.setdefault(entrance.address, {})[entrance] = None
            self._stranger_count += 1

    def _has_room_in(self, address: str) -> bool:
        return self.is_proxy(address) or len(self._strangers.get(address, ())) < self.most_of_address

    def _throw_out_anybody(self) -> bool:
        """Throw out an idle stranger at the address that has most; return whether there was one."""
        busiest = max(self._strangers, key=lambda address: len(self._strangers[address]))
        return self._throw_out_of(busiest) or any(map(self._throw_out_of, list(self._strangers)))

    def _throw_out_of(self, address: str) -> bool:
        """Throw out whoever has been idle longest at an address; return whether there was anybody."""
        for entrance in self._strangers.get(address, ()):
            if entrance.socket is not None and entrance.socket.is_waiting():
                self._log("there are too many sockets; those that wait longest are closed", address)
                self.let_out(entrance)
                entrance.socket.throw_out()
                return True
        return False

    def _log(self, text: str, address: str) -> None:
        now, before = monotonic(), self._logged.get(text)
        if before is None or now >= before + LOG_EVERY:
            self._logged[text] = now
            log.warning("%s (now: %s)", text, address or "?")
