"""Refusals: every one has a message for people, and the rule that forbids where a rule does.

A message is named by a key and its values; `speak` turns them into words. The package puts its Fluent texts
there (`lastcard.locale`), so that this folder stays free of files and languages.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

Values = dict[str, object]


def plain_words(key: str, values: Values, _lang: str) -> str:
    listed = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"{key} ({listed})" if listed else key


@mypyc_attr(native_class=False)
class Voice:
    """Who turns a message into words."""

    def __init__(self) -> None:
        self.speak: Callable[[str, Values, str], str] = plain_words


VOICE: Final = Voice()


@mypyc_attr(native_class=False)
class LastcardError(ValueError):
    """A refusal with a message for people."""

    def __init__(self, key: str, values: Values | None = None, lang: str = "en") -> None:
        self.key = key
        self.values: Values = values or {}
        super().__init__(VOICE.speak(key, self.values, lang))


@mypyc_attr(native_class=False)
class IllegalAction(LastcardError):
    """The action is against a rule; nothing has changed."""

    def __init__(self, rule: str, key: str, values: Values | None = None, lang: str = "en") -> None:
        super().__init__(key, values, lang)
        self.rule = rule
        self.args = (str(give_reason(rule, key, self.values, lang)),)


@mypyc_attr(native_class=False)
class BadPosition(LastcardError):
    """Such a position cannot be."""


@mypyc_attr(native_class=False)
class BadOptions(LastcardError):
    """The options make no sense, alone or together."""


@mypyc_attr(native_class=False)
class BadEdition(LastcardError):
    """There is no such edition, or its description is wrong."""


@mypyc_attr(native_class=False)
class BadRecord(LastcardError):
    """A saved game that cannot have happened; `line` is where it goes wrong."""

    def __init__(self, line: int, key: str, values: Values | None = None, lang: str = "en") -> None:
        self.line = line
        super().__init__(key, {"line": line, **(values or {})}, lang)


@mypyc_attr(native_class=False)
class Reason(str):
    """Why an action is refused: a text that knows its rule, and the message and values that it was made from."""

    rule: str = ""
    key: str = ""
    values: Values


def give_reason(rule: str, key: str, values: Values, lang: str) -> Reason:
    words = VOICE.speak(key, values, lang)
    reason = Reason(f"{rule}: {words}" if rule else words)
    reason.rule = rule
    reason.key = key
    reason.values = values
    return reason
