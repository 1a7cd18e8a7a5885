"""RLCard's own UNO with its UNORuleAgentV1 in one seat; whoever sits in the other is asked over the standard streams.

Run by the peers' own Python, which has no types: `python rlcard_table.py FIRST GAMES`. Seats change from game to game,
and every game has a seed of its own, its number: they can be played in parts.
"""

import json
import sys
from importlib import import_module
from typing import Any


def seen(game: Any, seat: int) -> dict[str, Any]:
    """What RLCard shows a player, and for a bot that sees all cards the other hand, too."""
    state = game.get_state(seat)
    fields = ("hand", "target", "played_cards", "legal_actions", "num_cards")
    rival = [card.get_str() for card in game.players[1 - seat].hand]
    return {"seat": seat, "rival": rival, **{name: state[name] for name in fields}}


def play(env: Any, agent: Any, guest: int) -> bool:
    """One game; whether the guest won."""
    game = env.game
    state, seat = game.init_game()
    while not game.is_over():
        if seat == guest:
            print(json.dumps(seen(game, seat)), flush=True)
            action = json.loads(sys.stdin.readline())
        else:
            action = agent.step({"raw_obs": state, "raw_legal_actions": state["legal_actions"]})
        state, seat = game.step(action)
    return bool(game.get_payoffs()[guest] > 0)


def main() -> None:
    env = import_module("rlcard").make("uno", {"seed": 1, "game_num_players": 2})
    random = import_module("numpy").random
    agent = import_module("rlcard.models.uno_rule_models").UNORuleAgentV1()
    first, games = map(int, sys.argv[1:])
    for number in range(first, games):
        env.seed(number)
        random.seed(number)
        print(json.dumps({"won": play(env, agent, number % 2)}), flush=True)


if __name__ == "__main__":
    main()
