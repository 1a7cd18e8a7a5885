"""A round as it is played in time: who acts and when, who acts for those who do not, and the race to call and catch.

It has no clock: every call says what time it is, and `next_wakeup` when it wants to be called again.
"""

from dataclasses import dataclass, replace

from lastcard.bots import make_bot
from lastcard.table.lobby.lobby import Chair, Lobby
from lastcard.table.lobby.presence import Presence
from lastcard.table.lobby.settings import AUTOPILOT
from lastcard.table.log import TableLog
from lastcard.table.match.bot_thinking import BotThinker, Thought
from lastcard.table.match.race import Claim, Race
from lastcard.table.match.round import Round
from lastcard.table.match.seat_action import SeatAction
from lastcard.table.match.timing import Timing, between
from lastcard.table.refusals import Refusal

ASK_AGAIN = 0.05
"""Seconds after which a bot that still thinks is asked again."""
LONGEST_THOUGHT = 10.0
"""Seconds after which the autopilot decides for a bot that still thinks."""


@dataclass(frozen=True)
class Plan:
    """An action to be taken at a time: a bot's out of turn, or somebody's turn once the grace is over."""

    at: float
    action: SeatAction


class RoundRunner:
    def __init__(
        self, round_: Round, lobby: Lobby, log: TableLog, presence: Presence, timing: Timing, thinker: BotThinker
    ) -> None:
        self.round = round_
        self.race: Race | None = None
        self.exposed: list[int] = []
        """Seats that can be caught."""
        self.parked: Plan | None = None
        """The next player's action, while somebody is exposed."""
        self.opened_at = 0.0
        """When the current decision came up."""
        self._lobby = lobby
        self._log = log
        self._presence = presence
        self._timing = timing
        self._thinker = thinker
        self._interrupts: list[Plan] = []
        """What bots will do out of turn, the next one first."""
        self._locked_out: dict[int, float] = {}
        """Until when a seat may not catch."""
        self._pause = (-1, 0.0)
        """How long a bot's pause is after which move."""
        self._thought: Thought | None = None
        self._thought_began = 0.0
        self._ask_again_at = 0.0

    def begin(self, now: float) -> None:
        """Start the timers: at the deal, after a restart, and when somebody comes back to an empty table."""
        self.opened_at = now
        self.exposed = []
        self._settle(now)

    @property
    def is_over(self) -> bool:
        return self.round.game.is_over

    def chair(self, seat: int) -> Chair:
        """Return the chair of a seat."""
        return self._lobby.chairs[self.round.header.players[seat]]

    # What people do

    def act(self, person: str, action: SeatAction, move: int, now: float) -> None:
        """Take a person's action, made for the game as it was after `move` moves. Raises Refusal."""
        if self.is_over:
            raise Refusal("no-round")
        if action.is_call:
            self._claim(person, action, move, now)
        elif action.verb == "jump":
            self._apply(action, now)
        else:
            if not self.round.turn_move <= move <= self.round.move:
                raise Refusal("outdated", {"move": self.round.move})
            self._take_turn(person, action, now)
        if self._presence.clear_missed_turns(person):
            self._log.note_presence()

    def is_waiting(self, action: SeatAction) -> bool:
        """Return whether an action that was accepted is not carried out yet: a race has to be decided first."""
        if action.is_call:
            return self.race is not None and self.race.has_claim_of(action.seat)
        return self.parked is not None and self.parked.action == action

    def _take_turn(self, person: str, action: SeatAction, now: float) -> None:
        if self.race is not None and action.seat not in self.exposed:
            refusal = self.round.explain(action)
            if refusal is not None:
                raise refusal
            self.parked = Plan(self.race.opened_at + self._timing.grace, action)
            return
        decided_in = now - self.opened_at
        self._apply(action, now)
        if action.verb == "keep":
            self._presence.pauses(person).add(decided_in)

    def _claim(self, person: str, action: SeatAction, move: int, now: float) -> None:
        """Let a call or catch take part in the race. Raises Refusal."""
        is_catch, seat = action.verb == "catch", action.seat
        if is_catch and self._locked_out.get(seat, 0.0) > now:
            self._lock_out(seat, now)
            raise Refusal("too-soon")
        refusal = self.round.explain(action)
        if refusal is not None:
            if is_catch and move == self.round.move:  # else it was meant for a chance that is gone
                self._lock_out(seat, now)
            raise refusal
        assert self.race is not None
        if is_catch and not self.race.move <= move <= self.round.move:
            raise Refusal("outdated", {"move": self.round.move})
        credit = self._presence.lag_credit(person, self._timing.most_credit)
        reaction = self.race.reaction(now, credit)
        if is_catch and reaction < self._timing.fastest:
            self._lock_out(seat, now)
            raise Refusal("too-soon")
        self.race.add(Claim(max(0.0, reaction), action, credit))

    def _lock_out(self, seat: int, now: float) -> None:
        self._locked_out[seat] = now + self._timing.lockout

    # What happens by itself

    def next_wakeup(self) -> float | None:
        """Return when something happens by itself; None when the round is over."""
        if self.is_over:
            return None
        due = self._decision_due()
        if self._interrupts:
            due = min(due, self._interrupts[0].at)
        if self.parked is not None:
            due = min(due, self.parked.at)
        decided = self._race_decided()
        return due if decided is None else min(due, decided)

    def do_next(self, now: float) -> None:
        """Do the one thing that is due first."""
        decided = self._race_decided()
        if decided is not None and decided <= now:
            self._decide_race(now)
        elif self._interrupts and self._interrupts[0].at <= now:
            self._carry_out(self._interrupts.pop(0).action, now)
        elif self.parked is not None and self.parked.at <= now:
            parked, self.parked = self.parked, None
            self._apply_if_legal(parked.action, now)
        elif self.round.withheld:
            self._log.add_revealed_pass(self.round.reveal_pass(), self.round.passer)
            self.opened_at = now
            self._settle(now)
        else:
            self._decide_for(now)

    def _decision_due(self) -> float:
        decision = self.round.decision
        assert decision is not None
        due = self.opened_at + self._patience(decision.seat)
        if self.race is not None and decision.seat not in self.exposed:
            due = max(due, self.race.opened_at + self._timing.grace)
        return max(due, self._ask_again_at)

    def _patience(self, seat: int) -> float:
        """Return how long the current decision may take. It must not depend on what is in anybody's hand."""
        chair = self.chair(seat)
        usual = self._usual_pause()
        if chair.bot or self._presence.is_idle(chair.person):
            return usual
        away_since = self._presence.away_since(chair.person)
        limit = float(self._lobby.settings.turn_time)
        if away_since is not None:
            limit = min(limit, max(usual, away_since + self._timing.away - self.opened_at))
        if not self.round.withheld:
            return limit
        return min(limit, self._presence.pauses(chair.person).pick(self._timing.think, *self._moment()))

    def _moment(self) -> tuple[str, int, int]:
        """Return what chance depends on at this move, so that it is the same after a restart."""
        return self._lobby.match_key, self.round.header.number, self.round.move

    def _usual_pause(self) -> float:
        if self._pause[0] != self.round.move:
            self._pause = (self.round.move, between(self._timing.think, *self._moment()))
        return self._pause[1]

    def is_automatic(self, seat: int, now: float) -> bool:
        """Return whether a bot or the autopilot plays this seat."""
        chair = self.chair(seat)
        if chair.bot or self._presence.is_idle(chair.person):
            return True
        away_since = self._presence.away_since(chair.person)
        return away_since is not None and now >= away_since + self._timing.away

    def _decide_for(self, now: float) -> None:
        """Take the current decision for a bot, or for somebody whose time is up."""
        decision = self.round.game.decision
        assert decision is not None
        text = self._bot_choice(decision.seat, now)
        if text is None:
            self._ask_again_at = now + ASK_AGAIN
            return
        person = self.chair(decision.seat).person
        if person and self._presence.is_present(person) and self._presence.miss_turn(person):
            self._log.note_presence()
        self._apply(SeatAction.read(decision.seat, text), now)

    def _begin_to_think(self, seat: int, now: float) -> Thought:
        level, seed, view = self._level(seat), self._bot_seed(seat), self.round.view(seat)
        self._thought = self._thinker.think(self._lobby.code, level, seed, view)
        self._thought_began = now
        return self._thought

    def _bot_choice(self, seat: int, now: float) -> str | None:
        """Return a bot's action; None while it thinks, unless that takes too long."""
        action = (self._thought or self._begin_to_think(seat, now)).answer()
        if action is None and now >= self._thought_began + LONGEST_THOUGHT:
            return make_bot(AUTOPILOT, self._bot_seed(seat)).choose(self.round.view(seat))
        return action

    def _level(self, seat: int) -> str:
        return self.chair(seat).bot or AUTOPILOT

    def _bot_seed(self, seat: int) -> str:
        return f"{self._lobby.match_key} {self.round.header.number} {seat}"

    def _carry_out(self, action: SeatAction, now: float) -> None:
        """Do what a bot planned to do out of turn, if it still can."""
        if action.verb == "jump":
            self._apply_if_legal(action, now)
        elif self.race is not None and self.round.explain(action) is None:
            self.race.add(Claim(self.race.reaction(now, 0.0), action, 0.0))

    def _apply_if_legal(self, action: SeatAction, now: float) -> None:
        """Take an action that was legal when it was planned and may no longer be."""
        if self.round.explain(action) is None:
            self._apply(action, now)

    # The race

    def _race_decided(self) -> float | None:
        race = self.race
        if race is None or not race.claims:
            return None
        seats = range(self.round.game.seats)
        waiting = [self.chair(seat).person for seat in seats if not race.has_claim_of(seat)]
        most = self._timing.most_credit
        others = [self._presence.lag_credit(each, most) for each in waiting if self._presence.is_present(each)]
        return race.decided_at(others, self._timing.jitter)

    def _decide_race(self, now: float) -> None:
        assert self.race is not None
        best = self.race.best()
        assert best is not None
        self.race.claims.remove(best)
        self._apply_if_legal(best.action, now)

    # After each action

    def _apply(self, action: SeatAction, now: float) -> None:
        self._log.add_action(self.round.apply(action), action.seat, action.text)
        if not action.is_call:
            self.opened_at = now
            self.parked = None
        self._settle(now)

    def _settle(self, now: float) -> None:
        """Open or close the race, and let bots think about what comes next."""
        exposed = [] if self.is_over else self.round.exposed()
        if not exposed:
            self.race = None
            if self.parked is not None:
                self.parked = replace(self.parked, at=now)
        elif self.race is None or not set(exposed) <= set(self.exposed):
            self.race = Race(now, self.round.move)
        self.exposed = exposed
        self._plan_interrupts(now)
        self._thought = None
        self._ask_again_at = 0.0
        decision = self.round.game.decision
        if decision is not None and not self.round.withheld and self.is_automatic(decision.seat, now):
            self._begin_to_think(decision.seat, now)

    def _plan_interrupts(self, now: float) -> None:
        """Ask every bot what it will do out of turn, each after a pause of its own."""
        self._interrupts = []
        if self.is_over or self.round.is_drawn:
            return
        for seat in range(self.round.game.seats):
            if not self.is_automatic(seat, now) or not self.round.game.interrupts(seat):
                continue
            text = self._thinker.interrupt(self._level(seat), self._bot_seed(seat), self.round.view(seat))
            if text is not None:
                pause = between(self._timing.react, *self._moment(), seat)
                self._interrupts.append(Plan(now + pause, SeatAction.read(seat, text)))
        self._interrupts.sort(key=lambda plan: plan.at)
