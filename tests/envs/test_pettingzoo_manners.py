"""`env` behaves as PettingZoo's own wrappers around `raw_env` do, which take four times as long."""

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import wrappers

from lastcard import EDITIONS
from lastcard.envs import pettingzoo as table_env

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore::UserWarning")]


def wrapped(edition: str, players: int, **settings: Any) -> Any:
    made: Any = table_env.raw_env(edition, players, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def told(env: Any) -> tuple[Any, ...]:
    """All that a program can see between two steps."""
    observation, reward, over, cut, info = env.last()
    row, mask = observation["observation"].tobytes(), observation["action_mask"].tobytes()
    seen = (env.rewards, env.terminations, env.truncations, env.agents, env.agent_selection)
    return row, mask, reward, over, cut, info, *map(repr, seen)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("illegal", [None, 0, 7])
def test_the_same_as_with_wrappers(edition: str, illegal: int | None) -> None:
    """Step by step to the end and beyond, with an illegal action at some step or with none, and broken off."""
    ours, theirs = table_env.env(edition, 3, max_steps=300), wrapped(edition, 3, max_steps=300)
    random = Random(1)
    for seed in (1, 2):
        ours.reset(seed=seed)
        theirs.reset(seed=seed)
        for number, agent in enumerate(ours.agent_iter()):
            assert agent == theirs.agent_selection
            observation, _, over, cut, _ = ours.last()
            if illegal is None or not over:  # after an illegal action the wrapper still shows a mask
                assert told(ours) == told(theirs)
            if over or cut:
                ours.step(None)
                theirs.step(None)
                continue
            wanted = int(number != illegal)
            action = random.choice(np.flatnonzero(observation["action_mask"] == wanted).tolist())
            ours.step(action)
            theirs.step(action)
            assert ours.agents == theirs.agents
            assert (ours.rewards, ours.terminations, ours.truncations) == (
                theirs.rewards,
                theirs.terminations,
                theirs.truncations,
            )
        assert not theirs.agents


def test_before_a_reset() -> None:
    env = table_env.env("classic", 3)
    for name in ("rewards", "terminations", "truncations", "infos", "agent_selection", "agents"):
        with pytest.raises(AttributeError):
            getattr(env, name)
    calls = (env.agent_iter, env.state, env.render, lambda: env.step(0), lambda: env.observe("player_0"))
    for call in calls:
        with pytest.raises((AssertionError, RuntimeError), match="reset"):
            call()


def test_a_loop_has_to_step() -> None:
    env = table_env.env("classic", 3)
    env.reset(seed=1)
    agents = env.agent_iter()
    assert next(agents) == env.agent_selection
    with pytest.raises(AssertionError, match="step"):
        next(agents)
    env.reset(seed=1)
    assert len(list(zip(env.agent_iter(max_iter=1), range(5), strict=False))) == 1


@pytest.mark.parametrize("action", [-1, 75, 1.0, "draw", None, np.float32(1), 2**70])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = table_env.env("classic", 3)
    env.reset(seed=1)
    before = env.round.text()
    with pytest.raises(AssertionError, match="action space"):
        env.step(action)
    assert env.round.text() == before


def test_numbers_of_numpy_are_actions() -> None:
    env = table_env.env("classic", 3)
    env.reset(seed=1)
    env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    assert env.round.sequential.taken == 1


def test_a_step_after_the_end_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    env = table_env.env("classic", 2, max_steps=1)
    env.reset(seed=1)
    env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    for _ in range(2):
        env.step(None)
    env.step(None)
    assert "step() called after" in caplog.text
