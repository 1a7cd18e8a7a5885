"""Why an action of the seat that owes the decision is refused: the rule, a message key and its values."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.actions import (
    ACTIVATE,
    ANSWER,
    DECISIONS,
    DRAWN,
    LAYING,
    NAMING,
    SHEDDING,
    TARGETING,
    TURN,
    VOTE,
)
from lastcard.rules.attacks import is_wrong
from lastcard.rules.cards import Card
from lastcard.rules.errors import Values
from lastcard.rules.faces import COLORLESS, OPTIMUS, WILD_DRAW_COLOR
from lastcard.rules.state import NOBODY, State, first_of_kind

Why = tuple[str, str, Values]

ASKED: Final = {
    TURN: ("play", "draw"),
    DRAWN: ("play", "keep"),
    NAMING: ("color",),
    TARGETING: ("target",),
    LAYING: ("lay",),
    ANSWER: ("accept", "challenge", "dance", "play"),
    VOTE: ("yes", "no"),
    SHEDDING: ("shed", "stop"),
    ACTIVATE: ("yes", "no"),
}


def why_not(state: State, verb: str, named: str, text: str) -> Why:
    decision = int(state.kind)
    if verb not in ASKED[decision]:
        if decision == LAYING:
            return "AV-02", "reason-must-lay", {}
        if verb == "shed" and state.book.effect[state.top] == OPTIMUS:
            return "TF-06", "reason-shed-last", {}
        return asked_rule(state), "reason-wrong-decision", {"action": text, "decision": DECISIONS[decision]}
    if verb in ("play", "lay", "shed"):
        return why_not_card(state, verb, named)
    if verb == "draw" and not named:
        return "NM-02", "reason-must-play", {}
    if verb == "color" and named:
        return "GEN-09", "reason-bad-color", {"color": named}
    if verb == "target" and named:
        return asked_rule(state), "reason-bad-target", {"seat": named}
    if verb == "challenge" and not named:
        rule = "GEN-12" if state.book.edition.challenges else "NM-09"
        return rule, "reason-no-challenge", {}
    if verb == "dance" and not named:
        return "BT-01", "reason-no-dance", {}
    return "", "reason-unknown-action", {"action": text}


def asked_rule(state: State) -> str:
    """The rule behind the decision that is owed."""
    decision = state.kind
    if decision == TURN:
        return "GEN-03"
    if decision == DRAWN:
        return "GEN-05"
    if decision == NAMING:
        return "GEN-09"
    if decision == VOTE:
        return "BT-02"
    if decision == ACTIVATE:
        return "TF-05"
    if decision == TARGETING and state.book.number[state.top] == 7:
        return "NM-05"
    return state.book.faces[state.top].rule


def why_not_card(state: State, verb: str, named: str) -> Why:
    faces = named.split("/")
    kind = state.book.kind_by_text[state.side].get(faces[state.side if len(faces) == 2 else 0])
    card = Card(named)
    if kind is None or len(faces) > 2:
        return "GEN-04", "reason-unknown-card", {"card": named}
    if len(faces) == 2 and not state.book.peek:
        return "TF-01", "reason-whole-card", {"card": named}
    if state.kind == DRAWN:
        return "GEN-05", "reason-only-drawn", {"card": card}
    if first_of_kind(state, state.seat, kind) == NOBODY or len(faces) == 2:
        return "GEN-04", "reason-not-in-hand", {"card": card}
    if verb == "lay":
        return "AV-02", "reason-not-colored", {"card": card}
    if verb == "shed":
        return "TF-06", "reason-shed-last", {}
    return why_not_play(state, kind, card)


def why_not_play(state: State, kind: i64, card: Card) -> Why:
    """A card in hand that may not be played on one's turn or as an answer."""
    book = state.book
    wild = book.color[kind] == COLORLESS
    if state.kind == ANSWER:
        amount = book.amount[state.top]
        if not book.stacking or not amount:
            key = "reason-no-stacking"
            rule = "NM-03" if book.stacking or book.effect[state.top] != WILD_DRAW_COLOR else "TF-09"
            return rule, key, {"card": card}
        if not stacks(state, kind):
            return "NM-03", "reason-not-stackable", {"card": card, "amount": int(amount)}
    if wild and book.no_wild_finish and state.sizes[state.seat] == 1:
        return "no_wild_finish", "reason-wild-finish", {"card": card}
    colors = book.colors_of(int(state.side))
    color = colors[state.color] if state.color != COLORLESS else ""
    if book.judged[kind] and book.restrained and is_wrong(state, state.seat):
        return book.faces[kind].rule, "reason-wrong-wild", {"card": card, "color": color}
    return "GEN-04", "reason-no-match", {"card": card, "top": book.cards[state.top], "color": color}


def stacks(state: State, kind: i64) -> bool:
    book = state.book
    amount: i64 = book.amount[kind]
    needed: i64 = book.amount[state.top]
    return amount == needed or (book.options.stacking == "higher" and amount > needed)
