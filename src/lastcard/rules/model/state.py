"""The state of a round: flat numbers and packed vectors, cheap to copy. It knows where cards are, and no rules.

Seats are bits in `gone`, `out`, `exposed`; a card is its light slot. `hands` holds each seat's cards by their slot
on the side in play, `backs` by their slot on the other side. `knows[side * size + card]` is the set of seats that
have seen that face of a card where it now lies.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import BIT, count_bits, in_order, lowest, put, zeros
from lastcard.rules.model.book import NOTHING, Book
from lastcard.rules.model.effect import THEN_TURN, Effect
from lastcard.rules.model.events import Event
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.history import NO_HISTORY, History

NOBODY: Final = -1

# Why cards are drawn: which rule the event names.
BY_CARD: Final = 0
BY_TURN: Final = 1
BY_CATCH: Final = 2
BY_CHALLENGE: Final = 3

DRAW_ROW: Final = 5
"""Numbers in `drawn_on` for each seat: one for each colour of a side, then one for all cards that came to the hand."""
CAME: Final = 4
"""Place in a row of the number of cards that came to the hand."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    def __init__(
        self,
        book: Book,
        players: i64,
        key: vec[i64],
        hands: vec[i64],
        sizes: vec[i64],
        pile: vec[i64],
        discard: vec[i64],
        knows: vec[i64],
        backs: vec[i64],
        aside: vec[i64],
        drawn_on: vec[i64],
    ) -> None:
        self.book: Final = book
        self.players: i64 = players
        self.key: Final[vec[i64]] = key
        """The seed's key, shared between copies: nobody writes to it."""
        self.hands: Final[vec[i64]] = hands
        self.sizes: Final[vec[i64]] = sizes
        self.pile: Final[vec[i64]] = pile
        self.discard: Final[vec[i64]] = discard
        self.knows: Final[vec[i64]] = knows
        self.backs: Final[vec[i64]] = backs
        self.aside: Final[vec[i64]] = aside
        self.drawn_on: Final[vec[i64]] = drawn_on
        """Which colours players have drawn on: engine/draw_history.py."""
        self.pair: vec[i64] = NOTHING
        """Dark slot of each card, then the card of each dark slot; shared between copies."""
        self.shown: vec[i64] = NOTHING
        """The hand of a draw wild's player as it was then (GEN-12)."""
        self.pile_count: i64 = 0
        self.discard_count: i64 = 0
        self.aside_count: i64 = 0
        self.shuffles: i64 = 0
        self.dealer: i64 = 0
        self.side: i64 = 0
        self.direction: i64 = 1
        self.color: i64 = COLORLESS
        self.top: i64 = 0
        """Kind of the top card."""
        self.match_row: i64 = 0
        """Where the row of `book.match` begins that says what may be played now."""
        self.decision: i64 = OVER
        self.seat: i64 = 0
        """Who owes the decision."""
        self.actor: i64 = 0
        """Who played the card that is being carried out, or is on turn."""
        self.then: i64 = THEN_TURN
        """What a named colour leads to."""
        self.drawn: i64 = NOBODY
        """The card just drawn, while its player may play it."""
        self.after_flip: bool = False
        """The last turn taken was the playing of a Flip (TF-04)."""
        self.pending: i64 = 0
        """Cards that are stacked up."""
        self.guilty: i64 = 0
        self.target: i64 = NOBODY
        """The other player of a duel, the dancer during a vote."""
        self.sheds: i64 = 0
        self.ayes: i64 = 0
        self.noes: i64 = 0
        self.exposed: i64 = 0
        self.reached_one: i64 = 0
        """Hands that came down to one card, or changed owners, by the action under way."""
        self.call: i64 = NOBODY
        self.blind: bool = False
        """True if nobody will ask who has seen what, as the round is only imagined or counted."""
        self.imagined: bool = False
        """Dealt by dice, to search or to count: what is shuffled later need not be secret either."""
        self.opened: i64 = 0
        """Hands of which somebody else has seen something."""
        self.out: i64 = 0
        self.gone: i64 = 0
        """Out by Mercy or out of cards."""
        self.seated: i64 = players
        """How many are still in."""
        self.order: i64 = 0
        """Seats in the order of finishing, four bits each."""
        self.finished: i64 = 0
        self.idle: i64 = 0
        self.showing: bool = False
        """Cards are being turned up for all to see."""
        self.defers_end: bool = False
        """The draws of a card are being carried out to the end, whoever goes out."""
        self.winner: i64 = NOBODY
        self.cause: i64 = BY_CARD
        self.history: History = NO_HISTORY
        """Shared between copies; the first `past` entries are this state's: engine/past.py."""
        self.past: i64 = 0
        self.arrived: i64 = 0
        """Cards that have come to a hand, and are not in the history yet."""
        self.noting: bool = False
        self.notes: list[Event] = NO_NOTES
        self.batch: list[int] = NO_BATCH

    def copy(self) -> "State":
        backs = NOTHING
        if self.book.sides == 2:
            backs = self.backs[:]
        aside = NOTHING
        if self.book.mercy:
            aside = self.aside[:]
        drawn_on = NOTHING
        if not self.blind:
            drawn_on = self.drawn_on[:]
        other = State(
            self.book,
            self.players,
            self.key,
            self.hands[:],
            self.sizes[:],
            self.pile[:],
            self.discard[:],
            self.knows[:],
            backs,
            aside,
            drawn_on,
        )
        if self.book.sides == 2:
            other.pair = self.pair
        other.shown = self.shown
        other.pile_count = self.pile_count
        other.discard_count = self.discard_count
        other.aside_count = self.aside_count
        other.shuffles = self.shuffles
        other.dealer = self.dealer
        other.side = self.side
        other.direction = self.direction
        other.color = self.color
        other.top = self.top
        other.match_row = self.match_row
        other.decision = self.decision
        other.seat = self.seat
        other.actor = self.actor
        other.then = self.then
        other.drawn = self.drawn
        other.after_flip = self.after_flip
        other.pending = self.pending
        other.guilty = self.guilty
        other.target = self.target
        other.sheds = self.sheds
        other.ayes = self.ayes
        other.noes = self.noes
        other.exposed = self.exposed
        other.reached_one = self.reached_one
        other.call = self.call
        other.blind = self.blind
        other.imagined = self.imagined
        other.opened = self.opened
        other.out = self.out
        other.gone = self.gone
        other.seated = self.seated
        other.order = self.order
        other.finished = self.finished
        other.idle = self.idle
        other.winner = self.winner
        other.cause = self.cause
        if self.past:
            other.history = self.history
            other.past = self.past
        return other

    def note(self, event: Event) -> None:
        self.notes.append(event)


