"""What a learned player sees of a state: numbers of features (feature_numbers.py) of the table and of each action.

It looks only at the hand of the seat that decides, on the side in play, and at what everybody sees.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.draw_history import came_since_draw
from lastcard.rules.engine.legal import action_list, list_actions
from lastcard.rules.engine.turns import next_seat
from lastcard.rules.model.actions import (
    ANSWER,
    LAY,
    PLAY,
    VOTE,
    WHOLE,
)
from lastcard.rules.model.bits import BIT, count_bits, zeros
from lastcard.rules.model.book import LAST_NO_WILD, LAST_NUMBER, STACK_HIGHER, STACK_SAME, Book, color_row
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import NOBODY, State, card_in, kind_of
from lastcard.search import feature_numbers as numbers
from lastcard.search.feature_numbers import AMOUNT, FINE_SIZE, MARGIN, SIZE, at_most, step_of
from lastcard.search.policy import count_colors

MOST_CHOICES: Final = 160
"""Actions beyond these are not looked at; a hand never has so many kinds that fit."""
ROW: Final = 24
"""Room for the features of an action."""
TABLE: Final = 48


@final
class Features:
    """The features of one state at a time, for tables of one book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.of_book: list[int] = features_of_book(book)
        """Features that hold in every state."""
        self.kind: vec[i64] = vec[i64]([effect_place(book, kind) for kind in range(len(book.faces))])
        """The place in EFFECTS of each face."""
        self.draw_mask: vec[i64] = zeros(book.sides * book.words)
        """All cards that make somebody draw."""
        self.printed: vec[i64] = zeros(5)
        """How many cards of each colour the deck has."""
        for side in range(book.sides):
            for slot in range(book.size):
                at: i64 = side * book.size + slot
                if book.amount[book.kind_of[at]]:
                    self.draw_mask[side * book.words + book.word[at]] |= book.bit[at]
                if side == 0:
                    self.printed[book.color[book.kind_of[at]]] += 1
        self.table: vec[i64] = zeros(TABLE)
        """The features of the table, `table_count` of them."""
        self.table_count: i64 = 0
        self.actions: vec[i64] = action_list()
        """The actions, `count` of them."""
        self.count: i64 = 0
        self.rows: vec[i64] = zeros(MOST_CHOICES * ROW)
        """The features of each action, a row each."""
        self.lengths: vec[i64] = zeros(MOST_CHOICES)
        """How many of a row there are."""
        self.held: vec[i64] = zeros(5)
        """How many cards of each colour the deciding seat holds, wilds last."""
        self.unseen: vec[i64] = zeros(5)
        """How many cards of each colour it has seen nowhere; only where cards have one side."""
        self.most: i64 = 0
        """The most that it holds of a colour."""
        self.next: i64 = 0
        self.before: i64 = 0
        self.seen: vec[i64] = zeros(book.words)
        """The cards that the deciding seat has seen in the hand of the next player."""
        self.covered: i64 = 0
        """How much of that hand it has seen: 0 nothing, 1 less than half, 2 more, 3 all."""

    def list_choices(self, state: State) -> i64:
        """List the actions, each face once; return how many there are."""
        count: i64 = list_actions(state, self.actions)
        while count > 1 and self.actions[count - 1] >= WHOLE:
            count -= 1
        self.count = at_most(count, MOST_CHOICES)
        return self.count

    def add(self, number: i64) -> None:
        """Add a feature of the table."""
        self.table[self.table_count] = number
        self.table_count += 1

    def read_table(self, state: State) -> None:
        """Write the features of the table, after `list_choices`."""
        seat: i64 = state.seat
        self.next = next_seat(state, seat)
        state.direction = -state.direction
        self.before = next_seat(state, seat)
        state.direction = -state.direction
        self.table_count = 0
        self.add(numbers.DECISION + state.decision)
        if state.side:
            self.add(numbers.DARK)
        self.add(numbers.SEATED + state.seated)
        self._read_hand(state, seat)
        self._read_rivals(state, seat)
        self.covered = self._look_at(state, self.next)
        if self.covered:
            self.add(numbers.NEXT_SEEN + self.covered - 1)
            self.add(numbers.NEXT_WILDS + at_most(self._count_seen(state, COLORLESS), 2))
        self._read_choices()
        self.add(numbers.ON_TOP + self.kind[state.top])
        pending: i64 = state.pending if state.decision == ANSWER else 0
        if pending:
            self.add(numbers.PENDING + step_of(AMOUNT, pending))
        if self.book.mercy:
            self.add(numbers.OWN_MARGIN + step_of(MARGIN, self.book.mercy - state.sizes[seat] - pending))
            self.add(numbers.NEXT_MARGIN + step_of(MARGIN, self.book.mercy - state.sizes[self.next]))
        if state.decision == ANSWER and self.book.judged[state.top]:
            self._read_accused(state)
        elif state.decision == VOTE and state.target != NOBODY:
            self.add(numbers.DANCER_SIZE + step_of(SIZE, state.sizes[state.target]))

    def _read_hand(self, state: State, seat: i64) -> None:
        book = self.book
        words: i64 = book.words
        at: i64 = seat * words
        held = self.held
        colored: i64 = 0
        colors: i64 = 0
        self.most = 0
        count_colors(state, seat, held)
        for color in range(4):
            count: i64 = held[color]
            colored += count
            if count:
                colors += 1
            if count > self.most:
                self.most = count
        held[COLORLESS] = state.sizes[seat] - colored
        numbers_held: i64 = 0
        draws: i64 = 0
        for word in range(words):
            cards = state.hands[at + word]
            if cards:
                numbers_held += count_bits(cards & book.any_number_mask[state.side * words + word])
                draws += count_bits(cards & self.draw_mask[state.side * words + word])
        self.add(numbers.OWN_SIZE + step_of(FINE_SIZE, state.sizes[seat]))
        self.add(numbers.WILDS + at_most(held[COLORLESS], 4))
        self.add(numbers.COLORS + colors)
        self.add(numbers.MOST_HELD + at_most(self.most, 6))
        self.add(numbers.ACTIONS_HELD + at_most(colored - numbers_held, 4))
        self.add(numbers.DRAWS_HELD + at_most(draws, 3))
        if state.color != COLORLESS:
            self.add(numbers.IN_FORCE + at_most(held[state.color], 5))
            self.add(numbers.NEXT_LACKS + freshness(state, self.next, state.color))
        else:
            self.add(numbers.IN_FORCE + 6)

    def _read_rivals(self, state: State, seat: i64) -> None:
        own: i64 = state.sizes[seat]
        self.add(numbers.NEXT_SIZE + step_of(SIZE, state.sizes[self.next]))
        self.add(numbers.BEFORE_SIZE + step_of(SIZE, state.sizes[self.before]))
        smallest: i64 = 0
        shorter: i64 = 0
        for rival in range(state.players):
            if rival == seat or state.gone & BIT[rival]:
                continue
            size: i64 = state.sizes[rival]
            if size < own:
                shorter += 1
            if rival not in (self.next, self.before) and (smallest == 0 or size < smallest):
                smallest = size
        if smallest:
            self.add(numbers.OTHER_SIZE + step_of(SIZE, smallest))
        self.add(numbers.SHORTER + at_most(shorter, 3))

    def _read_choices(self) -> None:
        plain: i64 = 0
        wild: i64 = 0
        for place in range(self.count):
            action: i64 = self.actions[place]
            if PLAY <= action < LAY:
                if self.book.color[action - PLAY] == COLORLESS:
                    wild += 1
                else:
                    plain += 1
        self.add(numbers.OPEN_PLAIN + at_most(plain, 4))
        self.add(numbers.OPEN_WILD + at_most(wild, 2))

    def _read_accused(self, state: State) -> None:
        """Add what is seen of a player whose draw wild may be wrong, and of the colour that was in force before."""
        self.add(numbers.ACCUSED_SIZE + step_of(SIZE, state.sizes[state.actor]))
        if state.discard_count < 2:
            return
        card: i64 = state.discard[state.discard_count - 2]
        if self.book.sides == 2 and not state.knows[state.side * self.book.size + card] & BIT[state.seat]:
            return
        color: i64 = self.book.color[kind_of(state, card)]
        if color == COLORLESS:
            return
        self.add(numbers.ACCUSED_LACKS + freshness(state, state.actor, color))
        covered: i64 = self._look_at(state, state.actor)
        if covered:
            holds: i64 = 3 if self._count_seen(state, color) else 0
            self.add(numbers.ACCUSED_SEEN + holds + covered - 1)
        self.covered = self._look_at(state, self.next)

    def _look_at(self, state: State, seat: i64) -> i64:
        """Note which cards of another hand the deciding seat has seen; return how much of it that is."""
        if not state.opened & BIT[seat] or seat == state.seat or not state.sizes[seat]:
            return 0
        found: i64 = 0
        first: i64 = state.side * self.book.size
        for word in range(self.book.words):
            cards: i64 = state.hands[seat * self.book.words + word]
            seen: i64 = 0
            while cards:
                if state.knows[first + card_in(state, word, cards)] & BIT[state.seat]:
                    seen |= cards & -cards
                    found += 1
                cards &= cards - 1
            self.seen[word] = seen
        if found == 0:
            return 0
        return 3 if found == state.sizes[seat] else 2 if 2 * found >= state.sizes[seat] else 1

    def _count_seen(self, state: State, color: i64) -> i64:
        """Return how many of the cards seen have a colour."""
        count: i64 = 0
        base: i64 = color_row(state.side, color, self.book.words)
        for word in range(self.book.words):
            count += count_bits(self.seen[word] & self.book.color_mask[base + word])
        return count

    def count_unseen(self, state: State) -> None:
        """Count the cards of each colour that the seat has seen nowhere, where what was played stays in sight."""
        book = self.book
        if book.sides == 2:
            return
        for color in range(5):
            self.unseen[color] = self.printed[color] - self.held[color]
        for place in range(state.discard_count):
            color = book.color[book.kind_of[state.discard[place]]]
            self.unseen[color] -= 1


