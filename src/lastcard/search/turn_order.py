"""Who comes before whom, from a view."""

from lastcard.rules.text.views import View


def seat_before(view: View, seat: int) -> int:
    """Return the seat whose turn comes before this one's."""
    while True:
        seat = (seat - view.direction) % view.players
        if seat not in view.out and seat not in view.finished:
            return seat
