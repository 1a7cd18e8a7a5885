"""The open archive: rounds as Parquet, a row for each decision, that can be played again (docs/archive.md).

It has no names of people, nor anything else that could identify them.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from lastcard.editions.files import document_of
from lastcard.record.record import Move, Record
from lastcard.record.replay import replay
from lastcard.record.rules_version import RULES_VERSION
from lastcard.rules.game import Game
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.text.views import View

INTERRUPT = "interrupt"
"""Stands for the decision in the row of an action out of turn."""
ROW_GROUP = 1 << 17

Row = list[object]


class Origin(NamedTuple):
    """Where a round comes from."""

    source: str
    """`simulation`, `record` or `table`."""
    id: str
    """Identifies the round in the archive."""
    players: tuple[str | None, ...] = ()
    """Who played each seat: the name of a bot, `bot`, `person`, or None if that is unknown."""


TYPES: dict[str, str] = {
    "round": "word",
    "source": "word",
    "edition": "word",
    "custom": "word",
    "rules": "int16",
    "options": "word",
    "players": "int8",
    "dealer": "int8",
    "key": "word",
    "position": "word",
    "number": "int32",
    "seat": "int8",
    "player": "word",
    "decision": "word",
    "hand": "text",
    "top": "word",
    "color": "word",
    "side": "word",
    "direction": "int8",
    "pending": "int16",
    "counts": "numbers",
    "pile": "int16",
    "legal": "text",
    "action": "word",
    "winner": "int8",
    "points": "int32",
}
"""The columns and what they hold: numbers, texts, and words, which are texts that come again and again."""
COLUMNS = tuple(TYPES)


class ArchivedRound:
    """Records a round while it is played: what each player who acts can see, and what they do."""

    def __init__(self, game: Game, origin: Origin, from_position: bool = False) -> None:
        self.game = game
        self.rows: list[Row] = []
        document = document_of(game.edition)
        opening = json.loads(position := game.position())
        self._head: Row = [
            origin.id,
            origin.source,
            game.edition,
            None if document is None else json.dumps(document, sort_keys=True),
            RULES_VERSION,
            json.dumps(game.options, sort_keys=True),
            game.seats,
            game.dealer,
            None if from_position else opening["key"],
            position if from_position else None,
        ]
        self._players = origin.players or (None,) * game.seats

    def add(self, view: View, action: str) -> None:
        """Record an action of a seat, with what it knew before."""
        seat = view.seat
        assert seat is not None
        owed = view.decision
        is_own = owed is not None and owed.seat == seat and action.removesuffix(" uno") in view.actions
        self.rows.append([
            *self._head,
            len(self.rows) + 1,
            seat,
            self._players[seat],
            owed.kind if owed is not None and is_own else INTERRUPT,
            " ".join(view.hand),
            view.top,
            view.color,
            view.side,
            view.direction,
            view.pending,
            view.counts,
            view.pile,
            ", ".join(view.actions if is_own else view.interrupts),
            str(action),
        ])  # fmt: skip

    def finish(self) -> list[Row]:
        """Return the rows, with the result of the round; none if it is not over."""
        game = self.game
        if game.winner is None:
            return []
        points = game.points()
        for row in self.rows:
            seat = row[SEAT]
            assert isinstance(seat, int)
            row += [game.winner, points[seat]]
        return self.rows


SEAT = COLUMNS.index("seat")


class WatchedGame:
    """A game for bots that records itself: a bot acted on the view that it was given last."""

    def __init__(self, game: Game, origin: Origin) -> None:
        self.game = game
        self.archived = ArchivedRound(game, origin)
        self._views: dict[int | None, View] = {}

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def view(self, seat: int | None) -> View:
        view = self._views[seat] = self.game.view(seat)
        return view

    def apply(self, action: str, seat: int | None = None) -> object:
        self.archived.add(self._views[seat], action)
        return self.game.apply(action, seat)


def rows_of(record: Record, origin: Origin) -> list[Row]:
    """Return the rows of all finished rounds of a record; each round of a match has an id of its own."""
    found: list[Row] = []
    archived: ArchivedRound | None = None
    played = replayed(record)
    for number, game, move in played:
        if move is None:
            found += archived.finish() if archived is not None else []
            own = origin._replace(id=f"{origin.id} {number}") if record.is_match else origin
            archived = ArchivedRound(game, own, from_position=bool(record.position))
        else:
            assert archived is not None
            archived.add(game.view(move.seat), move.action)
    return found + (archived.finish() if archived is not None else [])


def replayed(record: Record) -> Iterator[tuple[int, Game, Move | None]]:
    """Yield each move of a record with the game before it, and None with each game as it was dealt."""
    steps = replay(record)
    step = next(steps)
    yield step.round, step.game, None
    for number, moves in enumerate(record.rounds, 1):
        for move in moves:
            yield number, step.game, move
            step = next(steps)
        if number < len(record.rounds):
            step = next(steps)
            yield step.round, step.game, None


def record_id(text: str) -> str:
    """Return an id that depends on the content of a record alone, and does not tell where it was played."""
    return sha256(text.encode()).hexdigest()[:24]


# Parquet


def arrow_schema() -> Any:
    """Return the schema of the archive for pyarrow."""
    arrow: Any = import_module("pyarrow")
    kinds = {
        "word": arrow.dictionary(arrow.int32(), arrow.string()),
        "text": arrow.string(),
        "numbers": arrow.list_(arrow.int16()),
        "int8": arrow.int8(),
        "int16": arrow.int16(),
        "int32": arrow.int32(),
    }
    return arrow.schema([(name, kinds[kind]) for name, kind in TYPES.items()])


def packed(rows: Sequence[Row]) -> bytes:
    """Return rows as Arrow bytes, to be sent between processes."""
    arrow: Any = import_module("pyarrow")
    schema = arrow_schema()
    columns = [arrow.array([row[place] for row in rows], schema.field(place).type) for place in range(len(COLUMNS))]
    sink = arrow.BufferOutputStream()
    with arrow.ipc.new_stream(sink, schema) as stream:
        stream.write_batch(arrow.record_batch(columns, schema=schema))
    whole: bytes = sink.getvalue().to_pybytes()
    return whole


def write_archive(pieces: Iterable[bytes], file: Path) -> int:
    """Write packed rows to a file, which appears only when it is complete; return how many rows there are."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    new, rows, waiting = file.with_name(file.name + ".new"), 0, 0
    tables: list[Any] = []
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with parquet.ParquetWriter(new, arrow_schema(), compression="zstd") as writer:
            for piece in pieces:
                table = arrow.ipc.open_stream(piece).read_all()
                tables.append(table)
                rows, waiting = rows + len(table), waiting + len(table)
                if waiting >= ROW_GROUP:
                    writer.write_table(arrow.concat_tables(tables).unify_dictionaries())
                    tables, waiting = [], 0
            if tables:
                writer.write_table(arrow.concat_tables(tables).unify_dictionaries())
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    return rows


