"""./play as people start it: the page, Ctrl-C, and the same tables afterwards."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

import client
import project
from serving import free_port

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(not client.is_there(), reason="there is no browser client here: Node.js could not be had"),
]


def start(*arguments: str, **environment: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(project.ROOT / "play"), "--lang", "en", *arguments]
    out = subprocess.PIPE
    return subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, text=True, env={**os.environ, **environment})


def first_line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@contextlib.contextmanager
def playing(*arguments: str) -> Iterator[str]:
    """The address of a game that is stopped by Ctrl-C in the end."""
    process = start("--no-browser", *arguments)
    try:
        line = first_line(process)
        assert line.startswith("Lastcard is open: "), line
        yield line.removeprefix("Lastcard is open: ")
    finally:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in out
    assert out.strip().endswith("Your tables will be there next time.")


def get(url: str, body: bytes | None = None) -> str:
    request = Request(url, body, {"content-type": "application/json"})  # noqa: S310, our own server
    with urlopen(request, timeout=10) as answer:  # noqa: S310, likewise
        return str(answer.read().decode())


def make_table(url: str, edition: str) -> str:
    made = get(f"{url}api/tables", json.dumps({"settings": {"edition": edition}, "bots": ["easy"]}).encode())
    return str(json.loads(made)["code"])


@pytest.mark.skipif(os.name != "posix", reason="sends SIGINT")
def test_tables_are_there_again_after_the_next_start(tmp_path: Path) -> None:
    arguments = ("--port", str(free_port()), "--data", str(tmp_path))
    with playing(*arguments) as url:
        assert '<div id="app">' in get(url)
        code = make_table(url, "flip")
        again, _ = start("--no-browser", *arguments).communicate(timeout=60)
        assert again == f"Lastcard is open already: {url}\n"
    with playing(*arguments, "--lan") as url:
        assert json.loads(get(f"{url}api/tables/{code}"))["edition"] == "flip"


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that only writes down that it was opened; gives the file, which is not there yet."""
    program, opened = tmp_path / "browser", tmp_path / "opened"
    program.write_text(f'#!/bin/sh\necho "$1" >{opened}\n')
    program.chmod(0o755)
    return opened


@pytest.mark.skipif(os.name != "posix", reason="its browser is a shell script")
def test_a_port_in_use_is_told_in_one_line(tmp_path: Path, browser: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        data = str(tmp_path / "data")
        process = start("--port", str(port), "--data", data, BROWSER=str(browser.with_name("browser")))
        out, _ = process.communicate(timeout=60)
    assert out == f"lastcard: Port {port} is in use by another program; choose another one with --port.\n"
    assert process.returncode == 2
    assert not browser.exists()


@pytest.mark.skipif(os.name != "posix", reason="its browser is a shell script")
def test_the_browser_opens_only_if_the_data_can_be_used(tmp_path: Path, browser: Path) -> None:
    """A file that is no database; and after it has been taken away."""
    data = tmp_path / "data"
    data.mkdir()
    (data / "lastcard.sqlite").write_text("not a database " * 100)
    arguments = ("--port", str(free_port()), "--data", str(data))
    environment = {"BROWSER": str(browser.with_name("browser"))}
    process = start(*arguments, **environment)
    out, _ = process.communicate(timeout=60)
    assert out.startswith(f"lastcard: What is stored in {data / 'lastcard.sqlite'} cannot be used: ")
    assert out.count("\n") == 1
    assert process.returncode == 1
    assert not browser.exists()

    (data / "lastcard.sqlite").unlink()
    process = start(*arguments, "--lan", **environment)
    assert first_line(process).startswith("Lastcard is open: http://127.0.0.1:")
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    assert browser.read_text().strip() in out  # the address of the house, which an invitation then names


def test_the_terminal_is_still_there() -> None:
    process = start("--terminal", "--help")
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "usage: lastcard play" in out
    assert "--no-browser" not in out


# The browser client's set-up


def test_an_old_node_does_not_count(tmp_path: Path) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.20.1\n")
        (tmp_path / name).chmod(0o755)
    assert not client.has_node(str(tmp_path))
    (tmp_path / "node").write_text("#!/bin/sh\necho v20.19.0\n")
    assert client.has_node(str(tmp_path))
    assert not client.has_node(str(tmp_path / "nowhere"))


def test_the_build_depends_on_texts_and_sources_and_not_on_what_it_makes() -> None:
    names = {name for name in client.inputs() if isinstance(name, str)}
    assert {"web/src/main.ts", "web/package-lock.json", "src/lastcard/locale/en/web.ftl"} <= names
    assert "src/lastcard/editions/bts.py" in names
    assert not [name for name in names if "node_modules" in name or "/dist/" in name or name.endswith(".pyc")]
