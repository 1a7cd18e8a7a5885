"""What a table is made with, and whether that makes sense."""

import unicodedata
from typing import Annotated, Any

from msgspec import Meta, Struct

from lastcard.bots import BOTS
from lastcard.editions.custom import Flaw
from lastcard.editions.files import examples, keep, key_text
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import Edition, find_edition, known_editions
from lastcard.rules.model.errors import BadEdition, BadOptions
from lastcard.table.errors import Refusal

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
        """Edition and options as the rules have them; refused with BadEdition or BadOptions."""
        return open_book(self.find_edition(), dict(self.options))

    def find_edition(self) -> Edition:
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
    """Refused with BadEdition or BadOptions; the deck must do for a full table."""
    book = settings.book()
    hand_size = book.options.hand_size
    if settings.seats * hand_size + 1 > book.size:
        values: dict[str, object] = {"count": int(book.size), "players": settings.seats, "hand_size": hand_size}
        raise BadOptions("options-deck-small", values)


def check_level(level: str) -> str:
    if level not in BOTS:
        raise Refusal("no-bot", {"level": level[:20], "known": ", ".join(BOTS)})
    return level


def clean(text: str, most: int) -> str:
    """A text that people wrote, on one line and without signs that only steer a screen."""
    plain = "".join(" " if sign.isspace() else sign for sign in text if is_plain(sign))
    return " ".join(plain.split())[:most].strip()


def is_plain(sign: str) -> bool:
    return sign.isspace() or sign == "\u200d" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def clean_name(text: str) -> str:
    name = clean(text, NAME_LENGTH)
    if not name or all(sign == "\u200d" for sign in name):
        raise Refusal("name")
    return name
