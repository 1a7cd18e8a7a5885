"""What the coach says, in words."""

from collections.abc import Sequence

from lastcard.analysis.coach import Advice
from lastcard.locale import say
from lastcard.locale.review_lines import action_line, reason_line

EQUAL = 0.01
"""Actions that are closer than this, in wins, count as equally good."""


def advice_line(advice: Advice, names: Sequence[str], lang: str, edition: str) -> str:
    """Return what to do now, and why."""
    action = action_line(advice.action, names, lang, edition)
    return say("coach-says", {"action": action, "why": why_line(advice, names, lang, edition)}, lang).strip()


def why_line(advice: Advice, names: Sequence[str], lang: str, edition: str) -> str:
    if not advice.other:
        return say("coach-only", lang=lang)
    other = action_line(advice.other, names, lang, edition)
    if advice.lead < EQUAL:
        return say("coach-equal", {"other": other}, lang)
    if advice.why is not None:
        return reason_line(advice.why.kind, advice.why.values, names, lang, edition, "coach")
    chances = {each.action: round(100 * each.chance) for each in advice.actions}
    best, chosen = chances.get(advice.action, 0), chances.get(advice.other, 0)
    return say("coach-why-none", {"best": best, "other": other, "chosen": chosen}, lang)
