"""The game: pure, typed, compiled where it can be. Nothing here knows of files, clocks or languages."""

from lastcard.speed import use_compiled

COMPILED = use_compiled(__path__)
"""Whether the compiled form is in use."""

from lastcard.rules.effects import registry as _registry  # noqa: E402, F401 - makes the effects known
