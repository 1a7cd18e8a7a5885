"""The rounds that may go into the open archive: all who played them have agreed."""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Engine, select

from lastcard.arena.archive import Origin, Row, record_id, rows_of
from lastcard.record import read_record
from lastcard.server.store import schema


@dataclass(frozen=True)
class AgreedRound:
    """A stored round, and on which of its seats people played."""

    id: str
    record: str
    people: frozenset[int]

    def rows(self) -> list[Row]:
        """Return its rows for the archive, with an id that does not lead to the round's page. Raises BadRecord."""
        record = read_record(self.record)
        players = tuple("person" if seat in self.people else "bot" for seat in range(record.players))
        return rows_of(record, Origin("table", record_id(f"{self.id} {self.record}"), players))


def archived_rounds(engine: Engine) -> Iterator[AgreedRound]:
    """Yield these rounds in the order in which they ended."""
    rounds, players = schema.rounds.c, schema.players.c
    listed = select(rounds.id).where(rounds.archive == 1, rounds.removed.is_(None)).order_by(rounds.ended, rounds.id)
    with engine.connect() as connection:
        for id_ in connection.execute(listed).scalars().all():
            record = connection.execute(select(rounds.record).where(rounds.id == id_)).scalar_one_or_none()
            seats = connection.execute(select(players.seat).where(players.round == id_)).scalars().all()
            if record is not None:
                yield AgreedRound(id_, record, frozenset(seats))
