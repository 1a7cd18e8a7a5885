"""The flat action space of an edition: its actions in a fixed order, whatever the table's options are."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.lab.asking import OWN_ACTIONS
from lastcard.rules.model.actions import CARD_VERBS, COLOR, SINGLE, TARGET
from lastcard.rules.model.bits import MAX_SEATS, zeros
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.faces import COLORLESS, COLORS
from lastcard.rules.model.state import NOBODY

MENU_VERSION: Final = 1
"""Changes when a number of the menu or a place of an observation gets another meaning."""
NUMBERS: Final = 1024


@final
class Menu:
    """Numbers from 0 on without gaps. Targets are counted clockwise from the one who acts.

    The edition's own actions come first; what only the table's deck needs comes behind them.
    """

    def __init__(self, book: Book) -> None:
        own = wanted(open_book(book.edition, {}))
        added = [text for text in wanted(book) if text not in own]
        self.texts: list[str] = own + added
        self.size: i64 = len(self.texts)
        numbers = numbers_of(book)
        self.numbers: vec[i64] = vec[i64]([numbers.get(text, NOBODY) for text in self.texts])
        """The engine's number of each; NOBODY for a face that this deck does not have."""
        self.places: vec[i64] = zeros(NUMBERS)
        """The place of each number of the engine."""
        for number in range(NUMBERS):
            self.places[number] = NOBODY
        for place in range(self.size):
            if self.numbers[place] != NOBODY:
                self.places[self.numbers[place]] = place


def wanted(book: Book) -> list[str]:
    """All actions that any options can ask for with these faces."""
    verbs = [face.effect.verbs for face in book.faces]
    wanted_verbs = {verb for each in verbs for verb in each} | {"draw", "keep", "accept"}
    if book.edition.challenges:
        wanted_verbs.add("challenge")
    words: list[str] = [verb for verb in SINGLE if verb in wanted_verbs]
    words += OWN_ACTIONS
    words += [f"color {color}" for side in range(book.sides) for color in book.colors_of(int(side))]
    words += [f"target +{step}" for step in range(1, MAX_SEATS)]
    words += [f"play {face.text}" for face in book.faces]
    for side in range(book.sides):
        first = 0 if side == 0 else int(book.light_kinds)
        last = int(book.light_kinds) if side == 0 else len(book.faces)
        if any("lay" in each for each in verbs[first:last]):
            kinds = [kind for kind in range(first, last) if book.color[kind] != COLORLESS]
            words += [f"lay {book.faces[kind].text}" for kind in kinds]
        if any("shed" in each for each in verbs[first:last]):
            words += [f"shed {book.faces[kind].text}" for kind in range(first, last)]
    return list(dict.fromkeys(words))


def numbers_of(book: Book) -> dict[str, int]:
    numbers = {text: number for number, text in enumerate(SINGLE)}
    numbers.update(OWN_ACTIONS)
    numbers.update({f"color {color}": COLOR + place for place, color in enumerate(COLORS)})
    numbers.update({f"target +{step}": TARGET + step for step in range(1, MAX_SEATS)})
    for base, verb in CARD_VERBS:
        numbers.update({f"{verb} {face.text}": base + kind for kind, face in enumerate(book.faces)})
    return numbers


def place_of(menu: Menu, number: i64, seat: i64, players: i64) -> i64:
    """The place of one of the engine's actions, NOBODY for those on whole cards."""
    if number >= NUMBERS:
        return NOBODY
    if TARGET <= number < TARGET + MAX_SEATS:
        number = TARGET + (number - TARGET - seat + players) % players
    return menu.places[number]


def number_at(menu: Menu, place: i64, seat: i64, players: i64) -> i64:
    """The other way round."""
    number: i64 = menu.numbers[place]
    if TARGET <= number < TARGET + MAX_SEATS:
        return TARGET + (number - TARGET + seat) % players
    return number
