"""`lastcard puzzles`: a position, a question and its answer with the reasons; or new puzzles, made from rounds."""

import sys
from argparse import Namespace
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from lastcard.analysis.puzzles import Moment, Puzzle, evenly, puzzle_of, recorded, shipped, simulated
from lastcard.cli.errors import Misuse
from lastcard.cli.plain import Left, PlainTable, read_line
from lastcard.cli.session import Session
from lastcard.locale import say
from lastcard.locale.review_lines import action_line, reason_line
from lastcard.record import load_record
from lastcard.rules.model.edition import known_editions


def run_puzzles(arguments: Namespace, lang: str) -> int:
    if arguments.make:
        records = [load_record(Path(file)) for file in arguments.rounds or ()]
        sources = (
            map(recorded, records) if records else (simulated(each, arguments.part or 0) for each in known_editions())
        )
        return make_puzzles(sources, arguments.make, Path(arguments.out))
    total = len(shipped())
    asked = arguments.number
    number = int(asked) if asked is not None and asked.isdecimal() else 0
    if asked is None:
        number = puzzle_of(datetime.now(UTC).toordinal()) + 1
    if not 1 <= number <= total:
        raise Misuse(say("cli-no-puzzle", {"count": total}, lang))
    print(say("puzzle-title", {"number": number, "count": total, "level": shipped()[number - 1].level}, lang))
    PuzzleTable(shipped()[number - 1], lang).run()
    return 0


def make_puzzles(sources: Iterable[Iterable[Iterable[Moment]]], wanted: int, file: Path) -> int:
    """Write up to `wanted` puzzles of each level from the rounds of some sources, the easy ones first."""
    found: list[Puzzle] = []
    for puzzle in evenly(sources, wanted):
        found.append(puzzle)
        print(f"{len(found)}/{3 * wanted} {puzzle.view.edition} {puzzle.level}", file=sys.stderr, flush=True)
    lines = [msgspec.json.encode(puzzle) for puzzle in sorted(found, key=lambda each: each.level)]
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    return 0


class PuzzleTable(PlainTable):
    """Asks for one decision of a round, and says how good the answer was."""

    def __init__(self, puzzle: Puzzle, lang: str) -> None:
        self.puzzle = puzzle
        self.chosen = ""
        decision = puzzle.view.decision
        assert decision is not None
        super().__init__(Session(puzzle.game, {}, decision.seat), lang, read_line, print)

    def run(self) -> None:
        try:
            self.decide()
        except (EOFError, Left):
            self.say("plain-left")
        else:
            self.tell_answer()

    def take(self, action: str) -> None:
        super().take(action)
        self.chosen = action

    def tell_answer(self) -> None:
        """Tell how often each action wins, and what speaks for the best."""
        best, edition = self.puzzle.answers[0], self.session.edition.id
        self.write("")
        self.say("puzzle-right" if self.chosen == best.action else "puzzle-wrong")
        for answer in self.puzzle.answers:
            action = action_line(answer.action, self.words.names, self.words.lang, edition)
            self.say("puzzle-answer", action=action, chance=round(100 * answer.chance))
            if answer.why is not None and answer.action == self.chosen:
                why = answer.why
                self.write(f"  {reason_line(why.kind, why.values, self.words.names, self.words.lang, edition)}")
