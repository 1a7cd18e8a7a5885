"""`lastcard replay` and `lastcard verify`: looking at a record, step by step or as a whole."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from lastcard.cli.errors import complain, message_of
from lastcard.locale import card_name, color_name, edition_name, rule_label, say
from lastcard.locale.event_lines import event_line, listed, seat_name
from lastcard.record import Record, Step, load_record, replay
from lastcard.rules.game import Game
from lastcard.rules.model.errors import BadRecord, IllegalAction, Reason
from lastcard.rules.model.events import Event, Seen

QUIT = "q"
BACK = "b"
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
        """What happened in a step, a line for each event; at the end of a round, also its points."""
        step = self.steps[place]
        lines = [] if step.move is not None else [self.say("cli-replay-round", round=step.round)]
        lines += [f"  {self.line(event)}  [{rule_label(event.rule, self.lang)}]" for event in step.events]
        if step.game.is_over:
            lines.append("  " + self.say("cli-replay-points", points=self.scores([step])))
            if self.record.is_match:
                lines.append("  " + self.say("cli-replay-total", points=self.scores(self.steps[: place + 1])))
        return "\n".join(lines)

    def line(self, event: Event) -> str:
        seen = event.seen_by(self.seat) if self.seat is not None else self.open_form(event)
        return event_line(seen, self.record.names, self.seat, self.lang, self.record.edition)

    def open_form(self, event: Event) -> Seen:
        """An event with all that any seat saw of it."""
        seen: Seen = {}
        for seat in range(self.record.players):
            seen.update(event.seen_by(seat))
        return seen

    def scores(self, steps: Sequence[Step]) -> str:
        """The points that each seat gets from the rounds that end in these steps."""
        ends = [step.game.points() for step in steps if step.game.is_over]
        totals = [sum(points) for points in zip(*ends, strict=True)]
        told = [self.say("cli-replay-score", name=self.name(seat), points=points) for seat, points in enumerate(totals)]
        return listed(told, self.lang)

    # The table

    def frame(self, place: int) -> str:
        """A step with the table after it."""
        game = self.steps[place].game
        lines = [
            self.say("cli-replay-step", step=place + 1, steps=len(self.steps), round=self.steps[place].round),
            self.log(place),
            "",
            "  " + self.top(game),
            *("  " + self.hand(game, seat) for seat in range(game.seats)),
        ]
        return "\n".join(lines)

    def top(self, game: Game) -> str:
        return self.say(
            "cli-replay-top",
            card=card_name(game.top, self.lang, self.record.edition),
            color=color_name(game.color, self.lang) if game.color else "–",
            direction=game.direction,
            count=game.pile_count,
        )

    def hand(self, game: Game, seat: int) -> str:
        cards = game.hand(seat)
        view = game.view(self.seat)
        shown = cards if self.seat in (None, seat) else view.known[seat]
        line = self.say("cli-replay-hand", name=self.name(seat), count=len(cards), cards=self.cards(shown) or "–")
        behind = self.cards(view.others[seat]) if view.others else ""
        return self.say("cli-replay-behind", hand=line, cards=behind) if behind else line

    # Walking through it

    def browse(self, ask: Callable[[], str], show: Callable[[str], None]) -> None:
        """Show one step at a time, and go on, back or to a number as asked."""
        place = 0
        show(self.frame(place))
        while True:
            try:
                wanted = ask().strip().lower()
            except EOFError:
                return
            if wanted == QUIT:
                return
            there = self.destination(place, wanted)
            if there is None:
                show(self.say("cli-replay-keys"))
            elif not 0 <= there < len(self.steps):
                show(self.say("cli-replay-end", steps=len(self.steps)))
            else:
                place = there
                show(self.frame(place))

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
    if sys.stdin.isatty() and sys.stdout.isatty():
        print(viewer.say("cli-replay-keys"))
        viewer.browse(lambda: input("> "), print)
    else:
        for place in range(len(viewer.steps)):
            print(viewer.log(place))
    return 0


def run_verify(arguments: Namespace, lang: str) -> int:
    wrong = 0
    for file in arguments.file:
        try:
            print(say("cli-verified", {"file": file, "record": summary(load_record(Path(file)), lang)}, lang))
        except BadRecord as error:
            complain(f"{file}: {message_of(error, lang)}")
            wrong = 1
        except OSError as error:
            complain(message_of(error, lang))
            wrong = 1
    return wrong


def summary(record: Record, lang: str) -> str:
    """What a record holds, in one sentence."""
    *_, last = replay(record)
    winner = last.game.winner if last.match is None else last.match.winner
    values: dict[str, object] = {
        "edition": edition_name(record.edition, lang),
        "players": record.players,
        "rounds": len(record.rounds),
        "actions": sum(map(len, record.rounds)),
        "winner": "none" if winner is None else seat_name(winner, record.names, lang),
    }
    return say("cli-summary-round" if last.match is None else "cli-summary-match", values, lang)
