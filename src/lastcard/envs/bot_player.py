"""Bots in environments: a bot is given its view, and its answer becomes a number of the action space."""

from lastcard.bots import Bot
from lastcard.envs.round import Round


class BotPlayer:
    """Plays one seat of a round. A call made with an action (`play r7 uno`) is kept until it is asked for."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._called = False

    def choose(self, game: Round) -> int:
        """Return the number of the bot's action; its seat is asked now."""
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
        said = self.bot.choose(game.view(game.seat))
        self._called = said.endswith(" uno")
        return texts.index(space_text(said, game))

    def _interrupt(self, game: Round) -> str:
        return self.bot.interrupt(game.view(game.seat)) or ""


def space_text(said: str, game: Round) -> str:
    """Return an action as the action space writes it.

    That is without a call, with the face in play for a whole card, and with targets counted from the one who acts.
    """
    verb, _, what = said.removesuffix(" uno").partition(" ")
    if verb == "target":
        return f"target +{(int(what) - game.seat) % game.spec.players}"
    if "/" in what:
        light, _, dark = what.partition("/")
        what = dark if game.sequential.state.side else light
    return f"{verb} {what}" if what else verb
