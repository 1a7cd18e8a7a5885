"""The review of a round in words: actions, verdicts, and why another action was better."""

from collections.abc import Mapping, Sequence

from lastcard.locale.event_lines import seat_name
from lastcard.locale.fluent_texts import say
from lastcard.locale.names import card_name, color_name

CARD_VERBS = ("play", "jump", "lay", "shed")


def action_line(action: str, names: Sequence[str], lang: str = "en", edition: str = "") -> str:
    """Return an action as advice: "play green 7"."""
    verb, _, what = action.partition(" ")
    values: dict[str, object] = {}
    if verb in CARD_VERBS:
        values["card"] = card_name(what, lang, edition)
    elif verb == "color":
        values["color"] = color_name(what, lang)
    elif verb == "target":
        values["name"] = seat_name(int(what), names, lang)
    return say(f"review-do-{verb}", values, lang)


def reason_line(
    kind: str,
    values: Mapping[str, int | str],
    names: Sequence[str],
    lang: str = "en",
    edition: str = "",
    texts: str = "review",
) -> str:
    """Return why an action was better or, with the texts of the `coach`, why it is."""
    words: dict[str, object] = dict(values)
    seat = values.get("seat")
    if isinstance(seat, int):
        words["name"] = seat_name(seat, names, lang)
    if "card" in values:
        words["card"] = card_name(str(values["card"]), lang, edition)
    if "color" in values:
        words["color"] = color_name(str(values["color"]), lang)
    return say(f"{texts}-why-{kind}", words, lang)
