"""Points over the rounds of a match, chair by chair, and who has won (GEN-17)."""

from lastcard.rules.game import Game
from lastcard.rules.match import match_winner
from lastcard.rules.model.options import Options
from lastcard.table.lobby import Lobby


def count_round(lobby: Lobby, game: Game, options: Options) -> None:
    """Enter what a finished round gives."""
    assert lobby.round is not None
    assert game.winner is not None
    chairs = lobby.round.players
    for chair, points in zip(chairs, game.points(), strict=True):
        lobby.chairs[chair].score += points
    given = dict(zip(chairs, game.points(), strict=True))
    by_chair = [given.get(chair) for chair in range(len(lobby.chairs))]
    lobby.results.append({"round": lobby.round.id, "winner": chairs[game.winner], "points": by_chair})
    won = match_winner([lobby.chairs[chair].score for chair in chairs], game.winner, options)
    lobby.winner = None if won is None else chairs[won]
