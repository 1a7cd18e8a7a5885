"""Everybody's chance to win, from what one seat knows."""

from lastcard.bots.dice import Dice as SeedDice
from lastcard.bots.thinking import LONGEST, evaluation_weights
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.actions import LAYING, OVER
from lastcard.rules.model.state import State
from lastcard.rules.text.views import View
from lastcard.search.evaluation import StateEvaluator
from lastcard.search.policy import count_colors, run_playout
from lastcard.search.sampling import Sampler

TEMPER = {"avengers": 0.75, "bts": 0.85, "minecraft": 0.85, "flip": 0.5, "no-mercy": 0.6, "classic": 0.8}
"""How far imagined rounds can be trusted, from 0 (not at all) to 1: real players are better than the quick one in
them, so their chances are closer together. Fitted by `benchmarks/analysis.py`."""
USUAL_TEMPER = 0.8
DOUBT = 3.0
"""Undecided rounds added to those counted, so that nothing is certain before the end."""


def win_chances(view: View, samples: int) -> list[float]:
    """Return each seat's chance to win the round, from the view of a seat or a spectator.

    Raises LastcardError if the view cannot be imagined.
    """
    if view.decision is None:
        return [float(seat == view.winner) for seat in range(view.players)]
    return tempered(imagined_wins(view, samples), view)


def tempered(won: list[float], view: View, temper: float | None = None, doubt: float = DOUBT) -> list[float]:
    """Return chances that come true as often as they say, from wins in imagined rounds."""
    power = TEMPER.get(view.edition, USUAL_TEMPER) if temper is None else temper
    playing = view.players - len(view.out) - len(view.finished)
    weights = [
        0.0 if seat in view.out else ((wins + doubt / playing) / (sum(won) + doubt)) ** power
        for seat, wins in enumerate(won)
    ]
    return [weight / sum(weights) for weight in weights]


def imagined_wins(view: View, samples: int) -> list[float]:
    """Return how often each seat wins when the hidden cards are dealt `samples` times and the round is played on."""
    sampler, dice = Sampler(view, infers_from_play=True), Dice(seed_of(view))
    evaluator = StateEvaluator(sampler.book, *evaluation_weights(view))
    won = [0.0] * view.players
    for _ in range(samples):
        state = sampler.draw(dice)
        state.blind = True
        if state.decision == LAYING and not holds_color(state, dice):
            continue  # nobody is asked to lay a card who has none to lay
        run_playout(state, dice, LONGEST)
        if state.decision == OVER:
            won[state.winner] += 1.0
        else:
            for seat in range(view.players):
                won[seat] += evaluator.share(state, seat)
    return won


def holds_color(state: State, dice: Dice) -> bool:
    """Return whether the one who decides has a card with a colour."""
    count_colors(state, state.seat, dice.held)
    return any(dice.held[color] for color in range(4))


def seed_of(view: View) -> int:
    """Return a seed that depends only on what the seat knows."""
    return SeedDice("analysis", view).below(1 << 62)
