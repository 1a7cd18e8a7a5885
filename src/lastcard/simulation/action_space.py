"""The action space of an edition: all its actions in a fixed order, whatever the table's options are."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.actions import CARD_VERBS, COLOR, SINGLE, TARGET
from lastcard.rules.model.bits import MAX_SEATS, zeros
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.faces import COLORLESS, COLORS
from lastcard.rules.model.state import NOBODY
from lastcard.simulation.sequential import OWN_ACTIONS

ENVIRONMENT_VERSION: Final = 1
"""Goes up when an action number or a byte of an observation changes its meaning."""
NUMBERS: Final = 1024


@final
class ActionSpace:
    """Every action of a book has a place, counted from 0; targets are counted clockwise from the one who acts.

    The actions of the edition as printed come first, those that only the table's deck needs come last.
    """

    def __init__(self, book: Book) -> None:
        printed = action_texts(open_book(book.edition, {}))
        added = [text for text in action_texts(book) if text not in printed]
        self.texts: list[str] = printed + added
        self.size: i64 = len(self.texts)
        numbers = numbers_of(book)
        self.numbers: vec[i64] = vec[i64]([numbers.get(text, NOBODY) for text in self.texts])
        """The engine's number of each action; NOBODY for a face that this deck does not have."""
        self.places: vec[i64] = zeros(NUMBERS)
        """The place of each of the engine's numbers, or NOBODY."""
        for number in range(NUMBERS):
            self.places[number] = NOBODY
        for place in range(self.size):
            if self.numbers[place] != NOBODY:
                self.places[self.numbers[place]] = place

    def place_of(self, number: i64, seat: i64, players: i64) -> i64:
        """Return the place of one of the engine's actions of `seat`; NOBODY for those that name a whole card."""
        if number >= NUMBERS:
            return NOBODY
        if TARGET <= number < TARGET + MAX_SEATS:
            number = TARGET + (number - TARGET - seat + players) % players
        return self.places[number]

    def number_at(self, place: i64, seat: i64, players: i64) -> i64:
        """Return the engine's number of the action at a place, for `seat`."""
        number: i64 = self.numbers[place]
        if TARGET <= number < TARGET + MAX_SEATS:
            return TARGET + (number - TARGET + seat) % players
        return number


def action_texts(book: Book) -> list[str]:
    """Return all actions that these faces can need under any options."""
    verbs = [face.effect.verbs for face in book.faces]
    needed = {verb for each in verbs for verb in each} | {"draw", "keep", "accept"}
    if book.edition.challenges:
        needed.add("challenge")
    texts: list[str] = [verb for verb in SINGLE if verb in needed]
    texts += OWN_ACTIONS
    texts += [f"color {color}" for side in range(book.sides) for color in book.colors_of(int(side))]
    texts += [f"target +{step}" for step in range(1, MAX_SEATS)]
    texts += [f"play {face.text}" for face in book.faces]
    for side in range(book.sides):
        first = 0 if side == 0 else int(book.light_kinds)
        last = int(book.light_kinds) if side == 0 else len(book.faces)
        if any("lay" in each for each in verbs[first:last]):
            kinds = [kind for kind in range(first, last) if book.color[kind] != COLORLESS]
            texts += [f"lay {book.faces[kind].text}" for kind in kinds]
        if any("shed" in each for each in verbs[first:last]):
            texts += [f"shed {book.faces[kind].text}" for kind in range(first, last)]
    return list(dict.fromkeys(texts))


def numbers_of(book: Book) -> dict[str, int]:
    """Return the engine's number of every action, by its text."""
    numbers = {text: number for number, text in enumerate(SINGLE)}
    numbers.update(OWN_ACTIONS)
    numbers.update({f"color {color}": COLOR + place for place, color in enumerate(COLORS)})
    numbers.update({f"target +{step}": TARGET + step for step in range(1, MAX_SEATS)})
    for base, verb in CARD_VERBS:
        numbers.update({f"{verb} {face.text}": base + kind for kind, face in enumerate(book.faces)})
    return numbers
