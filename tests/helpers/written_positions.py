"""Positions as tables of fields, one for each kind of decision and for what is there only now and then."""

import json
from typing import Any

from lastcard import Game

Fields = dict[str, Any]


def fields(game: Game) -> Fields:
    written: Fields = json.loads(game.position())
    return written


def turn() -> Fields:
    return fields(Game.setup("classic", hands=["r1 r2", "b3 b4", "g5 g6"], discard="y1 r9", pile="y3 y4"))


def one_through() -> Fields:
    """Seat 0 has no cards, and nothing says why."""
    return {**turn(), "hands": ["", "b3 b4", "g5 g6"], "discard": "y1 r1 r2 r9", "seat": 1, "actor": 1}


def answer() -> Fields:
    game = Game.setup("classic", hands=["w+4 r1 r2", "b3 b4", "g5 g6"], discard="r9")
    game.apply("play w+4")
    game.apply("color b")
    return fields(game)


def naming() -> Fields:
    game = Game.setup("classic", hands=["w+4 r1 r2", "b3 b4", "g5 g6"], discard="r9")
    game.apply("play w+4")
    return fields(game)


def drawn() -> Fields:
    game = Game.setup("classic", hands=["b1 b2", "b3 b4"], discard="r9", pile="r5")
    game.apply("draw")
    return fields(game)


def vote() -> Fields:
    game = Game.setup("bts", hands=["wD r1", "b3 b4", "g1 g2"], discard="r9", options={"dance_vote": True})
    for action in ("play wD", "color g", "dance", "no"):
        game.apply(action)
    return fields(game)


def shed() -> Fields:
    game = Game.setup("flip", hands=["wP/k1 r1/k2 r2/k3", "b3/t3 b4/t4", "g1/t1"], discard="r9/o9")
    game.apply("play wP")
    game.apply("target 2")
    return fields(game)


def flip() -> Fields:
    return fields(Game.setup("flip", hands=["r1/k1 r2/k2", "b3/t3 b4/t4"], discard="r9/o9"))


def lay() -> Fields:
    game = Game.setup("avengers", hands=["wG r1 r2", "b3 b4"], discard="r9")
    game.apply("play wG")
    return fields(game)


def exposed() -> Fields:
    """Much that is there only now and then: one is exposed, one is through, one has called, somebody is known."""
    options: dict[str, object] = {"play_on": True, "mercy": 10, "stacking": "same"}
    game = Game.setup("classic", ["r1", "r+2 r2 b3", "r+2 g6", "y1 y2 y3", "w y4"], "y9 r9", options=options)
    for action in ("play r1", "play r+2", "play r+2", "accept", "play w"):
        game.apply(action)
    return fields(game)


def penalty() -> Fields:
    """The challenger names the colour of a penalty, right after which a Flip would be one."""
    options: dict[str, object] = {"draw_color_by": "challenger"}
    hands = ["r1/w+c r2/k2 r3/o3", "b3/t3 b4/t4", "g1/t1 g2/p2"]
    game = Game.setup("flip", hands, "r9/k9", side="dark", options=options)
    for action in ("play w+c", "color t", "challenge"):
        game.apply(action)
    return fields(game)


def after_flip() -> Fields:
    game = Game.setup("flip", ["rF/k1 r2/k2 r3/k3", "g1/oF g2/o2", "b1/pF b2/t2"], "g9/t+5 r5/k6")
    game.apply("play rF")
    return fields(game)


def over() -> Fields:
    game = Game.setup("classic", hands=["r1", "b3 b4", "g5 g6"], discard="r9")
    game.apply("play r1")
    return fields(game)


def target() -> Fields:
    game = Game.setup("flip", hands=["wP/k1 r1/k2 r2/k3", "b3/t3 b4/t4", "g1/t1 g2/t2"], discard="r9/o9")
    game.apply("play wP")
    return fields(game)


def seven() -> Fields:
    game = Game.setup("classic", ["r7 r1", "b3 b4", "g5 g6"], "r9", options={"seven_zero": True})
    game.apply("play r7")
    return fields(game)


def nine() -> Fields:
    """A turn, where a 7 would have asked whom to swap with."""
    return fields(Game.setup("classic", ["r7 r1", "b3 b4", "g5 g6"], "r9", options={"seven_zero": True}))


def skip() -> Fields:
    return fields(Game.setup("classic", ["r7 r1", "b3 b4", "g5 g6"], "rS"))


def wild_on_top() -> Fields:
    return fields(Game.setup("flip", ["r1/k1 r2/k2", "b3/t3 b4/t4"], "r9/o9 wP/k9", color="r"))


def plain_wild() -> Fields:
    game = Game.setup("classic", ["w r1 r2", "b3 b4", "g5 g6"], "r9")
    game.apply("play w")
    return fields(game)


def roulette() -> Fields:
    game = Game.setup("no-mercy", ["wW r1 r2", "b3 b4", "g5 g6"], "r9")
    game.apply("play wW")
    return fields(game)


def dance() -> Fields:
    game = Game.setup("bts", ["wD r1 r2", "b3 b4", "g5 g6"], "r9")
    for action in ("play wD", "color b"):
        game.apply(action)
    return fields(game)


def reversed_draw() -> Fields:
    game = Game.setup("no-mercy", ["wR+4 r1 r2", "b3 b4", "g5 g6"], "r9")
    for action in ("play wR+4", "color b"):
        game.apply(action)
    return fields(game)


def ten_cards() -> Fields:
    hand = "b1 b1 b2 b2 b3 b3 b4 b4 b5 b5"
    return fields(Game.setup("classic", ["r1 r2", hand], "r9", options={"mercy": 11}))


BLUE = "b1 b1 b2 b2 b3 b3 b4 b4 b5 b5 b6 b6 b8 b8 b9 b9 bS bS bS bR bR bR"


def mercy() -> Fields:
    game = Game.setup(
        "no-mercy",
        hands=["w+6 r1", BLUE, "g1"],
        discard="r9",
    )
    for action in ("play w+6", "color r", "accept"):
        game.apply(action)
    return fields(game)


MADE = (
    *(turn, one_through, answer, naming, drawn, vote, shed, flip, lay, mercy, exposed, penalty, after_flip, over),
    *(target, seven, nine, skip, wild_on_top, plain_wild, roulette, dance, reversed_draw, ten_cards),
)
STARTS = {start.__name__: start for start in MADE}

REQUIRED = (
    "edition",
    "key",
    "shuffles",
    "dealer",
    "side",
    "direction",
    "hands",
    "discard",
    "pile",
    "decision",
    "seat",
    "actor",
)
