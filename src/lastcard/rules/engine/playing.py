"""Playing a card: it leaves the hand, becomes the top card, and acts."""

from mypy_extensions import i64

from lastcard.rules.engine.bluffs import is_wrong, remember_hand
from lastcard.rules.engine.hands import put_on_top
from lastcard.rules.engine.past import remember_turn
from lastcard.rules.engine.turns import ask_color, end_round, ends_round, finish, pass_turn, show_top
from lastcard.rules.model.actions import PLAY
from lastcard.rules.model.effect import THEN_NEXT
from lastcard.rules.model.events import Activated, Played
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.history import JUMPED
from lastcard.rules.model.state import BY_CARD, NOBODY, State, effect_on_top, forget_one, kind_of, take_from_hand


def play_card(state: State, seat: i64, card: i64, jump: bool) -> None:
    """Play a card from a hand, and let it act."""
    kind: i64 = kind_of(state, card)
    remember_turn(state, seat, (JUMPED if jump else PLAY) + kind)
    judged: i64 = state.book.judged[kind]
    if judged:
        state.guilty = i64(is_wrong(state, seat, kind))
    take_from_hand(state, seat, card)
    if state.opened:
        forget_one(state, seat, card, kind)
    put_on_top(state, card)
    if judged:
        remember_hand(state, seat)
    state.idle = 0
    state.actor = seat
    state.drawn = NOBODY
    state.after_flip = False
    state.cause = BY_CARD
    state.pending += state.book.amount[kind]
    show_top(state, kind)
    if state.noting:
        total = int(state.pending) if state.pending > state.book.amount[kind] else 0
        state.note(Played(state.book.faces[kind].rule, int(seat), state.book.cards[kind], jump, total))
    if state.sizes[seat] == 0:
        play_last_card(state, seat)
    elif state.book.plain[kind]:
        pass_turn(state)
    else:
        effect_on_top(state).play(state)


def play_last_card(state: State, seat: i64) -> None:
    """Let a seat finish, and its last card do what it still does (GEN-15, NM-10, TF-10, `play_on`)."""
    finish(state, seat)
    is_over = ends_round(state)
    if state.book.last_card_wins:
        end_last_card(state, is_over, "NM-10")
    elif not effect_on_top(state).play_last(state, is_over):
        end_last_card(state, is_over, "GEN-15")


def end_last_card(state: State, is_over: bool, rule: str) -> None:
    """Go on after a last card: end the round, have a colour named, or begin the next turn."""
    if is_over:
        end_round(state, rule)
    elif state.color == COLORLESS:
        ask_color(state, state.actor, THEN_NEXT)
    else:
        pass_turn(state)


def activate(state: State, yes: bool) -> None:
    """Let the card that a Flip has uncovered act, or not, as its player chose (TF-05)."""
    if state.noting:
        state.note(Activated("TF-05", int(state.actor), yes))
    if yes:
        effect_on_top(state).uncovered(state)
    else:
        pass_turn(state)
