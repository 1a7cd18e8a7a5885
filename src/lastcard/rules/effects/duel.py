"""What duels share: a player picks an opponent, and their number cards are compared."""

from mypy_extensions import i64

from lastcard.rules.engine.turns import ask_target, note_target
from lastcard.rules.model.cards import Card
from lastcard.rules.model.effect import Effect
from lastcard.rules.model.events import Duelled
from lastcard.rules.model.state import NOBODY, State, card_in, kind_of


class Duel(Effect):
    def play(self, state: State) -> None:
        if ask_target(state):
            self.player_picked(state, state.target)

    def player_picked(self, state: State, target: i64) -> None:
        state.target = target
        note_target(state, target)
        self.fight(state)

    def fight(self, state: State) -> None:
        """Compare the number cards of `state.actor` and `state.target`, and go on."""
        raise NotImplementedError


def number_kind(state: State, seat: i64, highest: bool) -> i64:
    """Return the kind of the highest or lowest number card in a hand, NOBODY if there is none."""
    book = state.book
    for step in range(10):
        number: i64 = 9 - step if highest else step
        base: i64 = (state.side * 10 + number) * book.words
        for word in range(book.words):
            held: i64 = state.hands[seat * book.words + word] & book.number_mask[base + word]
            if held:
                return kind_of(state, card_in(state, word, held))
    return NOBODY


def value_of(state: State, kind: i64) -> i64:
    """Return the number on a card, or 0 if there is none."""
    return 0 if kind == NOBODY else state.book.number[kind]


def note_duel(state: State, own: i64, other: i64, winner: i64) -> None:
    if state.noting:
        rule = state.book.faces[state.top].rule
        cards = card_of(state, own), card_of(state, other)
        state.note(Duelled(rule, int(state.actor), int(state.target), cards[0], cards[1], int(winner)))


def card_of(state: State, kind: i64) -> Card | None:
    return None if kind == NOBODY else state.book.cards[kind]
