"""Writes records. A Recorder keeps one while a game is played; its text can be had at any time."""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from lastcard.editions.files import document_of
from lastcard.record.evidence_headers import evidence_lines
from lastcard.record.record import (
    FORMAT,
    UNFINISHED,
    Move,
    Outcome,
    Record,
    match_outcome,
    round_outcome,
)
from lastcard.record.replay import Step, replay
from lastcard.record.rules_version import RULES_VERSION, state_digest
from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.model.errors import BadPosition
from lastcard.rules.text.setup import Seed


class Recorder:
    """Records what is done in a match or a round from now on."""

    def __init__(self, played: Match | Game, names: Sequence[str] = (), seed: Seed | None = None) -> None:
        """`seed` is what a single round was dealt from; without it, the record begins with the position.

        Raises BadPosition if that seed deals another round.
        """
        self._match = played if isinstance(played, Match) else None
        game = played.game if isinstance(played, Match) else played
        self.record = Record(game.edition, game.seats, game.options, list(names), custom=document_of(game.edition))
        if self._match is not None:
            self.record.is_match = True
            self.record.seed = self._match.seed
        elif seed is not None:
            self.record.seed = seed
            self.record.dealer = game.dealer
            dealt = self.record.start()
            if not isinstance(dealt, Game) or dealt.position() != game.position():
                raise BadPosition("record-seed", {"seed": str(seed)})
        else:
            self.record.position = game.position()

    def add(self, seat: int, action: str) -> None:
        """Add an action that was just done, in or out of turn."""
        rounds = self.record.rounds
        while self._match is not None and len(rounds) < self._match.round:
            rounds.append([])
        rounds[-1].append(Move(seat, str(action)))

    def text(self) -> str:
        """Return the text of the record so far."""
        return write_record(self.record)

    def save(self, file: Path) -> None:
        """Write the record to a file, which is never half written, whatever happens meanwhile."""
        new = file.with_name(file.name + ".new")
        new.write_text(self.text(), encoding="utf-8", newline="\n")
        new.replace(file)


def write_record(record: Record) -> str:
    """Return the text of a record. It is replayed for the dealers and the results."""
    ends = list(last_steps(record))
    lines = headers(record)
    match = ends[-1].match
    if match is not None:
        lines += [f"match: {outcome_text(match_outcome(match))}", ""]
    for end, moves in zip(ends, record.rounds, strict=True):
        if match is not None:
            lines.append(f"round: {end.round}")
        lines += round_lines(record, end.game, moves)
    return with_digest(lines)


def write_round(record: Record, game: Game) -> str:
    """Return the text of the record of a single round whose actions have led to `game`. Nothing is replayed."""
    return with_digest([*headers(record), *round_lines(record, game, record.rounds[0])])


def round_lines(record: Record, game: Game, moves: list[Move]) -> list[str]:
    """Return the lines of a round: dealer, result, the digest of its last state, and moves."""
    dealer = [] if record.position else [f"dealer: {game.dealer}"]
    ending = [f"result: {outcome_text(round_outcome(game))}", f"state: {state_digest(game)}"]
    return [*dealer, *ending, "", *map(str, moves), ""]


def with_digest(lines: list[str]) -> str:
    """Return the text of these lines, with their digest in the last one."""
    text = "\n".join(lines) + "\n"
    return f"{text}end: {digest(text)}\n"


def last_steps(record: Record) -> list[Step]:
    """Return the last step of each round."""
    ends: dict[int, Step] = {}
    for step in replay(record):
        ends[step.round] = step
    return list(ends.values())


def headers(record: Record) -> list[str]:
    """Return the lines with which a record begins."""
    lines = [f"lastcard: {FORMAT}", f"rules: {RULES_VERSION}", f"edition: {record.edition}"]
    if record.custom is not None:
        lines.append(f"custom: {json_text(record.custom)}")
    if record.names:
        lines.append(f"names: {json_text(record.names)}")
    if record.position:
        return [*lines, f"position: {record.position}"]
    lines.append(f"players: {record.players}")
    if record.options:
        lines.append(f"options: {json_text(record.options)}")
    if record.evidence is not None:
        lines += evidence_lines(record.evidence)
    if isinstance(record.seed, bytes):
        return [*lines, f"key: {record.seed.hex()}"]
    return [*lines, f"seed: {json_text(record.seed)}"]


def outcome_text(outcome: Outcome) -> str:
    return json_text(outcome) if outcome else UNFINISHED


def rename(text: str, names: list[str]) -> str:
    """Return the text of a record with other names; one that has no names stays as it is."""
    lines = text.split("\n")[:-2]  # the last one has the digest
    named = [f"names: {json_text(names)}" if line.startswith("names: ") else line for line in lines]
    return text if named == lines else with_digest(named)


def announced_digest(text: str) -> str:
    """Return the SHA-256 of a record without the lines of its names and its digest: names can be taken out later."""
    lines = [line for line in text.split("\n") if not line.startswith(("names: ", "end: "))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def json_text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def digest(text: str) -> str:
    """Return the digest of all lines before the last one."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
