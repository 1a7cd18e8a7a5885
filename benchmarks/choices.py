"""What the choices of thinking bots are worth: `python benchmarks/choices.py --minutes 8`; `--part 2` has other rounds.

Rounds among quick thinkers, all editions in turn. Where bots choose differently, both actions are tried out from the
true state, 3,000 rounds each to the end; the difference to `hard` in points of a win for each decision.
"""

import argparse
from collections.abc import Iterator
from itertools import count
from time import monotonic

from thinking_bots import opened

from lastcard import EDITIONS, Game, View
from lastcard.bots.rounds import confident_share, take_interrupts
from lastcard.bots.thinking import EARLY, LONGEST, ExpertBot, HardBot, evaluation_weights
from lastcard.search.search import Search

PLAYERS = 4
TRIED = 3000
EVERY = 3
"""Of so many decisions one is looked at: neighbours are alike."""
BOTS = {
    "hard": HardBot(1),
    "hard, 20,000 playouts": HardBot(1, playouts=20_000),
    "expert, 4,000 playouts": ExpertBot(1, playouts=HardBot.playouts),
    "expert": ExpertBot(1),
}


def decisions(part: int, until: float) -> Iterator[tuple[Game, View]]:
    quick = [HardBot(7, playouts=300)] * PLAYERS
    for number in count(1000 * part):
        game = Game.deal(EDITIONS[number % len(EDITIONS)], players=PLAYERS, seed=f"choices {number}")
        take_interrupts(game, quick, 0)
        for turn in count():
            owed = game.decision
            if monotonic() > until:
                return
            if owed is None:
                break
            view = game.view(owed.seat)
            if len(view.actions) > 1 and owed.kind != "vote" and turn % EVERY == number % EVERY:
                yield game, view
            game.apply(quick[0].choose(view), seat=owed.seat)
            take_interrupts(game, quick, owed.seat)


def weigh(game: Game, view: View) -> dict[str, float]:
    """How much of a win each bot's choice comes to, by what the others really hold."""
    chosen = {name: bot.choose(view).removesuffix(" uno") for name, bot in BOTS.items()}
    actions = sorted(set(chosen.values()))
    if len(actions) == 1:
        return dict.fromkeys(BOTS, 0.0)
    search = Search(opened(view, game), actions, 1, LONGEST, EARLY, 0.0, evaluation_weights(view))
    search.try_out(list(range(len(actions))), TRIED)
    return {name: search.mean(actions.index(action)) for name, action in chosen.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--part", type=int, default=1)
    asked = parser.parse_args()
    until = monotonic() + 60 * asked.minutes
    weighed = [weigh(game, view) for game, view in decisions(asked.part, until)]
    for name in BOTS:
        gains = [100 * (each[name] - each["hard"]) for each in weighed]
        gain = confident_share(gains, 1)
        differ = sum(each != 0 for each in gains)
        print(f"{name:24} {gain.won:+.2f} (±{gain.high - gain.won:.2f}), {differ} of {len(gains)} decisions differ")


if __name__ == "__main__":
    main()
