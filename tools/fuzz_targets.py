"""What fuzz.py throws nonsense at: everything that is parsed, one function a parser.

Each takes some bytes and fails if the parser does anything but understand them or refuse them as it says it does, if
it takes too long (`most` seconds of processor time), or if what was understood changes when written and read again.
"""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from time import thread_time
from typing import NamedTuple, TypeVar

import msgspec
from starlette.requests import HTTPConnection

from lastcard import EDITIONS, BadEdition, BadPosition, BadRecord, Game, IllegalAction, LastcardError
from lastcard.editions.files import document_of, keep, read_toml
from lastcard.languages import LANGUAGES
from lastcard.limits import EDITION_NAME
from lastcard.locale import pick_language, speak
from lastcard.record import read_record
from lastcard.record.writer import with_digest, write_record
from lastcard.rules.model.book import open_book
from lastcard.server.http.hosts import is_loopback, name_in
from lastcard.server.http.identity import COOKIE, Identities, without_other_cookies
from lastcard.server.http.origins import LONGEST_ADDRESS, is_own_origin, network_of
from lastcard.server.live.websocket import decode
from lastcard.table import Refusal, Settings, Table
from lastcard.table import requests as r
from lastcard.table.lobby.settings import settle

TRIES = 3
"""A parser is too slow if it takes too long so many times; something else may have held it up."""
PLAYERS = 3
PEOPLE = ("p0", "p1", "p2", "p3")
"""At the table to which messages are sent; the last one has no chair."""
MESSAGES = 12
Result = TypeVar("Result")
Errors = type[Exception] | tuple[type[Exception], ...]


class TooSlow(Exception):
    """A parser took too long."""


def in_time(most: float, errors: Errors, parse: Callable[[], Result]) -> Result | None:
    """Return what a parser returns; None if it refuses. Raises TooSlow, and whatever it should never raise."""
    for _ in range(TRIES):
        began = thread_time()
        try:
            result = parse()
        except errors as error:
            str(error)
            result = None
        took = thread_time() - began
        if took < most:
            return result
    raise TooSlow(f"{took * 1000:.0f} ms")


# The game


@cache
def games_of(edition: str) -> list[Game]:
    """Return 256 different situations of an edition."""
    dice, seed, games = Random(edition), 0, [Game.deal(edition, PLAYERS, 0)]
    while len(games) < 256:
        game = games[-1].copy()
        if game.is_over:
            seed += 1
            game = Game.deal(edition, PLAYERS, seed)
        else:
            game.step(dice.choice(game.legal_ids()))
        games.append(game)
    return games


def actions(data: bytes, most: float) -> None:
    """Three bytes for edition, situation and seat, then the action."""
    if len(data) < 3:
        return
    editions = sorted(EDITIONS)
    game = games_of(editions[data[0] % len(editions)])[data[1]]
    seat = None if data[2] % (PLAYERS + 1) == PLAYERS else data[2] % (PLAYERS + 1)
    text = data[3:].decode(errors="replace")
    after = game.copy()
    events = in_time(most, IllegalAction, lambda: game.copy().apply(text, seat))
    reason = in_time(most, (), lambda: game.explain(text, seat))
    assert (reason is None) == (events is not None), "explain and apply disagree"
    if events is not None:
        after.apply(text, seat)
        assert Game.from_position(after.position()).position() == after.position()
    for viewer in range(PLAYERS):
        game.view(viewer)


def positions(data: bytes, most: float) -> None:
    text = data.decode(errors="replace")
    game = in_time(most, BadPosition, lambda: Game.from_position(text))
    if game is None:
        return
    assert Game.from_position(game.position()).position() == game.position()
    for viewer in range(game.seats):
        game.view(viewer)
    assert game.is_over == (not game.legal_ids())
    for action in game.legal_actions():
        game.copy().apply(str(action))


