"""How much is shown, depending on the size of the screen."""

ROOMY = 36
"""From this many lines on, a screen has room for large cards and whole explanations."""


def is_roomy(height: int) -> bool:
    return height >= ROOMY


def seat_lines(height: int, faces_seen: bool) -> int:
    """Return how many lines the seats may take; a little more where other faces are seen."""
    return 9 if height >= 30 else 5 if faces_seen else 4


def hand_lines(height: int) -> int:
    """Return how many lines the hand may take; with 24, two rows of small cards and one to spare."""
    return max(4, (height - 12) // 2)
