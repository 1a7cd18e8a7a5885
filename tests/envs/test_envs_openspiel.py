"""OpenSpiel's own tests on the registered games, and its ISMCTS at the table."""

import pickle
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

if sys.platform == "win32":
    pytest.skip("OPENSPIEL IS NOT TESTED: there is none for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.observation import make_observation

from lastcard import EDITIONS, IllegalAction
from lastcard.editions.files import examples
from lastcard.envs import openspiel  # registers the games
from lastcard.envs.player_form import HIDDEN_ACTIONS, serialize_for_player
from lastcard.envs.spec import Spec
from playing import EVERYTHING

NAMES = [openspiel.game_type(edition).short_name for edition in (*EDITIONS, openspiel.CUSTOM)]
pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore::DeprecationWarning")]


def load(edition: str, **parameters: object) -> Any:
    return pyspiel.load_game(f"python_lastcard_{edition.replace('-', '_')}", parameters)


def play(game: Any, seed: int, most: int = 10_000) -> Any:
    state, random = game.new_initial_state(), Random(seed)
    while not state.is_terminal() and state.move_number() < most:
        state.apply_action(random.choice(state.legal_actions()))
    return state


def test_every_edition_is_registered() -> None:
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_sim(edition: str) -> None:
    for mode in ("sampled", "explicit"):
        short = load(edition, seed=1, players=3, max_steps=40, chance_mode=mode)
        pyspiel.random_sim_test(short, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("edition", examples())
@pytest.mark.parametrize("mode", ["sampled", "explicit"])
def test_random_sim_of_editions_from_files(edition: str, mode: str) -> None:
    own = {"edition": edition, "players": 3, "seed": 1, "max_steps": 40, "chance_mode": mode, "history": 5}
    pyspiel.random_sim_test(pyspiel.load_game("python_lastcard_custom", own), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("edition", EDITIONS)
def test_history_is_a_parameter(edition: str) -> None:
    """It makes observations longer, survives saving, and a state dealt anew shows its player the same."""
    game = load(edition, players=3, seed=2, history=7)
    state, spec = play(game, 1, most=25), Spec(edition, 3, history=7)
    assert game.observation_tensor_shape() == [3 + spec.row_size]
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    other = state.resample_from_infostate(1, Random(1).random)
    for player in range(3):
        row = np.array(state.observation_tensor(player)[3:])
        assert (row == state.round.observation(player)).all()
        assert (row == np.array(again.observation_tensor(player)[3:])).all()
        assert row[spec.fields["history"]].any()
    assert state.observation_tensor(1) == other.observation_tensor(1)


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_random_sim_of_whole_rounds(edition: str, players: int) -> None:
    pyspiel.random_sim_test(load(edition, players=players), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("edition", EDITIONS)
def test_tensors_have_the_shapes_they_say(edition: str) -> None:
    game = load(edition, players=3, seed=2)
    state = play(game, 1, most=30)
    spec = Spec(edition, 3)
    assert game.observation_tensor_shape() == [3 + spec.row_size]
    assert game.information_state_tensor_shape() == [3 + spec.row_size + 3 * len(spec.actions)]
    for player in range(3):
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
        row = np.array(state.observation_tensor(player)[3:])
        assert (row == state.round.observation(player)).all()
        assert sum(state.information_state_tensor(player)[3 + spec.row_size :]) == 29


def test_seeds_and_clones_and_saved_states() -> None:
    game = load("flip", seed=4)
    one, other = play(game, 1, most=50), play(load("flip", seed=4), 1, most=50)
    assert str(one) == str(other)
    copy = one.clone()
    again = game.deserialize_state(one.serialize())
    assert again.history() == one.history()
    copy.apply_action(copy.legal_actions()[0])
    assert str(one) == str(other) == str(again)
    assert one.information_state_string(0) == again.information_state_string(0)
    assert str(copy) != str(one)
    fresh = load("flip")
    assert str(play(fresh, 1, most=50)) != str(play(fresh, 1, most=50))


@pytest.mark.parametrize("edition", [*EDITIONS, "custom"])
def test_a_game_with_its_state_is_saved_at_every_decision(edition: str) -> None:
    """With the calls that Kaggle's game arena makes, and options whose signs mean something to OpenSpiel."""
    options = '{"stacking": "same", "jump_in": true, "deck": {"w": 6}}'
    for mode in ("sampled", "explicit"):
        game = load(edition, players=3, seed=6, options=options, chance_mode=mode)
        state, random = game.new_initial_state(), Random(2)
        while not state.is_terminal() and state.move_number() < 60:
            saved = pyspiel.serialize_game_and_state(game, state)
            again, other = pyspiel.deserialize_game_and_state(saved)
            assert str(again) == str(game)
            assert (str(other), other.history()) == (str(state), state.history())
            action = random.choice(state.legal_actions())
            state.apply_action(action)
            other.apply_action(action)
            assert str(other) == str(state)
        assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301 (it was pickled here)


def test_with_explicit_chance_a_history_is_the_whole_round() -> None:
    state = play(load("flip", chance_mode="explicit"), 1, most=60)
    again = load("flip", chance_mode="explicit").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(play(load("flip", chance_mode="explicit"), 2, most=60)) != str(state)


def test_with_sampled_chance_a_state_has_its_own_dice() -> None:
    game = load("classic", seed=4)
    first, second = game.new_initial_state(), game.new_initial_state()
    same = first.clone()
    for state in (first, same, second):
        state.apply_action(0)
    assert str(first) == str(same) != str(second)


@pytest.mark.parametrize("mode", ["sampled", "explicit"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_player_is_handed_tells_nothing_that_is_hidden(edition: str, mode: str) -> None:
    """Two states that a player cannot tell apart give the same form, and it is all that the player knows."""
    options = pyspiel_json({**EVERYTHING[edition], "jump_in": True})
    game = load(edition, players=3, seed=3, options=options, chance_mode=mode)
    other_game = load(edition, players=3, seed=4, options=options, chance_mode=mode)
    state, random, different = game.new_initial_state(), Random(1), 0
    while not state.is_terminal() and state.move_number() < 100:
        if state.round is not None and state.move_number() % 7 == 1:
            player = random.randrange(3)
            twin = state.resample_from_infostate(player, random.random)
            twin.memories = [memory if seat == player else b"other" for seat, memory in enumerate(twin.memories)]
            form = serialize_for_player(game, state, player, Random(9).random)
            assert serialize_for_player(other_game, twin, player, Random(9).random) == form
            _, formed = pyspiel.deserialize_game_and_state(form)
            assert formed.information_state_string(player) == state.information_state_string(player)
            assert formed.observation_tensor(player) == state.observation_tensor(player)
            if state.current_player() == player:
                assert formed.legal_actions() == state.legal_actions()
            different += str(formed) != str(state)
        state.apply_action(random.choice(state.legal_actions()))
    assert different > 2


def test_what_a_player_is_handed_has_no_hidden_actions() -> None:
    game = load("classic", players=3, options='{"jump_in": true}', chance_mode="explicit")
    hidden = {Spec("classic").actions.index(action) for action in HIDDEN_ACTIONS}
    found = 0
    for seed in range(6):
        state = play(game, seed, most=150)
        _, form = pyspiel.deserialize_game_and_state(serialize_for_player(game, state, 0))
        seen = {(move.player, move.action) for move in form.full_history()}
        assert not any(by in (1, 2) and action in hidden for by, action in seen)
        assert {action for by, action in seen if by < 0} == {0}
        found += any(move.player in (1, 2) and move.action in hidden for move in state.full_history())
    assert found
    assert state.hides_state_from_agents()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    game = load("classic", seed=4)
    form = serialize_for_player(game, game.new_initial_state(), 0, Random(9).random)
    assert form == serialize_for_player(game, game.new_initial_state(), 0, Random(9).random)


@pytest.mark.parametrize("edition", EDITIONS)
def test_another_deal_looks_the_same_to_the_player_who_imagines_it(edition: str) -> None:
    game = load(edition, players=3, seed=3, options=pyspiel_json(EVERYTHING[edition]))
    state, random, different = game.new_initial_state(), Random(1), 0
    while not state.is_terminal() and state.move_number() < 150:
        if state.move_number() % 12 == 5:
            player = state.current_player()
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            different += str(other) != str(state)
        state.apply_action(random.choice(state.legal_actions()))
    assert different > 3


def pyspiel_json(options: dict[str, object]) -> str:
    return str(options).replace("'", '"').replace("True", "true").replace("False", "false")


def observer(public: bool, private: str) -> Any:
    kind = getattr(pyspiel.PrivateInfoType, private)
    return pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=kind)


def test_public_and_private_observers() -> None:
    game = load("classic", players=3, seed=2)
    state = play(game, 1, most=20)
    public = make_observation(game, observer(public=True, private="NONE"))
    private = make_observation(game, observer(public=False, private="SINGLE_PLAYER"))
    seen = set()
    for player in range(3):
        public.set_from(state, player)
        private.set_from(state, player)
        seen.add(public.dict["public"].tobytes())
        spec = Spec("classic", 3)
        assert private.dict["private"][spec.fields["hand"]].sum() == state.round.view(player).counts[player]
        assert private.string_from(state, player).split() == [str(player), *state.round.view(player).hand]
        assert str(state.round.view(player).hand) not in public.string_from(state, player)
    assert len(seen) == 1
    with pytest.raises(pyspiel.SpielError):
        make_observation(game, observer(public=False, private="ALL_PLAYERS"))
    whole = make_observation(game, observer(public=True, private="ALL_PLAYERS"))
    whole.set_from(state, 1)
    assert (whole.dict["state"] == state.round.state()).all()
    assert whole.string_from(state, 1) == str(state)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_environment_of_openspiel(edition: str) -> None:
    env = rl_environment.Environment(load(edition, seed=2), include_full_state=False)
    step, random = env.reset(), Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([random.choice(step.observations["legal_actions"][player])])
    assert sorted(step.rewards) == [-1.0, 1.0]


@pytest.mark.long
def test_ismcts_plays_a_whole_round() -> None:
    game = load("classic", seed=5)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(game, evaluator, uct_c=1.5, max_simulations=3, random_state=np.random.RandomState(2))
    state, random = game.new_initial_state(), Random(3)
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            searched += len(state.legal_actions()) > 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    assert searched > 3
    assert sorted(state.returns()) == [-1.0, 1.0]


@pytest.mark.parametrize(
    "parameters",
    [
        {"players": 11},
        {"chance_mode": "fair"},
        {"options": "stacking"},
        {"options": '{"stacking": 3}'},
        {"reward": "money"},
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(parameters: dict[str, object]) -> None:
    with pytest.raises(pyspiel.SpielError):
        load("classic", **parameters)


def test_illegal_actions_are_refused_and_nothing_changes() -> None:
    state = play(load("classic", seed=1), 1, most=10)
    before = str(state), state.history()
    illegal = next(action for action in range(70) if action not in state.legal_actions())
    for action in (illegal, 10_000):
        with pytest.raises(IllegalAction):
            state.apply_action(action)
    assert (str(state), state.history()) == before
