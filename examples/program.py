"""Plays a seat at a Lastcard table over the network, the first card that fits. It needs `pip install websockets`.

    LASTCARD_TOKEN=… python examples/program.py https://play.example/t/H6R2VXNM

The owner of the seat makes the token at the table: "Let a program play for me" (docs/protocol.md, Programs).
"""

import json
import os
import sys
from contextlib import suppress
from typing import Any

from websockets import ConnectionClosed
from websockets.sync.client import connect


def pick(view: dict[str, Any]) -> list[str]:
    """What to do now: out of turn, and in turn. `view` is all that this seat may know (docs/engine.md)."""
    wanted = view["interrupts"][:1]
    if view["actions"]:
        plays = [action for action in view["actions"] if action.startswith("play ")]
        action = (plays or view["actions"])[0]
        wanted.append(f"{action} uno" if plays and len(view["hand"]) == 2 else action)
    return wanted


def main(link: str, token: str) -> None:
    address, _, code = link.replace("http", "ws", 1).partition("/t/")
    headers = {"Authorization": f"Bearer {token}"}
    with connect(f"{address}/api/tables/{code}/socket", additional_headers=headers) as socket:
        view: dict[str, Any] = {}
        for text in socket:
            told = json.loads(text)
            if told["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "ping": told["ping"]}))
            elif told["type"] == "error":
                print(told["code"], told["text"], file=sys.stderr)
            if "view" in told:  # all of it at first, and then what has changed
                view = {**view, **told["view"]} if told["view"] else {}
            if told["type"] in ("welcome", "update") and "move" in told and view:
                for action in pick(view):
                    socket.send(json.dumps({"type": "act", "action": action, "move": told["move"]}))


if __name__ == "__main__":
    with suppress(ConnectionClosed):  # the seat was taken back, or the server has stopped
        main(sys.argv[1], os.environ["LASTCARD_TOKEN"])
