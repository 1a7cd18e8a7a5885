"""Why an action of the seat that owes the decision is refused."""

from typing import Final

from mypy_extensions import i64

from lastcard.rules.engine.bluffs import is_wrong
from lastcard.rules.engine.legal import barred_as_last, stackable
from lastcard.rules.model.actions import (
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
from lastcard.rules.model.book import LAST_ANY, LAST_NUMBER
from lastcard.rules.model.cards import Card
from lastcard.rules.model.edition import TRAIT_RULES
from lastcard.rules.model.errors import Reason, Values
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import NOBODY, State, effect_on_top, first_of_kind

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


def why_not(state: State, verb: str, named: str, text: str) -> Reason:
    """Return why an action that is known not to be legal is refused."""
    decision = int(state.decision)
    if verb not in ASKED[decision]:
        own = effect_on_top(state).refuse(state, verb)
        if own is not None:
            return own
        return Reason(asked_rule(state), "reason-wrong-decision", {"action": text, "decision": DECISIONS[decision]})
    if verb in ("play", "lay", "shed"):
        return why_not_card(state, verb, named)
    if verb == "draw" and not named:
        return Reason(state.book.cite("NM-02", "voluntary_draw"), "reason-must-play", {})
    if verb == "color" and named:
        return Reason(asked_rule(state), "reason-bad-color", {"color": named})
    if verb == "target" and named:
        return Reason(asked_rule(state), "reason-bad-target", {"seat": named})
    if verb == "challenge" and not named:
        return Reason(state.book.cite("GEN-12", TRAIT_RULES["challenges"]), "reason-no-challenge", {})
    if verb == "dance" and not named:
        return Reason(asked_rule(state), "reason-no-dance", {})
    return Reason("", "reason-unknown-action", {"action": text})


def asked_rule(state: State) -> str:
    """Return the rule behind the decision that is owed."""
    face = state.book.faces[state.top]
    decision = state.decision
    if decision == TURN:
        return "GEN-03"
    if decision == DRAWN:
        return state.book.cite("GEN-05", "NM-02")
    if decision == NAMING:
        return state.book.cite("GEN-09", face.rule)
    if decision == ACTIVATE:
        return "TF-05"
    return face.effect.asked_rule(state)


def why_not_card(state: State, verb: str, named: str) -> Reason:
    faces = named.split("/")
    kind = state.book.kind_by_text[state.side].get(faces[state.side if len(faces) == 2 else 0])
    card = Card(named)
    if kind is None or len(faces) > state.book.sides:
        return Reason("GEN-04", "reason-unknown-card", {"card": named})
    if len(faces) == 2 and not state.book.peek:
        return Reason("TF-01", "reason-whole-card", {"card": named})
    if state.decision == DRAWN:
        return Reason(state.book.cite("GEN-05", "NM-02"), "reason-only-drawn", {"card": card})
    if first_of_kind(state, state.seat, kind) == NOBODY or len(faces) == 2:
        return Reason("GEN-04", "reason-not-in-hand", {"card": card})
    if verb == "play":
        return why_not_play(state, kind, card)
    return effect_on_top(state).refuse_card(card)


def why_not_play(state: State, kind: i64, card: Card) -> Reason:
    """Return why a card in hand may not be played on one's turn or as an answer."""
    book = state.book
    if state.decision == ANSWER:
        reason = why_not_stacked(state, kind, card)
        if reason is not None:
            return reason
    if is_barred_as_last(state, state.seat, kind):
        return barred_reason(state, card)
    color = book.colors_of(int(state.side))[state.color] if state.color != COLORLESS else ""
    if book.judged[kind] and book.restrained and is_wrong(state, state.seat, kind):
        return Reason(book.faces[kind].rule, "reason-wrong-wild", {"card": card, "color": color})
    return Reason("GEN-04", "reason-no-match", {"card": card, "top": book.cards[state.top], "color": color})


def is_barred_as_last(state: State, seat: i64, kind: i64) -> bool:
    """Return whether `last_card` forbids a card of this kind."""
    book = state.book
    word: i64 = book.home[kind]
    mask: i64 = book.kind_mask[kind * book.words + word]
    return book.last_card != LAST_ANY and barred_as_last(state, seat, word) & mask != 0


def barred_reason(state: State, card: Card) -> Reason:
    """Return why `last_card` forbids a card."""
    key = "reason-last-card-number" if state.book.last_card == LAST_NUMBER else "reason-last-card-wild"
    return Reason("last_card", key, {"card": card})


def why_not_stacked(state: State, kind: i64, card: Card) -> Reason | None:
    """Return why a card in hand does not answer the one on top; None if it does."""
    book = state.book
    face = book.faces[state.top]
    rule = book.cite_option("stacking")
    if not face.effect.is_draw:
        return Reason(face.rule, "reason-no-stacking", {"card": card})
    if not book.stacking:
        return Reason(rule, "reason-no-stacking", {"card": card})
    other = book.faces[kind]
    if not other.effect.is_draw:
        return Reason(rule, "reason-no-draw-card", {"card": card, "amount": face.amount})
    word: i64 = book.home[kind]
    if stackable(state, word) & book.kind_mask[kind * book.words + word]:
        return None
    values: Values = {"card": card, "amount": face.amount, "stacking": book.options.text("stacking")}
    return Reason(rule, "reason-not-stackable", values)