NO_NOTES: Final[list[Event]] = []
NO_BATCH: Final[list[int]] = []


def new_state(book: Book, players: i64, key: vec[i64], blind: bool = False) -> State:
    """Return a state before the deal: empty hands, the deck in order, and `pile_count` still 0."""
    state = State(
        book,
        players,
        key,
        zeros(players * book.words),
        zeros(players),
        in_order(book.size),
        zeros(book.size),
        zeros(book.sides * book.size),
        zeros(players * book.words) if book.sides == 2 else NOTHING,
        zeros(book.size) if book.mercy else NOTHING,
        NOTHING if blind else zeros(DRAW_ROW * players),
    )
    state.blind = blind
    return state


def all_seats(state: State) -> i64:
    return BIT[state.players] - 1


def everyone(state: State) -> i64:
    """Return all seats and the spectators, who have the bit behind the last seat's."""
    return BIT[state.players + 1] - 1


def effect_on_top(state: State) -> Effect:
    return state.book.faces[state.top].effect


def kind_of(state: State, card: i64) -> i64:
    """Return the face of a card on the side in play."""
    slot: i64 = card
    if state.side:
        slot = slot_of(state, card)
    return state.book.kind_of[slot]


def back_of(state: State, card: i64) -> i64:
    """Return the face of a card on the other side."""
    slot: i64 = back_slot(state, card)
    return state.book.kind_of[slot]


def back_slot(state: State, card: i64) -> i64:
    """Return where `book.word` and `book.bit` have this card, on the other side."""
    if state.side:
        return card
    return state.book.size + state.pair[card]


def slot_of(state: State, card: i64) -> i64:
    """Return where `book.word` and `book.bit` have this card, on the side in play."""
    if state.side:
        return state.book.size + state.pair[card]
    return card


def card_in(state: State, word: i64, cards: i64) -> i64:
    """Return the first card of a set that is one word of a hand."""
    if state.side:
        word += state.book.words
        slot: i64 = state.book.size + state.book.start[word] + lowest(cards)
        return state.pair[slot]
    return state.book.start[word] + lowest(cards)


# Here and wherever cards move, three habits spare mypyc from counting references: `state.book` written out each time,
# a name for every computed index, and `put`.


