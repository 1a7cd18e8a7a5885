"""Rooms without a network: their clock stands still until it is told to go on, and what is sent is kept."""

from collections.abc import Callable
from random import Random
from typing import Any, cast

from lastcard.server.live.advice import Then
from lastcard.server.live.analysis_process import advise_in_process
from lastcard.server.live.bot_processes import pack_view
from lastcard.server.live.connection import Connection
from lastcard.server.live.room import Room
from lastcard.server.store.writer import Post, Writer
from lastcard.table import Refusal, Settings, Table, Timing
from lastcard.table import requests as r
from lastcard.table.outcomes import Advising


class Clock:
    """As much of an event loop as a room needs."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now
        self.due: float | None = None
        self.wake: Callable[[], None] | None = None

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, wake: Callable[[], None]) -> "Clock":
        self.due, self.wake = when, wake
        return self

    def cancel(self) -> None:
        self.due = self.wake = None

    def go_to(self, when: float) -> None:
        """Everything that is due until then happens, each at its time."""
        while self.due is not None and self.wake is not None and self.due <= when:
            self.now, wake = max(self.now, self.due), self.wake
            self.cancel()
            wake()
        self.now = max(self.now, when)


class FakeWriter:
    """A writer that stores nothing, or fails."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.fails = False

    def put(self, post: Post) -> None:
        self.posts.append(post)
        if self.fails and post.write is not None:
            post.author.lose()
        elif not post.author.is_lost:
            post.send()


class FakeConnection:
    """Keeps what it is sent."""

    def __init__(self, person: str, lang: str = "en") -> None:
        self.person = person
        self.lang = lang
        self.program = ""
        self.heard: list[str] = []
        self.closed: tuple[int, str] | None = None
        self.viewpoint: tuple[int | None, bool] = (None, False)

    def send(self, text: str) -> None:
        self.heard.append(text)

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def turn_away(self, refusal: Refusal, code: int) -> None:
        Connection.turn_away(cast(Connection, self), refusal, code)

    def ping(self, now: float) -> None:
        pass

    def pong(self, number: int, now: float) -> float | None:
        return None


class InstantCoach:
    """Answers at once."""

    def check_free(self) -> None:
        pass

    def ask(self, asked: Advising, then: Then) -> None:
        then(advise_in_process(pack_view(asked.view), asked.document) or Refusal("no-advice"))


class RoomFixture:
    """A room with people in it. They are not waited for before a deal, unless `answer` says how long."""

    def __init__(
        self, people: int, seed: int, bots: list[str] | None = None, answer: float = 0.0, **settings: Any
    ) -> None:
        self.clock = Clock()
        self.writer = FakeWriter()
        options = Settings(seats=people + len(bots or []), turn_time=600, **settings)
        table = Table.make("TESTTEST", options, bots or [], Timing(answer=answer), Random(seed).randbytes)
        self.room = Room(table, cast(Writer, self.writer), self.clock, InstantCoach())
        self.connections = [FakeConnection(f"person {number}") for number in range(people)]
        for connection in self.connections:
            self.room.admit(cast(Connection, connection), "", None)
            self.send(connection, r.Sit(name=connection.person))

    def send(self, connection: FakeConnection, message: r.Message) -> None:
        self.room.receive(cast(Connection, connection), message)

    def act(self, seat: int, action: str) -> None:
        assert self.room.table.runner is not None
        self.send(self.connections[seat], r.Act(action=action, move=self.room.table.runner.round.move))
