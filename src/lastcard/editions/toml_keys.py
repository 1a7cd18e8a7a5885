"""Finds the lines of the keys in a TOML text, valid or not, looking at each character once."""

import json
import re
from collections.abc import Callable

from lastcard.editions.custom import Path, flaw
from lastcard.limits import EDITION_DEPTH, EDITION_KEY_CHARACTERS, EDITION_VALUES

TOKEN = re.compile(
    r'"""(?:\\.?|[^\\])*?(?:"{3,5}|\Z)'
    r"|'''.*?(?:'{3,5}|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*|[A-Za-z0-9_-]+|\n|[^\S\n]+|.",
    re.DOTALL,
)
"""A string that is never closed goes on to the end of its line or of the text: nothing is looked at twice."""


class OutOfBounds(Exception):
    """Something on this line that no edition needs and that would be slow to read."""

    def __init__(self, line: int, message: str, most: int) -> None:
        super().__init__(line, message)
        self.line = line
        self.reason = flaw((), message, most=most).reason


def key_lines(text: str) -> dict[Path, int]:
    """Return the line on which each key is given first. Raises OutOfBounds."""
    return KeyReader(text).read()


class KeyReader:
    """Reads keys, and steps over values."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines: dict[Path, int] = {}
        self._line = 1
        self._keys = 0
        self._header: Path = ()
        """The table that lines belong to."""
        self._brackets: list[Path | None] = []
        """What is open inside a value: the path of an inline table, None for a list."""
        self._parts: list[str] = []
        """What is read of a key so far."""
        self._value_of: Path = ()
        self._take: Callable[[KeyReader, str], None] = KeyReader._take_key
        """The method that takes the next token; unbound, because a bound one would make the reader refer to itself."""

    def read(self) -> dict[Path, int]:
        for found in TOKEN.finditer(self._text):
            sign = found[0]
            if sign == "\n":
                self._end_line()
            elif not sign.isspace() and sign[0] != "#":
                self._take(self, sign)
            self._line += sign.count("\n")
        return self._lines

    def _end_line(self) -> None:
        if not self._brackets:
            self._expect_key()

    def _expect_key(self) -> None:
        self._parts = []
        self._take = KeyReader._take_key

    def _take_key(self, sign: str) -> None:
        if sign == "[" and not self._brackets and not self._parts:
            self._take = KeyReader._take_header
        elif sign == "=":
            outer = self._brackets[-1] if self._brackets else self._header
            self._value_of = (*(outer or ()), *self._parts)
            self._note(self._value_of)
            self._take = KeyReader._take_value
        elif sign == "}" and self._brackets:
            self._brackets.pop()
            self._take = KeyReader._take_value
        else:
            self._add_part(sign)

    def _take_header(self, sign: str) -> None:
        if sign == "]" and self._parts:
            self._header = tuple(self._parts)
            self._note(self._header)
            self._parts = []
        elif sign not in "[]":
            self._add_part(sign)

    def _take_value(self, sign: str) -> None:
        if sign in ("{", "["):
            self._brackets.append(self._value_of if sign == "{" else None)
            self._check_depth(len(self._brackets))
            if sign == "{":
                self._expect_key()
        elif sign in ("}", "]") and self._brackets:
            self._brackets.pop()
        elif sign == "," and self._brackets and self._brackets[-1] is not None:
            self._expect_key()
        elif sign[0] not in "\"'" and len(sign) > EDITION_KEY_CHARACTERS:
            raise OutOfBounds(self._line, "custom-long", EDITION_KEY_CHARACTERS)

    def _add_part(self, sign: str) -> None:
        if sign != ".":
            self._parts.append(plain_key(sign))
            self._check_depth(len(self._parts))

    def _note(self, path: Path) -> None:
        self._check_depth(len(path))
        self._keys += 1
        if self._keys > EDITION_VALUES:
            raise OutOfBounds(self._line, "custom-large", EDITION_VALUES)
        for length in range(1, len(path) + 1):
            self._lines.setdefault(path[:length], self._line)

    def _check_depth(self, depth: int) -> None:
        if depth > EDITION_DEPTH:
            raise OutOfBounds(self._line, "custom-deep", EDITION_DEPTH)


def plain_key(sign: str) -> str:
    """Return a key without its quotation marks."""
    if sign[0] == "'":
        return sign.strip("'")
    if sign[0] != '"':
        return sign
    try:
        return str(json.loads(sign))  # but for the longest escapes, TOML's are those of JSON
    except ValueError:
        return sign