def records(data: bytes, most: float) -> None:
    """Without the last line, which is a digest of all the others."""
    text = data.decode(errors="replace")
    in_time(most, BadRecord, lambda: read_record(text))
    whole = with_digest(text.removesuffix("\n").split("\n"))
    record = in_time(most, BadRecord, lambda: read_record(whole))
    if record is not None:
        written = write_record(record)
        assert write_record(read_record(written)) == written


def editions(data: bytes, most: float) -> None:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return
    edition = in_time(most, BadEdition, lambda: read_toml(text, "x"))
    if edition is None:
        return
    document = document_of(edition.id)
    assert document is not None
    assert keep(json.loads(json.dumps(document))).id == edition.id
    assert len(edition.id) <= EDITION_NAME
    open_book(edition, {})
    try:
        game = Game.deal(edition, PLAYERS, 1)
    except LastcardError:  # too few cards for so many
        return
    assert Game.from_position(game.position()).position() == game.position()


# The server


def messages(data: bytes, most: float) -> None:
    """A line a message: a byte for who sends it, then what is sent."""
    table = Table.make("TESTTEST", Settings(seats=4), ("easy",), random_bytes=Random(1).randbytes)
    now = 100.0
    for person in PEOPLE:
        table.arrive(person, person, now)
    for person in PEOPLE[:-1]:
        table.handle(person, r.Sit(name=person), now)
    table.handle(PEOPLE[0], r.Start(), now)
    for line in data.split(b"\n")[:MESSAGES]:
        message = in_time(most, (msgspec.DecodeError, UnicodeError, RecursionError), lambda line=line: decode(line[1:]))  # type: ignore[misc] # it is called at once
        now += 0.3
        if message is not None and not isinstance(message, r.Pong):  # which is not for the table
            assert decode(msgspec.json.encode(message)) == message
            tell(table, PEOPLE[line[0] % len(PEOPLE)], message, now)
        if (due := table.next_wakeup()) is not None and due <= now:
            table.tick(now)
        table.take_changes()


def tell(table: Table, person: str, message: r.Message, now: float) -> None:
    """Hand a message to a table: it is done, or refused and nothing changes."""
    before = msgspec.json.encode(table.lobby)
    try:
        if isinstance(message, r.Change):
            settle(message.settings)
        table.handle(person, message, now)
    except Refusal as error:
        refusal = error
    else:
        return
    assert msgspec.json.encode(table.lobby) == before, "a refusal has changed something"
    for lang in LANGUAGES:
        assert speak(refusal.key, refusal.values, lang)


def cookies(data: bytes, most: float) -> None:
    """A header, taken for each of those that the server reads."""
    own = Identities(b"secret", is_secure=False)
    person = "0" * 32
    for header in (data, COOKIE.encode() + b"=" + data, b"a=b; " + COOKIE.encode() + b"=" + data):
        scope = {"type": "http", "headers": [(b"cookie", header)]}
        assert in_time(most, (), lambda scope=scope: own.of(HTTPConnection(without_other_cookies(scope)))) is None  # type: ignore[misc] # it is called at once
    text = data.decode("latin-1")
    assert own.read(own.cookie(person)) == person
    assert own.read(text) is None
    assert in_time(most, (), lambda: pick_language(text)) in LANGUAGES
    in_time(most, (), lambda: is_loopback(name_in(text)))
    network = in_time(most, (), lambda: network_of(text))
    assert network is not None
    assert len(network) <= LONGEST_ADDRESS + len("/128")
    asked = HTTPConnection({"type": "http", "headers": [(b"origin", data), (b"host", b"cards.example")]})
    in_time(most, (), lambda: is_own_origin(asked, ""))


def mixed(data: bytes, most: float) -> None:
    """Any of the others: a byte for which, then what it takes."""
    if data:
        list(TARGETS.values())[data[0] % len(TARGETS)].check(data[1:], most)


class Target(NamedTuple):
    check: Callable[[bytes, float], None]
    most_bytes: int


TARGETS = {
    "actions": Target(actions, 64),
    "cookies": Target(cookies, 400),
    "editions": Target(editions, 2000),
    "messages": Target(messages, 2000),
    "positions": Target(positions, 3000),
    "records": Target(records, 3000),
}
