"""Physical cards in the notation."""

from mypy_extensions import i64

from lastcard.rules.model.state import State


def card_text(state: State, card: i64) -> str:
    """Return the whole text of a card: its face, or both of them."""
    book = state.book
    light = book.faces[book.kind_of[card]].text
    return light if book.sides == 1 else f"{light}/{book.faces[book.kind_of[book.size + state.pair[card]]].text}"


def card_texts(state: State, cards: list[int]) -> str:
    return " ".join(card_text(state, card) for card in cards)
