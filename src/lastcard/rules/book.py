"""The book of a table: edition and options worked out into masks and tables, once, for the engine to look up.

A *slot* is a place in the deck sorted by text; a *kind* is a face, numbered for the edition. A two-sided card is
known by its light slot; the round's pairing has its dark slot.
"""

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules import actions
from lastcard.rules.bits import BIT, MAX_CARDS, WORD_BITS, zeros
from lastcard.rules.cards import Card
from lastcard.rules.edition import Edition, Side
from lastcard.rules.errors import BadOptions
from lastcard.rules.faces import (
    COLORLESS,
    COLORS,
    CREEPER,
    DANCE,
    DISCARD_ALL,
    DRAW,
    FLIP,
    MAX_AMOUNT,
    NUMBER,
    REVERSE_DRAW,
    WILD_DRAW,
    WILD_DRAW_COLOR,
    Face,
)
from lastcard.rules.options import Options, check_deck, settle_options

STACK_OFF: Final = 0
STACK_SAME: Final = 1
STACK_HIGHER: Final = 2
FACES_A_SIDE: Final = 128
MAX_COPIES: Final = 32
NOTHING: Final[vec[i64]] = zeros(0)


@final
class Book:
    def __init__(self, edition: Edition, options: Options, counts: list[dict[str, int]]) -> None:
        self.edition = edition
        self.options = options
        # All that later methods fill in stands here first: mypyc then knows that no attribute can be missing, and
        # does not look after it at every use.
        self.mercy: i64 = 0
        self.stacking: i64 = 0
        self.bluffing: bool = False
        self.restrained: bool = False
        self.limits: bool = False
        self.until_playable: bool = False
        self.force_play: bool = False
        self.voluntary: bool = False
        self.seven_zero: bool = False
        self.play_on: bool = False
        self.peek: bool = False
        self.reverse_skips: bool = False
        self.wilds_match: bool = False
        self.no_wild_finish: bool = False
        self.last_card_wins: bool = False
        self.last_draws: bool = False
        self.effect: vec[i64] = NOTHING
        self.amount: vec[i64] = NOTHING
        self.number: vec[i64] = NOTHING
        self.points: vec[i64] = NOTHING
        self.color: vec[i64] = NOTHING
        self.color_ids: vec[i64] = NOTHING
        self.has_creepers: bool = False
        self.judged: vec[i64] = NOTHING
        self.answerable: vec[i64] = NOTHING
        self.kind_of: vec[i64] = NOTHING
        self.word: vec[i64] = NOTHING
        self.bit: vec[i64] = NOTHING
        self.home: vec[i64] = NOTHING
        self.start: vec[i64] = NOTHING
        self.kind_mask: vec[i64] = NOTHING
        self.color_mask: vec[i64] = NOTHING
        self.number_mask: vec[i64] = NOTHING
        self.judged_mask: vec[i64] = NOTHING
        self.stack_mask: vec[i64] = NOTHING
        self.match: vec[i64] = NOTHING
        self.copies: vec[i64] = NOTHING
        self.again: vec[i64] = NOTHING
        self.sides: i64 = len(counts)
        self.size: i64 = sum(counts[0].values())
        self.words: i64 = 0
        self.light_kinds: i64 = 0
        self.faces: list[Face] = []
        for side, printed in enumerate(edition.sides):
            if side == 1:
                self.light_kinds = len(self.faces)
            self.faces += faces_of(edition, printed, counts[side])
        if self.sides == 1:
            self.light_kinds = len(self.faces)
        self.cards: list[Card] = [Card(face.text) for face in self.faces]
        self.kind_by_text: list[dict[str, int]] = [
            {face.text: kind for kind, face in enumerate(self.faces) if kind < self.light_kinds},
            {face.text: kind for kind, face in enumerate(self.faces) if kind >= self.light_kinds},
        ]
        self._copy_options(options)
        self._copy_faces()
        self._lay_out(counts)
        self._make_masks()
        self.texts: dict[int, actions.Action] = actions.texts_of(self.faces)
        self.ids: list[dict[str, int]] = [actions.ids_of(self.kind_by_text[side]) for side in range(len(counts))]

    def _copy_options(self, options: Options) -> None:
        """Options that the engine asks at every step, as plain machine values."""
        challenges = self.edition.challenges
        self.mercy = options.mercy
        self.stacking = ("off", "same", "higher").index(options.stacking)
        self.bluffing = challenges and options.bluffing
        self.restrained = challenges and not options.bluffing
        """Draw wilds may be played only rightly (GEN-12 with `bluffing` off)."""
        self.limits = self.restrained or options.no_wild_finish
        self.until_playable = options.draw_until_playable
        self.force_play = options.force_play
        self.voluntary = options.voluntary_draw
        self.seven_zero = options.seven_zero
        self.play_on = options.play_on
        self.peek = options.peek
        self.reverse_skips = options.reverse_skips
        self.wilds_match = options.wilds_match
        self.no_wild_finish = options.no_wild_finish
        self.last_card_wins = self.edition.last_card_wins
        self.last_draws = self.edition.unscored_draws or options.scoring != "none"

    def _copy_faces(self) -> None:
        faces = self.faces
        side_colors = [side.colors for side in self.edition.sides]
        self.effect = vec[i64]([face.effect for face in faces])
        self.amount = vec[i64]([face.amount for face in faces])
        self.number = vec[i64]([face.number for face in faces])
        self.points = vec[i64]([face.points for face in faces])
        self.color = vec[i64](
            [
                side_colors[0 if kind < self.light_kinds else 1].index(face.color) if face.color else COLORLESS
                for kind, face in enumerate(faces)
            ]
        )
        self.color_ids = vec[i64]([actions.COLOR + COLORS.index(letter) for colors in side_colors for letter in colors])
        """Action numbers of the four colours of each side."""
        self.has_creepers = any(face.effect == CREEPER for face in faces)
        judged = self.edition.challenges
        self.judged = vec[i64]([1 if judged and face.effect in (WILD_DRAW, WILD_DRAW_COLOR) else 0 for face in faces])
        """Kinds under the colour rule (GEN-11, TF-08, TF-09)."""
        self.answerable = vec[i64](
            [
                1 if (face.amount and self.stacking != STACK_OFF) or (self.judged[kind] and self.bluffing) else 0
                for kind, face in enumerate(faces)
            ]
        )

    def _lay_out(self, counts: list[dict[str, int]]) -> None:
        """Slots in the order of the texts: a light face is followed by `/` in a whole card's text.

        A word of a hand holds whole kinds only, so that copies of a face are neighbours in it.
        """
        self.kind_of = zeros(len(counts) * self.size)
        self.word = zeros(len(counts) * self.size)
        self.bit = zeros(len(counts) * self.size)
        self.home = zeros(len(self.faces))
        """The word in which all copies of a kind are."""
        starts: list[list[int]] = []
        for side, deck in enumerate(counts):
            end = "/" if side == 0 and len(counts) == 2 else ""
            slot = 0
            starts.append([0])
            for written in sorted(text + end for text in deck):
                text = written.removesuffix("/")
                if slot + deck[text] - starts[side][-1] > WORD_BITS:
                    starts[side].append(slot)
                for _ in range(deck[text]):
                    at = side * self.size + slot
                    self.kind_of[at] = self.kind_by_text[side][text]
                    self.word[at] = len(starts[side]) - 1
                    self.home[self.kind_of[at]] = self.word[at]
                    self.bit[at] = BIT[slot - starts[side][-1]]
                    slot += 1
        self.words = max(len(start) for start in starts)
        self.start = vec[i64]([at for start in starts for at in start + [0] * (self.words - len(start))])
        """The slot with which each word of a side begins."""

    def _make_masks(self) -> None:
        kinds, words, sides = len(self.faces), self.words, self.sides
        self.kind_mask = zeros(kinds * words)
        self.color_mask = zeros(sides * 5 * words)
        self.number_mask = zeros(sides * 10 * words)
        self.judged_mask = zeros(sides * words)
        self.stack_mask = zeros(sides * (MAX_AMOUNT + 1) * words)
        self.match = zeros((kinds + sides * 4) * words)
        self.copies = zeros(sides * words)
        """One less than the most copies of a face in each word."""
        self.again = zeros(sides * words * MAX_COPIES)
        """Slots that have a copy of the same face so many places before them."""
        for side in range(sides):
            for slot in range(self.size):
                self._enter(side, slot)
        self._join_matches()

    def _enter(self, side: int, slot: int) -> None:
        """One slot into every mask it belongs to."""
        at = side * self.size + slot
        words, word, bit, kind = self.words, self.word[at], self.bit[at], self.kind_of[at]
        face = self.faces[kind]
        self.kind_mask[kind * words + word] |= bit
        self.color_mask[(side * 5 + self.color[kind]) * words + word] |= bit
        if face.number >= 0:
            self.number_mask[(side * 10 + face.number) * words + word] |= bit
        if self.judged[kind]:
            self.judged_mask[side * words + word] |= bit
        for back in range(1, min(slot + 1, MAX_COPIES)):
            if self.kind_of[at - back] == kind:
                self.again[(side * words + word) * MAX_COPIES + back] |= bit
                self.copies[side * words + word] = max(self.copies[side * words + word], back)
        for amount in range(1, face.amount + 1):
            if amount == face.amount or self.stacking == STACK_HIGHER:
                self.stack_mask[(side * (MAX_AMOUNT + 1) + amount) * words + word] |= bit

    def _join_matches(self) -> None:
        """GEN-04: what goes on a coloured face, and on a wild for which a colour was named."""
        kinds, words = len(self.faces), self.words
        for side in range(self.sides):
            wild = (side * 5 + COLORLESS) * words
            for color in range(4):
                base = (side * 5 + color) * words
                for word in range(words):
                    self.match[(kinds + side * 4 + color) * words + word] = (
                        self.color_mask[base + word] | self.color_mask[wild + word]
                    )
        for kind, face in enumerate(self.faces):
            if not face.color:
                continue
            side = 0 if kind < self.light_kinds else 1
            named = (kinds + side * 4 + self.color[kind]) * words
            for word in range(words):
                mask = self.match[named + word]
                for other in self.kind_by_text[side].values():
                    if self.faces[other].symbol == face.symbol:
                        mask |= self.kind_mask[other * words + word]
                self.match[kind * words + word] = mask

    def colors_of(self, side: int) -> str:
        return self.edition.sides[side].colors


