"""Resampling: another round that a seat cannot tell from this one, with everything it has not seen dealt anew."""

from collections import Counter

from lastcard.envs.round import Round
from lastcard.rules.engine.draw_history import set_lacks
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.bits import BIT
from lastcard.rules.model.state import State, cards_in_hand, everyone, kind_of
from lastcard.rules.text.views import UNSEEN, View
from lastcard.search.sampling import Sampler

TRIES = 100
SHOWN = ("call", "catch")
"""Questions out of turn that everybody sees. A `jump` is asked in secret, and another's `drawn` looks like a turn."""


def resample(game: Round, seat: int, seed: int) -> Round:
    """Return such a round; deals in which the seat would have been asked for something else are thrown away.

    If somebody else is asked, the round asks them for what this seat believes they are asked for.
    """
    view, dice, asked = game.view(seat), Dice(seed), game.seat == seat
    sampler, seen = Sampler(view), game.observation(seat).tobytes()
    for _ in range(TRIES):
        state = sampler.draw(dice)
        copy_knowledge(state, view, seat)
        other = Round(game.spec, sequential=game.sequential.copy())
        copy_progress(state, game.sequential.state)
        if game.sequential.jumped == top_of(game.sequential.state):
            other.sequential.jumped = top_of(state)
        other.sequential.state = state
        if not asked and game.kind not in SHOWN:
            other.sequential.kind, other.sequential.seat = state.decision, state.seat
        if other.observation(seat).tobytes() == seen and (other.legal() == game.legal() if asked else other.legal()):
            return other
    raise RuntimeError("no other deal was found that fits what this seat knows")


def copy_knowledge(state: State, view: View, seat: int) -> None:
    """Let a seat know as much of a sampled state: cards seen in hands and discards, and who drew on which colour."""
    set_lacks(state, view.lacks)
    first = int(state.side * state.book.size)
    for place, face in enumerate(view.discard):
        if face != UNSEEN:
            state.knows[first + int(state.discard[place])] = everyone(state)
    for holder, faces in enumerate(view.known):
        left = Counter(faces)
        for card in cards_in_hand(state, holder):
            face = state.book.cards[kind_of(state, card)]
            if left[face]:
                left[face] -= 1
                state.knows[first + card] = BIT[seat]
                state.opened |= BIT[holder]


def copy_progress(state: State, real: State) -> None:
    """Copy what everybody knows about the course of the round."""
    state.shuffles, state.idle, state.then = real.shuffles, real.idle, real.then
    state.sheds, state.call, state.reached_one = real.sheds, real.call, real.reached_one
    state.history, state.past = real.history, real.past


def top_of(state: State) -> int:
    return int(state.discard[state.discard_count - 1])
