"""One source, two speeds: finds the compiled rules, if they were made from exactly the source on disk.

`tools/compile.py` puts what mypyc built into `_native/<fingerprint>/`. The fingerprint covers every byte of
`rules/` and the kind of Python, so that an edited source runs plainly until it is compiled again.
`LASTCARD_PURE=1` always runs the plain source.
"""

import hashlib
import os
from collections.abc import MutableSequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path


def native_folder(rules: Path) -> Path:
    """Where the compiled form of this source belongs, whether or not it is there."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for source in sorted(rules.glob("*.py")):
        text = source.read_bytes()
        digest.update(f"\0{source.name}\0{len(text)}\0".encode())
        digest.update(text)
    return rules.parent / "_native" / digest.hexdigest()[:20]


def use_compiled(package_path: MutableSequence[str]) -> bool:
    """Let a package, given by its `__path__`, find its compiled modules first; tell whether there are any."""
    if os.environ.get("LASTCARD_PURE", "0") not in ("", "0"):
        return False
    folder = native_folder(Path(package_path[0]))
    if not folder.is_dir():
        return False
    package_path.insert(0, str(folder))
    return True
