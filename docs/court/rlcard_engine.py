"""RLCard's UNO before the rule court, run by a Python that has rlcard: python court.py rlcard_engine.

It knows one deck and no options. A wild is played together with its colour there; calls, challenges and points are not
in it.
"""

from importlib import import_module
from typing import Any

TRAITS = {"S": "skip", "R": "reverse", "+2": "draw_2", "w": "wild", "w+4": "wild_draw_4"}
SIGNS = {trait: sign for sign, trait in TRAITS.items()}
COLORS = "rgby"


def card_of(text: str, color: str = "r") -> Any:
    made = import_module("rlcard.games.uno.card").UnoCard
    if text in ("w", "w+4"):
        return made("wild", color, TRAITS[text])
    sign = text[1:]
    return made("action" if sign in TRAITS else "number", text[0], TRAITS.get(sign, sign))


def text_of(card: Any) -> str:
    sign = SIGNS.get(card.trait, card.trait)
    return sign if sign.startswith("w") else f"{card.color}{sign}"


class Table:
    def __init__(self, begun: dict[str, Any]) -> None:
        self.game = import_module("rlcard.games.uno").Game(num_players=len(begun["hands"]))
        self.game.init_game()
        round_, players = self.game.round, self.game.players
        for player, hand in zip(players, begun["hands"], strict=True):
            player.hand = [card_of(text) for text in hand.split()]
        round_.played_cards = [card_of(text, begun["color"] or "r") for text in begun["discard"].split()]
        round_.target = round_.played_cards[-1]
        round_.dealer.deck = [card_of(text) for text in reversed(begun["pile"].split())]
        round_.direction, round_.current_player = begun["direction"], begun["decision"]["seat"]
        self.wild = ""
        """A wild that waits for its colour."""

    @property
    def seat(self) -> int:
        return int(self.game.round.current_player)

    def legal(self) -> list[str]:
        return list(self.game.round.get_legal_actions(self.game.players, self.seat))

    def act(self, seat: int, action: str) -> bool:
        verb, _, what = action.partition(" ")
        if verb not in ("play", "draw", "color") or action.endswith(" uno"):
            raise NotImplementedError(f"no {action.rsplit(maxsplit=1)[-1] if action.endswith(' uno') else verb}")
        if seat != self.seat or self.game.round.is_over or bool(self.wild) != (verb == "color"):
            return False
        if verb == "color":
            self.game.round.proceed_round(self.game.players, f"{what}-{TRAITS[self.wild]}")
            self.wild = ""
            return True
        if verb == "play" and what in ("w", "w+4"):
            if f"r-{TRAITS[what]}" not in self.legal():
                return False
            if len(self.game.players[seat].hand) > 1:
                self.wild = what
            else:  # nobody has to name a colour
                self.game.round.proceed_round(self.game.players, f"r-{TRAITS[what]}")
            return True
        said = "draw" if verb == "draw" else f"{what[0]}-{TRAITS.get(what[1:], what[1:])}"
        if said not in self.legal():
            return False
        self.game.round.proceed_round(self.game.players, said)
        return True

    def tell(self, fact: str, *of: Any) -> Any:
        round_, players = self.game.round, self.game.players
        if self.wild and fact in ("legal", "color", "top", "hand", "count"):
            raise NotImplementedError("a wild is played together with its colour")
        if fact == "decision":
            return None if round_.is_over else {"seat": self.seat, "kind": "color" if self.wild else "turn"}
        if fact == "legal":
            plays = {SIGNS[trait] if (trait := said[2:]).startswith("wild") else said[0] + SIGNS.get(trait, trait)
                     for said in self.legal() if said != "draw"}  # fmt: skip
            return [*(f"play {text}" for text in plays), *(["draw"] if "draw" in self.legal() else [])]
        if fact == "hand":
            return [text_of(card) for card in players[of[0]].hand]
        if fact == "winner":
            return round_.winner[0] if round_.is_over else None
        answers = {
            "count": lambda: len(players[of[0]].hand),
            "top": lambda: text_of(round_.target),
            "color": lambda: round_.target.color,
            "direction": lambda: round_.direction,
            "pile": lambda: len(round_.dealer.deck),
        }
        if fact not in answers:
            raise NotImplementedError(f"no {fact}")
        return answers[fact]()


def start(case: dict[str, Any]) -> Table:
    begun = case["start"]
    if case["edition"] != "classic" or case["options"] or "deal" in case:
        raise NotImplementedError("one edition, no options, no deal of one's own")
    if begun["decision"] is None or begun["decision"]["kind"] != "turn":
        raise NotImplementedError("only turns")
    return Table(begun)
