"""Every command in a shell block of the pages does what it says there, in a folder with the files that it names.

They run as they are written, but for fewer rounds. What serves is stopped once it answers; what plays finds no terminal
and nothing more to read, and ends.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path

import pytest

import project
from doc_pages import PAGES, blocks_of, named
from fair_rounds import fair_round
from lastcard import Match
from lastcard.bots import make_bot
from lastcard.record.writer import Recorder
from lastcard.server.config import database_in
from lastcard.server.store.storage import open_storage
from serving import free_port

pytestmark = pytest.mark.once
PATIENCE = 300
"""Seconds, many times what one takes."""
SERVING = 20.0
"""Seconds after which what serves is stopped."""
FEWER = {"arena": 8, "archive": 8, "simulate": 400}
ELSEWHERE = {
    "lastcard mcp https:": "tests/cli/test_assistant.py",
    "lastcard serve --database postgresql:": "tests/server/cluster",
}
"""What needs more than files, by its beginning, and where it is tried. The quarter of an hour of environments.md needs
a gigabyte of packages, too, and is tried by hand."""
LONG = ("docs/arena.md",)
"""Pages whose bots think for long."""
STAND_IN = "#!/bin/sh\nexec {python} {program}\n"
MODEL = "#!/bin/sh\ncat > /dev/null\necho draw\n"
SEED_OF_MATCH = 5


def commands_of(page: Path) -> list[str]:
    """The lines of all shell blocks but those that are tried elsewhere, without comments."""
    found = []
    for block in blocks_of(page, "sh"):
        lines = [re.sub(r"\s+#\s.*", "", line) for line in block.text.splitlines() if line]
        if not lines[0].startswith("git clone"):
            found += [line for line in lines if not any(line.startswith(beginning) for beginning in ELSEWHERE)]
    return found


def pages() -> list[object]:
    return [
        pytest.param(page, marks=[pytest.mark.long] if named(page) in LONG else [], id=named(page))
        for page in PAGES
        if commands_of(page)
    ]


def provide(folder: Path, page: Path) -> None:
    """Put everything into a folder that the commands of a page name."""
    (folder / "docs").mkdir()
    shutil.copytree(project.ROOT / "docs" / "examples", folder / "docs" / "examples")
    shutil.copy(project.ROOT / "docs" / "league.jsonl", folder / "docs")
    fair = fair_round(1)
    for name in ("receipt.json", "r.json"):
        (folder / name).write_text(fair.helper().text(), "utf-8")
    for name in ("round.txt", "other.txt", "game.txt"):
        (folder / name).write_text(fair.text, "utf-8")
    if "--round 3" in page.read_text("utf-8"):
        (folder / "game.txt").write_text(match_of_bots(rounds=3), "utf-8")
    (folder / "lastcard").mkdir()
    open_storage(database_in(folder / "lastcard")).close()
    editions = blocks_of(page, "toml")
    if editions:
        (folder / "my.toml").write_text(editions[0].text, "utf-8")
    bot = STAND_IN.format(python=sys.executable, program=folder / "docs" / "examples" / "mybot.py")
    model = STAND_IN.format(python=sys.executable, program=f"{folder}/docs/examples/mymodel.py ./ollama")
    for name, text in (("mybot", bot), ("mymodel", model), ("ollama", MODEL)):
        (folder / name).write_text(text, "utf-8")
        (folder / name).chmod(0o755)


def match_of_bots(rounds: int) -> str:
    """The record of the first rounds of a match of three."""
    match, bot = Match("classic", players=3, seed=SEED_OF_MATCH), make_bot("normal", 1)
    recorder = Recorder(match)
    while match.round < rounds or not match.game.is_over:
        if match.game.is_over:
            match.next_round()
        assert match.game.decision is not None
        seat = match.game.decision.seat
        action = bot.choose(match.game.view(seat))
        match.game.apply(action, seat)
        recorder.add(seat, action)
    return recorder.text()


def adapted(command: str, folder: Path) -> str:
    """A command with fewer rounds, and with a port and a folder that are ours."""
    verb = command.partition("lastcard ")[2].split(" ")[0]
    fewer = re.sub(r"--rounds \S+", f"--rounds {FEWER.get(verb, 0)}", command)
    free = re.sub(r"--port \d+", f"--port {free_port()}", fewer)
    return free.replace("/var/lib/lastcard", str(folder / "data"))


def run(command: str, folder: Path) -> None:
    beside = [str(project.BIN), str(folder), os.environ["PATH"]]
    own = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DISPLAY")}
    own |= {"PATH": os.pathsep.join(beside), "HOME": str(folder), "XDG_DATA_HOME": str(folder), "LASTCARD_LANG": "en"}
    null, pipe, out = subprocess.DEVNULL, subprocess.PIPE, subprocess.STDOUT
    words = ["bash", "-c", command]
    process = subprocess.Popen(
        words, cwd=folder, env=own, stdin=null, stdout=pipe, stderr=out, text=True, start_new_session=True
    )
    serves = re.search(r"lastcard (serve|web)\b", command) is not None
    try:
        said, _ = process.communicate(timeout=SERVING if serves else PATIENCE)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        said, _ = process.communicate()
        assert serves, f"{command} did not end: {said}"
    assert "Traceback" not in said, f"{command}\n{said}"
    assert process.returncode in ((0, -signal.SIGTERM) if serves else (0,)), f"{command}\n{said}"


@pytest.mark.parametrize("page", pages())
def test_commands_run(page: Path, tmp_path: Path) -> None:
    provide(tmp_path, page)
    for command in commands_of(page):
        if command.startswith("pip install"):
            assert extra_in(command) in extras(), command
        else:
            run(adapted(command, tmp_path), tmp_path)


def extra_in(command: str) -> str:
    """The extra that a line installs; that wheels install with it is tried in tests/project/test_wheels.py."""
    found = re.search(r"lastcard\[(\w+)\]", command)
    assert found is not None, command
    return found[1]


def extras() -> set[str]:
    return set(tomllib.loads((project.ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"])


def test_a_command_that_fails_is_told(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no-such-edition"):
        run("lastcard rules no-such-edition", tmp_path)
