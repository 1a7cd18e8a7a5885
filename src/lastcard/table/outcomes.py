"""The outcomes of requests that a table accepted. Refused requests raise `Refusal` instead."""

from dataclasses import dataclass

from lastcard.editions.custom import Document
from lastcard.rules.text.views import View
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


@dataclass(frozen=True)
class Advising:
    """The coach may be asked about this view, the seat's own; `move` is the number of moves so far."""

    view: View
    move: int
    document: Document | None
    """The description of the edition if it is a custom one."""


@dataclass(frozen=True)
class Lent:
    """A seat was lent to whoever shows this token, until a time of day."""

    token: str
    until: float


Outcome = Done | Held | Explained | Advising | Lent
