"""The game as people and programs use it: a round by its notation. The public face of the engine."""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine import decisions
from lastcard.rules.engine.calls import call_uno
from lastcard.rules.engine.legal import MOST_ACTIONS, action_list, list_actions
from lastcard.rules.engine.scores import places, round_points
from lastcard.rules.model.actions import DECISIONS, OVER, WHOLE, Action, Decision
from lastcard.rules.model.bits import seats_in, zeros
from lastcard.rules.model.book import open_book
from lastcard.rules.model.cards import Card
from lastcard.rules.model.edition import Edition, find_edition
from lastcard.rules.model.errors import BadPosition, Explanation, IllegalAction, Reason, explain_reason
from lastcard.rules.model.events import Event
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import NOBODY, State
from lastcard.rules.text.action_text import CATCH, JUMP, UNO, list_interrupts, number_text, read_action
from lastcard.rules.text.position import read_position, write_position
from lastcard.rules.text.setup import SIDES, Seed, deal_round, set_up
from lastcard.rules.text.views import Open, View, hand_faces, make_view, pending_draw

NO_BUFFER: Final[vec[i64]] = zeros(0)
NO_IDS: Final = [0] * MOST_ACTIONS
"""A slice of it is a new list to write numbers into."""


@final
class Game:
    """One round. At every moment one seat owes one decision; `apply` takes it."""

    __slots__ = ("_buffer", "_state", "opening")

    def __init__(self, state: State, opening: list[Event]) -> None:
        self._state = state
        self._buffer: vec[i64] = NO_BUFFER
        """Where legal actions are listed, once somebody asks for them."""
        self.opening = opening
        """What happened at the deal, as events."""

    @classmethod
    def deal(
        cls,
        edition: str | Edition,
        players: int = 4,
        seed: Seed = 0,
        dealer: int = 0,
        options: dict[str, object] | None = None,
        deck: str | Sequence[str] | None = None,
    ) -> "Game":
        """Deal a round. `deck` is a whole deck in the order in which its cards are dealt."""
        book = open_book(find_edition(edition), options or {})
        written = deck.split() if isinstance(deck, str) else None if deck is None else [str(card) for card in deck]
        state = deal_round(book, players, seed, dealer, written, True)
        game = cls(state, state.notes)
        game._quiet()
        return game

    @classmethod
    def setup(
        cls,
        edition: str | Edition,
        hands: Sequence[str],
        discard: str,
        pile: str = "",
        turn: int = 0,
        direction: int = 1,
        color: str | None = None,
        side: str = "light",
        options: dict[str, object] | None = None,
        seed: Seed = 0,
    ) -> "Game":
        """Return a round under way, at the turn of a player, with these cards."""
        book = open_book(find_edition(edition), options or {})
        if isinstance(hands, str) or not all(isinstance(hand, str) for hand in hands):
            raise BadPosition("position-hands")
        return cls(set_up(book, list(hands), discard, pile, turn, direction, color, side, seed), [])

    @classmethod
    def from_position(cls, text: object) -> "Game":
        return cls(read_position(text), [])

    def position(self) -> str:
        """Return the whole state as one line, secrets included."""
        return write_position(self._state)

    def copy(self) -> "Game":
        return Game(self._state.copy(), self.opening)

    @property
    def decision(self) -> Decision | None:
        state = self._state
        return None if state.decision == OVER else Decision(int(state.seat), DECISIONS[state.decision])

    def legal_actions(self) -> list[Action]:
        state = self._state
        return [number_text(state, number) for number in self.legal_ids()]

    def legal_ids(self) -> list[int]:
        """Return the legal actions by their numbers, which is faster."""
        buffer = self._buffer
        if not len(buffer):
            buffer = self._action_buffer()
        count: i64 = list_actions(self._state, buffer)
        ids = NO_IDS[:count]
        for place in range(count):
            ids[place] = buffer[place]
        return ids

    def _action_buffer(self) -> vec[i64]:
        if not len(self._buffer):
            self._buffer = action_list()
        return self._buffer

    def step(self, action: int) -> None:
        """Take a legal action by its number, without events. Raises IllegalAction."""
        if not decisions.try_step(self._state, action, self._action_buffer()):
            raise self._refuse_number(action)

    def _refuse_number(self, action: int) -> IllegalAction:
        state = self._state
        known = action in state.book.texts or (state.book.peek and action >= WHOLE)
        text = str(number_text(state, action)) if known else str(action)
        meant = read_action(state, text, None, self._action_buffer())
        if isinstance(meant, Reason):
            return IllegalAction(meant)
        return IllegalAction(Reason("", "reason-unknown-action", {"action": text}))

    def apply(self, action: str, seat: int | None = None) -> list[Event]:
        """Take an action and return what happened; with `seat` also out of turn. IllegalAction changes nothing."""
        state = self._state
        meant = read_action(state, str(action), seat, self._action_buffer())
        if isinstance(meant, Reason):
            raise IllegalAction(meant)
        state.noting = True
        state.notes = []
        state.batch = []
        if meant.how == UNO:
            call_uno(state, meant.seat)
        elif meant.how == CATCH:
            decisions.catch(state, meant.what, meant.seat)
        elif meant.how == JUMP:
            decisions.jump(state, meant.seat, meant.what, meant.uno)
        else:
            decisions.step(state, meant.what, meant.uno)
        events = state.notes
        self._quiet()
        return events

    def _quiet(self) -> None:
        self._state.noting = False
        self._state.notes = []
        self._state.batch = []

    def refusal(self, action: str, seat: int | None = None) -> Reason | None:
        """Return why an action is refused, None if it is legal. Nothing is put into words and nothing is changed."""
        meant = read_action(self._state, str(action), seat, self._action_buffer())
        return meant if isinstance(meant, Reason) else None

    def explain(self, action: str, seat: int | None = None, lang: str = "en") -> Explanation | None:
        """Return why an action is refused, in words with the rule's id; None if it is legal."""
        reason = self.refusal(action, seat)
        return None if reason is None else explain_reason(reason, lang)

    def interrupts(self, seat: int) -> list[Action]:
        """Return the actions out of turn that are open to a seat now: uno, catch, jump."""
        return list_interrupts(self._state, self._check_seat(seat))

    def view(self, seat: int | None) -> View:
        """Return all that this seat may know, and nothing else; None is a spectator."""
        return self._view(Open(self._state), seat)

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """Return the views of several seats; they share the lists of what lies open to all."""
        open_ = Open(self._state)
        return [self._view(open_, seat) for seat in seats]

    def _view(self, open_: Open, seat: int | None) -> View:
        if seat is None:
            return make_view(open_, None, [], [])
        owes = self._check_seat(seat) == self._state.seat
        return make_view(open_, seat, self.legal_actions() if owes else [], self.interrupts(seat))

    def _check_seat(self, seat: int) -> int:
        if not isinstance(seat, int) or not 0 <= seat < int(self._state.players):
            raise IllegalAction(Reason("GEN-01", "reason-no-seat", {"seat": str(seat)}))
        return seat

    def hand(self, seat: int) -> list[Card]:
        """Return the cards of a hand on the face in play; a player who is out has none."""
        return hand_faces(self._state, self._check_seat(seat))

    @property
    def edition(self) -> str:
        return self._state.book.edition.id

    @property
    def options(self) -> dict[str, object]:
        """Every option in force."""
        return dict(self._state.book.options.values)

    @property
    def top(self) -> Card:
        return self._state.book.cards[self._state.top]

    @property
    def color(self) -> str | None:
        state = self._state
        return None if state.color == COLORLESS else state.book.colors_of(int(state.side))[state.color]

    @property
    def direction(self) -> int:
        return int(self._state.direction)

    @property
    def side(self) -> str:
        return SIDES[self._state.side]

    @property
    def pending_draw(self) -> int:
        """The cards that whoever must answer would draw: 3 for a dance, 0 for Wild Draw Color."""
        return pending_draw(self._state)

    @property
    def pile_count(self) -> int:
        return int(self._state.pile_count)

    @property
    def out(self) -> list[int]:
        """Seats out by Mercy."""
        return seats_in(self._state.out)

    @property
    def places(self) -> list[int]:
        """Seats in the order of finishing."""
        return places(self._state)

    @property
    def winner(self) -> int | None:
        return None if self._state.winner == NOBODY else int(self._state.winner)

    @property
    def is_over(self) -> bool:
        return self._state.decision == OVER

    @property
    def dealer(self) -> int:
        return int(self._state.dealer)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self._state.players)

    def points(self) -> list[int]:
        """Return the points that the round gives each seat, by the table's scoring."""
        return round_points(self._state)

    def __repr__(self) -> str:
        owed = "over" if self.decision is None else str(self.decision)
        return f"<Game {self.edition}: {owed}, top {self.top}>"
