"""`lastcard review`: where a round was won or lost, for the player of one seat."""

import sys
from argparse import Namespace
from pathlib import Path

import msgspec

from lastcard.analysis.judgement import BEST
from lastcard.analysis.review import Judged, Review, review
from lastcard.cli.errors import Misuse
from lastcard.locale import say
from lastcard.locale.event_lines import event_line, seat_name
from lastcard.locale.review_lines import action_line, reason_line
from lastcard.record import Record, load_record, replay
from lastcard.rules.model.events import Seen

BAR = 20


def run_review(arguments: Namespace, lang: str) -> int:
    record = load_record(Path(arguments.file))
    seat, number = arguments.seat or 0, arguments.round or 1
    if not 0 <= seat < record.players or not 1 <= number <= len(record.rounds):
        raise Misuse(say("cli-review-range", {"seats": record.players - 1, "rounds": len(record.rounds)}, lang))
    made = review(record, seat, arguments.open, number, show_progress if sys.stderr.isatty() else None)
    if arguments.json:
        print(msgspec.json.encode(made).decode())
    else:
        print("\n".join(ReviewText(record, made, number, lang).lines()))
    return 0


def show_progress(done: int, steps: int) -> None:
    bar = "█" * (BAR * done // steps)
    print(f"\r{bar:░<{BAR}} {done}/{steps}", end="\n" if done == steps else "", file=sys.stderr, flush=True)


class ReviewText:
    """A review, put into words for a seat."""

    def __init__(self, record: Record, made: Review, number: int, lang: str) -> None:
        self.record = record
        self.made = made
        self.lang = lang
        self.judged = {each.step: each for each in made.judged}
        self.events: list[list[Seen]] = [
            [event.seen_by(made.seat) for event in step.events] for step in replay(record) if step.round == number
        ]

    def say(self, key: str, **values: object) -> str:
        return say(key, values, self.lang)

    def lines(self) -> list[str]:
        """Return the whole review: its title, luck and skill, the moments, and every decision that was not the best."""
        made = self.made
        name = seat_name(made.seat, self.record.names, self.lang)
        lines = [self.say("review-title", name=name, way="open" if made.is_open else "known"), self.luck(), ""]
        lines += [self.say("review-moments"), *(line for step in made.moments for line in self.moment(step)), ""]
        lines.append(self.say("review-decisions"))
        for each in made.judged:
            lines += self.decision(each)
        return lines

    def luck(self) -> str:
        made = self.made
        return self.say(
            "review-luck",
            you="yes",
            name=seat_name(made.seat, self.record.names, self.lang),
            began=percent(made.began),
            given=percent(made.given_away),
            luck="gave" if made.luck >= 0 else "took",
            amount=percent(abs(made.luck)),
        )

    def moment(self, step: int) -> list[str]:
        """Return what happened in a step, and how the chance to win changed by it."""
        made = self.made
        before, after = made.chances[step - 1][made.seat], made.chances[step][made.seat]
        told = [
            event_line(event, self.record.names, made.seat, self.lang, self.record.edition)
            for event in self.events[step]
        ]
        change = self.say("review-change", before=percent(before), after=percent(after))
        lines = [f"  {step:3}  {change}  {' '.join(told)}"]
        judged = self.judged.get(step)
        return lines + ([f"       {self.advice(judged)}"] if judged is not None and judged.verdict != BEST else [])

    def decision(self, judged: Judged) -> list[str]:
        verdict = self.say(f"review-verdict-{judged.verdict}")
        chosen = action_line(judged.chosen, self.record.names, self.lang, self.record.edition)
        lines = [f"  {judged.step:3}  {self.say('review-decision', action=chosen, verdict=verdict)}"]
        return lines + ([f"       {self.advice(judged)}"] if judged.verdict != BEST else [])

    def advice(self, judged: Judged) -> str:
        """Return the better action, why, and what it would have brought."""
        names, edition = self.record.names, self.record.edition
        if judged.why is not None:
            why = reason_line(judged.why.kind, judged.why.values, names, self.lang, edition)
        else:
            worth = {each.action: percent(each.chance) for each in judged.actions}
            told = {"best": worth.get(judged.best), "chosen": worth.get(judged.chosen)}
            why = self.say("review-why-none", **told) if None not in told.values() else ""
        better = action_line(judged.best, names, self.lang, edition)
        cost = self.say("review-cost", points=percent(judged.cost))
        return self.say("review-advice", action=better, cost=cost, why=why).rstrip()


def percent(share: float) -> int:
    return round(100 * share)
