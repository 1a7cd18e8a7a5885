"""What can be chosen: the actions open to a seat, by the cards of its hand and without them."""

from lastcard.rules.model.actions import Action
from lastcard.rules.text.views import View

CARD_VERBS = ("play", "lay", "shed")
WITHOUT_CARDS = ("color", "target", "vote", "activate")
"""Decisions that are never answered with a card."""


def asks_for_card(view: View) -> bool:
    """Whether a card of the hand can be the answer to what is asked, or drawing one instead."""
    return any(action.verb in CARD_VERBS or action == "draw" for action in view.actions)


def asks_without_cards(view: View) -> bool:
    """Whether nothing in the hand has to do with what is asked."""
    return bool(view.actions) and view.decision is not None and view.decision.kind in WITHOUT_CARDS


def card_actions(view: View) -> list[Action]:
    """What can be done with the cards of the hand, in its order, each once."""
    found = [action_for(view, place) for place in range(len(view.hand))]
    return list(dict.fromkeys(action for action in found if action is not None))


def other_actions(view: View) -> list[Action]:
    """What can be done without choosing a card, in turn and out of it."""
    found = [action for action in view.actions if action.verb not in CARD_VERBS]
    found += [action for action in view.interrupts if action.verb != "jump"]
    jumps = [action for action in view.interrupts if action.verb == "jump"]
    return found + jumps[:1]  # with `peek` the same card goes by two names


def action_for(view: View, place: int) -> Action | None:
    """What choosing this card of one's hand would do now, if it is allowed."""
    for verb in CARD_VERBS:
        for name in names_of(view, place):
            if f"{verb} {name}" in view.actions:
                return Action(f"{verb} {name}")
    return None


def wish_for(view: View, place: int) -> Action:
    """What somebody who chooses this card wants to do, allowed or not."""
    kind = view.decision.kind if view.decision is not None else "turn"
    verb = {"lay": "lay", "shed": "shed"}.get(kind, "play")
    return Action(f"{verb} {view.hand[place]}")


def other_face(view: View, place: int) -> str:
    """The face of one's own card that lies down, where one may look at it."""
    if not view.whole:
        return ""
    light, _, dark = view.whole[place].partition("/")
    return light if view.side == "dark" else dark


def names_of(view: View, place: int) -> list[str]:
    """A card's own name first: with `peek` its whole text."""
    return [view.whole[place], view.hand[place]] if view.whole else [view.hand[place]]
