"""Checks an installed lastcard: run by the Python that it is installed for, away from its source.

With `--plain` the rules need not be compiled. Standard library only, beside lastcard itself.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.request import urlopen

import lastcard
from lastcard.bots import make_bot, play_round
from lastcard.editions.files import examples
from lastcard.locale import LANGUAGES, edition_name
from lastcard.rules import COMPILED

SOURCE = Path(__file__).resolve().parent.parent / "src"
OPEN = "Lastcard is open: "
COMMAND = ["-m", "lastcard"]


def main() -> None:
    assert not Path(lastcard.__file__).is_relative_to(SOURCE), "this is the source, not a package"
    assert COMPILED or "--plain" in sys.argv, "the rules are not compiled"
    for edition in (*lastcard.EDITIONS, *examples()):
        bots = [make_bot(level, 1) for level in ("normal", "easy")]
        game = lastcard.Game.deal(edition, players=2, seed=1)
        play_round(game, bots)
        assert game.is_over
        assert all(edition_name(game.edition, lang) for lang in LANGUAGES)
    check_command()
    print(f"lastcard {lastcard.__version__} is whole")


def check_command() -> None:
    """The game opens, or what is missing is told."""
    if find_spec("fastapi") is None:
        refused = subprocess.run([sys.executable, *COMMAND], capture_output=True, text=True, check=False)
        assert refused.returncode == 2
        assert 'pip install "lastcard[play]"' in refused.stderr, refused.stderr
        return
    with opened() as url:
        page = read(url)
        assert '<div id="app">' in page
        script = page.partition('src="/')[2].partition('"')[0]
        assert "import" in read(url + script)


@contextmanager
def opened(python: str = sys.executable) -> Iterator[str]:
    """The address of a game that `lastcard` alone opens, with its data in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        own = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        own |= {"XDG_DATA_HOME": folder, "LOCALAPPDATA": folder, "HOME": folder, "LASTCARD_LANG": "en"}
        pipe = subprocess.PIPE
        with subprocess.Popen([python, *COMMAND], env=own, cwd=folder, stdout=pipe, text=True) as process:
            try:
                assert process.stdout is not None
                line = process.stdout.readline().strip()
                assert line.startswith(OPEN), line
                yield line.removeprefix(OPEN)
            finally:
                process.terminate()


def read(url: str) -> str:
    with urlopen(url, timeout=30) as answer:  # noqa: S310, our own server
        return str(answer.read().decode())


if __name__ == "__main__":
    main()
