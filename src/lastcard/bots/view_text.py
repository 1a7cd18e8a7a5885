"""A view as plain text, for players who read: language models. It fits into 1,500 tokens, whatever is on the table.

Nothing that people have written is part of it: seats go by their numbers, and custom editions by no name.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from lastcard.locale import card_name, color_name, edition_name, option_value, say
from lastcard.locale.event_lines import decision_key
from lastcard.rules.model.actions import Action
from lastcard.rules.model.edition import find_edition
from lastcard.rules.text.views import View

MOST_TOKENS = 1500
PIECE = re.compile(r"[a-z]{1,4}|[A-Z][a-z]{0,3}|\n|[^\sA-Za-z]")
"""At most one token. Tokenizers have longer pieces of English, but a card code such as `b+2` is three tokens."""
DISCARDS = 12
"""How many of the last discards are told."""
DETAILS = ((12, 24), (5, 24), (0, 24), (0, 0))
"""How many different cards of another hand are told, the rest being counted, and up to how many actions are told with
the names of their cards; less where there is no room."""
OPTIONS_TOLD = 8


def view_text(view: View) -> str:
    """Return a view in words and codes; the last part lists all that the seat may do now.

    Where that is too much, less is told of other hands, then nothing of the discards, and last of all no names.
    """
    for cards, names in DETAILS:
        around = [situation(view), table(view), *others(view, cards), own_hand(view)]
        text = "\n".join([*around, *(last_discards(view) if cards else []), *what_now(view, names)])
        if tokens_at_most(text) <= MOST_TOKENS:
            break
    return text


def tokens_at_most(text: str) -> int:
    """Return a number of tokens that a text does not exceed, whichever of the usual tokenizers counts them.

    Beyond ASCII each byte may be a token.
    """
    return len(PIECE.findall(text)) + len(text.encode()) - len(text)


def situation(view: View) -> str:
    """Return which game this is, and by which options it differs from what is usual."""
    usual = find_edition(view.edition).defaults
    changed = [name for name, value in view.options.items() if usual.get(name, value) != value and name != "deck"]
    told = [f"{name}={option_value(name, view.options[name])}"[:60] for name in changed[:OPTIONS_TOLD]]
    name = "an edition of the table's own" if "@" in view.edition else edition_name(view.edition)
    lines = [f"Game: {name}, {view.players} players. You are seat {view.seat}."]
    if view.options["mercy"]:
        lines.append(f"Who holds {view.options['mercy']} or more cards is out.")
    return "\n".join([*lines, *(["Options: " + "; ".join(told)] if told else [])])


def table(view: View) -> str:
    """Return what lies on the table, and how the turn goes round."""
    way = "clockwise (to higher seats)" if view.direction == 1 else "counter-clockwise (to lower seats)"
    lines = [f"Top card: {named(view.top, view)}. Colour in force: {color_name(view.color or 'none')}."]
    lines.append(f"Play goes {way}. Draw pile: {view.pile} cards.")
    if view.next_other is not None:
        lines.append(f"Side in play: {view.side}. Other face of the next card to draw: {view.next_other}.")
    if view.pending:
        lines.append(f"Cards to draw that have been stacked up: {view.pending}.")
    if view.target is not None:
        lines.append(f"It is about seat {view.target}.")
    if view.votes:
        lines.append(f"Votes: {view.votes[0]} yes, {view.votes[1]} no.")
    return "\n".join(lines)


def others(view: View, most: int) -> list[str]:
    """Return a line for every other seat, with what this one knows of it."""
    lines = []
    for seat in range(view.players):
        if seat == view.seat:
            continue
        facts = [f"{view.counts[seat]} cards"]
        facts += ["out"] * (seat in view.out) + ["finished"] * (seat in view.finished)
        facts += ["has not called UNO"] * (seat in view.exposed)
        if view.known[seat]:
            facts.append(f"holds {counted(view.known[seat], most)}")
        if view.others and view.others[seat]:
            facts.append(f"other faces {counted(view.others[seat], most)}")
        lacked = [f"{color}+{since}" if since else color for color, since in view.lacks[seat].items()]
        if lacked:
            facts.append(f"drew rather than play (and got +n cards since) {' '.join(lacked)}")
        lines.append(f"Seat {seat}: {'; '.join(facts)}.")
    return lines


def own_hand(view: View) -> str:
    """Return the cards of this seat; with `peek`, both of their faces."""
    cards = view.whole or view.hand
    return f"Your hand ({len(view.hand)}): {counted(cards, len(cards)) or 'none'}"


def last_discards(view: View) -> list[str]:
    before = view.discard[-DISCARDS - 1 : -1]
    return [f"Discarded before, oldest first: {' '.join(before)}"] if before else []


def what_now(view: View, names: int) -> list[str]:
    """Return what is asked, and every answer; up to so many of them with the names of their cards."""
    if view.decision is None:
        return [f"The round is over; seat {view.winner} has won."]
    lines = []
    if view.decision.seat != view.seat:
        lines.append(f"Seat {view.decision.seat} is to decide.")
    else:
        lines.append(f"You are to decide: {say(decision_key(view.decision.kind, view.actions))}")
        lines += listed("Your actions", view.actions, view, names)
    return lines + (listed("Out of turn", view.interrupts, view, names) if view.interrupts else [])


def listed(title: str, actions: Sequence[Action], view: View, names: int) -> list[str]:
    """Return actions, one a line and with names if there are not too many."""
    if len(actions) > names:
        return [f"{title}: {', '.join(actions)}"]
    return [f"{title}:", *(f"- {described(action, view)}" for action in actions)]


def described(action: Action, view: View) -> str:
    """Return an action with the name of its card or colour."""
    if action.verb in ("play", "jump"):
        return f"{action} ({card_name(action.object, edition=view.edition)[:40]})"
    return f"{action} ({color_name(action.object)})" if action.verb == "color" else str(action)


def named(card: str, view: View) -> str:
    return f"{card} ({card_name(card, edition=view.edition)[:40]})"


def counted(cards: Iterable[str], most: int) -> str:
    """Return cards with how often each is there; of more than `most` different ones the rest is only counted."""
    found = Counter(cards).most_common()
    told = [f"{card}×{count}" if count > 1 else str(card) for card, count in sorted(found[:most])]
    left = sum(count for _, count in found[most:])
    return " ".join([*told, *([f"and {left} more"] if left else [])])
