"""The middle of the table: both piles, the colour in force, the direction, what is stacked up."""

from textual.content import Content
from textual.widget import Widget

from lastcard.cli.screens.glyphs import SHAPES, style_of, tile
from lastcard.cli.screens.palette import ALARM, BACK, INK, QUIET
from lastcard.cli.table_words import Words

WIDTH = 7
CLOCKWISE, ANTICLOCKWISE = "↻", "↺"


class Piles(Widget):
    DEFAULT_CSS = "Piles { width: 36; height: 1fr; }"

    def __init__(self, words: Words) -> None:
        super().__init__(id="piles")
        self.words = words

    def show(self, words: Words) -> None:
        self.words = words
        self.refresh()

    def render(self) -> Content:
        view = self.words.session.view
        height = 5 if self.size.height >= 6 else 3
        pile = self.pile_tile(height)
        top = tile(view.top, self.words.session.colors, WIDTH, height)
        room = self.size.width - 2 * WIDTH - 4
        told = [*(line.truncate(room, ellipsis=True) for line in table_state(self.words)), *[Content()] * height]
        lines = [Content(" ").join(["", pile[line], top[line], "", told[line]]) for line in range(height)]
        lines.append(Content.styled(f" {self.words.say('table-top', card=self.words.card(view.top))}", INK))
        lines += [Content(" " * (2 * WIDTH + 4)) + line for line in told[height : len(told) - height]]
        return Content("\n").join(lines)

    def pile_tile(self, height: int) -> list[Content]:
        """The draw pile with its count; in flip it lies with the other face up."""
        view = self.words.session.view
        count = str(view.pile)
        if view.next_other is not None:
            lines = tile(view.next_other, self.words.session.other_colors, WIDTH, height, faded=True)
            lines[-1] = Content.styled(f"×{count}".center(WIDTH), style_of(view.next_other, faded=True))
            return lines
        lines = [Content.styled("░" * WIDTH, BACK) for _ in range(height)]
        lines[height // 2] = Content.styled(count.center(WIDTH), f"bold {BACK}")
        return lines


def table_state(words: Words) -> list[Content]:
    """Colour, direction, who is next, and what hangs over whom."""
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
