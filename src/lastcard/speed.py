"""One source, two speeds: finds the compiled modules, if they were made from exactly the source on disk.

`tools/compile.py` puts what mypyc built into `_native/<group>-<fingerprint>/`. The fingerprint covers every byte that
matters and the kind of Python, so that an edited source runs plainly until it is compiled again. `LASTCARD_PURE=1`
always runs the plain source.
"""

import hashlib
import os
import sys
from collections.abc import MutableSequence, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

RULES, TABLES = "rules", "tables"
"""The two groups that are compiled, each as a whole."""
COMPILED = {
    RULES: ("rules", "search", "simulation"),
    TABLES: (
        "table/table.py",
        "table/coach.py",
        "table/rate_limit.py",
        "table/lobby/presence.py",
        "table/lobby/identities.py",
        "table/lobby/knocking.py",
        "table/lobby/hosting.py",
        "table/lobby/shared_device.py",
        "table/match/round_runner.py",
        "table/match/round_tally.py",
        "table/match/pace.py",
        "table/match/timing.py",
        "table/match/race.py",
        "table/match/seat_action.py",
        "table/match/shuffling.py",
        "table/match/table_match.py",
        "server/live/broadcast.py",
        "server/live/table_state.py",
        "server/live/room.py",
    ),
}
"""Packages and modules of each group: they call each other, and run plainly together when one of them is edited."""
CONCERNED = {RULES: COMPILED[RULES], TABLES: (*COMPILED[RULES], "table", "server/live")}
"""What the compiled form of each group depends on: the constants and types of what it uses are compiled into it."""


def compiled_sources(root: Path, group: str = RULES) -> list[Path]:
    """Return the modules of a package that are compiled in a group."""
    return sources_in(root, COMPILED[group])


def sources_in(root: Path, names: Sequence[str]) -> list[Path]:
    """Return the modules of some folders, and single modules; without those that do not exist."""
    places = [root / name for name in names]
    return [each for place in places for each in ([place] if place.is_file() else sorted(place.rglob("*.py")))]


def native_folder(root: Path, group: str = RULES) -> Path:
    """Return where the compiled form of this package's source belongs, whether or not it is there."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for source in sources_in(root, CONCERNED[group]):
        text = source.read_bytes()
        digest.update(f"\0{source.relative_to(root).as_posix()}\0{len(text)}\0".encode())
        digest.update(text)
    return root / "_native" / f"{group}-{digest.hexdigest()[:20]}"


def is_pure() -> bool:
    """Return whether the plain source was asked for."""
    return os.environ.get("LASTCARD_PURE", "0") not in ("", "0")


def use_compiled(package_path: MutableSequence[str]) -> bool:
    """Let a package, given by its `__path__`, find its compiled modules first; tell whether there are any."""
    if is_pure():
        return False
    package = Path(package_path[0])
    folder = native_folder(package.parent)
    if not folder.is_dir():
        return False
    package_path.insert(0, str(folder / package.name))
    return True


def use_compiled_tables(name: str, package_path: MutableSequence[str]) -> None:
    """Let a package, given by its `__name__` and `__path__`, find those of its modules first that are compiled."""
    _, *inner = name.split(".")
    folder = native_folder(Path(package_path[0]).parents[len(inner) - 1], TABLES)
    if not is_pure() and folder.is_dir():
        package_path.insert(0, str(folder.joinpath(*inner)))


def use_compiled_like_parent(name: str, package_path: MutableSequence[str]) -> None:
    """Use the compiled form of a package's folder, given by its `__name__` too, if the package itself is compiled."""
    parent_path: Sequence[str] = sys.modules[name.rpartition(".")[0]].__path__
    if len(parent_path) > 1:
        package_path.insert(0, str(Path(parent_path[0], Path(package_path[0]).name)))
