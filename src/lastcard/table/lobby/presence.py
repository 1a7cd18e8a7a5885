"""Who is connected, who is away and since when, and how long their network takes. It is not stored."""

from collections.abc import Iterable

from lastcard.table.lobby.identities import device_of
from lastcard.table.lobby.lobby import Lobby
from lastcard.table.match.race import Lag
from lastcard.table.match.timing import Pauses

MISSED_TURNS = 2
"""After this many missed turns in a row, the autopilot no longer waits."""


class Presence:
    """Who is connected. Players who share a device are present as long as it is."""

    def __init__(self) -> None:
        self.visitors: dict[str, str] = {}
        """Names of those who are connected and have no chair."""
        self._connections: dict[str, int] = {}
        self._away_since: dict[str, float] = {}
        self._back_since: dict[str, float] = {}
        self._missed_turns: dict[str, int] = {}
        self._lags: dict[str, Lag] = {}
        self._pauses: dict[str, Pauses] = {}

    def arrive(self, person: str, now: float) -> bool:
        """Count a new connection of a person; return whether it is their only one."""
        person = device_of(person)
        self._connections[person] = self._connections.get(person, 0) + 1
        if self._connections[person] == 1:
            self._back_since[person] = now
        self._away_since.pop(person, None)
        self._missed_turns.pop(person, None)
        return self._connections[person] == 1

    def depart(self, person: str, now: float) -> bool:
        """Count a closed connection of a person; return whether it was their last."""
        person = device_of(person)
        self._connections[person] -= 1
        if self._connections[person]:
            return False
        del self._connections[person]
        self.visitors.pop(person, None)
        self._lags.pop(person, None)
        self._back_since.pop(person, None)
        self._away_since[person] = now
        return True

    def is_present(self, person: str) -> bool:
        return device_of(person) in self._connections

    def present(self) -> list[str]:
        """Return everybody who is connected; one person for all who share a device."""
        return list(self._connections)

    def away_since(self, person: str) -> float | None:
        """Return when somebody left; None if they are present, or have not been here since the table was loaded."""
        return self._away_since.get(device_of(person))

    def back_since(self, person: str) -> float:
        """Return since when somebody has been connected without a break."""
        return self._back_since.get(device_of(person), 0.0)

    def forget(self, person: str) -> None:
        """Drop what is known of somebody who left their chair."""
        for known in (self._away_since, self._missed_turns, self._pauses):
            known.pop(person, None)

    def expect(self, people: Iterable[str], now: float) -> None:
        """Count these people as away from now on, after a restart."""
        for person in map(device_of, people):
            self._away_since.setdefault(person, now)

    def name_of(self, person: str, lobby: Lobby) -> str:
        """Return the name on somebody's chair, or the one that they came with as a visitor."""
        return lobby.name_of(person) or self.visitors.get(person, "")

    # Missed turns

    def miss_turn(self, person: str) -> bool:
        """Count a missed turn; return whether the autopilot takes over with it."""
        self._missed_turns[person] = self._missed_turns.get(person, 0) + 1
        return self._missed_turns[person] == MISSED_TURNS

    def clear_missed_turns(self, person: str) -> bool:
        """Note that somebody acts again; return whether the autopilot had taken over."""
        was_idle = self.is_idle(person)
        self._missed_turns.pop(person, None)
        return was_idle

    def is_idle(self, person: str) -> bool:
        """Return whether somebody has missed so many turns that the autopilot plays for them."""
        return self._missed_turns.get(person, 0) >= MISSED_TURNS

    # Lag and habits

    def measure(self, person: str, seconds: float) -> None:
        """Add a measured round trip to a person."""
        person = device_of(person)
        self._lags[person] = self._lags.get(person, Lag()).add(seconds)

    def lag_credit(self, person: str, most: float) -> float:
        """Return how many seconds of a person's lag are made up for, `most` at most."""
        lag = self._lags.get(device_of(person))
        return lag.credit(most) if lag is not None else 0.0

    def pauses(self, person: str) -> Pauses:
        """Return how long this person usually looks at a drawn card."""
        known = self._pauses.get(person)
        if known is None:
            known = self._pauses[person] = Pauses()
        return known
