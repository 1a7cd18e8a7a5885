"""OpenSpiel's ISMCTS beats `random` by search alone: `python spiel_ismcts.py ROUNDS`. Prints JSON."""

import json
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import lastcard.envs.openspiel  # noqa: F401 (registers the games)

SIMULATIONS = 40
OPTIONS = '{"voluntary_draw": false, "force_play": true}'


def main() -> None:
    rounds, won = int(sys.argv[1]), 0
    chance = np.random.RandomState(7)
    game = pyspiel.load_game("python_lastcard_classic", {"players": 2, "seed": 7, "options": OPTIONS})
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.5, SIMULATIONS, random_state=chance)
    for number in range(rounds):
        state, seat = game.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(chance.choice(state.legal_actions())))
        won += state.returns()[seat] > 0
    print(json.dumps({"after": won / rounds, "rounds": rounds, "simulations": SIMULATIONS}))


if __name__ == "__main__":
    main()
