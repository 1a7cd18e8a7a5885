"""What goes wrong on the command line, told in one line."""

import sys

from lastcard.locale import refusal_with_rule, say
from lastcard.rules.model.errors import LastcardError


class Misuse(Exception):
    """A command line that is well formed but asks for something that does not exist."""


def message_of(error: Exception, lang: str) -> str:
    """What went wrong, in one sentence for people."""
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
