"""How players choose, learned from rounds among bots: `python tools/habits.py --out FOLDER`.

Plays rounds among `normal` and among `hard`, every edition with 2 to 5 players, and fits the weights of
lastcard/search/habits.py to what they did with the hands that they held. Writes src/lastcard/bots/habits.json. What was
played is kept in the folder: a second run goes on from there, and one with more rounds adds to it.
"""

import argparse
import json
import pickle
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from lastcard import EDITIONS, Game, View
from lastcard.bots.habits import COMMON, FILE, STYLES, evaluation_at
from lastcard.bots.normal import NormalBot
from lastcard.bots.rounds import take_interrupts
from lastcard.bots.thinking import HardBot
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.faces import COLORLESS
from lastcard.search.habits import FORESIGHT, PASSING, SLIP, TERMS, Habits
from lastcard.search.outlook import Outlook
from lastcard.search.past_hands import ANSWERED, NAMED, Deed, PastHands

LONGEST = 240
"""Entries of a history; of longer rounds not all is told."""
STEPS = 300
SHARPNESS = (5.0, 10.0, 20.0, 40.0, 80.0, 160.0, 320.0, 640.0)
TRUST = [each / 20 for each in range(1, 20)]
LEAST_GAIN = 0.02
"""What FORESIGHT must add to the mean logarithm to be worth its time."""
PULL = 2e-4
"""How strongly weights are drawn to 0, so that what hardly ever happens says little."""


class Played(NamedTuple):
    """A round: what a spectator saw at its end, and the hand behind each entry of the history."""

    view: View
    hands: dict[int, list[str]]


def play(edition: str, number: int, thinks: bool) -> Played:
    """Play a round among bots of one kind."""
    game = Game.deal(edition, 2 + number % 4, f"habits {number}")
    bot = HardBot(number, playouts=400) if thinks else NormalBot(number)
    hands: dict[int, list[str]] = {}
    take_interrupts(game, [bot] * game.seats, 0)
    while game.decision is not None and len(game.view(None).history) < LONGEST:
        seat, before = game.decision.seat, len(game.view(None).history)
        hand = [str(card) for card in game.hand(seat)]
        game.apply(bot.choose(game.view(seat)))
        for place, past in enumerate(game.view(None).history[before:], before):
            if past.seat == seat:
                hands.setdefault(place, hand)
        take_interrupts(game, [bot] * game.seats, seat)
    return Played(game.view(None), hands)


def collect(folder: Path, edition: str, thinks: bool, rounds: int) -> list[Played]:
    """Return so many rounds, those that are there and new ones."""
    file = folder / f"{edition}-{'hard' if thinks else 'normal'}.pickle"
    played: list[Played] = pickle.loads(file.read_bytes()) if file.exists() else []  # noqa: S301 (written below)
    for number in count(len(played)):
        if number >= rounds:
            break
        played.append(play(edition, number, thinks))
        if number % 20 == 19 or number == rounds - 1:
            file.write_bytes(pickle.dumps(played))
    return played[:rounds]


class Choice(NamedTuple):
    """The terms of each action that was open, the place of the one taken, and its chance by worth alone."""

    rows: "np.ndarray[Any, Any]"
    taken: int
    foreseen: list[float]
    """With each SHARPNESS."""


def choices_of(played: Played, units: list[Habits]) -> list[Choice]:
    """Return all choices of a round whose hands are known."""
    view = played.view
    book = units[0].book
    outlook = Outlook(book, evaluation_at(view._replace(seat=0)))
    found: list[Choice] = []
    for side in range(int(book.sides)):
        past = PastHands(view, book, side)
        fits = past.table_of_fits()
        for _, deed in past.choices:
            texts = played.hands.get(int(deed.moment), ())
            kinds = [book.kind_by_text[side].get(text, -1) for text in texts]
            if not kinds or -1 in kinds:
                continue
            terms = terms_of(deed, kinds, past.fits, units)
            if terms is not None:
                outlook.see(deed, vec[i64](kinds), len(kinds))
                found.append(Choice(*terms, [outlook.chance(fits, each) for each in SHARPNESS]))
    return found


def terms_of(
    deed: Deed, kinds: list[int], fits: list[int], units: list[Habits]
) -> tuple["np.ndarray[Any, Any]", int] | None:
    """Return the terms of what could be done: scores are sums, so each is the score by a weight of 1 for it alone."""
    book = units[0].book
    hand = vec[i64](kinds)
    for unit in units:
        unit.count(hand, len(kinds))
    if deed.sort == NAMED:
        return np.array([[unit.color_score(color) for unit in units] for color in range(4)]), int(deed.kind)
    able = sorted({kind for kind in kinds if fits[int(deed.fits) + kind]})
    plain = any(book.color[kind] != COLORLESS for kind in able)
    wild = any(book.color[kind] == COLORLESS for kind in able)
    rows: list[list[float]] = []
    for kind in able:
        gain = units[0].gain_of(kind, len(kinds), deed.smallest, deed.given)
        rows.append([unit.play_score(kind, deed.table.color, plain, deed.next_small, gain) for unit in units])
    if deed.sort == ANSWERED or book.voluntary:
        able.append(PASSING)
        rows.append([unit.pass_score(plain, wild, deed.sort == ANSWERED) for unit in units])
    if len(able) < 2 or deed.kind not in able:
        return None
    return np.array(rows), able.index(int(deed.kind))


