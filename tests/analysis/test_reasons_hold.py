"""Whatever a reason says holds in the game: both actions are played, and what follows is compared with the sentence."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import NamedTuple

import pytest

from lastcard import EDITIONS, Game
from lastcard.analysis.consequences import Option
from lastcard.analysis.reasons import FINDERS, Values
from lastcard.bots import make_bot
from lastcard.rules import COMPILED

pytestmark = [pytest.mark.once, pytest.mark.skipif(not COMPILED, reason="takes minutes uncompiled; runs compiled")]
PAIRS = 12
"""How many pairs of actions are compared at a decision."""
TABLES: list[tuple[str, int, dict[str, object]]] = [
    *((edition, players, {}) for edition in EDITIONS for players in (2, 4)),
    ("classic", 3, {"seven_zero": True, "stacking": "higher", "play_on": True}),
    ("mix", 3, {}),
]


def positions(edition: str, players: int, options: dict[str, object]) -> Iterator[tuple[Game, int, list[str]]]:
    """Yield games in which a seat has a choice, the seat, and its actions."""
    for number in range(5):
        game = Game.deal(edition, players, f"reasons {number}", options=options)
        bots = [make_bot("easy" if seat % 2 else "random", f"{number} {seat}") for seat in range(players)]
        for _ in range(200):
            owed = game.decision
            if owed is None:
                break
            view = game.view(owed.seat)
            if len(view.actions) > 1:
                yield game, owed.seat, [str(action) for action in view.actions]
            game.apply(bots[owed.seat].choose(view), owed.seat)


def settled(game: Game, action: str, answer: str = "accept") -> Game:
    """Return what an action comes to: the game at the next turn. Attacks get this answer, if it can be given."""
    played = game.copy()
    played.apply(action)
    while played.decision is not None and played.decision.kind != "turn":
        actions = [str(each) for each in played.legal_actions()]
        played.apply(answer if answer in actions else "accept" if "accept" in actions else actions[0])
    return played


def has_next_turn(game: Game, seat: int) -> bool:
    return game.decision is not None and game.decision.seat == seat


def answers(game: Game, action: str) -> list[str]:
    """Return all that can be done about an action."""
    played = game.copy()
    played.apply(action)
    while played.decision is not None and played.decision.kind == "color":
        played.apply(str(played.legal_actions()[0]))
    is_asked = played.decision is not None and played.decision.kind == "answer"
    return [str(each) for each in played.legal_actions()] if is_asked else ["accept"]


def of_color(game: Game, seat: int, color: object) -> int:
    return sum(card.color == color for card in game.hand(seat))


class Said(NamedTuple):
    """A reason that was said; there is a method for each kind, which returns whether it holds."""

    game: Game
    seat: int
    good: str
    bad: str
    values: Values

    @property
    def victim(self) -> int:
        return int(self.values["seat"])

    @property
    def after(self) -> Game:
        return settled(self.game, self.good)

    @property
    def without(self) -> Game:
        return settled(self.game, self.bad)

    def has(self, count: int) -> bool:
        return count == self.values["count"]

    def wins(self) -> bool:
        view = self.after.view(None)
        return view.winner == self.seat or view.finished[:1] == [self.seat]

    def mercy(self) -> bool:
        return self.victim in self.after.view(None).out and self.victim not in self.without.view(None).out

    def stops(self) -> bool:
        return self.has(len(self.game.hand(self.victim))) and not has_next_turn(self.after, self.victim)

    def bluff(self) -> bool:
        return self.good == "challenge" and 50 <= int(self.values["share"]) <= 100

    def honest(self) -> bool:
        return self.bad == "challenge" and 0 <= int(self.values["share"]) <= 50

    def target(self) -> bool:
        picked, other = (len(self.game.hand(int(action.split()[1]))) for action in (self.good, self.bad))
        return self.has(picked) and picked < other

    def lacks(self) -> bool:
        is_next = self.after.is_over or has_next_turn(self.after, self.victim)
        return is_next and self.values["color"] in self.game.view(self.seat).lacks[self.victim]

    def sheds(self) -> bool:
        return self.has(len(self.game.hand(self.seat)) - len(self.after.hand(self.seat)))

    def again(self) -> bool:
        return self.after.is_over or has_next_turn(self.after, self.seat)

    def wild(self) -> bool:
        return self.bad == f"play {self.values['card']}" and str(self.values["card"]).startswith("w")

    def passes(self) -> bool:
        after = self.after
        drawn = len(after.hand(self.victim)) - len(self.game.hand(self.victim))
        all_drawn = drawn >= int(self.values["count"])  # a Creeper may bring more
        return self.victim != self.seat and (all_drawn or self.victim in after.view(None).out or after.is_over)

    def color(self) -> bool:
        return self.after.is_over or self.has(of_color(self.after, self.seat, self.values["color"]))

    def attacks(self) -> bool:
        """Whatever the victim does."""
        ends = [settled(self.game, self.good, answer) for answer in answers(self.game, self.good)]
        return not any(has_next_turn(end, self.victim) for end in ends)

    def saves(self) -> bool:
        return self.has(len(self.game.hand(self.victim))) and not has_next_turn(self.without, self.victim)

    def flips(self) -> bool:
        played = self.game.copy()
        played.apply(self.good)
        return played.side != self.game.side

    def used(self) -> bool:
        face = Option(self.game.view(self.seat), self.good).face
        gone = [card for card in self.game.view(self.seat).discard if card != "?"]
        return face is not None and self.has(sum(card.symbol == face.symbol for card in gone))

    def plays(self) -> bool:
        return self.has(len(self.after.hand(self.seat)))


def test_what_is_said_holds() -> None:
    """Every kind of reason is said somewhere, and none where it does not hold."""
    seen: Counter[str] = Counter()
    dice = Random(1)
    for table in TABLES:
        for game, seat, actions in positions(*table):
            view = game.view(seat)
            pairs = list(permutations(actions, 2))
            for good, bad in dice.sample(pairs, min(PAIRS, len(pairs))):
                for kind, find in FINDERS.items():
                    values = find(Option(view, good), Option(view, bad))
                    if values is not None:
                        seen[kind] += 1
                        said = Said(game, seat, good, bad, values)
                        assert getattr(said, kind)(), (kind, good, bad, values, game.position())
    assert set(seen) == set(FINDERS), seen
