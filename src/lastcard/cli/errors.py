"""Errors on the command line, each told in one line."""

import sys
from importlib.util import find_spec

from lastcard.locale import refusal_with_rule, say
from lastcard.rules.model.errors import LastcardError


class Misuse(Exception):
    """A command line that is well formed but asks for something that does not exist."""


def require(module: str, extra: str, lang: str) -> None:
    """Check that a package of an extra is installed; Misuse tells how to get it if it is not."""
    if find_spec(module) is None:
        raise Misuse(say("cli-no-extra", {"install": f'pip install "lastcard[{extra}]"'}, lang))


def message_of(error: Exception, lang: str) -> str:
    """Return what went wrong, in one sentence for people."""
    if isinstance(error, LastcardError):
        return refusal_with_rule(error, lang)
    if isinstance(error, Misuse):
        return str(error)
    if isinstance(error, OSError) and error.filename:
        return say("cli-no-file", {"file": str(error.filename), "detail": str(error.strerror)}, lang)
    return say("cli-bug", {"detail": f"{type(error).__name__}: {error}"}, lang)


def complain(message: str) -> None:
    """Print a message on standard error, on one line."""
    print("lastcard:", " ".join(message.split()), file=sys.stderr)
