"""Statistics of deals: where cards lie, what is turned up, what hands hold, and which seat wins.

Every deal has a key of its own, and is dealt by the same functions as at a table. Only the moves of the rounds, which
are played on at random, come from the quick dice.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from math import comb

from lastcard.arena.chi_square import ChiSquare, chi_square, tested
from lastcard.arena.statistics import Counts, count_in_pieces, number, numbers
from lastcard.rules.engine.dealing import deal_hands, fresh_pile, turn_up
from lastcard.rules.engine.playout import Dice, play_out
from lastcard.rules.engine.shuffle import key_words
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.state import NOBODY, cards_in_hand, new_state
from lastcard.rules.text.setup import check_players

PIECE = 10_000
"""Deals of one job."""
MOST_DECISIONS = 1_000_000


@dataclass(frozen=True)
class Deals:
    """Deals to be counted."""

    edition: str
    players: int
    deals: int
    seed: str = "fairness"
    options: dict[str, object] = field(default_factory=dict)

    def book(self) -> Book:
        return open_book(find_edition(self.edition), self.options)

    def key(self, deal: int) -> bytes:
        """Return the key of a deal by its number."""
        return sha256(f"{self.seed} {deal}".encode()).digest()


def count_piece(deals: Deals, piece: int) -> Counts:
    """Deal and play one piece of the deals, and return what was counted."""
    book = deals.book()
    size = int(book.size)
    special = [not book.effect_of(book.kind_of[slot]).is_number for slot in range(size)]
    first_cards: Counter[str] = Counter()
    specials: Counter[str] = Counter()
    wins: Counter[int] = Counter()
    piles: list[bytes] = []
    begin, end = piece * PIECE, min(deals.deals, (piece + 1) * PIECE)
    dice = Dice(begin)
    for deal in range(begin, end):
        state = new_state(book, deals.players, key_words(deals.key(deal)), True)
        state.dealer = deal % deals.players
        fresh_pile(state)
        piles.append(bytes(list(state.pile)))
        deal_hands(state)
        for seat in range(deals.players):
            specials[f"{seat} {sum([special[card] for card in cards_in_hand(state, seat)])}"] += 1
        turn_up(state)
        first_cards[str(book.cards[state.top])] += 1
        play_out(state, dice, MOST_DECISIONS)
        if state.winner != NOBODY:
            wins[int(state.winner)] += 1
    return {
        "deals": end - begin,
        "positions": position_counts(b"".join(piles), size),
        "first_cards": dict(first_cards),
        "specials": dict(specials),
        "wins": dict(wins),
    }


def position_counts(piles: bytes, size: int) -> dict[int, int]:
    """Return how often each card lay at each place: by place times size plus card."""
    return {place * size + card: count for place in range(size) for card, count in Counter(piles[place::size]).items()}


def count_deals(deals: Deals, on: str = "cores", processes: int = 0) -> Counts:
    """Deal and play them all, in pieces, and return what was counted."""
    check_players(deals.players)
    deals.book()
    return count_in_pieces(partial(count_piece, deals), deals.deals, PIECE, "deals", on, processes)


def tests_of(deals: Deals, counts: Counts) -> list[ChiSquare]:
    """Return a test of every hypothesis: positions, first cards, hands of each seat, winners."""
    wins = [numbers(counts, "wins").get(seat, 0) for seat in range(deals.players)]
    first = first_cards(deals, counts)
    return [
        positions_test(deals, counts),
        chi_square("first cards", [count for _, count, _ in first], [hoped for _, _, hoped in first]),
        *(
            chi_square(f"hand of seat {seat}", specials_of(deals, counts, seat), expected_specials(deals, counts))
            for seat in range(deals.players)
        ),
        chi_square("winner by seat", wins, [sum(wins) / deals.players] * deals.players),
    ]


def positions_test(deals: Deals, counts: Counts) -> ChiSquare:
    """Test that cards lie at each place equally often; each row and each column adds up to the number of deals."""
    size = int(deals.book().size)
    hoped = number(counts, "deals") / size
    found = numbers(counts, "positions")
    statistic = sum((found.get(cell, 0) - hoped) ** 2 / hoped for cell in range(size * size))
    return tested("positions of cards", statistic, (size - 1) ** 2)


def deviations(deals: Deals, counts: Counts) -> list[float]:
    """Return how far each cell of the positions is off, in standard deviations."""
    size = int(deals.book().size)
    hoped = number(counts, "deals") / size
    found = numbers(counts, "positions")
    spread = (hoped * (1 - 1 / size)) ** 0.5
    return [(found.get(cell, 0) - hoped) / spread for cell in range(size * size)]


def first_cards(deals: Deals, counts: Counts) -> list[tuple[str, int, float]]:
    """Return each card that can be turned up first, how often it was, and how often that was to be expected."""
    book = deals.book()
    found = numbers(counts, "first_cards")
    copies: Counter[str] = Counter()
    for slot in range(int(book.size)):
        kind = book.kind_of[slot]
        effect = book.effect_of(kind)
        if effect.is_number if book.number_start else effect.opens:
            copies[str(book.cards[kind])] += 1
    whole = copies.total()
    return [(card, found.get(card, 0), number(counts, "deals") * many / whole) for card, many in copies.items()]


def specials_of(deals: Deals, counts: Counts, seat: int) -> list[int]:
    """Return in how many deals a seat was dealt 0, 1, 2, … cards that are not numbers."""
    found = numbers(counts, "specials")
    return [found.get(f"{seat} {many}", 0) for many in range(int(deals.book().hand_size) + 1)]


def expected_specials(deals: Deals, counts: Counts) -> list[float]:
    """Return in how many deals a hand should have 0, 1, 2, … cards that are not numbers: hypergeometric."""
    book = deals.book()
    size, hand = int(book.size), int(book.hand_size)
    special = sum(not book.effect_of(book.kind_of[slot]).is_number for slot in range(size))
    ways = comb(size, hand)
    whole = number(counts, "deals")
    return [whole * comb(special, many) * comb(size - special, hand - many) / ways for many in range(hand + 1)]
