"""What clients are sent of a view after a change: only the fields that are new to them."""

from collections.abc import Callable
from itertools import compress
from operator import attrgetter, ne

from lastcard.rules.model.actions import Decision
from lastcard.rules.text.views import FIELDS, View
from lastcard.server.live.server_messages import UNSENT, encode

STEADY = ("edition", "options", "players", "seat", "dealer")
CHANGING = tuple(name for name in FIELDS if name not in (*STEADY, UNSENT))
"""Fields of a view that are sent and can change during a round."""
PLACES = range(len(CHANGING))
HEADS = tuple(b'"%b":' % name.encode() for name in CHANGING)
Parts = tuple[object, ...]
"""The values of the changing fields."""
parts_of: Callable[[View], Parts] = attrgetter(*CHANGING)
"""Returns the parts of a view."""


class ChangedFields:
    """Encodes what has changed in several views of the same moment; what they share is encoded once."""

    def __init__(self) -> None:
        self._encoded: list[tuple[object, bytes] | None] = [None] * len(CHANGING)
        """The value of each field that was encoded last, with its JSON."""

    def between(self, old: Parts, new: Parts) -> bytes:
        """Return the fields that have changed as a JSON object; nothing if there are none."""
        changed = [self._encode(place, new[place]) for place in compress(PLACES, map(ne, old, new))]
        return b"{%b}" % b",".join(changed) if changed else b""

    def _encode(self, place: int, value: object) -> bytes:
        known = self._encoded[place]
        if known is not None and known[0] == value:
            return known[1]
        field = HEADS[place] + encoded(value)
        self._encoded[place] = (value, field)
        return field


def encoded(value: object) -> bytes:
    """Return the value of a field as JSON."""
    if isinstance(value, list) and value and isinstance(value[0], str):
        return b"[%b]" % encode("\n".join(value)).replace(b"\\n", b'","')  # cards and actions are single words
    if isinstance(value, Decision):
        return encode({"seat": value.seat, "kind": value.kind})
    return encode(value)
