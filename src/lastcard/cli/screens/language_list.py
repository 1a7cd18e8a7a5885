"""The list of languages, each by its own name; the game waits while it is open."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from lastcard.cli.screens.palette import INK
from lastcard.locale import LANGUAGES, say


class LanguageList(ModalScreen[str]):
    """Languages to choose from; returns the tag of one, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,Q,l,L,f2", "leave", priority=True)]
    DEFAULT_CSS = """
    LanguageList { align: center middle; background: #000000 60%; }
    LanguageList OptionList {
        width: 32; max-width: 100%; height: auto; max-height: 100%; padding: 0 1; background: #1d2029;
        border: round #6b7089; border-title-color: #ffffff;
    }
    LanguageList OptionList > .option-list--option-highlighted { background: #3b4252; }
    """

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def compose(self) -> ComposeResult:
        names = OptionList(*(Option(Content.styled(say("language-name", lang=lang), INK), lang) for lang in LANGUAGES))
        names.border_title = say("page-language", lang=self.lang)
        names.highlighted = LANGUAGES.index(self.lang)
        yield names

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_id)

    def action_leave(self) -> None:
        self.dismiss(None)
