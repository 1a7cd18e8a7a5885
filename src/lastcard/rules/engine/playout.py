"""Random play at full speed, for search, for benchmarks, and for comparing compiled with plain code."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.dealing import deal_hands, sorted_pairs, turn_up
from lastcard.rules.engine.decisions import step, take_drawn, take_turn
from lastcard.rules.engine.legal import action_list, list_actions, may_play
from lastcard.rules.engine.shuffle import key_of, key_words, place_three
from lastcard.rules.model.actions import DRAWN, OVER, TURN
from lastcard.rules.model.bits import count_bits, in_order, put, zeros
from lastcard.rules.model.book import Book
from lastcard.rules.model.state import NOBODY, State, card_in, kind_of, new_state

M32: Final = 0xFFFFFFFF
MAX_WORDS: Final = 16
COLORS_A_SIDE: Final = 4


@final
class Dice:
    """A fast xorshift128 generator for imagined rounds: not secure, and ten times as fast as ChaCha20."""

    def __init__(self, seed: int) -> None:
        words: vec[i64] = key_words(key_of(seed))
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3] | 1
        self.actions: Final[vec[i64]] = action_list()
        """A buffer to list actions in."""
        self.cards: Final[vec[i64]] = zeros(MAX_WORDS)
        self.counts: Final[vec[i64]] = zeros(MAX_WORDS)
        """Cards that can be played, by the words of a hand, and how many."""
        self.held: Final[vec[i64]] = zeros(COLORS_A_SIDE)
        """A buffer to count the colours of a hand in."""

    def word(self) -> i64:
        """Return the next 32 bits."""
        mixed: i64 = self.a ^ ((self.a << 11) & M32)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.d ^ (self.d >> 19) ^ mixed ^ (mixed >> 8)
        return self.d

    def below(self, count: i64) -> i64:
        return (self.word() * count) >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        left: i64 = len(cards)
        while left > 1:
            left = place_three(cards, left, self.word())

    def key(self) -> vec[i64]:
        """Return the key of a round, for whatever is shuffled later in it."""
        words = zeros(8)
        for place in range(8):
            words[place] = self.word()
        return words


def advance(state: State, dice: Dice) -> None:
    """Take a legal action at random, each with the same chance."""
    if state.book.plain_turns:
        if state.decision == TURN:
            take_turn(state, pick(state, dice), False)
            return
        if state.decision == DRAWN:
            take_drawn(state, dice.below(2) == 0, False)
            return
    step(state, dice.actions[dice.below(list_actions(state, dice.actions))], False)


def pick(state: State, dice: Dice) -> i64:
    """Return a card to play at random on a turn, or NOBODY to draw.

    One of all the cards that fit is picked, and picked again if it is a second copy, so that each face counts once.
    """
    count: i64 = 0
    at: i64 = state.seat * state.book.words
    row: i64 = state.match_row
    special = state.book.limits or state.after_flip
    for word in range(state.book.words):
        cards: i64 = state.hands[at] & state.book.match[row]
        if special:
            cards = may_play(state, state.seat, word)
        at += 1
        row += 1
        here: i64 = count_bits(cards)
        put(dice.cards, word, cards)
        put(dice.counts, word, here)
        count += here
    if count == 0:
        return NOBODY
    choices: i64 = count
    if state.book.voluntary:
        choices += 1
    while True:
        chosen: i64 = dice.below(choices)
        if chosen == count:
            return NOBODY
        card: i64 = find_chosen(state, dice, chosen)
        if card != NOBODY:
            return card


def find_chosen(state: State, dice: Dice, chosen: i64) -> i64:
    """Return the card at a place among those that `pick` found, NOBODY if a copy of it comes before."""
    word: i64 = 0
    here: i64 = dice.counts[0]
    while chosen >= here:
        chosen -= here
        word += 1
        here = dice.counts[word]
    cards: i64 = dice.cards[word]
    while chosen > 0:
        cards &= cards - 1
        chosen -= 1
    card: i64 = card_in(state, word, cards)
    earlier: i64 = dice.cards[word] & ~cards
    if earlier:
        mask: i64 = kind_of(state, card) * state.book.words + word
        if earlier & state.book.kind_mask[mask]:
            return NOBODY
    return card


def play_out(state: State, dice: Dice, most: i64) -> i64:
    """Play at random to the end of the round, or `most` actions; return how many there were."""
    taken: i64 = 0
    while state.decision != OVER and taken < most:
        advance(state, dice)
        taken += 1
    return taken


def deal_quickly(book: Book, players: i64, dice: Dice, blind: bool = True) -> State:
    state = new_state(book, players, dice.key(), blind)
    state.imagined = True
    if book.sides == 2:
        darks = in_order(book.size)
        dice.shuffle(darks)
        state.pair = sorted_pairs(book, darks)
    dice.shuffle(state.pile)
    state.pile_count = book.size
    deal_hands(state)
    turn_up(state)
    return state


def run_games(book: Book, players: int, seed: int, games: int) -> tuple[int, int]:
    """Play random rounds; return how many decisions there were, and a digest of all that happened."""
    dice = Dice(seed)
    total: i64 = 0
    digest: i64 = 0
    for _ in range(games):
        state = deal_quickly(book, players, dice)
        taken: i64 = play_out(state, dice, 1_000_000)
        total += taken
        for word in range(players * book.words):
            digest = (digest * 31 + (state.hands[word] & M32)) & M32
        digest = (digest * 31 + taken) & M32
        digest = (digest * 31 + state.winner + 7 * state.order) & M32
    return int(total), int(digest)
