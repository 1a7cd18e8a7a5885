"""What a seat may know as rows of bytes, eight to a word, for learners. `docs/environments.md` has the layout.

Only what `views.py` shows is written here, and a test compares the two at every decision.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.lab.asking import ASKED, JUMPING, Hearing, list_asked
from lastcard.lab.menu import Menu, place_of
from lastcard.rules.model.actions import ANSWER, DRAWN, SHEDDING, TURN, VOTE
from lastcard.rules.model.bits import BIT, lowest
from lastcard.rules.model.book import Book
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import NOBODY, State, back_of, kind_of

MOST: Final = 127
"""Larger numbers are written as this, but for the pile and the cards stacked up, which have a byte up to 255."""
SEATED: Final = ("counts", "exposed", "asked", "subject")


@final
class Layout:
    """Where everything is. Blocks of cards have a byte for each kind, filled up to whole words."""

    def __init__(self, book: Book, players: i64) -> None:
        self.players: i64 = players
        self.wide: i64 = (len(book.faces) + 7) // 8
        """Words of a block of cards."""
        self.hand: i64 = 0
        self.thrown: i64 = self.wide
        self.top: i64 = 2 * self.wide
        self.drawn: i64 = 3 * self.wide
        self.next: i64 = 4 * self.wide
        self.known: i64 = (3 + book.sides) * self.wide
        self.table: i64 = self.known + (players - 1) * self.wide
        self.seated: i64 = self.table + 3
        self.words: i64 = self.seated + (len(SEATED) * players + 7) // 8

    def fields(self, book: Book) -> dict[str, tuple[int, int]]:
        """Name of each field, first byte and how many bytes."""
        kinds = len(book.faces)
        found = {"hand": (self.hand * 8, kinds), "discard": (self.thrown * 8, kinds), "top": (self.top * 8, kinds)}
        found["drawn"] = (self.drawn * 8, kinds)
        if book.sides == 2:
            found["next_other"] = (self.next * 8, kinds)
        for other in range(self.players - 1):
            found[f"known +{other + 1}"] = ((self.known + other * self.wide) * 8, kinds)
        at = int(self.table) * 8
        for name, count in (("pile", 1), ("pending", 1), ("color", 4), ("side", 1), ("clockwise", 1)):
            found[name] = (at, count)
            at += count
        found["decision"] = (at, len(ASKED) - 1)
        found["votes"] = (at + len(ASKED) - 1, 2)
        at = int(self.seated) * 8
        for name in SEATED:
            found[name] = (at, int(self.players))
            at += int(self.players)
        return found


def put(out: vec[i64], at: i64, place: i64, count: i64) -> None:
    """Add to a byte, counted from word `at` on."""
    out[at + (place >> 3)] += BIT[(place & 7) << 3] * count


def put_cards(book: Book, side: i64, cards: vec[i64], first: i64, out: vec[i64], at: i64) -> None:
    """A hand's words from `first` on, each card at its kind."""
    for word in range(book.words):
        held: i64 = cards[first + word]
        if held:
            base: i64 = side * book.size + book.start[side * book.words + word]
            while held:
                put(out, at, book.kind_of[base + lowest(held)], 1)
                held &= held - 1


def put_known(state: State, holder: i64, viewer: i64, out: vec[i64], at: i64) -> None:
    """Cards that one has seen in somebody's hand; in flip, for players, all of them from behind (TF-01)."""
    book = state.book
    if book.sides == 2 and viewer < state.players:
        put_cards(book, 1 - state.side, state.backs, holder * book.words, out, at)
    elif not state.opened & BIT[holder]:
        return
    seen = state.knows
    bit: i64 = BIT[viewer]
    base: i64 = state.side * book.size
    for word in range(book.words):
        held: i64 = state.hands[holder * book.words + word]
        first: i64 = book.start[state.side * book.words + word]
        while held:
            slot: i64 = first + lowest(held)
            held &= held - 1
            card: i64 = slot
            if state.side:
                card = state.pair[book.size + slot]
            if seen[base + card] & bit:
                put(out, at, book.kind_of[base + slot], 1)


def put_discard(hearing: Hearing, viewer: i64, out: vec[i64], at: i64) -> None:
    state = hearing.state
    book = state.book
    if book.sides == 2:
        base: i64 = state.side * book.size
        for place in range(state.discard_count):
            card: i64 = state.discard[place]
            if state.knows[base + card] & BIT[viewer]:
                put(out, at, kind_of(state, card), 1)
        return
    count_discard(hearing)
    thrown = hearing.thrown
    for word in range(len(thrown)):
        out[at + word] = thrown[word]


