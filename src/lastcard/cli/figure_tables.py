"""Figures in reports as people read them: names in words, shares in per cent, and in bold what is more than chance."""

from collections.abc import Sequence

from lastcard.arena.ratings import Standing
from lastcard.arena.report import Line, table
from lastcard.arena.sheets import text_of
from lastcard.arena.statistics import Figure
from lastcard.bots.language_models import Usage
from lastcard.locale import has_text, rule_key, rule_label, say

GROUPS = {
    "length": "cli-simulate-lengths",
    "wins": "cli-simulate-wins",
    "points": "report-points",
    "mercy": "rule-NM-04.title",
    "rule": "cli-simulate-rules",
}
"""The headings of groups of figures, in this order."""
SHARES = ("wins", "rule")
MERCY_SHARES = ("rounds", "last-one")
MEANS = ("mean", "round")


def contest_table(found: Sequence[Standing], lang: str) -> str:
    """Return the results of a contest."""
    keys = ("report-player", "cli-arena-share", "report-bounds", "report-rounds", "report-rating", "report-points")
    rows = [
        Line(
            (
                each.player,
                percent(each.share.won),
                bounds(percent(each.share.low), percent(each.share.high)),
                str(each.share.rounds),
                f"{each.rating:.1f} ± {each.uncertainty:.1f}",
                f"{each.points:.1f}",
            )
        )
        for each in found
    ]
    return table([say(key, lang=lang) for key in keys], {"": rows})


def usage_table(used: dict[str, Usage], lang: str) -> str:
    """Return how language models have answered, and what that cost."""
    keys = ("report-player", "report-legal", "report-questions", "report-tokens-in", "report-tokens-out", "report-cost")
    rows = [
        Line(
            (
                name,
                percent(usage.legal / usage.questions) if usage.questions else "",
                str(usage.questions),
                str(usage.tokens_in),
                str(usage.tokens_out),
                f"{usage.cost:.4f}",
            )
        )
        for name, usage in used.items()
    ]
    return table([say(key, lang=lang) for key in keys], {"": rows})


def figures_table(found: Sequence[Figure], edition: str, lang: str) -> str:
    """Return the figures of a simulation."""
    lines = [
        (
            each.group,
            Line(
                (
                    figure_name(each.group, each.name, edition, lang),
                    value_text(each.group, each.name, each.value),
                    "" if each.low is None else range_text(each.group, each.name, each.low, each.high),
                )
            ),
        )
        for each in found
    ]
    return table(["", say("report-value", lang=lang), say("report-bounds", lang=lang)], in_groups(lines, lang))


def comparison_table(rows: Sequence[tuple[object, ...]], option: str, edition: str, lang: str) -> str:
    """Return the figures of two simulations; in bold are differences whose bounds do not include 0."""
    lines = []
    for row in rows:
        group, name, value, changed, change, low, high = row
        assert isinstance(group, str)
        assert isinstance(name, str)
        cells = [value_text(group, name, each) for each in (value, changed)]
        certain = isinstance(low, float) and isinstance(high, float) and (low > 0 or high < 0)
        difference = value_text(group, name, change, signed=True)
        margin = range_text(group, name, low, high, signed=True) if low is not None else ""
        lines.append((group, Line((figure_name(group, name, edition, lang), *cells, difference, margin), certain)))
    heads = ["", say("report-value", lang=lang), option, say("report-difference", lang=lang)]
    return table([*heads, say("report-bounds", lang=lang)], in_groups(lines, lang))


def in_groups(lines: Sequence[tuple[str, Line]], lang: str) -> dict[str, list[Line]]:
    """Return rows under the headings of their groups."""
    groups = {say(key, lang=lang): [line for of, line in lines if of == group] for group, key in GROUPS.items()}
    return {heading: rows for heading, rows in groups.items() if rows}


def figure_name(group: str, name: str, edition: str, lang: str) -> str:
    """Return what a figure of a simulation is called within its group."""
    if group == "rule":
        key = f"{rule_key(name, edition, lang)}.title"
        return f"{say(key, lang=lang)} ({rule_label(name, lang)})" if has_text(key, lang) else name
    if group == "mercy":
        return say(f"report-mercy-{name}", lang=lang)
    if name in MEANS:
        return say("report-mean", lang=lang)
    return say("report-quantile", {"percent": name.removesuffix("%")}, lang) if group == "length" else name


def value_text(group: str, name: str, value: object, signed: bool = False) -> str:
    """Return a figure as a share or a number; "" if there is none."""
    if not isinstance(value, (int, float)):
        return ""
    if is_share(group, name):
        return percent(value, signed)
    text = text_of(float(value))
    return minus(f"+{text}" if signed and value > 0 else text)


def range_text(group: str, name: str, low: object, high: object, signed: bool = False) -> str:
    return bounds(value_text(group, name, low, signed), value_text(group, name, high, signed))


def is_share(group: str, name: str) -> bool:
    return group in SHARES or (group == "mercy" and name in MERCY_SHARES)


def percent(value: float, signed: bool = False) -> str:
    return minus(f"{value:+.1%}" if signed else f"{value:.1%}")


def bounds(low: str, high: str) -> str:
    return f"{low} – {high}"


def minus(text: str) -> str:
    """Return a number with a minus instead of a hyphen."""
    return text.replace("-", "−")
