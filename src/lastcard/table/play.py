"""A round as it is played: who acts and when, who acts for those who do not, and the race to call and catch.

No clock in here: every call says what time it is, and `next_wakeup` when it wants to be called again.
"""

from dataclasses import dataclass

from lastcard.bots import make_bot
from lastcard.rules.model.actions import Action
from lastcard.rules.model.errors import IllegalAction
from lastcard.table.errors import Refusal
from lastcard.table.journal import ACT, TOLD, Journal
from lastcard.table.lobby import Chair, Lobby
from lastcard.table.minds import Minds, Thought
from lastcard.table.people import People
from lastcard.table.race import Claim, Race
from lastcard.table.round import CALLS, Round
from lastcard.table.settings import AUTOPILOT
from lastcard.table.timing import Timing, between

ASK_AGAIN = 0.05
MOST_THINKING = 10.0


@dataclass(frozen=True)
class Plan:
    """What a bot will do out of turn, or somebody in turn once the grace is over."""

    at: float
    seat: int
    action: str


class Play:
    def __init__(
        self, round_: Round, lobby: Lobby, journal: Journal, people: People, timing: Timing, minds: Minds
    ) -> None:
        self.round = round_
        self.lobby = lobby
        self.journal = journal
        self.people = people
        self.timing = timing
        self.minds = minds
        self.race: Race | None = None
        self.exposed: list[int] = []
        self.parked: Plan | None = None
        self.plans: list[Plan] = []
        self.opened_at = 0.0
        """When the decision that is owed came up."""
        self._locked_out: dict[int, float] = {}
        self._thinking = (-1, 0.0)
        """After which move, and how long a bot's pause is then."""
        self._thought: Thought | None = None
        self._asked_at = 0.0
        self._ask_again_at = 0.0

    def begin(self, now: float) -> None:
        """At the deal, after a restart, and when somebody comes back to an empty table."""
        self.opened_at = now
        self.exposed = []
        self._settle(now)

    @property
    def is_over(self) -> bool:
        return self.round.game.is_over

    def chair(self, seat: int) -> Chair:
        return self.lobby.chairs[self.round.header.players[seat]]

    # What people do

    def act(self, person: str, seat: int, action: str, move: int, now: float) -> None:
        """Refused with Refusal or IllegalAction."""
        if self.is_over:
            raise Refusal("no-round")
        verb = Action(action).verb
        if verb in CALLS:
            self._claim(person, seat, action, move, now)
        elif verb == "jump":
            self._apply(action, seat, now)
        else:
            if not self.round.turn_move <= move <= self.round.move:
                raise Refusal("outdated", {"move": self.round.move})
            self._take_turn(person, seat, action, now)
        if self.people.clear(person):
            self.journal.presence()

    def _take_turn(self, person: str, seat: int, action: str, now: float) -> None:
        if self.race is not None and seat not in self.exposed:
            self.round.check(action, seat)
            self.parked = Plan(self.race.opened + self.timing.grace, seat, action)
            return
        decided_in = now - self.opened_at
        self._apply(action, seat, now)
        if action == "keep":
            self.people.pauses(person).add(decided_in)

    def _claim(self, person: str, seat: int, action: str, move: int, now: float) -> None:
        is_catch = Action(action).verb == "catch"
        if is_catch and self._locked_out.get(seat, 0.0) > now:
            self._lock_out(seat, now)
        try:
            self.round.check(action, seat)
        except IllegalAction:
            if is_catch and move == self.round.move:  # else it was meant for a chance that is gone, or an earlier round
                self._locked_out[seat] = now + self.timing.lockout
            raise
        assert self.race is not None
        if is_catch and not self.race.move <= move <= self.round.move:
            raise Refusal("outdated", {"move": self.round.move})
        credit = self.people.credit(person, self.timing.most_credit)
        reaction = self.race.reaction(now, credit)
        if is_catch and reaction < self.timing.fastest:
            self._lock_out(seat, now)
        self.race.add(Claim(max(0.0, reaction), seat, action, credit))

    def _lock_out(self, seat: int, now: float) -> None:
        self._locked_out[seat] = now + self.timing.lockout
        raise Refusal("too-soon")

    # What happens by itself

    def next_wakeup(self) -> float | None:
        if self.is_over:
            return None
        due = self._decision_due()
        if self.plans:
            due = min(due, self.plans[0].at)
        if self.parked is not None:
            due = min(due, self.parked.at)
        decided = self._race_decided()
        return due if decided is None else min(due, decided)

    def do_next(self, now: float) -> None:
        """The one thing that is due first."""
        decided = self._race_decided()
        if decided is not None and decided <= now:
            self._decide_race(now)
        elif self.plans and self.plans[0].at <= now:
            self._carry_out(self.plans.pop(0), now)
        elif self.parked is not None and self.parked.at <= now:
            parked, self.parked = self.parked, None
            self._try(parked, now)
        elif self.round.held:
            self.journal.game(self.round.tell(), TOLD, self.round.passer, "")
            self.opened_at = now
            self._settle(now)
        else:
            self._act_for(now)

    def _decision_due(self) -> float:
        decision = self.round.decision
        assert decision is not None
        due = self.opened_at + self._patience(decision.seat)
        if self.race is not None and decision.seat not in self.exposed:
            due = max(due, self.race.opened + self.timing.grace)
        return max(due, self._ask_again_at)

    def _patience(self, seat: int) -> float:
        """How long this decision may take. It must not depend on what is in anybody's hand."""
        chair = self.chair(seat)
        usual = self._usual_pause()
        if chair.bot or self.people.is_idle(chair.person):
            return usual
        away_since = self.people.away_since(chair.person)
        limit = float(self.lobby.settings.turn_time)
        if away_since is not None:
            limit = min(limit, max(usual, away_since + self.timing.away - self.opened_at))
        if not self.round.held:
            return limit
        return min(limit, self.people.pauses(chair.person).pick(self.timing.think, *self._moment()))

    def _moment(self) -> tuple[str, int, int]:
        """What chance depends on."""
        return self.lobby.match_key, self.round.header.number, self.round.move

    def _usual_pause(self) -> float:
        if self._thinking[0] != self.round.move:
            self._thinking = (self.round.move, between(self.timing.think, *self._moment()))
        return self._thinking[1]

    def is_automatic(self, seat: int, now: float) -> bool:
        """Whether a bot or the autopilot plays here."""
        chair = self.chair(seat)
        if chair.bot or self.people.is_idle(chair.person):
            return True
        away_since = self.people.away_since(chair.person)
        return away_since is not None and now >= away_since + self.timing.away

    def _act_for(self, now: float) -> None:
        decision = self.round.game.decision
        assert decision is not None
        action = self._bot_choice(decision.seat, now)
        if action is None:
            self._ask_again_at = now + ASK_AGAIN
            return
        chair = self.chair(decision.seat)
        if chair.person and self.people.is_present(chair.person) and self.people.strike(chair.person):
            self.journal.presence()
        self._apply(action, decision.seat, now)

    def _begin_to_think(self, seat: int, now: float) -> Thought:
        level, seed, view = self._level(seat), self._bot_seed(seat), self.round.view(seat)
        self._thought = self.minds.think(self.lobby.code, level, seed, view)
        self._asked_at = now
        return self._thought

    def _bot_choice(self, seat: int, now: float) -> str | None:
        """None while a bot still thinks; one that thinks too long is helped out."""
        action = (self._thought or self._begin_to_think(seat, now)).answer()
        if action is None and now >= self._asked_at + MOST_THINKING:
            return make_bot(AUTOPILOT, self._bot_seed(seat)).choose(self.round.view(seat))
        return action

    def _level(self, seat: int) -> str:
        return self.chair(seat).bot or AUTOPILOT

    def _bot_seed(self, seat: int) -> str:
        return f"{self.lobby.match_key} {self.round.header.number} {seat}"

    def _carry_out(self, plan: Plan, now: float) -> None:
        if Action(plan.action).verb == "jump":
            self._try(plan, now)
        elif self.race is not None and self._is_open(plan):
            self.race.add(Claim(self.race.reaction(now, 0.0), plan.seat, plan.action, 0.0))

    def _is_open(self, plan: Plan) -> bool:
        try:
            self.round.check(plan.action, plan.seat)
        except IllegalAction:
            return False
        return True

    def _try(self, plan: Plan, now: float) -> None:
        """What was right when it was planned may not be any more."""
        if self._is_open(plan):
            self._apply(plan.action, plan.seat, now)

    # The race

    def _race_decided(self) -> float | None:
        race = self.race
        if race is None or not race.claims:
            return None
        claimed = {claim.seat for claim in race.claims}
        waiting = [self.chair(seat).person for seat in range(self.round.game.seats) if seat not in claimed]
        most = self.timing.most_credit
        lags = [self.people.credit(person, most) for person in waiting if self.people.is_present(person)]
        return race.decided_at(lags, self.timing.jitter)

    def _decide_race(self, now: float) -> None:
        assert self.race is not None
        best = self.race.best()
        assert best is not None
        self.race.claims.remove(best)
        self._try(Plan(now, best.seat, best.action), now)

    # After each move

    def _apply(self, action: str, seat: int, now: float) -> None:
        self.journal.game(self.round.apply(action, seat), ACT, seat, action)
        if Action(action).verb not in CALLS:
            self.opened_at = now
            self.parked = None
        self._settle(now)

    def _settle(self, now: float) -> None:
        exposed = [] if self.is_over else self.round.exposed()
        if not exposed:
            self.race = None
            if self.parked is not None:
                self.parked = Plan(now, self.parked.seat, self.parked.action)
        elif self.race is None or not set(exposed) <= set(self.exposed):
            self.race = Race(now, self.round.move)
        self.exposed = exposed
        self._plan_interrupts(now)
        self._thought = None
        self._ask_again_at = 0.0
        decision = self.round.game.decision
        if decision is not None and not self.round.held and self.is_automatic(decision.seat, now):
            self._begin_to_think(decision.seat, now)

    def _plan_interrupts(self, now: float) -> None:
        """What the bots will call out, each after a moment of its own."""
        self.plans = []
        if self.is_over or self.round.is_drawn:
            return
        for seat in range(self.round.game.seats):
            if not self.is_automatic(seat, now) or not self.round.game.interrupts(seat):
                continue
            action = self.minds.interrupt(self._level(seat), self._bot_seed(seat), self.round.view(seat))
            if action is not None:
                pause = between(self.timing.react, *self._moment(), seat)
                self.plans.append(Plan(now + pause, seat, action))
        self.plans.sort(key=lambda plan: plan.at)
