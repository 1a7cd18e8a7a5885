"""Writes docs/court/scenarios.jsonl from tests/rules/scenarios: python tools/rule_court.py.

What is about our own interface stays out: set-ups that are refused, events, and what views say of them.
"""

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import project
from lastcard import Game

sys.path.insert(0, str(project.ROOT / "tests" / "rules"))

from test_scenarios import SCENARIOS, Scenario, start, whole_deck

FILE = project.ROOT / "docs" / "court" / "scenarios.jsonl"
OUR_OWN = ("events", "sees", "blind", "after_flip")
"""Facts that only our engine has words for."""
NUMBERS = ("direction", "pending", "winner", "pile")
LISTS = ("places", "out")
OF_SEAT = ("interrupts", "hand", "count")
OF_TWO = ("known", "others")
Step = dict[str, Any]


def cases() -> Iterator[dict[str, Any]]:
    """Yield every scenario that any engine could play."""
    for scenario in SCENARIOS:
        if "raises" not in scenario:
            yield case_of(scenario)


def case_of(scenario: Scenario) -> dict[str, Any]:
    game = start(scenario)
    return {
        "name": scenario["name"],
        "rule": scenario["name"].split(" ")[0].rstrip(":"),
        "edition": scenario["edition"],
        "options": scenario.get("options", {}),
        **deal_of(scenario),
        "start": beginning(game),
        "steps": [step for line in scenario["steps"] if (step := step_of(line)) is not None],
    }


def deal_of(scenario: Scenario) -> dict[str, Any]:
    """Return how the cards are dealt, the first one first, if the scenario is about that."""
    deal = scenario.get("deal", {})
    if "deck" not in deal:
        return {}
    deck = whole_deck(scenario["edition"], scenario.get("options", {}), deal["deck"].split())
    return {"deal": {"players": deal["players"], "dealer": deal["dealer"], "deck": " ".join(deck)}}


def beginning(game: Game) -> dict[str, Any]:
    """Return where everything lies at first: the next card of the pile comes first, the top card last."""
    position = json.loads(game.position())
    return {
        "hands": position["hands"],
        "discard": position["discard"],
        "pile": position["pile"],
        "dealer": position["dealer"],
        "direction": position["direction"],
        "side": position["side"],
        "color": game.color,
        "decision": decision_of(None if game.decision is None else str(game.decision)),
    }


def decision_of(text: str | None) -> dict[str, Any] | None:
    if text in (None, "none"):
        return None
    seat, _, kind = str(text).partition(" ")
    return {"seat": int(seat), "kind": kind}


def step_of(line: str) -> Step | None:
    """Return a step of a scenario as data; None for what is our own."""
    if line.startswith("! "):
        action, _, rule = line[2:].partition(": ")
        seat, _, action = action.partition(" ")
        return {"seat": int(seat), "action": action, "allowed": False, **({"rule": rule} if rule else {})}
    if not line.startswith("= "):
        seat, _, action = line.partition(" ")
        return {"seat": int(seat), "action": action, "allowed": True}
    fact, _, rest = line[2:].partition(" ")
    return None if fact in OUR_OWN else fact_of(fact, rest)


def fact_of(fact: str, rest: str) -> Step:
    """Return what must be true as data."""
    none = rest == "none"
    if fact == "decision":
        return {"fact": fact, "is": decision_of(rest)}
    if fact == "legal":
        return {"fact": fact, "is": rest.split(", ")}
    if fact in NUMBERS:
        return {"fact": fact, "is": None if none else int(rest)}
    if fact in LISTS or fact == "points":
        return {"fact": fact, "is": [] if none else [int(word) for word in rest.split()]}
    if fact in OF_SEAT:
        seat, _, said = rest.partition(" ")
        return {"fact": fact, "of": [int(seat)], "is": seat_fact(fact, said)}
    if fact in OF_TWO:
        viewer, holder, *cards = shlex.split(rest)
        return {"fact": fact, "of": [seat_of(viewer), int(holder)], "is": [] if cards == ["none"] else cards}
    if fact == "next_other":
        viewer, card = rest.split()
        return {"fact": fact, "of": [seat_of(viewer)], "is": None if card == "none" else card}
    return {"fact": fact, "is": None if none else rest}


def seat_of(text: str) -> int | None:
    """Return a seat; None for a spectator."""
    return None if text == "-" else int(text)


def seat_fact(fact: str, said: str) -> object:
    if fact == "count":
        return int(said)
    if said == "none":
        return []
    return said.split(", " if fact == "interrupts" else " ")


def written() -> str:
    return "".join(json.dumps(case, ensure_ascii=False, separators=(",", ":")) + "\n" for case in cases())


def main(file: Path = FILE) -> None:
    file.write_text(written(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
