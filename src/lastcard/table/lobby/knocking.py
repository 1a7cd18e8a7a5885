"""Who knocks at a private table from which somebody was removed.

People are known by a cookie, and whoever was removed can come back with a new one. So from then on the link alone lets
nobody new in: the host is told their names, and decides.
"""

from lastcard.table.lobby.lobby import Lobby, note
from lastcard.table.log import TableLog
from lastcard.table.refusals import Refusal

KNOCK_LASTS = 15.0
"""Seconds after which somebody who knocked counts as gone; a client knocks every few seconds."""
MOST_KNOCKS = 12
"""How many people at the door the host sees at a time."""


class Knocking:
    def __init__(self, lobby: Lobby, log: TableLog) -> None:
        self._lobby = lobby
        self._log = log
        self._knocks: dict[str, tuple[str, float]] = {}
        """Name, and when it was said last, of everybody at the door."""

    def must_knock(self, person: str) -> bool:
        """Return whether somebody has to be let in by the host."""
        lobby = self._lobby
        is_guarded = bool(lobby.removed and lobby.host) and not lobby.settings.public
        return is_guarded and person not in lobby.admitted and person not in lobby.people()

    def knock(self, person: str, name: str, now: float) -> None:
        """Note who is at the door; if too many are, not all are noted."""
        known = self._knocks.get(person)
        if known is None and len(self._knocks) >= MOST_KNOCKS:
            return
        self._knocks[person] = (name, now)
        if known is None or known[0] != name:
            self._log.note_presence()

    def names(self) -> dict[str, str]:
        """Return the names of those at the door, by their handles."""
        return {self._lobby.handle(person): name for person, (name, _) in self._knocks.items()}

    def answer(self, handle: str, admitted: bool) -> str:
        """Let somebody in, or send them away for good; return their name. Raises Refusal if they do not knock."""
        person = next((each for each in self._knocks if self._lobby.handle(each) == handle), None)
        if person is None:
            raise Refusal("no-person")
        name, _ = self._knocks.pop(person)
        note(self._lobby.admitted if admitted else self._lobby.removed, person)
        return name

    # Those who go away again

    def next_wakeup(self) -> float | None:
        """Return when the next person at the door counts as gone; None if nobody is there."""
        return min(at + KNOCK_LASTS for _, at in self._knocks.values()) if self._knocks else None

    def tick(self, now: float) -> None:
        """Forget those who have gone, and those who no longer need to knock."""
        for person, (_, at) in list(self._knocks.items()):
            if now >= at + KNOCK_LASTS or not self.must_knock(person):
                del self._knocks[person]
                self._log.note_presence()
