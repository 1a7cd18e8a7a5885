"""Views as clients get them after a change: encoded field by field, and only what is new to each of them."""

from itertools import compress
from operator import attrgetter, ne

from lastcard.rules.model.actions import Decision
from lastcard.rules.text.views import FIELDS, View
from lastcard.server.live.protocol import UNSENT, encode

STEADY = ("edition", "options", "players", "seat", "dealer")
CHANGING = tuple(name for name in FIELDS if name not in (*STEADY, UNSENT))
"""Fields of a view that are sent and can change during a round."""
PLACES = range(len(CHANGING))
HEADS = tuple(b'"%b":' % name.encode() for name in CHANGING)
changing_values = attrgetter(*CHANGING)

Parts = tuple[bytes, ...]
"""The values of the changing fields, as JSON."""


class ViewParts:
    """Makes the parts of several views of the same moment; what they share is encoded once."""

    def __init__(self) -> None:
        self._values: tuple[object, ...] = ()
        self._parts: Parts = ()
        """Those of the first view."""

    def of(self, view: View) -> Parts:
        """Return the parts of a view."""
        values = changing_values(view)
        if not self._parts:
            self._values, self._parts = values, tuple(map(encoded, values))
            return self._parts
        parts = list(self._parts)
        for place in compress(PLACES, map(ne, values, self._values)):
            parts[place] = encoded(values[place])
        return tuple(parts)


def changed_fields(old: Parts, new: Parts) -> bytes:
    """Return the fields that have changed as a JSON object; nothing if there are none."""
    changed = b",".join([HEADS[place] + new[place] for place in compress(PLACES, map(ne, old, new))])
    return b"{%b}" % changed if changed else b""


def encoded(value: object) -> bytes:
    """Return the value of a field as JSON."""
    if isinstance(value, list) and value and isinstance(value[0], str):
        return b"[%b]" % encode("\n".join(value)).replace(b"\\n", b'","')  # cards and actions are single words
    if isinstance(value, Decision):
        return encode({"seat": value.seat, "kind": value.kind})
    return encode(value)
