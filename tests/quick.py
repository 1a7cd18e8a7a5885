"""The quick tests of the engine without pytest's machinery, what finds most first, for tools/mutate.py.

python quick.py FILE SECONDS: the file of `rules/` that was changed, and how much processor time there is.
"""

import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import test_api
import test_golden
import test_match
import test_positions
import test_scenarios
import test_shuffle

MODULES = (test_scenarios, test_positions, test_api)
MEMORY = 2 << 30
OWN = {"chacha.py": (test_shuffle,), "match.py": (test_match,)}
"""Tests that only the changes of one file call for."""


def calls(module: ModuleType) -> Iterator[Callable[[], None]]:
    """Every test of a module with each of its parameters; those that need more than that are left out."""
    for name, test in vars(module).items():
        if name.startswith("test_"):
            marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
            if not marks and test.__code__.co_argcount == 0:
                yield test
            elif len(marks) == 1 and test.__code__.co_argcount == len(names(marks[0].args[0])):
                for values in marks[0].args[1]:
                    given = values if isinstance(marks[0].args[0], tuple) else (values,)
                    yield bind(test, given)


def names(written: str | tuple[str, ...]) -> list[str]:
    return written.split(",") if isinstance(written, str) else list(written)


def bind(test: Callable[..., None], given: tuple[Any, ...]) -> Callable[[], None]:
    return lambda: test(*given)


def all_calls(file: str) -> Iterator[Callable[[], None]]:
    for name in test_golden.NAMES:
        yield bind(test_golden.test_playthrough, (name,))
    for module in (*OWN.get(file, ()), *MODULES):
        yield from calls(module)
    for position in test_golden.POSITIONS:
        yield bind(test_golden.test_perft, position)


def main(file: str) -> None:
    """Ends with an error at the first test that fails."""
    for call in all_calls(file):
        call()


def limit(seconds: int) -> None:
    """A mutant may run for ever, or fill the memory; where there are no limits, whoever waits must give up."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    limit(int(sys.argv[2]))
    main(sys.argv[1])
