"""The race to catch, as two tests hold it: the round trips of two players, and a deck with which nobody ever passes."""

from lastcard.rules.model.edition import find_edition

NEAR, FAR = 0.02, 0.3
"""Seconds there and back."""
ONE_COLOR = {
    card: 10 if card in {f"r{number}" for number in range(1, 10)} else 0
    for card in find_edition("classic").sides[0].deck
}
"""Every card fits on every other: nobody ever draws, but who is caught."""