def put_in_hand(state: State, seat: i64, card: i64) -> None:
    put_in_words(state, seat * state.book.words, card)
    put(state.sizes, seat, state.sizes[seat] + 1)


def put_in_words(state: State, at: i64, card: i64) -> None:
    """Add a card to the hand whose words begin at `at`."""
    slot: i64 = card
    if state.book.sides == 2:
        slot = slot_of(state, card)
        put_on_back(state, at, card)
    at += state.book.word[slot]
    put(state.hands, at, state.hands[at] | state.book.bit[slot])


def put_on_back(state: State, at: i64, card: i64) -> None:
    """Add a card's other face to the hand whose words begin at `at`."""
    slot: i64 = back_slot(state, card)
    at += state.book.word[slot]
    put(state.backs, at, state.backs[at] | state.book.bit[slot])


def take_from_back(state: State, at: i64, card: i64) -> None:
    slot: i64 = back_slot(state, card)
    at += state.book.word[slot]
    put(state.backs, at, state.backs[at] & ~state.book.bit[slot])


def take_from_hand(state: State, seat: i64, card: i64) -> None:
    at: i64 = seat * state.book.words
    slot: i64 = card
    if state.book.sides == 2:
        slot = slot_of(state, card)
        take_from_back(state, at, card)
    at += state.book.word[slot]
    put(state.hands, at, state.hands[at] & ~state.book.bit[slot])
    left: i64 = state.sizes[seat] - 1
    put(state.sizes, seat, left)
    if left == 1:
        state.reached_one |= BIT[seat]


def take_many(state: State, seat: i64, word: i64, cards: i64) -> None:
    """Take these cards, all in one word, out of a hand."""
    at: i64 = seat * state.book.words + word
    put(state.hands, at, state.hands[at] & ~cards)
    put(state.sizes, seat, state.sizes[seat] - count_bits(cards))
    if state.sizes[seat] == 1:
        state.reached_one |= BIT[seat]
    while state.book.sides == 2 and cards:
        take_from_back(state, seat * state.book.words, card_in(state, word, cards))
        cards &= cards - 1


def held_of_kind(state: State, seat: i64, kind: i64, word: i64) -> i64:
    """Return the cards of this kind in a hand; `word` is the word that has them."""
    at: i64 = seat * state.book.words + word
    mask: i64 = kind * state.book.words + word
    return state.hands[at] & state.book.kind_mask[mask]


def forget_card(state: State, card: i64) -> None:
    """Forget for all where a card is, on either side."""
    put(state.knows, card, 0)
    if state.book.sides == 2:
        put(state.knows, state.book.size + card, 0)


def forget_one(state: State, seat: i64, card: i64, kind: i64) -> None:
    """Forget one card of this kind for all who knew of one in this hand, but not of the very copy that left."""
    if state.blind or not state.opened & BIT[seat]:
        return
    word: i64 = state.book.home[kind]
    same: i64 = held_of_kind(state, seat, kind, word)
    if not same:
        return
    base: i64 = state.side * state.book.size
    at: i64 = base + card
    others: i64 = everyone(state) & ~state.knows[at]
    while same:
        known: i64 = base + card_in(state, word, same)
        same &= same - 1
        seen: i64 = state.knows[known] & others & ~BIT[seat]
        put(state.knows, known, state.knows[known] & ~seen)
        others &= ~seen


def first_of_kind(state: State, seat: i64, kind: i64) -> i64:
    """Return the card of this kind in a hand whose whole text comes first, or NOBODY."""
    word: i64 = state.book.home[kind]
    held: i64 = held_of_kind(state, seat, kind, word)
    if not held:
        return NOBODY
    return card_in(state, word, held)


def holds_color(state: State, seat: i64, color: i64) -> bool:
    """Return whether a hand has a card of this colour, or a wild for `COLORLESS`."""
    at: i64 = seat * state.book.words
    end: i64 = at + state.book.words
    mask: i64 = (state.side * 5 + color) * state.book.words
    while at < end:
        if state.hands[at] & state.book.color_mask[mask]:
            return True
        at += 1
        mask += 1
    return False


def cards_in_hand(state: State, seat: i64) -> list[int]:
    """Return all cards of a hand in the order of their slots on the side in play."""
    book = state.book
    cards: list[int] = []
    for word in range(book.words):
        held: i64 = state.hands[seat * book.words + word]
        while held:
            cards.append(card_in(state, word, held))
            held &= held - 1
    return cards
