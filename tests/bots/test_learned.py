"""The bot that taught itself: its file is read with care, and it plays by it."""

import json
from pathlib import Path

import pytest

from lastcard import EDITIONS, Game
from lastcard.bots import make_bot
from lastcard.bots.action_terms import KINDS, TERMS, ActionTerms
from lastcard.bots.learned import LearnedBot, TrainedPolicy, common_network, shipped_policies
from lastcard.bots.rounds import play_duplicate, play_round, take_interrupts
from lastcard.bots.weights import BadWeights, Layer, Weights, load_weights, save_weights

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


def test_something_was_learned() -> None:
    assert skills() == [("no-mercy", 2)]


@pytest.mark.parametrize(("edition", "players"), skills())
def test_it_plays_whole_rounds_where_it_has_learned(edition: str, players: int) -> None:
    for seed in range(3):
        bots = [make_bot("learned", seat) for seat in range(players)]
        assert play_round(Game.deal(edition, players, seed), bots) is not None


def test_the_network_for_any_table_fits_what_it_is_shown() -> None:
    network = common_network()
    assert len(network.layers[0].columns) == TERMS
    assert len(network.layers[-1].bias) == 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 10])
def test_it_plays_everywhere_and_not_as_normal_does(edition: str, players: int) -> None:
    learned, normal = make_bot("learned", 3), make_bot("normal", 3)
    game = Game.deal(edition, players, 1)
    differs = 0
    while game.decision is not None:
        view = game.view(game.decision.seat)
        for row in ActionTerms(view).rows(view.actions) if view.decision and view.decision.kind in KINDS else []:
            assert len(row) == TERMS
        action = learned.choose(view)
        differs += action != normal.choose(view)
        game.apply(action)
        take_interrupts(game, [normal] * players, 0)
    assert differs


@pytest.mark.parametrize(("edition", "players"), skills())
def test_turned_colours_are_turned_back(edition: str, players: int) -> None:
    """The same cards in other colours get the same answer in these colours."""
    skill: TrainedPolicy = shipped_policies()[edition, players]
    turns = {"r": "g", "g": "b", "b": "y", "y": "r"}
    hand = "r3 r5 b+2 b4 b8 g1"
    turned = " ".join(turns[card[0]] + card[1:] for card in hand.split())
    one = skill.choose(Game.setup(edition, [hand, *["y1 y2 y3"] * (players - 1)], "r6").view(0))
    other = skill.choose(Game.setup(edition, [turned, *["r1 r2 r3"] * (players - 1)], "g6").view(0))
    verb, _, card = one.partition(" ")
    assert other == (f"{verb} {turns[card[0]]}{card[1:]}" if card else verb)


def test_it_calls_only_with_what_leaves_one_card() -> None:
    """NM-02: with a single card in hand, the drawn card is played at once."""
    learned = make_bot("learned")
    assert learned.choose(Game.setup("no-mercy", ["b1", "y1 y2 y3"], "r6").view(0)) == "draw uno"
    assert learned.choose(Game.setup("no-mercy", ["r1 b1", "y1 y2 y3"], "r6").view(0)) == "play r1 uno"
    assert learned.choose(Game.setup("no-mercy", ["r1 b1 b2", "y1 y2 y3"], "r6").view(0)) == "play r1"


@pytest.mark.long
@pytest.mark.parametrize(("edition", "players"), skills())
def test_it_is_better_than_normal(edition: str, players: int) -> None:
    share = play_duplicate(
        lambda number: Game.deal(edition, players, f"better {number}"), LearnedBot(), make_bot("normal"), 400
    )
    assert share.low > 1 / players, share