def freshness(state: State, seat: i64, color: i64) -> i64:
    """Return how long ago a player drew on a colour: 1 just now, 3 long ago, 0 never or with other cards."""
    if not len(state.drawn_on):
        return 0
    came: i64 = came_since_draw(state, seat, color)
    if came < 0 or came >= state.sizes[seat]:
        return 0
    return 1 if came == 0 else 2 if came <= 2 else 3


def effect_place(book: Book, kind: int) -> int:
    """Return the place of a face's effect in EFFECTS."""
    if book.seven_zero and book.number[kind] in (0, 7):
        return numbers.EFFECTS.index(str(book.number[kind]))
    symbol = book.effect_of(kind).symbol
    return numbers.EFFECTS.index(symbol) if symbol in numbers.EFFECTS else 0


def features_of_book(book: Book) -> list[int]:
    """Return the features of a book: options and traits that are in force, and effects that are in the deck."""
    options = book.options
    held = (
        book.mercy > 0,
        book.stacking == STACK_SAME,
        book.stacking == STACK_HIGHER,
        book.until_playable,
        book.force_play,
        book.voluntary,
        book.seven_zero,
        book.play_on,
        book.sides == 2,
        book.last_card == LAST_NO_WILD,
        book.last_card == LAST_NUMBER,
        book.bluffing,
        book.restrained,
        book.last_card_wins,
        book.reverse_skips,
        book.jump_in,
        book.tests_playable,
        options.is_on("dance_vote"),
        options.is_on("dance_costs_turn"),
        options.text("discard_all") == "player",
    )
    found = {effect_place(book, kind) for kind in range(len(book.faces))}
    return [numbers.OPTIONS + place for place, holds in enumerate(held) if holds] + [
        numbers.IN_DECK + place for place in sorted(found)
    ]
