"""What a bot is: it is given views, and answers with actions."""

from typing import Protocol

from lastcard.rules.text.views import View


class Bot(Protocol):
    """A player that is given views.

    It remembers nothing between two calls: the same view always gets the same answer, so that a table can be restored
    at any point.
    """

    name: str
    """What the bot is called, such as `normal`."""

    def choose(self, view: View) -> str:
        """Return the action for the decision that this seat owes, with a call if there is one: `play r7 uno`."""
        ...

    def interrupt(self, view: View) -> str | None:
        """Return what this seat does out of turn now (`uno`, `catch 2`, `jump r7`), or None."""
        ...
