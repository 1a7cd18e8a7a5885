"""A round as text and as a picture, the way the seat that is asked sees it."""

import numpy as np
import numpy.typing as npt

from lastcard.envs.font import GLYPHS, HIGH, WIDE
from lastcard.envs.round import Round
from lastcard.rules.model.faces import Face
from lastcard.rules.text.views import View

RENDER_MODES = ("human", "ansi", "rgb_array")
Picture = npt.NDArray[np.uint8]
Ink = tuple[int, int, int]

PAINT: dict[str, Ink] = {
    "r": (204, 43, 43),
    "y": (226, 178, 30),
    "g": (50, 140, 70),
    "b": (40, 95, 190),
    "p": (118, 66, 165),
    "k": (214, 84, 150),
    "t": (24, 140, 146),
    "o": (224, 118, 34),
    "": (28, 28, 32),
}
CLOTH: Ink = (24, 74, 60)
PAPER: Ink = (240, 238, 230)
BACK: Ink = (60, 60, 70)
WIDTH, HEIGHT = 640, 400
CARD_WIDE, CARD_HIGH = 44, 64


def render(game: Round, mode: str | None) -> str | Picture | None:
    """Return the table as text (`ansi`) or as a picture (`rgb_array`), or print the text (`human`)."""
    if mode == "rgb_array":
        return render_picture(game)
    if mode == "ansi":
        return render_text(game)
    if mode == "human":
        print(render_text(game))
    return None


def render_text(game: Round) -> str:
    """Return the table as text."""
    view = game.view(game.seat)
    color = f", colour {view.color}" if view.color else ""
    flow = "clockwise" if view.direction == 1 else "anticlockwise"
    pending = f", {view.pending} to draw" if view.pending else ""
    lines = [f"{view.edition}: top {view.top}{color}, {flow}, {view.side}, {view.pile} in the pile{pending}"]
    for seat, count in enumerate(view.counts):
        mark = ">" if seat == game.seat and not game.is_over else " "
        cards = " ".join(view.hand) if seat == view.seat else " ".join(view.known[seat])
        exposed = " (not called)" if seat in view.exposed else ""
        lines.append(f"{mark} player_{seat} {count:3} cards{exposed}  {cards}".rstrip())
    if game.is_over:
        lines.append(f"player_{view.winner} wins; points {view.points}")
    else:
        lines.append(f"{game.kind}: " + ", ".join(game.spec.space.texts[action] for action in game.legal()))
    return "\n".join(lines)


class Canvas:
    """A picture to draw on."""

    def __init__(self) -> None:
        self.pixels: Picture = np.empty((HEIGHT, WIDTH, 3), np.uint8)
        self.pixels[:] = CLOTH

    def box(self, left: int, top: int, wide: int, high: int, ink: Ink) -> None:
        """Draw a box with cut corners; what lies outside the picture is left out."""
        for inset in range(3):
            self.pixels[top + inset : top + high - inset, max(0, left + 2 - inset) : left + wide - 2 + inset] = ink

    def text(self, left: int, top: int, words: str, ink: Ink, scale: int = 2) -> None:
        for letter in words.upper():
            glyph = np.kron(GLYPHS.get(letter, GLYPHS["?"]), np.ones((scale, scale), bool))
            area = self.pixels[top : top + HIGH * scale, left : left + WIDE * scale]
            area[glyph[: area.shape[0], : area.shape[1]]] = ink
            left += (WIDE + 1) * scale

    def card(self, left: int, top: int, text: str) -> None:
        face = Face(text)
        self.box(left, top, CARD_WIDE, CARD_HIGH, PAPER)
        self.box(left + 3, top + 3, CARD_WIDE - 6, CARD_HIGH - 6, PAINT[face.color])
        scale = 3 if len(face.symbol) < 3 else 2 if len(face.symbol) == 3 else 1
        wide = len(face.symbol) * (WIDE + 1) * scale
        self.text(
            left + max(4, (CARD_WIDE - wide) // 2), top + (CARD_HIGH - HIGH * scale) // 2, face.symbol, PAPER, scale
        )

    def fan(self, left: int, top: int, count: int) -> None:
        for number in range(min(count, 25)):
            self.box(left + 9 * number, top, 16, 24, PAPER)
            self.box(left + 9 * number + 1, top + 1, 14, 22, BACK)


def render_picture(game: Round) -> Picture:
    """Return a picture of the table: the others above, the piles in the middle, one's own hand below."""
    view = game.view(game.seat)
    canvas = Canvas()
    draw_others(canvas, view, game.seat)
    draw_middle(canvas, game, view)
    room = WIDTH - 20 - CARD_WIDE
    step = min(CARD_WIDE + 4, room // max(1, len(view.hand) - 1))
    for number, card in enumerate(view.hand):
        canvas.card(10 + number * step, HEIGHT - CARD_HIGH - 10, str(card))
    return canvas.pixels


def draw_others(canvas: Canvas, view: View, asked: int) -> None:
    others = [seat for seat in range(view.players) if seat != asked]
    for number, seat in enumerate(others):
        left, top = 10 + 315 * (number % 2), 8 + 38 * (number // 2)
        canvas.text(left, top + 5, f"{seat}:{view.counts[seat]}", PAPER)
        canvas.fan(left + 70, top, view.counts[seat])


def draw_middle(canvas: Canvas, game: Round, view: View) -> None:
    top = 206
    canvas.card(250, top, str(view.top))
    if view.color:
        canvas.box(300, top, 24, CARD_HIGH, PAINT[view.color])
    canvas.box(340, top, CARD_WIDE, CARD_HIGH, PAPER)
    canvas.box(343, top + 3, CARD_WIDE - 6, CARD_HIGH - 6, BACK)
    canvas.text(350, top + 25, str(view.pile), PAPER)
    flow = ">" if view.direction == 1 else "<"
    said = f"{game.seat} {game.kind}" if view.winner is None else f"{view.winner} wins"
    canvas.text(10, top + 10, f"{said} {flow}", PAPER)
    if view.pending:
        canvas.text(10, top + 36, f"+{view.pending}", PAPER)
