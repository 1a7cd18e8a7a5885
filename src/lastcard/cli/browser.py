"""`lastcard web`: the server on this machine, and a browser to play in. One server at a time may use a data folder."""

import gc
import os
import socket
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path
from threading import Thread
from typing import IO

from lastcard.cli.errors import Misuse, require
from lastcard.cli.home_address import home_address
from lastcard.cli.own_bots import read_bots
from lastcard.locale import say
from lastcard.server.config import WEB, Config, database_in
from lastcard.server.store.file_lock import try_lock

PORT = 8000
TRIED = 20
"""How many ports are tried, from the default one on; a port that was asked for is the only one tried."""
LOCK = "open.lock"
"""A file in the data folder that is locked while a server uses the folder, and holds its address."""


def run_web(arguments: Namespace, lang: str) -> int:
    require("fastapi", "play", lang)
    if not (WEB / "index.html").is_file():
        raise Misuse(say("cli-web-not-built", lang=lang))
    folder = Path(arguments.data).expanduser()
    folder.mkdir(parents=True, exist_ok=True)
    bots = read_bots(arguments.bot, lang)
    with (folder / LOCK).open("a+") as lock:
        if not try_lock(lock):
            return show_running(lock, arguments, lang)
        return serve(arguments, folder, lock, bots, lang)


def serve(arguments: Namespace, folder: Path, lock: IO[str], bots: dict[str, str], lang: str) -> int:
    host = "0.0.0.0" if arguments.lan else "127.0.0.1"  # noqa: S104, only if asked for
    door = open_door(host, arguments.port, lang)
    port = int(door.getsockname()[1])
    here = f"http://127.0.0.1:{port}/"
    lock.truncate(0)
    lock.write(here)
    lock.flush()
    gc.disable()  # nothing to collect while everything is being loaded; after that as in run.py
    address = home_address(port) if arguments.lan else ""
    config = Config(database_in(folder), host, port, house_url=address, bots=bots)
    from lastcard.server.store.storage import open_storage  # noqa: PLC0415, it takes long to load

    storage = open_storage(config.database)  # nothing else keeps the server from starting once it has its door
    if not arguments.no_browser:
        show(address or here)  # guests get the address of the page that invites them
    from lastcard.server.run import run  # noqa: PLC0415, likewise

    def opened() -> None:
        say_hello(here, address, folder, lang)

    with (folder / "server.log").open("a") as log:
        run(config, storage, door, opened, log)
    print("\n" + say("cli-web-stopped", lang=lang))
    return 0


def say_hello(here: str, address: str, folder: Path, lang: str) -> None:
    print(say("cli-web-opened", {"url": here}, lang))
    if address:
        import segno  # noqa: PLC0415, hardly ever needed

        print(say("cli-web-in-the-house", {"url": address}, lang))
        segno.make(address).terminal(sys.stdout, border=2, compact=True)
    print(say("cli-web-to-stop", {"folder": str(folder)}, lang), flush=True)


def show_running(lock: IO[str], arguments: Namespace, lang: str) -> int:
    """Show the server that runs already, unless it is asked for something that only a new one can have."""
    lock.seek(0)
    url = lock.read().strip()
    print(say("cli-web-runs-already", {"url": url}, lang))
    for flag in ("bot", "lan"):
        if getattr(arguments, flag):
            raise Misuse(say("cli-web-runs-without", {"flag": f"--{flag}"}, lang))
    if not arguments.no_browser:
        show(url)
    return 0


# The network


def open_door(host: str, port: int, lang: str) -> socket.socket:
    """Return a socket on the port asked for, or on the first free one."""
    for number in range(port, port + TRIED if port == PORT else port + 1):
        door = socket.socket()
        if os.name != "nt":  # there it would let two servers share a port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
            door.listen()  # only this finds out about another one that is listening already
        except OSError:
            door.close()
        else:
            return door
    raise Misuse(say("cli-web-port-taken", {"port": str(port)}, lang))


def show(url: str) -> None:
    """Open a page in the person's browser, if there is a screen: one in this terminal would be in the way."""
    has_screen = sys.platform in ("win32", "darwin") or any(
        map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    )
    if has_screen:
        Thread(target=webbrowser.open, args=(url,), daemon=True).start()