def foresight(choices: list[Choice], weights: "np.ndarray[Any, Any]") -> tuple[float, float, float]:
    """Return how sharply and how often choices go by worth, and the mean logarithm of their chances then."""
    usual = np.array([usual_chance(choice, weights) for choice in choices])
    foreseen = np.array([choice.foreseen for choice in choices])
    without = float(np.log(usual).mean())
    best = (0.0, 0.0, without)
    for place, sharpness in enumerate(SHARPNESS):
        for trust in TRUST:
            likely = float(np.log(trust * foreseen[:, place] + (1.0 - trust) * usual).mean())
            if likely > best[2]:
                best = (sharpness, trust, likely)
    return best if best[2] > without + LEAST_GAIN else (0.0, 0.0, without)


def usual_chance(choice: Choice, weights: "np.ndarray[Any, Any]") -> float:
    """Return the chance of a choice by the scores alone."""
    scores = choice.rows @ weights
    shares = np.exp(scores - scores.max())
    return float((1.0 - SLIP) * shares[choice.taken] / shares.sum() + SLIP / len(shares))


def fit(choices: list[Choice]) -> tuple["np.ndarray[Any, Any]", list[float]]:
    """Return the weights that make the choices likeliest, and how likely they were on the way (Adam, whole batches)."""
    terms = len(TERMS)
    most = max(len(choice.rows) for choice in choices)
    table = np.zeros((len(choices), most, terms))
    closed = np.full((len(choices), most), -np.inf)
    taken = np.zeros((len(choices), terms))
    for place, (rows, chosen, _) in enumerate(choices):
        table[place, : len(rows)] = rows
        closed[place, : len(rows)] = 0.0
        taken[place] = rows[chosen]
    weights, slope, power = np.zeros(terms), np.zeros(terms), np.zeros(terms)
    curve: list[float] = []
    for step in range(1, STEPS + 1):
        scores = table @ weights + closed
        top = scores.max(axis=1, keepdims=True)
        shares = np.exp(scores - top)
        total = shares.sum(axis=1, keepdims=True)
        likely = float((taken @ weights - top[:, 0] - np.log(total[:, 0])).mean())
        shares /= total
        gradient = (taken - np.einsum("nk,nkt->nt", shares, table)).mean(axis=0) - PULL * weights
        slope = 0.9 * slope + 0.1 * gradient
        power = 0.99 * power + 0.01 * gradient**2
        weights = weights + 0.1 * slope / (1 - 0.9**step) / (np.sqrt(power / (1 - 0.99**step)) + 1e-8)
        curve.append(likely)
    return weights, curve


def units_of(edition: str) -> list[Habits]:
    book = open_book(find_edition(edition), {})
    return [Habits(book, [*(float(term == each) for each in TERMS), 0.0, 0.0]) for term in TERMS]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--rounds", type=int, default=300, help="of each kind of bot in each edition")
    parser.add_argument("--collect", action="store_true", help="only play")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    weights: dict[str, dict[str, dict[str, float]]] = {edition: {} for edition in (*EDITIONS, COMMON)}
    curves: dict[str, list[float]] = {}
    for style in STYLES:
        every: list[Choice] = []
        for edition in EDITIONS:
            rounds = collect(asked.out, edition, style == "hard", asked.rounds // (3 if style == "hard" else 1))
            if asked.collect:
                continue
            units = units_of(edition)
            choices = [choice for played in rounds for choice in choices_of(played, units)]
            every += choices[:3000]
            found, curve = fit(choices)
            sharp = foresight(choices, found)
            weights[edition][style] = named(found, sharp)
            curves[f"{edition} {style}"] = [round(value, 4) for value in curve[:: STEPS // 10]]
            told = f"{curve[0]:.3f} to {curve[-1]:.3f}, {sharp[2]:.3f} with worth"
            print(f"{style} {edition:10} {len(choices)} choices, {told}", flush=True)
        if every:
            found, _ = fit(every)
            weights[COMMON][style] = named(found, foresight(every, found))
    if not asked.collect:
        written = {"rounds": asked.rounds, "seed": "habits", "curves": curves, "weights": weights}
        FILE.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


def named(weights: "np.ndarray[Any, Any]", sharp: tuple[float, float, float]) -> dict[str, float]:
    values = [*(round(float(weight), 3) for weight in weights), *sharp[:2]]
    return dict(zip((*TERMS, *FORESIGHT), values, strict=True))


if __name__ == "__main__":
    main()
