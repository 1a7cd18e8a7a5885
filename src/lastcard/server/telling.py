"""What the sockets of a table are told after a change: one text for each seat, and one for all who only watch."""

from itertools import compress
from operator import attrgetter, ne

from msgspec import UNSET

from lastcard.rules.text.views import FIELDS, View
from lastcard.server.looks import move_of, table_seen, you
from lastcard.server.wire import Json, Update, as_text
from lastcard.table import Table
from lastcard.table.journal import News

CHANGING = tuple(name for name in FIELDS if name not in ("edition", "options", "players", "seat", "dealer"))
"""Fields that do not stay the same for the whole of a round."""
Values = tuple[object, ...]
values_of = attrgetter(*CHANGING)

Shown = dict[int | None, Values]
"""What each seat, or as None the watchers, saw last."""
Sight = tuple[int | None, bool]
"""With whose eyes somebody sees the round, and whether at all."""


class Telling:
    def __init__(self, table: Table, news: News, before: Shown, now: float) -> None:
        self.shown: Shown = {}
        self._table = table
        self._news = news
        self._before = {} if news.round_begins else before
        self._is_changed = news.lobby_changed or news.presence_changed
        self._seen = table_seen(table, now) if self._is_changed else None
        self._move = move_of(table) if news.moved else None
        self._clock = table.time_left(now) if news.moved else None
        self._seats = table.lobby.seats()
        self._texts: dict[object, str] = {}

    def text(self, person: str, sight: Sight, is_new: bool) -> str:
        """`sight` is of `sight_of`; it is new where this line was shown the round with other eyes, or not at all."""
        key = (person if self._is_changed else None, sight, is_new)
        if key not in self._texts:
            self._texts[key] = self._write(person, sight, is_new)
        return self._texts[key]

    def sight_of(self, person: str) -> Sight:
        seat = self._seats.get(person)
        return seat, self._table.play is not None and (seat is not None or self._table.may_watch(person))

    def _write(self, person: str, sight: Sight, is_new: bool) -> str:
        seat, sees_round = sight
        fields: Json | None = None
        if self._table.play is not None and sees_round:
            view = self._table.play.round.view(seat)
            values = self.shown[seat] = values_of(view)
            fields = changed_fields(None if is_new else self._before.get(seat), view, values)
        events: list[Json] = []
        for step in self._news.steps:
            events += step.seen_by(seat) if fields is not None else step.around
        return as_text(
            Update(
                version=self._table.journal.version,
                events=events + self._news.flashes,
                view=fields or (None if is_new else UNSET),
                move=self._move,
                clock=self._clock,
                table=self._seen,
                you=you(self._table.lobby, person) if self._seen is not None else None,
            )
        )


def changed_fields(old: Values | None, view: View, new: Values) -> Json:
    """The fields of a view that are different now; all of them if there was none."""
    if old is None:
        return view.to_json()
    fields: Json = dict(compress(zip(CHANGING, new, strict=True), map(ne, new, old)))
    if "decision" in fields and view.decision is not None:
        fields["decision"] = {"seat": view.decision.seat, "kind": view.decision.kind}
    return fields
