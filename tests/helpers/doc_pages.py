"""The pages that people read, and what stands in their fenced blocks."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```([\w-]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block of a page, and the number of the line before its first."""

    language: str
    text: str
    line: int


def blocks_of(page: Path, *languages: str) -> list[Block]:
    text = page.read_text("utf-8")
    found = (Block(match[1], match[2], text.count("\n", 0, match.start(2))) for match in FENCE.finditer(text))
    return [block for block in found if block.language in languages]


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()
