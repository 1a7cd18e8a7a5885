"""The vector environment against bots plays as Gymnasium's does, table by table."""

import pickle
from random import Random

import numpy as np
import pytest

from lastcard import EDITIONS
from lastcard.bots import make_bot
from lastcard.envs import vector_bots
from lastcard.envs.round import Round
from lastcard.envs.spec import Mask, Row
from lastcard.envs.vector import Numbers
from lastcard.envs.vector_bots import BotVectorEnv

pytestmark = pytest.mark.once


def first_legal(_rows: Row, masks: Mask) -> Numbers:
    chosen: Numbers = masks.argmax(axis=1)
    return chosen


def last_legal(_rows: Row, masks: Mask) -> Numbers:
    chosen: Numbers = masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)
    return chosen


def illegal(_rows: Row, masks: Mask) -> Numbers:
    chosen: Numbers = masks.argmin(axis=1)
    return chosen


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_learner_is_always_asked(edition: str) -> None:
    env = vector_bots.make(edition, ["easy", last_legal], num_envs=5, seed=3)
    random, ended = np.random.default_rng(1), 0
    seats = set()
    for _ in range(150):
        step = env.step(
            last_legal(env.last.observations, env.last.masks) if random.random() < 0.7 else env.sample(random)
        )
        asked = env.spec.fields["asked"]
        assert (step.observations[:, asked.start] == 1).all()  # the observer is the one who is asked
        assert step.masks.any(axis=1).all()
        for table, game in enumerate(env._tables.tables.rounds):
            assert game.seat == step.seats[table]
            assert (Round(env.spec, sequential=game).observation(game.seat) == step.observations[table]).all()
        given = step.rewards[step.ended == 1]
        assert set(given.tolist()) <= {1.0, -0.5}
        assert not step.rewards[step.ended != 1].any()
        ended += len(given)
        seats |= set(step.seats.tolist())
    assert ended > 5
    assert seats == {0, 1, 2}


def play(env: BotVectorEnv, steps: int) -> list[bytes]:
    told = []
    for _ in range(steps):
        step = env.step(last_legal(env.last.observations, env.last.masks))
        told += [step.observations.tobytes(), step.rewards.tobytes(), step.ended.tobytes(), step.seats.tobytes()]
    return told


def test_the_same_seed_gives_the_same_rounds() -> None:
    first, second = (vector_bots.make("classic", ["normal", "random"], num_envs=4, seed=5) for _ in range(2))
    assert play(first, 60) == play(second, 60)
    first.reset(9)
    second.reset(9)
    assert play(first, 20) == play(second, 20)
    others = [vector_bots.make("classic", ["random"], num_envs=4).last.observations.tobytes() for _ in range(3)]
    assert len(set(others)) == 3


def test_it_can_be_saved_in_the_middle() -> None:
    env = vector_bots.make("no-mercy", ["normal", "easy"], num_envs=3, seed=2, history=4)
    play(env, 10)
    again = pickle.loads(pickle.dumps(env))  # noqa: S301 (it was pickled here)
    assert play(env, 40) == play(again, 40)


def share(bots: list[vector_bots.VectorOpponent], policy: vector_bots.BatchPolicy, rounds: int) -> float:
    env = vector_bots.make("classic", bots, num_envs=16, seed=1)
    won: list[float] = []
    while len(won) < rounds:
        step = env.step(policy(env.last.observations, env.last.masks))
        won += (step.rewards[step.ended > 0] > 0).tolist()
    return float(np.mean(won))


def test_opponents_are_as_good_as_they_are() -> None:
    """Who plays whatever fits beats who takes any action, and loses to `normal`."""
    assert share(["random"], last_legal, 120) > 0.6
    assert share([make_bot("normal", 1)], last_legal, 120) < 0.5


def test_what_is_wrong_is_refused_and_nothing_moves() -> None:
    with pytest.raises(ValueError, match="grandmaster"):
        vector_bots.make("classic", ["grandmaster"])
    with pytest.raises(ValueError, match="not legal"):
        vector_bots.make("classic", [illegal], num_envs=8, seed=1)
    env = vector_bots.make("classic", ["easy"], num_envs=3, seed=1)
    before = env.last.observations.copy()
    for wrong in ([0], [0.5] * 3, "play"):
        with pytest.raises(ValueError, match="whole numbers"):
            env.step(wrong)
    with pytest.raises(ValueError, match="table 0"):
        env.step(env.last.masks.argmin(axis=1))
    assert (env.last.observations == before).all()


def test_long_rounds_are_broken_off() -> None:
    env = vector_bots.make("classic", [first_legal], num_envs=4, seed=1, max_steps=9)
    random, cut = Random(1), 0
    for _ in range(40):
        masks = env.last.masks
        step = env.step([random.choice(np.flatnonzero(mask).tolist()) for mask in masks])
        assert not step.rewards[step.ended == 2].any()
        cut += int((step.ended == 2).sum())
    assert cut
