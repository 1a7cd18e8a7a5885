"""Everybody's chance to win, from what one seat knows."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from lastcard.analysis.consequences import Option, wins
from lastcard.bots.dice import Dice as SeedDice
from lastcard.bots.thinking import LONGEST, evaluation_weights
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.actions import LAYING, OVER
from lastcard.rules.model.state import State
from lastcard.rules.text.views import View
from lastcard.search.evaluation import StateEvaluator
from lastcard.search.policy import count_colors, run_playout
from lastcard.search.sampling import Sampler


class Tempering(NamedTuple):
    """How far imagined rounds can be trusted.

    Real players are better than the quick one in them, so their chances are closer together.
    """

    power: float
    """From 0 (not at all) to 1."""
    doubt: float
    """Undecided rounds added to those counted, so that nothing is certain before the end."""


KNOWN = {
    "avengers": Tempering(0.99, 26.5),
    "bts": Tempering(0.87, 9.4),
    "minecraft": Tempering(0.86, 21.5),
    "flip": Tempering(0.46, 10.4),
    "no-mercy": Tempering(0.48, 17.3),
    "classic": Tempering(0.84, 4.6),
}
OPEN = {
    "avengers": Tempering(0.76, 10.6),
    "bts": Tempering(0.77, 11.5),
    "minecraft": Tempering(0.76, 25.8),
    "flip": Tempering(0.41, 6.0),
    "no-mercy": Tempering(0.23, 3.5),
    "classic": Tempering(0.8, 13.5),
}
"""Where all hands are open. Both were fitted by `benchmarks/chances.py` for 200 imagined rounds."""
USUAL = Tempering(0.8, 12.0)


def win_chances(view: View, samples: int) -> list[float]:
    """Return each seat's chance to win the round, from the view of a seat or a spectator.

    Raises LastcardError if the view cannot be imagined.
    """
    if view.decision is None:
        return [float(seat == view.winner) for seat in range(view.players)]
    if may_go_out(view):
        return [float(seat == view.seat) for seat in range(view.players)]
    playing = view.players - len(view.out) - len(view.finished)
    return tempered(imagined_wins(view, samples), view.out, playing, tempering_of(view))


def may_go_out(view: View) -> bool:
    """Return whether the seat has the turn and can play its last card."""
    return any(wins(Option(view, str(action))) for action in view.actions)


def tempering_of(view: View) -> Tempering:
    return (OPEN if is_open(view) else KNOWN).get(view.edition, USUAL)


def is_open(view: View) -> bool:
    """Return whether the seat knows everybody's cards."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    return all(len(view.known[seat]) == view.counts[seat] for seat in others)


def tempered(won: Sequence[float], out: Collection[int], playing: int, tempering: Tempering) -> list[float]:
    """Return chances that come true as often as they say, from wins in imagined rounds.

    `out` is who is out of the round, `playing` how many are still in.
    """
    power, doubt = tempering
    weights = [
        0.0 if seat in out else ((wins + doubt / playing) / (sum(won) + doubt)) ** power
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
