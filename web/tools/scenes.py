"""Prints scenes as JSON: positions and moments of every edition as seat 0 sees them, played by the real engine.

The development page #/demo shows them and the component tests are made from them; they are not in the shipped client.
"""

import json
from collections.abc import Sequence

from crowds import CROWDS

from lastcard import Game, Match
from lastcard.bots import make_bot
from lastcard.rules.model.events import Event

SEAT = 0
MANY = "r0 r1 r3 r5 r7 rS rR r+2 y1 y2 y2 y4 y9 yS g0 g3 g6 g6 gR b1 b5 b8 b+2 w w+4"

Scene = dict[str, object]


def step(game: Game, events: Sequence[Event]) -> Scene:
    view = game.view(SEAT)
    if game.is_over:  # as at a table, where hands are turned up
        view = view._replace(known=[[], *(game.hand(seat) for seat in range(1, game.seats))])
    return {"view": view.to_json(), "events": [event.seen_by(SEAT) for event in events]}


def scene(name: str, game: Game, *actions: str) -> Scene:
    """What seat 0 sees of these actions; an interrupt has its seat in front."""
    steps = [step(game, [])]
    for action in actions:
        first, _, rest = action.partition(" ")
        events = game.apply(rest, seat=int(first)) if first.isdigit() else game.apply(action)
        steps.append(step(game, events))
    return {"name": name, "steps": steps}


def round_of_bots(name: str, edition: str, players: int, seed: int) -> Scene:
    """A whole round, to see the table at work."""
    game = Game.deal(edition, players=players, seed=seed)
    bots = [make_bot("easy", f"{seed} {seat}") for seat in range(players)]
    steps = [step(game, game.opening)]
    while not game.is_over and len(steps) < 120:
        assert game.decision is not None
        seat = game.decision.seat
        steps.append(step(game, game.apply(bots[seat].choose(game.view(seat)))))
    return {"name": name, "steps": steps}


def start_of_match(name: str, edition: str, players: int) -> Scene:
    match = Match(edition, players=players, seed=3)
    return {"name": name, "steps": [step(match.game, [*match.opening, *match.game.opening])]}


def classic() -> list[Scene]:
    many = Game.setup("classic", hands=[MANY, "r2 r4", "g1", "b2 b3 b4", "y7 y8"], discard="r9", pile="g2 g4")
    nine = ["r3 g3", "b6 b7", "y3", "g8 g9", "rS gS bS", "r4 g4 y4 b4", "r5", "y5 y6 y7", "b0 b1"]
    ten = Game.setup("classic", hands=[MANY, *nine], discard="b9 r9")
    bluff = Game.setup(
        "classic", hands=["r1 g2 b3", "y1 y2", "w+4 r5 b5"], discard="r9", turn=2, pile="g4 g5 g6 g7 b1 b2"
    )
    exposed = Game.setup("classic", hands=["r1 g2 b3", "r4 y2", "g1 g4"], discard="r9", turn=1, pile="b1 b2")
    uno = Game.setup("classic", hands=["r1 g2", "r4 y2", "g1 g4"], discard="r9", pile="b1 b2")
    drawn = Game.setup("classic", hands=["g1 g2", "r4 y2", "g1 g4"], discard="r9", pile="r2 b2")
    end = Game.setup("classic", hands=["r1 r2", "r4 y2", "w g4"], discard="r9", pile="b1 b2")
    others = ["r4 y2 w+4 gS", "w g4", "b9", "y1 y2 y3 y4 y5 y6 y7 yS yR g0 g1"]
    last = Game.setup("classic", hands=["r1", *others], discard="r9", pile="b1 b2")
    return [
        round_of_bots("classic-round", "classic", 4, 11),
        start_of_match("classic-dealer", "classic", 4),
        start_of_match("classic-dealer-ten", "classic", 10),
        scene("classic-many", many),
        scene("classic-ten", ten),
        scene("classic-color", Game.setup("classic", hands=["w g1 b2", "r1", "r2"], discard="r9"), "play w"),
        scene("classic-challenge", bluff, "play w+4", "color b"),
        scene("classic-judged", bluff, "challenge"),
        scene("classic-exposed", exposed, "play r4"),
        scene("classic-caught", exposed, "0 catch 1"),
        scene("classic-uno", uno),
        scene("classic-late", uno, "play r1"),
        scene("classic-drawn", drawn, "draw"),
        scene("classic-won", end, "play r1 uno", "draw", "keep", "draw", "play r2"),
        scene("classic-match", last, "play r1 uno"),
    ]


def avengers() -> list[Scene]:
    hands = ["wG g3 g8 r1 b2", "r5 r6", "gR b1", "p1 p2"]
    game = Game.setup("avengers", hands=hands, discard="r9", pile="b3 b4 r3 r4 p5")
    return [
        round_of_bots("avengers-round", "avengers", 4, 3),
        scene("avengers-lay", game, "play wG"),
        scene("avengers-snap", game, "lay g3"),
    ]


