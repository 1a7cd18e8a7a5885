"""The log: every line with its rule; choosing a line opens the rule."""

import re
from collections.abc import Iterable

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from lastcard.cli.screens.glyphs import shape_of
from lastcard.cli.screens.palette import BRIGHT, INK, QUIET, STRONG
from lastcard.cli.session import ROUND, UNCITED
from lastcard.cli.table_words import Words
from lastcard.locale import rule_label
from lastcard.rules.model.cards import Card
from lastcard.rules.model.events import Seen

MOST_LINES = 300


class EventLog(OptionList):
    DEFAULT_CSS = """
    EventLog {
        width: 1fr; height: 1fr; border: none; padding: 0; background: transparent;
        scrollbar-size-vertical: 1; scrollbar-color: #4a5068; scrollbar-background: #1a1d26;
        scrollbar-color-hover: #6b7089; scrollbar-background-hover: #1a1d26;
        scrollbar-color-active: #6b7089; scrollbar-background-active: #1a1d26;
    }
    EventLog:focus { border: none; }
    EventLog > .option-list--option { padding: 0; }
    EventLog > .option-list--option-highlighted { background: transparent; }
    EventLog:focus > .option-list--option-highlighted { background: #3b4252; }
    """

    def __init__(self) -> None:
        super().__init__(id="log")
        self.rules: list[str] = []
        """The rule of each line."""
        self._shown = 0
        self._lang = ""

    def show(self, words: Words) -> None:
        """Add what is new or, after a change of language, write everything again."""
        lines = words.session.lines
        if words.lang != self._lang or len(self.rules) > 2 * MOST_LINES:
            self._shown = max(0, len(lines) - MOST_LINES)
            self._lang = words.lang
            self.rules = []
            self.clear_options()
        new = lines[self._shown :]
        self._shown = len(lines)
        self.rules += [str(seen["rule"]) for seen in new]
        self.add_options([Option(log_line(words, seen)) for seen in new])
        if new and not self.has_focus:
            self.highlighted = None
            self.call_after_refresh(self.scroll_end, animate=False)


def log_line(words: Words, seen: Seen) -> Content:
    text = words.line(seen)
    if seen["event"] == ROUND:
        return Content.styled(f"── {text} ──", STRONG)
    if seen["event"] in UNCITED:
        return Content.styled(text, STRONG)
    return Content.assemble(with_shapes(words, text, seen), (f" {rule_label(str(seen['rule']), words.lang)}", QUIET))


def with_shapes(words: Words, text: str, seen: Seen) -> Content:
    """Return a line of the log with the shape of its colour before each card and colour."""
    named = {words.card(card): card for card in cards_in(seen)}
    color = seen.get("color")
    if isinstance(color, str):
        named[words.color(color)] = color
    if not named:
        return Content.styled(text, INK)
    longest_first = sorted(named, key=len, reverse=True)
    pieces = re.split("|".join(f"({whole_word(name)})" for name in longest_first), text)
    spoken = [piece for piece in pieces if piece]
    return Content("").join(
        [
            Content.styled(f"{shape_of(named[piece])}{piece}", BRIGHT.get(named[piece][:1], STRONG))
            if piece in named
            else Content.styled(piece, INK)
            for piece in spoken
        ]
    )


def whole_word(name: str) -> str:
    """Return a pattern for a name as a whole word, in languages with blanks between words."""
    return rf"\b{re.escape(name)}\b" if name.isascii() else re.escape(name)


def cards_in(seen: Seen) -> Iterable[str]:
    for value in seen.values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Card):
                yield each
