"""Random play to the end, with everything that can happen out of turn."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from lastcard import Event, Game, Match
from lastcard.record import Recorder

EVERYTHING: dict[str, dict[str, object]] = {
    "avengers": {
        "stacking": "higher",
        "seven_zero": True,
        "play_on": True,
        "voluntary_draw": False,
        "gauntlet_self": False,
        "challenge_test": "playable",
    },
    "bts": {
        "dance_vote": True,
        "dance_costs_turn": True,
        "stacking": "same",
        "voluntary_draw": False,
        "bluffing": "free",
    },
    "minecraft": {"mercy": 16, "scoring": "tally", "creeper_on": "turn"},
    "flip": {
        "peek": True,
        "play_on": True,
        "stacking": "higher",
        "voluntary_draw": False,
        "draw_color_by": "challenger",
        "wilds_match": "other",
        "flip_activation": "always",
    },
    "no-mercy": {"play_on": True, "discard_all": "player", "last_card": "number"},
    "classic": {"voluntary_draw": False, "force_play": True, "two_player_reverse": "turn", "last_card": "no_wild"},
}
"""Options with which much happens."""


class Done(NamedTuple):
    seat: int
    action: str
    events: list[Event]


def play(game: Game, random: Random) -> Iterator[Done]:
    """Random actions to the end of the round."""
    while game.decision is not None:
        seat, action = pick(game, random)
        yield Done(seat, action, game.apply(action, seat))


def pick(game: Game, random: Random) -> tuple[int, str]:
    assert game.decision is not None
    aside = [(seat, action) for seat in range(game.seats) for action in game.interrupts(seat)]
    if aside and random.random() < 0.3:
        seat, action = random.choice(aside)
        return seat, f"{action} uno" if action.verb == "jump" and random.random() < 0.5 else str(action)
    action = random.choice(game.legal_actions())
    call = game.refusal(f"{action} uno") is None and random.random() < 0.5
    return game.decision.seat, f"{action} uno" if call else str(action)


def play_match(match: Match, random: Random, rounds: int = 1000) -> Recorder:
    """Rounds until somebody wins, or so many of them."""
    recorder = Recorder(match)
    while True:
        for done in play(match.game, random):
            recorder.add(done.seat, done.action)
        if match.is_over or match.round == rounds:
            return recorder
        match.next_round()
