"""What the server tells clients. docs/protocol.md describes each message, and its JSON Schema is made from these."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

Json = dict[str, Any]


class Told(Struct, omit_defaults=True, tag_field="type", tag=str.lower):
    pass


class ChairSeen(Struct, frozen=True):
    kind: str
    """`person`, `bot` or `free`."""
    name: str
    level: str
    """A bot's."""
    handle: str
    player: int | None
    """The seat in the round, as in views and events."""
    score: int
    present: bool
    automatic: bool
    """A person for whom the autopilot plays."""
    next: str
    """The name of who sits down here at the next round."""
    leaves: bool
    """A bot that goes when the round is over."""
    muted: bool


class TableSeen(Struct, frozen=True):
    """Who sits where, and how the match stands."""

    code: str
    edition: str
    edition_names: dict[str, str]
    """Of a custom one, by language."""
    options: Json
    seats: int
    turn_time: int
    watchers: bool
    public: bool
    locked: bool
    chairs: list[ChairSeen]
    host: int | None
    watching: list[str]
    """Names of those without a chair."""
    round: int
    """0 before the first."""
    round_id: str
    is_over: bool
    """No round is under way."""
    started: bool
    winner: int | None
    """The chair that has won the match."""
    results: list[Json]


class You(Struct, frozen=True):
    handle: str
    chair: int | None
    waiting: int | None
    """The chair from the next round on."""
    seat: int | None
    """In the round."""
    host: bool


class StepSeen(Struct, frozen=True):
    """What happened with one version of the table."""

    version: int
    events: list[Json]


class Welcome(Told, kw_only=True):
    """Everything, when a socket opens. Either `missed`: what happened since the version that the client named,
    or `recent`: what is known of the round under way."""

    version: int
    table: TableSeen
    you: You
    view: Json | None
    move: int
    clock: float | None
    chat: list[Json]
    missed: list[StepSeen] | None = None
    recent: list[StepSeen] | None = None


class Update(Told, kw_only=True):
    """What happened. `view` has the fields that are different now, and is null where there is nothing to see, or not
    any more; `table` and `you` are whole."""

    version: int
    events: list[Json] = []
    view: Json | UnsetType | None = UNSET
    move: int | None = None
    clock: float | None = None
    table: TableSeen | None = None
    you: You | None = None


class Done(Told, kw_only=True):
    """The message with this id was carried out, and is stored."""

    id: int


class Held(Told, kw_only=True):
    """The action with this id waits until a race to call or catch is decided; what comes of it is told as an update."""

    id: int


class Explained(Told, kw_only=True):
    """The answer to `explain`; without a text, the action is legal."""

    action: str
    id: int | None = None
    rule: str = ""
    text: str = ""


class Error(Told, kw_only=True):
    """Refused; nothing has changed."""

    code: str
    text: str
    id: int | None = None
    rule: str = ""
    move: int | None = None


class Ping(Told, kw_only=True):
    """To be answered at once with `pong` and this number: so the length of the line is measured."""

    ping: int


Answer = Welcome | Update | Done | Held | Explained | Error | Ping

encode = msgspec.json.Encoder(enc_hook=str).encode


def as_text(message: Told | Mapping[str, object]) -> str:
    return encode(message).decode()
