"""Flip: piles and hands are turned over (TF-04); the card that this uncovers may act (TF-05)."""

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.draw_history import forget_draws
from lastcard.rules.engine.past import remember
from lastcard.rules.engine.playing import activate, end_last_card
from lastcard.rules.engine.turns import ask_color, pass_turn, show_top
from lastcard.rules.model.actions import ACTIVATE
from lastcard.rules.model.bits import BIT, exchange, put
from lastcard.rules.model.effect import THEN_NEXT, Effect
from lastcard.rules.model.events import Flipped
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.history import TURNED_OVER
from lastcard.rules.model.state import State, all_seats, card_in, effect_on_top, everyone, kind_of


class Flip(Effect):
    def __init__(self) -> None:
        super().__init__(
            "flip",
            "F",
            "TF-04",
            rules=("TF-04", "TF-05"),
            opens=False,
            verbs=("yes", "no"),
            needs_two_sides=True,
            turns_over=True,
            sign="⇅",
        )

    def play(self, state: State) -> None:
        turn_over(state)
        state.after_flip = state.book.flip_after_flip
        activation = state.book.options.text("flip_activation")
        if state.color == COLORLESS:
            ask_color(state, state.actor, THEN_NEXT)
        elif not effect_on_top(state).acts_when_uncovered or activation == "never":
            pass_turn(state)
        elif activation == "always":
            activate(state, True)
        else:
            state.decision = ACTIVATE
            state.seat = state.actor

    def uncovered(self, state: State) -> None:
        """Turn everything back, and do nothing else."""
        turn_over(state)
        pass_turn(state)

    def play_last(self, state: State, is_over: bool) -> bool:
        turn_over(state)
        state.after_flip = state.book.flip_after_flip
        end_last_card(state, is_over, "TF-10")
        return True


def turn_over(state: State) -> None:
    """Turn over every hand and both piles, which reverses their order."""
    remember(state, state.actor, TURNED_OVER)
    turn_pile(state.discard, state.discard_count)
    turn_pile(state.pile, state.pile_count)
    for word in range(state.players * state.book.words):
        held: i64 = state.hands[word]
        put(state.hands, word, state.backs[word])
        put(state.backs, word, held)
    state.side = 1 - state.side
    show_other_faces(state)
    last: i64 = state.discard_count - 1
    top: i64 = state.discard[last]
    put(state.knows, state.side * state.book.size + top, everyone(state))
    show_top(state, kind_of(state, top))
    if state.noting:
        side = "dark" if state.side else "light"
        state.note(Flipped("TF-04", side, state.book.cards[state.top]))


def show_other_faces(state: State) -> None:
    """Note who has seen what after a Flip: everybody the side in play, and opponents the other side, too (TF-01)."""
    if state.blind:
        return
    forget_draws(state)
    now: i64 = state.side * state.book.size
    before: i64 = state.book.size - now
    at: i64 = 0
    for seat in range(state.players):
        for word in range(state.book.words):
            held: i64 = state.hands[at]
            at += 1
            while held:
                card: i64 = card_in(state, word, held)
                put(state.knows, now + card, all_seats(state))
                put(state.knows, before + card, all_seats(state) & ~BIT[seat])
                held &= held - 1
        state.opened |= BIT[seat]


def turn_pile(cards: vec[i64], count: i64) -> None:
    """Reverse the order of the first `count` cards."""
    low: i64 = 0
    high: i64 = count - 1
    while low < high:
        exchange(cards, low, high)
        low += 1
        high -= 1