def faces_of(edition: Edition, side: Side, counts: dict[str, int]) -> list[Face]:
    """The edition's own faces first, so that their numbers do not move when a table adds others."""
    own = sorted(side.deck)
    added = sorted(text for text in counts if text not in side.deck)
    faces: list[Face] = []
    for text in own + added:
        face = Face(text)
        symbol = face.symbol
        faces.append(Face(text, edition.points.get(symbol, -1), edition.rules.get(symbol, "")))
    return faces


def counted_decks(edition: Edition, changed: dict[str, int]) -> list[dict[str, int]]:
    """How often each face is in the deck, side by side, with the table's changes.

    A colour belongs to the sides that have it, a wild to the sides that print it. A wild that no side prints goes on
    the light side, the dark side or both, whichever leaves as many light faces as dark ones.
    """
    counts = [dict(side.deck) for side in edition.sides]
    strange: dict[str, int] = {}
    for text, count in changed.items():
        face = read_added(text, edition)
        homes = [
            k for k, side in enumerate(edition.sides) if text in side.deck or (face.color and face.color in side.colors)
        ]
        if face.color and not homes:
            raise BadOptions("options-deck-card", {"card": text, "edition": edition.id})
        if not homes:
            strange[text] = count
        for side in homes:
            counts[side][text] = count
    more = sum(strange.values())
    totals = [sum(deck.values()) for deck in counts]
    for side, deck in enumerate(counts):
        if len(counts) == 1 or totals[side] + more == totals[1 - side] or totals[0] == totals[1]:
            deck.update(strange)
    check_counts(counts)
    return counts


