"""Layout of text for a terminal: lines, margins and columns, where a Chinese character takes two cells."""

import re
import unicodedata

CHINESE = "\u2e80-\u9fff\uff00-\uffef"
PIECE = re.compile(rf"[（「『]*(?:[{CHINESE}]|[^\s{CHINESE}]+)[，。、：；！？）」』]*|\s+")
"""The smallest pieces of a line: a word, or a Chinese character, with its punctuation."""
BULLETS = ("•", "・")


def width_of(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most this width, keeping its own line breaks."""
    return [line for paragraph in text.split("\n") for line in wrap_paragraph(paragraph, width)]


def wrap_paragraph(text: str, width: int) -> list[str]:
    lines: list[str] = []
    hanging = "  " if text.startswith(BULLETS) else ""
    line = ""
    for piece in PIECE.findall(text):
        if line.strip() and width_of(line) + width_of(piece.rstrip()) > width:
            lines.append(line.rstrip())
            line = hanging
        if line.strip() or not piece.isspace():
            line += piece
    return [*lines, line.rstrip()]


def indent(text: str, width: int, margin: int = 2) -> str:
    """Break a text into lines and put a margin before each."""
    return "\n".join(" " * margin + line if line else "" for line in wrap(text, width - margin))


def columns(rows: list[tuple[str, str]], width: int) -> str:
    """Return two columns, names and what they mean, broken into lines."""
    left = max((width_of(name) for name, _ in rows), default=0) + 2
    lines: list[str] = []
    for name, text in rows:
        first, *rest = wrap(text, max(width - left - 2, 20))
        lines.append(f"  {name}{' ' * (left - width_of(name))}{first}".rstrip())
        lines += [" " * (left + 2) + line for line in rest]
    return "\n".join(lines)
