"""The commands of `lastcard` as a table. The parser, the help and the completion are made from it.

Texts are found by name: `cli-play` says what a command does, `cli-flag-seed` and `cli-argument-file` what goes there.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from lastcard.bots import BOTS
from lastcard.cli.options import option_values
from lastcard.cli.rulebook import topics
from lastcard.editions.files import examples
from lastcard.locale import LANGUAGES
from lastcard.rules.model.edition import known_editions
from lastcard.rules.model.options import OPTIONS
from lastcard.server.config import usual_folder

SOURCES = ("simulation", "records", "server")
"""Where rounds for the open archive come from."""
SHELLS = ("bash", "fish", "zsh")
WHERE = ("cores", "ray")

Words = Callable[[], Iterable[str]]


def editions() -> list[str]:
    """Return the names of all editions that need no file."""
    return [*known_editions(), *examples()]


def options() -> list[str]:
    """Return options as they are typed: `stacking=`, and with each value if the values can be listed."""
    listed = [f"{name}={value}" for name in OPTIONS for value in option_values(name)]
    return [*(f"{name}=" for name in OPTIONS), *listed]


def nothing() -> tuple[str, ...]:
    """Return no words, for values that cannot be listed, such as files."""
    return ()


@dataclass(frozen=True)
class Flag:
    """A flag `--name`, with a value if it takes one; `words` lists the possible values."""

    name: str
    value: str = ""
    words: Words = nothing
    usual: object = None
    numbers: tuple[int, int] | None = None
    """The least and the greatest value, if it is a whole number."""
    is_repeated: bool = False
    text: str = ""
    """The name of its text, if that is not its own name."""


@dataclass(frozen=True)
class Argument:
    """A positional argument; `count` is argparse's `nargs`."""

    name: str
    count: str | None = None
    words: Words = nothing


@dataclass(frozen=True)
class Command:
    name: str
    flags: tuple[Flag, ...] = ()
    arguments: tuple[Argument, ...] = ()


MANY = 1_000_000
"""The greatest value of a flag that has no other limit."""

LANG = Flag("lang", "LANG", lambda: LANGUAGES)
COMMON = (LANG, Flag("debug"), Flag("help"))
VERSION = Flag("version")
PORT = Flag("port", "N", usual=8000, numbers=(0, 65_535))
DATA = Flag("data", "FOLDER", usual=usual_folder())
DATABASE = Flag("database", "URL")

PLAIN = Flag("plain")

PLAYERS = Flag("players", "N", usual=4, numbers=(2, 10))
WORKERS = Flag("workers", "N", usual=0, numbers=(0, 1000))
EDITION = Flag("edition", "EDITION", editions, usual="classic")
OPTION = Flag("option", "NAME=VALUE", options, is_repeated=True)
RUNNING = (
    OPTION,
    Flag("seed", "SEED"),
    Flag("out", "FOLDER"),
    WORKERS,
    Flag("on", "WHERE", lambda: WHERE, usual="cores"),
)

OWN_BOT = Flag("bot", "NAME=WHAT", is_repeated=True)

COMMANDS = (
    Command(
        "play",
        (
            EDITION,
            PLAYERS,
            Flag("bots", "LEVEL", lambda: BOTS, usual="normal"),
            OPTION,
            Flag("target", "N", numbers=(1, MANY)),
            Flag("name", "NAME"),
            Flag("seed", "SEED"),
            Flag("save", "FILE"),
            Flag("receipt", "FILE", text="keep-receipt"),
            Flag("coach"),
            Flag("no-talk"),
            PLAIN,
        ),
    ),
    Command("learn", (DATA,), (Argument("edition", "?", known_editions),)),
    Command("web", (PORT, DATA, Flag("lan"), Flag("no-browser"), OWN_BOT)),
    Command(
        "serve",
        (
            Flag("host", "ADDRESS", usual="127.0.0.1"),
            PORT,
            DATA,
            DATABASE,
            Flag("public-url", "URL"),
            Flag("trusted-proxy", "ADDRESS", is_repeated=True),
            Flag("keep-days", "N", usual=90, numbers=(0, MANY)),
            Flag("pace", "PERCENT", usual=100, numbers=(0, 1000)),
            OWN_BOT,
            Flag("thinkers", "N", usual=0, numbers=(0, 1000)),
            Flag("nats", "URL", is_repeated=True),
            Flag("processes", "N", usual=1, numbers=(1, 1000)),
        ),
    ),
    Command(
        "arena",
        (
            EDITION,
            Flag("players", "BOT,BOT", lambda: BOTS, usual="hard,normal,normal,normal", text="contestants"),
            Flag("rounds", "N", usual="1000"),
            Flag("playouts", "N", usual=0, numbers=(0, MANY)),
            Flag("patience", "SECONDS", usual=5, numbers=(1, 86_400)),
            *RUNNING,
        ),
    ),
    Command(
        "simulate",
        (
            EDITION,
            PLAYERS,
            Flag("rounds", "N", usual="1e5"),
            Flag("compare", "NAME=VALUE", options),
            Flag("fairness"),
            *RUNNING,
        ),
    ),
    Command(
        "league",
        (
            Flag("add", "FOLDER"),
            Flag("player", "BOT", text="league-player"),
            Flag("name", "NAME", text="league-name"),
            Flag("by", "NAME"),
            Flag("proof", "FOLDER"),
        ),
        (Argument("league"),),
    ),
    Command(
        "mcp",
        (
            EDITION,
            PLAYERS,
            Flag("bots", "LEVEL", lambda: BOTS, usual="normal"),
            OPTION,
            Flag("seed", "SEED"),
            Flag("name", "NAME", text="mcp-name"),
        ),
        (Argument("link", "?"),),
    ),
    Command(
        "archive",
        (
            Flag("source", "SOURCE", lambda: SOURCES),
            EDITION,
            PLAYERS,
            Flag("bots", "LEVEL", lambda: BOTS, usual="normal"),
            Flag("rounds", "N", usual="1000"),
            OPTION,
            Flag("seed", "SEED"),
            WORKERS,
            DATA,
            DATABASE,
            Flag("check", text="check-archive"),
            Flag("out", "FILE", text="parquet-file"),
        ),
        (Argument("record", "*"),),
    ),
    Command("editions"),
    Command("rules", arguments=(Argument("topic", "*", topics),)),
    Command("replay", (Flag("seat", "N", numbers=(0, 9)), Flag("open"), PLAIN), (Argument("file"),)),
    Command(
        "review",
        (
            Flag("seat", "N", numbers=(0, 9), text="reviewed"),
            Flag("round", "N", numbers=(1, MANY)),
            Flag("open", text="all-hands"),
            Flag("json"),
        ),
        (Argument("file"),),
    ),
    Command(
        "puzzles",
        (
            Flag("make", "N", numbers=(1, MANY)),
            Flag("out", "FILE", usual="puzzles.jsonl", text="puzzle-file"),
            Flag("part", "N", numbers=(0, MANY)),
            Flag("rounds", "FILE", is_repeated=True, text="puzzle-rounds"),
        ),
        (Argument("number", "?"),),
    ),
    Command("verify", (Flag("receipt", "FILE", is_repeated=True),), (Argument("file", "+"),)),
    Command("restore", (DATA, DATABASE), (Argument("removed", "*"),)),
    Command("completion", arguments=(Argument("shell", words=lambda: SHELLS),)),
)
