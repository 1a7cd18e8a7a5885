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
    plays = [action for action in view["actions"] if action.startswith("play ")]
    if len(view["hand"]) == 2:
        plays = [f"{play} uno" for play in plays]
    return view["interrupts"][:1] + (plays or view["actions"])[:1]


address, code = sys.argv[1].replace("http", "ws", 1).split("/t/")
headers = {"Authorization": f"Bearer {os.environ['LASTCARD_TOKEN']}"}
view: dict[str, Any] = {}
with suppress(ConnectionClosed), connect(f"{address}/api/tables/{code}/socket", additional_headers=headers) as socket:
    for text in socket:  # until the seat is taken back, or the server stops
        told = json.loads(text)
        if told["type"] == "ping":
            socket.send(json.dumps({"type": "pong", "ping": told["ping"]}))
        if told["type"] == "error":
            print(told["code"], told["text"], file=sys.stderr)
        if "view" in told:  # all of it at first, and then what has changed
            view = {**view, **told["view"]} if told["view"] else {}
        if told["type"] in ("welcome", "update") and "move" in told and view:
            for action in pick(view):
                socket.send(json.dumps({"type": "act", "action": action, "move": told["move"]}))
