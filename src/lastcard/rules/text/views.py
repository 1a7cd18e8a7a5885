"""Views: all that one seat may know, built up from nothing, field by field."""

import json
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from lastcard.rules.engine.draw_history import lacks_of
from lastcard.rules.engine.scores import places, round_points
from lastcard.rules.model.actions import ANSWER, DECISIONS, DRAWN, OVER, VOTE, Action, Decision
from lastcard.rules.model.bits import BIT, seats_in
from lastcard.rules.model.cards import Card
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.history import PastAction
from lastcard.rules.model.options import Value
from lastcard.rules.model.state import NOBODY, State, back_of, card_in, cards_in_hand, kind_of
from lastcard.rules.text.card_text import card_text
from lastcard.rules.text.past_text import past_actions
from lastcard.rules.text.setup import SIDES

UNSEEN: Final = Card("?")


class View(NamedTuple):
    """What a seat knows. Beside each field is the reason why the seat may know it.

    `seat` is None for a spectator, who knows what lies open on the table.
    """

    edition: str
    options: dict[str, Value]
    players: int
    seat: int | None
    dealer: int
    decision: Decision | None
    """Everybody knows who owes which decision, but `drawn` only its own player: the others see `turn`."""
    actions: list[Action]
    """Own legal actions, while the decision is one's own."""
    interrupts: list[Action]
    """Own actions out of turn."""
    hand: list[Card]
    """Own cards."""
    whole: list[Card]
    """Own cards with both faces, with `peek`."""
    drawn: Card | None
    """The card one has just drawn and may play."""
    top: Card
    color: str | None
    direction: int
    side: str
    pending: int
    """Cards stacked up: on the table."""
    after_flip: bool
    """Flip: the last turn taken was the playing of a Flip (TF-04): all saw."""
    counts: list[int]
    """Cards in each hand can be counted."""
    pile: int
    next_other: Card | None
    """Flip: the draw pile lies other face up (TF-01)."""
    others: list[list[Card]]
    """Flip: other faces of the opponents' cards, sorted (TF-01)."""
    known: list[list[Card]]
    """Cards that one has seen in each hand: shown, given away, or before a Flip."""
    lacks: list[dict[str, int]]
    """Colours on which each player has drawn instead of playing, and how many cards the hand got since: all saw."""
    discard: list[Card]
    """From the oldest to the top, as far as one has seen them; `?` otherwise."""
    history: list[PastAction]
    """What has happened so far, from the oldest on, the last 256 entries: all saw or heard each of them."""
    exposed: list[int]
    """Who has one card and has not called: everybody can hear."""
    out: list[int]
    finished: list[int]
    votes: list[int]
    """Yeses and noes so far, during a vote."""
    target: int | None
    """The dancer during a vote; the other player of a duel."""
    winner: int | None
    places: list[int]
    points: list[int]

    def to_json(self) -> dict[str, object]:
        """Return the documented JSON form."""
        form: dict[str, object] = {name: getattr(self, name) for name in FIELDS}
        if self.decision is not None:
            form["decision"] = {"seat": self.decision.seat, "kind": self.decision.kind}
        return form

    def __str__(self) -> str:
        return json.dumps(self.to_json(), separators=(",", ":"))


FIELDS: Final[tuple[str, ...]] = View._fields


def decision_seen(state: State, seat: int | None) -> Decision | None:
    if state.decision == OVER:
        return None
    kind = DECISIONS[state.decision]
    if state.decision == DRAWN and seat != state.seat:
        kind = "turn"
    return Decision(int(state.seat), kind)


def pending_draw(state: State) -> int:
    return int(state.pending) if state.decision in (ANSWER, VOTE) else 0


def sees(state: State, seat: int | None, side: i64, card: i64) -> bool:
    """Return whether a seat or, as None, a spectator has seen this face."""
    viewer = state.players if seat is None else seat
    return state.knows[side * state.book.size + card] & BIT[viewer] != 0


def hand_faces(state: State, seat: i64) -> list[Card]:
    """Return all cards of a hand on the side in play."""
    book = state.book
    cards: list[Card] = []
    at: i64 = seat * book.words
    for word in range(book.words):
        held: i64 = state.hands[at]
        at += 1
        while held:
            cards.append(book.cards[kind_of(state, card_in(state, word, held))])
            held &= held - 1
    return cards


