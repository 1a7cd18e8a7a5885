"""How much script a browser loads until it shows a table: texts and the help to shuffle are in it, the check is not."""

import gzip
import re
from pathlib import Path

import pytest

import client

pytestmark = pytest.mark.once
ASSETS = client.BUILT / "assets"
MOST = 130_000
"""Bytes, gzipped."""
STATIC = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


def needed_by(script: Path) -> set[Path]:
    """The script, and all that it imports at once; what it imports when it is asked for does not count."""
    found: set[Path] = set()
    waiting = [script]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += [ASSETS / name for name in STATIC.findall(one.read_text("utf-8"))]
    return found


@pytest.mark.skipif(not ASSETS.is_dir(), reason="the web client is not built")
def test_the_script_to_the_table_is_small() -> None:
    page = (client.BUILT / "index.html").read_text("utf-8")
    first = [ASSETS / name for name in re.findall(r"/assets/([\w.-]+\.js)", page)]
    (table,), (participant,), (texts,) = (
        ASSETS.glob(f"{name}-*.js") for name in ("TablePage", "participant", "zh-Hant")
    )
    scripts = set().union(*(needed_by(script) for script in (*first, table, participant, texts)))
    assert len(scripts) > 3
    size = sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts)
    print(f"{size / 1000:.1f} kB of script up to the table, gzipped")
    assert size < MOST
    (check,) = ASSETS.glob("check-*.js")
    assert check not in scripts
