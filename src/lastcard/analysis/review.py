"""The review of a finished round: everybody's chances step by step, and what a seat's decisions cost it."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from lastcard.analysis.judgement import BEST, THOROUGH, Effort, Judgement, judge
from lastcard.analysis.reasons import Reason, find_reason
from lastcard.analysis.win_chances import win_chances
from lastcard.record import Move, Record, replay
from lastcard.rules.game import Game
from lastcard.rules.model.errors import LastcardError
from lastcard.rules.text.views import View

SAMPLES = 200
MOMENTS = 3
LIKELY = 5
"""How many actions are listed with what they seemed to be worth."""


class Why(Struct, frozen=True):
    """A reason, to be put into words."""

    kind: str
    values: dict[str, int | str]


class Worth(Struct, frozen=True):
    action: str
    chance: float


class Judged(Struct, frozen=True):
    """A decision of the seat."""

    step: int
    """Which step of the round it was; 0 is the deal."""
    chosen: str
    best: str
    cost: float
    """How much of a win it gave away."""
    verdict: str
    why: Why | None
    """What speaks for the best action, if it was not chosen and a reason is known."""
    actions: list[Worth]
    """The best, the chosen and some more of the likeliest to win; the likeliest first."""


class ReviewedStep(Struct, frozen=True):
    """A step of the round: 0 is the deal."""

    step: int
    chances: list[float]
    """Each seat's chance to win after it."""
    judged: Judged | None
    """What it cost, if it was a decision of the seat with a choice."""


class Review(Struct, frozen=True):
    seat: int
    is_open: bool
    """Whether it judges by the cards that everybody really held, instead of what the seat knew."""
    chances: list[list[float]]
    """Each seat's chance to win after every step."""
    judged: list[Judged]
    moments: list[int]
    """The steps that decided the round for this seat."""
    began: float
    """The seat's chance after the deal."""
    given_away: float
    """What its decisions cost in all."""
    luck: float
    """What the cards and the others brought: the result is `began` minus `given_away` plus this."""


Progress = Callable[[int, int], None]


def review(
    record: Record, seat: int, is_open: bool = False, number: int = 1, progress: Progress | None = None
) -> Review:
    """Return the review of one round of a record, for one seat. Raises LastcardError if it cannot be replayed.

    By default it uses nothing that the seat did not know; with `is_open` it knows all hands, but not the pile.
    `progress` is called with how many steps are done, and of how many.
    """
    steps: list[ReviewedStep] = []
    for step in review_steps(record, seat, is_open, number):
        steps.append(step)
        if progress is not None:
            progress(len(steps), 1 + len(record.rounds[number - 1]))
    return sum_up(seat, is_open, steps)


def review_steps(
    record: Record,
    seat: int,
    is_open: bool = False,
    number: int = 1,
    first: int = 0,
    chances: list[float] | None = None,
    effort: Effort = THOROUGH,
) -> Iterator[ReviewedStep]:
    """Yield the steps of a round from `first` on, as they are reviewed; `chances` are those after the step before.

    Raises LastcardError if the round cannot be replayed.
    """
    for step, (before, move, after) in enumerate(moments_of(record, seat, is_open, number, first), first):
        chances = chances_after(after, chances)
        yield ReviewedStep(step, chances, judge_move(step, before, move, seat, effort))


def judged_steps(
    record: Record, seat: int, is_open: bool = False, number: int = 1, first: int = 0
) -> Iterator[tuple[int, Judged | None]]:
    """Yield the steps of a round from `first` on with nothing but what the seat's decisions cost.

    Raises LastcardError if the round cannot be replayed.
    """
    for step, (before, move, _) in enumerate(moments_of(record, seat, is_open, number, first), first):
        yield step, judge_move(step, before, move, seat, THOROUGH)


def sum_up(seat: int, is_open: bool, steps: Sequence[ReviewedStep]) -> Review:
    """Return the review made up of all steps of a round."""
    own = [each.chances[seat] for each in steps]
    judged = [each.judged for each in steps if each.judged is not None]
    given_away = sum(each.cost for each in judged)
    return Review(
        seat=seat,
        is_open=is_open,
        chances=[each.chances for each in steps],
        judged=judged,
        moments=decisive(own, judged),
        began=own[0],
        given_away=given_away,
        luck=own[-1] - own[0] + given_away,
    )


def moments_of(
    record: Record, seat: int, is_open: bool, number: int, first: int
) -> Iterator[tuple[View | None, Move | None, View]]:
    """Yield the view before, the move, and the view after it, for every step of a round from `first` on."""
    before: View | None = None
    steps = (step for step in replay(record) if step.round == number)
    for place, step in enumerate(steps):
        if place >= first - 1:
            after = seen(step.game, seat, is_open)
            if place >= first:
                yield before, step.move, after
            before = after


def seen(game: Game, seat: int, is_open: bool) -> View:
    """Return what a seat knows, or would know if all hands were open."""
    view = game.view(seat)
    if not is_open:
        return view
    return view._replace(known=[[] if each == seat else game.hand(each) for each in range(game.seats)])


def judge_move(step: int, view: View | None, move: Move | None, seat: int, effort: Effort) -> Judged | None:
    """Return what a move cost, if it was a decision of this seat with a choice; votes are not judged."""
    if view is None or move is None or move.seat != seat:
        return None
    chosen = move.action.removesuffix(" uno")
    owed = view.decision
    if owed is None or owed.seat != seat or owed.kind == "vote":
        return None
    if chosen not in view.actions or len(view.actions) < 2:
        return None
    try:
        return told(step, view, judge(view, chosen, *effort))
    except LastcardError:
        return None


def told(step: int, view: View, judgement: Judgement) -> Judged:
    reason: Reason | None = None
    if judgement.verdict != BEST:
        reason = find_reason(view, judgement.best, judgement.chosen)
    compared = (judgement.best, judgement.chosen)
    likely = sorted(judgement.chances.items(), key=lambda each: (each[0] not in compared, -each[1]))[:LIKELY]
    return Judged(
        step=step,
        chosen=judgement.chosen,
        best=judgement.best,
        cost=round(judgement.cost, 4),
        verdict=judgement.verdict,
        why=None if reason is None else Why(reason.kind, reason.values),
        actions=[Worth(action, round(chance, 4)) for action, chance in sorted(likely, key=lambda each: -each[1])],
    )


def chances_after(view: View, before: list[float] | None) -> list[float]:
    """Return everybody's chances; the last ones known where a view cannot be imagined."""
    try:
        return [round(each, 4) for each in win_chances(view, SAMPLES)]
    except LastcardError:
        return before or [round(1 / view.players, 4)] * view.players


def decisive(own: list[float], judged: list[Judged]) -> list[int]:
    """Return the steps that changed most for the seat: by what a decision cost, or by what happened."""
    weight = {step: abs(own[step] - own[step - 1]) for step in range(1, len(own))}
    for each in judged:
        weight[each.step] = weight.get(each.step, 0.0) + each.cost
    return sorted(sorted(weight, key=weight.__getitem__, reverse=True)[:MOMENTS])
