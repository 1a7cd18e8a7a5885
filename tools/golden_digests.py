"""Digests of the golden games, beside the version of the rules that they were played by.

python tools/golden_digests.py writes them anew. It refuses if a game has changed and `RULES_VERSION` has not: what
was stored by the rules before would come out as something else.
"""

import hashlib
import re
import sys
from pathlib import Path

import perft
import playthrough
from lastcard.record import RULES_VERSION

FILE = Path(__file__).resolve().parent.parent / "tests" / "rules" / "golden.digests"
HEAD = "rules"


def digests() -> dict[str, str]:
    """Return the digest of each golden file, by its name."""
    files = [*perft.FOLDER.glob("*.perft"), *playthrough.FOLDER.glob("*.txt")]
    return {file.name: hashlib.sha256(game_in(file)).hexdigest()[:32] for file in sorted(files)}


def game_in(file: Path) -> bytes:
    """Return what a golden file says of a game, without the id of a custom edition: it changes with its names, too."""
    return re.sub(rb"@[0-9a-f]{40}", b"@", file.read_bytes())


def read(text: str) -> tuple[int, dict[str, str]]:
    """Return the version of the rules, and the digests of its golden games."""
    lines = dict(line.split() for line in text.splitlines())
    return int(lines.pop(HEAD)), lines


def write(rules: int, found: dict[str, str]) -> str:
    return "".join(f"{name} {value}\n" for name, value in {HEAD: str(rules), **found}.items())


def changed_games(text: str) -> list[str]:
    """Return the games that have changed, or gone, since these digests were written for the rules of today."""
    rules, known = read(text)
    found = digests()
    return [] if rules != RULES_VERSION else [name for name in known if found.get(name) != known[name]]


def main() -> int:
    changed = changed_games(FILE.read_text()) if FILE.exists() else []
    if changed:
        print("these games have changed: raise RULES_VERSION in record/rules_version.py:", *changed, file=sys.stderr)
        return 1
    FILE.write_text(write(RULES_VERSION, digests()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
