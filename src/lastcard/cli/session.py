"""A local table: one person among bots, for a round or a match. No screen and no clock in here."""

import secrets
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from lastcard.analysis.coach import Advice, advise
from lastcard.bots import Bot, open_bot
from lastcard.bots.external_bots import GuardedBot
from lastcard.bots.listening import Audience
from lastcard.cli.errors import complain
from lastcard.cli.options import read_options
from lastcard.cli.own_shuffle import shuffle_match
from lastcard.fairness.receipt import Receipt
from lastcard.record import Recorder
from lastcard.record.writer import announced_digest
from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.model.actions import CALLED_WITH, Action
from lastcard.rules.model.edition import Edition, find_edition
from lastcard.rules.model.errors import IllegalAction, LastcardError
from lastcard.rules.model.events import Event, Seen
from lastcard.rules.model.faces import Face
from lastcard.rules.text.setup import Seed
from lastcard.rules.text.views import View
from lastcard.table.match.bot_talk import BotTalk
from lastcard.table.match.characters import character_of

ROUND = "round"
STAND_IN = "stand_in"
REMARK = "remark"
COACHED = "coached"
UNCITED = (ROUND, STAND_IN, REMARK, COACHED)
"""Lines of the log without a rule: a round begins, a bot has failed or says something, the coach was asked."""


class Session:
    """A game or match under way. Whatever shows it calls `take` for the person, `react` and `go_on` for the bots."""

    def __init__(
        self,
        played: Match | Game,
        bots: Mapping[int, Bot],
        seat: int = 0,
        name: str = "",
        is_talkative: bool = False,
        has_coach: bool = False,
    ) -> None:
        """With `is_talkative`, bots say something now and then; with `has_coach`, the coach may be asked."""
        self.match = played if isinstance(played, Match) else None
        self.game = played.game if isinstance(played, Match) else played
        self.edition = find_edition(played.edition)
        self.bots = bots
        self.seat = seat
        self.name = name
        """What the person is called; "" if no name was given: texts then say "you"."""
        self.has_coach = has_coach
        """Whether the person may ask what a good player would do."""
        self.is_try_out = False
        """Whether it goes on from a moment of a finished round."""
        self.lines: list[Seen] = []
        """Everything that the person has seen happen, in all rounds so far."""
        self.round = 0
        self.calling = False
        """Whether the person has said UNO, to go with the next card."""
        self.version = 0
        self.is_seeded = False
        """Whether the cards come from a seed that the person has chosen."""
        self.receipt: Receipt | None = None
        """The person's receipt of the shuffle that they have helped with."""
        self.recorder = Recorder(played)
        self._audience = Audience(bots)
        self._characters = {seat: character_of(seat) for seat in bots} if is_talkative else {}
        self._asked = -1
        self._replaced: set[int] = set()
        """Seats whose bots have failed."""
        self._begin_round()

    def _begin_round(self) -> None:
        self.round += 1
        self.calling = False
        self._talk = BotTalk(repr(self.recorder.record.seed), self.round)
        self.lines.append({"event": ROUND, "rule": "GEN-03", "number": self.round})
        dealing = self.match.opening if self.match is not None else []
        self._audience.begin(self.game)
        self._note(dealing + self.game.opening)

    def _note(self, events: list[Event]) -> None:
        self.lines += [event.seen_by(self.seat) for event in events]
        self.view = in_order(self.game.view(self.seat), self.edition)
        self.calling = self.calling and self.may_call
        self.version += 1

    def _apply(self, action: str, seat: int) -> None:
        events = self.game.apply(action, seat)
        self.recorder.add(seat, action)
        self._audience.hear(events)
        if self.game.is_over:
            self._audience.end(self.game)
        self._note(events)
        remark = self._talk.hear(seat, [event.seen_by(None) for event in events], self._characters)
        if remark is not None:
            self.lines.append({**remark, "rule": ""})

    @property
    def colors(self) -> str:
        """The four colours of the side in play."""
        return self.edition.sides[1 if self.view.side == "dark" else 0].colors

    @property
    def other_colors(self) -> str:
        """The four colours of the other side; of one-sided cards, the same four."""
        return self.edition.sides[0 if self.view.side == "dark" else -1].colors

    @property
    def others(self) -> list[int]:
        """All seats but the person's, clockwise from the left."""
        players = self.view.players
        return [(self.seat + step) % players for step in range(1, players)]

    @property
    def next_seat(self) -> int | None:
        """The seat after the one that decides, in the direction of play."""
        view = self.view
        if view.decision is None:
            return None
        steps = range(1, view.players + 1)
        following = [(view.decision.seat + step * view.direction) % view.players for step in steps]
        return next(seat for seat in following if seat not in view.out and seat not in view.finished)

    # The person

    @property
    def is_asked(self) -> bool:
        """Whether the person owes the decision."""
        return self.view.decision is not None and self.view.decision.seat == self.seat

    @property
    def may_call(self) -> bool:
        """Whether UNO can be called together with something that the person can do now."""
        return any(map(self.takes_call, self.view.actions + self.view.interrupts))

    def takes_call(self, action: Action) -> bool:
        """Return whether UNO can be called together with this action (GEN-14)."""
        return action.verb in CALLED_WITH or (action.verb == "draw" and bool(self.view.options["force_play"]))

    @property
    def catches(self) -> list[Action]:
        return [action for action in self.view.interrupts if action.verb == "catch"]

    @property
    def is_exposed(self) -> bool:
        return "uno" in self.view.interrupts

    def take(self, action: str) -> None:
        """Apply an action of the person, with UNO if that was called before. Raises IllegalAction."""
        called = self.calling and self.takes_call(Action(action))
        self._apply(f"{action} uno" if called else action, self.seat)
        self.calling = False

    def call(self) -> None:
        """Call UNO: at once if the person is exposed, else with the next action; a second call takes it back."""
        if self.is_exposed or not self.may_call:
            self.take("uno")
        else:
            self.calling = not self.calling

    def why_not(self, action: str) -> IllegalAction | None:
        """Return why the person may not do this now; None if they may."""
        reason = self.game.refusal(action, self.seat)
        return None if reason is None else IllegalAction(reason)

    def advise(self) -> Advice | None:
        """Return what a good player would do in the person's place, and log that it was asked; None if nothing."""
        view = self.view
        if not self.is_asked or view.decision is None or view.decision.kind == "vote":
            return None
        try:
            advice = advise(self.game.view(self.seat))
        except LastcardError:
            return None
        self.lines.append({"event": COACHED, "rule": "", "seat": self.seat})
        return advice

    # The bots

    def react(self) -> bool:
        """Let the bots call, catch or jump in, once after each change; return whether one of them did."""
        if self._asked == self.version:
            return False
        self._asked = self.version
        for seat, bot in self.bots.items():
            view = self.game.view(seat)
            action = bot.interrupt(view) if view.interrupts else None
            self._note_failure(seat)
            if action is not None:
                self._apply(action, seat)
                return True
        return False

    def go_on(self) -> bool:
        """Take the decision that a bot owes; return whether a bot owed one."""
        decision = self.game.decision
        if decision is None or decision.seat == self.seat:
            return False
        action = self.bots[decision.seat].choose(self.game.view(decision.seat))
        self._note_failure(decision.seat)
        self._apply(action, decision.seat)
        return True

    def _note_failure(self, seat: int) -> None:
        """Note, once, that a bot has failed and `normal` plays for it."""
        bot = self.bots[seat]
        if isinstance(bot, GuardedBot) and bot.failed and seat not in self._replaced:
            self._replaced.add(seat)
            reason = bot.failed.reason
            self.lines.append({"event": STAND_IN, "rule": "", "seat": seat, "reason": reason, "number": self.round})

    def _tell_failures(self) -> None:
        """Write tracebacks and outputs of bots that have failed to standard error."""
        for seat in sorted(self._replaced):
            bot = self.bots[seat]
            if isinstance(bot, GuardedBot) and bot.failed:
                complain(f"{bot.name}: {bot.failed.reason}\n{bot.failed.details}".rstrip())

    # Rounds

    @property
    def is_over(self) -> bool:
        """Whether there is no further round."""
        return self.game.is_over and (self.match is None or self.match.winner is not None)

    def next_round(self) -> None:
        assert self.match is not None
        self.match.next_round()
        self.game = self.match.game
        self._begin_round()

    @contextmanager
    def recorded(self, file: str | None, receipt: str | None, names: Sequence[str]) -> Iterator[None]:
        """Write record and receipt to their files, if given, however play ends; fail at once if that is impossible."""
        self.recorder.record.names = list(names)
        self._save(file, receipt)
        try:
            yield
        finally:
            self._save(file, receipt)
            self._tell_failures()

    def _save(self, file: str | None, receipt: str | None) -> None:
        if file is not None:
            self.recorder.save(Path(file))
        if receipt is not None and self.receipt is not None:
            self.receipt.record = announced_digest(self.recorder.text())
            Path(receipt).write_text(self.receipt.text(), encoding="utf-8", newline="\n")


