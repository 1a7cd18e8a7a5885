"""Observations for learners: what a seat may know as a row of bytes, eight to a word (docs/environments.md).

Only what `rules/text/views.py` shows is written here, and a test compares the two at every decision.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.model.actions import ANSWER, DRAWN, SHEDDING, TURN, VOTE
from lastcard.rules.model.bits import BIT, lowest
from lastcard.rules.model.book import Book
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import NOBODY, State, back_of, kind_of
from lastcard.simulation.action_space import ActionSpace
from lastcard.simulation.past_rows import LACKED, put_lacks, put_past
from lastcard.simulation.sequential import JUMPING, QUESTIONS, SequentialRound

MOST: Final = 127
"""Larger numbers are written as this, but for the pile and the cards stacked up, which have a byte up to 255."""
SEATED: Final = ("counts", "exposed", "asked", "subject")


@final
class Layout:
    """Where each field of an observation begins. A block of cards has a byte for each kind, padded to whole words."""

    def __init__(self, book: Book, players: i64, history: i64 = 0) -> None:
        self.players: i64 = players
        self.history: i64 = history
        """How many events it holds; with none it does not hold what draws say either."""
        self.wide: i64 = (len(book.faces) + 7) // 8
        """Words of a block of cards."""
        self.hand: i64 = 0
        self.discard: i64 = self.wide
        self.top: i64 = 2 * self.wide
        self.drawn: i64 = 3 * self.wide
        self.next: i64 = 4 * self.wide
        self.known: i64 = (3 + book.sides) * self.wide
        self.table: i64 = self.known + (players - 1) * self.wide
        self.seated: i64 = self.table + 3
        self.lacks: i64 = self.seated + (len(SEATED) * players + 7) // 8
        self.past: i64 = self.lacks
        if history:
            self.past += (LACKED * players + 7) // 8
        self.words: i64 = self.past + history

    def fields(self, book: Book) -> dict[str, tuple[int, int]]:
        """Return the first byte and the number of bytes of each field, by its name."""
        kinds = len(book.faces)
        found = {"hand": (self.hand * 8, kinds), "discard": (self.discard * 8, kinds), "top": (self.top * 8, kinds)}
        found["drawn"] = (self.drawn * 8, kinds)
        if book.sides == 2:
            found["next_other"] = (self.next * 8, kinds)
        for other in range(self.players - 1):
            found[f"known +{other + 1}"] = ((self.known + other * self.wide) * 8, kinds)
        at = int(self.table) * 8
        for name, count in (("pile", 1), ("pending", 1), ("color", 4), ("side", 1), ("clockwise", 1)):
            found[name] = (at, count)
            at += count
        found["decision"] = (at, len(QUESTIONS) - 1)
        found["votes"] = (at + len(QUESTIONS) - 1, 2)
        at = int(self.seated) * 8
        for name in SEATED:
            found[name] = (at, int(self.players))
            at += int(self.players)
        if self.history:
            found["lacks"] = (int(self.lacks) * 8, LACKED * int(self.players))
            found["history"] = (int(self.past) * 8, 8 * int(self.history))
        return found


def put(out: vec[i64], at: i64, place: i64, count: i64) -> None:
    """Add `count` to the byte at `place`, counted from word `at` on."""
    out[at + (place >> 3)] += BIT[(place & 7) << 3] * count


def put_cards(book: Book, side: i64, cards: vec[i64], first: i64, out: vec[i64], at: i64) -> None:
    """Count the cards of a hand, whose words begin at `first`, each at its kind."""
    for word in range(book.words):
        held: i64 = cards[first + word]
        if held:
            base: i64 = side * book.size + book.start[side * book.words + word]
            while held:
                put(out, at, book.kind_of[base + lowest(held)], 1)
                held &= held - 1


def put_known(state: State, holder: i64, viewer: i64, out: vec[i64], at: i64) -> None:
    """Count the cards that `viewer` has seen in a hand; in flip players see the other faces of all (TF-01)."""
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


def put_discard(game: SequentialRound, viewer: i64, out: vec[i64], at: i64) -> None:
    """Count the cards of the discard pile, as far as `viewer` has seen them."""
    state = game.state
    book = state.book
    if book.sides == 2:
        base: i64 = state.side * book.size
        for place in range(state.discard_count):
            card: i64 = state.discard[place]
            if state.knows[base + card] & BIT[viewer]:
                put(out, at, kind_of(state, card), 1)
        return
    count_discard(game)
    counts = game.discard_counts
    for word in range(len(counts)):
        out[at + word] = counts[word]


def count_discard(game: SequentialRound) -> None:
    """Bring `discard_counts` up to date. Cards come on top or right under it, or all but the top card go."""
    state = game.state
    counts = game.discard_counts
    if game.counted_shuffles != state.shuffles:
        game.counted_shuffles = state.shuffles
        for word in range(len(counts)):
            counts[word] = 0
        game.counted = 0
    elif game.counted == state.discard_count:
        return
    elif game.counted:
        game.counted -= 1
        put(counts, 0, game.counted_last, -1)
    kind: i64 = 0
    while game.counted < state.discard_count:
        kind = state.book.kind_of[state.discard[game.counted]]
        put(counts, 0, kind, 1)
        game.counted += 1
    game.counted_last = kind


def put_table(layout: Layout, game: SequentialRound, seat: i64, out: vec[i64], at: i64) -> None:
    """Write what lies in the middle, what is asked, and of whom. Nobody else learns of a drawn card or a jump."""
    state = game.state
    middle: i64 = state.pile_count + BIT[48] * state.side
    if state.decision in (ANSWER, VOTE):
        middle += BIT[8] * (min(255, state.pending))
    if state.color != COLORLESS:
        middle += BIT[16 + 8 * state.color]
    if state.direction > 0:
        middle += BIT[56]
    out[at + layout.table] = middle
    kind: i64 = game.kind
    asked: i64 = game.seat
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
    subject: i64 = game.subject
    if subject == NOBODY and state.decision in (SHEDDING, VOTE):
        subject = state.target
    players: i64 = state.players
    base: i64 = at + layout.seated
    other: i64 = max(seat, 0)
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


def write_observation(layout: Layout, game: SequentialRound, seat: i64, out: vec[i64], at: i64) -> None:
    """Write all that a seat knows. NOBODY is a spectator, who counts the seats from seat 0 on."""
    state = game.state
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
    put_discard(game, viewer, out, at + layout.discard)
    put(out, at + layout.top, state.top, 1)
    if state.decision == DRAWN and state.seat == seat:
        put(out, at + layout.drawn, kind_of(state, state.drawn), 1)
    if state.opened or book.sides == 2:
        for step in range(1, state.players):
            other: i64 = (first + step) % state.players
            put_known(state, other, viewer, out, at + layout.known + (step - 1) * layout.wide)
    put_table(layout, game, seat, out, at)
    if layout.history:
        put_lacks(state, first, out, at + layout.lacks)
        put_past(state, first, layout.history, out, at + layout.past)


def put_behind(state: State, seat: i64, layout: Layout, out: vec[i64], at: i64) -> None:
    """Flip: count the other face of the next card to draw and, with `peek`, those of one's own cards."""
    book = state.book
    if book.peek:
        put_cards(book, 1 - state.side, state.backs, seat * book.words, out, at + layout.hand)
    if state.pile_count:
        put(out, at + layout.next, back_of(state, state.pile[state.pile_count - 1]), 1)


def write_mask(space: ActionSpace, game: SequentialRound, out: vec[i64], at: i64) -> None:
    """Write a byte for each action of the space: 1 if the seat that is asked may take it."""
    for word in range((space.size + 7) >> 3):
        out[at + word] = 0
    count: i64 = game.list_legal()
    for listed in range(count):
        place: i64 = space.place_of(game.legal[listed], game.seat, game.state.players)
        if place != NOBODY:
            put(out, at, place, 1)


def take_at(space: ActionSpace, game: SequentialRound, place: i64) -> bool:
    """Take the action at a place of the space for the seat that is asked; if it is illegal, return False."""
    number: i64 = space.number_at(place, game.seat, game.state.players)
    count: i64 = game.list_legal()
    for listed in range(count):
        if game.legal[listed] == number:
            game.take(number)
            return True
    return False
