"""A table and the connections of those who are at it.

Whatever comes in is handled at once and in order. What goes out waits for the writer, so that nobody hears of anything
that is not stored.
"""

import logging

import msgspec

from lastcard.rules.model.edition import known_editions
from lastcard.server.live.broadcast import Broadcast, LastSeen, changing_values
from lastcard.server.live.connection import POLICY, TRY_LATER, Connection
from lastcard.server.live.fair_scheduler import Clock, Timer
from lastcard.server.live.protocol import Done, Held, ServerMessage, as_text, error_message, explained_message
from lastcard.server.live.table_state import welcome
from lastcard.server.metrics import REFUSALS, ROUNDS
from lastcard.server.store.storage import Write
from lastcard.server.store.writer import Post, Writer
from lastcard.table import Refusal, Table, outcomes
from lastcard.table import messages as m
from lastcard.table.log import Changes
from lastcard.table.match.race import Race

log = logging.getLogger(__name__)


class Room:
    def __init__(self, table: Table, writer: Writer, clock: Clock) -> None:
        self.table = table
        self.writer = writer
        self.connections: set[Connection] = set()
        self.is_lost = False
        """What it holds is not what is stored; nothing more of it is written or sent."""
        self.left_at = 0.0
        """When the last connection was closed."""
        self._last_seen: LastSeen = {}
        self._race: Race | None = None
        self._timer: Timer | None = None
        self._clock = clock

    # Connections

    def open(self, connection: Connection, name: str, version: int | None) -> None:
        """Let a connection in and send it everything; `version` is the last that it has seen. Raises Refusal."""
        now = self._clock.time()
        self.table.arrive(connection.person, name, now)
        self.table.tick(now)
        self.connections.add(connection)
        self.publish(but=connection)
        view = self.table.view(connection.person)
        connection.viewpoint = (None if view is None else view.seat, view is not None)
        if view is not None:
            self._last_seen.setdefault(view.seat, changing_values(view))
        self._answer(connection, welcome(self.table, connection.person, version, now))
        connection.heard_at = now
        connection.ping(now)

    def leave(self, connection: Connection) -> None:
        """Let go of a connection that was closed."""
        if connection in self.connections:
            now = self._clock.time()
            self.connections.remove(connection)
            self.left_at = now
            self.table.depart(connection.person, now)
            self.publish()

    def receive(self, connection: Connection, message: m.Message) -> None:
        """Handle a message from a client, and answer it."""
        now = self._clock.time()
        if isinstance(message, m.Pong):
            round_trip = connection.pong(message.ping, now)
            if round_trip is not None:
                self.table.presence.measure(connection.person, round_trip)
            return
        try:
            outcome = self.table.handle(connection.person, message, now)
        except Refusal as refusal:
            self.publish()
            self._refuse(connection, refusal, message.id)
            return
        self.publish()
        self._answer_with(connection, outcome, message.id)
        if isinstance(message, m.Remove):
            self._close_removed()

    def _answer_with(self, connection: Connection, outcome: outcomes.Outcome, message_id: int | None) -> None:
        match outcome:
            case outcomes.Explained():
                answer = explained_message(outcome.action, outcome.refusal, message_id, connection.lang)
                self._answer(connection, answer)
            case outcomes.Held() if message_id is not None:
                self._answer(connection, Held(id=message_id))
            case outcomes.Done() if message_id is not None:
                self._answer(connection, Done(id=message_id))

    def _refuse(self, connection: Connection, refusal: Refusal, message_id: int | None) -> None:
        REFUSALS.labels(refusal.code).inc()
        self._answer(connection, error_message(refusal, message_id, connection.lang))

    def _close_removed(self) -> None:
        """Close the connections of people whom the host has removed."""
        for connection in list(self.connections):
            if connection.person in self.table.lobby.removed:
                connection.send(as_text(error_message(Refusal("removed"), None, connection.lang)))
                connection.close(POLICY, "removed")

    def _answer(self, connection: Connection, message: ServerMessage) -> None:
        text = as_text(message)
        self.writer.put(Post(self, None, lambda: connection.send(text)))

    # Time

    def wake(self) -> None:
        """Do what the table does by itself."""
        self._timer = None
        if self.is_lost:
            return
        try:
            self.table.tick(self._clock.time())
            self.publish()
        except Exception:
            log.exception("a table could not go on")
            self.lose()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        due = self.table.next_wakeup()
        self._timer = None if due is None else self._clock.call_at(due, self.wake)

    # Storing and sending

    def publish(self, but: Connection | None = None, is_new: bool = False) -> None:
        """Store what has changed and broadcast it, to all connections but one."""
        self._set_timer()
        changes = self.table.take_changes()
        has_table = changes.lobby_changed or changes.presence_changed
        if not changes.steps and not changes.transient and not has_table and not is_new:
            return
        updates = self._updates(changes, but) if self.connections else []
        if changes.finished is not None:
            edition = changes.finished.edition
            ROUNDS.labels(edition if edition in known_editions() else "custom").inc()
        race_opens = self._race_opens()

        def send() -> None:
            for connection, text in updates:
                connection.send(text)
            if race_opens:
                self._ping_all()

        self.writer.put(Post(self, self._write(changes, is_new), send))

    def _race_opens(self) -> bool:
        """Return whether there is a chance to call or catch that was not there before."""
        race = self.table.runner.race if self.table.runner is not None else None
        is_new = race is not None and race is not self._race
        self._race = race
        return is_new

    def _ping_all(self) -> None:
        """Measure round trips when it matters: clients answer before anybody can react to what they see."""
        now = self._clock.time()
        for connection in self.connections:
            connection.ping(now)

    def _write(self, changes: Changes, is_new: bool) -> Write | None:
        """Return what has to be stored, if anything."""
        lobby = self.table.lobby
        has_lobby = changes.lobby_changed or is_new
        if not has_lobby and not changes.entries:
            return None
        return Write(
            code=lobby.code,
            lobby=msgspec.json.encode(lobby).decode() if has_lobby else None,
            people=tuple(lobby.people()),
            is_public=lobby.settings.public,
            is_new=is_new,
            round_begins=changes.round_begins,
            version=lobby.version,
            entries=changes.entries,
            finished=changes.finished,
        )

    def _updates(self, changes: Changes, but: Connection | None) -> list[tuple[Connection, str]]:
        broadcast = Broadcast(self.table, changes, self._last_seen, self._clock.time())
        updates = []
        for connection in self.connections:
            viewpoint = broadcast.viewpoint_of(connection.person)
            is_new = viewpoint != connection.viewpoint
            updates.append((connection, broadcast.text_for(connection.person, viewpoint, is_new)))
            connection.viewpoint = viewpoint
        self._last_seen = broadcast.seen
        return updates if but is None else [each for each in updates if each[0] is not but]

    # The end

    def lose(self) -> None:
        """Give up a table whose changes could not be stored: they have not happened, and clients must come back."""
        self.shut()
        for connection in self.connections:
            connection.send(as_text(error_message(Refusal("storage"), None, connection.lang)))
            connection.close(TRY_LATER, "storage")

    def shut(self) -> None:
        """Stop the table's timer; the room is not used any more."""
        if self._timer is not None:
            self._timer.cancel()
        self.is_lost = True
