"""Why a table refuses a request."""

from collections.abc import Mapping

from lastcard.rules.model.errors import IllegalAction, LastcardError, Reason


class Refusal(Exception):
    """A request that was refused; nothing has changed.

    It stays data until it is shown to somebody: `code` is for programs, `key` and `values` name the Fluent message
    for people (`server-<code>` unless given), and `rule` is the id of the rule that forbids it, or "".
    """

    def __init__(self, code: str, values: Mapping[str, object] | None = None, *, key: str = "", rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.key = key or f"server-{code}"
        self.values: Mapping[str, object] = values or {}
        self.rule = rule

    @classmethod
    def illegal(cls, reason: Reason) -> "Refusal":
        """Return the refusal of an action that is against a rule."""
        return cls("illegal", reason.values, key=reason.key, rule=reason.rule)

    @classmethod
    def from_error(cls, error: LastcardError) -> "Refusal":
        """Return the refusal that an error of the rules stands for."""
        if isinstance(error, IllegalAction):
            return cls.illegal(error.reason)
        return cls("settings", error.values, key=error.key)
