"""The quick tests of the engine without pytest's machinery, what finds most first, for tools/mutate.py.

python quick.py FILE: the file that was changed, by its path in `rules/`.
"""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product
from types import ModuleType
from typing import Any

import test_api
import test_golden
import test_match
import test_playout
import test_positions
import test_scenarios
import test_shuffle

MODULES = (test_scenarios, test_positions, test_api)
MEMORY = 2 << 30
SECONDS = 8
"""For a single test; none takes a quarter of that."""
OWN = {
    "model/bits.py": (test_playout,),
    "engine/shuffle.py": (test_shuffle,),
    "match.py": (test_match,),
    "engine/playout.py": (test_playout,),
}
"""Tests that only the changes of one file call for."""


def calls(module: ModuleType) -> Iterator[Callable[[], None]]:
    """Every test of a module with each of its parameters; those that need more than that are left out."""
    for name, test in vars(module).items():
        if name.startswith("test_"):
            marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
            for choice in product(*(parameters(*mark.args) for mark in marks)):
                given = {name: value for part in choice for name, value in part.items()}
                if len(given) == test.__code__.co_argcount:
                    yield partial(test, **given)


def parameters(names: str | tuple[str, ...], values: Iterable[Any]) -> list[dict[str, Any]]:
    if isinstance(names, str):
        return [{names: value} for value in values]
    return [dict(zip(names, value, strict=True)) for value in values]


def every_call() -> Iterator[tuple[Callable[[], None], str]]:
    """Each test once, with the only file whose changes call for it, or none."""
    yield from ((call, "") for call in all_calls(""))
    for file, modules in OWN.items():
        yield from ((call, file) for module in modules for call in calls(module))


def all_calls(file: str) -> Iterator[Callable[[], None]]:
    for name in test_golden.NAMES:
        yield partial(test_golden.test_playthrough, name)
    for module in (*OWN.get(file, ()), *MODULES):
        yield from calls(module)
    for position in test_golden.POSITIONS:
        yield partial(test_golden.test_perft, *position)


def main(file: str) -> None:
    """Ends with an error at the first test that fails or takes much too long."""
    limit_memory()
    for call in all_calls(file):
        limit_time()
        call()


def limit_memory() -> None:
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def limit_time() -> None:
    """Of the processor. Where there is no such limit, whoever waits must give up."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)


if __name__ == "__main__":
    main(sys.argv[1])
