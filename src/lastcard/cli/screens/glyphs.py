"""What cards look like in a terminal: a shape and a fill for each colour, a sign for each effect.

Everything is told by shape, sign and place; the fills only make it pretty.
"""

from collections.abc import Sequence

from textual.content import Content

from lastcard.cli.screens.palette import BRIGHT, FADED, FILLS, UNKNOWN, WILD_FADED, WILD_FILL
from lastcard.rules.model.faces import Face

SHAPES = {"r": "▲", "b": "●", "g": "◆", "y": "★", "p": "⬟", "k": "♥", "t": "≈", "o": "⬢"}
WILD_SHAPE = "❖"


def shape_of(card: str) -> str:
    """Return the shape of a card's colour, or the sign of wilds."""
    return SHAPES.get(card[:1], WILD_SHAPE if card.startswith("w") else card)


def sign_of(card: str) -> str:
    """Return what stands on a card beside its shape: its effect's sign, with the number or amount printed on it."""
    try:
        face = Face(card)
    except KeyError:
        return ""
    return face.effect.sign.replace("#", str(face.number)).replace("*", str(face.amount))


def code_of(card: str) -> str:
    """Return a card in at most five cells."""
    return f"{shape_of(card)}{sign_of(card)}"


def fill_of(card: str, faded: bool = False) -> tuple[str, str]:
    """Return the colours of a card: ink and ground."""
    if card.startswith("w"):
        return WILD_FADED if faded else WILD_FILL
    return (FADED if faded else FILLS).get(card[:1], UNKNOWN)


def style_of(card: str, faded: bool = False) -> str:
    """Return the style in which a card is printed."""
    ink, ground = fill_of(card, faded)
    return f"{ink} on {ground}" if faded else f"bold {ink} on {ground}"


def chip(card: str, width: int = 0, faded: bool = False) -> Content:
    """Return a card on one line."""
    return Content.styled(f"{code_of(card):<{width}}", style_of(card, faded))


def colored(letter: str, words: str) -> Content:
    """Return words about a colour, with its shape, as text on the table."""
    return Content.styled(f"{SHAPES[letter]} {words}", f"bold {BRIGHT[letter]}")


def tile(card: str, colors: Sequence[str], width: int, height: int, faded: bool = False) -> list[Content]:
    """Return a card as lines of cells: shapes in two corners, a sign in the middle; wilds have coloured corners."""
    _, ground = fill_of(card, faded)
    corner = style_of(card, faded)
    middle = sign_of(card) or shape_of(card)
    lines = [Content.styled(" " * width, corner) for _ in range(height)]
    lines[height // 2] = Content.styled(middle.center(width), corner)
    if card.startswith("w"):
        palette = [fill_of(color)[1] if faded else BRIGHT[color] for color in colors]
        lines[0] = corners("▛", "▜", palette[:2], width, ground)
        lines[-1] = corners("▙", "▟", palette[2:], width, ground)
        return lines
    shape = shape_of(card)
    lines[0] = Content.styled(f"{shape:<{width}}", corner)
    lines[-1] = Content.styled(f"{shape:>{width}}", corner)
    return lines


def corners(left: str, right: str, palette: Sequence[str], width: int, ground: str) -> Content:
    """Return a line with a coloured corner at either end."""
    first, second = palette
    return Content.assemble(
        (left, f"{first} on {ground}"), (" " * (width - 2), f"on {ground}"), (right, f"{second} on {ground}")
    )
