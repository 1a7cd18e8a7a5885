"""The player's own hand: cards as large as the room allows, down to one line; playable ones stand a line higher."""

from typing import NamedTuple

from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from lastcard.cli.open_actions import action_for, asks_for_card, asks_without_cards, other_face
from lastcard.cli.screens.glyphs import chip, style_of, tile
from lastcard.cli.screens.palette import CURSOR
from lastcard.cli.session import Session
from lastcard.rules.text.views import View

ROOMY = 12
"""Lines from which cards are large."""


class Spread(NamedTuple):
    """How a hand is laid out: cards in a row, the size of a card, lines between rows, and the visible rows."""

    columns: int
    card_width: int
    card_height: int
    gap: int
    rows: int

    @property
    def row_height(self) -> int:
        """One line more than a card, as playable ones are raised."""
        return self.card_height + 1 + self.gap

    @property
    def step(self) -> int:
        """Cells from one card to the next."""
        return self.card_width + 1

    @property
    def height(self) -> int:
        return self.rows * self.row_height - self.gap


def spread(count: int, width: int, height: int) -> Spread:
    """Return the largest cards with which the hand fits; a hand too large for any is shown in part."""
    for card_width, card_height in ((9, 5), (5, 3)) if height >= ROOMY else ((5, 3),):
        columns, rows = lay_out(count, width, card_width)
        tiles = Spread(columns, card_width, card_height, 1, rows)
        if tiles.height <= height:
            return tiles
    return Spread(columns, card_width, 1, 0, min(rows, max(1, height // 2)))


def lay_out(count: int, width: int, card_width: int) -> tuple[int, int]:
    """Return the columns and rows for `count` cards."""
    columns = max(1, (width - 1) // (card_width + 1))
    return columns, max(1, -(-count // columns))


class Hand(Widget):
    """Shows the hand, keeps the cursor, and sends a message when a card is chosen."""

    DEFAULT_CSS = "Hand { height: 4; }"

    class Chosen(Message):
        """The player chose this card of the hand, to play it or for whatever is being asked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    class Moved(Message):
        """The cursor is on another card."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="hand")
        self.session = session
        self.cursor = 0
        self.held = ""
        """The card at the cursor, which follows it when the hand changes."""
        self.room = 4
        """Lines that the hand may take."""

    @property
    def view(self) -> View:
        return self.session.view

    def show(self, room: int) -> None:
        self.room = room
        if self.card_at(self.cursor) != self.held:
            places = [place for place, card in enumerate(self.view.hand) if card == self.held]
            self.cursor = places[0] if places else max(0, min(self.cursor, len(self.view.hand) - 1))
            self.held = self.card_at(self.cursor)
        self.styles.height = self.spread.height
        self.refresh()

    def card_at(self, place: int) -> str:
        """Return the card at a place, "" where there is none."""
        return self.view.hand[place] if 0 <= place < len(self.view.hand) else ""

    @property
    def spread(self) -> Spread:
        return spread(len(self.view.hand), self.app.size.width, self.room)

    @property
    def first_row(self) -> int:
        """The first row shown: all of them, or those around the cursor."""
        shape = self.spread
        rows = -(-len(self.view.hand) // shape.columns)
        return max(0, min(self.cursor // shape.columns - shape.rows // 2, rows - shape.rows))

    def move(self, right: int = 0, down: int = 0) -> None:
        count = len(self.view.hand)
        if count:
            self.put((self.cursor + right) % count if right else self.cursor + down * self.spread.columns)

    def put(self, place: int) -> None:
        """Move the cursor to a place, if there is a card."""
        if self.card_at(place):
            self.cursor = place
            self.held = self.card_at(place)
        self.refresh()
        self.post_message(self.Moved())

    def offer(self) -> None:
        """Move the cursor to the first card that can be chosen, unless it is on one already."""
        if not self.is_raised(self.cursor):
            raised = [place for place in range(len(self.view.hand)) if self.is_raised(place)]
            self.cursor = raised[0] if raised else self.cursor
            self.held = self.card_at(self.cursor)

    def is_raised(self, place: int) -> bool:
        return bool(self.card_at(place)) and action_for(self.view, place) is not None

    def on_click(self, event: Click) -> None:
        place = self.place_at(event.x, event.y)
        if place is not None:
            self.put(place)
            self.post_message(self.Chosen(place))

    def place_at(self, x: int, y: int) -> int | None:
        """Return the card at a cell."""
        shape = self.spread
        column, into = divmod(x, shape.step)
        place = (self.first_row + y // shape.row_height) * shape.columns + column
        if into == 0 or column >= shape.columns or not self.card_at(place):
            return None
        lines = [*self.column(place, shape), *[Content()] * shape.gap]
        return place if lines[y % shape.row_height] else None

    def render(self) -> Content:
        shape = self.spread
        rows = range(self.first_row, self.first_row + shape.rows)
        return Content("\n").join([line for row in rows for line in self.row_lines(row, shape)])

    def row_lines(self, row: int, shape: Spread) -> list[Content]:
        places = range(row * shape.columns, min((row + 1) * shape.columns, len(self.view.hand)))
        columns = {place: self.column(place, shape) for place in places}
        blank = Content(" " * shape.card_width)
        lines: list[Content] = []
        for line in range(shape.card_height + 1):
            cells = {place: column[line] for place, column in columns.items()}
            pieces = [piece for place in places for piece in (self.bar(cells, place), cells[place] or blank)]
            lines.append(Content("").join([*pieces, self.bar(cells, places.stop)]))
        return [*lines, *[Content()] * shape.gap]

    def column(self, place: int, shape: Spread) -> list[Content]:
        """Return the lines of a card, one higher when it is raised; empty where it is not."""
        card = self.view.hand[place]
        raised = self.is_raised(place)
        faded = asks_for_card(self.view) and not raised
        width = shape.card_width
        if shape.card_height == 1:  # a raised chip is on the same line as the others
            body = Content.styled(" " * width, style_of(card))
            return [chip(card, width), body] if raised else [Content(), chip(card, width, faded)]
        face = tile(card, self.session.colors, width, shape.card_height, faded)
        other = other_face(self.view, place)
        if other:
            face[-1] = chip(other, width, faded=True)
        return [*face, Content()] if raised else [Content(), *face]

    def bar(self, cells: dict[int, Content], place: int) -> Content:
        """Return the cell left of a place: a bar on either side of the cursor's card, unless it is on the choices."""
        if asks_without_cards(self.view):
            return Content(" ")
        if place == self.cursor and cells.get(place):
            return Content.styled("▐", CURSOR)
        if place - 1 == self.cursor and cells.get(place - 1):
            return Content.styled("▌", CURSOR)
        return Content(" ")
