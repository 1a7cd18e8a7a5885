"""Keeps a Python at hand that has everything imported, and forks real server processes from it: they start at once.

Each line of its input is a command: `["start", words, log, {}]` gives the process's number, `["fresh", …]` too, of a
new Python with that environment; `["wait", number]` its exit code, `["poll", number]` the same, or null while it runs.
"""

import asyncio
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import uvicorn

import lastcard.server.run  # noqa: F401, this is what takes long
from lastcard import EDITIONS, Game
from lastcard.cli.main import main
from lastcard.cli.parser import build_parser
from lastcard.locale import LANGUAGES
from lastcard.server.app import make_app
from lastcard.server.config import Config, database_in
from lastcard.server.store.storage import open_storage


async def rehearse() -> None:
    """What is only made when it is first needed is made here, before anything is forked."""
    for lang in LANGUAGES:
        build_parser(lang)
    for edition in EDITIONS:
        Game.deal(edition)
    with TemporaryDirectory() as folder:
        config = Config(database_in(Path(folder)), pace=0.01)
        app = make_app(config, open_storage(config.database))
        uvicorn.Config(app, ws="websockets-sansio", log_config=None).load()
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client,
        ):
            await client.get("/api/health")
            await client.get("/api/me")


def start(words: list[str], log: str, _environment: dict[str, str]) -> int:
    number = os.fork()
    if number:
        return number
    write_to(log)
    sys.exit(main(words))


def fresh(words: list[str], log: str, environment: dict[str, str]) -> int:
    number = os.fork()
    if number:
        return number
    write_to(log)
    lastcard = "import sys; from lastcard.cli.main import main; sys.exit(main(sys.argv[1:]))"
    return os.execve(sys.executable, [sys.executable, "-c", lastcard, *words], {**os.environ, **environment})  # noqa: S606


def write_to(log: str) -> None:
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream in (0, 1, 2):
        os.dup2(written, stream)
    os.setsid()


def wait(number: int, flags: int = 0) -> int | None:
    try:
        found, status = os.waitpid(number, flags)
    except ChildProcessError:  # it was asked for before
        return -1
    return os.waitstatus_to_exitcode(status) if found else None


if __name__ == "__main__":
    asyncio.run(rehearse())
    for line in sys.stdin:
        verb, *rest = json.loads(line)
        starting = {"start": start, "fresh": fresh}.get(verb)
        answer = starting(*rest) if starting else wait(rest[0], os.WNOHANG if verb == "poll" else 0)
        print(json.dumps(answer), flush=True)
