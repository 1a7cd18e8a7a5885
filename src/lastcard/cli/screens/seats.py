"""The other seats: whose decision it is, how many cards they hold, who has not called UNO, what is known."""

from collections.abc import Sequence

from rich.cells import set_cell_size
from textual.content import Content
from textual.widget import Widget

from lastcard.cli.screens.glyphs import code_of
from lastcard.cli.screens.palette import ALARM, BRIGHT, INK, LIT, QUIET, STRONG
from lastcard.cli.table_words import Words

NAME_WIDTH = 9
MOST_BACKS = 12


class Seats(Widget):
    """A cell for each seat, clockwise from the person's left; several in a line when lines are scarce."""

    DEFAULT_CSS = "Seats { height: 3; }"

    def __init__(self, words: Words) -> None:
        super().__init__(id="seats")
        self.words = words
        self.columns = 1

    def show(self, words: Words, room: int) -> None:
        """`room` is how many lines there may be."""
        self.words = words
        count = len(words.session.others)
        self.columns = -(-count // room)
        self.styles.height = -(-count // self.columns)
        self.refresh()

    def render(self) -> Content:
        width = self.app.size.width // self.columns
        cells = [seat_cell(self.words, seat, width - 1) for seat in self.words.session.others]
        lines = [cells[start : start + self.columns] for start in range(0, len(cells), self.columns)]
        return Content("\n").join([Content(" ").join(line) for line in lines])


def seat_cell(words: Words, seat: int, width: int) -> Content:
    """Return a seat in exactly `width` cells."""
    view = words.session.view
    owes = view.decision is not None and view.decision.seat == seat
    name = set_cell_size(words.names[seat], NAME_WIDTH)
    cell = Content.assemble(
        (f"{'▸' if owes else ' '} {name} ", LIT if owes else INK), (f"{view.counts[seat]:>3} ", STRONG)
    )
    cell += flag(words, seat)
    room = width - cell.cell_length
    cell += faces_seen(words, seat, room)
    return cell.truncate(width, ellipsis=True, pad=True)


def flag(words: Words, seat: int) -> Content:
    """Return what matters about a seat at a glance."""
    text = words.flag(seat)
    if seat in words.session.view.exposed:
        return Content.styled(f" {text} ", ALARM) + " "
    return Content.styled(f"{text} ", STRONG) if text else Content()


def faces_seen(words: Words, seat: int, room: int) -> Content:
    """Return the other faces in flip or else backs, and the cards known to be in this hand."""
    view = words.session.view
    if room < 4:
        return Content()
    seen = Content()
    if view.others:
        seen = row_of(view.others[seat], room)
    elif view.counts[seat]:
        seen = Content.styled("▮" * min(view.counts[seat], MOST_BACKS, room - 1) + " ", QUIET)
    known = view.known[seat]
    label = words.say("seat-known")
    left = room - seen.cell_length - len(label) - 1
    if known and left >= 6:
        seen += Content.assemble((f"{label} ", QUIET), row_of(known, left))
    return seen


def row_of(cards: Sequence[str], room: int) -> Content:
    """Return cards as text on the table, as many as fit."""
    row = Content()
    for place, card in enumerate(cards):
        code = code_of(card)
        more = place < len(cards) - 1
        if row.cell_length + len(code) + 1 + 2 * more > room:
            return row + Content.styled("… ", QUIET)
        row += Content.styled(f"{code} ", BRIGHT.get(card[:1], INK))
    return row
