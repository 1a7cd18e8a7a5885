"""Who is there, who is away since when, and how long the lines to them are. Nothing of it outlives the process."""

from collections.abc import Iterable

from lastcard.table.race import Lag
from lastcard.table.timing import Pauses

STRIKES = 2
"""So many turns in a row let go by, and the autopilot does not wait any more."""


class People:
    def __init__(self) -> None:
        self._lines: dict[str, int] = {}
        self._away_since: dict[str, float] = {}
        self._strikes: dict[str, int] = {}
        self._lags: dict[str, Lag] = {}
        self._pauses: dict[str, Pauses] = {}

    def arrive(self, person: str) -> bool:
        """A line to somebody, perhaps not the only one; whether they were away."""
        self._lines[person] = self._lines.get(person, 0) + 1
        self._away_since.pop(person, None)
        self._strikes.pop(person, None)
        return self._lines[person] == 1

    def depart(self, person: str, now: float) -> bool:
        """A line is gone; whether it was the last."""
        self._lines[person] -= 1
        if self._lines[person]:
            return False
        del self._lines[person]
        self._lags.pop(person, None)
        self._away_since[person] = now
        return True

    def is_present(self, person: str) -> bool:
        return person in self._lines

    def present(self) -> list[str]:
        return list(self._lines)

    def away_since(self, person: str) -> float | None:
        """None for who is there, or has not been here since the table was set up."""
        return self._away_since.get(person)

    def forget(self, person: str) -> None:
        for known in (self._away_since, self._strikes, self._pauses):
            known.pop(person, None)

    def expect(self, people: Iterable[str], now: float) -> None:
        """After a restart: they are away from now on."""
        for person in people:
            self._away_since.setdefault(person, now)

    # Turns let go by

    def strike(self, person: str) -> bool:
        """One more; whether the autopilot takes over with it."""
        self._strikes[person] = self._strikes.get(person, 0) + 1
        return self._strikes[person] == STRIKES

    def clear(self, person: str) -> bool:
        """They act again; whether the autopilot had taken over."""
        was_idle = self.is_idle(person)
        self._strikes.pop(person, None)
        return was_idle

    def is_idle(self, person: str) -> bool:
        return self._strikes.get(person, 0) >= STRIKES

    # Lines and habits

    def measure(self, person: str, seconds: float) -> None:
        self._lags[person] = self._lags.get(person, Lag()).add(seconds)

    def credit(self, person: str, most: float) -> float:
        lag = self._lags.get(person)
        return lag.credit(most) if lag is not None else 0.0

    def pauses(self, person: str) -> Pauses:
        return self._pauses.setdefault(person, Pauses())
