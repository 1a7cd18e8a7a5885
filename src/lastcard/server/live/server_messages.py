"""The messages that the server sends to clients, and the JSON Schema of the whole protocol.

They are described in docs/protocol.md.
`python -m lastcard.server.live.server_messages > docs/protocol.schema.json` writes the schema.
"""

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from lastcard.analysis.coach import Advice
from lastcard.analysis.review import Why, Worth
from lastcard.fairness.terms import Terms
from lastcard.locale import speak
from lastcard.rules.text.views import View
from lastcard.table import Refusal
from lastcard.table.lobby.lobby import Branch
from lastcard.table.requests import Request

Json = dict[str, Any]
UNSENT = "history"
"""The field of a view that is for bots, and not sent."""


class ServerMessage(Struct, omit_defaults=True, tag_field="type", tag=str.lower):
    """A message from the server."""


class ChairSeen(Struct, frozen=True):
    """A place at the table."""

    kind: str
    """`person`, `bot` or `free`."""
    name: str
    avatar: str
    """Picture of a person, one of those in `/api/choices`; empty for a bot."""
    level: str
    """Level of a bot; empty for a person."""
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
    program: bool
    """A person whose seat a program plays."""


class ShuffleSeen(Struct, frozen=True):
    """A round that is about to be dealt: people are asked to commit, and then to reveal."""

    terms: Terms
    server: str
    """The server's commitment."""
    commitments: list[str | None] | None
    """The commitment of each seat, once everybody has had the chance to commit; people are now asked to reveal."""
    seats: list[int]
    """The chair of each seat."""


class TableSeen(Struct, frozen=True):
    """Who sits where, and how the match stands."""

    code: str
    edition: str
    edition_names: dict[str, str]
    """Names of a custom edition, by language."""
    options: Json
    seats: int
    turn_time: int
    watchers: bool
    public: bool
    beginners: bool
    coach: bool
    """Whether everybody may ask the coach; then rounds count in no league."""
    archive: bool
    """Whether everybody is asked to let their rounds go into the open archive."""
    locked: bool
    pace: str
    """How fast bots play: `calm`, `usual` or `brisk`."""
    chairs: list[ChairSeen]
    host: int | None
    watching: list[str]
    """Names of those without a chair."""
    round: int
    """0 before the first, and after one that was closed."""
    round_id: str
    is_over: bool
    """No round is being played."""
    started: bool
    winner: int | None
    """The chair that has won the match."""
    results: list[Json]
    shuffle: ShuffleSeen | None
    """While cards are being shuffled."""
    branch: Branch | None
    """The moment that a try-out goes on from; its cards were not dealt here, and it does not count."""


class Knocker(Struct, frozen=True):
    """Somebody who asks to be let in."""

    handle: str
    name: str


class You(Struct, frozen=True):
    """The reader's own place."""

    handle: str
    chair: int | None
    waiting: int | None
    """The chair from the next round on."""
    seat: int | None
    """Seat in the round; null without one."""
    host: bool
    knocking: list[Knocker]
    """People who ask to be let in; only the host gets them."""
    sharing: list[int]
    """The chairs of those who play on this device, its owner's first; empty if it is not handed round."""
    coach: bool
    """Whether one may ask the coach, as everybody here may, or as one is alone with bots."""
    lent: float | None
    """When the loan of one's seat to a program ends, in seconds since 1970; null if it is not lent."""
    agreed: bool
    """Whether one lets one's rounds here go into the open archive."""


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


class Advised(ServerMessage, kw_only=True):
    """The answer to `advise`: what a good player would do in the reader's place, by what the reader knows."""

    move: int
    """The number of moves after which the advice was asked for."""
    action: str
    other: str
    """The next best action; empty if there is none."""
    lead: float
    """How far `action` is ahead of `other`, in wins."""
    why: Why | None
    """What speaks for `action`, as in reviews."""
    actions: list[Worth]
    """What each action seems to be worth, the best first."""
    id: int | None = None


class Lent(ServerMessage, kw_only=True):
    """The answer to `lend`. Nobody is told the token again: only its digest is kept."""

    token: str
    until: float
    """When the loan ends, in seconds since 1970."""
    id: int | None = None


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


Answer = Welcome | Update | Done | Held | Explained | Advised | Lent | Error | Ping

encode = msgspec.json.Encoder(enc_hook=str).encode


def view_seen(view: View) -> Json:
    """Return a view as clients are sent it: without its history, which they are told by events."""
    form = view.to_json()
    del form[UNSENT]
    return form


def as_text(message: ServerMessage | Mapping[str, object]) -> str:
    """Return a message as JSON."""
    return encode(message).decode()


def error_message(refusal: Refusal, message_id: int | None, lang: str, text: str = "") -> Error:
    """Return the message for a refusal, with the text that its table has for it or put into the reader's words."""
    move = refusal.values.get("move")
    return Error(
        code=refusal.code,
        text=text or speak(refusal.key, refusal.values, lang),
        id=message_id,
        rule=refusal.rule,
        move=move if isinstance(move, int) else None,
    )


def advised_message(advice: Advice, move: int, message_id: int | None) -> Advised:
    """Return the answer to `advise`."""
    return Advised(
        move=move,
        action=advice.action,
        other=advice.other,
        lead=advice.lead,
        why=advice.why,
        actions=advice.actions,
        id=message_id,
    )


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
