"""The requests that clients send to a table, described in docs/protocol.md. Its JSON Schema is made from them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lastcard.fairness.terms import Hex32
from lastcard.limits import LARGEST_NUMBER, LENT_HOURS
from lastcard.table.lobby.settings import Avatar, Name, Settings

Count = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Chair = Annotated[int, Meta(ge=0, le=9)]
Handle = Annotated[str, Meta(max_length=16)]
ActionText = Annotated[str, Meta(max_length=40)]


class Message(Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    id: Count | None = None
    """Chosen by the client and repeated in the answer: `done`, `held`, `explained`, `advised` or `error`."""


class Sit(Message, kw_only=True):
    """Take a chair, or any free one; during a round it is yours from the next round on."""

    name: Name
    avatar: Avatar = ""
    chair: Chair | None = None


class Rename(Message, kw_only=True):
    """Change your name, and your avatar if there is one in it."""

    name: Name
    avatar: Avatar = ""


class Leave(Message):
    """Give up your chair for good."""


class Act(Message, kw_only=True):
    """Take an action of the notation, made for the game as it was after `move` moves."""

    action: ActionText
    move: Count
    chair: Chair | None = None
    """Who calls or catches, on a device that is handed round and has its cards covered."""


class Uncover(Message, kw_only=True):
    """Show the cards of whoever sits on a chair, on a device that is handed round. Answered by `welcome`."""

    chair: Chair


class Cover(Message):
    """Cover the cards again, on a device that is handed round. Answered by `welcome`."""


class Explain(Message, kw_only=True):
    """Ask why an action is not legal now."""

    action: ActionText


class Advise(Message):
    """Ask the coach what a good player would do now. Answered by `advised`, a moment later."""


class Start(Message):
    """Host only: begin the first match."""


class Next(Message):
    """Begin the next round."""


class Hurry(Message):
    """Let bots play the round to its end without pauses, once no person plays in it any more."""


class Rematch(Message):
    """Begin a new match at the same table."""


class Commit(Message, kw_only=True):
    """Commit to a share before the cards are dealt: `table.shuffle` says of what."""

    commitment: Hex32


class Reveal(Message, kw_only=True):
    """Reveal the share, once everybody has committed."""

    share: Hex32


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


class Admit(Message, kw_only=True):
    """Host only: let somebody in who knocks, or send them away."""

    handle: Handle
    admitted: bool


class Host(Message, kw_only=True):
    """Host only: make the person on a chair the host."""

    chair: Chair


class Lock(Message, kw_only=True):
    """Host only: close the table to newcomers, or open it."""

    locked: bool


class Pace(Message, kw_only=True):
    """Host only: how fast bots play."""

    pace: Literal["calm", "usual", "brisk"]


class Change(Message, kw_only=True):
    """Host only, between rounds: change the settings."""

    settings: Settings


class Consent(Message, kw_only=True):
    """Say whether your rounds at this table may go into the open archive, where the table asks for that."""

    agreed: bool


class Mute(Message, kw_only=True):
    """Host only: forbid somebody to write, or allow it."""

    handle: Handle
    muted: bool


class Lend(Message, kw_only=True):
    """Lend your seat to a program. Answered by `lent`, with the token by which it comes in."""

    hours: Annotated[int, Meta(ge=1, le=LENT_HOURS)] = 24


class Reclaim(Message):
    """Let no program play for you any more."""


class Chat(Message, kw_only=True):
    """Write to everybody at the table."""

    text: Annotated[str, Meta(max_length=1000)]


class React(Message, kw_only=True):
    """Show a quick reaction."""

    reaction: Annotated[str, Meta(max_length=16)]


class Pong(Message, kw_only=True):
    """Answer the server's ping with the same number, immediately."""

    ping: Count


Request = (
    Sit
    | Rename
    | Leave
    | Act
    | Uncover
    | Cover
    | Explain
    | Advise
    | Start
    | Next
    | Hurry
    | Rematch
    | Commit
    | Reveal
    | Fill
    | Free
    | Remove
    | Admit
    | Host
    | Lock
    | Pace
    | Change
    | Consent
    | Mute
    | Lend
    | Reclaim
    | Chat
    | React
    | Pong
)
