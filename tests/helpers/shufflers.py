"""People at a table who help to shuffle."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from lastcard.fairness import Receipt, SeatShare
from lastcard.fairness.participant import Participant
from lastcard.server.live.server_messages import as_text
from lastcard.server.live.table_state import welcome
from lastcard.table import Lobby, Table, Timing
from lastcard.table import requests as r
from lastcard.table.lobby.lobby import Shuffle
from table_fixture import TableFixture


class Shufflers:
    """People at a table whose clients answer when they are told to."""

    def __init__(self, people: int = 2, bots: tuple[str, ...] = (), free: int = 0) -> None:
        options = {"scoring": "none", "hand_size": 1}
        self.fixture = TableFixture(people, bots, answer=0.5, options=options, seats=people + len(bots) + free)
        self.clients = {person: Participant() for person in self.fixture.people}

    @property
    def table(self) -> Table:
        return self.fixture.table

    def is_dealt(self) -> bool:
        return self.table.runner is not None

    def is_committed(self) -> bool:
        """Whether everybody has committed, or had the chance to."""
        return self.shuffle.commitments is not None

    @property
    def shuffle(self) -> Shuffle:
        assert self.table.lobby.shuffle is not None
        return self.table.lobby.shuffle

    @property
    def shares(self) -> list[SeatShare]:
        """What each seat gave to the deal."""
        header = self.table.lobby.round
        assert header is not None
        assert header.evidence is not None
        return header.evidence.shares

    def hear(self, person: str) -> dict[str, Any] | None:
        """What a client answers to all that it may know now."""
        told = as_text(welcome(self.table, person, None, self.fixture.now))
        return self.clients[person].hear(json.loads(told))

    def answer(self, *people: str) -> None:
        """Let these clients answer, in this order."""
        for person in people or self.fixture.people:
            answer = self.hear(person)
            assert answer is not None
            self.fixture.ask(person, msgspec.convert(answer, r.Request))

    def finish(self) -> str:
        """Play to the end, and return the record; every client hears of the deal and of the end.

        A long round's deal is no longer among what a client that comes back is told.
        """
        for person in self.fixture.people:
            self.hear(person)
        self.fixture.wait(100_000)
        finished = self.table.take_changes().finished
        assert finished is not None
        for person in self.fixture.people:
            self.hear(person)
        return finished.record

    def receipt(self, person: str) -> Receipt:
        header = self.table.lobby.round
        assert header is not None
        return self.clients[person].receipts[header.id]

    def restart(self, entries: Iterable[Any] = ()) -> None:
        """The process ends; another one has what was stored. Everybody comes back."""
        stored = msgspec.json.encode(self.table.lobby)
        self.fixture.table = Table.restore(
            msgspec.json.decode(stored, type=Lobby), entries, self.fixture.now, Timing(answer=0.5)
        )
