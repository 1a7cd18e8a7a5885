"""What the connections of a table are sent after a change: a text for each seat, and one for all watchers."""

from typing import cast

from msgspec import UNSET, Raw

from lastcard.server.live.protocol import Json, TableSeen, Update, as_text, encode, view_seen
from lastcard.server.live.table_state import current_move, table_seen, you_seen
from lastcard.server.live.view_parts import Parts, ViewParts, changed_fields
from lastcard.table import Table
from lastcard.table.log import Changes

LastSeen = dict[int | None, Parts]
"""The parts of the view that each seat, or as None the watchers, was sent last."""
Viewpoint = tuple[int | None, bool]
"""The seat whose view somebody gets (None for a watcher), and whether they get one at all."""


class Broadcast:
    """The updates for one set of changes; each distinct text is made once."""

    def __init__(self, table: Table, changes: Changes, last_seen: LastSeen, now: float) -> None:
        self.seen: LastSeen = {}
        """What everybody has seen after this broadcast."""
        self._table = table
        self._changes = changes
        self._last_seen = {} if changes.round_begins else last_seen
        self._has_table = changes.lobby_changed or changes.presence_changed
        self._table_seen = cast(TableSeen, Raw(encode(table_seen(table, now)))) if self._has_table else None
        """Already encoded, as it is the same for everybody."""
        self._move = current_move(table) if changes.game_moved else None
        self._clock = table.time_left(now) if changes.game_moved or changes.lobby_changed else None
        self._seats = table.lobby.seats()
        self._texts: dict[object, str] = {}
        self._parts = ViewParts()

    def viewpoint_of(self, person: str) -> Viewpoint:
        seat = self._seats.get(person)
        return seat, self._table.runner is not None and (seat is not None or self._table.may_watch(person))

    def text_for(self, person: str, viewpoint: Viewpoint, is_new: bool) -> str:
        """Return the update for a person. `is_new` says that they had another viewpoint before."""
        key = (person if self._has_table else None, viewpoint, is_new)
        if key not in self._texts:
            self._texts[key] = self._write(person, viewpoint, is_new)
        return self._texts[key]

    def _write(self, person: str, viewpoint: Viewpoint, is_new: bool) -> str:
        seat, sees_round = viewpoint
        fields = self._changed_fields(seat, is_new) if sees_round else b""
        events: list[Json] = []
        for step in self._changes.steps:
            events += step.seen_by(seat) if sees_round else step.table_events
        return as_text(
            Update(
                version=self._table.log.version,
                events=events + self._changes.transient,
                view=cast(Json, Raw(fields)) if fields else None if is_new else UNSET,
                move=self._move,
                clock=self._clock,
                table=self._table_seen,
                you=you_seen(self._table, person) if self._has_table else None,
            )
        )

    def _changed_fields(self, seat: int | None, is_new: bool) -> bytes:
        """Return the fields of a view that have changed since it was sent last, or all of them if it is new."""
        assert self._table.runner is not None
        view = self._table.runner.round.view(seat)
        parts = self.seen[seat] = self._parts.of(view)
        old = None if is_new else self._last_seen.get(seat)
        return encode(view_seen(view)) if old is None else changed_fields(old, parts)
