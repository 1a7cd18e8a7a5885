"""What nodes send one another over NATS. Texts for clients are ready to be sent, and are not parsed on the way."""

from msgspec import Struct, msgpack

WIRE = 1
"""Goes up when nodes of an older release could not read what nodes of this one send."""


class Open(Struct, tag="open", array_like=True, frozen=True):
    """A socket asks to join a table of the other node."""

    link: int
    """Chosen by the node that has the socket."""
    code: str
    person: str
    lang: str
    address: str
    name: str
    version: int | None
    program: str
    """The digest of a program's token; empty for everybody else."""


class Said(Struct, tag="said", array_like=True, frozen=True):
    """A client's message, as it came."""

    link: int
    text: str


class Shut(Struct, tag="shut", array_like=True, frozen=True):
    """The socket is closed or given up."""

    link: int


class Opened(Struct, tag="opened", array_like=True, frozen=True):
    """The socket is at the table; sent again when somebody sits down or gets up."""

    link: int
    is_seated: bool


class Told(Struct, tag="told", array_like=True, frozen=True):
    """A text for clients."""

    links: list[int]
    text: str


class Closed(Struct, tag="closed", array_like=True, frozen=True):
    """The client has to be cut off."""

    link: int
    code: int
    reason: str


class Moved(Struct, tag="moved", array_like=True, frozen=True):
    """The table is not, or no longer, at this node."""

    link: int


Frame = Open | Said | Shut | Opened | Told | Closed | Moved


class Batch(Struct, array_like=True, frozen=True):
    """Everything that one node tells another at one moment."""

    wire: int
    node: str
    """Who sends it."""
    number: int
    """Counts up from 1 between any two nodes, so that a node notices when it misses one."""
    frames: list[Frame]


class Forget(Struct, tag="forget", array_like=True, frozen=True):
    """Somebody has deleted their data. Answered by whether they are forgotten."""

    person: str


class Present(Struct, tag="present", array_like=True, frozen=True):
    """Who is connected at these tables? Answered by a list for each table that the node has."""

    codes: list[str]


class FindEdition(Struct, tag="edition", array_like=True, frozen=True):
    """Which custom edition is this? Answered by its document, or by nothing."""

    edition: str


class LetGo(Struct, tag="let go", array_like=True, frozen=True):
    """Somebody leaves a table without using a socket."""

    code: str
    person: str


class Counts(Struct, tag="counts", array_like=True, frozen=True):
    """How many sockets does everybody have? Answered for each person who has any at the node."""


Question = Forget | Present | FindEdition | LetGo | Counts


class News(Struct, array_like=True, frozen=True):
    """What people have just spent of their limits at a node, and the new numbers of sockets where these changed."""

    wire: int
    node: str
    spent: dict[str, dict[str, int]]
    sockets: dict[str, int]


encode = msgpack.Encoder().encode
decode_batch = msgpack.Decoder(Batch).decode
decode_question = msgpack.Decoder(Question).decode
decode_news = msgpack.Decoder(News).decode
