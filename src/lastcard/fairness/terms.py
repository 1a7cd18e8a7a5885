"""The terms of a deal: all that is settled before anybody commits to anything."""

import json
from hashlib import sha256
from typing import Annotated

from msgspec import Meta, Struct

from lastcard.rules.model.book import Book

VERSION = 1
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes as hexadecimal digits."""
RoundId = Annotated[str, Meta(pattern="^[0-9a-f]{24}$", max_length=24)]
OneLine = Annotated[str, Meta(pattern=r"^[^\x00-\x1f]*$")]
PERSON, BOT = "person", "bot"
Kind = Annotated[str, Meta(pattern="^(person|bot)$", max_length=6)]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is dealt, where, and to whom."""

    table: OneLine
    """The table's code."""
    round: RoundId
    number: Annotated[int, Meta(ge=1)]
    """The round's number in its match."""
    edition: OneLine
    deck: OneLine
    """The cards in the order from which they are shuffled, as in `deck_text`."""
    options: dict[str, bool | int | str | dict[str, int]]
    """Every option in force."""
    dealer: Annotated[int, Meta(ge=0, le=9)] | None
    """The seat that deals; None if the draw for dealer decides, which follows from the round's key."""
    seats: Annotated[list[Kind], Meta(min_length=2, max_length=10)]
    """Who has each seat: a person or a bot."""

    def text(self) -> str:
        """Return the terms as the lines that are hashed."""
        lines = [
            f"lastcard deal {VERSION}",
            f"table {self.table}",
            f"round {self.round}",
            f"number {self.number}",
            f"edition {self.edition}",
            f"deck {self.deck}",
            f"options {json.dumps(self.options, sort_keys=True, separators=(',', ':'), ensure_ascii=False)}",
            f"dealer {'draw' if self.dealer is None else self.dealer}",
            f"seats {' '.join(self.seats)}",
        ]
        return "".join(f"{line}\n" for line in lines)

    def digest(self) -> str:
        """Return the SHA-256 of the text, in hexadecimal digits."""
        return sha256(self.text().encode()).hexdigest()


def deck_text(book: Book) -> str:
    """Return the cards of a deck as they lie before the shuffle; of two sides the light faces, ` | `, the dark ones."""
    size = int(book.size)
    sides = [
        " ".join(book.cards[book.kind_of[side * size + slot]] for slot in range(size))
        for side in range(int(book.sides))
    ]
    return " | ".join(sides)
