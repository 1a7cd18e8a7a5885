"""Bots take the table's options into account, and call with every action that can leave one card."""

import pytest

from bot_tables import Position, after
from lastcard import Game, View
from lastcard.bots import make_bot, open_bot
from lastcard.bots.normal import Decider
from lastcard.bots.prospect import Hand, Prospect
from lastcard.bots.view_cards import FACES
from lastcard.rules.model.actions import Action

pytestmark = pytest.mark.once


def under(edition: str, hands: list[str], discard: str, **options: object) -> View:
    """What seat 0 sees on its turn."""
    return Game.setup(edition, hands, discard, options=options).view(0)


BLUFFS: dict[str, tuple[str, str, str, dict[str, object], bool]] = {
    "the colour counts": ("classic", "w+4", "r1", {}, True),
    "other colours do not": ("classic", "w+4", "b1", {}, False),
    "the symbol does not": ("classic", "w+4", "b6", {}, False),
    "wilds do not": ("classic", "w+4", "w", {}, False),
    "what could be played counts": ("classic", "w+4", "b6", {"challenge_test": "playable"}, True),
    "the colour could be played": ("classic", "w+4", "r1", {"challenge_test": "playable"}, True),
    "other wilds could be played": ("classic", "w+4", "w", {"challenge_test": "playable"}, True),
    "more of the same do not count": ("classic", "w+4", "w+4", {"challenge_test": "playable"}, False),
    "in flip all wilds count": ("flip", "w+2", "w+2", {}, True),
    "or none": ("flip", "w+2", "wP", {"wilds_match": False}, False),
    "or other ones": ("flip", "w+2", "wP", {"wilds_match": "other"}, True),
    "and not the same": ("flip", "w+2", "w+2", {"wilds_match": "other"}, False),
}


@pytest.mark.parametrize("case", BLUFFS)
def test_bots_know_a_bluff(case: str) -> None:
    """Both for the card that is about to be played and, by what a challenge brings, as the engine has it."""
    edition, wild, other, options, expected = BLUFFS[case]
    game = Game.setup(edition, [f"{wild} {other} y8 y9", "g1 g2 g3", "g4 g5"], "r6", options=options)
    view = game.view(0)
    outcomes = Decider(view).outcomes
    assert outcomes.is_bluff(FACES[wild], Hand((FACES[other], FACES["y8"]))) is expected
    for action in (f"play {wild}", "color y", "challenge"):
        game.apply(action)
    assert (len(game.hand(0)) > 3) is expected


@pytest.mark.parametrize(
    ("edition", "wild", "less", "more"),
    [
        ("classic", "w+4", {"challenge_test": "color"}, {"challenge_test": "playable"}),
        ("flip", "w+2", {"wilds_match": False}, {"wilds_match": "other"}),
        ("flip", "w+2", {"wilds_match": "other"}, {"wilds_match": True}),
    ],
)
def test_more_cards_make_a_wild_wrong_more_likely(
    edition: str, wild: str, less: dict[str, object], more: dict[str, object]
) -> None:
    chances = []
    for options in (less, more):
        game = Game.setup(edition, [f"{wild} b1 b2 b3", "g1 g2 g3", "g4 g5"], "r6", options=options)
        chances.append(Decider(after(game, f"play {wild}", "color y")).chance_of_guilt())
    assert 0 < chances[0] < chances[1] < 1


def test_normal_bluffs_where_nobody_can_challenge() -> None:
    """A threat that must be stopped, and red in hand: a bluff may be challenged, unless `bluffing` is `free`."""
    hands = ["w+4 r1 r2 b3", "g1", "y1 y2 y3"]
    worth = {
        bluffing: Decider(under("classic", hands, "r6", bluffing=bluffing)).turn(Action("play w+4"))
        for bluffing in (True, "free")
    }
    assert worth["free"] > worth[True]
    assert make_bot("normal").choose(under("classic", hands, "r6", bluffing="free")) == "play w+4"


def test_a_bluff_is_known_while_its_colour_is_named() -> None:
    """Pink was in force: the Wild Draw Color lies on top, and the card under it tells."""
    hands = ["w+c k1 t2 t3", "t4 t5 t6", "o1 o2 o3"]
    views = [after(Game.setup("flip", hands, top, side="dark", seed=1), "play w+c") for top in ("k6", "o6")]
    bluffs = [Decider(view).outcomes.is_bluff(FACES["w+c"], Hand((FACES["k1"], FACES["t2"]))) for view in views]
    assert bluffs == [True, False]


@pytest.mark.parametrize("rule", ["player", "challenger"])
def test_who_names_the_colour_of_the_penalty_counts(rule: str) -> None:
    """Most orange is gone: a challenger who names the colour makes the bluffer draw until orange."""
    gone = "o1 o1 o2 o2 o3 o3 o4 o4 o5 o5 o6 o6 o7 o7 t8"
    game = Game.setup("flip", ["w+c t1 t2", "k1 k2", "p1 p2"], gone, side="dark", options={"draw_color_by": rule})
    decider = Decider(after(game, "play w+c", "color k"))
    penalty = decider.outcomes.penalty(decider.beliefs.now())
    named = decider.beliefs.draws_until("k")
    assert penalty == (decider.beliefs.draws_until("o") if rule == "challenger" else named)
    assert decider.beliefs.draws_until("o") > named


