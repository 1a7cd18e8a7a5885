"""Samples states that a seat may be in: what it knows is as its view has it, everything else is dealt at random.

Every card is a place with an owner and a face on each side. Unknown faces are dealt from the faces of the deck that the
view shows nowhere.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.bluffs import is_wrong
from lastcard.rules.engine.playout import Dice
from lastcard.rules.engine.turns import name_color, show_top
from lastcard.rules.model.actions import ANSWER, DECISIONS, DRAWN, NAMING, SHEDDING, TURN, VOTE
from lastcard.rules.model.bits import BIT, set_of, zeros
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.cards import Card
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.effect import THEN_EFFECT, THEN_LAST, THEN_NEXT, THEN_PENALTY, THEN_TURN
from lastcard.rules.model.errors import BadPosition
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import NOBODY, State, new_state, put_in_hand
from lastcard.rules.text.views import View
from lastcard.search.color_inference import likely_namer, naming_likelihood, seat_before
from lastcard.search.hand_reading import Reading
from lastcard.search.own_cards import UNTOLD, own_card

THROWN: Final = 100
SET_ASIDE: Final = 101
TO_DRAW: Final = 102

BLUFFS: Final = 20
"""How likely, in percent, a player whose hand makes a draw wild wrong plays it all the same."""
TRIES: Final = 30
SINCERE: Final = 90
"""How likely, in percent, a player who draws on a colour holds none of it."""
SWAPS: Final = 12


@final
class Sampler:
    """Samples states for one view."""

    def __init__(self, view: View, infers_from_play: bool = False, habits: list[list[float]] | None = None) -> None:
        """`infers_from_play`: believe that players hold the colours they name, and no wilds when they draw.

        `habits`: read hands by the history instead; weights of two kinds of players (search/habits.py).
        """
        book = open_book(find_edition(view.edition), dict(view.options))
        assert view.seat is not None
        self.book: Book = book
        self.view = view
        self.me: i64 = view.seat
        self.players: i64 = view.players
        self.side: i64 = 0
        if view.side == "dark":
            self.side = 1
        self.back: i64 = 1 - self.side
        self.next_free: list[dict[int, int]] = [first_slots(book, side) for side in range(book.sides)]
        self.owner: vec[i64] = zeros(book.size)
        self.front_slot: vec[i64] = zeros(book.size)
        self.back_slot: vec[i64] = zeros(book.size)
        self.filled: i64 = 0
        self.infers_from_play = infers_from_play
        self._place_all()
        self.hidden_fronts: vec[i64] = self._rest(int(self.side))
        self.barred: vec[i64] = self._barred()
        self.hidden_backs: vec[i64] = zeros(0)
        if book.sides == 2:
            self.hidden_backs = self._rest(int(self.back))
        self._read_table()
        self.reading: Reading | None = None
        if habits:
            reading = Reading(view, book, int(self.side), habits)
            if reading.is_useful:
                self.reading = reading

    # Where the cards are

    def _place_all(self) -> None:
        view, book = self.view, self.book
        for seat in range(view.players):
            if seat == self.me:
                self._place_own()
            else:
                backs = view.others[seat] if book.sides == 2 else []
                self._place(seat, view.known[seat], backs, view.counts[seat])
        self._place(THROWN, view.discard, [], len(view.discard))
        self._place(SET_ASIDE, [], [], int(book.size - self.filled) - view.pile)
        self._place(TO_DRAW, [], [], view.pile)
        if book.sides == 2 and view.next_other is not None and view.pile:
            self.back_slot[book.size - 1] = self._take(int(self.back), str(view.next_other))

    def _place_own(self) -> None:
        view = self.view
        if not view.whole:
            self._place(int(self.me), view.hand, [], len(view.hand))
            return
        fronts: list[Card] = []
        backs: list[Card] = []
        for card in view.whole:
            faces = str(card).split("/")
            fronts.append(Card(faces[self.side]))
            backs.append(Card(faces[self.back]))
        self._place(int(self.me), fronts, backs, len(fronts))

    def _place(self, owner: int, fronts: list[Card], backs: list[Card], count: int) -> None:
        for place in range(count):
            at: i64 = self.filled
            self.owner[at] = owner
            self.front_slot[at] = self._take(int(self.side), str(fronts[place])) if place < len(fronts) else UNTOLD
            self.back_slot[at] = self._take(int(self.back), str(backs[place])) if place < len(backs) else UNTOLD
            self.filled += 1

    def _take(self, side: int, text: str) -> int:
        """Take a slot of the deck with this face; copies are alike."""
        if text == "?":
            return UNTOLD
        kind = self.book.kind_by_text[side][text]
        slot = self.next_free[side].get(kind, 0)
        at = side * self.book.size + slot
        if slot >= self.book.size or self.book.kind_of[at] != kind:
            raise BadPosition("position-too-often", {"card": text})
        self.next_free[side][kind] = slot + 1
        return slot

    def _rest(self, side: int) -> vec[i64]:
        """Return the slots of a side that no place has taken."""
        book = self.book
        rest = zeros(book.size)
        count: i64 = 0
        for slot in range(book.size):
            if slot >= self.next_free[side][int(book.kind_of[side * book.size + slot])]:
                rest[count] = slot
                count += 1
        return rest[:count]

    def _barred(self) -> vec[i64]:
        """Return for each hidden card: bits of the colours it is thought not to have, as its holder drew on them."""
        barred = zeros(len(self.hidden_fronts))
        colors = self.book.colors_of(int(self.side))
        count: i64 = 0
        older: dict[int, list[int]] = {}
        for seat, lacks in enumerate(self.view.lacks):
            hidden = self.view.counts[seat] - len(self.view.known[seat])
            older[seat] = [hidden - lacks.get(letter, hidden) for letter in colors]
        for place in range(self.book.size):
            if self.front_slot[place] >= 0:
                continue
            left = older.get(int(self.owner[place]), [])
            for color in range(len(left)):
                if left[color] > 0:
                    left[color] -= 1
                    barred[count] |= BIT[color]
                    if self.infers_from_play:
                        barred[count] |= BIT[COLORLESS]
            count += 1
        return barred

    # What is going on

    def _read_table(self) -> None:
        view, book = self.view, self.book
        assert view.decision is not None
        self.kind: i64 = DECISIONS.index(view.decision.kind)
        self.seat: i64 = view.decision.seat
        self.top: i64 = book.kind_by_text[self.side][str(view.top)]
        self.color: i64 = COLORLESS
        if view.color is not None:
            self.color = book.colors_of(int(self.side)).index(view.color)
        self.gone: i64 = set_of(view.out) | set_of(view.finished)
        self.drawn: i64 = UNTOLD
        self.drawn_back: i64 = UNTOLD
        if self.kind == DRAWN and view.drawn is not None:
            self.drawn = book.kind_by_text[self.side][str(view.drawn)]
            self.drawn_back = self._back_of_drawn()
        self.then: i64 = self._what_then()
        self.actor: i64 = self._who_acts()
        attacking = self.kind == ANSWER or (self.kind == NAMING and self.then == THEN_EFFECT)
        self.judged: bool = attacking and book.judged[self.top] != 0 and not self.gone & BIT[self.actor]
        self.kind_before: i64 = UNTOLD
        if len(view.discard) > 1 and view.discard[-2] != "?":
            self.kind_before = book.kind_by_text[self.side][str(view.discard[-2])]
        self.namer: i64 = likely_namer(view, book, self.top, self.kind, self.actor) if self.infers_from_play else NOBODY
        if self.namer == self.me:
            self.namer = NOBODY

    def _back_of_drawn(self) -> int:
        """Return the other face of the card just drawn: with `peek` it stands in the action that plays it."""
        for action in self.view.actions:
            faces = action.split(" ")[-1].split("/")
            if len(faces) == 2:
                return self.book.kind_by_text[self.back][faces[int(self.back)]]
        return UNTOLD

    def _what_then(self) -> int:
        """Return what a colour leads to (`then` of the state), as far as the table shows it."""
        view = self.view
        effect = self.book.effect_of(self.top)
        if self.kind != NAMING:
            return THEN_NEXT
        if view.color is not None:
            return THEN_PENALTY
        if not view.counts[int(self.seat)] and effect.takes_turn and not effect.victim_names:
            return THEN_LAST
        if len(view.discard) == 1:
            return THEN_TURN
        return THEN_EFFECT if effect.acts_after_color else THEN_NEXT

    def _who_acts(self) -> int:
        """Return who played the top card. After a duel nobody can tell; then it is taken to be whoever decides now."""
        view = self.view
        effect = self.book.effect_of(self.top)
        if self.kind == VOTE and view.target is not None:
            return seat_before(view, view.target)
        if self.kind == ANSWER:
            if effect.reverses and view.players - len(view.out) - len(view.finished) == 2:
                return int(self.seat)
            unquestioned = self.seat == self.me and "challenge" not in view.actions
            if view.finished and unquestioned and self.book.judged[self.top] and self.book.bluffing:
                return view.finished[-1]
            return seat_before(view, int(self.seat))
        if self.then == THEN_PENALTY or (self.then == THEN_EFFECT and effect.victim_names):
            return seat_before(view, int(self.seat))
        return int(self.seat)

    # One state after the other

    def draw(self, dice: Dice) -> State:
        """Return a state that fits the view. Deals that would make a draw wild a bluff are mostly rejected."""
        state = self._deal(dice)
        for _ in range(TRIES):
            if self._likely(state, dice):
                break
            state = self._deal(dice)
        if self.judged:
            self._judge(state, dice)
        return state

    def _likely(self, state: State, dice: Dice) -> bool:
        """Decide by chance whether the others would have played as they did with these hands."""
        if self.judged:
            self._judge(state, dice)
            if state.guilty and self.actor != self.me and self.reading is None and dice.below(100) >= BLUFFS:
                return False
        return self.namer == NOBODY or dice.below(100) < naming_likelihood(state, self.namer, self.color, dice.held)

    def _judge(self, state: State, dice: Dice) -> None:
        """Set whether the hand as it is now makes the wild wrong, on the card that lay there before (GEN-12)."""
        words: i64 = state.book.words
        state.shown = state.hands[self.actor * words : (self.actor + 1) * words]
        if self.kind_before != UNTOLD:
            show_top(state, self.kind_before)
        if self.kind_before == UNTOLD or state.color == COLORLESS:
            name_color(state, dice.below(4))
        state.guilty = i64(is_wrong(state, self.actor, self.top, 0))
        self._show_table(state)

    def _deal(self, dice: Dice) -> State:
        book = self.book
        size: i64 = book.size
        state = new_state(book, self.players, dice.key())
        state.imagined = True
        state.side = self.side
        self._deal_hidden(dice)
        if book.sides == 2:
            dice.shuffle(self.hidden_backs)
            state.pair = self._pair()
        hidden: i64 = 0
        for place in range(size):
            card: i64 = self.front_slot[place]
            if card < 0:
                card = self.hidden_fronts[hidden]
                hidden += 1
            if self.side:
                card = state.pair[size + card]
            self._put(state, self.owner[place], card)
        self._set_table(state)
        return state

    def _deal_hidden(self, dice: Dice) -> None:
        """Deal the hidden faces in play: anew, or a little changed from the last time where hands are read."""
        reading = self.reading
        if reading is not None and reading.has_begun:
            reading.go_on(self.hidden_fronts, dice)
            return
        dice.shuffle(self.hidden_fronts)
        self._respect_draws(dice)
        if reading is not None:
            reading.begin(self.owner, self.front_slot, self.hidden_fronts, dice)

    def _respect_draws(self, dice: Dice) -> None:
        """Swap away most cards of colours their holder is thought to lack."""
        cards = self.hidden_fronts
        barred = self.barred
        count: i64 = len(cards)
        for place in range(count):
            if not barred[place] or not barred[place] & self._color_bit(cards[place]):
                continue
            if dice.below(100) >= SINCERE:
                continue
            for _ in range(SWAPS):
                other: i64 = dice.below(count)
                if barred[place] & self._color_bit(cards[other]) or barred[other] & self._color_bit(cards[place]):
                    continue
                card: i64 = cards[place]
                cards[place] = cards[other]
                cards[other] = card
                break

    def _color_bit(self, slot: i64) -> i64:
        return BIT[self.book.color[self.book.kind_of[self.side * self.book.size + slot]]]

    def _pair(self) -> vec[i64]:
        """Return which light and dark slots share a card."""
        size: i64 = self.book.size
        pairs = zeros(2 * size)
        fronts: i64 = 0
        backs: i64 = 0
        for place in range(size):
            front: i64 = self.front_slot[place]
            if front < 0:
                front = self.hidden_fronts[fronts]
                fronts += 1
            back: i64 = self.back_slot[place]
            if back < 0:
                back = self.hidden_backs[backs]
                backs += 1
            if self.side:
                pairs[back] = front
                pairs[size + front] = back
            else:
                pairs[front] = back
                pairs[size + back] = front
        return pairs

    def _put(self, state: State, owner: i64, card: i64) -> None:
        if owner < self.players:
            put_in_hand(state, owner, card)
        elif owner == TO_DRAW:
            state.pile[state.pile_count] = card
            state.pile_count += 1
        elif owner == THROWN:
            state.discard[state.discard_count] = card
            state.discard_count += 1
        elif state.book.mercy:
            state.aside[state.aside_count] = card
            state.aside_count += 1

    def _show_table(self, state: State) -> None:
        """Set the top card and the colour in force."""
        show_top(state, self.top)
        if self.color != COLORLESS and state.color == COLORLESS:
            name_color(state, self.color)

    def _set_table(self, state: State) -> None:
        view = self.view
        self._show_table(state)
        state.decision = self.kind
        state.seat = self.seat
        state.actor = self.actor
        state.then = self.then
        state.dealer = view.dealer
        state.direction = view.direction
        state.shuffles = 1
        state.pending = view.pending
        if self.kind == NAMING and self.then == THEN_EFFECT:
            state.pending = self.book.amount[self.top]
        if self.kind == DRAWN:
            state.drawn = own_card(state, self.seat, self.drawn, self.drawn_back)
        state.after_flip = view.after_flip
        state.target = NOBODY
        if view.target is not None:
            state.target = view.target
        state.sheds = 0
        if self.kind == SHEDDING:
            state.sheds = self.book.effect_of(self.top).takes_along
        if view.votes:
            state.ayes = view.votes[0]
            state.noes = view.votes[1]
        state.exposed = set_of(view.exposed)
        state.out = set_of(view.out)
        state.gone = self.gone
        state.seated = view.players - len(view.out) - len(view.finished)
        for place, seat in enumerate(view.finished):
            state.order |= seat << (4 * place)
        state.finished = len(view.finished)
        if state.decision == DRAWN and state.drawn == NOBODY:
            state.decision = TURN


def first_slots(book: Book, side: int) -> dict[int, int]:
    """Return the first slot of each kind of a side."""
    slots: dict[int, int] = {}
    for slot in range(book.size):
        slots.setdefault(int(book.kind_of[side * book.size + slot]), slot)
    return slots
