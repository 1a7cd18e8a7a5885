"""Compiles `rules/` of src/lastcard, or of another folder, into its `_native/`: see lastcard/speed.py.

One group, one C file: calls between modules are plain C calls, and the C compiler sees all of them at once.
Compiling each module by itself was measured to take longer, and what comes out is slower.
"""

import contextlib
import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import setuptools
from mypyc.build import mypycify

from house import NO_COMPILER, PACKAGE, native_folder

MYPY_OPTIONS = ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
KEPT = 3  # of the results, as somebody may be running an older one
C_OPTIONS = [
    "-fno-semantic-interposition",  # without it, gcc inlines no function of a shared library: a sixth slower
    "-Wno-error",  # mypyc turns warnings into errors, and every compiler has other warnings
]


def build(extensions: list[Any], folder: str) -> Path:
    """Compile and link C extensions; gives the folder with the binaries."""
    arguments = [f"--parallel={os.cpu_count() or 1}", f"--build-lib={folder}/lib", f"--build-temp={folder}/o"]
    setuptools.setup(name="rules", ext_modules=extensions, script_args=["-q", "build_ext", *arguments])
    return Path(folder, "lib")


def can_compile() -> bool:
    """Whether there is a C compiler, and the header files of Python."""
    with TemporaryDirectory() as folder, contextlib.chdir(folder):
        Path("probe.c").write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        try:
            build([setuptools.Extension("probe", ["probe.c"])], folder)
        except SystemExit:
            return False
    return True


def compile_rules(package: Path) -> None:
    """Compile a copy of the source, which nobody edits meanwhile, and put the result in place in one go."""
    native = package.resolve() / "_native"
    native.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, TemporaryDirectory(dir=native, prefix=".") as near:
        copy = Path(folder, "src", package.name)
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("_native", "__pycache__"))
        with contextlib.chdir(folder):
            sources = sorted(path for path in copy.glob("rules/*.py") if path.name != "__init__.py")
            extensions = mypycify(
                [*MYPY_OPTIONS, *(str(path.relative_to(folder)) for path in sources)],
                opt_level="3",
                debug_level="0",
                target_dir="c",
                group_name=f"{package.name}.rules.group",
            )
            for extension in extensions if sys.platform != "win32" else []:
                extension.extra_compile_args = [*extension.extra_compile_args, *C_OPTIONS]
            binaries = build(extensions, folder) / package.name / "rules"
        shutil.copytree(binaries, Path(near, "new"))
        target = native / native_folder(copy / "rules").name
        if target.exists():
            target.rename(Path(near, "old"))
        Path(near, "new").rename(target)
    for old in sorted(native.glob("[!.]*"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def main() -> int:
    if not can_compile():
        return NO_COMPILER
    compile_rules(Path(sys.argv[1]) if len(sys.argv) > 1 else PACKAGE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
