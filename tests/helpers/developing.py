"""The development server of the web client, whose page #/demo shows every scene of web/tools/scenes.py."""

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from serving import free_port

WEB = Path(__file__).parents[2] / "web"


@contextmanager
def development_server(server: str = "") -> Iterator[str]:
    """Gives its address; what it is asked of a game goes on to a server, if there is one."""
    port = free_port()
    command = ["node", "node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort", "--host", "127.0.0.1"]
    null = subprocess.DEVNULL
    env = {**os.environ, "LASTCARD_SERVER": server or "http://127.0.0.1:9"}
    process = subprocess.Popen(command, cwd=WEB, env=env, stdin=null, stdout=null, stderr=null, start_new_session=True)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(url, process)
        yield url
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        assert process.poll() is None
        with contextlib.suppress(httpx.TransportError):
            httpx.get(url)
            return
        time.sleep(0.05)
    raise TimeoutError(url)
