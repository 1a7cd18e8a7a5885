"""The league: a file with a result in each line that anybody can add to, and the check that it is consistent."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lastcard import __version__
from lastcard.arena.contest import Contest
from lastcard.arena.ratings import own_rounds, standings
from lastcard.arena.runs import KEPT, ContestLog
from lastcard.bots.language_models import Usage
from lastcard.record.rules_version import RULES_VERSION
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import LastcardError

Text = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=10**12)]
Share = Annotated[float, Meta(ge=0, le=1)]
CLOSE = 1e-4
"""How far off a rounded share may be."""
LONGEST_LINE = 8_192
"""Bytes of a line."""


class Entry(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A line of the league: one player of one contest."""

    name: Text
    """What the player is called: a model with its version, or a bot."""
    by: Text
    """The person who ran the contest."""
    date: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
    edition: Text
    players: Annotated[list[Text], Meta(min_length=2, max_length=10)]
    """All bots of the contest, `player` among them."""
    player: Text
    seed: Text
    options: dict[str, object] = {}
    rounds: Annotated[int, Meta(ge=1, le=10**9)]
    """Seats it played in rounds that count: every deal in every seating."""
    won: Count
    share: Share
    low: Share
    high: Share
    """95 % bounds, from deals."""
    questions: Count = 0
    legal: Count = 0
    """Answers that were legal actions; both are 0 for a bot that is not a language model."""
    tokens_in: Count = 0
    tokens_out: Count = 0
    cost: Annotated[float, Meta(ge=0)] = 0.0
    """What the answers cost in US dollars, as reported by the program."""
    lastcard: Text
    rules: int
    """The version of the rules."""
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """SHA-256 of the contest's `rounds.jsonl`."""


def entry_of(folder: Path, player: str, name: str, by: str, date: str) -> Entry:
    """Return the line for one player of a contest that was saved in a folder. Raises LastcardError."""
    file = folder / KEPT
    contest = read_contest(file)
    log = ContestLog(contest, folder)
    rounds = own_rounds([played for deal in log.deals.values() for played in deal])
    found = next((each for each in standings(rounds) if each.player == player), None)
    if found is None:
        raise LastcardError("league-no-player", {"player": player, "known": ", ".join(sorted(set(contest.players)))})
    used = Usage()
    for played in rounds:
        for told, usage in played.usage:
            used = used.plus(usage) if told == player else used
    share = found.share
    return Entry(
        name=name,
        by=by,
        date=date,
        edition=contest.edition,
        players=list(contest.players),
        player=player,
        seed=contest.seed,
        options=contest.options,
        rounds=share.rounds,
        won=round(share.won * share.rounds),
        share=round(share.won, 4),
        low=round(share.low, 4),
        high=round(share.high, 4),
        **used._asdict(),
        lastcard=__version__,
        rules=RULES_VERSION,
        digest=sha256(file.read_bytes()).hexdigest(),
    )


def read_contest(file: Path) -> Contest:
    """Return the contest that a file of rounds belongs to. Raises LastcardError."""
    first = file.read_bytes().partition(b"\n")[0]
    try:
        return msgspec.json.decode(first, type=Contest)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise LastcardError("league-no-contest", {"file": str(file)}) from error


def as_line(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def read_league(text: str) -> Iterator[tuple[int, Entry | str]]:
    """Yield each line of a league by its number: the entry, or what is wrong with it."""
    seen: set[tuple[str, str, str]] = set()
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            entry = read_entry(line)
        except (msgspec.DecodeError, UnicodeError, ValueError, LastcardError) as error:
            yield number, str(error)
            continue
        key = (entry.name, entry.player, entry.digest)
        yield number, "the same result stands there before" if key in seen else entry
        seen.add(key)


def read_entry(line: str) -> Entry:
    """Return the entry of a line. Raises an error that says what is wrong with it."""
    if len(line.encode()) > LONGEST_LINE:
        raise ValueError(f"longer than {LONGEST_LINE} bytes")
    entry = msgspec.json.decode(line, type=Entry)
    check_entry(entry)
    return entry


def check_entry(entry: Entry) -> None:
    """Check that the figures of an entry hold together. Raises ValueError, or LastcardError for an unknown edition."""
    find_edition(entry.edition)
    problems = {
        f"{entry.player} is none of the players": entry.player not in entry.players,
        "more rounds won than played": entry.won > entry.rounds,
        "share is not won / rounds": abs(entry.share - entry.won / entry.rounds) > CLOSE,
        "share is not between its bounds": not entry.low - CLOSE <= entry.share <= entry.high + CLOSE,
        "more legal answers than questions": entry.legal > entry.questions,
        "tokens or cost without a question": not entry.questions and bool(entry.tokens_in or entry.tokens_out),
        "rounds are not whole deals": bool(entry.rounds % seats_a_deal(entry)),
    }
    for problem, is_there in problems.items():
        if is_there:
            raise ValueError(problem)


def seats_a_deal(entry: Entry) -> int:
    """Return how many seats a player has in all seatings of a deal, at least 1."""
    seatings = Contest(entry.edition, tuple(entry.players), 1).seatings()
    return sum(seating.count(entry.player) for seating in seatings) or 1


def is_proved(entry: Entry, folder: Path) -> bool:
    """Return whether the rounds in a folder give this entry."""
    made = entry_of(folder, entry.player, entry.name, entry.by, entry.date)
    own = msgspec.structs.replace(made, lastcard=entry.lastcard, rules=entry.rules)
    return own == entry
