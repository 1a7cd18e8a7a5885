"""The state for a centralised critic: everything is in it, and where the documents say."""

from random import Random

import numpy as np
import pytest

from lastcard import EDITIONS
from lastcard.envs import gymnasium as seat_env
from lastcard.envs import pettingzoo as table_env
from lastcard.envs import vector
from lastcard.envs.resampling import resample
from lastcard.envs.round import Round
from lastcard.envs.spec import Row, Spec
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.state import back_of, kind_of
from playing import EVERYTHING

pytestmark = pytest.mark.once


def faces(spec: Spec, row: Row, field: str) -> list[str]:
    return [spec.cards[number - 1] for number in row[spec.state_fields[field]] if number]


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_is_in_it(edition: str) -> None:
    spec, random = Spec(edition, 3, EVERYTHING[edition]), Random(1)
    game = Round(spec, Dice(3))
    while not game.is_over and game.sequential.taken < 60:
        row, state = game.state(), game.sequential.state
        for seat in range(3):
            assert (row[spec.state_fields[f"seat {seat}"]] == game.observation(seat)).all()
        assert row[spec.state_fields["asked"]].nonzero()[0].tolist() == [game.seat]
        drawn = [state.pile[place] for place in range(state.pile_count)][::-1]
        assert faces(spec, row, "pile") == [spec.cards[kind_of(state, card)] for card in drawn]
        if "pile_other" in spec.state_fields:
            assert faces(spec, row, "pile_other") == [spec.cards[back_of(state, card)] for card in drawn]
        other = resample(game, game.seat, random.randrange(1 << 50))
        assert (other.text() == game.text()) or (other.state() != row).any()
        game.step(random.choice(game.legal()))


def test_all_environments_have_it() -> None:
    table = table_env.env("flip", 3)
    table.reset(seed=1)
    assert table.state_space.contains(table.state())
    assert (table.state() == table.unwrapped.round.state()).all()
    seat = seat_env.make("flip", bots=["easy", "easy"])
    seat.reset(seed=1)
    assert seat.state_space.contains(seat.state())
    many = vector.make("flip", 3, num_envs=4, seed=1)
    for _ in range(3):
        whole = many.state()
        fields = many.spec.state_fields
        for place, asked in enumerate(many.last.seats):
            assert (whole[place][fields[f"seat {asked}"]] == many.last.observations[place]).all()
            assert whole[place][fields["asked"]].argmax() == asked
        many.step(many.sample(np.random.default_rng(1)))
