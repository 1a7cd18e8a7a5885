"""A table and its connections.

Whatever comes in is handled at once and in order. What goes out waits for the writer, so that nobody hears of anything
before it is stored.
"""

import logging
import secrets
import time
from sys import getsizeof

import msgspec

from lastcard.analysis.coach import Advice
from lastcard.limits import TOLD_A_SECOND, TOLD_AT_ONCE
from lastcard.rules.model.edition import known_editions
from lastcard.server.cluster.lease import NO_LEASE, Lease
from lastcard.server.live.advice import Adviser
from lastcard.server.live.broadcast import Broadcast, LastSeen
from lastcard.server.live.connection import POLICY, TRY_LATER, Connection
from lastcard.server.live.fair_scheduler import Clock, Timer
from lastcard.server.live.refusal_words import refusal_text
from lastcard.server.live.server_messages import (
    Done,
    Explained,
    Held,
    ServerMessage,
    advised_message,
    as_text,
    error_message,
)
from lastcard.server.live.server_messages import Lent as LentMessage
from lastcard.server.live.table_state import welcome
from lastcard.server.live.view_parts import parts_of
from lastcard.server.metrics import HELD_BACK, REFUSALS, ROUNDS
from lastcard.server.store.writer import Post, Writer
from lastcard.server.store.writes import Write
from lastcard.table import Refusal, Table, outcomes
from lastcard.table import requests as r
from lastcard.table.lobby.identities import owner_of
from lastcard.table.lobby.programs import PROGRAM_MAY
from lastcard.table.log import Changes
from lastcard.table.match.race import Race
from lastcard.table.rate_limit import TokenBucket

log = logging.getLogger(__name__)

TOKEN_PREFIX = "lastcard_"  # noqa: S105 - what a program's token begins with, so that it is known for what it is
PRESENCE_EVERY = 0.25
"""Seconds between two messages that tell only who came and went."""


