"""What must be true of a game at any moment, each as a small check."""

import json
from collections import Counter
from random import Random

import pytest

from knowledge import Viewer
from lastcard import Action, Event, Game, IllegalAction

NONSENSE = (
    "", " ", "play", "play ", "play  r1", "play r1 r2", "play r1 uno uno", "play zz", "play r10", "play R1", "PLAY r1",
    "play r1/k1/k2", "play /", "play r1/", "play\tr1", "draw 1", "draw uno", "keep it", "color", "color x", "color red",
    "target", "target x", "target 10", "target -1", "lay", "lay r1/k1", "shed", "accept all", "yes please", "stop now",
    "uno uno", "uno 1", "catch", "catch x", "catch 10", "catch 01", "catch 1 uno", "jump", "jump zz", "pass",
    "0 play r1", "\n", "抽牌",
)  # fmt: skip
WRONG_SEATS = (-1, 10, 99)
WRONG_NUMBERS = (-1, 999, 7777, 10**6, 10**12)


def viewers(game: Game) -> list[Viewer]:
    return [None, *range(game.seats)]


def everything(game: Game) -> list[str]:
    """All that can be seen of a game from anywhere."""
    return [game.position(), *(str(game.view(viewer)) for viewer in viewers(game))]


def seen_by_all(game: Game, events: list[Event]) -> list[list[dict[str, object]]]:
    return [[event.seen_by(viewer) for event in events] for viewer in viewers(game)]


def card_counts(game: Game) -> Counter[str]:
    """Every card wherever it lies, by its whole text."""
    position = json.loads(game.position())
    places = [*position["hands"], position["discard"], position["pile"], position.get("aside", "")]
    return Counter(card for place in places for card in place.split())


def check_decision(game: Game) -> None:
    """One decision with something to do until the end, and none after it."""
    owed = game.decision
    assert game.is_over == (owed is None) == (game.winner is not None)
    if owed is None:
        assert not game.legal_actions()
        assert not game.legal_ids()
        assert not any(game.interrupts(seat) for seat in range(game.seats))
        return
    actions = game.legal_actions()
    assert len(actions) > 1 or (len(actions) == 1 and owed.kind in ("turn", "answer"))
    assert len(set(actions)) == len(actions) == len(game.legal_ids())
    assert game.hand(owed.seat) or owed.kind == "color"
    for seat in range(game.seats):
        kind = owed.kind if seat == owed.seat or owed.kind != "drawn" else "turn"
        assert game.view(seat).decision == (owed.seat, kind)
        assert game.view(seat).actions == (actions if seat == owed.seat else [])


def check_counts(game: Game) -> None:
    """Counts that everybody can take agree with where the cards are."""
    position = json.loads(game.position())
    view = game.view(None)
    assert (
        view.counts
        == [len(hand.split()) for hand in position["hands"]]
        == [len(game.hand(s)) for s in range(game.seats)]
    )
    assert view.pile == game.pile_count == len(position["pile"].split())
    assert len(view.discard) == len(position["discard"].split())
    assert view.top == game.top == view.discard[-1]
    gone = {*game.out, *game.places}
    if not game.is_over:
        assert all((not game.hand(seat)) == (seat in gone) for seat in range(game.seats))


def check_legal_apply(game: Game) -> None:
    """Every legal action applies, by text and by number alike, and every interrupt that is listed does."""
    before = everything(game)
    for number, text in zip(game.legal_ids(), game.legal_actions(), strict=True):
        assert game.explain(text) is None
        by_text, by_number, called = game.copy(), game.copy(), game.copy()
        by_text.apply(text)
        by_number.step(number)
        assert by_text.position() == by_number.position(), text
        if may_call(game, text):
            assert game.explain(f"{text} uno") is None
            called.apply(Action(f"{text} uno"))
    for seat in range(game.seats):
        for interrupt in game.interrupts(seat):
            assert game.explain(interrupt, seat=seat) is None
            game.copy().apply(interrupt, seat=seat)
    assert everything(game) == before


