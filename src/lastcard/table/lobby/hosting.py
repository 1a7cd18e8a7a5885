"""What only the host of a table may do, and who becomes host when the host is away."""

from lastcard.limits import NOTED
from lastcard.table import requests as r
from lastcard.table.lobby.knocking import Knocking
from lastcard.table.lobby.lobby import Lobby, note
from lastcard.table.lobby.presence import Presence
from lastcard.table.lobby.settings import check_bot_level, settle
from lastcard.table.log import TableLog
from lastcard.table.match.table_match import TableMatch
from lastcard.table.refusals import Refusal


class Hosting:
    """The host's requests; each raises Refusal for anybody else."""

    def __init__(
        self,
        lobby: Lobby,
        presence: Presence,
        knocking: Knocking,
        log: TableLog,
        match: TableMatch,
        host_away: float,
    ) -> None:
        self._lobby = lobby
        self._presence = presence
        self._knocking = knocking
        self._log = log
        self._match = match
        self._host_away = host_away
        """How long the host may be away, in seconds."""

    def seat_bot(self, person: str, message: r.Fill) -> None:
        """Put a bot on a free chair, or in place of another bot."""
        self._check_host(person)
        self._lobby.seat_bot(message.chair, check_bot_level(message.level))
        self._log.add_lobby_change({"event": "filled", "chair": message.chair, "level": message.level})

    def dismiss_bot(self, person: str, message: r.Free) -> None:
        """Free a bot's chair, at once or when the round is over."""
        self._check_host(person)
        self._lobby.dismiss_bot(message.chair)
        self._log.add_lobby_change({"event": "freed", "chair": message.chair})

    def remove(self, person: str, message: r.Remove) -> None:
        """Remove somebody for good. From then on, newcomers to a private table have to knock."""
        self._check_host(person)
        removed = self._find(message.handle)
        if removed == person:
            raise Refusal("self")
        name = self._presence.name_of(removed, self._lobby)
        self._lobby.leave(removed)
        self._log.seats = self._lobby.seats()
        note(self._lobby.removed, removed)
        known = dict.fromkeys([*self._lobby.admitted, *self._presence.visitors])
        self._lobby.admitted = [each for each in known if each != removed][-NOTED:]
        self._log.add_lobby_change({"event": "removed", "name": name})

    def answer_knock(self, person: str, message: r.Admit) -> None:
        """Let in somebody who knocks, or send them away."""
        self._check_host(person)
        name = self._knocking.answer(message.handle, message.admitted)
        self._log.add_lobby_change({"event": "admitted", "name": name, "admitted": message.admitted})

    def mute(self, person: str, message: r.Mute) -> None:
        """Forbid somebody to write, or allow it again."""
        self._check_host(person)
        muted, meant = self._lobby.muted, self._find(message.handle)
        if message.muted and meant not in muted:
            note(muted, meant)
        elif not message.muted and meant in muted:
            muted.remove(meant)
        name = self._presence.name_of(meant, self._lobby)
        self._log.add_lobby_change({"event": "muted", "name": name, "muted": message.muted})

    def hand_over(self, person: str, message: r.Host) -> None:
        """Make the person on a chair the host."""
        self._check_host(person)
        chair = self._lobby.check_chair(message.chair)
        if not chair.person:
            raise Refusal("no-person")
        self._make_host(chair.person)

    def lock(self, person: str, message: r.Lock) -> None:
        """Close the table to newcomers, or open it again."""
        self._check_host(person)
        self._check_no_branch()
        self._lobby.locked = message.locked
        self._log.add_lobby_change({"event": "locked", "locked": message.locked})

    def set_pace(self, person: str, message: r.Pace) -> None:
        """Let bots play faster or slower."""
        self._check_host(person)
        self._lobby.pace = message.pace
        self._log.add_lobby_change({"event": "pace", "pace": message.pace})

    def change_settings(self, person: str, message: r.Change) -> None:
        """Replace the settings between two rounds; a match that is not over ends with it."""
        self.check_may_change(person)
        settings = settle(message.settings)
        self._lobby.resize(settings.seats)
        self._lobby.settings = settings
        self._match.abandon()
        self._log.add_lobby_change({"event": "settings"})

    def check_may_change(self, person: str) -> None:
        """Check that somebody may change the settings now. Raises Refusal."""
        self._check_host(person)
        self._check_no_branch()
        if not self._lobby.is_over:
            raise Refusal("round-on")

    def start(self, person: str, now: float) -> None:
        """Begin the first match."""
        self._check_host(person)
        self._match.start(now)

    def _check_host(self, person: str) -> None:
        if person != self._lobby.host:
            raise Refusal("not-host")

    def _check_no_branch(self) -> None:
        """Refuse at a try-out: it stays as it was made, and nobody else comes in. Raises Refusal."""
        if self._lobby.branch is not None:
            raise Refusal("try-out")

    def _find(self, handle: str) -> str:
        return self._lobby.find_handle(handle, list(self._presence.visitors))

    # A host who is away

    def next_wakeup(self) -> float | None:
        """Return when somebody else becomes host; None while the host is present, or nobody else is."""
        away_since = self._presence.away_since(self._lobby.host)
        return None if away_since is None or self._successor() is None else away_since + self._host_away

    def tick(self, now: float) -> None:
        """Make the next person host if the host has been away for too long."""
        due = self.next_wakeup()
        successor = self._successor() if due is not None and due <= now else None
        if successor is not None:
            self._make_host(successor)

    def _successor(self) -> str | None:
        """Return the next person clockwise who is present."""
        order = self._lobby.people()
        place = order.index(self._lobby.host) if self._lobby.host in order else 0
        return next((person for person in order[place:] + order[:place] if self._presence.is_present(person)), None)

    def _make_host(self, person: str) -> None:
        self._lobby.host = person
        self._log.add_lobby_change({"event": "host", "name": self._lobby.name_of(person)})
