"""Work for reviews and the coach in the processes in which bots think; like bot_process.py, it loads no server."""

from time import monotonic
from typing import Any

from msgspec import Struct

from lastcard.analysis.coach import Advice, advise
from lastcard.analysis.judgement import QUICK
from lastcard.analysis.review import Judged, ReviewedStep, judged_steps, review_steps
from lastcard.analysis.win_chances import win_chances
from lastcard.editions.custom import Document
from lastcard.editions.files import keep
from lastcard.record import read_record
from lastcard.rules.game import Game
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.text.views import View

PIECE = 0.15
"""Seconds that a process works on a review before bots that wait get their turn."""
FIRST_PIECE = 0.03
"""Seconds for the first steps, which somebody waits for."""


def get_ready() -> None:
    """Load everything that a review needs."""
    win_chances(Game.deal("classic").view(0), 1)


class Piece(Struct, frozen=True):
    """The next steps of a review, judged quickly; or none, with the reason why the round cannot be reviewed."""

    steps: int
    """How many the round has in all."""
    reviewed: list[ReviewedStep]
    seconds: float = 0.0
    """How long it took."""
    refused: str = ""


def review_piece(text: str, seat: int, is_open: bool, first: int, chances: list[float] | None) -> Piece:
    """Return as many steps of a review as a piece has time for, from `first` on, at least one."""
    began, reviewed = monotonic(), []
    try:
        record = read_record(text)
        for step in review_steps(record, seat, is_open, first=first, chances=chances, effort=QUICK):
            reviewed.append(step)
            if monotonic() > began + (PIECE if first else FIRST_PIECE):
                break
    except LastcardError as error:
        return Piece(0, [], refused="other-rules" if error.key == "record-version" else "unreadable-round")
    return Piece(1 + len(record.rounds[0]), reviewed, monotonic() - began)


class ThoroughPiece(Struct, frozen=True):
    """The next steps of a review, judged thoroughly."""

    judged: list[Judged | None]
    seconds: float


def judge_piece(text: str, seat: int, is_open: bool, first: int) -> ThoroughPiece:
    """Return as many steps judged thoroughly as a piece has time for, from `first` on, at least one."""
    began, judged = monotonic(), []
    for _, each in judged_steps(read_record(text), seat, is_open, first=first):
        judged.append(each)
        if monotonic() > began + PIECE:
            break
    return ThoroughPiece(judged, monotonic() - began)


def advise_in_process(fields: dict[str, Any], document: Document | None) -> Advice | None:
    """Return the coach's advice; None if the view cannot be imagined."""
    if document is not None:
        keep(document)
    try:
        return advise(View(**fields))
    except LastcardError:
        return None