def read_added(text: str, edition: Edition) -> Face:
    try:
        face = Face(text)
    except KeyError:
        raise BadOptions("options-deck-card", {"card": text, "edition": edition.id}) from None
    if face.effect == FLIP and len(edition.sides) == 1:
        raise BadOptions("options-deck-flip", {"card": text, "edition": edition.id})
    return face


def check_counts(counts: list[dict[str, int]]) -> None:
    for deck in counts:
        for text, count in deck.items():
            if count > MAX_COPIES:
                raise BadOptions("options-deck-count", {"card": text, "value": count})
    totals = [sum(deck.values()) for deck in counts]
    if len(set(totals)) > 1:
        raise BadOptions("options-deck-sides", {"light": totals[0], "dark": totals[1]})
    if totals[0] > MAX_CARDS:
        raise BadOptions("options-deck-large", {"count": totals[0], "most": MAX_CARDS})
    if totals[0] < 1:
        raise BadOptions("options-deck-small", {"count": totals[0], "players": 2, "hand_size": 1})
    if any(len(deck) > FACES_A_SIDE for deck in counts):
        raise BadOptions("options-deck-faces", {"most": FACES_A_SIDE})


def idle_options(edition: Edition, counts: list[dict[str, int]]) -> dict[str, str]:
    """Options that can do nothing with this edition and deck, each with the reason."""
    faces = [Face(text) for deck in counts for text, count in deck.items() if count]
    effects = {face.effect for face in faces}
    idle: dict[str, str] = {}
    if not edition.challenges or not effects & {WILD_DRAW, WILD_DRAW_COLOR}:
        idle["bluffing"] = "options-idle-bluffing"
    if not edition.wilds_match:
        idle["wilds_match"] = "options-idle-wilds_match"
    if len(edition.sides) == 1:
        idle["peek"] = "options-idle-peek"
    if len(edition.sides) == 2 or not any(face.effect == NUMBER and face.number in (0, 7) for face in faces):
        idle["seven_zero"] = "options-idle-seven_zero"
    if DANCE not in effects:
        idle["dance_costs_turn"] = "options-idle-dance"
        idle["dance_vote"] = "options-idle-dance"
    if DISCARD_ALL not in effects:
        idle["discard_all"] = "options-idle-discard_all"
    return idle


def check_stacking(book: Book) -> None:
    if book.stacking != STACK_OFF and not any(face.effect in (DRAW, WILD_DRAW, REVERSE_DRAW) for face in book.faces):
        raise BadOptions("options-idle-stacking", {"option": "stacking"})


def open_book(edition: Edition, given: dict[str, object]) -> Book:
    """The book for these options; the same one each time, for it never changes."""
    return _open_book(BookKey(edition, given))


@final
class BookKey:
    def __init__(self, edition: Edition, given: dict[str, object]) -> None:
        self.edition = edition
        self.given = given
        self.text = repr(sorted((str(name), repr(value)) for name, value in given.items()))

    def __hash__(self) -> int:
        return hash((id(self.edition), self.text))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BookKey) and self.edition is other.edition and self.text == other.text


@lru_cache(maxsize=256)
def _open_book(key: BookKey) -> Book:
    edition, given = key.edition, key.given
    counts = counted_decks(edition, check_deck(given.get("deck", {})))
    options = settle_options(given, dict(edition.defaults), idle_options(edition, counts))
    book = Book(edition, options, counts)
    check_stacking(book)
    return book
