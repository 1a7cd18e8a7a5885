"""One source, two speeds: finds the compiled modules, if they were made from exactly the source on disk.

`tools/compile.py` puts what mypyc built into `_native/<fingerprint>/`. The fingerprint covers every byte of the
compiled packages and the kind of Python, so that an edited source runs plainly until it is compiled again.
`LASTCARD_PURE=1` always runs the plain source.
"""

import hashlib
import os
import sys
from collections.abc import MutableSequence, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

COMPILED_PACKAGES = ("rules", "search", "simulation")
"""Together: they call each other, and run plainly together when one of them is edited."""


def compiled_sources(root: Path) -> list[Path]:
    """Return the modules of a package that are compiled."""
    return [source for name in COMPILED_PACKAGES for source in sorted((root / name).rglob("*.py"))]


def native_folder(root: Path) -> Path:
    """Return where the compiled form of this package's source belongs, whether or not it is there."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for source in compiled_sources(root):
        text = source.read_bytes()
        digest.update(f"\0{source.relative_to(root).as_posix()}\0{len(text)}\0".encode())
        digest.update(text)
    return root / "_native" / digest.hexdigest()[:20]


def use_compiled(package_path: MutableSequence[str]) -> bool:
    """Let a package, given by its `__path__`, find its compiled modules first; tell whether there are any."""
    if os.environ.get("LASTCARD_PURE", "0") not in ("", "0"):
        return False
    package = Path(package_path[0])
    folder = native_folder(package.parent)
    if not folder.is_dir():
        return False
    package_path.insert(0, str(folder / package.name))
    return True


def use_compiled_like_parent(name: str, package_path: MutableSequence[str]) -> None:
    """Use the compiled form of a package's folder, given by its `__name__` too, if the package itself is compiled."""
    parent_path: Sequence[str] = sys.modules[name.rpartition(".")[0]].__path__
    if len(parent_path) > 1:
        package_path.insert(0, str(Path(parent_path[0], Path(package_path[0]).name)))
