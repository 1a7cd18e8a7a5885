"""`lastcard play`: a table in the terminal."""

from argparse import Namespace
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from lastcard.cli.screens.bot_pace import pace_wanted
from lastcard.cli.screens.language_list import LanguageList
from lastcard.cli.screens.pages import Page
from lastcard.cli.screens.table import Table
from lastcard.cli.session import Session, open_session


class TerminalApp(App[None]):
    """One table, in a language that can be changed at any time."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2,l,L", "choose_language", priority=True)]

    def __init__(self, session: Session, lang: str = "en", pace: float = 1.0) -> None:
        super().__init__()
        self.session = session
        self.lang = lang
        self.table = Table(session, lang, pace)

    def get_default_screen(self) -> Screen[None]:
        return self.table

    def action_choose_language(self) -> None:
        """Open the list of languages, or close it."""
        if isinstance(self.screen, LanguageList):
            self.screen.action_leave()
        else:
            self.table.stop_timers()
            self.push_screen(LanguageList(self.lang), self.speak)

    def speak(self, lang: str | None) -> None:
        """Show everything in another language, if one was chosen, and go on."""
        pages = [screen for screen in self.screen_stack if isinstance(screen, Page)]
        if lang is not None:
            self.lang = lang
            self.table.speak(lang)
            for page in pages:
                page.show(self.table.words)
        if not pages:
            self.table.follow()


def play_terminal(arguments: Namespace) -> int:
    session = open_session(arguments)
    app = TerminalApp(session, arguments.lang, pace_wanted())
    with session.recorded(arguments.save, arguments.receipt, app.table.words.record_names()):
        app.run()
    return 0
