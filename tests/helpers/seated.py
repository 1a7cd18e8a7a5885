"""Sitting down at a table in the terminal: positions, what is shown, and how to get to a card."""

from typing import Any

from textual.app import App
from textual.pilot import Pilot

from lastcard import Game
from lastcard.cli.screens.choices import Choices
from lastcard.cli.screens.explanation import Explanation
from lastcard.cli.screens.pages import Page
from lastcard.cli.session import Session, seat_bots
from lastcard.cli.terminal import TerminalApp

SMALL = (80, 24)
FROZEN = 1000.0
"""A pace at which no bot ever moves while a test runs."""
OTHERS = ["b3 b4 g1", "g5 g6 g8"]


def at(game: Game, lang: str = "en", pace: float = FROZEN) -> TerminalApp:
    """A table at a position."""
    return TerminalApp(Session(game, seat_bots("normal", game.seats, 0)), lang, pace)


def after(game: Game, *actions: str) -> Game:
    """A position a few decisions later."""
    for action in actions:
        game.apply(action)
    return game


def is_at_table(app: TerminalApp) -> bool:
    return not isinstance(app.screen, Page)


def events(app: TerminalApp) -> list[object]:
    return [seen["event"] for seen in app.session.lines]


def screen_lines(app: App[Any]) -> list[str]:
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


def shown(app: TerminalApp) -> str:
    return "\n".join(screen_lines(app))


def keys_shown(app: TerminalApp) -> list[str]:
    return [button.key for button in app.table.query_one(Choices).buttons]


def explained(app: TerminalApp) -> str:
    """What is told above the hand, without its line breaks."""
    return " ".join(str(app.table.query_one(Explanation).content).split())


async def select(pilot: Pilot[None], app: TerminalApp, card: str) -> None:
    place = [str(held) for held in app.session.view.hand].index(card)
    await pilot.press("home", *["right"] * place)