def check_refusals(game: Game, part: int, parts: int) -> None:
    """Everything else is refused with a reason, and nothing has changed; one part of all there is to try."""
    before = everything(game)
    refused = [*refused_here(game), *refused_elsewhere(game)][part::parts]
    for text, seat in refused:
        refuse(game, text, seat)
    numbers = game.legal_ids()
    for number in (*game._state.book.texts, *WRONG_NUMBERS):
        if number not in numbers and number % parts == part:
            with pytest.raises(IllegalAction, match=r"\S"):
                game.step(number)
    assert everything(game) == before


Refusal = tuple[str, int | None]


def refused_here(game: Game) -> list[Refusal]:
    """What the seat that owes the decision may not do, or nobody once the round is over."""
    legal = game.legal_actions()
    allowed = {*legal, *(f"{text} uno" for text in legal if may_call(game, text))}
    owed = None if game.decision is None else game.decision.seat
    texts = [text for text in universe(game) if text not in allowed]
    return [*((text, None) for text in texts), *((text, owed) for text in texts if not is_interrupt(text))]


def refused_elsewhere(game: Game) -> list[Refusal]:
    """What other seats may not do, and what nobody may do out of turn."""
    owed = None if game.decision is None else game.decision.seat
    refused: list[Refusal] = [(text, seat) for seat in WRONG_SEATS for text in ("uno", "draw", *game.legal_actions())]
    cards = {str(card) for card in (*game._state.book.cards, game.top)}
    for seat in range(game.seats):
        if seat != owed:
            refused += [(text, seat) for text in ("draw", *game.legal_actions())]
        listed = game.interrupts(seat)
        open_to_some = ["uno", *(f"catch {other}" for other in range(11)), *(f"jump {card}" for card in cards)]
        for text in open_to_some:
            if text not in listed:
                refused += [(text, seat), (f"{text} uno", seat)]
    return refused


def may_call(game: Game, text: Action) -> bool:
    """Whether UNO may be called behind a legal action (GEN-14)."""
    return text.verb in ("play", "lay", "shed") or (text == "draw" and game.options["force_play"] is True)


def is_interrupt(text: str) -> bool:
    return text.partition(" ")[0] in ("uno", "catch", "jump")


def universe(game: Game) -> list[str]:
    """Texts of all actions of an edition, with UNO called, and much that is no action."""
    texts = [str(text) for text in game._state.book.texts.values()]
    return [*texts, *(f"{text} uno" for text in texts), *NONSENSE]


def refuse(game: Game, text: str, seat: int | None) -> None:
    reason = game.explain(text, seat=seat)
    assert reason, (text, seat)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(text, seat=seat)
    assert str(refusal.value) == reason
    assert refusal.value.rule == reason.rule


def random_action(game: Game, dice: Random) -> tuple[str, int]:
    """Something legal, out of turn too, with or without UNO called."""
    interrupts = [(text, seat) for seat in range(game.seats) for text in game.interrupts(seat)]
    assert game.decision is not None
    if interrupts and dice.random() < 0.3:
        text, seat = dice.choice(interrupts)
    else:
        text, seat = dice.choice(game.legal_actions()), game.decision.seat
    return (f"{text} uno" if (text.verb == "jump" or may_call(game, text)) and dice.random() < 0.3 else str(text)), seat


def check_same_future(one: Game, other: Game, dice: Random, steps: int) -> None:
    """Two games that are the same go on the same, seen from everywhere."""
    assert everything(one) == everything(other)
    for _ in range(steps):
        if one.is_over:
            break
        text, seat = random_action(one, dice)
        events = one.apply(text, seat=seat), other.apply(text, seat=seat)
        assert seen_by_all(one, events[0]) == seen_by_all(other, events[1]), text
        assert everything(one) == everything(other), text
