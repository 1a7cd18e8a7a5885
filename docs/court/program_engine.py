"""Any program before the rule court: COURT_PROGRAM="node uno_engine.mjs" python court.py program_engine.

It is told lines of JSON on its standard input, `{"start": case}`, `{"act": [seat, action]}` or `{"tell": [fact, ...]}`,
and answers each with a line: `{"is": answer}`, or `{"cannot": "why"}`.
"""

import json
import os
import shlex
import subprocess
from functools import cache
from typing import Any


@cache
def program() -> "subprocess.Popen[str]":
    pipe = subprocess.PIPE
    return subprocess.Popen(shlex.split(os.environ["COURT_PROGRAM"]), stdin=pipe, stdout=pipe, text=True)


def ask(**question: Any) -> Any:
    stdin, stdout = program().stdin, program().stdout
    assert stdin is not None
    assert stdout is not None
    stdin.write(json.dumps(question) + "\n")
    stdin.flush()
    answer = json.loads(stdout.readline())
    if "cannot" in answer:
        raise NotImplementedError(answer["cannot"])
    return answer["is"]


class Table:
    def act(self, seat: int, action: str) -> bool:
        return bool(ask(act=[seat, action]))

    def tell(self, fact: str, *of: Any) -> Any:
        return ask(tell=[fact, *of])


def start(case: dict[str, Any]) -> Table:
    ask(start=case)
    return Table()
