"""A table of people and bots around a match.

It has no network and no clock: `handle` and `tick` are told what time it is, `next_wakeup` says when to tick again, and
`take_changes` what there is to store and to broadcast.
"""

import secrets
from collections.abc import Iterable, Sequence

from lastcard.limits import VISITORS
from lastcard.rules.model.events import Seen
from lastcard.rules.text.views import View
from lastcard.table import requests as r
from lastcard.table.coach import Coach
from lastcard.table.lobby.chat import ChatBox
from lastcard.table.lobby.consent import take_answer
from lastcard.table.lobby.hosting import Hosting
from lastcard.table.lobby.identities import device_of, is_screen, owner_of, players_of
from lastcard.table.lobby.knocking import Knocking
from lastcard.table.lobby.lobby import Chair, Lobby
from lastcard.table.lobby.presence import Presence
from lastcard.table.lobby.programs import Programs
from lastcard.table.lobby.settings import Settings, check_avatar, check_bot_level, clean_name, distinct_name, settle
from lastcard.table.lobby.shared_device import SharedDevice
from lastcard.table.log import CHAT, Changes, LogEntry, TableLog
from lastcard.table.match.bot_thinking import BotThinker, InstantThinker
from lastcard.table.match.round_runner import NEVER, RoundRunner
from lastcard.table.match.seat_action import SeatAction
from lastcard.table.match.table_match import CannotReplay, RandomBytes, TableMatch
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
        self.device = SharedDevice(lobby)
        self.chat = ChatBox(lobby, self.presence, self.log)
        self.match = TableMatch(lobby, self.log, self.presence, timing, thinker or InstantThinker(), random_bytes)
        self.coach = Coach(lobby, self.log)
        self.knocking = Knocking(lobby, self.log)
        self.programs = Programs(lobby, self.log)
        self.hosting = Hosting(lobby, self.presence, self.knocking, self.log, self.match, timing.host_away)
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
        settings = settle(settings)
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
        """Return a table as it was stored: its lobby, and the log entries since the round began.

        A round that does not come out as it was played is closed; that is then a change, to be stored like any other.
        """
        stored, problem = list(entries), ""
        try:
            table = cls(lobby, timing, random_bytes, thinker)
            table._replay(stored)
        except Exception as error:  # whatever changed rules, or changed bytes, make of it
            problem = str(error) if isinstance(error, CannotReplay) else type(error).__name__
            table = cls(lobby, timing, random_bytes, thinker)
            table._restore_chat(stored)
        table.presence.expect(lobby.people(), now)
        if table.runner is not None:
            table.runner.begin(now)
        table.match.shuffling.resume(now)
        table.log.take_changes()
        if problem:
            table._go_on_without_round(problem)
        return table

    def _replay(self, entries: list[LogEntry]) -> None:
        """Restore chat and round from the stored entries. Raises any error if that cannot be done."""
        self.log.seats = self.lobby.seats()
        self.lobby.settings = settle(self.lobby.settings)
        stored = list(entries)
        if self.lobby.shuffle is not None:
            self.match.restore_shuffle(self.lobby.shuffle)
        if self.lobby.round is not None:
            stored.append(self.match.restore_round(self.lobby.round))
        for entry in sorted(stored, key=lambda entry: entry.version):
            if entry.kind == CHAT:
                self.chat.restore(entry.version, entry.text)
            else:
                self.match.restore_entry(entry)
        if self.runner is not None and self.runner.is_over != self.lobby.is_over:
            raise CannotReplay("the round ends elsewhere")

    def _restore_chat(self, entries: list[LogEntry]) -> None:
        """Restore only the chat; the version is that of the last entry of any kind."""
        for entry in entries:
            if entry.kind == CHAT:
                self.chat.restore(entry.version, entry.text)
            self.log.version = max(self.log.version, entry.version)

    def _go_on_without_round(self, problem: str) -> None:
        """Close a round that cannot be replayed, and the match too if its settings can no longer be played by."""
        if self.lobby.round is not None and not self.lobby.is_over:
            self.match.close_round(problem)
        if self.lobby.shuffle is not None:
            self.match.abandon_shuffle()
        try:
            self.lobby.settings = settle(self.lobby.settings)
        except Refusal:
            settings = self.lobby.settings
            self.lobby.settings = settle(
                Settings(seats=settings.seats, turn_time=settings.turn_time, watchers=settings.watchers)
            )
            self.match.abandon()
            self.log.add_lobby_change({"event": "settings"})

    @property
    def runner(self) -> RoundRunner | None:
        """The round being played, or the last one; None before the first."""
        return self.match.runner

    # Coming, going and watching

    def seat_host(self, person: str, message: r.Sit, guests: Sequence[r.Sit], now: float) -> None:
        """Give chairs at a new table to whoever makes it and to the guests on the same device. Raises Refusal.

        Until they arrive they count as away.
        """
        self._sit(person, message, now)
        if guests:
            self.device.seat_guests(person, guests)
        self.presence.expect([person], now)

    def arrive(self, person: str, name: str, now: float) -> None:
        """Count a new connection of somebody. Raises Refusal."""
        owner = owner_of(person)
        if owner in self.lobby.removed:
            raise Refusal("removed")
        if self.lobby.locked and owner not in self.lobby.people():
            raise Refusal("locked")
        if self.knocking.must_knock(person) and self.knocking.must_knock(owner):
            self.knocking.knock(person, name, now)
            raise Refusal("knock")
        visitors = self.presence.visitors
        has_chair = self.has_chair(person)
        if not has_chair and person not in visitors and len(visitors) >= VISITORS:
            raise Refusal("crowded")
        if self.presence.arrive(person, now):
            self.log.note_presence()
        if not has_chair:
            visitors[person] = self._distinct(person, name) if name and not is_screen(person) else ""
        if not self._is_attended:
            self._is_attended = True
            self.match.shuffling.resume(now)
            if self.runner is not None:
                self.runner.begin(now)

    def depart(self, person: str, now: float) -> None:
        """Count a closed connection of somebody."""
        if self.presence.depart(person, now):
            self.log.note_presence()
            if not self.has_chair(person):
                self.presence.forget(person)
        self._is_attended = bool(self.presence.present())

    def has_chair(self, person: str) -> bool:
        """Return whether somebody has a chair, or will have one in the next round."""
        return self.lobby.has_chair(device_of(person))

    def view(self, person: str) -> View | None:
        """Return what somebody sees of the round; None if they may see nothing of it."""
        if self.runner is None:
            return None
        seat = self.lobby.seat_of(person)
        return self.runner.round.view(seat) if seat is not None or self.may_watch(person) else None

    def may_watch(self, person: str) -> bool:
        """Return whether somebody without a seat in the round may see it."""
        return self.lobby.settings.watchers or owner_of(person) in self.lobby.people()

    # Requests

    def handle(self, person: str, message: r.Message, now: float) -> Outcome:
        """Carry out what somebody asks for; return what came of it. Raises Refusal, and then nothing has changed."""
        if is_screen(person):
            raise Refusal("screen")
        match message:
            case r.Act():
                return self._act(person, message, now)
            case r.Explain():
                return self._explain(person, message)
            case r.Advise():
                return self.coach.ask(person, self.runner)
            case _:
                self._carry_out(self.device.speaker(person, message), message, now)
                self.tick(now)
                return Done()

    def _act(self, person: str, message: r.Act, now: float) -> Done | Held:
        if self.lobby.shuffle is not None:
            raise Refusal("no-round")
        person = self.device.actor(person, message)
        seat = self.lobby.seat_of(person)
        if seat is None:
            raise Refusal("not-playing")
        if self.runner is None:
            raise Refusal("no-round")
        action = SeatAction.read(seat, message.action)
        self.runner.act(person, action, message.move, now)
        self.tick(now)
        is_held = self.runner is not None and self.runner.is_waiting(action)
        return Held() if is_held else Done()

    def _explain(self, person: str, message: r.Explain) -> Explained:
        seat = self.lobby.seat_of(person)
        if seat is None or self.runner is None:
            raise Refusal("not-playing")
        return Explained(message.action, self.runner.round.explain(SeatAction.read(seat, message.action)))

    def _carry_out(self, person: str, message: r.Message, now: float) -> None:
        """Carry out a request that has no answer of its own."""
        match message:
            case r.Sit():
                self._sit(person, message, now)
            case r.Rename():
                self._rename(person, message)
            case r.Leave():
                self._leave(person)
            case r.Chat():
                self.chat.say(person, message.text, now)
            case r.React():
                self.chat.react(person, message.reaction, now)
            case r.Start():
                self.hosting.start(person, now)
            case r.Next():
                self.match.next_round(person, now)
            case r.Hurry():
                self.match.hurry(person, now)
            case r.Rematch():
                self.match.rematch(person, now)
            case r.Commit():
                self.match.shuffling.commit(person, message.commitment)
            case r.Reveal():
                self.match.shuffling.reveal(person, message.share)
            case r.Fill():
                self.hosting.seat_bot(person, message)
            case r.Free():
                self.hosting.dismiss_bot(person, message)
            case r.Remove():
                self.hosting.remove(person, message)
            case r.Admit():
                self.hosting.answer_knock(person, message)
            case r.Host():
                self.hosting.hand_over(person, message)
            case r.Lock():
                self.hosting.lock(person, message)
            case r.Pace():
                self.hosting.set_pace(person, message)
            case r.Change():
                self.hosting.change_settings(person, message)
            case r.Consent():
                take_answer(self.lobby, self.log, person, message)
            case r.Mute():
                self.hosting.mute(person, message)
            case _:
                raise TypeError(type(message).__name__)

    def _sit(self, person: str, message: r.Sit, now: float) -> None:
        name, avatar = self._distinct(person, clean_name(message.name)), check_avatar(message.avatar)
        if self.lobby.chair_of(person) is not None:
            raise Refusal("seated")
        was_alone = self.runner is not None and self.runner.time_limit == NEVER
        self.lobby.sit(person, name, avatar, message.chair)
        if self.runner is not None and was_alone:
            self.runner.opened_at = now  # from now on somebody waits
        self.presence.visitors.pop(person, None)
        self.log.add_lobby_change({"event": "sat", "name": name})

    def _rename(self, person: str, message: r.Rename) -> None:
        name, avatar = self._distinct(person, clean_name(message.name)), check_avatar(message.avatar)
        if person in self.presence.visitors:
            self.presence.visitors[person] = name
            self.log.note_presence()
            return
        old = self.lobby.name_of(person)
        self.lobby.rename(person, name, avatar)
        renamed: Seen = {"event": "renamed", "name": name, "old": old}
        self.log.add_lobby_change(*([renamed] if name != old else []))

    def _distinct(self, person: str, name: str) -> str:
        """Return a person's name, with a number if somebody else at the table has the same."""
        visitors = [other for each, other in self.presence.visitors.items() if each != person]
        return distinct_name(name, [*self.lobby.names(but=person), *visitors])

    def _leave(self, person: str) -> None:
        if person not in self.lobby.people():
            raise Refusal("not-seated")
        leaving = self.lobby.sharing(person) if person == self.lobby.device else [person]
        left: list[Seen] = [{"event": "left", "name": self.lobby.name_of(each)} for each in leaving]
        if self.presence.is_present(person) and len(leaving) == 1:
            self.presence.visitors[person] = self.lobby.name_of(person)
        for each in leaving:
            self.lobby.leave(each)
            self.presence.forget(each)
        self.log.seats = self.lobby.seats()
        self.log.add_lobby_change(*left)

    def knows(self, person: str) -> bool:
        """Return whether anything here has somebody's name, or did since the round began."""
        lobby, handle = self.lobby, self.lobby.handle(person)
        played = lobby.round is not None and person in lobby.round.people
        has_spoken = any(message.get("handle") == handle for message in self.chat.messages)
        return played or has_spoken or self.presence.is_present(person) or person in lobby.people()

    def forget(self, person: str) -> None:
        """Forget somebody who has deleted their data: chair, name and messages."""
        self.lobby.forget(person)
        if self.runner is not None and self.lobby.round is not None:
            self.runner.round.header = self.lobby.round
        for each in players_of(person):
            self.chat.forget(self.lobby.handle(each))
        self.presence.visitors.pop(person, None)
        self.presence.forget(person)
        self.log.forget_names()
        self.log.add_lobby_change()

    # Time

    def next_wakeup(self) -> float | None:
        """Return when to tick again; None if nothing is due by itself, as while nobody is connected."""
        if not self._is_attended:
            return None
        times = (
            self._round_due(),
            self.match.shuffling.next_wakeup(),
            self.hosting.next_wakeup(),
            self.knocking.next_wakeup(),
        )
        return min((due for due in times if due is not None), default=None)

    def _round_due(self) -> float | None:
        runner = self.match.runner
        return runner.next_wakeup() if runner is not None and self._is_attended else None

    def tick(self, now: float) -> None:
        """Do everything that is due."""
        self.hosting.tick(now)
        if self._is_attended:
            self.match.go_on_shuffling(now)
        self.knocking.tick(now)
        while not self.match.is_endless and (due := self._round_due()) is not None and due <= now:
            assert self.runner is not None
            self.runner.do_next(now)
        if self.match.is_endless:
            self.match.close_round("it did not end")
        if self.runner is not None and self.runner.is_over and not self.lobby.is_over:
            self.match.finish_round()

    def time_left(self, now: float) -> float | None:
        """Return the seconds left for the current decision; None if there is none, or no clock runs."""
        if self.runner is None or self.runner.is_over or self.runner.time_limit == NEVER:
            return None
        return round(max(0.0, self.runner.opened_at + self.runner.time_limit - now), 1)

    def take_changes(self) -> Changes:
        """Return what happened since the last call, to be stored and broadcast."""
        self.lobby.version = self.log.version
        return self.log.take_changes()
