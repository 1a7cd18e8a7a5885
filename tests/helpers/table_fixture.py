"""A table without a network, with people at it and a clock that the test moves."""

from random import Random

import msgspec
import pytest

from lastcard.rules.game import Game
from lastcard.table import Refusal, Settings, Table, Timing
from lastcard.table import requests as r
from lastcard.table.match.round_runner import RoundRunner
from lastcard.table.outcomes import Outcome


class TableFixture:
    """A table and the time. People are not waited for before a deal, unless `answer` says how long."""

    def __init__(
        self, people: int = 2, bots: tuple[str, ...] = (), seed: int = 1, answer: float = 0.0, **settings: object
    ) -> None:
        given = {"seats": max(2, people + len(bots)), **settings}
        self.timing = Timing(answer=answer)
        self.table = Table.make(
            "TESTTEST", msgspec.convert(given, Settings), bots, self.timing, random_bytes=Random(seed).randbytes
        )
        self.now = 100.0
        self.people = [f"p{number}" for number in range(people)]
        for person in self.people:
            self.arrive(person)
            self.ask(person, r.Sit(name=person))

    def arrive(self, person: str) -> None:
        self.table.arrive(person, person, self.now)

    def ask(self, person: str, message: r.Message) -> Outcome:
        return self.table.handle(person, message, self.now)

    def refused(self, person: str, message: r.Message) -> str:
        before = msgspec.json.encode(self.table.lobby)
        with pytest.raises(Refusal) as refusal:
            self.ask(person, message)
        assert msgspec.json.encode(self.table.lobby) == before
        return refusal.value.code

    def start(self) -> None:
        self.start_by(self.people[0])

    def start_by(self, person: str) -> None:
        self.ask(person, r.Start())

    @property
    def game(self) -> Game:
        assert self.table.runner is not None
        return self.table.runner.round.game

    def set_up(self, **position: object) -> None:
        """Puts another position in place of the round that was dealt; of `classic` unless an edition is given."""
        assert self.table.runner is not None
        self.table.runner.round.game = Game.setup(**{"edition": "classic", **position})  # type: ignore[arg-type]
        self.table.runner.begin(self.now)

    def act(self, seat: int, action: str) -> Outcome:
        assert self.table.runner is not None
        return self.ask(self.people[seat], r.Act(action=action, move=self.table.runner.round.move))

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while (due := self.table.next_wakeup()) is not None and due <= until:
            self.now = max(self.now, due)
            self.table.tick(self.now)
        self.now = until

    def leave_to_autopilot(self) -> None:
        """The only person goes, and somebody watches, so that the round goes on."""
        self.arrive("watcher")
        self.table.depart(self.people[0], self.now)

    def watch_deal(self) -> None:
        """Lets the draw for dealer and the deal go by."""
        self.now = max(self.now, self.runner.opened_at)

    @property
    def runner(self) -> RoundRunner:
        assert self.table.runner is not None
        return self.table.runner

    def owes(self) -> int:
        assert self.table.runner is not None
        decision = self.table.runner.round.decision
        assert decision is not None
        return decision.seat
