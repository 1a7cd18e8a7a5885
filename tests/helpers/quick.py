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
import test_bounds
import test_effects
import test_golden
import test_history
import test_match
import test_playout
import test_position_fields
import test_positions
import test_scenarios
import test_shuffle

MODULES = (test_effects, test_scenarios, test_positions, test_api, test_bounds, test_history)
MEMORY = 2 << 30
SECONDS = 8
"""For a single test; none takes a quarter of that."""
OWN = {
    test_match: ("match.py",),
    test_playout: ("engine/playout.py", "model/bits.py"),
    test_position_fields: (
        "engine/draw_history.py",
        "text/fields.py",
        "text/position.py",
        "text/position_check.py",
        "text/setup.py",
    ),
    test_shuffle: ("engine/shuffle.py",),
}
"""Tests that only the changes of some files call for."""


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


def every_call() -> Iterator[tuple[Callable[[], None], tuple[str, ...]]]:
    """Each test once, with the only files whose changes call for it, or none."""
    yield from ((call, ()) for call in all_calls(""))
    for module, files in OWN.items():
        yield from ((call, files) for call in calls(module))


def all_calls(file: str) -> Iterator[Callable[[], None]]:
    own = [module for module, files in OWN.items() if file in files]
    for name in test_golden.NAMES:
        yield partial(test_golden.test_playthrough, name)
    for module in (*own, *MODULES):
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