class Room:
    def __init__(self, table: Table, writer: Writer, clock: Clock, adviser: Adviser, lease: Lease = NO_LEASE) -> None:
        self.table = table
        self.lease = lease
        self.writer = writer
        self.connections: set[Connection] = set()
        self.is_lost = False
        """Whether it has lost touch with what is stored; nothing more of it is written or sent."""
        self.left_at = 0.0
        """When the last connection was closed."""
        self._last_seen: LastSeen = {}
        self._race: Race | None = None
        self._timer: Timer | None = None
        self._wakes_at = 0.0
        self._clock = clock
        self._adviser = adviser
        self._telling = TokenBucket(TOLD_A_SECOND, TOLD_AT_ONCE)
        self._check_at = 0.0
        """When the next connection has to be checked."""
        self._presence_told_at = -PRESENCE_EVERY
        self._has_untold_presence = False
        """Whether somebody has come or gone and nobody has been told yet."""

    def spend_telling(self, now: float) -> None:
        """Count something that everybody here will be told. Raises Refusal if there was too much of it."""
        if not self._telling.take(now, min(len(self.connections), TOLD_AT_ONCE)):
            raise Refusal("slow-down")

    # Connections

    def admit(self, connection: Connection, name: str, version: int | None) -> None:
        """Let a connection in and send it everything; `version` is the last one it has seen. Raises Refusal."""
        now = self._clock.time()
        connection.person = self.table.device.enters_as(connection.person)
        try:
            self.table.arrive(connection.person, name, now)
        except Refusal:
            self.publish()  # the host hears of it if somebody knocks
            raise
        self.table.tick(now)
        self.connections.add(connection)
        self.publish(but=connection)
        self._welcome(connection, version, now)
        connection.heard_at = now
        connection.ping(now)
        self._check_at = now

    def _welcome(self, connection: Connection, version: int | None, now: float) -> None:
        """Send a connection everything that its present user may know."""
        view = self.table.view(connection.person)
        connection.viewpoint = (None if view is None else view.seat, view is not None)
        if view is not None:
            self._last_seen.setdefault(view.seat, parts_of(view))
        self._answer(connection, welcome(self.table, connection.person, version, now))

    def check_connections(self, now: float) -> None:
        """Check the connections that are due."""
        if now >= self._check_at:
            for connection in self.connections:
                connection.check_alive(now)
            self._check_at = min((each.check_due() for each in self.connections), default=now)

    def has_chair(self, person: str) -> bool:
        """Return whether somebody has a chair, or will have one in the next round."""
        return self.table.has_chair(person)

    def let_go(self, person: str) -> None:
        """Let somebody with a chair leave who did not ask over a connection."""
        self.table.handle(person, r.Leave(), self._clock.time())
        self.publish()

    def forget(self, person: str) -> None:
        """Forget somebody who has deleted their data; the others see them leave."""
        if self.has_chair(person):
            self.let_go(person)
        self.table.forget(person)
        self.publish()
        for connection in list(self.connections):
            if owner_of(connection.person) == person:
                connection.close(TRY_LATER, "deleted")

    def leave(self, connection: Connection) -> None:
        """Drop a connection that was closed."""
        if connection in self.connections:
            now = self._clock.time()
            self.connections.remove(connection)
            self.left_at = now
            self.table.depart(connection.person, now)
            self.publish()

    def receive(self, connection: Connection, message: r.Message) -> None:
        """Handle a message from a client, and answer it."""
        now = self._clock.time()
        if isinstance(message, r.Pong):
            round_trip = connection.pong(message.ping, now)
            if round_trip is not None:
                self.table.presence.measure(connection.person, round_trip)
            return
        try:
            outcome = self._carry_out(connection, message, now)
        except Refusal as refusal:
            self.publish()
            self.refuse(connection, refusal, message.id)
            return
        self.publish()
        self._answer_with(connection, outcome, message.id)
        if isinstance(message, r.Remove):
            self._close_removed()
        if isinstance(message, r.Remove | r.Leave | r.Lend | r.Reclaim):
            self._close_programs()

    def _carry_out(self, connection: Connection, message: r.Message, now: float) -> outcomes.Outcome:
        """Carry out a client's request, at the table or by showing another player's cards. Raises Refusal."""
        device = self.table.device
        if connection.program and not isinstance(message, PROGRAM_MAY):
            raise Refusal("program")
        match message:
            case r.Lend():
                return self._lend(connection.person, message.hours)
            case r.Reclaim():
                self.table.programs.take_back(connection.person)
                return outcomes.Done()
            case r.Uncover():
                connection.person = device.uncover(connection.person, message.chair)
            case r.Cover():
                connection.person = device.cover(connection.person)
            case _:
                if isinstance(message, r.Advise):
                    self._adviser.check_free()
                return self.table.handle(connection.person, message, now)
        self._welcome(connection, None, now)
        return outcomes.Done()

    def _lend(self, person: str, hours: int) -> outcomes.Lent:
        """Lend a seat to a program. Raises Refusal."""
        lent = outcomes.Lent(TOKEN_PREFIX + secrets.token_urlsafe(32), time.time() + hours * 3600)
        self.table.programs.lend(person, lent.token, lent.until)
        return lent

    def end_programs(self) -> None:
        """Take back lent seats whose time is up."""
        if self.table.lobby.programs and not self.is_lost:
            self.table.programs.end_old(time.time())
            self.publish()
            self._close_programs()

    def _close_programs(self) -> None:
        """Close the connections of programs that have lost their seats."""
        for connection in list(self.connections):
            if connection.program and not self.table.programs.is_good(connection.person, connection.program):
                connection.turn_away(Refusal("no-program"), POLICY)

    def _answer_with(self, connection: Connection, outcome: outcomes.Outcome, message_id: int | None) -> None:
        match outcome:
            case outcomes.Explained():
                self._explain(connection, outcome, message_id)
            case outcomes.Advising():
                person = connection.person
                self._adviser.ask(
                    outcome, lambda advice: self._advise(connection, person, advice, outcome.move, message_id)
                )
            case outcomes.Lent():
                self._answer(connection, LentMessage(token=outcome.token, until=outcome.until, id=message_id))
            case outcomes.Held() if message_id is not None:
                self._answer(connection, Held(id=message_id))
            case outcomes.Done() if message_id is not None:
                self._answer(connection, Done(id=message_id))

    def _explain(self, connection: Connection, outcome: outcomes.Explained, message_id: int | None) -> None:
        """Answer with the reason and its rule, or with neither if the action is legal."""
        answer = Explained(action=outcome.action, id=message_id)
        if refusal := outcome.refusal:
            answer.rule, answer.text = refusal.rule, refusal_text(refusal, self.table.lobby, connection.lang)
        self._answer(connection, answer)

    def _advise(
        self, connection: Connection, person: str, advice: Advice | Refusal, move: int, message_id: int | None
    ) -> None:
        """Pass on the coach's advice, unless somebody else is at the device by now."""
        if self.is_lost or connection.person != person:
            return
        if isinstance(advice, Refusal):
            self.refuse(connection, advice, message_id)
        else:
            self._answer(connection, advised_message(advice, move, message_id))

    def refuse(self, connection: Connection, refusal: Refusal, message_id: int | None) -> None:
        """Tell a client that its message was refused."""
        HELD_BACK.count(self.table.lobby.code, REFUSALS, refusal.code)
        text = refusal_text(refusal, self.table.lobby, connection.lang)
        self._answer(connection, error_message(refusal, message_id, connection.lang, text))

    def _close_removed(self) -> None:
        """Close the connections of people whom the host has removed."""
        for connection in list(self.connections):
            if owner_of(connection.person) in self.table.lobby.removed:
                connection.turn_away(Refusal("removed"), POLICY)

    def _answer(self, connection: Connection, message: ServerMessage) -> None:
        text = as_text(message)
        self.writer.put(Post(self, None, lambda: connection.send(text), size=getsizeof(text)))

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
        """Set the timer for when something is due. A timer that goes off earlier is kept, and set again then."""
        due = self.table.next_wakeup()
        if self._has_untold_presence and self.connections:
            told_at = self._presence_told_at + PRESENCE_EVERY
            due = told_at if due is None else min(due, told_at)
        if self._timer is not None and due is not None and self._wakes_at <= due:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if due is None else self._clock.call_at(due, self.wake)
        self._wakes_at = due or 0.0

    # Storing and sending

    def publish(self, but: Connection | None = None, is_new: bool = False) -> None:
        """Store what has changed and broadcast it to all connections except `but`."""
        self._set_timer()
        if self.table.lobby.is_over:
            HELD_BACK.publish(self.table.lobby.code)
        changes = self.table.take_changes()
        has_news = bool(changes.steps or changes.transient or changes.lobby_changed or is_new)
        if not has_news and not self._may_tell_presence(changes):
            return
        changes.presence_changed |= self._has_untold_presence
        self._has_untold_presence = False
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

        size = sum(map(getsizeof, {text for _, text in updates}))
        self.writer.put(Post(self, self._write(changes, is_new), send, size=size))

    def _may_tell_presence(self, changes: Changes) -> bool:
        """Return whether to tell now who came and went; many at once are told together a moment later."""
        if not changes.presence_changed and not self._has_untold_presence:
            return False
        now = self._clock.time()
        if now >= self._presence_told_at + PRESENCE_EVERY:
            self._presence_told_at = now
            return True
        self._has_untold_presence = True
        self._set_timer()
        return False

    def _race_opens(self) -> bool:
        """Return whether there is a new chance to call or catch."""
        race = self.table.runner.race if self.table.runner is not None else None
        is_new = race is not None and race is not self._race
        self._race = race
        return is_new

    def _ping_all(self) -> None:
        """Measure round trips when a race opens: clients answer before anybody can react to what they see."""
        now = self._clock.time()
        for connection in self.connections:
            connection.ping(now)

    def _write(self, changes: Changes, is_new: bool) -> Write | None:
        """Return what has to be stored, or None."""
        lobby = self.table.lobby
        has_lobby = changes.lobby_changed or is_new
        if not has_lobby and not changes.entries:
            return None
        return Write(
            code=lobby.code,
            lobby=msgspec.json.encode(lobby).decode() if has_lobby else None,
            people=tuple(map(owner_of, lobby.people())) if has_lobby else (),
            is_public=lobby.settings.public,
            is_new=is_new,
            round_begins=changes.round_begins,
            chat_before=changes.chat_before,
            version=lobby.version,
            entries=changes.entries,
            finished=changes.finished,
            closed=changes.closed,
            circle=lobby.circle,
            lease=self.lease,
        )

    def _updates(self, changes: Changes, but: Connection | None) -> list[tuple[Connection, str]]:
        people = {connection.person for connection in self.connections}
        broadcast = Broadcast(self.table, changes, self._last_seen, self._clock.time(), people)
        updates = []
        for connection in self.connections:
            viewpoint = broadcast.viewpoint_of(connection.person)
            is_new = viewpoint != connection.viewpoint
            updates.append((connection, broadcast.text_for(connection.person, is_new)))
            connection.viewpoint = viewpoint
        self._last_seen = broadcast.seen
        return updates if but is None else [each for each in updates if each[0] is not but]

    # The end

    def lose(self) -> None:
        """Give up a table whose changes could not be stored: they count as undone, and clients must come back."""
        self.shut()
        for connection in self.connections:
            connection.turn_away(Refusal("storage"), TRY_LATER)

    def give_away(self) -> None:
        """Give up a table that another node has or may have; clients will find it there."""
        self.shut()
        for connection in list(self.connections):
            connection.send_away()

    def shut(self) -> None:
        """Stop the table's timer; the room is not used any more."""
        if self._timer is not None:
            self._timer.cancel()
        self.is_lost = True
        HELD_BACK.forget(self.table.lobby.code)
