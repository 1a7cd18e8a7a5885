"""Games, matches, views and events are pickled and copied at any point, and go on as if nothing had happened."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard import EDITIONS, Edition, Game, Match, pickling
from lastcard.editions.files import examples
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.state import State
from playing import EVERYTHING, pick


def repickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 (it was pickled here)


WAYS: dict[str, Callable[[Any], Any]] = {"pickle": repickled, "deepcopy": copy.deepcopy, "copy": copy.copy}
WITH_OPTIONS = [*((edition, EVERYTHING[edition]) for edition in EDITIONS), *((edition, {}) for edition in examples())]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("edition", "options"), WITH_OPTIONS, ids=[edition for edition, _ in WITH_OPTIONS])
def test_a_game_goes_on_as_if_nothing_had_happened(edition: str, options: dict[str, object], way: str) -> None:
    save, random = WAYS[way], Random(2)
    game = Game.deal(edition, 3, seed=5, options=options)
    other = save(game)
    assert other.opening == game.opening
    for step in range(120):
        if game.is_over:
            break
        if step % 10 == 0:
            other = save(other)
        seat, action = pick(game, random)
        happened = game.apply(action, seat)
        assert other.apply(action, seat) == happened == save(happened)
        assert other.position() == game.position()
        assert save(game.view(seat)) == other.view(seat)


def test_nothing_of_a_state_is_left_out() -> None:
    state = Game.deal("classic")._state
    named = {"book", "players", *pickling.VECTORS, *pickling.NUMBERS, "history", "past", "noting", "notes", "batch"}
    assert named == set(getattr(State, "__mypyc_attrs__", None) or vars(state))


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_is_a_game_of_its_own(way: str) -> None:
    game = Game.deal("classic", 3, seed=5)
    before, other = game.position(), WAYS[way](game)
    other.apply(other.legal_actions()[0])
    assert game.position() == before != other.position()


@pytest.mark.parametrize("way", ["pickle", "deepcopy"])
def test_a_match_goes_on_with_its_scores_and_deals(way: str) -> None:
    match, random = Match("classic", 2, seed="evening", options={"target_score": 500}), Random(3)
    for _ in range(2):
        while not match.game.is_over:
            seat, action = pick(match.game, random)
            match.game.apply(action, seat)
        other = WAYS[way](match)
        assert (other.scores, other.results, other.opening) == (match.scores, match.results, match.opening)
        assert other.next_round().position() == match.next_round().position()
        assert (other.round, other.dealer, other.winner) == (match.round, match.dealer, match.winner)


@pytest.mark.parametrize("way", WAYS)
def test_editions_stay_the_same_object(way: str) -> None:
    for name in (*EDITIONS, *examples()):
        assert WAYS[way](find_edition(name)) is find_edition(name)


def test_an_edition_goes_along_with_its_game(tmp_path: Path) -> None:
    file = tmp_path / "storm.toml"
    file.write_text('name = "Storm"\ncolors = "bgry"\n[each_color]\n"0-9" = 2\n"+3" = 2\n', encoding="utf-8")
    game = Game.deal(str(file), 2, seed=1)
    pickled = pickle.dumps(game)
    assert b"Storm" in pickled
    file.unlink()
    assert pickle.loads(pickled).position() == game.position()  # noqa: S301 (it was pickled here)


def test_an_edition_of_unknown_origin_is_refused() -> None:
    with pytest.raises(pickle.PicklingError, match="homemade"):
        pickle.dumps(Edition("homemade", (), ()))


@pytest.mark.parametrize("way", WAYS)
def test_dice_go_on(way: str) -> None:
    dice = Dice(7)
    dice.word()
    other = WAYS[way](dice)
    assert [other.word() for _ in range(5)] == [dice.word() for _ in range(5)]
