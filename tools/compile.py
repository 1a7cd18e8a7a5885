"""Compiles the packages of src/lastcard, or of another folder, that lastcard/speed.py names, into its `_native/`.

One group, one C file: calls between modules are plain C calls, and the C compiler sees all of them at once.
Compiling each module by itself was measured to take longer, and what comes out is slower.

gcc compiles twice: the first result counts which ways are taken while tools/practice.py plays, and the second is laid
out by these counts, which makes it a quarter faster.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import setuptools
from mypyc.build import mypycify

from project import NO_COMPILER, PACKAGE, load_speed

MYPY_OPTIONS = ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
SPEED = load_speed()
KEPT = 3  # of the results, as somebody may be running an older one
C_OPTIONS = [
    "-fno-semantic-interposition",  # without it, gcc inlines no function of a shared library: a sixth slower
    "-fvisibility=hidden",
    "-Wno-error",  # mypyc turns warnings into errors, and every compiler has other warnings
    "-Wno-misleading-indentation",  # gcc looks up every line of 36 MB for it, two fifths of its time
]
COUNT = ("-fprofile-generate",)
USE_COUNTS = ("-fprofile-use", "-Wno-missing-profile")
"""At -O3 both times: counts only fit the options that they were made with, and -O2 inlines too little."""


def build(extensions: list[Any], folder: str) -> Path:
    """Compile and link C extensions; gives the folder with the binaries."""
    arguments = [
        "--force",
        f"--parallel={os.cpu_count() or 1}",
        f"--build-lib={folder}/lib",
        f"--build-temp={folder}/o",
    ]
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


def is_gcc() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    ask = [*compiler, "-dM", "-E", "-x", "c", os.devnull]
    told = subprocess.run(ask, capture_output=True, text=True, check=False).stdout if compiler else ""
    return "__GNUC__" in told and "__clang__" not in told


def add_options(extensions: list[Any], *options: str) -> None:
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *options]


def build_twice(extensions: list[Any], folder: str, package: Path) -> Path:
    """Build with counters, run practice.py, build again with the counts; return the folder of binaries."""
    [group] = [extension for extension in extensions if extension.name.endswith("group__mypyc")]
    usual = group.extra_compile_args
    group.extra_compile_args, group.extra_link_args = [*usual, *COUNT], [*COUNT]
    shutil.copytree(build(extensions, folder) / package.name, SPEED.native_folder(package))
    practice = Path(__file__).with_name("practice.py")
    path = os.pathsep.join(filter(None, [str(package.parent), os.environ.get("PYTHONPATH")]))  # pip builds by it
    subprocess.run([sys.executable, practice], env={**os.environ, "PYTHONPATH": path}, check=True)
    group.extra_compile_args, group.extra_link_args = [*usual, *USE_COUNTS], []
    return build(extensions, folder)


def compile_rules(package: Path) -> None:
    """Compile a copy of the source, which nobody edits meanwhile, and put the result in place in one go."""
    native = package.resolve() / "_native"
    native.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, TemporaryDirectory(dir=native, prefix=".") as near:
        copy = Path(folder, "src", package.name)
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("_native", "__pycache__"))
        with contextlib.chdir(folder):
            sources = [path for path in SPEED.compiled_sources(copy) if path.name != "__init__.py"]
            extensions = mypycify(
                [*MYPY_OPTIONS, *(str(path.relative_to(folder)) for path in sources)],
                opt_level="3",
                debug_level="0",
                target_dir="c",
                group_name=f"{package.name}.rules.group",
            )
            if sys.platform != "win32":
                add_options(extensions, *C_OPTIONS)
            practises = package.name == PACKAGE.name and is_gcc()
            built = build_twice(extensions, folder, copy) if practises else build(extensions, folder)
        shutil.copytree(built / package.name, Path(near, "new"))
        target = native / SPEED.native_folder(copy).name
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
