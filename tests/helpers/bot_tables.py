"""Tables at which bots are asked."""

from typing import Any

from lastcard import Game, View

Position = dict[str, Any]
"""What `Game.setup` takes besides an edition."""


def after(game: Game, *actions: str) -> View:
    """Return the view of the seat that owes a decision after these actions."""
    for action in actions:
        game.apply(action)
    assert game.decision is not None
    return game.view(game.decision.seat)
