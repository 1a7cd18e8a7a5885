"""Lines of the game log: an event, as a seat may see it, in one sentence; and the decisions that are asked."""

from collections.abc import Iterable, Mapping, Sequence

from lastcard.locale import card_name, color_name, has_text, say

CARDS = ("card", "target_card")
OTHER_SEATS = ("target", "by", "winner")


def decision_key(kind: str, actions: Iterable[str]) -> str:
    """Return the id of the text that asks for a decision; a turn on which one must play or must draw has its own."""
    if kind != "turn":
        return f"decision-{kind}"
    draws = {action == "draw" for action in actions}
    if draws == {True}:
        return "decision-turn.draw"
    if draws == {False}:
        return "decision-turn.must"
    return "decision-turn"


def event_line(
    event: Mapping[str, object],
    names: Sequence[str] = (),
    reader: int | None = None,
    lang: str = "en",
    edition: str = "",
) -> str:
    """Return a sentence for `event.seen_by(reader)`.

    Seats without a name go by their number, and the reader is "you". Given the id of an edition, cards are named as in
    that edition.
    """
    key = event_key(event)
    values = {field: value_in_words(field, value, names, reader, lang, edition) for field, value in event.items()}
    seat = event.get("seat")
    if isinstance(seat, int):
        values["name"] = seat_name(seat, names, lang)
        if seat == reader and has_text(f"{key}.you", lang):
            key += ".you"
    return say(key, values, lang)


def event_key(event: Mapping[str, object]) -> str:
    """Return the id of the text for an event; some have another one for what is hidden or did not happen."""
    kind = event["event"]
    if kind in ("drew", "hand_shown") and "cards" not in event:
        return f"event-{kind}-hidden"
    if kind == "laid" and not event["hit"]:
        return "event-laid-nobody"
    if kind == "played" and event["jump"]:
        return "event-played-jump"
    if kind == "played" and event.get("total"):
        return "event-played-stacked"
    if kind == "accepted" and event["rule"] == "BT-01":
        return "event-accepted-dance"
    return f"event-{kind}"


def value_in_words(
    field: str, value: object, names: Sequence[str], reader: int | None, lang: str, edition: str
) -> str | int | None:
    """Return a value of an event as its sentence has it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if field in CARDS:
        return card_name(value, lang, edition) if isinstance(value, str) else "none"
    if field == "color" and isinstance(value, str):
        return color_name(value, lang)
    if field in OTHER_SEATS and isinstance(value, int):
        return seat_or_you(value, names, reader, lang)
    if isinstance(value, list):
        if field == "hit":
            return listed((seat_or_you(seat, names, reader, lang) for seat in value), lang)
        return listed((card_name(card, lang, edition) for card in value), lang)
    return value if isinstance(value, (str, int)) else None


def seat_name(seat: int, names: Sequence[str] = (), lang: str = "en") -> str:
    """Return who sits on a seat; without a name, the number of the seat."""
    return names[seat] if seat < len(names) and names[seat] else say("log-seat", {"seat": seat}, lang)


def seat_or_you(seat: int, names: Sequence[str], reader: int | None, lang: str) -> str:
    """Return who sits on a seat, or "you" for the reader."""
    return say("log-you", lang=lang) if seat == reader else seat_name(seat, names, lang)


def listed(words: Iterable[str], lang: str = "en") -> str:
    """Return several things as one list, with the commas of the language."""
    return say("log-comma", lang=lang).join(words)
