"""The messages that the server sends to clients, and the JSON Schema of the whole protocol.

They are described in docs/protocol.md.
`python -m lastcard.server.live.protocol > docs/protocol.schema.json` writes the schema.
"""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from lastcard.locale import speak
from lastcard.table import Refusal
from lastcard.table.messages import Request

Json = dict[str, Any]


class ServerMessage(Struct, omit_defaults=True, tag_field="type", tag=str.lower):
    """A message from the server."""


class ChairSeen(Struct, frozen=True):
    """A place at the table."""

    kind: str
    """`person`, `bot` or `free`."""
    name: str
    level: str
    """Of a bot."""
    handle: str
    player: int | None
    """Its seat in the round, as in views and events; null for a chair that does not play in it."""
    score: int
    present: bool
    automatic: bool
    """A person for whom the autopilot plays."""
    next: str
    """The name of who takes this chair when the next round begins."""
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
    """No round is being played."""
    started: bool
    winner: int | None
    """The chair that has won the match."""
    results: list[Json]


class You(Struct, frozen=True):
    """The reader's own place."""

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


class Welcome(ServerMessage, kw_only=True):
    """Everything, when a socket opens: with `missed`, what happened since the version that the client named, or with
    `recent`, what is known of the current round."""

    version: int
    table: TableSeen
    you: You
    view: Json | None
    move: int
    clock: float | None
    chat: list[Json]
    missed: list[StepSeen] | None = None
    recent: list[StepSeen] | None = None


class Update(ServerMessage, kw_only=True):
    """What happened. `view` has only the fields that have changed, and is null where there is nothing to see any more;
    `table` and `you` are whole."""

    version: int
    events: list[Json] = []
    view: Json | UnsetType | None = UNSET
    move: int | None = None
    clock: float | None = None
    table: TableSeen | None = None
    you: You | None = None


class Done(ServerMessage, kw_only=True):
    """The message with this id was carried out, and is stored."""

    id: int


class Held(ServerMessage, kw_only=True):
    """The action with this id waits until a race to call or catch is decided; an update says what came of it."""

    id: int


class Explained(ServerMessage, kw_only=True):
    """The answer to `explain`; without a text, the action is legal."""

    action: str
    id: int | None = None
    rule: str = ""
    text: str = ""


class Error(ServerMessage, kw_only=True):
    """Refused; nothing has changed."""

    code: str
    text: str
    id: int | None = None
    rule: str = ""
    move: int | None = None


class Ping(ServerMessage, kw_only=True):
    """To be answered immediately with `pong` and this number, so that the round trip can be measured."""

    ping: int


Answer = Welcome | Update | Done | Held | Explained | Error | Ping

encode = msgspec.json.Encoder(enc_hook=str).encode


def as_text(message: ServerMessage | Mapping[str, object]) -> str:
    """Return a message as JSON."""
    return encode(message).decode()


def error_message(refusal: Refusal, message_id: int | None, lang: str) -> Error:
    """Return the message for a refusal, put into the reader's words."""
    move = refusal.values.get("move")
    return Error(
        code=refusal.code,
        text=speak(refusal.key, refusal.values, lang),
        id=message_id,
        rule=refusal.rule,
        move=move if isinstance(move, int) else None,
    )


def explained_message(action: str, refusal: Refusal | None, message_id: int | None, lang: str) -> Explained:
    """Return the answer to `explain`, put into the reader's words."""
    if refusal is None:
        return Explained(action=action, id=message_id)
    text = speak(refusal.key, refusal.values, lang)
    return Explained(action=action, id=message_id, rule=refusal.rule, text=text)


def protocol_schema() -> Json:
    """Return the JSON Schema of the WebSocket messages: `Request` from clients, `Answer` from the server."""
    place = "#/$defs/{name}"
    (requests, answers), components = msgspec.json.schema_components([Request, Answer], ref_template=place)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of a Lastcard table",
        "$defs": {"Request": requests, "Answer": answers, **components},
    }


if __name__ == "__main__":
    print(json.dumps(protocol_schema(), indent=1, sort_keys=True))
