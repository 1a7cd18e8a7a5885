"""A round in real time: who acts when, who stands in for those who do not, and the race to call and catch.

It has no clock: callers say what time it is, and `next_wakeup` tells when to call again.
"""

from lastcard.bots import make_bot
from lastcard.rules.model.actions import Decision
from lastcard.rules.model.events import Event
from lastcard.table.lobby.lobby import Chair, Lobby
from lastcard.table.lobby.presence import Presence
from lastcard.table.lobby.settings import AUTOPILOT
from lastcard.table.log import TableLog
from lastcard.table.match.bot_calls import CALL
from lastcard.table.match.bot_talk import BotTalk
from lastcard.table.match.bot_thinking import BotThinker, StandIns, Thought
from lastcard.table.match.pace import BotPace
from lastcard.table.match.race import Claim, Race
from lastcard.table.match.round import Round
from lastcard.table.match.seat_action import Plan, SeatAction
from lastcard.table.match.timing import Timing
from lastcard.table.refusals import Refusal

ASK_AGAIN = 0.05
"""Seconds after which a bot that still thinks is asked again."""
LONGEST_THOUGHT = 10.0
"""Seconds after which the autopilot decides for a bot that still thinks."""
NEVER = float("inf")


class RoundRunner:
    def __init__(
        self, round_: Round, lobby: Lobby, log: TableLog, presence: Presence, timing: Timing, thinker: BotThinker
    ) -> None:
        self.round = round_
        self.race: Race | None = None
        self.exposed: list[int] = []
        """Seats that can be caught."""
        self.parked: Plan | None = None
        """An accepted action that waits for a chance to call, or for a program's pause."""
        self.opened_at = 0.0
        """When the current decision came up."""
        self._lobby = lobby
        self._log = log
        self._presence = presence
        self._timing = timing
        self._thinker = thinker
        self.pace = BotPace(lobby, round_, timing)
        self._talk = BotTalk(lobby.code, round_.header.number)
        self._stand_ins = StandIns(log, round_.header.number)
        self._interrupts: list[Plan] = []
        """What bots will do out of turn, the next one first."""
        self._locked_out: dict[int, float] = {}
        """The time until which each seat may not catch."""
        self._is_drawn_for = False
        """Whether the autopilot drew for somebody, and finishes that turn."""
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
            self._claim(action, move, now)
        elif action.verb == "jump":
            self._jump(action, now)
        else:
            if not self.round.turn_move <= move <= self.round.move:
                raise Refusal("outdated", {"move": self.round.move})
            self._take_turn(person, action, now)
        if self._presence.clear_missed_turns(person):
            self._log.note_presence()

    def is_waiting(self, action: SeatAction) -> bool:
        """Return whether an accepted action is not carried out yet because others have a moment first."""
        if any(plan.action == action for plan in self._interrupts):
            return True
        if action.is_call:
            return self.race is not None and self.race.has_claim_of(action.seat)
        return self.parked is not None and self.parked.action == action

    def _take_turn(self, person: str, action: SeatAction, now: float) -> None:
        until = self._waits_until(action.seat)
        if until is not None:
            self._check(action)
            self.parked = Plan(until, action)
            return
        decided_in = now - self.opened_at
        self._apply(action, now)
        if action.verb == "keep":
            self._presence.pauses(person).add(decided_in)

    def _waits_until(self, seat: int) -> float | None:
        """Return when a seat's turn may be carried out (time to call, a program's pause); None: at once."""
        until = self._time_to_call_ends(seat)
        if not self.pace.is_program(seat):
            return until
        pause_ends = self.opened_at + self.pace.usual_pause()
        return pause_ends if until is None else max(until, pause_ends)

    def _time_to_call_ends(self, seat: int) -> float | None:
        """Return until when a seat leaves exposed players time to call; None if nobody else is exposed."""
        if self.race is None or seat in self.exposed:
            return None
        return self.race.opened_at + max(self._timing.grace, self.pace.time_to_call(seat, self.exposed))

    def _jump(self, action: SeatAction, now: float) -> None:
        self._check(action)
        if self.pace.is_program(action.seat):
            self._plan_for_program(action, self.opened_at, now)
        else:
            self._apply(action, now)

    def _check(self, action: SeatAction) -> None:
        """Raise the refusal of an action that is not legal now."""
        refusal = self.round.explain(action)
        if refusal is not None:
            raise refusal

    def _plan_for_program(self, action: SeatAction, since: float, now: float) -> None:
        """Plan a program's action out of turn for when a bot would take it; its earlier plans are dropped."""
        pause = self.pace.interrupt_pause(action, self.exposed)
        others = [plan for plan in self._interrupts if plan.action.seat != action.seat]
        self._interrupts = sorted([*others, Plan(max(now, since + pause), action)], key=lambda plan: plan.at)

    def _claim(self, action: SeatAction, move: int, now: float) -> None:
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
        if self.pace.is_program(seat):
            self._plan_for_program(action, self.race.opened_at, now)
            return
        credit = self.race.credits.get(seat, 0.0)
        reaction = self.race.reaction(now, credit)
        if is_catch and reaction < self._timing.fastest:
            self._lock_out(seat, now)
            raise Refusal("too-soon")
        self.race.add(Claim(max(0.0, reaction), action, credit))

    def _lock_out(self, seat: int, now: float) -> None:
        self._locked_out[seat] = now + self._timing.lockout

    def hurry(self, now: float) -> None:
        """Let bots play to the end without pauses, once no person plays any more. Raises Refusal."""
        if self.is_over:
            raise Refusal("no-round")
        view = self.round.view(None)
        playing = [seat for seat in range(self.round.game.seats) if seat not in (*view.out, *view.finished)]
        if any(self.chair(seat).person and not self.is_automatic(seat, now) for seat in playing):
            raise Refusal("still-playing")
        self.pace.is_hurried = True

    # What happens by itself

    def next_wakeup(self) -> float | None:
        """Return when something is next due by itself; None if nothing is, as after the end of the round."""
        if self.is_over:
            return None
        due = self._decision_due()
        if self._interrupts:
            due = min(due, self._interrupts[0].at)
        if self.parked is not None:
            due = min(due, self.parked.at)
        decided = self._race_decided()
        if decided is not None:
            due = min(due, decided)
        return None if due == NEVER else due

    def do_next(self, now: float) -> None:
        """Do the one thing that is due first."""
        decided = self._race_decided()
        if decided is not None and decided <= now:
            self._decide_race(now)
        elif self._interrupts and self._interrupts[0].at <= now:
            self._do_interrupt(self._interrupts.pop(0).action, now)
        elif self.parked is not None and self.parked.at <= now:
            self._carry_out_parked(self.parked.action, now)
        elif self.round.withheld:
            events = self.round.reveal_pass()
            self._log.add_revealed_pass(events, self.round.passer)
            self._let_bots_talk(self.round.passer, events)
            self.opened_at = now
            self._is_drawn_for = False
            self._settle(now)
        else:
            self._decide_in_absence(now)

    def _carry_out_parked(self, action: SeatAction, now: float) -> None:
        if action.verb == "keep" and self.pace.is_program(action.seat):
            self._presence.pauses(self.chair(action.seat).person).add(now - self.opened_at)
        self.parked = None
        self._apply_if_legal(action, now)

    def _decision_due(self) -> float:
        decision = self.round.decision
        assert decision is not None
        due = max(self.opened_at + self._time_for_decision(decision.seat), self._ask_again_at)
        call_ends = None if self.pace.is_hurried else self._time_to_call_ends(decision.seat)
        return due if call_ends is None else max(due, call_ends)

    @property
    def time_limit(self) -> float:
        """Seconds for a decision. There is no limit for somebody alone with bots, nor on a shared device."""
        has_clock = self._lobby.has_company() and not self._lobby.device
        return float(self._lobby.settings.turn_time) if has_clock else NEVER

    def _time_for_decision(self, seat: int) -> float:
        """Return how long the current decision may take. It must not depend on what is in anybody's hand."""
        chair = self.chair(seat)
        if chair.bot:
            return self.pace.usual_pause() * self.pace.character(seat).pause
        if self._is_drawn_for or self._presence.is_idle(chair.person):
            return self.pace.usual_pause()
        away_since = self._away_since(chair.person)
        limit = self.time_limit
        if away_since is not None:  # nobody looks at a drawn card, whatever it is
            return min(limit, max(self.pace.usual_pause(), away_since + self._timing.away - self.opened_at))
        if not self.round.withheld:
            return limit
        looks_since = max(self.opened_at, self._presence.back_since(chair.person))
        looks_for = self._presence.pauses(chair.person).pick(self._timing.think, *self.pace.moment())
        return min(limit, looks_since - self.opened_at + looks_for)

    def is_automatic(self, seat: int, now: float) -> bool:
        """Return whether a bot or the autopilot plays this seat."""
        chair = self.chair(seat)
        if chair.bot or self._presence.is_idle(chair.person):
            return True
        away_since = self._away_since(chair.person)
        return away_since is not None and now >= away_since + self._timing.away

    def _away_since(self, person: str) -> float | None:
        """Return when somebody left; None if they are here, or share a device, which is waited for."""
        away_since = self._presence.away_since(person)
        return None if away_since is None or self._lobby.sharing(person) else away_since

    def _decide_in_absence(self, now: float) -> None:
        """Take the current decision for a bot, or for somebody whose time is up."""
        decision = self.round.game.decision
        assert decision is not None
        text = self._bot_choice(decision, now)
        if text is None:
            self._ask_again_at = now + ASK_AGAIN
            return
        person, was_drawn_for = self.chair(decision.seat).person, self._is_drawn_for
        if not person:
            text = text.removesuffix(CALL) if self.pace.forgets(decision.seat) else text
        elif not was_drawn_for and self._presence.is_present(person):
            if not self._presence.is_idle(person):
                self._log.add_transient({"event": "time_up", "seat": decision.seat})
            if self._presence.miss_turn(person):
                self._log.note_presence()
        action = SeatAction.read(decision.seat, text)
        self._apply(action.in_absence() if person else action, now)
        self._is_drawn_for = self.round.is_drawn

    def _begin_to_think(self, seat: int, now: float) -> Thought:
        level, seed, view = self.pace.level(seat), self._bot_seed(seat), self.round.view(seat)
        self._thought = self._thinker.think(self._lobby.code, level, seed, view, self.round.document)
        self._thought_began = now
        return self._thought

    def _bot_choice(self, decision: Decision, now: float) -> str | None:
        """Return a bot's action, or None while it thinks; about a drawn card it thinks no longer than its pause."""
        seat = decision.seat
        thought = self._thought or self._begin_to_think(seat, now)
        action = thought.answer()
        self._stand_ins.note(decision, self.pace.level(seat), thought)
        if action is None and (decision.kind == "drawn" or now >= self._thought_began + LONGEST_THOUGHT):
            return make_bot(AUTOPILOT, self._bot_seed(seat)).choose(self.round.view(seat))
        return action

    def _bot_seed(self, seat: int) -> str:
        return f"{self._lobby.match_key} {self.round.header.number} {seat}"

    def _do_interrupt(self, action: SeatAction, now: float) -> None:
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
        waiting = [seat for seat in race.credits if not race.has_claim_of(seat)]
        others = [race.credits[seat] for seat in waiting if self._presence.is_present(self.chair(seat).person)]
        return race.decided_at(others, self._timing.jitter)

    def _credits(self) -> dict[int, float]:
        """Return by how many seconds the claims of each seat count as earlier, from the lag measured so far."""
        people = [self.chair(seat).person for seat in range(self.round.game.seats)]
        return {seat: self._presence.lag_credit(each, self._timing.most_credit) for seat, each in enumerate(people)}

    def _decide_race(self, now: float) -> None:
        assert self.race is not None
        best = self.race.best()
        assert best is not None
        self.race.claims.remove(best)
        self._apply_if_legal(best.action, now)

    # After each action

    def _apply(self, action: SeatAction, now: float) -> None:
        events = self.round.apply(action)
        self._log.add_action(events, action.seat, action.text, self.round.due_state())
        self._let_bots_talk(action.seat, events)
        if not action.is_call:
            self.opened_at = now
            self.parked = None
            self._is_drawn_for = False
        self._settle(now)

    def _let_bots_talk(self, seat: int, events: list[Event]) -> None:
        """Let a bot comment on what everybody has just seen; bots that stand in for people say nothing."""
        chairs = [self._lobby.chairs[place] for place in self.round.header.players]
        if not any(chair.bot for chair in chairs):
            return
        talking = [each for each, chair in enumerate(chairs) if chair.bot and not chair.stands_in]
        bots = {each: self.pace.character(each) for each in talking}
        remark = self._talk.hear(seat, [event.seen_by(None) for event in events], bots)
        if remark is not None:
            self._log.add_transient(remark)

    def _settle(self, now: float) -> None:
        """Open or close the race, and let bots think about what comes next."""
        exposed, race = [] if self.is_over else self.round.exposed(), self.race
        if not exposed:
            self.race = None
            if self.parked is not None:
                self.parked = self.parked._replace(at=max(now, self._waits_until(self.parked.action.seat) or now))
        elif self.race is None or not set(exposed) <= set(self.exposed):
            self.race = Race(now, self.round.move, self._credits())
        self.exposed = exposed
        self._plan_interrupts(now, self.race is race)
        self._thought = None
        self._ask_again_at = 0.0
        decision = self.round.game.decision
        if decision is not None and not self.round.withheld and self.is_automatic(decision.seat, now):
            self._begin_to_think(decision.seat, now)

    def _plan_interrupts(self, now: float, is_same_race: bool) -> None:
        """Plan what every bot does out of turn, each after a pause of its own.

        A program's planned call or catch stays as long as the race is the same.
        """
        kept = [plan for plan in self._interrupts if is_same_race and plan.action.is_call]
        self._interrupts = [plan for plan in kept if self.pace.is_program(plan.action.seat)]
        if self.is_over or self.round.is_drawn:
            return
        for seat in range(self.round.game.seats):
            if not self.round.game.interrupts(seat) or not self.is_automatic(seat, now):
                continue
            text = self._thinker.interrupt(self.pace.level(seat), self._bot_seed(seat), self.round.view(seat))
            if text is not None:
                self._plan_interrupt(SeatAction.read(seat, text), now)
        self._interrupts.sort(key=lambda plan: plan.at)

    def _plan_interrupt(self, action: SeatAction, now: float) -> None:
        """Plan what a bot does out of turn, unless it forgets to catch."""
        if action.verb == "catch" and self.pace.forgets(action.seat):
            return
        self._interrupts.append(Plan(now + self.pace.interrupt_pause(action, self.exposed), action))
