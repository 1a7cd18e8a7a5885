"""The bot that taught itself: its file is read with care, and it plays by it."""

import json
from pathlib import Path
from random import Random

import pytest

from lastcard import EDITIONS, Game
from lastcard.bots import make_bot
from lastcard.bots.learned import LearnedBot, shipped_policies
from lastcard.bots.rounds import play_duplicate, play_round, take_interrupts
from lastcard.bots.weights import BadWeights, Layer, Weights, load_weights, save_weights
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.state import State
from lastcard.search.action_features import read_actions
from lastcard.search.feature_numbers import FEATURES
from lastcard.search.features import ROW, Features
from lastcard.search.learned_policy import scores_by_view, state_in_sight
from lastcard.search.network import UNITS, Network
from lastcard.search.sampling import Sampler

pytestmark = pytest.mark.once


def small() -> Weights:
    return Weights("classic", 2, [Layer([[0.5, -2.0], [1.0, 0.25]], [0.0, 1.5]), Layer([[1.0], [-1.0]], [0.125])])


def test_weights_come_back_as_they_were(tmp_path: Path) -> None:
    save_weights(tmp_path / "small.weights", small())
    assert load_weights(tmp_path / "small.weights") == small()
    assert small().logits([1, 1]) == [1.625]
    assert small().logits([1, 0]) == [0.625]


def spoiled(**changes: object) -> bytes:
    head = {"format": "lastcard weights", "version": 1, "edition": "classic", "players": 2, "layers": [[1, 1]]}
    return json.dumps({**head, **changes}).encode() + b"\n\0\0\0\0"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x80\x04\x95",
        b"[]\n",
        spoiled(version=0),
        spoiled(format="other"),
        spoiled(layers=[]),
        spoiled(layers=[[1, 2]]),
        spoiled(layers=[[-1, 1]]),
        spoiled(layers=[[1 << 40, 1 << 40]]),
        spoiled(layers="many"),
        spoiled() + b"\0",
    ],
)
def test_other_files_are_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "spoiled.weights"
    file.write_bytes(content)
    with pytest.raises(BadWeights):
        load_weights(file)
    file.write_bytes(spoiled())
    load_weights(file)


def skills() -> list[tuple[str, int]]:
    return list(shipped_policies())


@pytest.mark.parametrize(("edition", "players"), skills())
def test_its_weights_fit_the_action_space_and_the_observations(edition: str, players: int) -> None:
    policy = shipped_policies()[edition, players]
    assert len(policy.weights.layers[0].columns) == policy.rows.layout.words * 8
    assert len(policy.weights.layers[-1].bias) == policy.space.size


def test_something_was_learned_for_one_kind_of_table() -> None:
    assert skills() == [("no-mercy", 2)]


@pytest.mark.parametrize(("edition", "players"), skills())
def test_it_plays_whole_rounds_where_it_has_learned(edition: str, players: int) -> None:
    for seed in range(3):
        bots = [make_bot("learned", seed) for seat in range(players)]
        assert play_round(Game.deal(edition, players, seed), bots) is not None


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_it_plays_everywhere_and_not_as_normal_does(edition: str, players: int) -> None:
    learned, normal = make_bot("learned", 3), make_bot("normal", 3)
    differs = 0
    for seed in range(3):
        game = Game.deal(edition, players, seed)
        while game.decision is not None:
            view = game.view(game.decision.seat)
            action = learned.choose(view)
            differs += action != normal.choose(view)
            game.apply(action)
            take_interrupts(game, [normal] * players, 0)
    assert differs


def features_of(state: State) -> tuple[list[int], list[list[int]]]:
    """Return what the network is shown: the features of the table, and those of each action."""
    features = Features(state.book)
    features.list_choices(state)
    features.read_table(state)
    read_actions(features, state)
    table = [*features.of_book, *(int(features.table[place]) for place in range(int(features.table_count)))]
    rows = [
        [int(features.rows[place * ROW + at]) for at in range(int(features.lengths[place]))]
        for place in range(int(features.count))
    ]
    return table, rows