def in_order(view: View, edition: Edition) -> View:
    """Return a view with the hand sorted as people hold it: by colour, numbers before actions, wilds last."""
    colors = "".join(side.colors for side in edition.sides)

    def rank(place: int) -> tuple[int, bool, str]:
        face = Face(view.hand[place])
        return colors.index(face.color) if face.color else len(colors), face.number < 0, face.text

    order = sorted(range(len(view.hand)), key=rank)
    hand = [view.hand[place] for place in order]
    return view._replace(hand=hand, whole=[view.whole[place] for place in order] if view.whole else [])


def open_session(arguments: Namespace) -> Session:
    """Return the table that a command line asks for, the person on seat 0."""
    options = read_options(arguments.option or [])
    seed = arguments.seed
    own = shuffle_match(arguments.edition, arguments.players, options) if seed is None else None
    match = Match(arguments.edition, arguments.players, seed, options) if own is None else own.match
    bots = seat_bots(arguments.bots, arguments.players, secrets.randbits(128) if seed is None else seed)
    session = Session(
        match, bots, name=arguments.name or "", is_talkative=not arguments.no_talk, has_coach=arguments.coach
    )
    session.is_seeded = own is None
    if own is not None:
        session.receipt = own.receipt
        session.recorder.record.evidence = own.evidence
    return session


def seat_bots(levels: str, players: int, seed: Seed, person: int = 0) -> dict[int, Bot]:
    """Return a bot for each seat but the person's; the levels take turns, over and over if there are too few."""
    names = [level.strip() for level in levels.split(",")]
    seats = [(person + step) % players for step in range(1, players)]
    return {seat: open_bot(names[place % len(names)], f"{seed!r} {seat}") for place, seat in enumerate(seats)}
