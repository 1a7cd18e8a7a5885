"""Try-outs: a table at which somebody plays on from a moment of a finished round, with bots on the other seats.

There is no fair deal: the cards are those of the finished round. Nothing of it counts.
"""

import json
import secrets
from random import SystemRandom

import msgspec

from lastcard.record import Record, replay
from lastcard.table import requests as r
from lastcard.table.lobby.lobby import Branch
from lastcard.table.lobby.settings import AUTOPILOT, Settings
from lastcard.table.match.bot_thinking import BotThinker
from lastcard.table.match.timing import Timing
from lastcard.table.refusals import Refusal
from lastcard.table.table import Table

REAL, SHUFFLED = "real", "shuffled"


def branch_settings(record: Record) -> Settings:
    """Return the settings of a table that plays by the rules of a recorded round."""
    options = json.loads(record.position).get("options", {}) if record.position else record.options
    settings = {"edition": record.edition, "custom": record.custom, "options": options}
    return msgspec.convert({**settings, "seats": record.players, "watchers": False}, Settings)


def branch_position(record: Record, branch: Branch) -> str:
    """Return the position from which a try-out goes on. Raises Refusal: no such seat or moment, or the end.

    Raises BadRecord if these rules lead elsewhere.
    """
    if branch.seat >= record.players:
        raise Refusal("no-chair", {"chair": branch.seat + 1})
    game = None
    for step, at in enumerate(replay(record)):
        if step == branch.step:
            game = at.game.copy()
    if game is None or game.is_over:
        raise Refusal("no-moment")
    return game.position() if branch.pile == REAL else shuffle_pile(game.position())


def shuffle_pile(position: str) -> str:
    """Return a position with another order of the cards still to be drawn, both now and after later shuffles.

    The top card of a two-sided pile stays, as everybody has seen its upper face.
    """
    written = json.loads(position)
    pile = written["pile"].split()
    seen = 1 if "seen" in written else 0
    hidden = pile[seen:]
    SystemRandom().shuffle(hidden)
    written["pile"] = " ".join([*pile[:seen], *hidden])
    written["key"] = secrets.token_hex(32)
    return json.dumps(written, separators=(",", ":"))


def make_branch(
    code: str,
    settings: Settings,
    branch: Branch,
    position: str,
    person: str,
    sitting: r.Sit,
    now: float,
    timing: Timing | None = None,
    thinker: BotThinker | None = None,
) -> Table:
    """Return the table of a try-out, at which a person sits on the seat that is tried. Raises Refusal.

    Nobody else can come in.
    """
    table = Table.make(code, settings, (), timing, thinker=thinker)
    lobby = table.lobby
    lobby.branch = branch
    table.seat_host(person, r.Sit(name=sitting.name, avatar=sitting.avatar, chair=branch.seat), (), now)
    for place, chair in enumerate(lobby.chairs):
        if chair.is_free:
            lobby.seat_bot(place, AUTOPILOT)
    lobby.locked = True
    table.match.begin_from(position, now)
    return table
