"""How long bots and programs pause, and how long they leave people to call."""

from collections.abc import Iterable

from lastcard.table.lobby.lobby import PACES, Chair, Lobby
from lastcard.table.lobby.settings import AUTOPILOT
from lastcard.table.match.bot_calls import TIME_FOR_BEGINNERS, BotHabits, habits_of
from lastcard.table.match.characters import Character, character_of
from lastcard.table.match.round import Round
from lastcard.table.match.seat_action import SeatAction
from lastcard.table.match.timing import Timing, between, chance

HURRIED = 0.05
"""The share of a bot's pause that is left once only bots still play and somebody has asked for the end."""


class BotPace:
    def __init__(self, lobby: Lobby, round_: Round, timing: Timing) -> None:
        self.is_hurried = False
        """True once only bots still play and somebody has asked for the end."""
        self._lobby = lobby
        self._round = round_
        self._timing = timing
        self._pause = (-1, 0.0)
        """The move, and the pause picked for it."""

    def moment(self) -> tuple[str, int, int]:
        """Return what chance depends on at this move, the same after a restart."""
        return self._lobby.match_key, self._round.header.number, self._round.move

    def usual_pause(self) -> float:
        """Return how long a decision takes at this move, for any bot."""
        if self._pause[0] != self._round.move:
            self._pause = (self._round.move, between(self._timing.think, *self.moment()))
        return self._pause[1] * self._factor

    def interrupt_pause(self, action: SeatAction, exposed: Iterable[int]) -> float:
        """Return how long a bot or a program waits before an action out of turn; a catch leaves people time to call."""
        pause = between(self._timing.react, *self.moment(), action.seat) * self._factor
        return max(pause, self.time_to_call(action.seat, exposed)) if action.verb == "catch" else pause

    @property
    def _factor(self) -> float:
        return HURRIED if self.is_hurried else PACES[self._lobby.pace]

    def is_program(self, seat: int) -> bool:
        """Return whether a person's seat is lent to a program."""
        person = self._chair(seat).person
        return bool(person) and person in self._lobby.programs

    def time_to_call(self, seat: int, exposed: Iterable[int]) -> float:
        """Return how long a bot or a program gives exposed players to call; bots do not wait for each other."""
        is_bot = bool(self._chair(seat).bot) or self.is_program(seat)
        if not is_bot or not any(self._chair(each).person and not self.is_program(each) for each in exposed):
            return 0.0
        least = TIME_FOR_BEGINNERS if self._lobby.settings.beginners else 0.0
        return max(least, self._habits(seat).catch_delay) * self._timing.catch_delay_factor

    def forgets(self, seat: int) -> bool:
        """Return whether a bot forgets to call or to catch just now."""
        likely = self._habits(seat).forgets
        return bool(self._chair(seat).bot) and chance("forgets", *self.moment(), seat) < likely

    def level(self, seat: int) -> str:
        """Return the level of the bot on a seat, or that of the autopilot."""
        return self._chair(seat).bot or AUTOPILOT

    def character(self, seat: int) -> Character:
        """Return the character of a bot, which goes with the chair."""
        return character_of(self._round.header.players[seat])

    def _habits(self, seat: int) -> BotHabits:
        """Return the habits of who plays a seat; programs are as patient as the autopilot."""
        return habits_of(self.level(seat), self.character(seat))

    def _chair(self, seat: int) -> Chair:
        return self._lobby.chairs[self._round.header.players[seat]]
