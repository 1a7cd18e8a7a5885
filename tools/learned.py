"""Teaches the bot `learned` what thinking ahead would say: `python tools/learned.py --out FOLDER --minutes 10`.

Rounds among `normal`, every edition with 2 to 7 players; at every other decision all actions are tried out in the same
imagined rounds, as `hard` does. A small network that sees each action once (lastcard/bots/action_terms.py) then learns
to lose as little as possible by its choices. What was tried is kept in the folder: a second run adds to it. Writes
src/lastcard/bots/learned.weights, and the curve to the folder.
"""

import argparse
import json
import pickle
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from lastcard import Game
from lastcard.bots.action_terms import EDITIONS, KINDS, TERMS, ActionTerms
from lastcard.bots.learned import FILE
from lastcard.bots.normal import NormalBot
from lastcard.bots.rounds import take_interrupts
from lastcard.bots.thinking import EARLY, LONGEST, TRUST, evaluation_weights
from lastcard.bots.weights import Weights, save_weights
from lastcard.rules.model.errors import LastcardError
from lastcard.search.search import Search

PLAYERS = (4, 2, 4, 3, 4, 5, 4, 7)
SAMPLES = 150
HIDDEN = 24
STEPS = 1500
BATCH = 1024
SHARP = 12.0
"""Scores are multiplied by this before they become chances: what is learned is to be taken, not tried."""

Sample = tuple[list[list[float]], list[float]]
"""A row for each action, and how much of a win each has come to."""
Array = Any


def tried(number: int) -> list[Sample]:
    """Play a round, and try out every other decision of it."""
    game = Game.deal(
        EDITIONS[number % len(EDITIONS)], PLAYERS[number // len(EDITIONS) % len(PLAYERS)], f"learn {number}"
    )
    bot, found = NormalBot(number), []
    take_interrupts(game, [bot] * game.seats, 0)
    for turn in range(150):
        owed = game.decision
        if owed is None:
            break
        view = game.view(owed.seat)
        if turn % 2 == number % 2 and owed.kind in KINDS and len(view.actions) > 1 and view.hand:
            texts = [str(action) for action in view.actions]
            try:
                search = Search(view, texts, number, LONGEST, EARLY, TRUST, evaluation_weights(view))
            except LastcardError:
                continue
            search.try_out(list(range(len(texts))), SAMPLES)
            worth = [search.mean(place) for place in range(len(texts))]
            found.append((ActionTerms(view).rows(view.actions), worth))
        game.apply(bot.choose(view))
        take_interrupts(game, [bot] * game.seats, owed.seat)
    return found


def collect(folder: Path, minutes: float) -> list[Sample]:
    """Return all samples, those that are there and new ones."""
    file = folder / "samples.pickle"
    begun: int = 0
    samples: list[Sample] = []
    if file.exists():
        begun, samples = pickle.loads(file.read_bytes())  # noqa: S301 (written below)
    until = monotonic() + 60 * minutes
    for number in count(begun):
        if monotonic() > until:
            break
        samples += tried(number)
        if number % 60 == 59:
            file.write_bytes(pickle.dumps((number + 1, samples)))
    return samples


def packed(samples: list[Sample]) -> tuple[Array, Array, Array]:
    """Rows, what they lose to the best, and which are there, all of one size."""
    most = max(len(worth) for _, worth in samples)
    rows = np.zeros((len(samples), most, TERMS), np.float32)
    losses = np.zeros((len(samples), most), np.float32)
    there = np.zeros((len(samples), most), bool)
    for place, (terms, worth) in enumerate(samples):
        rows[place, : len(worth)] = terms
        losses[place, : len(worth)] = max(worth) - np.array(worth)
        there[place, : len(worth)] = True
    return rows, losses, there


def train(samples: list[Sample], seed: int) -> tuple[list[tuple[Array, Array]], list[dict[str, float]]]:
    """Return the layers, and what was lost by a choice on the way, on samples kept apart (Adam)."""
    dice = np.random.default_rng(seed)
    rows, losses, there = packed(samples)
    test = np.arange(len(samples)) % 10 == 0
    own = np.flatnonzero(~test)
    layers = [
        dice.normal(size=(HIDDEN, TERMS)) / TERMS**0.5,
        np.zeros(HIDDEN),
        dice.normal(size=(1, HIDDEN)) / 5,
        np.zeros(1),
    ]
    slopes, powers = [np.zeros_like(each) for each in layers], [np.zeros_like(each) for each in layers]
    curve: list[dict[str, float]] = []
    for step in range(1, STEPS + 1):
        batch = dice.choice(own, BATCH)
        for place, by_weight in enumerate(gradient(layers, rows[batch], losses[batch], there[batch])):
            each = by_weight + 1e-5 * layers[place]
            slopes[place] = 0.9 * slopes[place] + 0.1 * each
            powers[place] = 0.999 * powers[place] + 0.001 * each**2
            size = 3e-3 * (1 - 0.7 * step / STEPS)
            layers[place] = layers[place] - size * slopes[place] / (1 - 0.9**step) / (
                np.sqrt(powers[place] / (1 - 0.999**step)) + 1e-8
            )
        if step % 100 == 0:
            curve.append({"step": step, "lost": lost(layers, rows[test], losses[test], there[test])})
    curve.append({"step": 0, "normal": float(losses[test][rows[test][:, :, 17] > 0].mean())})
    return [(layers[0], layers[1]), (layers[2], layers[3])], curve


def scores_of(layers: list[Array], rows: Array, there: Array) -> tuple[Array, Array]:
    hidden = np.maximum(0.0, rows @ layers[0].T + layers[1])
    scores = (hidden @ layers[2].T)[:, :, 0] + layers[3]
    return hidden, np.where(there, scores, -np.inf)


def gradient(layers: list[Array], rows: Array, losses: Array, there: Array) -> list[Array]:
    """How what is lost on the whole changes with each weight."""
    hidden, scores = scores_of(layers, rows, there)
    shares = np.exp(SHARP * (scores - scores.max(axis=1, keepdims=True)))
    shares /= shares.sum(axis=1, keepdims=True)
    mean = (shares * losses).sum(axis=1, keepdims=True)
    by_score = SHARP * shares * (losses - mean) / len(rows)
    by_hidden = by_score[:, :, None] * layers[2][0] * (hidden > 0)
    return [
        np.einsum("nkh,nkt->ht", by_hidden, rows),
        by_hidden.sum(axis=(0, 1)),
        (by_score[:, :, None] * hidden).sum(axis=(0, 1))[None, :],
        np.array([by_score.sum()]),
    ]


def lost(layers: list[Array], rows: Array, losses: Array, there: Array) -> float:
    """What is lost by a choice, in parts of a win."""
    _, scores = scores_of(layers, rows, there)
    return float(np.take_along_axis(losses, scores.argmax(axis=1)[:, None], axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    samples = collect(asked.out, asked.minutes)
    layers, curve = train(samples, asked.seed)
    save_weights(FILE, Weights.of("every", 0, layers))
    (asked.out / "curve.json").write_text(json.dumps({"seed": asked.seed, "samples": len(samples), "curve": curve}))
    print(len(samples), "decisions; lost by a choice:", curve[0], curve[-2], "as normal chooses:", curve[-1])


if __name__ == "__main__":
    main()
