"""`lastcard mcp` as it is started: by an assistant, which then speaks through the standard streams."""

import os
from argparse import Namespace

from lastcard.cli.errors import Misuse, require
from lastcard.locale import say

TOKEN = "LASTCARD_TOKEN"  # noqa: S105, the name of the variable in the environment that has it
USUAL_NAME = "Assistant"


def run_mcp(arguments: Namespace, lang: str) -> int:
    """Serve one assistant until it goes: at a local table, or in a seat of the table that the link leads to."""
    require("mcp", "mcp", lang)
    require("websockets", "mcp", lang)
    from lastcard.cli.assistant.local_seat import LocalSeat  # noqa: PLC0415, after what it needs was looked for
    from lastcard.cli.assistant.remote_seat import is_link  # noqa: PLC0415
    from lastcard.cli.assistant.seat import SeatRefused  # noqa: PLC0415
    from lastcard.cli.assistant.tools import Place, make_server  # noqa: PLC0415

    link = arguments.link or ""
    if link and not is_link(link):
        raise Misuse(say("cli-no-link", {"link": link}, lang))
    place = Place(link, arguments.name or USUAL_NAME, os.environ.get(TOKEN, ""))
    if not link:
        try:
            place.seat = LocalSeat(
                arguments.edition, arguments.players, arguments.bots, arguments.option, arguments.seed
            )
        except SeatRefused as error:
            raise Misuse(str(error)) from error
    make_server(place, is_remote=bool(link)).run("stdio")
    return 0
