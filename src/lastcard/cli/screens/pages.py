"""Pages over the table: help, rules, players, scores, leaving. The game waits while one is open."""

from collections.abc import Callable, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static

from lastcard.cli.screens.buttons import Button, Buttons
from lastcard.cli.screens.palette import BUTTON
from lastcard.cli.table_words import Words

Write = Callable[[Words], Content]
CLOSING = ("enter", "space", "q", "question_mark")
"""Any of these closes a page with a single key. Escape closes every page, like the first of its keys."""
SCROLLING = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10, "home": -10_000, "end": 10_000}


class Page(ModalScreen[str]):
    """A text that scrolls, and keys that close it; returns the key."""

    DEFAULT_CSS = """
    Page { align: center middle; background: #000000 60%; }
    Page > Vertical {
        width: 76; max-width: 100%; height: auto; max-height: 100%; background: #1d2029; border: round #6b7089;
    }
    Page VerticalScroll {
        height: auto; padding: 0 1; margin: 0 0 1 0; scrollbar-size-vertical: 1;
        scrollbar-color: #6b7089; scrollbar-background: #272b37;
    }
    """

    def __init__(self, write: Write, keys: Sequence[tuple[str, str]], words: Words) -> None:
        """`keys` has each key that closes the page, with the message that says what it means."""
        super().__init__()
        self.write = write
        self.keys = keys
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical():
            with VerticalScroll(can_focus=False):
                yield Static(id="text")
            yield Buttons("page-keys")

    def on_mount(self) -> None:
        self.show(self.words)

    def show(self, words: Words) -> None:
        self.words = words
        self.query_one("#text", Static).update(self.write(words))
        self.query_one(Buttons).show_buttons([Button(key, words.say(label), BUTTON) for key, label in self.keys])

    def on_resize(self) -> None:
        self.query_one(VerticalScroll).styles.max_height = max(3, self.app.size.height - 4)

    def on_key(self, event: Key) -> None:
        event.stop()
        self.press(event.key.lower())

    def on_buttons_pressed(self, event: Buttons.Pressed) -> None:
        self.press(event.key)

    def press(self, key: str) -> None:
        if key in SCROLLING:
            self.query_one(VerticalScroll).scroll_relative(y=SCROLLING[key], animate=False)
        elif key in [shown for shown, _ in self.keys]:
            self.dismiss(key)
        elif key == "escape" or (key in CLOSING and len(self.keys) == 1):
            self.dismiss(self.keys[0][0])
