"""Lastcard before the rule court: python court.py lastcard_engine."""

from typing import Any

from lastcard import Game, IllegalAction, LastcardError


class Table:
    def __init__(self, game: Game) -> None:
        self.game = game

    def act(self, seat: int, action: str) -> bool:
        try:
            self.game.apply(action, seat=seat)
        except IllegalAction:
            return False
        return True

    def tell(self, fact: str, *of: Any) -> Any:
        game = self.game
        match fact:
            case "decision":
                owed = game.decision
                return None if owed is None else {"seat": owed.seat, "kind": owed.kind}
            case "legal":
                return game.legal_actions()
            case "interrupts":
                return game.interrupts(*of)
            case "hand":
                return game.hand(*of)
            case "count":
                return len(game.hand(*of))
            case "known" | "others":
                viewer, holder = of
                return getattr(game.view(viewer), fact)[holder]
            case "next_other":
                return game.view(*of).next_other
            case "points":
                return game.points()
            case "pile":
                return game.pile_count
            case "pending":
                return game.pending_draw
        return getattr(game, fact)


def start(case: dict[str, Any]) -> Table:
    if "deal" in case:
        deal = case["deal"]
        return Table(Game.deal(case["edition"], options=case["options"], **{**deal, "deck": deal["deck"].split()}))
    begun = case["start"]
    owed = begun["decision"]
    if owed is None or owed["kind"] != "turn":
        raise NotImplementedError("Game.setup begins with a turn")
    named = {name: begun[name] for name in ("hands", "discard", "pile", "direction", "side")}
    try:
        game = Game.setup(case["edition"], **named, turn=owed["seat"], color=begun["color"], options=case["options"])
    except LastcardError as error:
        raise NotImplementedError(str(error)) from error
    return Table(game)
