#!/usr/bin/env python3
"""A language model at the table: `lastcard arena --players "llm:python mymodel.py ollama run gemma3,normal"`.

It runs the command that it is given for every question, with the prompt on standard input, and takes the last legal
action that the answer names. It does not need Lastcard.
"""

import json
import subprocess
import sys

PROMPT = """{text}

You want to be the first to have no cards left. Add " uno" to an action that leaves you with one card.
Answer with one line: the action, as it is written above, and nothing else."""


def ask(prompt: str) -> str:
    """Return what the model says."""
    return subprocess.run(sys.argv[1:], input=prompt, capture_output=True, text=True, check=True).stdout


def action_in(said: str, actions: list[str]) -> str:
    """Return the legal action that was named last, with its call; what was said if there is none."""
    found = max(actions, key=lambda action: (said.rfind(action), len(action)))
    if found not in said:
        return said.strip()[:40]
    return f"{found} uno" if f"{found} uno" in said else found


for line in sys.stdin:
    told = json.loads(line)
    if "ask" in told:
        prompt = PROMPT.format(text=told["text"])
        said = ask(prompt)
        answer = {"action": action_in(said, told["actions"])}
        tokens = {"tokens_in": len(prompt) // 4, "tokens_out": len(said) // 4, "cost": 0}  # or as your model says
        print(json.dumps({**answer, **tokens}), flush=True)
