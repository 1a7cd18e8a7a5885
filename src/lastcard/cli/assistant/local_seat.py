"""A seat at a table on this machine, with bots around it and no time limits."""

import asyncio
import secrets

from lastcard.bots import BOTS
from lastcard.bots.external_bots import is_external
from lastcard.cli.assistant.seat import WRITTEN_BY_PEOPLE, Report, SeatRefused, Untrusted, report
from lastcard.cli.options import read_options
from lastcard.cli.session import Session, seat_bots
from lastcard.locale import refusal_with_rule
from lastcard.rules.match import Match
from lastcard.rules.model.errors import IllegalAction, LastcardError
from lastcard.rules.text.views import View

MOST_STEPS = 20_000
"""Steps of bots in a row, after which something must be wrong."""


class LocalSeat:
    def __init__(self, edition: str, players: int, bots: str, options: list[str], seed: str | None) -> None:
        for level in bots.split(","):
            if level.strip() not in BOTS and not is_external(level):
                raise SeatRefused(f"There is no bot {level!r}. There are: {', '.join(BOTS)}.")
        chosen = secrets.randbits(128) if seed is None else seed
        try:
            match = Match(edition, players, chosen, read_options(options))
        except LastcardError as error:
            raise SeatRefused(refusal_with_rule(error)) from error
        self._session = Session(match, seat_bots(bots, players, chosen))
        self._told = 0
        self._seen_interrupts: tuple[int, tuple[str, ...]] = (-1, ())
        self._advance()

    @property
    def view(self) -> View:
        return self._session.view

    async def look(self) -> Report:
        session = self._session
        events, self._told = session.lines[self._told :], len(session.lines)
        nobody = Untrusted(note=WRITTEN_BY_PEOPLE, names={}, chat=[])
        return report(self.view, events, nobody, session.is_over)

    async def play(self, action: str) -> None:
        try:
            self._session.take(action)
        except IllegalAction as error:
            raise SeatRefused(refusal_with_rule(error)) from error
        await asyncio.to_thread(self._advance)

    async def wait(self, seconds: float) -> None:
        await asyncio.to_thread(self._advance)

    async def why_not(self, action: str) -> str:
        refusal = self._session.why_not(action)
        return "" if refusal is None else refusal_with_rule(refusal)

    async def go_on(self) -> None:
        if not self._session.game.is_over:
            raise SeatRefused("The round is not over.")
        if self._session.is_over:
            raise SeatRefused("The match is over. Begin a new game.")
        self._session.next_round()
        await asyncio.to_thread(self._advance)

    async def close(self) -> None:
        pass

    def _advance(self) -> None:
        """Let the bots play until this seat owes a decision, has a new chance out of turn, or the round is over."""
        session = self._session
        for _ in range(MOST_STEPS):
            if session.game.is_over or session.is_asked or self._has_new_chance():
                return
            if not session.react():
                session.go_on()

    def _has_new_chance(self) -> bool:
        """Return whether something can be done out of turn that could not be done at the last question."""
        now = (self._session.version, tuple(map(str, self.view.interrupts)))
        before, self._seen_interrupts = self._seen_interrupts, now
        return bool(now[1]) and now != before