def read_archive(file: Path) -> Iterator[list[dict[str, Any]]]:
    """Yield the rows of one round after the other. Raises LastcardError if it is no archive."""
    under_way: list[dict[str, Any]] = []
    for batch in open_archive(file).iter_batches():
        for row in batch.to_pylist():
            if under_way and under_way[0]["round"] != row["round"]:
                yield under_way
                under_way = []
            under_way.append(row)
    if under_way:
        yield under_way


def open_archive(file: Path) -> Any:
    """Return a file for pyarrow. Raises LastcardError if it is no archive."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    with file.open("rb"):  # pyarrow's own error does not name the file
        pass
    try:
        found = parquet.ParquetFile(file)
    except arrow.ArrowInvalid as error:
        raise LastcardError("archive-no-archive", {"file": str(file)}) from error
    if tuple(found.schema_arrow.names) != COLUMNS:
        raise LastcardError("archive-no-archive", {"file": str(file)})
    return found


def record_of(rows: Sequence[dict[str, Any]]) -> Record:
    """Return the record of an archived round."""
    first = rows[0]
    return Record(
        first["edition"],
        first["players"],
        json.loads(first["options"]),
        seed=bytes.fromhex(first["key"] or ""),
        dealer=first["dealer"],
        position=first["position"] or "",
        rounds=[[Move(row["seat"], row["action"]) for row in rows]],
        custom=None if first["custom"] is None else json.loads(first["custom"]),
    )


def check_archive(file: Path, tell: Callable[[int], None] = lambda _: None) -> int:
    """Play every round of an archive again, compare every row, and return how many rounds there are.

    Raises LastcardError with the first round that comes out differently.
    """
    count = 0
    for rows in read_archive(file):
        first = rows[0]
        again: list[Row] = []
        try:
            again = rows_of(record_of(rows), Origin(first["source"], first["round"], players_in(rows)))
        except LastcardError as error:
            raise LastcardError("archive-wrong", {"round": first["round"], "detail": str(error)}) from error
        for row, other in zip(rows, again, strict=len(again) > 0):
            wrong = [name for name, value in zip(COLUMNS, other, strict=True) if row[name] != value]
            if wrong:
                detail = f"{row['number']}: {', '.join(wrong)}"
                raise LastcardError("archive-wrong", {"round": first["round"], "detail": detail})
        if not again:
            raise LastcardError("archive-wrong", {"round": first["round"], "detail": "?"})
        count += 1
        tell(count)
    return count


def players_in(rows: Sequence[dict[str, Any]]) -> tuple[str | None, ...]:
    """Return who played each seat, as far as the rows tell."""
    seats: dict[int, str | None] = {row["seat"]: row["player"] for row in rows}
    return tuple(seats.get(seat) for seat in range(rows[0]["players"]))