@pytest.mark.parametrize("own", [True, False])
def test_normal_knows_whom_the_gauntlet_hits(own: bool) -> None:
    """Its own player, who holds more blue, draws too only with `gauntlet_self`."""
    hands = ["wG b1 b2 b3 p5", "g1 g2 b4 b5", "r1 b6 b7"]
    game = Game.setup("avengers", hands, "r6", options={"gauntlet_self": own})
    decider = Decider(after(game, "play wG"))
    prospect = decider.beliefs.now()
    decider.outcomes.lay(decider.top.effect, prospect, FACES["b1"])
    assert prospect.hands[0].size == (5 if own else 3)
    assert all(prospect.hands[seat].unknown > 4 - seat for seat in (1, 2))


def test_normal_counts_on_a_flip_right_after_a_flip() -> None:
    """TF-04: a Flip in the next player's hand fits whatever was uncovered."""
    view = under("flip", ["rF/k1 b1/k2 b2/k3", "g1/oF g2/t4", "g3/t5 g4/t6"], "r6")
    evaluator = Decider(view).evaluator
    flip = Hand((FACES["oF"], FACES["t4"]))
    fits = []
    for after_flip in (True, False):
        prospect = Prospect([Hand(())] * 3, 1, 1, "k", "5", after_flip)
        fits.append((evaluator.fits(prospect, flip, 0), evaluator.fits(prospect, flip, 1)))
    assert fits[0][0] == 1.0
    assert fits[1][0] < 1.0
    assert fits[0][1] == fits[1][1]


@pytest.mark.parametrize(("option", "expected"), [(True, True), (False, False)])
def test_a_flip_played_leaves_the_table_after_a_flip(option: bool, expected: bool) -> None:
    view = under("flip", ["rF/k1 b1/k2 b2/k3", "g1 g2", "g3 g4"], "r6", flip_after_flip=option)
    decider = Decider(view)
    prospect = decider.beliefs.now()
    decider.outcomes.flip(prospect)
    assert prospect.after_flip is expected


def test_accepting_costs_the_turn_only_with_the_option() -> None:
    """BT-01: one who draws instead of dancing still takes a turn."""
    accepted = []
    for costs_turn in (False, True):
        options: dict[str, object] = {"dance_costs_turn": costs_turn}
        game = Game.setup("bts", ["wD b1 b2", "b3 g1 g2", "r1"], "r6", options=options)
        decider = Decider(after(game, "play wD", "color b"))
        worth = {str(action): decider.answer(action) for action in decider.view.actions}
        assert worth["dance"] > worth["accept"]
        assert make_bot("easy").choose(decider.view) == "dance"
        accepted.append(worth["accept"])
    assert accepted[0] > accepted[1]


CALLS: dict[str, tuple[str, Position, tuple[str, ...], str]] = {
    "with the laid card": (
        "avengers",
        {"hands": ["wG b1 b2", "g1 g2 g3", "r1 r2 r3"], "discard": "r6", "options": {"gauntlet_self": False}},
        ("play wG",),
        "lay ",
    ),
    "with the card shed": (
        "flip",
        {"hands": ["wP b9 b2", "g1 g2 g3", "r1 r2"], "discard": "r6"},
        ("play wP", "target 1"),
        "shed ",
    ),
    "with a draw that must be played": (
        "classic",
        {"hands": ["b1", "g1 g2 g3"], "discard": "r6", "pile": "r9", "options": {"force_play": True}},
        (),
        "draw",
    ),
}


@pytest.mark.parametrize("name", ["normal", "hard"])
@pytest.mark.parametrize("case", CALLS)
def test_bots_call_with_whatever_leaves_one_card(case: str, name: str) -> None:
    """The call is taken by the engine, and nobody is exposed then."""
    edition, position, actions, verb = CALLS[case]
    game = Game.setup(edition, **position)
    said = open_bot(name, 1, playouts=8).choose(after(game, *actions))
    assert said.startswith(verb)
    assert said.endswith(" uno")
    game.apply(said)
    assert len(game.hand(0)) == 1
    assert game.view(None).exposed == []


@pytest.mark.parametrize(
    ("position", "actions"),
    [
        ({"hands": ["b1", "g1 g2 g3"], "discard": "r6"}, ()),
        ({"hands": ["b1 b2", "g1 g2 g3"], "discard": "r6", "options": {"force_play": True}}, ()),
    ],
)
def test_bots_do_not_call_with_a_draw_that_leaves_more(position: Position, actions: tuple[str, ...]) -> None:
    assert make_bot("normal").choose(after(Game.setup("classic", **position), *actions)) == "draw"
