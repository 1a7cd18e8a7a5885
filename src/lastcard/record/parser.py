"""Parses records, line by line. Each action is played as it is read, so that an error is found at its line."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lastcard.editions.custom import Flaw
from lastcard.editions.files import keep, key_text
from lastcard.fairness.evidence import WHOLE_MATCH
from lastcard.record.evidence_headers import EVIDENCE_PARSERS, read_evidence
from lastcard.record.header_values import PARSERS
from lastcard.record.record import (
    FORMAT,
    Move,
    Record,
    match_outcome,
    round_outcome,
)
from lastcard.record.rules_version import RULES_VERSION, state_digest
from lastcard.record.writer import digest, outcome_text
from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import known_editions
from lastcard.rules.model.errors import BadEdition, BadRecord, LastcardError
from lastcard.rules.text.setup import check_players, check_seat

HEADER = re.compile(r"([a-z]+): (.+)")
MOVE = re.compile(r"([0-9]) (.+)")
END = re.compile(r"end: [0-9a-f]{16}")


ROUND_HEADERS = ("dealer", "result", "state")
DEAL_HEADERS = ("players", "options", "seed", "key", "match", "dealer", *EVIDENCE_PARSERS)
"""Headers that cannot go with a position."""
PLAYED_OTHERWISE = (
    "record-header",
    "record-custom",
    "record-edition",
    "record-wrong",
    "record-dealer",
    "record-refused",
    "record-after-round",
    "record-not-over",
    "record-result",
    "record-state",
)
"""Errors that a correct record of another version of the rules may cause."""


def load_record(file: Path) -> Record:
    """Return the record in a file; raises BadRecord as `read_record` does."""
    return read_record(read_text(file))


def read_text(file: Path) -> str:
    """Return the text in a file. Raises BadRecord if it is not in UTF-8."""
    data = file.read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord(data.count(b"\n", 0, error.start) + 1, "record-encoding") from error


def read_record(text: str) -> Record:
    """Return the record of a text. Raises BadRecord, with the line, if anything is wrong.

    All its actions are played, so whatever this returns can be replayed.
    """
    return Parser(text.replace("\r\n", "\n")).parse()


@contextmanager
def blame(line: int) -> Iterator[None]:
    """Turn any refusal of the engine into a BadRecord at this line."""
    try:
        yield
    except LastcardError as error:
        raise BadRecord(line, "record-wrong", {"reason": error}) from error


class Parser:
    """Parses one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.line = 0
        self.lines: dict[str, int] = {}
        """The line of each header; for headers of rounds, that in the round under way."""
        self.values: dict[str, object] = {}
        self.record = Record("", 0)
        self.match: Match | None = None
        self.game: Game | None = None
        self.round = 0
        self.is_begun = False
        """Whether the round under way has been dealt, so that no more headers may come."""
        self.is_ended = False

    def parse(self) -> Record:
        """Return the record. Raises BadRecord; if a different version of the rules explains it, that is all it says."""
        try:
            return self.parse_lines()
        except BadRecord as error:
            rules = self.values.get("rules", RULES_VERSION)
            if rules == RULES_VERSION or error.key not in PLAYED_OTHERWISE:
                raise
            values = {"rules": rules, "known": RULES_VERSION}
            raise BadRecord(self.lines["rules"], "record-version", values) from error

    def parse_lines(self) -> Record:
        if not self.text.startswith("lastcard: "):
            raise BadRecord(1, "record-none")
        *lines, tail = self.text.split("\n")
        whole_lines = [*lines, tail] if END.fullmatch(tail) else lines
        for self.line, line in enumerate(whole_lines, 1):
            self.take(line)
        if not self.is_ended:
            raise BadRecord(len(lines) + (1 if tail else 0), "record-cut")
        if tail and not END.fullmatch(tail):
            raise BadRecord(len(lines) + 1, "record-after-end")
        return self.record

    def bad(self, key: str, **values: object) -> BadRecord:
        return BadRecord(self.line, key, values)

    def take(self, line: str) -> None:
        if self.line == 1:
            if line != f"lastcard: {FORMAT}":
                raise self.bad("record-format", format=line.removeprefix("lastcard: ")[:20])
        elif self.is_ended and line:
            raise self.bad("record-after-end")
        elif END.fullmatch(line):
            self.end(line)
        elif header := HEADER.fullmatch(line):
            self.take_header(header[1], header[2])
        elif move := MOVE.fullmatch(line):
            self.take_move(Move(int(move[1]), move[2]))
        elif line:
            raise self.bad("record-line", text=line[:40])

    # Headers

    def take_header(self, name: str, text: str) -> None:
        if name not in PARSERS:
            raise self.bad("record-header", header=name)
        if name == "round":
            self.close_round()
        elif self.is_begun or (self.round and name not in ROUND_HEADERS):
            raise self.bad("record-late", header=name)
        if name in self.values:
            raise self.bad("record-twice", header=name)
        try:
            self.values[name] = PARSERS[name](text)
        except (TypeError, ValueError, RecursionError):
            raise self.bad("record-value", header=name) from None
        self.lines[name] = self.line
        if name == "round":
            self.open_round()

    def need(self, name: str) -> None:
        if name not in self.values:
            raise self.bad("record-missing", header=name)

    def begin(self) -> None:
        """Deal, now that all headers are there."""
        if self.is_begun:
            return
        if self.round == 0:
            self.begin_game()
        self.need("result")
        if self.match is not None:
            self.need("dealer")
            if self.values["dealer"] != self.match.dealer:
                raise BadRecord(self.lines["dealer"], "record-dealer", {"dealer": self.match.dealer})
        self.is_begun = True

    def begin_game(self) -> None:
        """Begin a single round, or a match before its first round."""
        self.read_edition()
        if "position" in self.values:
            self.read_position()
        else:
            self.read_deal()
        names = self.values.get("names", [])
        assert isinstance(names, list)
        if names and len(names) != self.record.players:
            raise BadRecord(self.lines["names"], "record-names", {"players": self.record.players})
        self.record.names = names
        self.record.is_match = "match" in self.values
        with blame(self.lines.get("dealer", self.line)):
            self.record.dealer = check_seat("dealer", self.values.get("dealer", 0), self.record.players)
        with blame(self.lines["position" if self.record.position else "players"]):
            started = self.record.start()
        if isinstance(started, Match):
            self.match = started
            self.game = started.game
        else:
            self.game = started

    def read_edition(self) -> None:
        self.need("edition")
        named = self.record.edition = str(self.values["edition"])
        if "custom" in self.values:
            document = self.values["custom"]
            assert isinstance(document, dict)
            try:
                edition = keep(document)
            except Flaw as error:
                values = {"key": key_text(error.path), "reason": error.reason}
                raise BadRecord(self.lines["custom"], "record-custom", values) from error
            if edition.id != named:
                raise BadRecord(self.lines["custom"], "record-edition", {"edition": named})
            self.record.custom = document
        elif named not in known_editions():
            known = ", ".join(known_editions())
            with blame(self.lines["edition"]):
                raise BadEdition("edition-unknown", {"edition": named, "known": known})

    def read_position(self) -> None:
        for name in DEAL_HEADERS:
            if name in self.values:
                raise BadRecord(self.lines[name], "record-position", {"header": name})
        fields = self.values["position"]
        assert isinstance(fields, dict)
        line = self.lines["position"]
        if fields.get("edition") != self.record.edition:
            raise BadRecord(line, "record-edition", {"edition": self.record.edition})
        self.record.position = json.dumps(fields, separators=(",", ":"))
        with blame(line):
            self.record.players = Game.from_position(self.record.position).seats

    def read_deal(self) -> None:
        self.need("players")
        if "seed" not in self.values:
            self.need("seed" if "key" not in self.values else "key")
        elif "key" in self.values:
            raise BadRecord(self.lines["key"], "record-twice", {"header": "seed"})
        options = self.values.get("options", {})
        seed = self.values.get("seed", self.values.get("key"))
        assert isinstance(options, dict)
        assert isinstance(seed, (int, str, bytes))
        self.record.options = options
        self.record.seed = seed
        with blame(self.lines.get("options", self.line)):
            open_book(self.record.find_edition(), options)
        with blame(self.lines["players"]):
            self.record.players = check_players(self.values["players"])
        if any(name in self.values for name in EVIDENCE_PARSERS):
            self.read_evidence()

    def read_evidence(self) -> None:
        """Read how the key came about, if the record tells."""
        if "seed" in self.values:
            raise BadRecord(self.lines["seed"], "record-evidence", {"header": "seed"})
        for name in EVIDENCE_PARSERS:
            self.need(name)
        evidence = self.record.evidence = read_evidence(self.values)
        if (evidence.table == WHOLE_MATCH) != ("match" in self.values):
            raise BadRecord(self.lines["table"], "record-evidence", {"header": "table"})
        if len(evidence.shares) != self.record.players:
            raise BadRecord(self.lines["shares"], "record-names", {"players": self.record.players})

    # Rounds and actions

    def open_round(self) -> None:
        """Begin the next round of a match."""
        if "match" not in self.values:
            raise self.bad("record-header", header="round")
        if self.round == 0:
            for name in ROUND_HEADERS:
                if name in self.values:
                    raise BadRecord(self.lines[name], "record-header", {"header": name})
            self.begin_game()
            self.record.rounds = []
        elif self.match is not None:
            with blame(self.line):
                self.game = self.match.next_round()
        self.round += 1
        if self.values["round"] != self.round:
            raise self.bad("record-round", round=self.round)
        self.record.rounds.append([])

    def close_round(self) -> None:
        """Check the result of the round under way, and make room for the headers of the next."""
        if self.round == 0:
            return
        self.begin()
        self.check_result()
        for name in ("round", *ROUND_HEADERS):
            self.values.pop(name, None)
        self.is_begun = False

    def take_move(self, move: Move) -> None:
        if "match" in self.values:
            self.need("round")
        self.begin()
        assert self.game is not None
        if self.game.is_over:
            raise self.bad("record-after-round")
        try:
            self.game.apply(move.action, move.seat)
        except LastcardError as error:
            raise self.bad("record-refused", action=str(move)[:40], reason=error) from error
        self.record.rounds[-1].append(move)

    def check_result(self) -> None:
        assert self.game is not None
        written, true = self.values["result"], round_outcome(self.game)
        if written and not true:
            raise self.bad("record-not-over")
        if written != true:
            raise BadRecord(self.lines["result"], "record-result", {"result": outcome_text(true)})
        if "state" in self.values and self.values["state"] != state_digest(self.game):
            raise BadRecord(self.lines["state"], "record-state")

    def end(self, line: str) -> None:
        if "match" in self.values:
            self.need("round")
        self.begin()
        self.check_result()
        if self.match is not None:
            written, true = self.values["match"], match_outcome(self.match)
            if written != true:
                raise BadRecord(self.lines["match"], "record-result", {"result": outcome_text(true)})
        before = "".join(f"{each}\n" for each in self.text.split("\n")[: self.line - 1])
        if line != f"end: {digest(before)}":
            raise self.bad("record-digest")
        self.is_ended = True
