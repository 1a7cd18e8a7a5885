"""Parses the values of a record's headers. ValueError or TypeError if a text is not a value of its kind."""

import json
import re
from collections.abc import Callable

from lastcard.record.evidence_headers import EVIDENCE_PARSERS
from lastcard.record.record import UNFINISHED, Outcome

STATE = re.compile(r"[0-9a-f]{16}")


def whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(value)
    return value


def parse_number(text: str) -> int:
    return whole(json.loads(text))


def parse_object(text: str) -> dict[str, object]:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise TypeError(text)
    return value


def parse_outcome(text: str) -> Outcome:
    return {} if text == UNFINISHED else parse_object(text)


def parse_names(text: str) -> list[str]:
    value = json.loads(text)
    if not isinstance(value, list) or not all(isinstance(name, str) and name.isprintable() for name in value):
        raise ValueError(text)
    return value


def parse_seed(text: str) -> int | str:
    value = json.loads(text)
    if isinstance(value, str):
        value.encode()
        return value
    return whole(value)


def parse_state(text: str) -> str:
    if not STATE.fullmatch(text):
        raise ValueError(text)
    return text


def parse_key(text: str) -> bytes:
    key = bytes.fromhex(text)
    if len(key) != 32:
        raise ValueError(text)
    return key


PARSERS: dict[str, Callable[[str], object]] = {
    "rules": parse_number,
    "edition": str,
    "custom": parse_object,
    "players": parse_number,
    "names": parse_names,
    "options": parse_object,
    "seed": parse_seed,
    "key": parse_key,
    "position": parse_object,
    "match": parse_outcome,
    "round": parse_number,
    "dealer": parse_number,
    "result": parse_outcome,
    "state": parse_state,
    **EVIDENCE_PARSERS,
}
