"""What the history says of each hand: which cards came and went when, and what was done with it in between.

A hand is followed back to where it was turned over or changed owners. Moments are places in the history.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.bits import zeros
from lastcard.rules.model.book import Book
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR
from lastcard.rules.model.faces import COLORLESS, MAX_AMOUNT
from lastcard.rules.model.history import PastAction
from lastcard.rules.text.views import View
from lastcard.search.habits import PASSING
from lastcard.search.past_tables import PastTable, thrown_before

# What was seen of a hand.
PLAYED: Final = 0
"""A card was played, or with PASSING none, when others might have been."""
ANSWERED: Final = 1
"""A card was stacked, or with PASSING the attack accepted."""
NAMED: Final = 2
KEPT: Final = 3
"""What was drawn was not played."""
HOLDS: Final = 4
LACKS: Final = 5

MOST_SEEN: Final = 28
"""Number of the latest things seen of a hand that are weighed."""
NEVER: Final = 1 << 20
FROM_START: Final = -1
SMALL: Final = 2
NO_CHANCES: Final[vec[float]] = vec[float]()


@final
class Deed:
    """Something that was seen of a hand."""

    def __init__(self, sort: i64, moment: i64, kind: i64, color: i64, fits: i64, table: PastTable) -> None:
        self.sort: i64 = sort
        self.moment: i64 = moment
        self.kind: i64 = kind
        """What was played; for KEPT the moment of the draw."""
        self.color: i64 = color
        self.fits: i64 = fits
        """Where the table begins of what might have been played."""
        self.table: PastTable = table
        self.next_small: bool = 0 < table.size_after(1) <= SMALL
        self.smallest: i64 = table.smallest()
        self.given: i64 = table.size_after(-1)
        self.keys: vec[i64] = zeros(0)
        """Hands of which it is known how likely this is, and the chances with either style (hand_reading.py)."""
        self.chances: vec[float] = NO_CHANCES
        self.rivals: vec[float] = NO_CHANCES
        """What was worked out of the others' strength (outlook.py)."""


