"""How well hands are read: `python benchmarks/beliefs.py --rounds 40`.

Fresh rounds among `normal` and among `hard` with 4 players. At every third turn the one to decide says for each
opponent and each face how likely that hand holds it; what counts is the mean logarithm of what was said of how it is.
Compared are dealing at random, the sampler of `hard`, and that of `expert`, which reads the history. What an opponent
is known to hold is left out.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from math import comb, log
from statistics import fmean, stdev

from lastcard import EDITIONS, Game, View
from lastcard.bots.bot import Bot
from lastcard.bots.habits import habits_at
from lastcard.bots.normal import NormalBot
from lastcard.bots.rounds import take_interrupts
from lastcard.bots.thinking import HardBot
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.state import cards_in_hand, kind_of
from lastcard.rules.text.views import UNSEEN
from lastcard.search.sampling import Sampler

PLAYERS = 4
SAMPLES = 3200
"""About as many states as `expert` imagines for a decision."""
EVERY = 3
DOUBT = 4.0
"""Dealing at random counts as so many samples."""
WAYS = ("random", "hard", "expert")

Chances = dict[tuple[int, str], float]
"""By seat and face."""


def unseen_faces(view: View) -> Counter[str]:
    """The faces that the seat does not see anywhere."""
    deck = Sampler(view).book
    side = 1 if view.side == "dark" else 0
    first = side * int(deck.size)
    faces = Counter(str(deck.cards[deck.kind_of[first + slot]]) for slot in range(int(deck.size)))
    seen = [*view.hand, *view.discard, *(card for hand in view.known for card in hand)]
    faces.subtract(str(card) for card in seen if card != UNSEEN)
    return Counter({face: count for face, count in faces.items() if count > 0})


def at_random(view: View) -> Chances:
    """Chances if the unseen cards are dealt blindly."""
    unseen = unseen_faces(view)
    total = sum(unseen.values())
    others = [seat for seat in range(view.players) if seat != view.seat]
    hidden = {seat: view.counts[seat] - len(view.known[seat]) for seat in others}
    return {
        (seat, face): 1.0 - comb(total - copies, cards) / comb(total, cards)
        for seat, cards in hidden.items()
        if cards > 0
        for face, copies in unseen.items()
    }


def sampled(view: View, sampler: Sampler, random: Chances) -> Chances:
    """Chances by how often a sampler deals a face to a hand."""
    held: Counter[tuple[int, int]] = Counter()
    kinds = sampler.book.kind_by_text[sampler.side]
    known = {seat: Counter(kinds[str(card)] for card in view.known[seat] if card != UNSEEN) for seat, _ in random}
    dice = Dice(1)
    for _ in range(SAMPLES):
        state = sampler.draw(dice)
        for seat, shown in known.items():
            hand = Counter(kind_of(state, card) for card in cards_in_hand(state, seat))
            hand.subtract(shown)
            held.update((seat, kind) for kind, count in hand.items() if count > 0)
    return {
        (seat, face): (held[seat, kinds[face]] + DOUBT * chance) / (SAMPLES + DOUBT)
        for (seat, face), chance in random.items()
    }


def losses(game: Game, view: View) -> dict[str, float]:
    """The mean loss of each way at one decision."""
    random = at_random(view)
    said = {
        "random": random,
        "hard": sampled(view, Sampler(view), random),
        "expert": sampled(view, Sampler(view, habits=habits_at(view)), random),
    }
    real: dict[int, Counter[str]] = {}
    for seat in {seat for seat, _ in random}:
        real[seat] = Counter(map(str, game.hand(seat)))
        real[seat].subtract(map(str, view.known[seat]))
    found: dict[str, float] = {}
    for way, chances in said.items():
        each = [-log(chance if real[seat][face] > 0 else 1.0 - chance) for (seat, face), chance in chances.items()]
        found[way] = fmean(each)
    return found


def decisions(edition: str, bot: Bot, rounds: int) -> Iterator[tuple[int, Game, View]]:
    for number in range(rounds):
        game = Game.deal(edition, PLAYERS, f"beliefs {number}")
        take_interrupts(game, [bot] * PLAYERS, 0)
        turn = 0
        while game.decision is not None:
            view = game.view(game.decision.seat)
            turn += 1
            if turn % EVERY == 0 and view.decision is not None and view.decision.kind == "turn" and at_random(view):
                yield number, game, view
            game.apply(bot.choose(view))
            take_interrupts(game, [bot] * PLAYERS, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--editions", choices=EDITIONS, nargs="+", default=EDITIONS)
    parser.add_argument("--among", choices=("normal", "hard"), nargs="+", default=("normal", "hard"))
    asked = parser.parse_args()
    for among in asked.among:
        every: list[dict[str, float]] = []
        for edition in asked.editions:
            bot: Bot = NormalBot("beliefs") if among == "normal" else HardBot("beliefs")
            by_round: dict[int, list[dict[str, float]]] = {}
            for number, game, view in decisions(edition, bot, asked.rounds):
                by_round.setdefault(number, []).append(losses(game, view))
            rounds = [{way: fmean(each[way] for each in found) for way in WAYS} for found in by_round.values()]
            every += rounds
            print(f"among {among:6} {edition:10} {told(rounds)}", flush=True)
        print(f"among {among:6} {'all':10} {told(every)}", flush=True)


def told(rounds: list[dict[str, float]]) -> str:
    """The losses, and by how much `expert` is better than either, with 95 % bounds over rounds."""
    mean = {way: fmean(each[way] for each in rounds) for way in WAYS}
    parts = [f"{way} {loss:.4f}" for way, loss in mean.items()]
    for other in WAYS[:2]:
        less = [(each[other] - each["expert"]) / mean[other] for each in rounds]
        gain = 1.0 - mean["expert"] / mean[other]
        parts.append(f"{gain:.1%} (±{1.96 * stdev(less) / len(less) ** 0.5:.1%}) less than {other}")
    return ", ".join(parts)


if __name__ == "__main__":
    main()
