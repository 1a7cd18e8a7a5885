"""What people at a table can ask for. docs/protocol.md describes each, and its JSON Schema is made from these."""

from typing import Annotated

from msgspec import Meta, Struct

from lastcard.table.settings import Name, Settings

Chair = Annotated[int, Meta(ge=0, le=9)]
Handle = Annotated[str, Meta(max_length=16)]
ActionText = Annotated[str, Meta(max_length=40)]


class Message(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    id: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    """Chosen by the client; the answer, `done` or `error`, has it again."""


class Sit(Message, kw_only=True):
    """Take a chair, or any that is free; in the middle of a round it is one's own from the next round on."""

    name: Name
    chair: Chair | None = None


class Rename(Message, kw_only=True):
    name: Name


class Leave(Message):
    """For good."""


class Act(Message, kw_only=True):
    """An action of the notation, made for the game as it was after `move` moves."""

    action: ActionText
    move: Annotated[int, Meta(ge=0)]


class Explain(Message, kw_only=True):
    """Why can I not do that?"""

    action: ActionText


class Start(Message):
    """The host's: the first round."""


class Next(Message):
    """The next round."""


class Rematch(Message):
    """A new match at the same table."""


class Fill(Message, kw_only=True):
    """The host's: a bot on a free or a bot's chair."""

    chair: Chair
    level: Annotated[str, Meta(max_length=20)]


class Free(Message, kw_only=True):
    """The host's: no bot on this chair any more."""

    chair: Chair


class Remove(Message, kw_only=True):
    """The host's: this person must go and cannot come back."""

    handle: Handle


class Host(Message, kw_only=True):
    """The host's: somebody else is host."""

    chair: Chair


class Lock(Message, kw_only=True):
    """The host's: whether newcomers are let in."""

    locked: bool


class Change(Message, kw_only=True):
    """The host's, between matches: other settings."""

    settings: Settings


class Mute(Message, kw_only=True):
    """The host's: whether somebody may write."""

    handle: Handle
    muted: bool


class Chat(Message, kw_only=True):
    text: Annotated[str, Meta(max_length=1000)]


class React(Message, kw_only=True):
    reaction: Annotated[str, Meta(max_length=16)]


class Pong(Message, kw_only=True):
    """The answer to the server's ping with the same number, at once."""

    ping: Annotated[int, Meta(ge=0)]


Request = (
    Sit
    | Rename
    | Leave
    | Act
    | Explain
    | Start
    | Next
    | Rematch
    | Fill
    | Free
    | Remove
    | Host
    | Lock
    | Change
    | Mute
    | Chat
    | React
    | Pong
)
