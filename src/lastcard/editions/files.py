"""Where custom editions are found: TOML files, the examples of the package, and what was read before."""

import re
import tomllib
from functools import cache
from pathlib import Path

from lastcard.editions import custom
from lastcard.editions.custom import Document, Flaw, make_edition
from lastcard.rules.model.edition import Edition
from lastcard.rules.model.errors import BadEdition

FOLDER = Path(__file__).parent / "examples"
SUFFIX = ".toml"
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", re.DOTALL)

MOST_READ = 500
"""A server is told of any number of them; the ones used longest ago are forgotten."""

_read: dict[str, tuple[Edition, Document]] = {}


def find_custom(name: str) -> Edition | None:
    """An edition by its file, by the name of an example, or by the id of one that was read before."""
    if name in _read:
        return _read[name][0]
    if name in examples():
        return read_file(FOLDER / (name + SUFFIX))
    if name.lower().endswith(SUFFIX):
        return read_file(Path(name))
    if "@" in name:
        for example in examples():
            read_file(FOLDER / (example + SUFFIX))
    return _read[name][0] if name in _read else None


@cache
def examples() -> tuple[str, ...]:
    """The editions that come with the package."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*" + SUFFIX)))


def read_file(file: Path) -> Edition:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadEdition("custom-file", {"file": str(file), "detail": error.strerror}) from error
    except UnicodeDecodeError as error:
        raise BadEdition("custom-encoding", {"file": str(file)}) from error
    return read_toml(text, str(file))


def read_toml(text: str, file: str) -> Edition:
    """An edition from the text of a file; a refusal names line and key."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = SYNTAX.fullmatch(str(error))
        line = int(found[2]) if found and found[2] else text.count("\n") + 1
        detail = found[1] if found else str(error)
        raise BadEdition("custom-toml", {"file": file, "line": line, "detail": detail}) from error
    try:
        return keep(document)
    except Flaw as error:
        place = {"file": file, "line": line_of(text, error.path), "key": key_text(error.path)}
        raise BadEdition("custom-wrong" if error.path else "custom-whole", {**place, "reason": error.reason}) from error


def keep(document: Document) -> Edition:
    """The edition of a description, the same one each time; Flaw if the description is wrong."""
    edition = make_edition(document)
    known = _read.pop(edition.id, (edition, document))
    _read[edition.id] = known
    if len(_read) > MOST_READ:
        _read.pop(next(iter(_read)), None)
    return known[0]


def document_of(edition_id: str) -> Document | None:
    """The description of a custom edition; None for a printed one."""
    return _read[edition_id][1] if edition_id in _read else None


def words_of(edition_id: str, key: str, lang: str) -> str:
    """What a custom edition says about itself: its `name`, or `about`; "" for nothing."""
    document = document_of(edition_id)
    return "" if document is None else custom.words_in(document, key, lang)


def key_text(path: custom.Path) -> str:
    """A key as TOML writes it."""
    return ".".join(part if BARE_KEY.fullmatch(part) else f'"{part}"' for part in path)


def line_of(text: str, path: custom.Path) -> int:
    """Where a key is given: behind the longest beginning of the file that is TOML and does not have it yet."""
    lines = text.replace("\r\n", "\n").split("\n")
    without = 0
    for count in range(1, len(lines) + 1):
        try:
            document = tomllib.loads("\n".join(lines[:count]))
        except tomllib.TOMLDecodeError:  # in the middle of a value of several lines
            continue
        if has_key(document, path):
            return without + 1
        without = count
    return 1


def has_key(document: object, path: custom.Path) -> bool:
    for part in path:
        if not isinstance(document, dict) or part not in document:
            return False
        document = document[part]
    return True
