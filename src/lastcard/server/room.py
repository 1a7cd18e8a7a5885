"""A table and the sockets of those who are at it. Whatever comes in is handled at once and in order; what goes out
waits for the writer, so that nobody is told of anything that is not stored.
"""

import logging

import msgspec

from lastcard.locale import refusal, say
from lastcard.rules.model.edition import known_editions
from lastcard.rules.model.errors import IllegalAction, LastcardError
from lastcard.server.connection import POLICY, TRY_LATER, Connection
from lastcard.server.looks import welcome
from lastcard.server.metrics import REFUSALS, ROUNDS
from lastcard.server.storage import Write
from lastcard.server.telling import Shown, Telling, values_of
from lastcard.server.turns import Alarm, Clock
from lastcard.server.wire import Done, Error, Explained, Held, Json, Told, as_text
from lastcard.server.writer import Post, Writer
from lastcard.table import Refusal, Table
from lastcard.table import messages as m
from lastcard.table.journal import News
from lastcard.table.race import Race

log = logging.getLogger(__name__)


class Room:
    def __init__(self, table: Table, writer: Writer, clock: Clock) -> None:
        self.table = table
        self.writer = writer
        self.lines: set[Connection] = set()
        self.is_lost = False
        self.left_at = 0.0
        """When the last socket was closed."""
        self._shown: Shown = {}
        self._race: Race | None = None
        self._alarm: Alarm | None = None
        self._clock = clock

    # Sockets

    def open(self, line: Connection, name: str, version: int | None) -> None:
        """Refused with Refusal."""
        now = self._clock.time()
        self.table.arrive(line.person, name, now)
        self.table.tick(now)
        self.lines.add(line)
        self.publish(but=line)
        view = self.table.view(line.person)
        line.sight = (None if view is None else view.seat, view is not None)
        if view is not None:
            self._shown.setdefault(view.seat, values_of(view))
        self._answer(line, welcome(self.table, line.person, version, now))
        line.heard_at = now
        line.ping(now)

    def leave(self, line: Connection) -> None:
        if line in self.lines:
            now = self._clock.time()
            self.lines.remove(line)
            self.left_at = now
            self.table.depart(line.person, now)
            self.publish()

    def receive(self, line: Connection, message: m.Message) -> None:
        now = self._clock.time()
        if isinstance(message, m.Pong):
            lag = line.pong(message.ping, now)
            if lag is not None:
                self.table.people.measure(line.person, lag)
            return
        try:
            answer = self.table.handle(line.person, message, now)
        except (Refusal, LastcardError) as error:
            self.publish()
            self.refuse(line, error, message.id)
            return
        self.publish()
        if isinstance(message, m.Explain):
            self._answer(line, explained(message, answer, line.lang))
        elif message.id is not None:
            self._answer(line, Held(id=message.id) if answer.get("held") else Done(id=message.id))
        if isinstance(message, (m.Remove, m.Lock)):
            self._show_out()

    def refuse(self, line: Connection, error: Refusal | LastcardError, message_id: int | None) -> None:
        told = error_told(error, message_id, line.lang)
        REFUSALS.labels(told.code).inc()
        self._answer(line, told)

    def _show_out(self) -> None:
        for line in list(self.lines):
            if line.person in self.table.lobby.removed:
                line.send(as_text(error_told(Refusal("removed"), None, line.lang)))
                line.close(POLICY, "removed")

    def _answer(self, line: Connection, message: Told) -> None:
        text = as_text(message)
        self.writer.put(Post(self, None, lambda: line.send(text)))

    # Time

    def wake(self) -> None:
        """What the table does by itself."""
        self._alarm = None
        if self.is_lost:
            return
        try:
            self.table.tick(self._clock.time())
            self.publish()
        except Exception:
            log.exception("a table could not go on")
            self.lose()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        due = self.table.next_wakeup()
        self._alarm = None if due is None else self._clock.call_at(due, self.wake)

    # Telling

    def publish(self, but: Connection | None = None, is_new: bool = False) -> None:
        """Store and tell what is new."""
        self._set_alarm()
        news = self.table.take_news()
        changed = news.lobby_changed or news.presence_changed
        if not news.steps and not news.flashes and not changed and not is_new:
            return
        told = self._updates(news, but) if self.lines else []
        if news.finished is not None:
            ROUNDS.labels(news.finished.edition if news.finished.edition in known_editions() else "custom").inc()

        races = self._race_opens()

        def tell() -> None:
            for line, text in told:
                line.send(text)
            if races:
                self._measure()

        self.writer.put(Post(self, self._write(news, is_new), tell))

    def _race_opens(self) -> bool:
        """Whether there is a chance to call or catch that was not there before."""
        race = self.table.play.race if self.table.play is not None else None
        is_new = race is not None and race is not self._race
        self._race = race
        return is_new

    def _measure(self) -> None:
        """Lines are measured when it matters: whoever sees the chance answers before anybody can react to it."""
        now = self._clock.time()
        for line in self.lines:
            line.ping(now)

    def _write(self, news: News, is_new: bool) -> Write | None:
        lobby = self.table.lobby
        whole = news.lobby_changed or is_new
        if not whole and not news.lines:
            return None
        return Write(
            code=lobby.code,
            lobby=msgspec.json.encode(lobby).decode() if whole else None,
            people=tuple(lobby.people()),
            is_public=lobby.settings.public,
            is_new=is_new,
            round_begins=news.round_begins,
            version=lobby.version,
            lines=news.lines,
            finished=news.finished,
        )

    def _updates(self, news: News, but: Connection | None) -> list[tuple[Connection, str]]:
        telling = Telling(self.table, news, self._shown, self._clock.time())
        told = []
        for line in self.lines:
            sight = telling.sight_of(line.person)
            told.append((line, telling.text(line.person, sight, sight != line.sight)))
            line.sight = sight
        self._shown = telling.shown
        return told if but is None else [each for each in told if each[0] is not but]

    # The end

    def lose(self) -> None:
        """What happened here could not be stored: it has not happened, and all must come back."""
        self.is_lost = True
        if self._alarm is not None:
            self._alarm.cancel()
        for line in self.lines:
            line.send(as_text(error_told(Refusal("storage"), None, line.lang)))
            line.close(TRY_LATER, "storage")

    def shut(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self.is_lost = True


def error_told(error: Refusal | LastcardError, message_id: int | None, lang: str) -> Error:
    if isinstance(error, Refusal):
        move = error.values.get("move")
        text = say(f"server-{error.code}", error.values, lang)
        return Error(code=error.code, text=text, id=message_id, move=move if isinstance(move, int) else None)
    if isinstance(error, IllegalAction):
        return Error(code="illegal", text=refusal(error, lang), id=message_id, rule=error.rule)
    return Error(code="settings", text=refusal(error, lang), id=message_id)


def explained(message: m.Explain, answer: Json, lang: str) -> Explained:
    error = answer["refusal"]
    if isinstance(error, IllegalAction):
        return Explained(action=message.action, id=message.id, rule=error.rule, text=refusal(error, lang))
    return Explained(action=message.action, id=message.id)