@pytest.mark.parametrize(
    "options", [{}, {"stacking": "higher", "seven_zero": True, "mercy": 25, "play_on": True}], ids=str
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_states_that_a_seat_cannot_tell_apart_look_alike_to_the_network(
    edition: str, options: dict[str, object]
) -> None:
    """At every decision of a round, in states whose hidden cards were dealt again and again."""
    learned, dice = make_bot("learned"), Dice(1)
    game = Game.deal(edition, 4, 5, options={**options, "seven_zero": False} if edition == "flip" else options)
    compared = 0
    for _ in range(120):
        if game.decision is None:
            break
        view = game.view(game.decision.seat)
        sampler = Sampler(view)
        looks = [features_of(state_in_sight(view, sampler, dice)) for _ in range(4)]
        assert all(look == looks[0] for look in looks)
        numbers = [*looks[0][0], *(number for row in looks[0][1] for number in row)]
        assert all(0 <= number < FEATURES for number in numbers)
        compared += len(view.actions) > 1
        game.apply(learned.choose(view))
    assert compared > 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_real_state_looks_like_the_imagined_ones(edition: str) -> None:
    """What is seen of a round under way is what is seen of the view: draws, and cards shown or given away."""
    lacked, known = 0, 0
    for seed in range(3):
        game = Game.deal(edition, 3, seed)
        for _ in range(80):
            if game.decision is None:
                break
            view = game.view(game.decision.seat)
            assert features_of(state_in_sight(view, Sampler(view), Dice(3))) == features_of(game._state)
            lacked += any(view.lacks)
            known += any(view.known)
            game.apply(make_bot("learned").choose(view))
    assert lacked
    assert known or edition not in ("flip", "no-mercy")


def test_scores_are_those_of_the_network_written_out() -> None:
    """Three units in a word add up as three numbers would."""
    dice = Random(5)
    rows = [[dice.gauss(0, 0.5) for _ in range(UNITS)] for _ in range(FEATURES)]
    counts = [dice.gauss(0, 0.5) for _ in range(UNITS)]
    view = Game.setup("no-mercy", ["r1 b1 w+10 rD g7", "y1 y2 y3", "b1"], "r6").view(0)
    found = scores_by_view(view, Network(rows, counts))
    table, actions = features_of(Sampler(view).draw(Dice(0)))
    assert len(found) == len(actions) == len(view.actions) == 3
    for (text, score), features in zip(found.items(), actions, strict=True):
        units = [sum(rows[number][unit] for number in (*table, *features)) for unit in range(UNITS)]
        active = [max(0.0, unit) for unit in units[:-1]] + units[-1:]
        expected = sum(unit * count for unit, count in zip(active, counts, strict=True))
        assert score == pytest.approx(expected, abs=0.1), text


def test_a_network_of_other_features_is_refused() -> None:
    with pytest.raises(ValueError, match="features"):
        Network([[0.0] * UNITS], [0.0] * UNITS)


def test_turned_colours_are_turned_back() -> None:
    """The same cards in other colours get the same answer in these colours, by either network."""
    turns = {"r": "g", "g": "b", "b": "y", "y": "r"}
    hand = "r3 r5 b+2 b4 b8 g1"
    turned = " ".join(turns[card[0]] + card[1:] for card in hand.split())
    for bot in (LearnedBot(), LearnedBot(0, [])):
        one = bot.choose(Game.setup("no-mercy", [hand, "y1 y2 y3"], "r6").view(0))
        other = bot.choose(Game.setup("no-mercy", [turned, "r1 r2 r3"], "g6").view(0))
        verb, _, card = one.partition(" ")
        assert other == (f"{verb} {turns[card[0]]}{card[1:]}" if card else verb)


def test_it_calls_only_with_what_leaves_one_card() -> None:
    """NM-02: with a single card in hand, the drawn card is played at once."""
    learned = make_bot("learned")
    assert learned.choose(Game.setup("no-mercy", ["b1", "y1 y2 y3"], "r6").view(0)) == "draw uno"
    assert learned.choose(Game.setup("no-mercy", ["r1 b1", "y1 y2 y3"], "r6").view(0)) == "play r1 uno"
    assert learned.choose(Game.setup("no-mercy", ["r1 b1 b2", "y1 y2 y3"], "r6").view(0)) == "play r1"


def test_it_plays_where_whole_cards_are_named() -> None:
    for seed in range(3):
        game = Game.deal("flip", 4, seed, options={"peek": True})
        assert play_round(game, [make_bot("learned", seat) for seat in range(4)]) is not None


@pytest.mark.long
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_better_than_normal(edition: str) -> None:
    share = play_duplicate(
        lambda number: Game.deal(edition, 4, f"better {number}"), LearnedBot(), make_bot("normal"), 1000
    )
    assert share.low > 1 / 4, share