def known_faces(state: State, seat: int | None, holder: i64) -> list[Card]:
    """Return the cards of a hand that somebody else has seen."""
    if not state.opened & BIT[holder]:
        return []
    cards = [card for card in cards_in_hand(state, holder) if sees(state, seat, state.side, card)]
    return [state.book.cards[kind_of(state, card)] for card in cards]


def back_faces(state: State, seat: int | None, holder: i64) -> list[Card]:
    """Return the sorted other faces of a hand, for opponents and, with `peek`, its owner, not for watchers (TF-01)."""
    if state.book.sides == 1 or seat is None or (seat == holder and not state.book.peek):
        return []
    return sorted(state.book.cards[back_of(state, card)] for card in cards_in_hand(state, holder))


def discard_seen(state: State, seat: int | None) -> list[Card]:
    """Return the discard pile as far as somebody has seen it; with one side, everybody has seen all of it."""
    book = state.book
    seen: list[Card] = []
    for place in range(state.discard_count):
        card: i64 = state.discard[place]
        if book.sides == 1 or sees(state, seat, state.side, card):
            seen.append(book.cards[kind_of(state, card)])
        else:
            seen.append(UNSEEN)
    return seen


@final
class Open:
    """What lies open on the table; the views of one moment share it."""

    def __init__(self, state: State) -> None:
        book = state.book
        seats = range(int(state.players))
        self.state: Final = state
        self.options: Final[dict[str, Value]] = dict(book.options.values)
        self.counts: Final = [int(state.sizes[each]) for each in seats]
        self.lacks: Final = [lacks_of(state, each) for each in seats]
        self.discard: Final[list[Card]] = discard_seen(state, None) if book.sides == 1 else []
        """With two sides, not everybody has seen the same of it."""
        self.nothing_known: Final[list[list[Card]]] = [] if state.opened else [[] for _ in seats]
        """What is known of all hands while nobody has seen any card of another's."""
        self.history: Final = past_actions(state)
        self.exposed: Final = seats_in(state.exposed)
        self.out: Final = seats_in(state.out)
        self.finished: Final[list[int]] = places(state) if book.play_on else []
        self.votes: Final = [int(state.ayes), int(state.noes)] if state.decision == VOTE else []
        self.places: Final[list[int]] = places(state) if state.decision == OVER else []
        self.points: Final[list[int]] = round_points(state) if state.decision == OVER else []


def make_view(open_: Open, seat: int | None, actions: list[Action], interrupts: list[Action]) -> View:
    """Return what lies open together with what a seat knows beside it."""
    state = open_.state
    book = state.book
    seats = range(int(state.players))
    owes = seat is not None and state.decision != OVER and seat == state.seat
    two_sided = book.sides == 2
    playing = seat is not None
    dueling = state.decision == DECISIONS.index("shed") or state.decision == VOTE
    return View(
        edition=book.edition.id,
        options=open_.options,
        players=int(state.players),
        seat=seat,
        dealer=int(state.dealer),
        decision=decision_seen(state, seat),
        actions=actions if owes else [],
        interrupts=interrupts,
        hand=hand_faces(state, seat) if seat is not None else [],
        whole=[Card(card_text(state, card)) for card in cards_in_hand(state, seat)]
        if seat is not None and two_sided and book.peek
        else [],
        drawn=book.cards[kind_of(state, state.drawn)] if owes and state.decision == DRAWN else None,
        top=book.cards[state.top],
        color=None if state.color == COLORLESS else book.colors_of(int(state.side))[state.color],
        direction=int(state.direction),
        side=SIDES[state.side],
        pending=pending_draw(state),
        after_flip=state.after_flip,
        counts=open_.counts,
        pile=int(state.pile_count),
        next_other=book.cards[back_of(state, state.pile[state.pile_count - 1])]
        if two_sided and playing and state.pile_count
        else None,
        others=[back_faces(state, seat, each) for each in seats] if two_sided else [],
        known=[known_faces(state, seat, each) if each != seat else [] for each in seats]
        if state.opened
        else open_.nothing_known,
        lacks=open_.lacks,
        discard=discard_seen(state, seat) if two_sided else open_.discard,
        history=open_.history,
        exposed=open_.exposed,
        out=open_.out,
        finished=open_.finished,
        votes=open_.votes,
        target=int(state.target) if dueling else None,
        winner=None if state.winner == NOBODY else int(state.winner),
        places=open_.places,
        points=open_.points,
    )
