"""A table of people and bots around a match.

It has no network and no clock: `handle` and `tick` are told what time it is, `next_wakeup` says when to tick again, and
`take_changes` what there is to store and to broadcast.
"""

import secrets
from collections.abc import Iterable

from lastcard.rules.text.views import View
from lastcard.table import messages as m
from lastcard.table.lobby.chat import Chat
from lastcard.table.lobby.hosting import Hosting
from lastcard.table.lobby.lobby import Chair, Lobby
from lastcard.table.lobby.presence import Presence
from lastcard.table.lobby.settings import Settings, check_bot_level, check_settings, clean_name
from lastcard.table.log import CHAT, Changes, LogEntry, TableLog
from lastcard.table.match.bot_thinking import BotThinker, InstantThinker
from lastcard.table.match.round_runner import RoundRunner
from lastcard.table.match.seat_action import SeatAction
from lastcard.table.match.table_match import RandomBytes, TableMatch
from lastcard.table.match.timing import Timing
from lastcard.table.outcomes import Done, Explained, Held, Outcome
from lastcard.table.refusals import Refusal


class Table:
    def __init__(
        self,
        lobby: Lobby,
        timing: Timing | None = None,
        random_bytes: RandomBytes = secrets.token_bytes,
        thinker: BotThinker | None = None,
    ) -> None:
        timing = timing or Timing()
        self.lobby = lobby
        self.log = TableLog(lobby.version)
        self.presence = Presence()
        self.chat = Chat(lobby, self.presence, self.log)
        self.match = TableMatch(lobby, self.log, self.presence, timing, thinker or InstantThinker(), random_bytes)
        self.hosting = Hosting(lobby, self.presence, self.log, self.match, timing.host_away)
        self._is_attended = False
        """Whether anybody is connected."""

    @classmethod
    def make(
        cls,
        code: str,
        settings: Settings,
        bots: Iterable[str] = (),
        timing: Timing | None = None,
        random_bytes: RandomBytes = secrets.token_bytes,
        thinker: BotThinker | None = None,
    ) -> "Table":
        """Return a new table with bots on its last chairs. Raises Refusal."""
        check_settings(settings)
        levels = [check_bot_level(level) for level in bots]
        if len(levels) >= settings.seats:
            raise Refusal("too-many-bots")
        free = settings.seats - len(levels)
        chairs = [Chair() for _ in range(free)] + [Chair(bot=level) for level in levels]
        return cls(Lobby(code=code, settings=settings, chairs=chairs, host=""), timing, random_bytes, thinker)

    @classmethod
    def restore(
        cls,
        lobby: Lobby,
        entries: Iterable[LogEntry],
        now: float,
        timing: Timing | None = None,
        random_bytes: RandomBytes = secrets.token_bytes,
        thinker: BotThinker | None = None,
    ) -> "Table":
        """Return a table as it was stored: its lobby, and the log entries since the round began."""
        table = cls(lobby, timing, random_bytes, thinker)
        table.log.seats = lobby.seats()
        stored = list(entries)
        if lobby.round is not None:
            stored.append(table.match.restore_round(lobby.round))
        for entry in sorted(stored, key=lambda entry: entry.version):
            if entry.kind == CHAT:
                table.chat.restore(entry.version, entry.text)
            else:
                table.match.restore_entry(entry)
        table.presence.expect(lobby.people(), now)
        if table.runner is not None:
            table.runner.begin(now)
        table.log.take_changes()
        return table

    @property
    def runner(self) -> RoundRunner | None:
        """The round being played, or the last one; None before the first."""
        return self.match.runner

    # Coming, going and watching

    def arrive(self, person: str, name: str, now: float) -> None:
        """Count a new connection of somebody. Raises Refusal."""
        if person in self.lobby.removed:
            raise Refusal("removed")
        is_seated = person in self.lobby.people()
        if not is_seated and self.lobby.locked:
            raise Refusal("locked")
        if self.presence.arrive(person):
            self.log.note_presence()
        if not is_seated:
            self.presence.visitors[person] = name
        if not self._is_attended:
            self._is_attended = True
            if self.runner is not None:
                self.runner.begin(now)

    def depart(self, person: str, now: float) -> None:
        """Count a closed connection of somebody."""
        if self.presence.depart(person, now):
            self.log.note_presence()
        self._is_attended = bool(self.presence.present())

    def view(self, person: str) -> View | None:
        """Return what somebody sees of the round; None if there is nothing that they may see."""
        if self.runner is None:
            return None
        seat = self.lobby.seat_of(person)
        return self.runner.round.view(seat) if seat is not None or self.may_watch(person) else None

    def may_watch(self, person: str) -> bool:
        """Return whether somebody without a seat in the round may see it."""
        return self.lobby.settings.watchers or person in self.lobby.people()

    # Requests

    def handle(self, person: str, message: m.Message, now: float) -> Outcome:
        """Carry out what somebody asks for; return what came of it. Raises Refusal, and then nothing has changed."""
        match message:
            case m.Act():
                return self._act(person, message, now)
            case m.Explain():
                return self._explain(person, message)
            case _:
                self._carry_out(person, message, now)
                self.tick(now)
                return Done()

    def _act(self, person: str, message: m.Act, now: float) -> Done | Held:
        seat = self.lobby.seat_of(person)
        if seat is None:
            raise Refusal("not-playing")
        if self.runner is None:
            raise Refusal("no-round")
        action = SeatAction.read(seat, message.action)
        self.runner.act(person, action, message.move, now)
        self.tick(now)
        return Held() if self.runner.is_waiting(action) else Done()

    def _explain(self, person: str, message: m.Explain) -> Explained:
        seat = self.lobby.seat_of(person)
        if seat is None or self.runner is None:
            raise Refusal("not-playing")
        return Explained(message.action, self.runner.round.explain(SeatAction.read(seat, message.action)))

    def _carry_out(self, person: str, message: m.Message, now: float) -> None:
        """Carry out a request that has no answer of its own."""
        match message:
            case m.Sit():
                self._sit(person, message)
            case m.Rename():
                self._rename(person, message)
            case m.Leave():
                self._leave(person)
            case m.Chat():
                self.chat.say(person, message.text, now)
            case m.React():
                self.chat.react(person, message.reaction, now)
            case m.Start():
                self.hosting.start(person, now)
            case m.Next():
                self.match.next_round(person, now)
            case m.Rematch():
                self.match.rematch(person, now)
            case m.Fill():
                self.hosting.seat_bot(person, message)
            case m.Free():
                self.hosting.dismiss_bot(person, message)
            case m.Remove():
                self.hosting.remove(person, message)
            case m.Host():
                self.hosting.hand_over(person, message)
            case m.Lock():
                self.hosting.lock(person, message)
            case m.Change():
                self.hosting.change_settings(person, message)
            case m.Mute():
                self.hosting.mute(person, message)
            case _:
                raise TypeError(type(message).__name__)

    def _sit(self, person: str, message: m.Sit) -> None:
        name = clean_name(message.name)
        if self.lobby.chair_of(person) is not None:
            raise Refusal("seated")
        self.lobby.sit(person, name, message.chair)
        self.presence.visitors.pop(person, None)
        self.log.add_lobby_change({"event": "sat", "name": name})

    def _rename(self, person: str, message: m.Rename) -> None:
        name = clean_name(message.name)
        if person in self.presence.visitors:
            self.presence.visitors[person] = name
            self.log.note_presence()
        else:
            self.lobby.rename(person, name)
            self.log.add_lobby_change({"event": "renamed", "name": name})

    def _leave(self, person: str) -> None:
        if person not in self.lobby.people():
            raise Refusal("not-seated")
        name = self.lobby.name_of(person)
        self.lobby.leave(person)
        self.log.seats = self.lobby.seats()
        self.presence.forget(person)
        if self.presence.is_present(person):
            self.presence.visitors[person] = name
        self.log.add_lobby_change({"event": "left", "name": name})

    # Time

    def next_wakeup(self) -> float | None:
        """Return when to tick again; None if nothing will happen by itself, as while nobody is connected."""
        if not self._is_attended:
            return None
        due, host_due = self._round_due(), self.hosting.next_wakeup()
        return due if host_due is None else host_due if due is None else min(due, host_due)

    def _round_due(self) -> float | None:
        return self.runner.next_wakeup() if self.runner is not None and self._is_attended else None

    def tick(self, now: float) -> None:
        """Do everything that is due."""
        self.hosting.tick(now)
        while (due := self._round_due()) is not None and due <= now:
            assert self.runner is not None
            self.runner.do_next(now)
        if self.runner is not None and self.runner.is_over and not self.lobby.is_over:
            self.match.finish_round()

    def time_left(self, now: float) -> float | None:
        """Return the seconds left for the current decision; None if there is none."""
        if self.runner is None or self.runner.is_over:
            return None
        return round(max(0.0, self.runner.opened_at + self.lobby.settings.turn_time - now), 1)

    def take_changes(self) -> Changes:
        """Return what happened since the last call, to be stored and broadcast."""
        self.lobby.version = self.log.version
        return self.log.take_changes()
