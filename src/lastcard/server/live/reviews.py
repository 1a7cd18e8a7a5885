"""Reviews of finished rounds: made in pieces where bots think, sent while they are made, and kept for a while.

Every step is judged quickly at first, so that there is something to read, and thoroughly afterwards.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator

from msgspec import Struct

from lastcard.analysis.review import ReviewedStep, sum_up
from lastcard.limits import REVIEW_TIME, REVIEWS_AT_A_TIME, REVIEWS_KEPT, REVIEWS_OF_ADDRESS
from lastcard.server.live.analysis_process import get_ready, judge_piece, review_piece
from lastcard.server.live.bot_processes import BotProcesses
from lastcard.server.live.server_messages import encode
from lastcard.table import Refusal

Key = tuple[str, int, bool]
"""The id of a round, a seat, and whether the cards are open."""


class ReviewBegun(Struct, frozen=True, tag_field="type", tag="begin"):
    """The first line of a review."""

    steps: int


class ReviewStep(ReviewedStep, frozen=True, tag_field="type", tag="step"):
    """A line for each step of the round, and later another one for each step that is judged thoroughly."""


class ReviewEnded(Struct, frozen=True, tag_field="type", tag="end"):
    """A summary of the steps so far, which may be only the first ones of a long round.

    There is one after the quick judgement and a final one after the thorough one; a review broken off has none.
    """

    moments: list[int]
    began: float
    given_away: float
    luck: float
    is_final: bool


class Making:
    """A review that is being made."""

    def __init__(self, payer: str) -> None:
        self.payer = payer
        self.lines: list[bytes] = []
        self.begun = ReviewBegun(0)
        self.worked = 0.0
        """Seconds of thinking so far."""
        self.readers = 0
        self.refused = ""
        self.is_over = False
        self.task: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()

    def tell(self, *lines: Struct) -> None:
        self.lines += map(encoded, lines)
        self._wake()

    def end(self) -> None:
        self.is_over = True
        self._wake()

    def _wake(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()


class Reviews:
    """All reviews of a server. For each reader one is made at a time: the second one ends the first."""

    def __init__(self, bots: BotProcesses) -> None:
        self._bots = bots
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        """The review that was read last comes last."""
        self._making: dict[Key, Making] = {}
        self._reads: dict[str, object] = {}
        """Marks the review that each reader is reading now."""

    def prepare(self) -> None:
        """Prepare a process, so that a review can begin at once."""
        self._bots.warm_up(get_ready)

    def forget(self) -> None:
        """Drop all reviews made so far."""
        self._kept.clear()

    async def read(self, reader: str, key: Key, record: str, payer: str = "") -> AsyncIterator[bytes]:
        """Yield the lines of a review as they are made, several at a time.

        The payer is the reader, or an address with all its strangers, for which only a few are made at a time.
        Raises Refusal before the first line if the round cannot be reviewed, or if too many reviews are being made. A
        review that ends without a `ReviewEnded` was broken off.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            yield self._kept[key]
            return
        making = self._making.get(key) or self._begin(key, record, payer or reader)
        read = self._reads[reader] = object()
        making.readers += 1
        told = 0
        try:
            while self._reads.get(reader) is read:
                changed = making.changed
                if told < len(making.lines):
                    lines = making.lines[told:]
                    told += len(lines)
                    yield b"".join(lines)
                elif making.is_over:
                    if making.refused and not told:
                        raise Refusal(making.refused)
                    return
                else:
                    await changed.wait()
        finally:
            making.readers -= 1
            if self._reads.get(reader) is read:
                del self._reads[reader]
            if not making.readers and making.task is not None:
                self._take_out(key, making)
                making.task.cancel()

    def _begin(self, key: Key, record: str, payer: str) -> Making:
        of_payer = sum(making.payer == payer for making in self._making.values())
        if len(self._making) >= REVIEWS_AT_A_TIME or of_payer >= REVIEWS_OF_ADDRESS:
            raise Refusal("slow-down")
        making = self._making[key] = Making(payer)
        making.task = asyncio.create_task(self._make(key, record, making))
        return making

    async def _make(self, key: Key, record: str, making: Making) -> None:
        try:
            steps = await self._review_quickly(key, record, making)
            if steps:
                self._keep(key, await self._review_thoroughly(key, record, making, steps))
        except RuntimeError:  # a process has died
            making.refused = "slow-down"
        finally:
            self._take_out(key, making)
            making.end()

    def _take_out(self, key: Key, making: Making) -> None:
        if self._making.get(key) is making:
            del self._making[key]

    async def _review_quickly(self, key: Key, record: str, making: Making) -> list[ReviewedStep]:
        """Send all steps judged quickly, and their summary; return them, or none if that was not possible."""
        _, seat, is_open = key
        done: list[ReviewedStep] = []
        while making.worked < REVIEW_TIME:
            before = done[-1].chances if done else None
            work = self._bots.work_aside(review_piece, record, seat, is_open, len(done), before)
            piece = await asyncio.wrap_future(work)
            if piece.refused:
                making.refused = piece.refused
                return []
            if not done:
                making.begun = ReviewBegun(piece.steps)
                making.tell(making.begun)
            making.tell(*map(step_line, piece.reviewed))
            done += piece.reviewed
            making.worked += piece.seconds
            if len(done) >= piece.steps:
                break
        making.tell(end_line(seat, is_open, done, is_final=False))
        return done

    async def _review_thoroughly(
        self, key: Key, record: str, making: Making, steps: list[ReviewedStep]
    ) -> list[Struct]:
        """Send thorough judgements, and the summary of these; return the lines of the whole review."""
        _, seat, is_open = key
        done = 0
        while done < len(steps) and making.worked < REVIEW_TIME:
            piece = await asyncio.wrap_future(self._bots.work_aside(judge_piece, record, seat, is_open, done))
            for number, judged in enumerate(piece.judged[: len(steps) - done], done):
                if judged is not None:
                    steps[number] = ReviewedStep(number, steps[number].chances, judged)
                    making.tell(step_line(steps[number]))
            done += len(piece.judged)
            making.worked += piece.seconds
        ended = end_line(seat, is_open, steps, is_final=True)
        making.tell(ended)
        return [making.begun, *map(step_line, steps), ended]

    def _keep(self, key: Key, lines: list[Struct]) -> None:
        """Keep a review; if they get too large together, drop those that nobody has read for longest."""
        self._kept[key] = b"".join(map(encoded, lines))
        while sum(map(len, self._kept.values())) > REVIEWS_KEPT:
            self._kept.popitem(last=False)


def step_line(step: ReviewedStep) -> ReviewStep:
    return ReviewStep(step.step, step.chances, step.judged)


def end_line(seat: int, is_open: bool, steps: list[ReviewedStep], is_final: bool) -> ReviewEnded:
    made = sum_up(seat, is_open, steps)
    return ReviewEnded(made.moments, made.began, made.given_away, made.luck, is_final)


def encoded(line: Struct) -> bytes:
    return encode(line) + b"\n"
