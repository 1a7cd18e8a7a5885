"""What the connections of a table are sent after a change: a text for each seat, and one for all watchers."""

from collections.abc import Iterable
from typing import cast

from msgspec import UNSET, Raw

from lastcard.rules.text.views import View
from lastcard.server.live.server_messages import Json, TableSeen, Update, as_text, encode, view_seen
from lastcard.server.live.table_state import current_move, table_seen, you_seen
from lastcard.server.live.view_parts import ChangedFields, Parts, parts_of
from lastcard.table import Table
from lastcard.table.log import Changes

LastSeen = dict[int | None, Parts]
"""The parts of the view that each seat, or as None the watchers, was sent last."""
Viewpoint = tuple[int | None, bool]
"""The seat whose view somebody gets (None for a watcher), and whether they get one at all."""


class Broadcast:
    """The updates for one set of changes, for the people who are connected; what they share is made once."""

    def __init__(self, table: Table, changes: Changes, last_seen: LastSeen, now: float, people: Iterable[str]) -> None:
        self._table = table
        self._changes = changes
        self._last_seen = {} if changes.round_begins else last_seen
        self._has_table = changes.lobby_changed or changes.presence_changed
        self._table_seen = cast(TableSeen, Raw(encode(table_seen(table, now)))) if self._has_table else None
        """Already encoded, as it is the same for everybody."""
        self._move = current_move(table) if changes.game_moved else None
        self._clock = table.time_left(now) if changes.game_moved or changes.lobby_changed else None
        self._texts: dict[object, str] = {}
        self._seats = table.lobby.seats()
        self._viewpoints = {person: self._viewpoint_of(person) for person in people}
        self._views = self._make_views()
        self.seen: LastSeen = {seat: parts_of(view) for seat, view in self._views.items()}
        """What everybody has seen after this broadcast."""
        self._changed_fields = ChangedFields()
        self._common_events: list[Json] | None = None

    def _viewpoint_of(self, person: str) -> Viewpoint:
        seat = self._seats.get(person)
        return seat, self._table.runner is not None and (seat is not None or self._table.may_watch(person))

    def _make_views(self) -> dict[int | None, View]:
        """Return the view of each seat that somebody sees with."""
        seats = list({seat: None for seat, sees_round in self._viewpoints.values() if sees_round})
        if self._table.runner is None or not seats:
            return {}
        return dict(zip(seats, self._table.runner.round.views(seats), strict=True))

    def viewpoint_of(self, person: str) -> Viewpoint:
        return self._viewpoints[person]

    def text_for(self, person: str, is_new: bool) -> str:
        """Return the update for a person. `is_new` says that they had another viewpoint before."""
        viewpoint = self._viewpoints[person]
        if self._has_table:
            return self._write(person, viewpoint, is_new)
        key = viewpoint, is_new
        if key not in self._texts:
            self._texts[key] = self._write(person, viewpoint, is_new)
        return self._texts[key]

    def _write(self, person: str, viewpoint: Viewpoint, is_new: bool) -> str:
        seat, sees_round = viewpoint
        fields = self._fields_for(seat, is_new) if sees_round else b""
        return as_text(
            Update(
                version=self._table.log.version,
                events=self._events_for(seat) if sees_round else self._table_events(),
                view=cast(Json, Raw(fields)) if fields else None if is_new else UNSET,
                move=self._move,
                clock=self._clock,
                table=self._table_seen,
                you=you_seen(self._table, person) if self._has_table else None,
            )
        )

    def _table_events(self) -> list[Json]:
        """Return what happened as somebody sees it who sees nothing of the round."""
        return [event for step in self._changes.steps for event in step.table_events] + self._changes.transient

    def _events_for(self, seat: int | None) -> list[Json]:
        """Return what happened as a seat saw it; encoded once for all who saw nothing that others did not see."""
        steps = self._changes.steps
        if any(event.secret(seat) for step in steps for event in step.game_events):
            return [event for step in steps for event in step.seen_by(seat)] + self._changes.transient
        if self._common_events is None:
            events = [event for step in steps for event in step.seen_by(seat)] + self._changes.transient
            self._common_events = cast(list[Json], Raw(encode(events))) if events else []
        return self._common_events

    def _fields_for(self, seat: int | None, is_new: bool) -> bytes:
        """Return the fields of a view that have changed since it was sent last, or all of them if it is new."""
        old = None if is_new else self._last_seen.get(seat)
        return (
            encode(view_seen(self._views[seat])) if old is None else self._changed_fields.between(old, self.seen[seat])
        )
