"""Bots: at home at every table, blind to hidden cards, each as good as its name says. `-rP` shows the shares won."""

import os
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from lastcard import EDITIONS, BadPosition, Game, View
from lastcard.bots import BOTS, Bot, make_bot, open_bot
from lastcard.bots.card_reading import FACES
from lastcard.bots.normal import Decider
from lastcard.bots.prospect import Hand, Prospect
from lastcard.bots.rounds import Share, play_duplicate, play_round, take_interrupts
from lastcard.rules.model.actions import Action
from tables import Table, tables
from worlds import World

pytestmark = pytest.mark.once

LONG = bool(os.environ.get("LASTCARD_LONG"))
TABLES = 200 if LONG else 8
ROUND = 2000 if LONG else 400
"""Decisions at any table; what comes after that is more of the same."""
NAMES = tuple(BOTS)
PLAYOUTS = 200 if LONG else 8
"""Of the thinking bots, where it does not matter how well they play."""


def test_bots_know_their_names() -> None:
    assert NAMES == ("random", "easy", "normal", "hard", "expert", "learned")
    assert [make_bot(name).name for name in NAMES] == list(NAMES)


# At every table


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_plays_at_any_table(edition: str, name: str) -> None:
    """An illegal action would be refused with an exception."""

    @settings(
        max_examples=TABLES,
        derandomize=not LONG,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(table=tables(edition))
    def try_one(table: Table) -> None:
        game = table.deal()
        play_round(game, [open_bot(name, seat, PLAYOUTS) for seat in range(game.seats)], ROUND)

    try_one()


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("edition", EDITIONS)
def test_normal_comes_to_an_end(edition: str, players: int) -> None:
    assert play_round(Game.deal(edition, players, seed=players), [make_bot("normal")] * players) is not None


# Hidden cards


def answers(view: View) -> list[str | None]:
    """What every bot does in a situation, asked twice and by two seeds."""
    bots = [open_bot(name, seed, PLAYOUTS) for name in NAMES for seed in (1, "two", 1)]
    said = [bot.choose(view) if view.actions else None for bot in bots]
    return [*said, *(bot.interrupt(view) for bot in bots)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_cards_change_nothing(edition: str) -> None:
    """At many decisions of a round, in worlds that differ only in what the seat cannot know."""
    dice = Random(edition)
    compared = 0
    for seed in range(6):
        game, bots = Game.deal(edition, players=2 + seed % 3, seed=seed), [make_bot("normal")] * 4
        while game.decision is not None:
            for seat in range(game.seats):
                if dice.random() < 0.1:
                    compared += compare(game, seat, dice)
            game.apply(bots[0].choose(game.view(game.decision.seat)))
            if dice.random() < 0.5:
                take_interrupts(game, bots, 0)
    assert compared > 20, "hardly anything was compared"


def compare(game: Game, seat: int, dice: Random) -> int:
    world = World(game, seat)
    world.mix(dice, 30)
    try:
        other = Game.from_position(world.position())
    except BadPosition:  # somebody would not have been asked what they are asked
        return 0
    assert answers(game.view(seat)) == answers(other.view(seat))
    return game.position() != other.position()


def test_a_bluff_looks_like_none() -> None:
    """The same attack by a guilty hand and by an innocent one."""
    views = [
        after(Game.setup("classic", hands=[hand, "g1 g2 b5 b6", "y1"], discard="r5", seed=hand), "play w+4", "color b")
        for hand in ("w+4 r1 r2 y4", "w+4 g3 y2 y4")
    ]
    assert str(views[0]) == str(views[1])
    assert answers(views[0]) == answers(views[1])


def after(game: Game, *actions: str) -> View:
    """What the seat sees that then owes a decision."""
    for action in actions:
        game.apply(action)
    assert game.decision is not None
    return game.view(game.decision.seat)


# Random and easy


def test_random_picks_any_action_and_calls_or_not() -> None:
    view = after(Game.setup("classic", hands=["r1 r2", "g1 g2"], discard="r5"))
    said = Counter(make_bot("random", seed).choose(view) for seed in range(600))
    assert set(said) == {"play r1", "play r1 uno", "play r2", "play r2 uno", "draw"}
    assert 150 < said["draw"] < 250
    assert all(60 < said[call] < 140 for call in said if call != "draw")


def test_random_catches_or_not() -> None:
    game = Game.setup("classic", hands=["r1 r2", "g1 g2"], discard="r5")
    game.apply("play r1")
    said = Counter(make_bot("random", seed).interrupt(game.view(1)) for seed in range(200))
    assert 60 < said["catch 0"] < 140
    assert set(said) == {"catch 0", None}


def test_easy_plays_what_comes() -> None:
    easy = make_bot("easy")
    view = after(Game.setup("no-mercy", hands=["g1 g7 r2 r+4 w+6", "b1 b2", "y1 y2"], discard="g5"))
    assert easy.choose(view) == "play g1"
    attacked = after(Game.setup("no-mercy", hands=["g+2 g3", "b+2 b+4 y1"], discard="g5"), "play g+2")
    assert easy.choose(attacked) == "accept"
    naming = after(Game.setup("classic", hands=["w y4 y5", "b1 b2"], discard="g5"), "play w")
    assert easy.choose(naming) == "color y"


def test_easy_forgets_to_call() -> None:
    forgotten = 0
    for seed in range(500):
        game = Game.setup("classic", hands=["r1 g9", "g1 g2"], discard="r5")
        easy = make_bot("easy", seed)
        game.apply(easy.choose(game.view(0)))
        forgotten += game.view(0).exposed == [0] and easy.interrupt(game.view(0)) is None
    assert 0.3 < forgotten / 500 < 0.5


# Normal, at the card table

Position = dict[str, Any]

MINE = "b2 b3 b4 y9"
FAR = ("g1 g2 g3 g4 g6 y2 y3", "y1 y4 y5 y6 r1 r2 r3", "b5 b6 b7 b8 b9 b1 b0")
HABITS: dict[str, tuple[Position, tuple[str, ...], str]] = {
    "saves its wild": ({"hands": ["w r3 r4 b1 b2", *FAR], "discard": "r6"}, (), "play r4"),
    "wins when it can": ({"hands": ["r3", *FAR], "discard": "r6"}, (), "play r3"),
    "wins with a draw card too": ({"hands": ["w+4", *FAR], "discard": "r6"}, (), "play w+4"),
    "keeps the wild for the end": ({"hands": ["w r3", *FAR], "discard": "r6"}, (), "play r3 uno"),
    "stops one who is near out": ({"hands": ["r3 r+2 b1 b2", "g1", *FAR[1:]], "discard": "r6"}, (), "play r+2"),
    "skips one who is near out": ({"hands": ["r3 rS b1 b2", "g1", *FAR[1:]], "discard": "r6"}, (), "play rS"),
    "turns away from one who is near out": (
        {"hands": ["r3 rR b1 b2", "g1", *FAR[1:]], "discard": "r6"},
        (),
        "play rR",
    ),
    "does not turn towards one who is near out": (
        {"hands": ["r3 rR b1 b2", *FAR[:2], "g8"], "discard": "r6"},
        (),
        "play r3",
    ),
    "calls with the last but one": ({"hands": ["r3 b1", *FAR], "discard": "r6"}, (), "play r3 uno"),
    "names what it holds most of": ({"hands": ["w b1 b2 y4", *FAR], "discard": "r6"}, ("play w",), "color b"),
    "does not bluff while something fits": (
        {"hands": ["w+4 r3 r4 b1 b2", *FAR], "discard": "r6"},
        (),
        "play r4",
    ),
    "plays the drawn card": (
        {"hands": ["b1 b2 y4", *FAR], "discard": "r6", "pile": "r9"},
        ("draw",),
        "play r9",
    ),
    "sheds what is dear when points are written down": (
        {"hands": ["r9 r1 b4 b6", *FAR], "discard": "r6", "options": {"scoring": "tally"}},
        (),
        "play r9",
    ),
    "finishes without a wild where it must": (
        {"hands": ["w r3", *FAR], "discard": "r6", "options": {"last_card": "no_wild"}},
        (),
        "play w uno",
    ),
}
EDITION_HABITS: dict[str, tuple[str, Position, tuple[str, ...], str]] = {
    "swaps with the smallest hand": (
        "no-mercy",
        {"hands": ["r7 b1 b2 b3 b4 b6", "g1 g2 g3 g4", "y1 y2", "y3 y4 y5"], "discard": "r6"},
        ("play r7",),
        "target 2",
    ),
    "does not swap a small hand away": (
        "no-mercy",
        {"hands": ["r7 r3 b1", "g1 g2 g3 g4", "y1 y2 y6 y8", "y3 y4 y5 y9"], "discard": "r6"},
        (),
        "play r3",
    ),
    "does not pass a small hand on": (
        "no-mercy",
        {"hands": ["r0 r3 b1", "g1 g2 g3 g4", "y1 y2 y6 y8", "y3 y4 y5 y9"], "discard": "r6"},
        (),
        "play r3",
    ),
    "stacks rather than draws": (
        "no-mercy",
        {"hands": ["r+2 b1 b3", "g+2 g1 g2 g3", "y1 y2 y6 y8"], "discard": "r6"},
        ("play r+2",),
        "play g+2",
    ),
    "throws away a long colour": (
        "no-mercy",
        {"hands": ["rD r1 r3 r4 r5 rS b1", "g1 g2 g3 g4", "y1 y2 y6 y8"], "discard": "r6"},
        (),
        "play rD uno",
    ),
    "attacks one whom Mercy is near": (
        "no-mercy",
        {
            "hands": [
                "r+4 r3 b1 b2 b4 b5",
                "g1 g1 g2 g2 g3 g3 g4 g4 g5 g5 y1 y1 y2 y2 y3 y3 y4 y4 y5 y5 b6 b6 b8",
                "y6 y8 y9 g8 g9",
            ],
            "discard": "r6",
        },
        (),
        "play r+4",
    ),
    "spins for a common colour": (
        "no-mercy",
        {
            "hands": ["wW b1", "b2 b3 b4 b5 b6 b8 r1 g1 y1", "y2 y3"],
            "discard": "b0 b0 b1 b2 b3 b4 b5 b6 b8 b9 b9 bS bR r1 r2 y3 y4 r5 r6 r8 r9 r9 y5 y6",
        },
        ("play wW",),
        "color g",
    ),
    "dances": ("bts", {"hands": ["wD b1 b2", "g1 g2", "r1"], "discard": "r6"}, ("play wD", "color b"), "dance"),
    "lays what it has no more of": (
        "avengers",
        {"hands": ["wG b1 b2 b3 p5", "g1 g2 p1 p2", "r1 p3 p6"], "discard": "r6"},
        ("play wG",),
        "lay p5",
    ),
    "sheds after a duel": (
        "flip",
        {"hands": ["wP b1 b2 b9 y5", "g1 g2 g3", "r1 r2"], "discard": "r6"},
        ("play wP", "target 1"),
        "shed ",
    ),
    "activates what hits one who is near out": (
        "flip",
        {"hands": ["rF/k1 b1/k2 b2/k3 b3/k4", "g1", "r1 r2 r3"], "discard": "r6/k+5 r7"},
        ("play rF",),
        "yes",
    ),
    "flips to better cards it has peeked at": (
        "flip",
        {
            "hands": ["rF/k1 r2/wM b2/wM g3/w+c", "g1/k4 g2/k5 g4/k6", "y1/k7 y2/k8 y4/k9"],
            "discard": "r6",
            "options": {"peek": True},
        },
        (),
        "play rF",
    ),
}


@pytest.mark.parametrize("habit", HABITS)
def test_normal(habit: str) -> None:
    position, actions, expected = HABITS[habit]
    assert make_bot("normal").choose(after(Game.setup("classic", **position), *actions)) == expected


@pytest.mark.parametrize("habit", EDITION_HABITS)
def test_normal_in_other_editions(habit: str) -> None:
    edition, position, actions, expected = EDITION_HABITS[habit]
    assert make_bot("normal").choose(after(Game.setup(edition, **position), *actions)).startswith(expected)


@pytest.mark.parametrize(("hand", "expected"), [("w+4 r5 y1 y2", "challenge"), ("w+4 b5 y1 y2", "accept")])
def test_normal_challenges_whom_it_knows(hand: str, expected: str) -> None:
    """Seat 1 has given that hand to seat 0 for a 7; red is in force when the draw wild comes."""
    game = Game.setup("classic", ["r7 r8 b1 b2", hand, "r9 g1 g2 g3"], "r6", options={"seven_zero": True})
    view = after(game, "play r7", "target 1", "play r8", "play r9", "play w+4", "color g")
    assert make_bot("normal").choose(view) == expected


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
    said = open_bot(name, 1, PLAYOUTS).choose(after(game, *actions))
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


def test_normal_calls_and_catches() -> None:
    normal = make_bot("normal")
    game = Game.setup("classic", ["r1 r2", "g1 g2", "r1 b2 b3"], "r5")
    game.apply("play r1")
    assert [normal.interrupt(game.view(seat)) for seat in range(3)] == ["uno", "catch 0", "catch 0"]
    game.apply("uno", seat=0)
    assert [normal.interrupt(game.view(seat)) for seat in range(3)] == [None, None, None]


@pytest.mark.parametrize(("card", "expected"), [("r1", "jump r1"), ("r7", None)])
def test_normal_jumps_in_where_that_helps(card: str, expected: str | None) -> None:
    """With a 7 it would have to swap its small hand away."""
    hands = [f"{card} r2 b1 b4 b5 b6", "g1 g2 g3 g4 g5", f"{card} b2"]
    game = Game.setup("classic", hands, "r5", options={"jump_in": True, "seven_zero": True})
    game.apply(f"play {card}")
    if card == "r7":
        game.apply("target 1")
    assert make_bot("normal").interrupt(game.view(2)) == (expected and f"{expected} uno")


def test_normal_votes_now_so_now_so() -> None:
    game = Game.setup("bts", ["wD b1 b2", "g1 g2", "r1 r2"], "r6", options={"dance_vote": True})
    view = after(game, "play wD", "color b", "dance")
    votes = Counter(make_bot("normal", seed).choose(view) for seed in range(200))
    assert votes["yes"] > votes["no"] > 20


# Rounds and strength


class Listener:
    """Takes the first action, and notes when it is asked to interrupt."""

    name = "listener"

    def __init__(self, asked: list[int]) -> None:
        self.asked = asked

    def choose(self, view: View) -> str:
        return view.actions[0]

    def interrupt(self, view: View) -> str | None:
        assert view.seat is not None
        self.asked.append(view.seat)
        return "catch 1" if view.seat == 3 else None


def test_interrupts_are_heard_in_a_fair_order() -> None:
    """Who is exposed first, then from the actor on; after a catch nobody is exposed any more."""
    game = Game.setup("classic", ["g1 g2", "r1 r2", "g3 g4", "g5 g6"], "r5", turn=1)
    game.apply("play r1")
    asked: list[int] = []
    take_interrupts(game, [Listener(asked) for _ in range(4)], 1)
    assert asked == [1, 2, 3]
    assert len(game.hand(1)) == 3


def test_a_round_without_end_is_given_up() -> None:
    game = Game.deal("classic", seed=1)
    assert play_round(game, [make_bot("normal")] * 4, most=5) is None


class Jumper(Listener):
    name = "jumper"

    def interrupt(self, view: View) -> str | None:
        return next((action for action in view.interrupts if action.verb == "jump"), None)


def test_jumping_in_circles_comes_to_an_end() -> None:
    """With nothing else to draw, the next player draws the very card that was jumped on, and jumps in with it."""
    thin = {f"{color}{number}": 0 for color in "bgry" for number in range(10)}
    options: dict[str, object] = {"deck": {**thin, "w": 0, "w+4": 0, "r+2": 3}, "jump_in": True}
    hands = ["r+2 gR gR gS gS yR yR", "b+2 b+2 bR bR bS bS rR rR", "r+2 g+2 g+2 y+2 y+2 yS yS rS rS"]
    game = Game.setup("classic", hands, "r+2", options=options)
    game.apply("play r+2")
    take_interrupts(game, [Jumper([]) for _ in range(3)], 0)
    assert not game.is_over
    assert any(game.interrupts(seat) for seat in range(3))


def strength(edition: str, rest: str, deals: int) -> Share:
    share = play_duplicate(
        lambda number: Game.deal(edition, seed=f"duplicate {number}"), make_bot("normal"), make_bot(rest), deals
    )
    print(f"{edition}: normal among three {rest}: {share}")
    return share


@pytest.mark.parametrize("edition", EDITIONS)
def test_normal_beats_random(edition: str) -> None:
    assert strength(edition, "random", 30).low > 0.25


@pytest.mark.long
@pytest.mark.parametrize("rest", ["random", "easy"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_normal_wins_more_than_its_share(edition: str, rest: str) -> None:
    share = strength(edition, rest, 500)
    assert share.rounds == 2000
    assert share.low > 0.25


@pytest.mark.parametrize("bots", [["easy", "normal"], ["random", "easy", "normal"]])
def test_the_same_deal_and_bots_play_the_same_round(bots: Sequence[str]) -> None:
    def final_position() -> str:
        game = Game.deal("flip", players=len(bots), seed=3)
        seated: list[Bot] = [make_bot(name, 5) for name in bots]
        play_round(game, seated)
        return game.position()

    assert final_position() == final_position()
