"""`lastcard replay`: shows a record, step by step or as a whole."""

from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from lastcard.cli.errors import require
from lastcard.cli.plain import PlainTable
from lastcard.cli.session import Session, seat_bots
from lastcard.cli.streams import has_screen
from lastcard.locale import card_name, color_name, rule_label, say
from lastcard.locale.event_lines import event_line, listed, seat_name
from lastcard.record import Record, Step, load_record, open_event, replay
from lastcard.rules.game import Game
from lastcard.rules.model.cards import Card
from lastcard.rules.model.errors import IllegalAction, Reason
from lastcard.rules.model.events import Event

QUIT = "q"
BACK = "b"
PLAY = "p"
NEXT = ("", "n")


class Viewer:
    """A record as one seat saw it, or with all hands open."""

    def __init__(self, record: Record, seat: int | None, lang: str) -> None:
        self.record = record
        self.seat = seat
        self.lang = lang
        self.steps = [Step(step.game.copy(), step.match, step.round, step.move, step.events) for step in replay(record)]

    def say(self, key: str, **values: object) -> str:
        return say(key, values, self.lang)

    def name(self, seat: int) -> str:
        return seat_name(seat, self.record.names, self.lang)

    def cards(self, cards: Iterable[str]) -> str:
        return listed((card_name(card, self.lang, self.record.edition) for card in cards), self.lang)

    # The log

    def log(self, place: int) -> str:
        """Return what happened in a step, a line for each event; at the end of a round, also its points."""
        step = self.steps[place]
        lines = [] if step.move is not None else [self.say("cli-replay-round", round=step.round)]
        lines += [f"  {self.line(event)}  [{rule_label(event.rule, self.lang)}]" for event in step.events]
        if step.game.is_over:
            lines.append("  " + self.say("cli-replay-points", points=self.scores([step])))
            if self.record.is_match:
                lines.append("  " + self.say("cli-replay-total", points=self.scores(self.steps[: place + 1])))
        return "\n".join(lines)

    def line(self, event: Event) -> str:
        seen = open_event(event, self.record.players) if self.seat is None else event.seen_by(self.seat)
        return event_line(seen, self.record.names, self.seat, self.lang, self.record.edition)

    def scores(self, steps: Sequence[Step]) -> str:
        """Return the points that each seat gets from the rounds that end in these steps."""
        ends = [step.game.points() for step in steps if step.game.is_over]
        totals = [sum(points) for points in zip(*ends, strict=True)]
        told = [self.say("cli-replay-score", name=self.name(seat), points=points) for seat, points in enumerate(totals)]
        return listed(told, self.lang)

    # The table

    def frame(self, place: int) -> str:
        """Return a step with the table after it."""
        game = self.steps[place].game
        lines = [
            self.step_line(place),
            self.log(place),
            "",
            "  " + self.top(game),
            *("  " + self.hand(game, seat) for seat in range(game.seats)),
        ]
        return "\n".join(lines)

    def step_line(self, place: int) -> str:
        return self.say("cli-replay-step", step=place + 1, steps=len(self.steps), round=self.steps[place].round)

    def top(self, game: Game) -> str:
        return self.say(
            "cli-replay-top",
            card=card_name(game.top, self.lang, self.record.edition),
            color=color_name(game.color, self.lang) if game.color else "–",
            direction=game.direction,
            count=game.pile_count,
        )

    def hand(self, game: Game, seat: int) -> str:
        count, shown = len(game.hand(seat)), self.cards(self.cards_seen(game, seat))
        line = self.say("cli-replay-hand", name=self.name(seat), count=count, cards=shown or "–")
        behind = self.cards(self.cards_behind(game, seat))
        return self.say("cli-replay-behind", hand=line, cards=behind) if behind else line

    def cards_seen(self, game: Game, seat: int) -> list[Card]:
        """Return the cards in a hand that the viewer may see."""
        return game.hand(seat) if self.seat in (None, seat) else game.view(self.seat).known[seat]

    def cards_behind(self, game: Game, seat: int) -> list[Card]:
        """Return the other faces of a hand, where the cards have two."""
        others = game.view(self.seat).others
        return others[seat] if others else []

    # Walking through it

    def browse(self, ask: Callable[[], str], show: Callable[[str], None]) -> None:
        """Show one step at a time; go on, back or to a number as asked."""
        place = 0
        show(self.frame(place))
        while True:
            try:
                wanted = ask().strip().lower()
            except EOFError:
                return
            if wanted == QUIT:
                return
            if wanted == PLAY:
                self.play_on(place, ask, show)
                show(self.frame(place))
                continue
            there = self.destination(place, wanted)
            if there is None:
                show(self.say("cli-replay-keys"))
            elif not 0 <= there < len(self.steps):
                show(self.say("cli-replay-end", steps=len(self.steps)))
            else:
                place = there
                show(self.frame(place))

    def play_on(self, place: int, ask: Callable[[], str], show: Callable[[str], None]) -> None:
        """Play on from a step line by line, until the round is over or the person leaves."""
        if self.steps[place].game.is_over:
            show(self.say("cli-replay-over"))
            return
        table = PlainTable(try_out(self, place), self.lang, ask, show)
        show(table.words.say("title-try-out", edition=table.words.edition()))
        table.run()
        self.lang = table.words.lang

    def destination(self, place: int, wanted: str) -> int | None:
        if wanted in NEXT:
            return place + 1
        if wanted == BACK:
            return place - 1
        return int(wanted) - 1 if wanted.isascii() and wanted.isdigit() else None


def run_replay(arguments: Namespace, lang: str) -> int:
    record = load_record(Path(arguments.file))
    seat = None if arguments.open else arguments.seat
    if seat is not None and not 0 <= seat < record.players:
        raise IllegalAction(Reason("GEN-01", "reason-no-seat", {"seat": seat}))
    viewer = Viewer(record, seat, lang)
    if not has_screen():
        for place in range(len(viewer.steps)):
            print(viewer.log(place))
    elif arguments.plain:
        print(viewer.say("cli-replay-keys"))
        viewer.browse(lambda: input("> "), print)
    else:
        require("textual", "play", lang)
        from lastcard.cli.screens.replay import ReplayApp  # noqa: PLC0415, it takes long to load

        wanted = ReplayApp(viewer).run()
        while wanted is not None:
            play_on(viewer, wanted)
            wanted = ReplayApp(viewer, wanted).run()
    return 0


def try_out(viewer: Viewer, place: int) -> Session:
    """Begin a try-out from a step: on the viewer's seat or, if all hands are open, on that of whoever decides.

    Bots play the other seats, and the coach may be asked.
    """
    game = viewer.steps[place].game.copy()
    decides = 0 if game.decision is None else game.decision.seat
    seat = decides if viewer.seat is None else viewer.seat
    session = Session(game, seat_bots("normal", game.seats, place, seat), seat, has_coach=True)
    session.is_try_out = True
    return session


def play_on(viewer: Viewer, place: int) -> None:
    """Play on from a step, on the whole screen."""
    from lastcard.cli.screens.bot_pace import pace_wanted  # noqa: PLC0415, it takes long to load
    from lastcard.cli.terminal import TerminalApp  # noqa: PLC0415, likewise

    app = TerminalApp(try_out(viewer, place), viewer.lang, pace_wanted())
    app.run()
    viewer.lang = app.lang
