"""The rule court: asks an engine what the scenarios ask, and prints how it answers: python court.py ENGINE [FILE].

ENGINE is a module with a function `start(case)` that returns a table, with two methods. `act(seat, action)` takes an
action and returns True, or returns False if it is refused. `tell(fact, *of)` returns a fact of the schema. Whatever an
engine does not know (an edition, an option, a fact) raises NotImplementedError.
"""

import json
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

CASES = Path(__file__).with_name("scenarios.jsonl")


def same(said: Any, wanted: Any, fact: str) -> bool:
    """Whether two answers are the same; the order of cards and of actions does not count."""
    if isinstance(wanted, list) and fact not in ("points", "places"):
        return sorted(map(str, said or [])) == sorted(map(str, wanted))
    return bool(said == wanted)


def judge(case: dict[str, Any], engine: Any) -> dict[str, Any]:
    """Return how an engine answers a scenario: it agrees, disagrees (at which step, saying what), or cannot say."""
    told = {"name": case["name"], "rule": case["rule"], "verdict": "agrees"}
    place = 0
    try:
        table = engine.start(case)
        for place, step in enumerate(case["steps"], 1):
            if "fact" in step:
                said, wanted = table.tell(step["fact"], *step.get("of", [])), step["is"]
            else:
                said, wanted = table.act(step["seat"], step["action"]), step["allowed"]
            if not same(said, wanted, step.get("fact", "")):
                return {**told, "verdict": "disagrees", "step": place, "wanted": step, "said": said}
    except NotImplementedError as reason:
        return {**told, "verdict": "cannot say", "step": place, "reason": str(reason)}
    return told


if __name__ == "__main__":
    file = Path(sys.argv[2]) if len(sys.argv) > 2 else CASES
    with file.open(encoding="utf-8") as lines:
        cases = [json.loads(line) for line in lines]
    verdicts = [judge(case, import_module(sys.argv[1])) for case in cases]
    print("\n".join(json.dumps(each, ensure_ascii=False) for each in verdicts))
    print(dict(Counter(each["verdict"] for each in verdicts)), file=sys.stderr)
