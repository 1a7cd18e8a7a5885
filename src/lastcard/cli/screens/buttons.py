"""Rows of buttons: each shows its key, and a click on it is that key pressed."""

from typing import NamedTuple

from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

SHOWN = {
    "question_mark": "?",
    "escape": "Esc",
    "enter": "Enter",
    "tab": "Tab",
    "left": "←",
    "right": "→",
    "home": "Home",
    "end": "End",
}
"""Labels of keys that differ from their names."""


class Button(NamedTuple):
    key: str
    label: str
    style: str


class Buttons(Widget):
    """Buttons that flow over as many lines as they need."""

    DEFAULT_CSS = "Buttons { height: 1; }"

    class Pressed(Message):
        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.buttons: list[Button] = []

    def show_buttons(self, buttons: list[Button]) -> None:
        self.buttons = buttons
        self.styles.height = max(1, len(self.lines()))
        self.refresh()

    def face(self, place: int, button: Button) -> Content:
        return Content.styled(f" {shown_key(button.key)} {button.label} ", button.style)

    def lines(self) -> list[list[tuple[int, Button, Content]]]:
        """Return the buttons line by line, each with the column at which it begins."""
        lines: list[list[tuple[int, Button, Content]]] = [[]]
        column = 1
        for place, button in enumerate(self.buttons):
            face = self.face(place, button)
            if lines[-1] and column + face.cell_length > self.app.size.width:
                lines.append([])
                column = 1
            lines[-1].append((column, button, face))
            column += face.cell_length + 1
        return lines

    def render(self) -> Content:
        rows = [[piece for _, _, face in line for piece in (" ", face)] for line in self.lines()]
        return Content("\n").join([Content("").join(row) for row in rows])

    def on_click(self, event: Click) -> None:
        lines = self.lines()
        for column, button, face in lines[event.y] if event.y < len(lines) else []:
            if column <= event.x < column + face.cell_length:
                self.post_message(self.Pressed(button.key))


def shown_key(key: str) -> str:
    """Return a key as it is labelled on a keyboard."""
    return SHOWN.get(key, key.upper())
