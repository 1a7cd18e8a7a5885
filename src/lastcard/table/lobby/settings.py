"""The settings of a table, and whether they make sense."""

import unicodedata
from typing import Annotated, Any

from msgspec import Meta, Struct

from lastcard.bots import BOTS
from lastcard.editions.custom import Flaw
from lastcard.editions.files import examples, keep, key_text
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.deck import check_size
from lastcard.rules.model.edition import Edition, find_edition, known_editions
from lastcard.rules.model.errors import BadEdition, LastcardError
from lastcard.table.refusals import Refusal

NAME_LENGTH = 24
AUTOPILOT = "normal"

OptionValue = bool | int | str | dict[str, int]
Name = Annotated[str, Meta(max_length=200)]


class Settings(Struct, forbid_unknown_fields=True, frozen=True):
    """Everything agreed before the first card; `options` are those of the rulebook, scoring and target among them."""

    edition: Annotated[str, Meta(max_length=100)] = "classic"
    custom: dict[str, Any] | None = None
    """The description of a custom edition, as in docs/custom-editions.md; then `edition` is not looked at."""
    options: dict[str, OptionValue] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    turn_time: Annotated[int, Meta(ge=5, le=600)] = 60
    watchers: bool = True
    public: bool = False

    def book(self) -> Book:
        """Return edition and options as the rules use them. Raises BadEdition or BadOptions."""
        return open_book(self.find_edition(), dict(self.options))

    def find_edition(self) -> Edition:
        """Return the edition, a custom one included. Raises BadEdition."""
        if self.custom is not None:
            try:
                return keep(self.custom)
            except Flaw as error:
                place = {"file": "custom", "line": 1, "key": key_text(error.path)}
                key = "custom-wrong" if error.path else "custom-whole"
                raise BadEdition(key, {**place, "reason": error.reason}) from error
            except RecursionError as error:
                raise BadEdition("edition-unknown", {"edition": "custom", "known": ""}) from error
        known = [*known_editions(), *examples()]
        if self.edition not in known:  # never a file of the server's
            raise BadEdition("edition-unknown", {"edition": self.edition, "known": ", ".join(known)})
        return find_edition(self.edition)


def check_settings(settings: Settings) -> None:
    """Check that edition and options exist, and that the deck is large enough for a full table. Raises Refusal."""
    try:
        book = settings.book()
        check_size(int(book.size), settings.seats, int(book.hand_size))
    except LastcardError as error:
        raise Refusal.from_error(error) from error


def check_bot_level(level: str) -> str:
    """Return the level if there are such bots. Raises Refusal."""
    if level not in BOTS:
        raise Refusal("no-bot", {"level": level[:20], "known": ", ".join(BOTS)})
    return level


def clean(text: str, most: int) -> str:
    """Return a text that somebody wrote as one line of at most `most` characters, without control characters."""
    plain = "".join(" " if sign.isspace() else sign for sign in text if is_printable(sign))
    return " ".join(plain.split())[:most].strip()


def is_printable(sign: str) -> bool:
    """Return whether a character belongs in a line of text; the joiner of emoji does."""
    return sign.isspace() or sign == "\u200d" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def clean_name(text: str) -> str:
    """Return a person's name as it is shown. Raises Refusal if nothing is left of it."""
    name = clean(text, NAME_LENGTH)
    if not name or all(sign == "\u200d" for sign in name):
        raise Refusal("name")
    return name
