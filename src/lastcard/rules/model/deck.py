"""Decks: how often each face is printed, a table's changes to that, and what a deck makes possible."""

from typing import Final

from lastcard.rules.model.bits import MAX_CARDS
from lastcard.rules.model.edition import Edition, Side
from lastcard.rules.model.effect import UNTIL_COLOR
from lastcard.rules.model.errors import BadOptions
from lastcard.rules.model.faces import Face

FACES_A_SIDE: Final = 128
MAX_COPIES: Final = 32

Counts = dict[str, int]


def faces_of(edition: Edition, side: Side, counts: Counts) -> list[Face]:
    """Return the faces of a side, the edition's own first, so that their numbers stay when a table adds others."""
    own = sorted(side.deck)
    added = sorted(text for text in counts if text not in side.deck)
    faces: list[Face] = []
    for text in own + added:
        symbol = Face(text).symbol
        faces.append(Face(text, edition.points.get(symbol, -1), edition.rules.get(symbol, "")))
    return faces


def counted_decks(edition: Edition, changed: Counts) -> list[Counts]:
    """Return how often each face is in the deck, side by side, with the table's changes.

    A colour belongs to the sides that have it, a wild to the sides that print it. A wild that no side prints goes on
    the light side, the dark side or both, whichever leaves as many light faces as dark ones.
    """
    counts = [dict(side.deck) for side in edition.sides]
    strange: Counts = {}
    for text, count in changed.items():
        face = read_added(text, edition)
        homes = [
            k for k, side in enumerate(edition.sides) if text in side.deck or (face.color and face.color in side.colors)
        ]
        if face.color and not homes:
            raise BadOptions("options-deck-card", {"card": text, "edition": edition.id})
        if not homes:
            strange[text] = count
        for side in homes:
            counts[side][text] = count
    more = sum(strange.values())
    totals = [sum(deck.values()) for deck in counts]
    for side, deck in enumerate(counts):
        if len(counts) == 1 or totals[side] + more == totals[1 - side] or totals[0] == totals[1]:
            deck.update(strange)
    check_counts(counts)
    return counts


def read_added(text: str, edition: Edition) -> Face:
    """Return a face that a table adds to the deck. Raises BadOptions."""
    try:
        face = Face(text)
    except KeyError:
        raise BadOptions("options-deck-card", {"card": text, "edition": edition.id}) from None
    if face.effect.needs_two_sides and len(edition.sides) == 1:
        raise BadOptions("options-deck-flip", {"card": text, "edition": edition.id})
    return face


def check_counts(counts: list[Counts]) -> None:
    """Check that the engine can hold a deck. Raises BadOptions."""
    for deck in counts:
        for text, count in deck.items():
            if count > MAX_COPIES:
                raise BadOptions("options-deck-count", {"card": text, "value": count})
    totals = [sum(deck.values()) for deck in counts]
    if len(set(totals)) > 1:
        raise BadOptions("options-deck-sides", {"light": totals[0], "dark": totals[1]})
    if totals[0] > MAX_CARDS:
        raise BadOptions("options-deck-large", {"count": totals[0], "most": MAX_CARDS})
    if totals[0] < 1:
        raise BadOptions("options-deck-small", {"count": totals[0], "players": 2, "hand_size": 1})
    if any(len(deck) > FACES_A_SIDE for deck in counts):
        raise BadOptions("options-deck-faces", {"most": FACES_A_SIDE})


def check_size(size: int, players: int, hand_size: int) -> None:
    """Check that a deck is large enough to deal all hands and turn up a card. Raises BadOptions."""
    if players * hand_size + 1 > size:
        raise BadOptions("options-deck-small", {"count": size, "players": players, "hand_size": hand_size})


def features_of(edition: Edition, counts: list[Counts]) -> set[str]:
    """Return what options may need: the effects in the deck by name, and features of edition and deck as a whole."""
    faces = [Face(text) for deck in counts for text, count in deck.items() if count]
    features = {face.effect.name for face in faces}
    if len(edition.sides) == 2:
        features.add("two-sides")
    elif any(face.number in (0, 7) for face in faces):
        features.add("seven-or-zero")
    if any(face.effect.is_draw for face in faces):
        features.add("draw-card")
    if edition.challenges and any(face.effect.is_bluffable for face in faces):
        features.add("bluff")
        features.add("wilds-match" if edition.wilds_match else "color-bluff")
        if any(face.effect.is_bluffable and face.effect.cards == UNTIL_COLOR for face in faces):
            features.add("color-penalty")
    elif edition.wilds_match:
        features.add("wilds-match")
    return features
