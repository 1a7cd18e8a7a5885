"""PettingZoo's and Gymnasium's own tests, many tables at once, pictures, and bad input."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import environments
from lastcard import EDITIONS, BadEdition, BadOptions, BadPosition, Game, IllegalAction
from lastcard.envs import gymnasium as seat_env
from lastcard.envs import pettingzoo as table_env
from lastcard.envs import vector
from lastcard.envs.rendering import render_picture, render_text
from lastcard.envs.round import PUBLIC, Round
from lastcard.envs.spec import VERSION, Spec
from lastcard.rules.engine.playout import Dice
from playing import EVERYTHING
from worlds import World, read_back

pytestmark = [
    pytest.mark.once,
    pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]
MAKERS = ["env", "raw_env", "vector", "gymnasium"]
ALL = [(edition, players) for edition in EDITIONS for players in (2, 4, 10)]


def rounds(spec: Spec, seed: int) -> Iterator[Round]:
    """A random round, at each decision and at the end."""
    game, random = Round(spec, Dice(seed)), Random(seed)
    while True:
        yield game
        if game.is_over:
            return
        game.step(random.choice(game.legal()))


# PettingZoo


@pytest.mark.parametrize(("edition", "players"), ALL)
def test_pettingzoo_api_and_seed(edition: str, players: int) -> None:
    api_test(table_env.env(edition, players), num_cycles=100)
    seed_test(lambda: table_env.env(edition, players), num_cycles=30)


@pytest.mark.parametrize(("edition", "players"), ALL)
def test_pettingzoo_render(edition: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: table_env.env(edition, players, render_mode=render_mode))
    assert f"{edition}: top" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize(("edition", "players"), ALL)
def test_pettingzoo_performance(edition: str, players: int) -> None:
    performance_benchmark(table_env.env(edition, players))


def play_env(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    random, given = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        given[agent] += reward
        env.step(None if over or cut else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return given


def test_rewards_are_for_the_winner_or_by_the_scoring() -> None:
    won = play_env(table_env.env("classic", 4), 3)
    assert sorted(won.values()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])
    points = play_env(table_env.env("classic", 4, reward="points"), 3)
    assert max(points, key=points.__getitem__) == max(won, key=won.__getitem__)
    assert sum(value > 0 for value in points.values()) == 1
    tally = play_env(table_env.env("classic", 4, {"scoring": "tally"}, "points"), 3)
    assert max(tally.values()) == 0
    assert -sum(tally.values()) == max(points.values())


def test_a_long_round_is_truncated() -> None:
    env = table_env.raw_env("classic", 3, max_steps=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_pettingzoo_conventions_for_bad_actions() -> None:
    env = table_env.env("classic", 3)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    agent = env.agent_selection
    with pytest.raises(AssertionError):
        env.step(10_000)
    assert env.agent_selection == agent
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_raw_environments_refuse_and_stay_as_they_are() -> None:
    env = table_env.raw_env("flip", 3)
    with pytest.raises(RuntimeError, match="reset"):
        env.observe("player_0")
    env.reset(seed=1)
    before = env.round.text()
    for action in (-1, 10_000, int(np.flatnonzero(env.round.mask() == 0)[0])):
        with pytest.raises(IllegalAction):
            env.step(action)
    with pytest.raises(ValueError, match="None"):
        env.step(None)
    assert env.round.text() == before


# Gymnasium


@pytest.mark.parametrize("edition", EDITIONS)
def test_gymnasium_check(edition: str) -> None:
    check_env(seat_env.make(edition, bots=["easy", "random"]), skip_render_check=True)


def test_gymnasium_rounds_end_with_the_rewards_of_the_seat() -> None:
    env = seat_env.make("classic", bots=["random", "random"])
    given, random = set(), Random(1)
    for seed in range(20):
        observation, info = env.reset(seed=seed)
        ended = False
        while not ended:
            assert observation["action_mask"].any()
            action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            observation, reward, ended, cut, info = env.step(action)
            assert not cut
        given.add(reward)
    assert given == {1.0, -0.5}


def test_gymnasium_conventions_for_bad_actions() -> None:
    env = seat_env.make("classic", bots=["easy"])
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(10_000)
    illegal = int(np.flatnonzero(env.round.mask() == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    assert env.round.mask().any()


def test_gymnasium_renders() -> None:
    env = seat_env.make("flip", bots=["easy"], render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().dtype == np.uint8
    assert env.render().ndim == 3


# Many tables


@pytest.mark.parametrize("edition", EDITIONS)
def test_many_tables_play_as_one_does(edition: str) -> None:
    """Each table is the round that its own dice give; a round that ends is followed by the next."""
    count, seed, random = 6, 5, np.random.default_rng(1)
    env = vector.make(edition, 3, num_envs=count, seed=seed)
    dice = [Dice(seed * count + place) for place in range(count)]
    alone = [Round(env.spec, one) for one in dice]
    ends = 0
    step = env.last
    for _ in range(400):
        for place, game in enumerate(alone):
            assert step.seats[place] == game.seat
            assert (step.observations[place] == game.observation(game.seat)).all()
            assert (step.masks[place] == game.mask()).all()
        actions = env.sample(random)
        if random.random() < 0.8:  # plays come last: rounds end sooner
            actions = step.masks.shape[1] - 1 - step.masks[:, ::-1].argmax(axis=1)
        step = env.step(actions)
        for place, game in enumerate(alone):
            game.step(int(actions[place]))
            assert step.ended[place] == int(game.is_over)
            assert step.rewards[place].tolist() == game.rewards()
            if game.is_over:
                alone[place] = Round(env.spec, dice[place])
                ends += 1
    assert ends > 0


def test_many_tables_are_seen_without_a_copy() -> None:
    env = vector.make("classic", 2, num_envs=4)
    before = env.reset(1)
    rows = before.observations.copy()
    after = env.step(env.sample(np.random.default_rng(1)))
    assert after.observations is before.observations
    assert not (after.observations == rows).all()
    assert not before.observations.flags.owndata
    assert not before.observations.flags.writeable
    assert (env.reset(1).observations == rows).all()


def test_many_tables_refuse_and_stay_as_they_are() -> None:
    env = vector.make("classic", 2, num_envs=4)
    good = env.sample(np.random.default_rng(1))
    rows = env.last.observations.copy()
    bad = good.copy()
    bad[2] = np.flatnonzero(env.last.masks[2] == 0)[0]
    for actions in (bad, np.array([*good[:3], -1]), np.array([*good[:3], 2**62])):
        with pytest.raises(ValueError, match=r"table [23]"):
            env.step(actions)
    for wrong in (good[:3], good.astype(float), "play", None):
        with pytest.raises(ValueError, match="whole numbers"):
            env.step(wrong)  # type: ignore[arg-type]
    assert (env.last.observations == rows).all()
    env.step(good)


def test_many_tables_break_off_long_rounds() -> None:
    env = vector.make("classic", 2, num_envs=2, max_steps=3)
    for _ in range(3):
        assert not env.last.ended.any()
        env.step(env.sample(np.random.default_rng(1)))
    assert env.last.ended.tolist() == [2, 2]
    assert not env.last.rewards.any()


# All of them


@pytest.mark.parametrize("make", [table_env.env, table_env.raw_env, vector.make, seat_env.make], ids=MAKERS)
def test_what_cannot_be_played_is_refused(make: Any) -> None:
    with pytest.raises(BadEdition):
        make("chess")
    with pytest.raises(BadOptions):
        make("classic", options={"stacking": "sideways"})
    with pytest.raises(ValueError, match="reward"):
        make("classic", reward="money")
    with pytest.raises(ValueError, match="scoring"):
        make("classic", options={"scoring": "none"}, reward="points")
    with pytest.raises(ValueError, match="max_steps"):
        make("classic", max_steps=0)


def test_what_else_cannot_be_played_is_refused() -> None:
    for players in (1, 11, "4"):
        with pytest.raises(BadOptions):
            table_env.env("classic", players)  # type: ignore[arg-type]
    with pytest.raises(BadOptions):
        table_env.env("classic", 10, {"hand_size": 15})
    with pytest.raises(ValueError, match="num_envs"):
        vector.make("classic", num_envs=0)
    with pytest.raises(ValueError, match="bot"):
        seat_env.make("classic", bots=["grandmaster"])
    for make in (table_env.env, seat_env.make):
        with pytest.raises(ValueError, match="render_mode"):
            make("classic", render_mode="smell")


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_cards_do_not_show(edition: str) -> None:
    """Two worlds that differ only in what a seat cannot know give it the same observation and picture."""
    spec = Spec(edition, 3, EVERYTHING[edition])
    compared = 0
    for number, game in enumerate(rounds(spec, 7)):
        if number % 5 or game.is_over or game.kind in ("call", "catch", "jump", "drawn"):
            continue
        world = World(Game(game.sequential.state, []), game.seat)
        world.mix(Random(number), 30)
        other = game.copy()
        try:
            other.sequential.state = read_back(world.position(), Game(game.sequential.state, []))._state
        except BadPosition:  # somebody would not have been asked what they are asked
            continue
        assert (game.observation(game.seat) == other.observation(game.seat)).all()
        assert render_text(game) == render_text(other)
        assert (render_picture(game) == render_picture(other)).all()
        compared += game.text() != other.text()
    assert compared > 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_can_be_copied_and_saved(edition: str) -> None:
    spec = Spec(edition, 3, EVERYTHING[edition])
    for number, game in enumerate(rounds(spec, 2)):
        if number % 9 == 0 and not game.is_over:
            again, copy = pickle.loads(pickle.dumps(game)), game.copy()  # noqa: S301 (it was pickled here)
            for other in (again, copy):
                assert (other.mask() == game.mask()).all()
                for seat in (PUBLIC, 0, 1, 2):
                    assert (other.observation(seat) == game.observation(seat)).all()
            copy.step(copy.legal()[0])
            assert again.text() == game.text()


def test_the_action_space_does_not_depend_on_options() -> None:
    for edition, options in EVERYTHING.items():
        assert Spec(edition, 3, options).actions == Spec(edition, 3).actions
    more = Spec("classic", 3, {"deck": {"wG": 4, "r+1": 2}}).actions
    assert more[: len(Spec("classic").actions)] == Spec("classic").actions
    assert {"play wG", "play r+1", "lay r7", "lay r+1"} <= set(more)


def test_the_page_has_the_tables_of_today() -> None:
    page = environments.PAGE.read_text("utf-8")
    assert environments.written(page) == page
    assert VERSION == 1