def count_discard(hearing: Hearing) -> None:
    """Keeps count of a one-sided discard pile. Cards come on top or right under it, or all but the top one go."""
    state = hearing.state
    if hearing.shuffles != state.shuffles:
        hearing.shuffles = state.shuffles
        for word in range(len(hearing.thrown)):
            hearing.thrown[word] = 0
        hearing.counted = 0
    elif hearing.counted == state.discard_count:
        return
    elif hearing.counted:
        hearing.counted -= 1
        put(hearing.thrown, 0, hearing.last, -1)
    kind: i64 = 0
    while hearing.counted < state.discard_count:
        kind = state.book.kind_of[state.discard[hearing.counted]]
        put(hearing.thrown, 0, kind, 1)
        hearing.counted += 1
    hearing.last = kind


def put_table(layout: Layout, hearing: Hearing, seat: i64, out: vec[i64], at: i64) -> None:
    """What lies in the middle, what is asked, and of whom. Nobody else learns of a drawn card or a jump."""
    state = hearing.state
    middle: i64 = state.pile_count + BIT[48] * state.side
    if state.decision in (ANSWER, VOTE):
        middle += BIT[8] * (min(255, state.pending))
    if state.color != COLORLESS:
        middle += BIT[16 + 8 * state.color]
    if state.direction > 0:
        middle += BIT[56]
    out[at + layout.table] = middle
    kind: i64 = hearing.kind
    asked: i64 = hearing.seat
    if kind == JUMPING and asked != seat:
        kind = TURN
        asked = state.seat
    if kind == DRAWN and asked != seat:
        kind = TURN
    if kind:
        put(out, at + layout.table + 1, kind - 1, 1)
    if state.decision == VOTE:
        put(out, at + layout.table + 2, 4, state.ayes)
        put(out, at + layout.table + 2, 5, state.noes)
    subject: i64 = hearing.subject
    if subject == NOBODY and state.decision in (SHEDDING, VOTE):
        subject = state.target
    players: i64 = state.players
    base: i64 = at + layout.seated
    other: i64 = seat
    other = max(other, 0)
    for step in range(players):
        size: i64 = state.sizes[other]
        put(out, base, step, min(MOST, size))
        if state.exposed & BIT[other]:
            put(out, base, players + step, 1)
        if other == asked and kind:
            put(out, base, 2 * players + step, 1)
        if other == subject:
            put(out, base, 3 * players + step, 1)
        other += 1
        if other == players:
            other = 0


def observe(layout: Layout, hearing: Hearing, seat: i64, out: vec[i64], at: i64) -> None:
    """All that a seat knows, or, as NOBODY, a spectator, to whom seat 0 is the first of the others."""
    state = hearing.state
    book = state.book
    for word in range(layout.words):
        out[at + word] = 0
    viewer: i64 = seat
    first: i64 = seat
    if seat < 0:
        viewer = state.players
        first = 0
        put_known(state, 0, viewer, out, at + layout.hand)
    else:
        put_cards(book, state.side, state.hands, seat * book.words, out, at + layout.hand)
        if book.sides == 2:
            put_behind(state, seat, layout, out, at)
    put_discard(hearing, viewer, out, at + layout.thrown)
    put(out, at + layout.top, state.top, 1)
    if state.decision == DRAWN and state.seat == seat:
        put(out, at + layout.drawn, kind_of(state, state.drawn), 1)
    if state.opened or book.sides == 2:
        for step in range(1, state.players):
            other: i64 = (first + step) % state.players
            put_known(state, other, viewer, out, at + layout.known + (step - 1) * layout.wide)
    put_table(layout, hearing, seat, out, at)


def put_behind(state: State, seat: i64, layout: Layout, out: vec[i64], at: i64) -> None:
    """Flip: the next card to draw from behind and, with `peek`, one's own cards."""
    book = state.book
    if book.peek:
        put_cards(book, 1 - state.side, state.backs, seat * book.words, out, at + layout.hand)
    if state.pile_count:
        put(out, at + layout.next, back_of(state, state.pile[state.pile_count - 1]), 1)


def mask(menu: Menu, hearing: Hearing, out: vec[i64], at: i64) -> None:
    """A byte for each action of the menu, 1 if the seat that is asked may take it."""
    for word in range((menu.size + 7) >> 3):
        out[at + word] = 0
    count: i64 = list_asked(hearing, hearing.room)
    for listed in range(count):
        place: i64 = place_of(menu, hearing.room[listed], hearing.seat, hearing.state.players)
        if place != NOBODY:
            put(out, at, place, 1)
