"""The ceiling of the benchmarks: classic UNO in C, ceiling.c, built as the compiled rules are.

The compiler and its options are those of tools/compile.py: with gcc, it is compiled twice too, the second time by what
was counted while it played.

python ceiling.py --check    plays with every card counted after each decision, and again as it is measured; prints
                             how many decisions were taken and the digest, or fails
"""

import contextlib
import subprocess
import sys
from collections.abc import Callable
from ctypes import CDLL, byref, c_uint64
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from mypyc.build import get_cflags
from setuptools import Extension
from slices import Work, serve

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tools"))

from compile import C_OPTIONS, COUNT, USE_COUNTS, build, is_gcc  # noqa: E402 - tools/ is put on the path first

ROUNDS = 100
CHECKED_ROUNDS = 2000
PRACTICE_ROUNDS = 20_000

PlayRounds = Callable[[int, int], tuple[int, int]]
"""Takes a seed and how many rounds to play; gives the decisions taken and the digest."""


def compile_library(folder: str, *options: str, link: tuple[str, ...] = ()) -> Path:
    """Compile and link ceiling.c with the options of the compiled rules and some more; gives the shared library."""
    compile_options = get_cflags(opt_level="3", debug_level="0")
    if sys.platform != "win32":
        compile_options += C_OPTIONS
    extension = Extension(
        "ceiling",
        [str(HERE / "ceiling.c")],
        extra_compile_args=[*compile_options, *options],
        extra_link_args=[*link],
    )
    [library] = build([extension], folder).glob("ceiling*")
    return library


def compile_for_speed(folder: str) -> Path:
    """The library that is measured."""
    if not is_gcc():
        return compile_library(folder)
    practise(compile_library(folder, *COUNT, link=COUNT))
    return compile_library(folder, *USE_COUNTS)


def compile_with_checks(folder: str) -> Path:
    """A library that stops the process when a card is lost, doubled or held wrongly."""
    return compile_library(folder, "-DCHECK")


def practise(library: Path) -> None:
    """Play in a process of its own: what was counted is written when it ends."""
    subprocess.run([sys.executable, __file__, "--practise", str(library)], check=True)


def load(library: Path) -> PlayRounds:
    """The function of the library, which can then be deleted."""
    function = CDLL(str(library)).play_rounds
    function.restype = c_uint64

    def play_rounds(seed: int, rounds: int) -> tuple[int, int]:
        digest = c_uint64()
        decisions = function(c_uint64(seed), c_uint64(rounds), byref(digest))
        return decisions, digest.value

    return play_rounds


def classic() -> Work:
    with TemporaryDirectory() as folder, contextlib.chdir(folder):
        play_rounds = load(compile_for_speed(folder))
    seeds = count()
    return lambda: play_rounds(next(seeds), ROUNDS)[0]


def check() -> None:
    """Play the same rounds with and without the checks of ceiling.c, and print what came of them."""
    results: list[tuple[int, int]] = []
    for compiled in (compile_with_checks, compile_for_speed):
        with TemporaryDirectory() as folder, contextlib.chdir(folder):
            results.append(load(compiled(folder))(1, CHECKED_ROUNDS))
    checked, measured = results
    if checked != measured:
        raise SystemExit(f"decisions and digest are {checked} with checks, {measured} without")
    print(*measured)


def main(*arguments: str) -> None:
    match arguments:
        case ["--check"]:
            check()
        case ["--practise", library]:
            load(Path(library))(0, PRACTICE_ROUNDS)
        case _:
            serve({"classic": classic})


if __name__ == "__main__":
    main(*sys.argv[1:])
