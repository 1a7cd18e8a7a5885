"""The costliest input that we could think of, for servers and tables."""
# ruff: noqa: E501, these are lists of nonsense

import json
from typing import Any

from lastcard.limits import HEADERS, MESSAGE
from lastcard.table import requests as r
from loop_cost import Headers

SYMBOLS = dict.fromkeys((*map(str, range(10)), *"SREDF", *(f"+{amount}" for amount in range(1, 17))), 1)


def largest(number: int) -> dict[str, Any]:
    """An edition with as many different cards as there may be, on two sides."""
    wilds = {"w": 20, "w+1": 30, "w+2": 30, "w+3": 30}
    return {
        "name": {"en": f"{number} " + "n" * 90, "zh-Hant": f"{number} " + "牌" * 30}, "about": "a" * 500,
        "colors": "bgry", "each_color": SYMBOLS, "cards": wilds,
        "dark": {"colors": "kopt", "each_color": SYMBOLS, "cards": wilds},
    }  # fmt: skip


def toml_of(number: int) -> str:
    lines = [
        f'name = "{number}"',
        'colors = "bgry"',
        "[each_color]",
        *(f'"{symbol}" = 1' for symbol in SYMBOLS),
        "[cards]",
    ]
    return "\n".join([*lines, '"w" = 20', '"F" = 1' if number < 0 else '"w+1" = 30', ""])


TOML = {
    "an edition": toml_of(1).replace('"F" = 1\n', ""),
    "an edition with a mistake": toml_of(2),
    "a mistake behind many lines": 'name = "x"\ncolors = "bgry"\n' + "#\n" * 8000 + "[cards]\nzz = 1\n",
    "many keys": "\n".join(f"a{number} = 1" for number in range(1700)),
    "many tables": "[[a]]\n" * 2700,
    "deep keys": "a" + ".a" * 8000 + " = 1",
    "deep headers": "[a" + ".a" * 8000 + "]",
    "deep lists": "a = " + "[" * 16_000,
    "deep tables": "a = " + "{a=" * 5000,
    "a long number": "a = " + "9" * 16_000,
    "a long hexadecimal number": "a = 0x" + "f" * 16_000,
    "a long name": f'name = "{"n" * 16_000}"',
    "a long key": f'"{"k" * 16_000}" = 1',
    "escapes": 'a = "' + '\\"' * 8000,
    "quotation marks": '"""' + '\\"""' * 4000 + "\\",
    "the most": "#" * 32_768,
    "too much": "#" * 70_000,
}  # fmt: skip
JSON = {
    "nothing": b"",
    "depth": b"[" * MESSAGE,
    "deep tables": b'{"a":' * 6000,
    "a long text": b'"' + b"\\u0000" * 5000 + b'"',
    "a long number": b"9" * MESSAGE,
    "no text": b"\xff" * MESSAGE,
    "many keys": json.dumps({f"k{number}": number for number in range(2000)}).encode(),
}
SETTINGS: dict[str, dict[str, Any]] = {
    "the largest edition": {"custom": largest(1)},
    "with a deck of its own": {"custom": largest(2), "options": {"deck": {f"{color}{symbol}": 1 for color in "bg" for symbol in SYMBOLS}}},
    "an edition of numbers": {"custom": {"name": "x", "colors": "bgry", "each_color": {str(number): number for number in range(2000)}}},
    "a long name": {"custom": {"name": "n" * 30_000, "colors": "bgry", "each_color": {"1-9": 2}}},
    "a long option": {"options": {"stacking": "x" * 30_000}},
    "an option with a long name": {"options": {"x" * 30_000: 1}},
    "many options": {"options": {f"o{number}": 1 for number in range(2000)}},
    "a long number": {"options": {"target_score": int("9" * 4000)}},
    "a long number in an edition": {"custom": {"name": "x", "colors": "bgry", "options": {"target_score": int("9" * 4000)}}},
    "a large deck": {"options": {"deck": {f"r{number}": 1 for number in range(2500)}}},
    "many wilds shown": {"custom": {**largest(3), "traits": {"shown_to_all": ["w"] * 5000}}},
    "depth": {"custom": json.loads('{"a":' * 400 + "1" + "}" * 400)},
}  # fmt: skip
HEADER_SETS: dict[str, Headers] = {
    "usual ones": {},
    "many languages": {"accept-language": "a," * (HEADERS // 2 - 200)},
    "a long language": {"accept-language": "a-" * (HEADERS // 2 - 200)},
    "a cookie of escapes": {"cookie": 'a="' + "\\1" * (HEADERS // 2 - 200) + '"'},
    "many cookies": {"cookie": "lastcard=1;" * (HEADERS // 11 - 50)},
    "many headers": {f"x-{number}": "1" for number in range(2000)},
    "a long header": {"cookie": "lastcard=" + "f" * 60_000},
}
QUERIES = (
    "",
    "a&" * 1000,
    "lang=" + "a-" * 900,
    "seat=" + "9" * 1900,
    "action=draw&" * 160,
    "action=play+wP&action=target+1&action=" + "a" * 1900,
    "&" * 60_000,
)


def told(kind: type[r.Message], **fields: object) -> bytes:
    return json.dumps({"type": kind.__name__.lower(), "id": 1, **fields}).encode()


WIDE, WIDE_IN_URL = "\U0001f600", "%F0%9F%98%80"