@final
class PastHand:
    """A hand's cards that came and went, and what was seen of it since it was last turned over or changed owners."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.came: list[int] = []
        """A moment for each card that came."""
        self.gone: list[int] = []
        """The kinds of cards that left, and when; `drawn` is when one came that was played at once, or NEVER."""
        self.left: list[int] = []
        self.drawn: list[int] = []

    def forget(self) -> None:
        """Begin anew: it is another hand now."""
        self.deeds = []
        self.came = []
        self.gone = []
        self.left = []
        self.drawn = []


@final
class PastHands:
    """The past of every hand at a table, from a view."""

    def __init__(self, view: View, book: Book, side: int) -> None:
        self.view = view
        self.book = book
        self.side = side
        self.kinds: i64 = len(book.faces)
        self.hands: list[PastHand] = [PastHand() for _ in range(view.players)]
        self.choices: list[tuple[int, Deed]] = []
        """Every choice that was seen, and whose: also those of hands that have been swapped or turned over since."""
        self.tables: dict[int, int] = {}
        self.fits: list[int] = []
        """Tables of what fits, a number for each kind."""
        self.sizes: list[list[int]] = []
        """How large the hands were before each entry."""
        self.directions: list[int] = []
        self._follow_sizes()
        self.thrown: list[list[int]] = thrown_before(view, book, side, self.sizes)
        for moment in range(len(view.history)):
            self._read(moment, view.history[moment])

    def _follow_sizes(self) -> None:
        """Go back from the counts of today."""
        sizes = list(self.view.counts)
        direction = self.view.direction
        for past in reversed(self.view.history):
            verb, _, what = past.action.partition(" ")
            seat = past.seat
            if verb in ("play", "jump", "lay", "shed", "discard"):
                sizes[seat] += 1
                if verb in ("play", "jump") and self._reverses(what):
                    direction = -direction
            elif verb in ("draw", "take"):
                sizes[seat] -= int(what)
            elif verb == "swap":
                other = int(what)
                sizes[seat], sizes[other] = sizes[other], sizes[seat]
            elif verb == "rotate":
                before = sizes.copy()
                for each in range(self.view.players):
                    sizes[each] = before[self._after(each, direction, before)]
            elif verb == "out":
                sizes[seat] = int(self.book.mercy)
            self.sizes.append(sizes.copy())
            self.directions.append(direction)
        self.sizes.reverse()
        self.directions.reverse()

    def _reverses(self, text: str) -> bool:
        for kinds in self.book.kind_by_text:
            if text in kinds:
                return self.book.effect_of(kinds[text]).reverses
        return False

    def _after(self, seat: int, direction: int, sizes: list[int]) -> int:
        for _ in range(self.view.players):
            seat = (seat + direction) % self.view.players
            if sizes[seat] > 0:
                return seat
        return seat

    def _kind(self, text: str) -> int:
        """Return the kind of a face on the side in play, or -1."""
        return self.book.kind_by_text[self.side].get(text, -1)

    def _read(self, moment: int, past: PastAction) -> None:
        verb, _, what = past.action.partition(" ")
        hand = self.hands[past.seat]
        if verb in ("play", "jump"):
            self._read_play(moment, past, self._kind(what))
        elif verb in ("lay", "shed", "discard"):
            self._leave(hand, self._kind(what), moment, NEVER)
            if verb == "lay":
                self._read_laid(moment, past, self._kind(what))
        elif verb == "draw":
            self._see(hand, PLAYED, moment, PASSING, past)
            hand.came += [moment] * int(what)
        elif verb == "take":
            hand.came += [moment] * int(what)
        elif verb == "pass":
            drawn = self._drawn_at(past.seat, moment)
            if drawn != NEVER and not self.book.until_playable:
                self._see(hand, KEPT, moment, drawn, past)
        elif verb == "accept":
            if self.book.stacking and self._kind(past.top) >= 0 and self.book.amount[self._kind(past.top)]:
                self._see(hand, ANSWERED, moment, PASSING, past)
        elif verb == "color":
            color = self.book.colors_of(self.side).find(what)
            if past.color is None and color >= 0:
                self._see(hand, NAMED, moment, color, past)
        elif verb == "swap":
            self.hands[past.seat].forget()
            self.hands[int(what)].forget()
        elif verb in ("flip", "rotate"):
            for each in self.hands:
                each.forget()
        elif verb == "out":
            hand.forget()

    def _drawn_at(self, seat: int, moment: int) -> int:
        """Return when a seat drew, if that is the last that it did before; NEVER otherwise."""
        for earlier in range(moment - 1, -1, -1):
            past = self.view.history[earlier]
            if past.seat == seat and past.action not in ("uno", "pass"):
                return earlier if past.action.startswith("draw ") else NEVER
        return NEVER

    def _read_play(self, moment: int, past: PastAction, kind: int) -> None:
        hand = self.hands[past.seat]
        drawn = self._drawn_at(past.seat, moment)
        at_once = (
            drawn != NEVER and past.action.startswith("play ") and not past.pending and self._is_next(moment, drawn)
        )
        if past.pending:
            self._see(hand, ANSWERED, moment, kind, past)
        elif not at_once and past.action.startswith("play "):
            self._see(hand, PLAYED, moment, kind, past)
        self._leave(hand, kind, moment, drawn if at_once else NEVER)
        if kind >= 0 and self.book.effect_of(kind).takes_along == ALL_OF_ITS_COLOR:
            self._read_discards(moment, kind)

    def _is_next(self, moment: int, drawn: int) -> bool:
        """Return whether nobody passed or took a turn between a draw and what was played."""
        for between in range(drawn + 1, moment):
            if self.view.history[between].action.partition(" ")[0] not in ("uno", "catch", "take"):
                return False
        return True

    def _leave(self, hand: PastHand, kind: int, moment: int, drawn: int) -> None:
        hand.gone.append(kind)
        hand.left.append(moment)
        hand.drawn.append(drawn)

    def _read_laid(self, moment: int, laid: PastAction, kind: int) -> None:
        """Learn from a card laid who holds its colour: they draw as many as the card on top makes them, nobody else."""
        top = self._kind(laid.top)
        if kind < 0 or top < 0:
            return
        taken = f"take {self.book.effect_of(top).cards}"
        after = self.view.history[moment + 1 : moment + 1 + self.view.players]
        hit = [past.seat for past in after if past.action == taken]
        for other in range(self.view.players):
            if other != laid.seat and self.sizes[moment][other] > 0:
                self._add(other, HOLDS if other in hit else LACKS, moment, int(self.book.color[kind]))

    def _read_discards(self, moment: int, kind: int) -> None:
        """Learn that whoever discards by colour has none of it left."""
        end = moment + 1
        history = self.view.history
        while end < len(history) and history[end].action.startswith("discard "):
            end += 1
        everybody = self.view.options.get(self.book.effect_of(kind).everyone_option) == "everyone"
        for seat in range(self.view.players):
            if everybody or seat == history[moment].seat:
                self._add(seat, LACKS, end, int(self.book.color[kind]))

    def _add(self, seat: int, sort: int, moment: int, color: int) -> None:
        self.hands[seat].deeds.append(Deed(sort, moment, 0, color, 0, self._table_at(moment, seat, 0, color)))

    def _table_at(self, moment: int, seat: int, top: int, color: int) -> PastTable:
        """Return what everybody could see before an entry, or after the last."""
        at = min(moment, len(self.sizes) - 1)
        pending = self.view.history[at].pending
        return PastTable(seat, self.directions[at], self.sizes[at], top, color, pending, self.thrown[at])

    def _see(self, hand: PastHand, sort: int, moment: int, kind: int, past: PastAction) -> None:
        """Add a choice that was made with a hand."""
        top = self._kind(past.top)
        if top < 0:
            return
        color = COLORLESS if past.color is None else self.book.colors_of(self.side).find(past.color)
        if sort != NAMED and (color < 0 or color == COLORLESS):
            return
        fits = self._table(sort, top, color) if sort != NAMED else 0
        deed = Deed(sort, moment, kind, color, fits, self._table_at(moment, past.seat, top, color))
        hand.deeds.append(deed)
        if sort <= NAMED:
            self.choices.append((past.seat, deed))

    def _table(self, sort: int, top: int, color: int) -> int:
        """Return where the table begins of what fits on a card and its colour, or answers it."""
        key = (sort == ANSWERED) * 100_000 + top * 10 + color
        if key not in self.tables:
            self.tables[key] = len(self.fits)
            book = self.book
            words: i64 = book.words
            at: i64 = top * words
            if book.color[top] == COLORLESS:
                at = (len(book.faces) + self.side * 4 + color) * words
            stack: i64 = (self.side * (MAX_AMOUNT + 1) + book.amount[top]) * words
            for kind in range(len(book.faces)):
                home: i64 = book.home[kind]
                mask: i64 = book.stack_mask[stack + home] if sort == ANSWERED else book.match[at + home]
                on_side = (kind >= book.light_kinds) == (self.side == 1)
                self.fits.append(1 if on_side and mask & book.kind_mask[kind * words + home] else 0)
        return self.tables[key]

    def table_of_fits(self) -> vec[i64]:
        """Return all tables as one packed vector."""
        return vec[i64](self.fits) if self.fits else zeros(1)
