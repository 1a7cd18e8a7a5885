"""The middle of the table: both piles, the colour in force, the direction, and the stacked penalty.

Where there is room, also the cards played before, and the points.
"""

from rich.cells import set_cell_size
from textual.content import Content
from textual.widget import Widget

from lastcard.cli.screens.glyphs import SHAPES, style_of, tile
from lastcard.cli.screens.palette import ALARM, BACK, INK, QUIET
from lastcard.cli.screens.room import is_roomy
from lastcard.cli.screens.seats import row_of
from lastcard.cli.table_words import Words

NARROW, WIDE = 36, 46
"""The width of all this on a small and on a large screen."""
NAME_WIDTH = 12
CLOCKWISE, ANTICLOCKWISE = "↻", "↺"


class Piles(Widget):
    DEFAULT_CSS = "Piles { height: 1fr; }"

    def __init__(self, words: Words) -> None:
        super().__init__(id="piles")
        self.words = words

    def show(self, words: Words) -> None:
        self.words = words
        self.styles.width = WIDE if self.is_roomy else NARROW
        self.refresh()

    @property
    def is_roomy(self) -> bool:
        width, height = self.app.size
        return is_roomy(height) and width >= 2 * WIDE

    def render(self) -> Content:
        view = self.words.session.view
        width, height = (11, 7) if self.is_roomy else (7, 5) if self.size.height >= 6 else (7, 3)
        pile = self.pile_tile(width, height)
        top = tile(view.top, self.words.session.colors, width, height)
        room = self.size.width - 2 * width - 4
        told = [*(line.truncate(room, ellipsis=True) for line in table_state(self.words)), *[Content()] * height]
        lines = [Content(" ").join(["", pile[line], top[line], "", told[line]]) for line in range(height)]
        lines.append(Content.styled(f" {self.words.say('table-top', card=self.words.card(view.top))}", INK))
        lines += [Content(" " * (2 * width + 4)) + line for line in told[height : len(told) - height]]
        if self.is_roomy:
            lines += [Content(" ") + line for line in [*played_before(self.words, WIDE - 2), *points(self.words)]]
        return Content("\n").join(lines)

    def pile_tile(self, width: int, height: int) -> list[Content]:
        """Return the draw pile with its count; in flip it lies with the other face up."""
        view = self.words.session.view
        count = str(view.pile)
        if view.next_other is not None:
            lines = tile(view.next_other, self.words.session.other_colors, width, height, faded=True)
            lines[-1] = Content.styled(f"×{count}".center(width), style_of(view.next_other, faded=True))
            return lines
        lines = [Content.styled("░" * width, BACK) for _ in range(height)]
        lines[height // 2] = Content.styled(count.center(width), f"bold {BACK}")
        return lines


def table_state(words: Words) -> list[Content]:
    """Return the colour, the direction, who is next, and who faces which penalty."""
    view = words.session.view
    color = Content.styled(words.say("table-no-color"), QUIET)
    if view.color is not None:
        color = Content.styled(
            f" {SHAPES[view.color]} {words.say('choice-color', color=words.color(view.color))} ", style_of(view.color)
        )
    turning = CLOCKWISE if view.direction == 1 else ANTICLOCKWISE
    lines = [color, Content.styled(f"{turning} {words.say('table-direction', direction=view.direction)}", INK)]
    following = words.session.next_seat
    if following is not None:
        lines.append(Content.styled(words.say("table-next", name=words.names[following]), INK))
    if view.pending:
        lines.append(Content.styled(f" {words.say('table-pending', count=view.pending)} ", ALARM))
    if view.votes:
        ayes, noes = view.votes
        lines.append(Content.styled(words.say("table-votes", ayes=ayes, noes=noes), INK))
    if view.others:
        lines.append(Content.styled(words.say("table-side", side=view.side), QUIET))
    return lines


def played_before(words: Words, room: int) -> list[Content]:
    """Return the cards below the top card, the newest first, as many as there is room for."""
    below = words.session.view.discard[-2::-1]
    label = Content.styled(f"{words.say('table-before')} ", QUIET)
    return [Content(), label + row_of(below, room - label.cell_length)] if below else []


def points(words: Words) -> list[Content]:
    """Return everybody's points in the match so far; nothing if points do not count."""
    session = words.session
    if session.match is None or session.view.options["scoring"] == "none":
        return []
    lines = [
        f"{set_cell_size(words.names[seat], NAME_WIDTH)}{session.match.scores[seat]:>6}"
        for seat in [session.seat, *session.others]
    ]
    return [Content(), Content.styled(words.say("score-total"), QUIET), *(Content.styled(line, INK) for line in lines)]
