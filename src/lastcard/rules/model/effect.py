"""What a face of a card does: facts that everybody reads, and functions that the engine calls.

`rules/effects/` has a file for each effect. This is what they share: an effect that does nothing.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from lastcard.rules.model.cards import Card
    from lastcard.rules.model.errors import Reason
    from lastcard.rules.model.state import State

FACE_VALUE: Final = -1
"""Points of a card that counts its number."""
ALL_OF_ITS_COLOR: Final = -1
"""Every other card of its colour is taken along."""

# Whom a card makes draw, for those who weigh what it is worth.
HITS_NOBODY: Final = 0
HITS_NEXT: Final = 1
HITS_PICKED: Final = 2
HITS_COLOR: Final = 3

UNTIL_COLOR: Final = -1
"""Cards that are drawn until a named colour comes."""

# How a duel is decided: the higher highest number wins, or the lower lowest number loses.
NO_DUEL: Final = 0
HIGHEST_WINS: Final = 1
LOWEST_LOSES: Final = 2

# What a named colour leads to.
THEN_TURN: Final = 0
THEN_NEXT: Final = 1
THEN_EFFECT: Final = 2
THEN_LAST: Final = 3
THEN_PENALTY: Final = 4
THEN_WORDS: Final = ("turn", "next", "effect", "last", "penalty")


class Effect:
    """Something that cards do. There is one object of each class, shared by all faces that do it."""

    def __init__(
        self,
        name: str,
        symbol: str,
        rule: str,
        rules: tuple[str, ...] = (),
        points: int = 20,
        is_number: bool = False,
        is_draw: bool = False,
        is_bluffable: bool = False,
        opens: bool = True,
        acts_when_uncovered: bool = True,
        asks: tuple[int, ...] = (),
        verbs: tuple[str, ...] = (),
        needs_two_sides: bool = False,
        is_shown_when_drawn: bool = False,
        turns_over: bool = False,
        picks_before_color: bool = False,
        hits: int = HITS_NOBODY,
        cards: int = 0,
        takes_turn: bool = False,
        goes_again: bool = False,
        reverses: bool = False,
        takes_along: int = 0,
        duel: int = NO_DUEL,
        victim_names: bool = False,
        answers: tuple[int, ...] = (),
        decision_rules: dict[int, str] | None = None,
        everyone_option: str = "",
        self_option: str = "",
        sign: str = "",
    ) -> None:
        self.name: Final = name
        """Its name in texts and pictures: `skip-everyone`."""
        self.symbol: Final = symbol
        """The symbol in the notation, without a colour: `S`; wilds begin with `w`. `#` is a digit, `*` an amount."""
        self.is_wild: Final = symbol.startswith("w")
        self.rule: Final = rule
        """The rule that is named when it acts, where the edition does not name another."""
        self.rules: Final = rules
        """Rules that a table has only if it has this card."""
        self.points: Final = points
        self.is_number: Final = is_number
        self.is_draw: Final = is_draw
        """A draw card in the sense of NM-03: it makes somebody draw its amount, and may be stacked."""
        self.is_bluffable: Final = is_bluffable
        """A bluff if its player holds the colour in force, and open to a challenge (GEN-11, GEN-12)."""
        self.opens: Final = opens
        """Turned up as the first card, it stays on top; otherwise it goes to the bottom of the pile (GEN-13)."""
        self.acts_when_uncovered: Final = acts_when_uncovered
        """It may act when a Flip uncovers it (TF-05)."""
        self.asks: Final = asks
        """Decisions that only such a card on top can ask for."""
        self.verbs: Final = verbs
        """Actions that only this card needs."""
        self.needs_two_sides: Final = needs_two_sides
        self.is_shown_when_drawn: Final = is_shown_when_drawn
        """It acts when somebody draws it, by `drawn`."""
        self.turns_over: Final = turns_over
        """It turns everything over, and may be played right after another that did (TF-04)."""
        self.picks_before_color: Final = picks_before_color
        """A player is picked while no colour is in force yet."""
        self.hits: Final = hits
        self.cards: Final = cards
        """How many cards it makes somebody draw where the face has no amount, or UNTIL_COLOR."""
        self.takes_turn: Final = takes_turn
        """The next player loses the turn."""
        self.goes_again: Final = goes_again
        """Its player takes the next turn, too."""
        self.reverses: Final = reverses
        self.takes_along: Final = takes_along
        """How many other cards its player may get rid of with it, at most."""
        self.duel: Final = duel
        self.victim_names: Final = victim_names
        """The colour is named by the next player, not by its own."""
        self.answers: Final = answers
        """Actions that answer it besides those that answer any attack."""
        self.decision_rules: Final[dict[int, str]] = decision_rules or {}
        """The rules behind those of its decisions that have one of their own."""
        self.everyone_option: Final = everyone_option
        """The option that decides whether `everyone` or only its player gets rid of cards with it."""
        self.self_option: Final = self_option
        """The option that decides whether it hits its own player, too."""
        self.sign: Final = sign or symbol.removeprefix("w")
        """What stands for it in a terminal, such as `⊘`; `#` is the number and `*` the amount of a face."""
        self.acts_after_color: Final = self.is_wild and hits in (HITS_NEXT, HITS_PICKED) and not picks_before_color
        """`color_named` is called once its colour is named."""

    def play(self, state: "State") -> None:
        """Act as just played by `state.actor`, who has cards left."""
        raise NotImplementedError

    def play_last(self, state: "State", is_over: bool) -> bool:
        """Act as the last card of `state.actor`; False if it does nothing then. `is_over`: the round ends with it."""
        return False

    def open_round(self, state: "State", first: i64) -> bool:
        """Act as the first card turned up, with `first` to begin; False if it does nothing then."""
        return False

    def uncovered(self, state: "State") -> None:
        """Act as a card that a Flip has uncovered, as if its player had just played it (TF-05)."""
        state.pending = state.book.amount[state.top]
        self.play(state)

    def drawn(self, state: "State", seat: i64, card: i64) -> None:
        """Act as a card that somebody has just drawn."""
        raise NotImplementedError

    def color_named(self, state: "State") -> None:
        """Go on after `state.seat` has named the colour that this card asked for."""
        raise NotImplementedError

    def last_color_named(self, state: "State") -> None:
        """Go on after the colour of a last card has been named."""
        raise NotImplementedError

    def penalty_color_named(self, state: "State", color: i64) -> None:
        """Go on after `state.seat` has named the colour of a penalty."""
        raise NotImplementedError

    def player_picked(self, state: "State", target: i64) -> None:
        """Go on after `state.actor` has picked a player."""
        raise NotImplementedError

    def answered(self, state: "State", action: i64) -> None:
        """Go on after `state.seat` has answered with anything but a card."""
        raise NotImplementedError

    def card_laid(self, state: "State", card: i64) -> None:
        """Go on with a card that `state.seat` lays."""
        raise NotImplementedError

    def card_shed(self, state: "State", card: i64) -> None:
        """Go on with a card that `state.seat` sheds."""
        raise NotImplementedError

    def shedding_stopped(self, state: "State") -> None:
        """Go on after `state.seat` has shed enough."""
        raise NotImplementedError

    def voted(self, state: "State", yes: bool) -> None:
        """Go on with the vote of `state.seat`."""
        raise NotImplementedError

    def voter_left(self, state: "State") -> None:
        """Go on without the vote of `state.seat`, who is out."""
        raise NotImplementedError

    def may_ask(self, state: "State") -> bool:
        """Return whether this card on top can have asked for the decision that is owed, in a written position."""
        return state.decision in self.asks

    def asked_rule(self, state: "State") -> str:
        """Return the rule behind the decision that this card on top has asked for."""
        return self.decision_rules.get(int(state.decision), state.book.faces[state.top].rule)

    def refuse(self, state: "State", verb: str) -> "Reason | None":
        """Return why this verb is refused, where this card on top has a reason of its own."""
        return None

    def refuse_card(self, card: "Card") -> "Reason":
        """Return why this card of the hand cannot be laid or shed now."""
        raise NotImplementedError


EFFECTS: Final[list[Effect]] = []
"""All effects, in the order in which they were registered."""
_BY_SYMBOL: Final[dict[str, Effect]] = {}


def register(effect: Effect) -> None:
    EFFECTS.append(effect)
    _BY_SYMBOL[effect.symbol] = effect


def find_effect(symbol: str) -> Effect | None:
    """Return the effect of a symbol as it is registered, with `#` and `*`."""
    return _BY_SYMBOL.get(symbol)
