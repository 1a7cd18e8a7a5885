"""The book of a table: edition and options worked out into masks and tables, once, for the engine to look up.

A *slot* is a place in the deck sorted by text; a *kind* is a face, numbered for the edition. A two-sided card is
known by its light slot; the round's pairing has its dark slot.
"""

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model import actions
from lastcard.rules.model.bits import BIT, WORD_BITS, zeros
from lastcard.rules.model.cards import Card
from lastcard.rules.model.deck import MAX_COPIES, Counts, counted_decks, faces_of, features_of
from lastcard.rules.model.edition import Edition
from lastcard.rules.model.effect import Effect
from lastcard.rules.model.faces import COLORLESS, COLORS, MAX_AMOUNT, Face
from lastcard.rules.model.options import OPTIONS, Options, check_deck, settle_options

STACK_OFF: Final = 0
STACK_SAME: Final = 1
STACK_HIGHER: Final = 2

LAST_ANY: Final = 0
LAST_NO_WILD: Final = 1
LAST_NUMBER: Final = 2

WILDS_DIFFER: Final = 0
WILDS_MATCH: Final = 1
OTHER_WILDS_MATCH: Final = 2
NOTHING: Final[vec[i64]] = zeros(0)


@final
class Book:
    def __init__(self, edition: Edition, options: Options, counts: list[Counts]) -> None:
        self.edition = edition
        self.options = options
        # All attributes that later methods fill in are set here first: mypyc then knows that none can be missing,
        # and does not check at every use.
        self.mercy: i64 = 0
        self.hand_size: i64 = 0
        self.stacking: i64 = 0
        self.last_card: i64 = 0
        self.wilds_match: i64 = 0
        self.bluffing: bool = False
        self.restrained: bool = False
        self.limits: bool = False
        self.plain_turns: bool = False
        self.until_playable: bool = False
        self.force_play: bool = False
        self.voluntary: bool = False
        self.seven_zero: bool = False
        self.play_on: bool = False
        self.peek: bool = False
        self.jump_in: bool = False
        self.number_start: bool = False
        self.reverse_skips: bool = False
        self.tests_playable: bool = False
        self.flip_after_flip: bool = False
        self.shown_on_any_draw: bool = False
        self.last_card_wins: bool = False
        self.last_draws: bool = False
        self.amount: vec[i64] = NOTHING
        self.number: vec[i64] = NOTHING
        self.points: vec[i64] = NOTHING
        self.color: vec[i64] = NOTHING
        self.color_ids: vec[i64] = NOTHING
        self.has_shown: bool = False
        self.judged: vec[i64] = NOTHING
        self.answerable: vec[i64] = NOTHING
        self.plain: vec[i64] = NOTHING
        self.kind_of: vec[i64] = NOTHING
        self.word: vec[i64] = NOTHING
        self.bit: vec[i64] = NOTHING
        self.home: vec[i64] = NOTHING
        self.start: vec[i64] = NOTHING
        self.kind_mask: vec[i64] = NOTHING
        self.color_mask: vec[i64] = NOTHING
        self.number_mask: vec[i64] = NOTHING
        self.any_number_mask: vec[i64] = NOTHING
        self.turning_mask: vec[i64] = NOTHING
        self.laying_mask: vec[i64] = NOTHING
        self.stack_mask: vec[i64] = NOTHING
        self.match: vec[i64] = NOTHING
        self.copies: vec[i64] = NOTHING
        self.again: vec[i64] = NOTHING
        self.sides: i64 = len(counts)
        self.size: i64 = sum(counts[0].values())
        self.words: i64 = 0
        self.kinds: i64 = 0
        self.light_kinds: i64 = 0
        self.faces: list[Face] = []
        for side, printed in enumerate(edition.sides):
            if side == 1:
                self.light_kinds = len(self.faces)
            self.faces += faces_of(edition, printed, counts[side])
        self.kinds = len(self.faces)
        if self.sides == 1:
            self.light_kinds = self.kinds
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
        """Copy the options that the engine reads at every step to plain machine values."""
        challenges = self.edition.challenges
        bluffing = options.values["bluffing"]
        self.mercy = options.number("mercy")
        self.hand_size = options.number("hand_size")
        self.stacking = ("off", "same", "higher").index(options.text("stacking"))
        self.bluffing = challenges and bluffing is True
        self.restrained = challenges and bluffing is False
        """Nobody may bluff (GEN-12 with `bluffing` off)."""
        self.last_card = ("any", "no_wild", "number").index(options.text("last_card"))
        self.limits = self.restrained or self.last_card != LAST_ANY
        self.plain_turns = not options.is_on("peek")
        """On a turn one can only draw or play a face: whole cards are not named."""
        self.until_playable = options.is_on("draw_until_playable")
        self.force_play = options.is_on("force_play")
        self.voluntary = options.is_on("voluntary_draw")
        self.seven_zero = options.is_on("seven_zero")
        self.play_on = options.is_on("play_on")
        self.peek = options.is_on("peek")
        self.jump_in = options.is_on("jump_in")
        self.number_start = options.is_on("number_start")
        self.reverse_skips = options.text("two_player_reverse") == "skip"
        wilds = options.values["wilds_match"]
        self.wilds_match = OTHER_WILDS_MATCH if wilds == "other" else WILDS_MATCH if wilds else WILDS_DIFFER
        self.tests_playable = options.text("challenge_test") == "playable"
        self.flip_after_flip = options.is_on("flip_after_flip")
        self.shown_on_any_draw = options.text("creeper_on") == "any"
        self.last_card_wins = self.edition.last_card_wins
        self.last_draws = self.edition.unscored_draws or options.text("scoring") != "none"

    def _copy_faces(self) -> None:
        faces = self.faces
        side_colors = [side.colors for side in self.edition.sides]
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
        self.has_shown = any(face.effect.is_shown_when_drawn for face in faces)
        judged = self.bluffing or self.restrained
        self.judged = vec[i64]([1 if judged and face.effect.is_bluffable else 0 for face in faces])
        """Kinds under the colour rule (GEN-11, TF-08, TF-09)."""
        self.answerable = vec[i64](
            [
                1
                if (face.effect.is_draw and self.stacking != STACK_OFF) or (self.judged[kind] and self.bluffing)
                else 0
                for kind, face in enumerate(faces)
            ]
        )
        self.plain = vec[i64]([1 if face.effect.is_number and not self._swaps(face) else 0 for face in faces])
        """Kinds that do nothing but pass the turn on."""

    def _swaps(self, face: Face) -> bool:
        """Return whether a card swaps hands or passes them on at this table (NM-05)."""
        return self.seven_zero and face.number in (0, 7)

    def _lay_out(self, counts: list[Counts]) -> None:
        """Number the slots in the order of whole cards' texts, in which a light face is followed by `/`.

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
        self.any_number_mask = zeros(sides * words)
        self.turning_mask = zeros(sides * words)
        """Cards that may be played right after one like them, whatever that uncovered (TF-04)."""
        self.laying_mask = zeros(sides * words)
        """Cards on which another one is laid."""
        self.stack_mask = zeros(sides * (MAX_AMOUNT + 1) * words)
        self.match = zeros((kinds + sides * 4) * words)
        self.copies = zeros(sides * words)
        """One less than the most copies of a face in each word."""
        self.again = zeros(sides * words * MAX_COPIES)
        """Slots that have a copy of the same face a given number of places before them."""
        for side in range(sides):
            for slot in range(self.size):
                self._enter(side, slot)
        self._join_matches()

    def _enter(self, side: int, slot: int) -> None:
        """Enter a slot into every mask it belongs to."""
        at = side * self.size + slot
        words, word, bit, kind = self.words, self.word[at], self.bit[at], self.kind_of[at]
        face = self.faces[kind]
        self.kind_mask[kind * words + word] |= bit
        self.color_mask[color_row(side, self.color[kind], words) + word] |= bit
        if face.number >= 0:
            self.number_mask[(side * 10 + face.number) * words + word] |= bit
            self.any_number_mask[side * words + word] |= bit
        if face.effect.turns_over and self.flip_after_flip:
            self.turning_mask[side * words + word] |= bit
        if actions.LAYING in face.effect.asks:
            self.laying_mask[side * words + word] |= bit
        for back in range(1, min(slot + 1, MAX_COPIES)):
            if self.kind_of[at - back] == kind:
                self.again[(side * words + word) * MAX_COPIES + back] |= bit
                self.copies[side * words + word] = max(self.copies[side * words + word], back)
        for amount in range(1, face.amount + 1 if face.effect.is_draw else 1):
            if amount == face.amount or self.stacking == STACK_HIGHER:
                self.stack_mask[(side * (MAX_AMOUNT + 1) + amount) * words + word] |= bit

    def _join_matches(self) -> None:
        """Work out what may be played on each coloured face, and on wilds of each named colour (GEN-04)."""
        kinds, words = len(self.faces), self.words
        for side in range(self.sides):
            wild = color_row(side, COLORLESS, words)
            for color in range(4):
                base = color_row(side, color, words)
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

    def wild_mask(self, side: i64, word: i64) -> i64:
        """Return the wilds in a word of a side."""
        return self.color_mask[color_row(side, COLORLESS, self.words) + word]

    def colors_of(self, side: int) -> str:
        return self.edition.sides[side].colors

    def effect_of(self, kind: i64) -> Effect:
        return self.faces[kind].effect

    def cite_option(self, option: str) -> str:
        """Return the printed rule that an option stands for if this edition has it, else the option's name."""
        return self.cite(OPTIONS[option].rule, option)

    def cite(self, rule: str, otherwise: str) -> str:
        """Return a rule if this edition has it, else what stands for it here: a common rule or an option's name."""
        return rule if rule in self.edition.rule_ids else otherwise


def color_row(side: i64, color: i64, words: i64) -> i64:
    """Return where the cards of a colour, or the wilds for COLORLESS, begin in `Book.color_mask`."""
    return (side * 5 + color) * words


def open_book(edition: Edition, given: dict[str, object]) -> Book:
    """Return the book for these options: the same object each time, as a book never changes."""
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
    return Book(edition, settle_options(given, dict(edition.defaults), features_of(edition, counts)), counts)
