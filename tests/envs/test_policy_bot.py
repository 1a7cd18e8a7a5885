"""A policy that sits down as a bot is shown what the environment would show it."""

from random import Random

import numpy as np
import pytest

from lastcard import EDITIONS, Game
from lastcard.bots import make_bot
from lastcard.bots.rounds import play_round
from lastcard.envs import gymnasium as seat_env
from lastcard.envs.policy_bot import PolicyBot, frozen, rows_for, thawed
from lastcard.envs.round import Round
from lastcard.envs.spec import Mask, Row, Spec
from lastcard.rules.engine.playout import Dice
from playing import EVERYTHING

pytestmark = pytest.mark.once
ASKED_OUT_OF_TURN = {"call": "uno", "catch": "catch", "jump": "jump"}


class Shown:
    """A policy that notes what it is shown, and takes the first action: out of turn it passes."""

    def __init__(self) -> None:
        self.seen: list[tuple[bytes, list[int]]] = []

    def __call__(self, row: Row, mask: Mask) -> int:
        self.seen.append((row.tobytes(), mask.tolist()))
        return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("history", [0, 6])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_shown_is_what_the_environment_shows(edition: str, history: int) -> None:
    spec, random = Spec(edition, 3, EVERYTHING[edition], history=history), Random(2)
    game, policy, asked = Round(spec, Dice(4)), Shown(), set()
    bot = PolicyBot(policy, history)
    for _ in range(1000):
        if game.is_over:
            game = Round(spec, Dice(random.randrange(1 << 30)))
        view, wanted = game.view(game.seat), (game.observation(game.seat).tobytes(), game.mask().tolist())
        policy.seen.clear()
        if game.kind in ASKED_OUT_OF_TURN:
            bot.interrupt(view)
            verb = ASKED_OUT_OF_TURN[game.kind]
            assert wanted in policy.seen or not any(action.startswith(verb) for action in view.interrupts)
        else:
            said = bot.choose(view)
            assert policy.seen == [wanted]
            assert said.removesuffix(" uno") in view.actions
        asked.add(game.kind)
        plays_on = game.kind not in ASKED_OUT_OF_TURN and random.random() < 0.8  # plays come last
        game.step(game.legal()[-1] if plays_on else random.choice(game.legal()))
    assert {"turn", "call", "catch"} <= asked


def test_options_are_remembered_whole() -> None:
    options: dict[str, object] = {"deck": {"w": 8, "r+2": 1}, "stacking": "same", "target_score": 5}
    assert thawed(frozen(options)) == options
    dealt = Game.deal("classic", 2, 1, options=options)
    first = rows_for(dealt.edition, 2, frozen(dict(dealt.view(0).options)), 0)
    assert first is rows_for(dealt.edition, 2, frozen(dict(dealt.view(1).options)), 0)


def test_it_plays_whole_rounds_among_bots() -> None:
    def last(_row: Row, mask: Mask) -> int:
        return int(np.flatnonzero(mask)[-1])

    game = Game.deal("no-mercy", 3, 5)
    assert play_round(game, [PolicyBot(last), make_bot("easy", 1), make_bot("normal", 1)]) is not None
    env = seat_env.make("classic", bots=[PolicyBot(last)])
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
