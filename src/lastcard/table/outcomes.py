"""What came of a request that a table accepted. Refused requests raise `Refusal` instead."""

from dataclasses import dataclass

from lastcard.table.refusals import Refusal


@dataclass(frozen=True)
class Done:
    """The request was carried out."""


@dataclass(frozen=True)
class Held:
    """The action is legal and waits until a race to call or catch is decided."""


@dataclass(frozen=True)
class Explained:
    """The answer to an `Explain` request: why the action would be refused now, or None if it is legal."""

    action: str
    refusal: Refusal | None


Outcome = Done | Held | Explained
