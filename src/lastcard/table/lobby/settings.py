"""The settings of a table, and whether they make sense."""

import unicodedata
from collections.abc import Iterable
from functools import cached_property
from itertools import chain, count
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from lastcard.bots import BOTS
from lastcard.editions.custom import Document, Flaw, edition_id, words_in
from lastcard.editions.files import example, examples, keep, key_text
from lastcard.limits import EDITION_KEY_CHARACTERS, LARGEST_NUMBER, NAME_CHARACTERS
from lastcard.locale import edition_name
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.deck import FACES_A_SIDE, check_size
from lastcard.rules.model.edition import Edition, find_edition, known_editions
from lastcard.rules.model.errors import BadEdition, LastcardError
from lastcard.rules.model.options import OPTIONS
from lastcard.table.refusals import Refusal

AVATARS = ("bear", "cat", "dog", "fox", "frog", "koala", "octopus", "owl", "panda", "penguin", "rabbit", "tiger")
"""The pictures that people choose from; bots have pictures of their own."""
AUTOPILOT = "normal"

Number = Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Word = Annotated[str, Meta(max_length=EDITION_KEY_CHARACTERS)]
OptionValue = bool | Number | Word | Annotated[dict[Word, Number], Meta(max_length=2 * FACES_A_SIDE)]
Name = Annotated[str, Meta(max_length=200)]
Avatar = Annotated[str, Meta(max_length=16)]


class Settings(Struct, forbid_unknown_fields=True, frozen=True, dict=True):
    """Everything agreed before the first card; `options` are those of the rules, scoring and target included."""

    edition: Annotated[str, Meta(max_length=100)] = "classic"
    custom: dict[str, Any] | None = None
    """The description of a custom edition, as in docs/custom-editions.md; then `edition` is not looked at."""
    options: Annotated[dict[Word, OptionValue], Meta(max_length=2 * len(OPTIONS))] = {}
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    turn_time: Annotated[int, Meta(ge=5, le=600)] = 60
    watchers: bool = True
    public: bool = False
    beginners: bool = False
    """Clients show what can be played, and ask before a likely mistake."""
    coach: bool = False
    """Everybody may ask the coach; somebody alone with bots always may."""
    archive: bool = False
    """Everybody is asked whether their rounds may go into the open archive."""

    @cached_property
    def book(self) -> Book:
        """Edition and options as the rules use them, worked out once. Raises BadEdition or BadOptions.

        This is slow for a custom edition: ask for it in a thread first.
        """
        return open_book(self._find_edition(), dict(self.options))

    @property
    def document(self) -> Document | None:
        """The description of the edition; None for a printed one."""
        if self.custom is not None:
            return self.custom
        return example(self.edition).document if self.edition in examples() else None

    @cached_property
    def edition_id(self) -> str:
        """The id of the edition, without building the edition."""
        document = self.document
        return self.edition if document is None else edition_id(document)

    def edition_name(self, lang: str) -> str:
        """Return what people call the edition."""
        document = self.document
        return edition_name(self.edition, lang) if document is None else words_in(document, "name", lang)

    def _find_edition(self) -> Edition:
        """Return the edition, a custom one included. Raises BadEdition."""
        if self.custom is not None:
            try:
                return keep(self.custom)
            except Flaw as error:
                place = {"file": "custom", "line": 1, "key": key_text(error.path)}
                key = "custom-wrong" if error.path else "custom-whole"
                raise BadEdition(key, {**place, "reason": error.reason}) from error
        known = [*known_editions(), *examples()]
        if self.edition not in known:  # never a file of the server's
            raise BadEdition("edition-unknown", {"edition": self.edition, "known": ", ".join(known)})
        return find_edition(self.edition)


def settle(settings: Settings) -> Settings:
    """Return the settings with every option written out, so that later defaults change nothing. Raises Refusal.

    That is so if the edition or options do not exist, or if the deck is too small for a full table.
    """
    try:
        book = settings.book
        check_size(int(book.size), settings.seats, int(book.hand_size))
    except LastcardError as error:
        raise Refusal.from_error(error) from error
    settled = replace(settings, options=dict(book.options.values))
    settled.__dict__["book"] = book  # these are the same rules, which take long to work out
    return settled


def check_bot_level(level: str) -> str:
    """Return the level if there are bots of it. Raises Refusal."""
    if level not in BOTS:
        raise Refusal("no-bot", {"level": level[:20], "known": ", ".join(BOTS)})
    return level


def check_avatar(avatar: str) -> str:
    """Return the avatar if there is such a picture, or if it is "": none was chosen. Raises Refusal."""
    if avatar and avatar not in AVATARS:
        raise Refusal("no-avatar")
    return avatar


JOINER, AS_EMOJI = "\u200d", "\ufe0f"
"""What nobody sees and emoji are made with."""
VARIANTS = (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | set(map(chr, VARIANTS))
"""Characters that count as letters or marks, and show nothing."""
MOST_MARKS = 4
"""Accents and vowel signs on one letter; a pile of them would cover what others have written."""


def clean(text: str, most: int) -> str:
    """Return a text that somebody wrote as one line of at most `most` characters, without control characters."""
    plain = "".join(" " if sign.isspace() else sign for sign in text if is_printable(sign))
    return without_piles(" ".join(plain.split()))[:most].strip()


def is_printable(sign: str) -> bool:
    """Return whether a character belongs in a line of text; the joiner of emoji does."""
    if sign.isspace() or sign == JOINER:
        return True
    return sign not in BLANK and unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def without_piles(line: str) -> str:
    """Return a line with at most MOST_MARKS marks on a letter, and none where there is no letter."""
    kept, marks = [], MOST_MARKS
    for sign in line:
        is_mark = unicodedata.category(sign).startswith("M")
        marks = marks + 1 if is_mark else MOST_MARKS if sign == " " else 0
        if marks <= MOST_MARKS or not is_mark:
            kept.append(sign)
    return "".join(kept)


def look_of(name: str) -> str:
    """Return what names have in common that look alike, but for letters of other alphabets; "" if nothing is seen."""
    return unicodedata.normalize("NFKC", name).casefold().replace(JOINER, "").replace(AS_EMOJI, "").strip()


def clean_name(text: str) -> str:
    """Return a person's name as it is shown. Raises Refusal if nothing is left of it."""
    name = clean(text, NAME_CHARACTERS)
    if not look_of(name):
        raise Refusal("name")
    return name


def distinct_name(name: str, others: Iterable[str]) -> str:
    """Return a name that looks like none of the others: the name itself, or with the first free number from 2 on."""
    taken = set(map(look_of, others))
    numbered = (f" {number}" for number in count(2))
    tails = chain([""], numbered)
    return next(each for tail in tails if look_of(each := name[: NAME_CHARACTERS - len(tail)] + tail) not in taken)
