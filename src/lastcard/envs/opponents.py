"""Opponents in environments: bots, which are given views, and policies, which are given observations."""

from collections.abc import Callable
from typing import Protocol

from lastcard.bots import Bot
from lastcard.bots.external_bots import check_answer
from lastcard.envs.round import Round
from lastcard.envs.spec import Mask, Row

Policy = Callable[[Row, Mask], int]
"""Returns the number of a legal action for an observation and a mask."""
Opponent = str | Bot | Policy


class Player(Protocol):
    """Somebody who plays one seat of a round."""

    def choose(self, game: Round) -> int:
        """Return the number of an action; the player's seat is asked now."""
        ...


class PolicyPlayer:
    """Lets a policy play."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, game: Round) -> int:
        return int(self.policy(game.observation(game.seat), game.mask()))


class BotPlayer:
    """Lets a bot play; its answers become numbers of the action space.

    A call made with an action (`play r7 uno`) is kept until it is asked for.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._called = False

    def choose(self, game: Round) -> int:
        texts = game.spec.space.texts
        if game.kind == "call":
            called, self._called = self._called, False
            return texts.index("uno" if called or self._interrupt(game) == "uno" else "pass")
        if game.kind == "catch":
            return texts.index("catch" if self._interrupt(game) == f"catch {game.subject}" else "pass")
        if game.kind == "jump":
            said = self._interrupt(game)
            self._called = said.endswith(" uno")
            return texts.index("jump" if said.startswith("jump ") else "pass")
        said = self.bot.choose(view := game.view(game.seat))
        check_answer(said, "choose", view)
        self._called = said.endswith(" uno")
        return texts.index(space_text(said, game))

    def _interrupt(self, game: Round) -> str:
        return self.bot.interrupt(game.view(game.seat)) or ""


def space_text(said: str, game: Round) -> str:
    """Return an action as the action space writes it.

    It has no call, the face in play for a whole card, and targets counted from the player who acts.
    """
    verb, _, what = said.removesuffix(" uno").partition(" ")
    if verb == "target":
        return f"target +{(int(what) - game.seat) % game.spec.players}"
    if "/" in what:
        light, _, dark = what.partition("/")
        what = dark if game.sequential.state.side else light
    return f"{verb} {what}" if what else verb
