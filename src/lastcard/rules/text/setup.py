"""Positions set up by hand: a player's turn in a round under way, and deals from a written deck."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.dealing import deal_hands, fresh_pile, turn_up
from lastcard.rules.engine.hands import put_on_top
from lastcard.rules.engine.shuffle import key_of, key_words
from lastcard.rules.engine.turns import name_color, show_top, turn_to
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.book import Book
from lastcard.rules.model.deck import check_size
from lastcard.rules.model.errors import BadOptions, BadPosition
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import State, all_seats, cards_in_hand, kind_of, new_state, put_in_hand
from lastcard.rules.text.written_deck import WrittenDeck

Seed = int | str | bytes
SIDES: Final = ("light", "dark")
SEED_SHOWN: Final = 40
"""How much of a seed that cannot be used is repeated."""


def read_seed(seed: Seed) -> vec[i64]:
    if not isinstance(seed, (int, str, bytes)) or (isinstance(seed, bytes) and len(seed) != 32):
        raise BadPosition("position-seed", {"seed": repr(seed)})
    try:
        return key_words(key_of(seed))
    except ValueError as error:  # half a character, or a number of thousands of digits
        shown = hex(seed) if isinstance(seed, int) else repr(seed)
        raise BadPosition("position-seed", {"seed": shown[:SEED_SHOWN]}) from error


def check_players(players: object) -> int:
    """Check the number of players (GEN-01). Raises BadOptions."""
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 10:
        raise BadOptions("options-players", {"players": repr(players)})
    return players


def check_seat(name: str, seat: object, players: int) -> int:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise BadPosition("position-seat", {"name": name, "seat": repr(seat), "players": players})
    return seat


def deal_round(book: Book, players: int, seed: Seed, dealer: int, deck: list[str] | None, noting: bool) -> State:
    players = check_players(players)
    dealer = check_seat("dealer", dealer, players)
    check_size(int(book.size), players, int(book.hand_size))
    state = new_state(book, players, read_seed(seed))
    state.dealer = dealer
    if noting:
        state.noting = True
        state.notes = []
        state.batch = []
    if deck is not None:
        write_pile(state, deck)
    else:
        fresh_pile(state)
    deal_hands(state)
    turn_up(state)
    return state


def write_pile(state: State, deck: list[str]) -> None:
    """Make the pile a whole deck, written in the order in which its cards are dealt."""
    written = WrittenDeck(state.book, 0, state.key)
    for text in deck:
        written.take(text)
    if len(deck) != state.book.size:
        raise BadPosition("position-deck", {"count": len(deck), "size": int(state.book.size)})
    state.pair, cards, _ = written.settle()
    for place, card in enumerate(cards):
        state.pile[state.book.size - 1 - place] = card
    state.pile_count = state.book.size
    state.shuffles = 1


def set_up(
    book: Book,
    hands: list[str],
    discard: str,
    pile: str,
    turn: int,
    direction: int,
    color: str | None,
    side: str,
    seed: Seed,
) -> State:
    players = check_players(len(hands))
    turn = check_seat("turn", turn, players)
    if direction not in (1, -1):
        raise BadPosition("position-direction", {"direction": repr(direction)})
    state = new_state(book, players, read_seed(seed))
    state.side = read_side(book, side)
    place_cards(state, hands, discard, pile, "", True)
    state.direction = direction
    state.dealer = (turn - direction) % players
    check_hands(state)
    show_top(state, kind_of(state, state.discard[state.discard_count - 1]))
    set_color(state, color)
    state.shuffles = 1
    turn_to(state, turn)
    return state


def read_side(book: Book, side: object) -> int:
    if side not in SIDES or (side == "dark" and book.sides == 1):
        raise BadPosition("position-side", {"side": repr(side), "edition": book.edition.id})
    return 1 if side == "dark" else 0


def place_cards(state: State, hands: list[str], discard: str, pile: str, aside: str, fill_up: bool) -> None:
    """Put all cards where they are written; with `fill_up`, the rest of the deck comes after the pile."""
    written = WrittenDeck(state.book, int(state.side), state.key)
    held = [written.take_all(hand) for hand in hands]
    thrown = written.take_all(discard)
    to_draw = written.take_all(pile)
    set_aside = written.take_all(aside)
    if not thrown:
        raise BadPosition("position-no-discard")
    state.pair, cards, rest = written.settle()
    if rest and not fill_up:
        raise BadPosition("position-deck", {"count": len(cards), "size": int(state.book.size)})
    for seat, places in enumerate(held):
        for place in places:
            put_in_hand(state, seat, cards[place])
    for place in thrown:
        put_on_top(state, cards[place])
    coming = [cards[place] for place in to_draw] + rest
    state.pile_count = len(coming)
    for place, card in enumerate(reversed(coming)):
        state.pile[place] = card
    for place in set_aside:
        state.aside[state.aside_count] = cards[place]
        state.aside_count += 1
    see_hands(state)


def see_hands(state: State) -> None:
    """Let everybody see their own cards and, in flip, the backs of the others'."""
    book = state.book
    for seat in range(state.players):
        for card in cards_in_hand(state, seat):
            state.knows[state.side * book.size + card] = BIT[seat]
            if book.sides == 2:
                state.knows[(1 - state.side) * book.size + card] = all_seats(state) & ~BIT[seat]


def check_hands(state: State) -> None:
    for seat in range(state.players):
        if state.sizes[seat] == 0:
            raise BadPosition("position-empty-hand", {"seat": int(seat)})
        if state.book.mercy and state.sizes[seat] >= state.book.mercy:
            raise BadPosition("position-mercy", {"seat": int(seat), "mercy": int(state.book.mercy)})


def set_color(state: State, color: str | None) -> None:
    """Set the colour in force: a must on a wild; on a coloured card it can only be the card's own."""
    colors = state.book.colors_of(int(state.side))
    if color is not None and (not isinstance(color, str) or len(color) != 1 or color not in colors):
        raise BadPosition("position-color", {"color": repr(color), "colors": ", ".join(colors)})
    if state.color != COLORLESS:
        if color is not None and colors[state.color] != color:
            raise BadPosition("position-color-top", {"color": color, "card": state.book.cards[state.top]})
        return
    if color is None:
        raise BadPosition("position-color-needed", {"card": state.book.cards[state.top]})
    name_color(state, colors.index(color))
