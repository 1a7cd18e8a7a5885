"""The lines above the hand: what the selected card does, why it cannot be played, or what was just refused."""

import re

from textual.geometry import Size
from textual.widgets import Static

from lastcard.cli.open_actions import action_for, asks_for_card, wish_for
from lastcard.cli.page_layout import wrap
from lastcard.cli.screens.glyphs import shape_of
from lastcard.cli.screens.room import is_roomy
from lastcard.cli.table_words import Words, card_rule
from lastcard.locale import rule_label

LINES, ROOMY_LINES = 2, 4
SENTENCE = re.compile(r"[^.!?。！？]+[.!?。！？]+")


class Explanation(Static):
    DEFAULT_CSS = "Explanation { height: 2; padding: 0 1; color: #c9cad6; }"

    def __init__(self) -> None:
        super().__init__(id="explanation", markup=False)

    @property
    def room(self) -> Size:
        """The number of cells for a text."""
        width, height = self.app.size
        return Size(width - 2, ROOMY_LINES if is_roomy(height) else LINES)

    def tell(self, text: str) -> None:
        self.styles.height = self.room.height
        self.update("\n".join(fit(text, self.room)), layout=False)

    def show(self, words: Words, place: int, looking: bool = False) -> None:
        """Show the lines for a card of the hand; `looking` says that the cursor has just moved there."""
        session = words.session
        if not looking and session.is_asked and not asks_for_card(session.view):
            self.tell(about(words, session.view.top, self.room))
        else:
            self.tell(about_held_card(words, place, self.room))


def fit(text: str, room: Size) -> list[str]:
    """Return a text that fits; a longer one is cut off after a word, and help has the rest."""
    lines = wrap(text, room.width)
    if len(lines) <= room.height:
        return lines
    *before, last = wrap(text, room.width - 2)[: room.height]
    return [*before, f"{last} …"]


def about_held_card(words: Words, place: int, room: Size) -> str:
    """Return why a card of the hand cannot be chosen, or what it does."""
    view = words.session.view
    if place >= len(view.hand):
        return ""
    card = view.hand[place]
    if words.session.is_asked and action_for(view, place) is None:
        return f"{shape_of(card)} {words.why_not(wish_for(view, place))}"
    return about(words, card, room, view.whole[place] if view.whole else "")


def about(words: Words, card: str, room: Size, whole: str = "") -> str:
    """Return a card, its rule, and as much of what it does as there is room for."""
    does = words.does(card)
    values = {"card": words.card(whole or card), "rule": rule_label(card_rule(words.session.edition, card), words.lang)}
    for end in reversed([sentence.end() for sentence in SENTENCE.finditer(does)]):
        told = f"{shape_of(card)} {words.say('explain-card', does=does[:end], **values)}"
        if len(wrap(told, room.width)) <= room.height:
            break
    return told