def bts() -> list[Scene]:
    hands = ["r5 g6 p7", "r5 r6", "wD p1 b1"]
    game = Game.setup("bts", hands=hands, discard="r9", turn=2, pile="b3 b4 r3", options={"dance_vote": True})
    other = Game.setup(
        "bts", hands=["wD g6 p7", "r5 r6", "p1 b1"], discard="r9", pile="b3 b4 r3", options={"dance_vote": True}
    )
    return [
        round_of_bots("bts-round", "bts", 4, 5),
        scene("bts-answer", game, "play wD", "color p"),
        scene("bts-danced", game, "dance", "yes", "yes"),
        scene("bts-vote", other, "play wD", "color b", "dance", "no"),
    ]


def minecraft() -> list[Scene]:
    game = Game.setup(
        "minecraft", hands=["g5 b6 w+4", "r5 r6", "y1 b1"], discard="r9", pile="wC b3 b4 r3 g1 wC g3 g4 g5"
    )
    return [
        round_of_bots("minecraft-round", "minecraft", 4, 8),
        scene("minecraft-creeper", game, "draw"),
        scene("minecraft-played", game, "play wC"),
    ]


def flip() -> list[Scene]:
    game = Game.setup(
        "flip",
        hands=["rF g3 wP w+2 b5 yR", "r8/k7 r6/wM g2/tF", "g9/o3 g1/p5", "y1/k1 y9/tE b3/o+5"],
        discard="r2/o+5 b8/k3 r9",
        pile="b3 b4 r3",
    )
    duel = Game.setup("flip", hands=["rF g9 wP w+2 b5", "r8 r6", "g7 g1"], discard="r9", pile="b3 b4 r3")
    dark = Game.setup("flip", hands=["wM k7 k9 o5", "t8 t6", "p9 p1"], discard="k4", side="dark", pile="t3 t4 o3")
    return [
        round_of_bots("flip-round", "flip", 4, 2),
        scene("flip-table", game),
        scene("flip-flipped", game, "play rF"),
        scene("flip-activated", game, "yes"),
        scene("flip-target", duel, "play wP"),
        scene("flip-shed", duel, "target 2"),
        scene("flip-dark", dark),
        scene("flip-dark-color", dark.copy(), "play wM", "target 2"),
        scene("flip-megatron", dark, "play wM", "target 1"),
    ]


def no_mercy() -> list[Scene]:
    stack = Game.setup(
        "no-mercy", hands=["b+4 w+6 y1 y2 g7 g0", "b8 b9 bD", "r+2 g6 w+10"], discard="r5", turn=2, pile="y3 y4"
    )
    swap = Game.setup("no-mercy", hands=["r7 r0 gD g1 g2", "g6 b6", "g8 b9"], discard="r5", pile="y3 y4")
    full = "g1 g1 g2 g2 g3 g3 g4 g4 g5 g5 g6 g6 g8 g8 g9 g9 y1 y1 y2 y2 y3 y3"
    hands = ["r1 wW b2 y6", full, "b8 b9"]
    roulette = Game.setup("no-mercy", hands=hands, discard="r5", pile="r3 w+6 y4 b8")
    passed = Game.setup("no-mercy", hands=["r0 gD g1", "g6 b6 b7", "g8 b9", "y1 y2"], discard="r5", pile="y3 y4")
    reverse = Game.setup("no-mercy", hands=["wR+4 g1 b2", "b8 b9 bD", "r+2 g6 w+10"], discard="r5", turn=2, pile="y3")
    ruin = Game.setup("no-mercy", hands=["r+2 b1 b2", f"{full} y4", "r1 y6"], discard="r5", pile="r3 r8 r9 b3")
    doom = Game.setup("no-mercy", hands=[f"{full} y4", "r1 r2", "r+2 y6"], discard="r5", turn=2, pile="r3 r8 r9 b3")
    discard = Game.setup("no-mercy", hands=["gD g1 r2 b4", "g6 g8 b6", "g8 b9 g2"], discard="g5", pile="y3 y4")
    return [
        round_of_bots("no-mercy-round", "no-mercy", 5, 4),
        scene("no-mercy-stack", stack, "play r+2"),
        scene("no-mercy-pays", stack, "accept"),
        scene("no-mercy-swap", swap, "play r7"),
        scene("no-mercy-swapped", swap, "target 2"),
        scene("no-mercy-passed", passed, "play r0"),
        scene("no-mercy-reverse", reverse, "play r+2", "play wR+4"),
        scene("no-mercy-out", ruin, "play r+2", "accept"),
        scene("no-mercy-self-out", doom, "play r+2", "accept"),
        scene("no-mercy-roulette", roulette, "play wW", "color b"),
        scene("no-mercy-discard-all", discard, "play gD"),
    ]


def main() -> None:
    crowds = [scene(crowd.name, crowd.game(), *crowd.actions) for crowd in CROWDS]
    scenes = [*classic(), *avengers(), *bts(), *minecraft(), *flip(), *no_mercy(), *crowds]
    print(json.dumps(scenes, ensure_ascii=False))


if __name__ == "__main__":
    main()
