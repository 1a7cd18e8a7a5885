"""Quick trials of mutants: every test's lines are known, and a forked child swaps one function and runs those tests.

Nothing is imported anew for a mutant, and only tests that come by the changed line are run. What
cannot be tried that way (a change outside of functions, a line that has already run while importing) says so.
"""

import ast
import inspect
import os
import pickle
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cached_property
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, NamedTuple

from mutants import Mutant, mutate

Line = tuple[str, int | str]
"""A file and a line of it, or the name of a function there."""
SURVIVED = -1
LONG = 0.05
"""Seconds; longer tests are followed from function to function only."""
SMALL = 0.01
"""Seconds: differences below that do not count."""
ENOUGH = 300
"""Tests for a mutant: together they come by every line, and what they do not notice the others hardly ever do."""
LEAST_SECONDS, TIMES_LONGER = 0.5, 10
"""Of the processor: how long a test may take with a mutant, at least, and by what it took without."""


class Tracer:
    """Which lines of functions in a folder have run, or only which functions."""

    def __init__(self, folder: Path, by_line: bool = True) -> None:
        self.folder = str(folder) + os.sep
        self.by_line = by_line
        self.lines: set[Line] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> Any:
        file = frame.f_code.co_filename
        if not file.startswith(self.folder) or frame.f_code.co_name == "<module>":
            return None
        file = file[len(self.folder) :]
        self.lines.add((file, frame.f_lineno if self.by_line else frame.f_code.co_qualname))
        return self if self.by_line else None


class Test(NamedTuple):
    call: Callable[[], None]
    only: tuple[str, ...]
    """The only files whose changes call for it, or none."""
    lines: frozenset[Line]
    seconds: float


def in_child(do: Callable[[], object]) -> Any:
    """What a forked child makes of it; None if it fails."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        code = 1
        try:
            os.close(reading)
            answer = pickle.dumps(do())
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(answer)
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(child, 0)
    return pickle.loads(answer) if status == 0 else None  # noqa: S301 - from our own child


CALLS: list[tuple[Callable[[], None], tuple[str, ...]]] = []
"""The tests, where forked children find them."""


def traced(number: int, folder: Path) -> tuple[frozenset[Line], float] | None:
    """What a test comes by, and how long it takes: in two children, as what a test has opened stays open."""
    call, _ = CALLS[number]

    def time() -> float:
        begun = process_time()
        call()
        return process_time() - begun

    def follow(by_line: bool) -> frozenset[Line]:
        tracer = Tracer(folder, by_line)
        sys.settrace(tracer)
        try:
            call()
        finally:
            sys.settrace(None)
        return frozenset(tracer.lines)

    seconds = in_child(time)
    return None if seconds is None else (in_child(lambda: follow(seconds < LONG)), seconds)


def most_new_first(tests: list[Test]) -> list[Test]:
    """Next comes whichever test brings most lines that none before it came by, for the time that it takes."""
    waiting, ordered = sorted(tests, key=lambda test: test.seconds), list[Test]()
    seen: set[Line] = set()
    while waiting:
        best = max(waiting, key=lambda test: len(test.lines - seen) / (SMALL + test.seconds))
        if best.lines <= seen:
            break
        waiting.remove(best)
        ordered.append(best)
        seen |= best.lines
    return ordered + waiting


class Trials:
    """All quick tests and what they come by; `imported` are lines that ran before any test."""

    def __init__(self, folder: Path, imported: set[Line], workers: int) -> None:
        self.imported = imported
        with ProcessPoolExecutor(workers, mp_context=get_context("fork")) as pool:
            found = list(pool.map(traced, range(len(CALLS)), repeat(folder)))
        if None in found:
            sys.exit("a quick test fails without any mutant")
        tests = [Test(*call, *each) for call, each in zip(CALLS, found, strict=True) if each]
        self.tests = most_new_first(tests)
        self.noticed: dict[tuple[str, str], list[Test]] = {}
        """Tests that have caught a mutant of a function, the last one first: they often catch its others, too."""

    def passing(self, mutant: Mutant, span: range) -> list[Test]:
        """The tests that come by its line; if a part of a longer statement has none of its own, by its function."""
        places = {(mutant.file, mutant.line), (mutant.file, mutant.function)}
        tests = [test for test in self.tests if not test.only or mutant.file in test.only]
        found = [test for test in tests if not places.isdisjoint(test.lines)]
        lines = {(mutant.file, each) for each in span}
        found = found or [test for test in tests if not lines.isdisjoint(test.lines)]
        return found[:ENOUGH]

    def catches(self, mutant: Mutant, source: "Source") -> bool | None:
        """None: cannot be told this way."""
        swap = source.swap(mutant)
        if swap is None:
            return None
        function, code, span = swap
        passing = self.passing(mutant, span)
        first = [test for test in self.noticed.get((mutant.file, mutant.function), []) if test in passing]
        tests = first + [test for test in passing if test not in first]
        caught = noticed_by(function, code, tests)
        if caught == SURVIVED:
            ran_before = (mutant.file, mutant.line) in self.imported
            return None if ran_before else False
        if caught is not None:
            test = tests[caught]
            self.noticed[mutant.file, mutant.function] = [test, *(each for each in first if each is not test)]
        return True


def noticed_by(function: FunctionType, code: CodeType, tests: list[Test]) -> int | None:
    """The place of the test that fails with this code, or SURVIVED; None if one never ends."""

    def run() -> int:
        sys.stderr = open(os.devnull, "w")  # noqa: PTH123, SIM115 - for the rest of the child's life
        function.__code__ = code
        for place, test in enumerate(tests):
            signal.setitimer(signal.ITIMER_VIRTUAL, max(LEAST_SECONDS, TIMES_LONGER * test.seconds))
            try:
                test.call()
            except BaseException:
                return place
        return SURVIVED

    place: int | None = in_child(run)
    return place


class Source:
    """A module of the rules, and its functions by name."""

    def __init__(self, module: ModuleType) -> None:
        assert module.__file__ is not None
        self.module = module
        self.text = Path(module.__file__).read_text(encoding="utf-8")

    @cached_property
    def codes(self) -> dict[str, CodeType]:
        return codes_in(ast.unparse(ast.parse(self.text)))

    def swap(self, mutant: Mutant) -> tuple[FunctionType, CodeType, range] | None:
        """The function to change, what it becomes and its lines; None if the change lies elsewhere."""
        function = self._function(mutant.function)
        try:
            code = codes_in(mutate(self.text, mutant.number)).get(mutant.function)
        except SyntaxError:
            return None
        if function is None or code is None or code == self.codes.get(mutant.function):
            return None
        if code.co_freevars != function.__code__.co_freevars:
            return None
        lines, first = inspect.getsourcelines(function)
        return function, code, range(first, first + len(lines))

    def _function(self, name: str) -> FunctionType | None:
        found: Any = self.module
        for part in name.split("."):
            found = vars(found).get(part)
            if found is None:
                return None
        found = getattr(found, "fget", None) or getattr(found, "__func__", found)
        found = inspect.unwrap(found) if callable(found) else found
        return found if isinstance(found, FunctionType) else None


def codes_in(text: str) -> dict[str, CodeType]:
    """The code of every function of a module, by its name."""
    found: dict[str, CodeType] = {}
    waiting = [compile(text, "mutant", "exec")]
    while waiting:
        for constant in waiting.pop().co_consts:
            if isinstance(constant, CodeType):
                found.setdefault(constant.co_qualname, constant)
                waiting.append(constant)
    return found
