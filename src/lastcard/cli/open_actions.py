"""The actions open to a seat: those that use a card of its hand, and the others."""

from lastcard.rules.model.actions import Action
from lastcard.rules.text.views import View

CARD_VERBS = ("play", "lay", "shed")
WITHOUT_CARDS = ("color", "target", "vote", "activate")
"""Decisions that no card answers."""


def asks_for_card(view: View) -> bool:
    """Return whether the decision can be answered with a card of the hand, or by drawing instead."""
    return any(action.verb in CARD_VERBS or action == "draw" for action in view.actions)


def asks_without_cards(view: View) -> bool:
    """Return whether the decision is one that is never answered with a card."""
    return bool(view.actions) and view.decision is not None and view.decision.kind in WITHOUT_CARDS


def card_actions(view: View) -> list[Action]:
    """Return the actions that use a card of the hand, in the order of the hand, each once."""
    found = [action_for(view, place) for place in range(len(view.hand))]
    return list(dict.fromkeys(action for action in found if action is not None))


def other_actions(view: View) -> list[Action]:
    """Return the actions that use no card of the hand, in turn and out of turn; jumping in is one of them."""
    found = [action for action in view.actions if action.verb not in CARD_VERBS]
    found += [action for action in view.interrupts if action.verb != "jump"]
    jumps = [action for action in view.interrupts if action.verb == "jump"]
    return found + jumps[:1]  # with `peek` the same card has two names


def action_for(view: View, place: int) -> Action | None:
    """Return the action that choosing this card of the hand means; None if it is not allowed."""
    for verb in CARD_VERBS:
        for name in names_of(view, place):
            if f"{verb} {name}" in view.actions:
                return Action(f"{verb} {name}")
    return None


def wish_for(view: View, place: int) -> Action:
    """Return the action that choosing this card asks for, allowed or not."""
    kind = view.decision.kind if view.decision is not None else "turn"
    verb = {"lay": "lay", "shed": "shed"}.get(kind, "play")
    return Action(f"{verb} {view.hand[place]}")


def other_face(view: View, place: int) -> str:
    """Return the other face of a card of the hand, where one may look at it; else ""."""
    if not view.whole:
        return ""
    light, _, dark = view.whole[place].partition("/")
    return light if view.side == "dark" else dark


def names_of(view: View, place: int) -> list[str]:
    """Return the names by which a card of the hand can be played: with `peek` first its whole text, then its face."""
    return [view.whole[place], view.hand[place]] if view.whole else [view.hand[place]]
