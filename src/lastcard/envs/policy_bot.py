"""A policy as a bot: whatever was trained in an environment can play wherever a bot can.

`PolicyBot(policy)` turns a view into the observation and the mask that the environment would give, asks the policy, and
turns the number of its action into text.
"""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from lastcard.bots.observation_rows import ObservationRows
from lastcard.bots.view_cards import may_leave_one
from lastcard.envs.opponents import Policy
from lastcard.envs.spec import Mask, Row, Spec
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.history import PastAction
from lastcard.rules.text.views import View
from lastcard.simulation.past_rows import EVENT_VERBS, LACKED, MOST

CARDS = ("play", "jump", "lay", "shed", "discard")
SEATS = ("catch", "swap", "target")
COUNTS = ("draw", "take")
QUESTIONS = {"uno": "call", "catch": "catch", "jump": "jump"}
"""What an environment asks about each action out of turn."""


class ViewRows:
    """Makes observations from views, for one kind of table."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self._plain = ObservationRows(spec.book, spec.players)
        self._places = {text: place for place, text in enumerate(spec.actions)}
        self._kinds = [{card: kind for kind, card in enumerate(spec.cards)}] * 2
        if spec.book.sides == 2:
            first = int(spec.book.light_kinds)
            self._kinds = [
                {card: kind for kind, card in enumerate(spec.cards) if (kind >= first) == bool(side)} for side in (0, 1)
            ]

    def row(self, view: View, asked: tuple[str, int] | None = None, subject: int | None = None) -> Row:
        """Return the observation; out of turn, `asked` is the question and `subject` the seat that it is about."""
        row: Row = np.zeros(self.spec.row_size, np.uint8)
        plain = np.frombuffer(bytes(self._plain.row(view, asked, subject)), np.uint8)
        row[: len(plain)] = plain
        if self.spec.history:
            self._put_past(row, view)
        return row

    def mask(self, texts: Iterable[str]) -> Mask:
        """Return a mask of these actions of the space."""
        mask: Mask = np.zeros(len(self._places), np.int8)
        for text in texts:
            mask[self._places[text]] = 1
        return mask

    def _put_past(self, row: Row, view: View) -> None:
        first, fields = view.seat or 0, self.spec.fields
        lacks = [view.lacks[(first + step) % view.players] for step in range(view.players)]
        letters = self.spec.book.colors_of(int(view.side == "dark"))
        told = [min(MOST, 1 + lack[letter]) if letter in lack else 0 for lack in lacks for letter in letters]
        row[fields["lacks"].start : fields["lacks"].start + LACKED * view.players] = told
        events = [self._event(event, first, view.players) for event in reversed(view.history[-self.spec.history :])]
        row[fields["history"]][: 8 * len(events)] = [byte for event in events for byte in event]

    def _event(self, event: PastAction, first: int, players: int) -> list[int]:
        """Return the bytes of an event."""
        verb, _, what = event.action.partition(" ")
        side, number = int(event.top not in self._kinds[0]), 0
        letters = self.spec.book.colors_of(side)
        kinds = self._kinds[side]
        if verb in COUNTS:
            number = min(MOST, int(what))
        elif verb in SEATS:
            number = 1 + (int(what) - first) % players
        elif verb == "color":
            number = 1 + letters.index(what)
        return [
            1 + EVENT_VERBS.index(verb),
            1 + (event.seat - first) % players,
            1 + kinds[what] if verb in CARDS else 0,
            number,
            1 + kinds[event.top],
            0 if event.color is None else 1 + letters.index(event.color),
            min(MOST, event.pending),
            side,
        ]


@lru_cache(maxsize=16)
def rows_for(edition: str, players: int, options: tuple[tuple[str, object], ...], history: int) -> ViewRows:
    """Return the maker of observations for a table; tables of the same kind share it."""
    return ViewRows(Spec(find_edition(edition), players, thawed(options), history=history))


def frozen(options: dict[str, object]) -> tuple[tuple[str, object], ...]:
    """Return options in a form that can be hashed."""
    return tuple((name, frozen(value) if isinstance(value, dict) else value) for name, value in sorted(options.items()))


def thawed(options: tuple[tuple[str, object], ...]) -> dict[str, object]:
    return {name: thawed(value) if isinstance(value, tuple) else value for name, value in options}


class PolicyBot:
    """A bot that plays by a policy: a function of observation and mask that returns the number of a legal action.

    `history` is what the policy was trained with. The bot plays every edition, with any options and number of players;
    a policy that knows only one kind of table should be seated only there.
    """

    name = "policy"

    def __init__(self, policy: Policy, history: int = 0) -> None:
        self.policy = policy
        self.history = history

    def choose(self, view: View) -> str:
        """Return the policy's action, with a call if it may leave one card."""
        rows = self._rows(view)
        said = {space_action(action, view): action for action in reversed(view.actions)}
        action = said[self._ask(rows, rows.row(view), said)]
        return f"{action} uno" if may_leave_one(view, action) else action

    def interrupt(self, view: View) -> str | None:
        """Ask the policy about each action out of turn, as the environment does; return the first that it takes."""
        rows = self._rows(view)
        for action in view.interrupts:
            verb, _, what = action.partition(" ")
            if action.endswith(" uno"):
                continue
            assert view.seat is not None
            subject = int(what) if verb == "catch" else view.seat if verb == "uno" else None
            row = rows.row(view, (QUESTIONS[verb], view.seat), subject)
            if self._ask(rows, row, (verb, "pass")) == verb:
                return action
        return None

    def _ask(self, rows: ViewRows, row: Row, texts: Iterable[str]) -> str:
        number = int(self.policy(row, rows.mask(texts)))
        return rows.spec.space.texts[number]

    def _rows(self, view: View) -> ViewRows:
        return rows_for(view.edition, view.players, frozen(dict(view.options)), self.history)


def space_action(action: str, view: View) -> str:
    """Return an action of a view as the action space writes it."""
    verb, _, what = action.partition(" ")
    if verb == "target":
        assert view.seat is not None
        return f"target +{(int(what) - view.seat) % view.players}"
    if "/" in what:
        light, _, dark = what.partition("/")
        what = dark if view.side == "dark" else light
    return f"{verb} {what}" if what else verb
