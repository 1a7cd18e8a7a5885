"""Where custom editions are found: TOML files, the examples of the package, and what was read before."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock

from lastcard.editions import custom
from lastcard.editions.custom import Document, Flaw, canonical, check_bounds, flaw, make_edition
from lastcard.editions.toml_keys import OutOfBounds, key_lines
from lastcard.limits import EDITION_KEY_CHARACTERS, EDITION_TEXT, EDITIONS_KEPT
from lastcard.rules.model.edition import Edition
from lastcard.rules.model.errors import BadEdition

FOLDER = Path(__file__).parent / "examples"
SUFFIX = ".toml"
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", re.DOTALL)


@dataclass(frozen=True)
class Kept:
    """An edition that was read, and the description that it was made from."""

    edition: Edition
    document: Document


_by_content: dict[str, Kept] = {}
"""In the order of their last use."""
_by_id: dict[str, Kept] = {}
_lock = Lock()


def find_custom(name: str) -> Edition | None:
    """Return an edition by its file, the name of an example, or the id of one that was read recently."""
    if name in examples():
        return example(name).edition
    if name.lower().endswith(SUFFIX):
        return read_file(Path(name))
    kept = find_kept(name)
    return None if kept is None else kept.edition


def find_kept(edition_id: str) -> Kept | None:
    """Return an edition by its id: an example, or one that was read recently."""
    kept = _by_id.get(edition_id)
    if kept is None and "@" in edition_id:
        kept = next((each for each in map(example, examples()) if each.edition.id == edition_id), None)
    return kept


@cache
def examples() -> tuple[str, ...]:
    """Return the editions that come with the package."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*" + SUFFIX)))


@cache
def example(name: str) -> Kept:
    """Return an edition that comes with the package; these are never forgotten."""
    edition = read_file(FOLDER / (name + SUFFIX))
    return _by_id[edition.id]


def read_file(file: Path) -> Edition:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadEdition("custom-file", {"file": str(file), "detail": error.strerror}) from error
    except UnicodeDecodeError as error:
        raise BadEdition("custom-encoding", {"file": str(file)}) from error
    return read_toml(text, str(file))


def read_toml(text: str, file: str) -> Edition:
    """Return an edition from the text of a file; a refusal names line and key."""
    if len(text.encode()) > EDITION_TEXT:
        raise BadEdition("custom-whole", {"file": file, "reason": flaw((), "custom-large").reason})
    try:
        lines = key_lines(text)
    except OutOfBounds as error:
        raise BadEdition("custom-line", {"file": file, "line": error.line, "reason": error.reason}) from error
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
        place = {"file": file, "line": lines.get(error.path, 1), "key": key_text(error.path)}
        raise BadEdition("custom-wrong" if error.path else "custom-whole", {**place, "reason": error.reason}) from error


def keep(document: Document) -> Edition:
    """Return the edition of a description, the same object for the same content. Raises Flaw."""
    check_bounds(document)
    content = canonical(document)
    with _lock:
        kept = _by_content.pop(content, None)
    if kept is None:
        kept = Kept(make_edition(document), document)
    with _lock:
        kept = _by_content.setdefault(content, kept)
        _by_id[kept.edition.id] = kept
        if len(_by_content) > EDITIONS_KEPT:
            forget(next(iter(_by_content)))
    return kept.edition


def forget(content: str) -> None:
    forgotten = _by_content.pop(content)
    if _by_id.get(forgotten.edition.id) is forgotten:
        del _by_id[forgotten.edition.id]


def document_of(edition_id: str) -> Document | None:
    """Return the description of a custom edition that was read recently; None for a printed one."""
    kept = find_kept(edition_id)
    return None if kept is None else kept.document


def words_of(edition_id: str, key: str, lang: str) -> str:
    """Return what a custom edition says about itself: its `name`, or `about`; "" for nothing."""
    document = document_of(edition_id)
    return "" if document is None else custom.words_in(document, key, lang)


def key_text(path: custom.Path) -> str:
    """Return a key as TOML writes it; of a long one, its beginning."""
    parts = [part[:EDITION_KEY_CHARACTERS] for part in path]
    return ".".join(part if BARE_KEY.fullmatch(part) else f'"{part}"' for part in parts)
