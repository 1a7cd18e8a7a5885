"""The coach: what a good player would do now, and why, from what the seat knows."""

from msgspec import Struct

from lastcard.analysis.judgement import compare, first_look
from lastcard.analysis.reasons import find_reason
from lastcard.analysis.review import LIKELY, Why, Worth
from lastcard.rules.text.views import View


class Advice(Struct, frozen=True):
    action: str
    """What to do."""
    other: str
    """The next best thing; empty if there is nothing else to do."""
    lead: float
    """How far `action` is ahead of `other`, in wins, from 0 to 1."""
    why: Why | None
    """What speaks for `action` and not for `other`, if a reason is known."""
    actions: list[Worth]
    """All actions, the likeliest to win first."""


def advise(view: View) -> Advice:
    """Return the best action of the seat that has to decide. Raises LastcardError if the view cannot be imagined.

    The two that seem best are compared once more, as in a review.
    """
    chances = first_look(view)
    best, *others = sorted(chances, key=chances.__getitem__, reverse=True)[:2]
    if not others:
        return Advice(best, "", 0.0, None, likeliest(chances))
    chances |= compare(view, best, others[0])
    best, other = sorted([best, *others], key=chances.__getitem__, reverse=True)
    reason = find_reason(view, best, other)
    why = None if reason is None else Why(reason.kind, reason.values)
    return Advice(best, other, round(chances[best] - chances[other], 4), why, likeliest(chances, best))


def likeliest(chances: dict[str, float], best: str = "") -> list[Worth]:
    """Return the actions most likely to win; `best` comes first, whatever the others seemed to be worth."""
    order = sorted(chances, key=lambda action: (action != best, -chances[action]))
    return [Worth(action, round(chances[action], 4)) for action in order[:LIKELY]]
