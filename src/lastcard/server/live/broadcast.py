"""What the connections of a table are sent after a change: one text for each seat, and one for all who watch."""

from itertools import compress
from operator import attrgetter, ne
from typing import cast

from msgspec import UNSET, Raw

from lastcard.rules.text.views import FIELDS, View
from lastcard.server.live.protocol import UNSENT, Json, TableSeen, Update, as_text, encode, view_seen
from lastcard.server.live.table_state import current_move, table_seen, you_seen
from lastcard.table import Table
from lastcard.table.log import Changes

STEADY = ("edition", "options", "players", "seat", "dealer")
CHANGING = tuple(name for name in FIELDS if name not in (*STEADY, UNSENT))
"""Fields of a view that do not stay the same for a whole round, and are sent."""
PLACES = range(len(CHANGING))
Values = tuple[object, ...]
changing_values = attrgetter(*CHANGING)

LastSeen = dict[int | None, Values]
"""The values that each seat, or as None the watchers, was sent last."""
Viewpoint = tuple[int | None, bool]
"""The seat whose view somebody gets (None for a watcher), and whether they get one at all."""


class Broadcast:
    """The updates for one set of changes. Each distinct text is made once."""

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
        fields: Json | None = None
        if self._table.runner is not None and sees_round:
            view = self._table.runner.round.view(seat)
            fields, self.seen[seat] = changed_fields(None if is_new else self._last_seen.get(seat), view)
        events: list[Json] = []
        for step in self._changes.steps:
            events += step.seen_by(seat) if fields is not None else step.table_events
        return as_text(
            Update(
                version=self._table.log.version,
                events=events + self._changes.transient,
                view=fields or (None if is_new else UNSET),
                move=self._move,
                clock=self._clock,
                table=self._table_seen,
                you=you_seen(self._table, person) if self._has_table else None,
            )
        )


def changed_fields(old: Values | None, view: View) -> tuple[Json, Values]:
    """Return the fields of a view that have changed, or all of them if there was none before, and its values.

    Values that are as they were are the old ones: few objects are new, and the garbage collector has little to look at.
    """
    new = changing_values(view)
    if old is None:
        return view_seen(view), new
    kept, fields = list(old), Json()
    for place in compress(PLACES, map(ne, new, old)):
        kept[place] = fields[CHANGING[place]] = new[place]
    if "decision" in fields and view.decision is not None:
        fields["decision"] = {"seat": view.decision.seat, "kind": view.decision.kind}
    return fields, tuple(kept)
