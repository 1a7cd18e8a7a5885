"""What a bot is: it is given a view, and says what its seat does."""

from typing import Protocol

from lastcard.rules.text.views import View


class Bot(Protocol):
    """A player without memory: the same view always gets the same answer, so that a table can be set up again."""

    name: str

    def choose(self, view: View) -> str:
        """The action for the decision that this seat owes, with the call in it: `play r7 uno`."""
        ...

    def interrupt(self, view: View) -> str | None:
        """What this seat does out of turn now: `uno`, `catch 2`, `jump r7`, or nothing."""
        ...
