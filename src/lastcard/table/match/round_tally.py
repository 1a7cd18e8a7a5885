"""What each seat did in a round, counted while it is played."""

from collections.abc import Iterable
from dataclasses import dataclass

from lastcard.rules.game import Game
from lastcard.rules.model.events import Called, Caught, Drew, Event, Judged, PassedOn, Swapped


@dataclass
class SeatTally:
    calls: int = 0
    """How often the seat said UNO."""
    catches: int = 0
    """How often it caught somebody who had not."""
    challenges: int = 0
    """How often it challenged and was right."""
    most_cards: int = 0
    """The most cards it held after its hand had grown; 0 if that never happened."""


class RoundTally:
    def __init__(self, seats: int) -> None:
        self.seats = [SeatTally() for _ in range(seats)]

    def count(self, events: Iterable[Event], game: Game) -> None:
        """Count what an action has caused; the game is as it stands after it."""
        for event in events:
            match event:
                case Called():
                    self.seats[event.seat].calls += 1
                case Caught():
                    self.seats[event.by].catches += 1
                case Judged() if event.guilty:
                    self.seats[event.seat].challenges += 1
                case Drew():
                    self._note_hands([event.seat], game)
                case Swapped():
                    self._note_hands([event.seat, event.target], game)
                case PassedOn():
                    self._note_hands(range(game.seats), game)
                case _:
                    pass

    def _note_hands(self, seats: Iterable[int], game: Game) -> None:
        for seat in seats:
            tally = self.seats[seat]
            tally.most_cards = max(tally.most_cards, len(game.hand(seat)))
