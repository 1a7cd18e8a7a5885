"""The log of a table: everything that happened, numbered by version, and what of it has to be stored."""

from collections import deque
from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from lastcard.rules.model.events import Event, Seen
from lastcard.table.match.round_tally import SeatTally

STEPS_KEPT = 100
"""How many steps are kept for clients that come back."""
ACTION, REVEALED_PASS, CHAT = "act", "told", "chat"
"""Kinds of stored entries: an action of the round, a withheld pass that was revealed, a chat message."""
DEAL = "deal"
"""The start of a round, which follows from the lobby and is never stored as an entry."""


class LogEntry(Struct, frozen=True, gc=False):
    """One row of the stored log: an action, a revealed pass, or a chat message."""

    version: int
    kind: str
    seat: int
    text: str
    state: str = ""
    """The digest of the round after this action; only some have it."""


class FinishedRound(Struct, frozen=True):
    """A round that is over, as it is stored."""

    id: str
    edition: str
    people: list[str]
    names: list[str]
    winner: int
    points: list[int]
    record: str
    tallies: list[SeatTally] = field(default_factory=list)
    """What each seat did, for statistics; a round without them is left out of these."""
    is_coached: bool = False
    """Whether everybody could ask the coach; then it counts in no league."""
    is_archived: bool = False
    """Whether all who played have agreed that it goes into the open archive."""


class ClosedRound(Struct, frozen=True):
    """A round that was broken off: it could not be replayed as it was played, or would not end."""

    id: str
    rules: int
    """The version of the rules that it was dealt by."""
    reason: str
    """What went wrong, for whoever looks into it."""


class Step(Struct, frozen=True):
    """What happened with one version of the table."""

    version: int
    game_events: tuple[Event, ...] = ()
    table_events: tuple[Seen, ...] = ()
    seats: Mapping[str, int] = field(default_factory=dict)
    """The seat each person had in the round when it happened."""

    def seen_by(self, seat: int | None) -> list[Seen]:
        """Return all events as this seat saw them; None is a spectator."""
        return [*self.table_events, *(event.seen_by(seat) for event in self.game_events)]


class Changes(Struct):
    """Everything that happened since the changes were last taken: what to store, and what to broadcast."""

    steps: list[Step] = field(default_factory=list)
    entries: list[LogEntry] = field(default_factory=list)
    transient: list[Seen] = field(default_factory=list)
    """Events for those who are connected now; they are neither stored nor repeated."""
    lobby_changed: bool = False
    """The lobby has to be stored, and every client gets it again."""
    presence_changed: bool = False
    """Every client gets the lobby again, but there is nothing to store."""
    round_begins: bool = False
    chat_before: int = 0
    """Stored chat messages of versions before this one are not needed any more."""
    finished: FinishedRound | None = None
    closed: ClosedRound | None = None

    @property
    def game_moved(self) -> bool:
        """Whether the game went on; some actions cause no event that anybody sees."""
        return self.round_begins or any(entry.kind in (ACTION, REVEALED_PASS) for entry in self.entries)


class TableLog:
    """Counts versions and collects changes.

    Every version that clients hear of has something stored, so that versions mean the same after a restart.
    """

    def __init__(self, version: int = 0) -> None:
        self.version = version
        self.steps: deque[Step] = deque(maxlen=STEPS_KEPT)
        self.changes = Changes()
        self.seats: Mapping[str, int] = {}
        """The seat of each person in the current round, noted in every step."""
        self.round_began = 0
        """The version with which the current round began."""

    def add_action(self, events: list[Event], seat: int, text: str, state: str) -> None:
        """Log an action of the round with the events it caused, and with the digest of the round if it has one."""
        self._add(tuple(events), ())
        self.changes.entries.append(LogEntry(self.version, ACTION, seat, text, state))

    def add_revealed_pass(self, events: list[Event], seat: int) -> None:
        """Log that a withheld pass was shown to everybody."""
        self._add(tuple(events), ())
        self.changes.entries.append(LogEntry(self.version, REVEALED_PASS, seat, ""))

    def add_chat(self, event: Seen, text: str) -> None:
        """Log a chat message; `text` is what is stored of it."""
        self._add((), (event,))
        self.changes.entries.append(LogEntry(self.version, CHAT, -1, text))

    def remove_chat(self, before: int) -> None:
        """Note that stored chat messages from before a version are not needed any more."""
        self.changes.chat_before = before

    def add_lobby_change(self, *events: Seen, game_events: list[Event] | None = None) -> None:
        """Log a change of the lobby, which is then stored as a whole."""
        self._add(tuple(game_events or ()), events)
        self.changes.lobby_changed = True

    def begin_shuffle(self) -> None:
        """Log that cards are being shuffled: the last round is gone."""
        self.add_lobby_change()
        self.round_began = self.version
        self.changes.round_begins = True

    def add_round(self, event: Seen, opening: list[Event]) -> None:
        """Log the start of a round with the events of its deal."""
        self.add_lobby_change(event, game_events=opening)
        self.round_began = self.version
        self.changes.round_begins = True

    def add_closed_round(self, event: Seen, closed: ClosedRound) -> None:
        """Log that a round was closed; its entries are not needed any more."""
        self.add_lobby_change(event)
        self.round_began = self.version
        self.changes.round_begins = True
        self.changes.closed = closed

    def note_presence(self) -> None:
        """Note that somebody came, went, or handed over to the autopilot."""
        self.changes.presence_changed = True

    def add_transient(self, event: Seen) -> None:
        """Note an event that is only sent to those who are connected now."""
        self.changes.transient.append(event)

    def _add(self, game_events: tuple[Event, ...], table_events: tuple[Seen, ...]) -> None:
        self.version += 1
        step = Step(self.version, game_events, table_events, self.seats)
        self.steps.append(step)
        self.changes.steps.append(step)

    def restore_step(
        self, version: int, game_events: tuple[Event, ...] = (), table_events: tuple[Seen, ...] = ()
    ) -> None:
        """Put back a step from before a restart."""
        self.version = max(self.version, version)
        self.steps.append(Step(version, game_events, table_events, self.seats))

    def forget_names(self) -> None:
        """Drop what the table's events say about people; the moves of the round stay."""
        for at, step in enumerate(self.steps):
            kept = tuple(event for event in step.table_events if "name" not in event)
            self.steps[at] = replace(step, table_events=kept)

    def take_changes(self) -> Changes:
        """Return the changes since the last call, and begin to collect new ones."""
        changes, self.changes = self.changes, Changes()
        return changes

    def steps_since(self, version: int) -> list[Step] | None:
        """Return what happened after a version; None if that is no longer known in full, or lies in the future."""
        if version > self.version:
            return None
        missed = [step for step in self.steps if step.version > version]
        complete = [step.version for step in missed] == list(range(version + 1, self.version + 1))
        return missed if complete else None

    def steps_of_round(self) -> list[Step]:
        """Return what is known of the current round."""
        return [step for step in self.steps if step.version >= self.round_began]
