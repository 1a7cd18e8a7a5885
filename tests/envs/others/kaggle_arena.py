"""Kaggle's game arena plays our games: its own tests first, if their file is given, then whole rounds of each game.

Run by a Python that has `kaggle-environments`; prints a line of JSON: how many rounds were played, in how many steps.
"""

import json
import sys
import unittest
from importlib.util import module_from_spec, spec_from_file_location
from random import Random
from typing import Any

import kaggle_environments
import pyspiel
from kaggle_environments.envs.open_spiel_env import open_spiel_env

from lastcard.envs.openspiel import GAMES, game_type

QUICK = '{"voluntary_draw": false, "force_play": true, "hand_size": 4}'
NOBODY_ASKED = -1


def own_tests(file: str) -> int:
    """Run Kaggle's framework tests with our games registered; return how many there were."""
    spec = spec_from_file_location("kaggle_tests", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found = unittest.defaultTestLoader.loadTestsFromModule(module)
    done = unittest.TextTestRunner(stream=sys.stderr).run(found)
    assert done.wasSuccessful()
    return done.testsRun


def make_env(name: str, players: int, **configuration: Any) -> Any:
    built = open_spiel_env._build_env(f"{name}(players={players})")
    kaggle_environments.register(f"open_spiel_{name}", built)
    settings = {"seed": 7, "openSpielGameParameters": {"players": players, "options": QUICK}, **configuration}
    return kaggle_environments.make(f"open_spiel_{name}", settings, debug=True)


def submissions(env: Any, action: int) -> list[dict[str, int]]:
    """Let the seat that is asked submit an action, and the others nothing."""
    asked = env.os_state.current_player() if hasattr(env, "os_state") else NOBODY_ASKED
    return [{"submission": action if seat == asked else NOBODY_ASKED} for seat in range(len(env.state))]


def play_round(name: str, players: int) -> int:
    """Play at random, saving and restoring at every step as the arena's harness does; return the number of steps."""
    env, dice, steps = make_env(name, players, includeLegalActions=True), Random(1), 0
    env.reset()
    env.step(submissions(env, NOBODY_ASKED))  # the deal
    while not env.done:
        saved = pyspiel.serialize_game_and_state(env.os_game, env.os_state)
        _, again = pyspiel.deserialize_game_and_state(saved)
        assert str(again) == str(env.os_state)
        assert again.legal_actions() == env.os_state.legal_actions()
        asked = env.state[env.os_state.current_player()]
        assert asked.observation["legalActions"] == env.os_state.legal_actions()
        assert not any("serializedGameAndState" in seat.observation for seat in env.state), "hidden cards are told"
        env.step(submissions(env, dice.choice(env.os_state.legal_actions())))
        steps += 1
    told = env.toJSON()
    assert told["statuses"] == ["DONE"] * players, told["statuses"]
    assert told["rewards"] == env.os_state.returns()
    return steps


def refuse_illegal(name: str) -> None:
    """An illegal action and an agent that fails end the episode, as in the arena's own tests."""
    for action in (10_000, open_spiel_env.AGENT_ERROR_ACTION):
        env = make_env(name, 2)
        env.reset()
        env.step(submissions(env, NOBODY_ASKED))
        env.step(submissions(env, action))
        assert env.done


def main() -> None:
    tests = own_tests(sys.argv[1]) if len(sys.argv) > 1 else 0
    steps = {}
    for edition in GAMES:
        name = game_type(edition).short_name
        steps[name] = [play_round(name, players) for players in (2, 3)]
        refuse_illegal(name)
    print(json.dumps({"own tests": tests, "steps": steps}))


if __name__ == "__main__":
    main()
