"""A server's own bots: `--bot mine=cmd:./mybot`."""

from collections.abc import Iterable

from lastcard.bots.external_bots import is_external
from lastcard.bots.registry import BOTS, NAME
from lastcard.cli.errors import Misuse
from lastcard.locale import say


def read_bots(texts: Iterable[str], lang: str) -> dict[str, str]:
    """Return bots by name, from `mine=cmd:./mybot` or `mine=mybots:Careful`."""
    bots = {}
    for text in texts:
        name, _, what = text.partition("=")
        if not is_external(what) or not NAME.fullmatch(name) or name in BOTS:
            raise Misuse(say("arena-bad-bot", {"text": text}, lang))
        bots[name] = what
    return bots
