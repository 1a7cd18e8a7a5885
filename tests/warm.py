"""Keeps a Python at hand that has everything imported, and forks real server processes from it: they start at once.

Each line of its input is a command: `["start", words, log]` gives the process's number, `["wait", number]` its exit
code, `["poll", number]` the same, or null while it runs.
"""

import json
import os
import sys

import lastcard.server.run  # noqa: F401, this is what takes long
from lastcard.cli.main import main


def start(words: list[str], log: str) -> int:
    number = os.fork()
    if number:
        return number
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream in (0, 1, 2):
        os.dup2(written, stream)
    os.setsid()
    sys.exit(main(words))


def wait(number: int, flags: int = 0) -> int | None:
    found, status = os.waitpid(number, flags)
    return os.waitstatus_to_exitcode(status) if found else None


if __name__ == "__main__":
    for line in sys.stdin:
        verb, *rest = json.loads(line)
        answer = start(*rest) if verb == "start" else wait(rest[0], os.WNOHANG if verb == "poll" else 0)
        print(json.dumps(answer), flush=True)
