"""A saved game on the whole screen: the table on the left, the log on the right, arrow keys to walk through."""

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import set_cell_size
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from lastcard.cli.page_layout import wrap
from lastcard.cli.replay import Viewer
from lastcard.cli.screens.buttons import Button, Buttons
from lastcard.cli.screens.glyphs import chip, tile
from lastcard.cli.screens.language_list import LanguageList
from lastcard.cli.screens.palette import ALARM, INK, KEY, LIT, QUIET, STRONG, accent
from lastcard.locale import say
from lastcard.record import Step
from lastcard.rules.model.edition import find_edition

TOP_WIDTH, TOP_HEIGHT = 9, 5
CHIP_WIDTH = 5
KEYS = ("left", "right", "home", "end", "p", "q")


class ReplayTable(Static):
    """The table after a step: the top card, and each seat with the cards that may be seen."""

    def show(self, viewer: Viewer, step: Step, width: int) -> None:
        lines = [*top_lines(viewer, step, width), Content()]
        for seat in range(step.game.seats):
            lines += [*seat_lines(viewer, step, seat, width), Content()]
        self.update(Content("\n").join(lines))


class Replay(Screen[None]):
    """Shows one step at a time. The log holds every step, and its cursor is the step that is shown."""

    AUTO_FOCUS = "#steps"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter,space,n", "walk(1)", priority=True),
        Binding("left,backspace,b", "walk(-1)", priority=True),
        Binding("l,L,f2", "choose_language"),
        Binding("p,P", "play_on"),
        Binding("q,Q,escape", "leave"),
    ]
    DEFAULT_CSS = """
    Replay { background: #14161d; }
    #title { height: 1; padding: 0 1; text-style: bold; color: #ffffff; }
    #board { width: 3fr; padding: 1; scrollbar-size-vertical: 1; }
    #steps {
        width: 2fr; height: 1fr; border: none; border-left: solid #3b4252; padding: 0; background: transparent;
        scrollbar-size-vertical: 1; scrollbar-color: #4a5068; scrollbar-background: #1a1d26;
    }
    #steps:focus { border: none; border-left: solid #3b4252; }
    #steps > .option-list--option-highlighted { background: #3b4252; }
    """

    def __init__(self, viewer: Viewer, place: int) -> None:
        super().__init__()
        self.viewer = viewer
        self.place = place

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal():
            with VerticalScroll(id="board", can_focus=False):
                yield ReplayTable(markup=False)
            yield OptionList(id="steps")
        yield Buttons("keys")

    def on_mount(self) -> None:
        self.write_log()

    def on_resize(self, _: Resize) -> None:
        self.show()

    def write_log(self) -> None:
        """Write what happened in each step, in the viewer's language."""
        log = self.query_one(OptionList)
        log.clear_options()
        steps = range(len(self.viewer.steps))
        log.add_options([Option(Content.styled(self.viewer.log(place), INK)) for place in steps])
        log.highlighted = self.place

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.place = event.option_index
        self.show()

    def show(self) -> None:
        viewer, step = self.viewer, self.viewer.steps[self.place]
        title = self.query_one("#title", Static)
        title.update(viewer.step_line(self.place), layout=False)
        title.styles.background = accent(step.game.edition, step.game.view(None).side)
        board = self.query_one("#board")
        self.query_one(ReplayTable).show(viewer, step, max(20, board.size.width))
        keys = [Button(key, viewer.say(f"replay-key-{key}"), KEY) for key in KEYS]
        spoken = Button("l", say("language-name", lang=viewer.lang), KEY)
        self.query_one(Buttons).show_buttons([*keys, spoken])

    def on_buttons_pressed(self, event: Buttons.Pressed) -> None:
        self.app.simulate_key(event.key)

    def action_walk(self, steps: int) -> None:
        log = self.query_one(OptionList)
        log.highlighted = min(max(0, self.place + steps), len(self.viewer.steps) - 1)

    def action_choose_language(self) -> None:
        self.app.push_screen(LanguageList(self.viewer.lang), self.speak)

    def speak(self, lang: str | None) -> None:
        """Show everything in another language, if one was chosen."""
        if lang is not None:
            self.viewer.lang = lang
            self.write_log()

    def action_play_on(self) -> None:
        """Leave the replay for a table that goes on from the step that is shown."""
        if not self.viewer.steps[self.place].game.is_over:
            self.app.exit(self.place)

    def action_leave(self) -> None:
        self.app.exit()


class ReplayApp(App[int]):
    """A record, from its first step to its last; returns the step to play on from, or None."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, viewer: Viewer, place: int = 0) -> None:
        super().__init__()
        self.replay = Replay(viewer, place)

    def get_default_screen(self) -> Screen[None]:
        return self.replay


def top_lines(viewer: Viewer, step: Step, width: int) -> list[Content]:
    """Return the top card, with the colour, the direction and the pile beside it."""
    game = step.game
    view = game.view(None)
    sides = find_edition(game.edition).sides
    card = tile(view.top, sides[1 if view.side == "dark" else 0].colors, TOP_WIDTH, TOP_HEIGHT)
    told = [Content.styled(line, INK) for line in wrap(viewer.top(game), width - TOP_WIDTH - 2)]
    if view.pending:
        told.append(Content.styled(f" {viewer.say('table-pending', count=view.pending)} ", ALARM))
    told += [Content()] * (TOP_HEIGHT - len(told))
    return [Content.assemble(line, "  ", words) for line, words in zip(card, told, strict=False)]


def seat_lines(viewer: Viewer, step: Step, seat: int, width: int) -> list[Content]:
    """Return a seat's name and count, then its cards in as many lines as they need."""
    game = step.game
    owes = game.decision is not None and game.decision.seat == seat
    count = viewer.say("count-cards", count=len(game.hand(seat)))
    name = set_cell_size(f"{'▸' if owes else ' '} {viewer.name(seat)} ", 16)
    lines = [Content.assemble((name, LIT if owes else STRONG), (f" {count}", QUIET))]
    lines += chip_lines(viewer.cards_seen(game, seat), width)
    return lines + chip_lines(viewer.cards_behind(game, seat), width, faded=True)


def chip_lines(cards: Sequence[str], width: int, faded: bool = False) -> list[Content]:
    """Return cards side by side, in lines of at most `width` cells."""
    columns = max(1, (width - 2) // (CHIP_WIDTH + 1))
    rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
    return [Content("  ") + Content(" ").join([chip(card, CHIP_WIDTH, faded) for card in row]) for row in rows]
