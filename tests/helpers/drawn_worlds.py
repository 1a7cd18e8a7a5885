"""Pairs of positions that differ only in the card on the pile: it can be played when it is drawn, or it cannot."""

import json
from functools import cache
from itertools import islice
from random import Random

from checks import random_action
from lastcard import BadPosition, Game

SEATS = 3
Worlds = tuple[Game, Game]


def find_worlds(edition: str, seed: int) -> Worlds | None:
    """A position in which a drawn card can be played, and the same with one that cannot."""
    dice = Random(f"{edition} {seed}")
    game = Game.deal(edition, SEATS, seed, options={"draw_until_playable": False, "force_play": False})
    for _ in range(dice.randrange(30)):
        if not game.is_over:
            game.apply(*random_action(game, dice))
    if game.is_over or game.decision is None or game.decision.kind != "turn" or game.explain("draw") is not None:
        return None
    if any(game.interrupts(seat) for seat in range(SEATS)):  # the next player would have to wait
        return None
    playable, other = (drawing(game, is_playable) for is_playable in (True, False))
    return None if playable is None or other is None else (playable, other)


@cache
def worlds_of(edition: str) -> list[Worlds]:
    """Three such pairs of positions."""
    found = (find_worlds(edition, seed) for seed in range(200))
    pairs = list(islice((pair for pair in found if pair is not None), 3))
    assert len(pairs) == 3
    return pairs


def drawing(game: Game, is_playable: bool) -> Game | None:
    """The same position with another card on the pile, so that the draw is followed by a decision or by a pass."""
    written = json.loads(game.position())
    pile = written["pile"].split()
    for place in range(len(pile)):
        changed = pile.copy()
        changed[0], changed[place] = changed[place], changed[0]
        try:
            found = Game.from_position(json.dumps({**written, "pile": " ".join(changed)}))
        except BadPosition:
            continue
        drawn = found.copy()
        before = drawn.decision
        drawn.apply("draw")
        if drawn.is_over or before is None or drawn.decision is None:
            continue
        if is_playable == (drawn.decision.seat == before.seat and drawn.decision.kind == "drawn"):
            return found
    return None
