"""Reads the cards and actions of a view."""

from lastcard.rules.model.actions import CALLED_WITH, LAYING
from lastcard.rules.model.cards import Card
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR
from lastcard.rules.model.faces import Face
from lastcard.rules.text.views import UNSEEN, View


class Faces(dict[str, Face]):
    """Every face by its text, read when it is first asked for."""

    def __missing__(self, text: str) -> Face:
        face = self[text] = Face(text)
        return face


FACES = Faces()


def face_in_play(card: str, side: str) -> Face:
    """Return the face of a text; of a whole card (`r7/kS`) the one on the side in play."""
    if "/" in card:
        card = card.split("/")[side == "dark"]
    return FACES[card]


def other_face(card: str, side: str) -> Face:
    """Return the face of a whole card that is not in play."""
    return FACES[card.split("/")[side != "dark"]]


def seen_faces(cards: list[Card]) -> tuple[Face, ...]:
    """Return the faces of these cards, without those that were not seen."""
    return tuple([FACES[card] for card in cards if card != UNSEEN])


def may_leave_one(view: View, action: str) -> bool:
    """Return whether an action and the choices that belong to it can leave its player with one card.

    That is when UNO has to be called (GEN-14).
    """
    verb, _, card = action.partition(" ")
    left = len(view.hand) - 1
    if verb == "draw":
        return left == 0 and view.options["force_play"] is True
    if verb not in CALLED_WITH:
        return False
    if verb in ("lay", "shed"):
        return left == 1
    return may_play_leave_one(view, face_in_play(card, view.side), left)


def may_play_leave_one(view: View, face: Face, left: int) -> bool:
    """Return whether playing a card can leave its player with one card; `left` others are in hand now."""
    effect = face.effect
    if effect.takes_along == ALL_OF_ITS_COLOR:
        return sum(held.color != face.color for held in view.hand) == 1
    if LAYING in effect.asks:
        return left - any(not held.is_wild for held in view.hand) == 1
    if face.number in (0, 7) and view.options["seven_zero"]:
        return 1 in (left, *view.counts)
    return 1 <= left <= 1 + effect.takes_along
