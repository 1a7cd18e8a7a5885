"""The requests that clients send to a table, described in docs/protocol.md. Its JSON Schema is made from them."""

from typing import Annotated

from msgspec import Meta, Struct

from lastcard.table.lobby.settings import Name, Settings

Chair = Annotated[int, Meta(ge=0, le=9)]
Handle = Annotated[str, Meta(max_length=16)]
ActionText = Annotated[str, Meta(max_length=40)]


class Message(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    id: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    """Chosen by the client and repeated in the answer: `done`, `held`, `explained` or `error`."""


class Sit(Message, kw_only=True):
    """Take a chair, or any free one; during a round it is yours from the next round on."""

    name: Name
    chair: Chair | None = None


class Rename(Message, kw_only=True):
    """Change your name."""

    name: Name


class Leave(Message):
    """Give up your chair for good."""


class Act(Message, kw_only=True):
    """Take an action of the notation, made for the game as it was after `move` moves."""

    action: ActionText
    move: Annotated[int, Meta(ge=0)]


class Explain(Message, kw_only=True):
    """Ask why an action is not legal now."""

    action: ActionText


class Start(Message):
    """Host only: begin the first match."""


class Next(Message):
    """Begin the next round."""


class Rematch(Message):
    """Begin a new match at the same table."""


class Fill(Message, kw_only=True):
    """Host only: put a bot on a chair that is free or another bot's."""

    chair: Chair
    level: Annotated[str, Meta(max_length=20)]


class Free(Message, kw_only=True):
    """Host only: take the bot off a chair."""

    chair: Chair


class Remove(Message, kw_only=True):
    """Host only: remove a person, who cannot come back."""

    handle: Handle


class Host(Message, kw_only=True):
    """Host only: make the person on a chair the host."""

    chair: Chair


class Lock(Message, kw_only=True):
    """Host only: close the table to newcomers, or open it."""

    locked: bool


class Change(Message, kw_only=True):
    """Host only, between rounds: change the settings."""

    settings: Settings


class Mute(Message, kw_only=True):
    """Host only: forbid somebody to write, or allow it."""

    handle: Handle
    muted: bool


class Chat(Message, kw_only=True):
    """Write to everybody at the table."""

    text: Annotated[str, Meta(max_length=1000)]


class React(Message, kw_only=True):
    """Show a quick reaction."""

    reaction: Annotated[str, Meta(max_length=16)]


class Pong(Message, kw_only=True):
    """Answer the server's ping with the same number, immediately."""

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
