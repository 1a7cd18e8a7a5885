"""Reading cards and actions as every bot must."""

from lastcard.rules.cards import Card
from lastcard.rules.faces import DISCARD_ALL, GAUNTLET, NUMBER, OPTIMUS, Face
from lastcard.rules.views import View


class Faces(dict[str, Face]):
    """Every face once, by its text, read when it is first seen."""

    def __missing__(self, text: str) -> Face:
        face = self[text] = Face(text)
        return face


FACES = Faces()


def face_in_play(card: str, side: str) -> Face:
    """Of a face, or of a whole card (`r7/kS`) the side in play."""
    if "/" in card:
        card = card.split("/")[side == "dark"]
    return FACES[card]


def other_face(card: str, side: str) -> Face:
    return FACES[card.split("/")[side != "dark"]]


def seen_faces(cards: list[Card]) -> tuple[Face, ...]:
    return tuple([FACES[card] for card in cards if card != "?"])


def played_card(action: str) -> str | None:
    """The card of a `play` or `jump`."""
    verb, _, card = action.partition(" ")
    return card if verb in ("play", "jump") else None


def may_leave_one(view: View, action: str) -> bool:
    """Whether this play, with the choices that belong to it, can leave its player with one card: time to call."""
    card = played_card(action)
    if card is None:
        return False
    face = face_in_play(card, view.side)
    left = len(view.hand) - 1
    if face.effect == DISCARD_ALL:
        return sum(held.color != face.color for held in view.hand) == 1
    if face.effect == GAUNTLET:
        return left == 2
    if face.effect == OPTIMUS:
        return 1 <= left <= 3
    if face.effect == NUMBER and face.number in (0, 7) and view.options["seven_zero"]:
        return 1 in (left, *view.counts)
    return left == 1
