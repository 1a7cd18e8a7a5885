"""OpenSpiel's text of a game and its state for one player: what the player has not seen is dealt anew."""

import re
from collections.abc import Callable
from random import SystemRandom
from typing import Any

import pyspiel

from lastcard.envs.openspiel import ANY_SEED, LastcardGame, LastcardState
from lastcard.rules.engine.playout import Dice

HIDDEN_ACTIONS = ("keep", "pass")
"""Only the player knows whether a drawn card could be played, and whether they could have jumped in."""


def serialize_for_player(
    game: LastcardGame, state: LastcardState, player: int, sampler: Callable[[], float] | None = None
) -> str:
    """Return what `pyspiel.serialize_game_and_state` gives for a state that this player cannot tell from the real one.

    The player's own memory, observations and legal actions stay. The seed, the dice, the rolls of chance, the memories
    of other players and their hidden actions are gone.
    """
    sample = sampler or SystemRandom().random
    form: LastcardState = state.resample_from_infostate(player, sample)
    form.memories = [memory if seat == player else b"" for seat, memory in enumerate(state.memories)]
    form.thrown = bytes(len(state.thrown))
    if state.dice is not None:
        form.dice = Dice(int(sample() * (1 << 53)))
    moves = seen_moves(state, player)
    if form.round is not None:
        form.round.sequential.taken = sum(not move.startswith(str(int(pyspiel.PlayerId.CHANCE))) for move in moves)
    seedless = pyspiel.load_game(game.get_type().short_name, {**game.get_parameters(), "seed": ANY_SEED})
    text: str = pyspiel.serialize_game_and_state(seedless, form)
    text = re.sub(r"^history=.*$", "history=" + ",".join(moves), text, count=1, flags=re.MULTILINE)
    return re.sub(r"^move_number=.*$", f"move_number={len(moves)}", text, count=1, flags=re.MULTILINE)


def seen_moves(state: LastcardState, player: int) -> list[str]:
    """Return the history as OpenSpiel writes it, as far as a player has seen it; rolls of chance are all 0."""
    hidden = {state.table.actions.index(action) for action in HIDDEN_ACTIONS}
    moves = []
    for each in state.full_history():
        by: Any = each.player
        if by == pyspiel.PlayerId.CHANCE:
            moves.append(f"{int(by)}:0")
        elif by == player or each.action not in hidden:
            moves.append(f"{by}:{each.action}")
    return moves
