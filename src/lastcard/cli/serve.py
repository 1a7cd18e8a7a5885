"""`lastcard serve`: the server, from the command line."""

from argparse import Namespace
from pathlib import Path

from lastcard.bots.registry import BOTS, NAME
from lastcard.rules.model.errors import LastcardError
from lastcard.server.config import Config, database_in


def run_serve(arguments: Namespace, _lang: str) -> int:
    from lastcard.server.run import run  # noqa: PLC0415, it takes long to load

    run(read_config(arguments))
    return 0


def read_config(arguments: Namespace) -> Config:
    folder = Path(arguments.data).expanduser()
    if not arguments.database:
        folder.mkdir(parents=True, exist_ok=True)
    return Config(
        database=arguments.database or database_in(folder),
        host=arguments.host,
        port=arguments.port,
        public_url=arguments.public_url or "",
        trusted_proxies=tuple(arguments.trusted_proxy or ()),
        keep_days=arguments.keep_days,
        pace=arguments.pace / 100,
        bots=dict(read_bot(text) for text in arguments.bot),
        thinkers=arguments.thinkers,
    )


def read_bot(text: str) -> tuple[str, str]:
    """A bot of one's own from `mine=cmd:./mybot` or `mine=mybots:Careful`."""
    name, _, what = text.partition("=")
    if ":" not in what or not NAME.fullmatch(name) or name in BOTS:
        raise LastcardError("arena-bad-bot", {"text": text})
    return name, what
