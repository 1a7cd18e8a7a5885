"""Refusals: each has a message for people and, where a rule forbids something, that rule.

A message is named by a key and its values; `VOICE.speak` turns them into words. The package puts its Fluent texts
there (`lastcard.locale`), so that this folder stays free of files and languages.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

Values = dict[str, object]


def plain_words(key: str, values: Values, _lang: str) -> str:
    listed = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"{key} ({listed})" if listed else key


@mypyc_attr(native_class=False)
class Voice:
    """Turns messages into words."""

    def __init__(self) -> None:
        self.speak: Callable[[str, Values, str], str] = plain_words


VOICE: Final = Voice()


@mypyc_attr(native_class=False)
class LastcardError(ValueError):
    """A refusal: a message and its values. It is put into words where somebody reads it; `str(error)` is English."""

    def __init__(self, key: str, values: Values | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.values: Values = values or {}

    def __str__(self) -> str:
        return VOICE.speak(self.key, self.values, "en")


@mypyc_attr(native_class=False)
class BadPosition(LastcardError):
    """The position is impossible."""


@mypyc_attr(native_class=False)
class BadOptions(LastcardError):
    """The options make no sense, alone or together."""


@mypyc_attr(native_class=False)
class BadEdition(LastcardError):
    """There is no such edition, or its description is wrong."""


@mypyc_attr(native_class=False)
class BadRecord(LastcardError):
    """A saved game that cannot have happened; `line` is where it goes wrong."""

    def __init__(self, line: int, key: str, values: Values | None = None) -> None:
        self.line = line
        super().__init__(key, {"line": line, **(values or {})})


class Reason(NamedTuple):
    """Why an action is refused: the rule or option that forbids it, and a message with its values."""

    rule: str
    key: str
    values: Values

    def words(self, lang: str = "en") -> str:
        """Return the message in a language, without the rule."""
        return VOICE.speak(self.key, self.values, lang)

    def __str__(self) -> str:
        return f"{self.rule}: {self.words()}" if self.rule else self.words()


@mypyc_attr(native_class=False)
class Explanation(str):
    """A reason in words, with the rule in front."""

    reason: Reason

    @property
    def rule(self) -> str:
        return self.reason.rule


def explain_reason(reason: Reason, lang: str) -> Explanation:
    words = reason.words(lang)
    explanation = Explanation(f"{reason.rule}: {words}" if reason.rule else words)
    explanation.reason = reason
    return explanation


@mypyc_attr(native_class=False)
class IllegalAction(LastcardError):
    """The action is against a rule; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, reason.values)
        self.reason = reason
        self.rule = reason.rule

    def __str__(self) -> str:
        return str(self.reason)
