"""Our bots against RLCard's UNORuleAgentV1 in RLCard's own UNO: `python benchmarks/rlcard_duel.py --games 2000`.

RLCard runs in a process and a virtual environment of its own. Its UNO is told to our bots as a view of the classic
edition with the options nearest to it: no bluffing, drawn cards that fit are played at once, no drawing by choice, a
Reverse between two is no Skip. `seeing` is told the other hand as well: the ceiling.

With --out FOLDER every result is kept, and a second run goes on where the first was stopped.
"""

import argparse
import json
import subprocess
import sys
from math import sqrt
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tools"))

from engine import PEERS_PYTHON, set_up_peers  # noqa: E402 - tools/ is put on the path first

from lastcard import Game, View  # noqa: E402
from lastcard.bots import Bot, open_bot  # noqa: E402
from lastcard.rules.model.actions import Action, Decision  # noqa: E402
from lastcard.rules.model.cards import Card  # noqa: E402
from lastcard.rules.model.history import PastAction  # noqa: E402

OPTIONS: dict[str, object] = {
    "bluffing": False,
    "force_play": True,
    "voluntary_draw": False,
    "two_player_reverse": "turn",
    "uno_penalty": 0,
}
SYMBOLS = {"skip": "S", "reverse": "R", "draw_2": "+2"}
WILDS = {"wild": "w", "wild_draw_4": "w+4"}
DRAWS = {"draw_2": 2, "wild_draw_4": 4}
DECK = 108


def card_of(text: str) -> Card:
    """`r-draw_2` is r+2; a wild has no colour of its own."""
    color, _, trait = text.partition("-")
    return Card(WILDS.get(trait) or color + SYMBOLS.get(trait, trait))


class Heard:
    """What the other player has done, as views tell it: from what RLCard shows at one's own turns."""

    def __init__(self) -> None:
        self.lacks: dict[str, int] = {}
        self.history: list[PastAction] = []
        self.top = Card("")
        self.color = ""
        self.count = 0
        self.played = 0

    def see(self, state: dict[str, Any]) -> None:
        """What the other player has done since."""
        grown = state["num_cards"][1 - state["seat"]] - self.count
        laid = len(state["played_cards"]) - self.played
        drawn_on = self.color if (grown, laid) in ((1, 0), (0, 1)) else ""
        if laid not in (0, 1):
            self.lacks = {}  # several cards, or the pile was shuffled: who knows what was drawn on what
        self._take(max(0, grown))
        if drawn_on:
            self.lacks[drawn_on] = 0
        self._tell(state, grown, laid)

    def _tell(self, state: dict[str, Any], grown: int, laid: int) -> None:
        """Add what the other player did to the history; where that is not plain, begin it anew."""
        if self.color and not grown and not laid:
            return
        if not self.color or (grown, laid) not in ((-1, 1), (0, 1), (1, 0)):
            self.history = []
            return
        rival = 1 - state["seat"]
        if grown >= 0:
            self.history.append(PastAction(rival, "draw 1", self.top, self.color, 0))
        if not laid:
            self.history.append(PastAction(rival, "pass", self.top, self.color, 0))
            return
        card = card_of(state["played_cards"][-1])
        self.history.append(PastAction(rival, f"play {card}", self.top, self.color, 0))
        if card.startswith("w"):
            self.history.append(PastAction(rival, f"color {state['target'][0]}", card, None, 0))

    def do(self, state: dict[str, Any], action: str) -> None:
        """What one does oneself, and so what the other player finds."""
        more = next((cards for name, cards in DRAWS.items() if action.endswith(name)), 0)
        self.color = "" if action == "draw" else action[0]
        if action != "draw":
            top = card_of(state["target"])
            self.top = card_of(action)
            self.history.append(PastAction(state["seat"], f"play {self.top}", top, state["target"][0], 0))
            if self.top.startswith("w"):
                self.history.append(PastAction(state["seat"], f"color {action[0]}", self.top, None, 0))
            if more:
                self.history.append(PastAction(1 - state["seat"], f"take {more}", self.top, self.color, more))
        self.count = state["num_cards"][1 - state["seat"]] + more
        self.played = len(state["played_cards"]) + (action != "draw")
        self._take(more)

    def _take(self, cards: int) -> None:
        self.lacks = {color: newer + cards for color, newer in self.lacks.items()}


