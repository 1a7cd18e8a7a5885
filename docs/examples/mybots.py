"""A bot as a Python class: `lastcard arena --players mybots:Careful,normal`, with this file on the Python path."""

from collections.abc import Mapping, Sequence

from lastcard import View


class Careful:
    """Plays the card with the most points first, so that little is left in hand at the end."""

    name = "careful"

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self.wins = 0

    # A bot need not follow rounds; one that wants to has these three.

    def begin(self, view: View) -> None:
        """A round begins."""

    def hear(self, seat: int, events: Sequence[Mapping[str, object]]) -> None:
        """Something has happened, as a seat saw it."""

    def end(self, seat: int, winner: int | None, points: Sequence[int]) -> None:
        self.wins += winner == seat

    def choose(self, view: View) -> str:
        plays = [action for action in view.actions if action.verb == "play"]
        if not plays:
            return "dance" if "dance" in view.actions else view.actions[0]
        action = max(plays, key=lambda play: self.cost(play.object))
        return f"{action} uno" if len(view.hand) == 2 else action

    def cost(self, card: str) -> int:
        if card.startswith("w"):
            return 50
        return int(card[1:]) if card[1:].isdigit() else 20

    def interrupt(self, view: View) -> str | None:
        calls = [action for action in view.interrupts if action.verb != "jump"]
        return calls[0] if calls else None