class Adapter:
    """From RLCard's state to a view, and from an action to RLCard's."""

    def __init__(self, bot: Bot, sees: bool) -> None:
        self.bot = bot
        self.sees = sees
        self.options = Game.deal("classic", 2, 0, options=OPTIONS).view(0).options
        self.heard = Heard()

    def answer(self, state: dict[str, Any]) -> str:
        self.heard.see(state)
        action = self.choose(state)
        self.heard.do(state, action)
        return action

    def choose(self, state: dict[str, Any]) -> str:
        legal: list[str] = state["legal_actions"]
        if len(legal) == 1:
            return legal[0]
        texts = {f"play {card_of(text)}": text for text in legal}
        actions = [Action(text) for text in texts]
        hand = [card_of(text) for text in state["hand"]]
        chosen = actions[0]
        if len(actions) > 1:
            chosen = Action(self.bot.choose(self.view(state, hand, "turn", actions)).removesuffix(" uno"))
        if not chosen.object.startswith("w"):
            return texts[chosen]
        color = self.name_color(state, hand, chosen.object)
        return f"{color}-{texts[chosen].partition('-')[2]}"

    def name_color(self, state: dict[str, Any], hand: list[Card], wild: str) -> str:
        """A wild and its colour are one action there and two here."""
        left = hand.copy()
        left.remove(Card(wild))
        if not left:
            return "r"
        colors = [Action(f"color {color}") for color in "rygb"]
        return Action(self.bot.choose(self.view(state, left, "color", colors, wild))).object

    def view(self, state: dict[str, Any], hand: list[Card], kind: str, actions: list[Action], wild: str = "") -> View:
        seat: int = state["seat"]
        counts = list(state["num_cards"])
        counts[seat] = len(hand)
        played = [card_of(text) for text in state["played_cards"]] or [card_of(state["target"])]
        if wild:
            played.append(Card(wild))
        rival = [card_of(text) for text in state["rival"]] if self.sees else []
        return View(
            edition="classic",
            options=self.options,
            players=2,
            seat=seat,
            dealer=1 - seat,
            decision=Decision(seat, kind),
            actions=actions,
            interrupts=[],
            hand=sorted(hand),
            whole=[],
            drawn=None,
            top=played[-1],
            color=None if wild else state["target"][0],
            direction=1,
            side="light",
            pending=0,
            after_flip=False,
            counts=counts,
            pile=DECK - sum(counts) - len(played),
            next_other=None,
            others=[],
            known=[rival if each != seat else [] for each in range(2)],
            lacks=[self.heard.lacks if each != seat else {} for each in range(2)],
            discard=played,
            history=self.heard.history,
            exposed=[],
            out=[],
            finished=[],
            votes=[],
            target=None,
            winner=None,
            places=[],
            points=[],
        )


def duel(adapter: Adapter, games: int, file: Path | None) -> list[bool]:
    """Play so many games, but those that the file has, and return which were won."""
    pipe = subprocess.PIPE
    won = [line == "won" for line in file.read_text().split()] if file is not None and file.exists() else []
    command = [PEERS_PYTHON, "-W", "ignore", str(HERE / "rlcard_table.py"), str(len(won)), str(games)]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as table:
        assert table.stdin is not None
        assert table.stdout is not None
        for line in table.stdout:
            said = json.loads(line)
            if "won" in said:
                won.append(said["won"])
                if file is not None:
                    with file.open("a") as kept:
                        kept.write("won\n" if said["won"] else "lost\n")
                adapter.heard = Heard()
                continue
            table.stdin.write(json.dumps(adapter.answer(said)) + "\n")
            table.stdin.flush()
    if len(won) < games:
        raise SystemExit("RLCard's table broke")
    return won[:games]


def told(won: list[bool]) -> str:
    """The share won, with Wilson's interval."""
    count, hits, z = len(won), sum(won), 1.96**2
    middle, margin = (hits + z / 2) / (count + z), 1.96 / (count + z) * sqrt(hits * (count - hits) / count + z / 4)
    return f"{hits / count:.1%} ({middle - margin:.1%} to {middle + margin:.1%}) of {count} games"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--playouts", type=int, default=0)
    parser.add_argument("--bots", nargs="+", default=["random", "normal", "hard", "expert", "seeing"])
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    set_up_peers()
    if asked.out:
        asked.out.mkdir(parents=True, exist_ok=True)
    for name in asked.bots:
        sees = name == "seeing"
        file = asked.out / f"{name}-{asked.playouts}.txt" if asked.out else None
        bot = open_bot("hard" if sees else name, "rlcard", asked.playouts)
        print(f"{name:7} {told(duel(Adapter(bot, sees), asked.games, file))}", flush=True)


if __name__ == "__main__":
    main()
