"""The whole state of a round as one line of text, and back. Secrets included: it never leaves the table.

Only what matters at the decision owed is written, each thing in one way, so that equal positions are equal texts.
"""

import json

from mypy_extensions import i64

from lastcard.rules.engine.draw_history import lacks_of, read_lacks
from lastcard.rules.engine.shuffle import key_words
from lastcard.rules.engine.turns import is_in, show_top
from lastcard.rules.model.actions import ANSWER, DECISIONS, DRAWN, NAMING, OVER, SHEDDING, TURN, VOTE
from lastcard.rules.model.bits import BIT, seats_in, set_of, zeros
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.effect import THEN_EFFECT, THEN_WORDS
from lastcard.rules.model.errors import BadPosition, LastcardError
from lastcard.rules.model.faces import COLORLESS
from lastcard.rules.model.state import (
    NOBODY,
    State,
    all_seats,
    cards_in_hand,
    everyone,
    kind_of,
    new_state,
    slot_of,
)
from lastcard.rules.text.card_text import card_text, card_texts
from lastcard.rules.text.fields import Fields
from lastcard.rules.text.position_check import impossible_field
from lastcard.rules.text.setup import SIDES, check_players, place_cards, read_side, set_color

Written = dict[str, object]


def write_position(state: State) -> str:
    book = state.book
    key = b"".join(int(word).to_bytes(4, "little") for word in state.key)
    written: Written = {
        "edition": book.edition.id,
        "options": changed_options(book),
        "key": key.hex(),
        "shuffles": int(state.shuffles),
        "dealer": int(state.dealer),
        "side": SIDES[state.side],
        "direction": int(state.direction),
        "hands": [card_texts(state, cards_in_hand(state, seat)) for seat in range(state.players)],
        "discard": card_texts(state, [int(state.discard[k]) for k in range(state.discard_count)]),
        "pile": card_texts(state, [int(state.pile[state.pile_count - 1 - k]) for k in range(state.pile_count)]),
        "decision": DECISIONS[state.decision],
        "seat": int(state.seat),
        "actor": int(state.actor),
        "color": None if state.color == COLORLESS else book.colors_of(int(state.side))[state.color],
    }
    written.update(small_fields(state))
    known = known_cards(state)
    if known:
        written["known"] = known
    if book.sides == 2:
        written["seen"] = [
            [int(state.knows[side * book.size + state.discard[k]]) for k in range(state.discard_count)]
            for side in range(2)
        ]
    return json.dumps(written, separators=(",", ":"))


def changed_options(book: Book) -> Written:
    """Return the options that differ from what is usual for this edition and deck, and the deck if it was changed."""
    values = book.options.values
    deck: Written = {"deck": values["deck"]} if values["deck"] else {}
    usual = open_book(book.edition, deck).options.values
    return {name: value for name, value in values.items() if name in deck or value != usual[name]}


def small_fields(state: State) -> Written:
    """Return the fields that only some decisions need, without those that have their usual value."""
    fields: Written = {}
    decision = state.decision
    if state.aside_count:
        fields["aside"] = card_texts(state, [int(state.aside[k]) for k in range(state.aside_count)])
    if decision == NAMING:
        fields["then"] = THEN_WORDS[state.then]
    if decision == DRAWN:
        fields["drawn"] = card_text(state, state.drawn)
    if state.after_flip:
        fields["after_flip"] = True
    if state.pending:
        fields["pending"] = int(state.pending)
    if is_remembered(state):
        fields["guilty"] = state.guilty == 1
        fields["shown"] = card_texts(state, remembered(state))
    if decision in (VOTE, SHEDDING):
        fields["target"] = int(state.target)
    if decision == VOTE:
        fields["votes"] = [int(state.ayes), int(state.noes)]
    if decision == SHEDDING:
        fields["sheds"] = int(state.sheds)
    if state.call != NOBODY and decision not in (OVER, TURN, DRAWN, ANSWER, VOTE):
        fields["call"] = int(state.call)
    if state.exposed:
        fields["exposed"] = seats_in(state.exposed)
    if state.out:
        fields["out"] = seats_in(state.out)
    if state.finished:
        fields["order"] = [int(state.order >> (4 * k)) & 15 for k in range(state.finished)]
    if state.idle:
        fields["idle"] = int(state.idle)
    lacks = [
        " ".join(f"{color}{count}" for color, count in lacks_of(state, seat).items()) for seat in range(state.players)
    ]
    if any(lacks):
        fields["lacks"] = lacks
    return fields


def is_remembered(state: State) -> bool:
    """Return whether a hand is kept for a challenge that may come."""
    waiting = state.decision == ANSWER or (state.decision == NAMING and state.then == THEN_EFFECT)
    return waiting and state.book.judged[state.top] != 0 and is_in(state, state.actor)


def remembered(state: State) -> list[int]:
    return [
        card
        for card in range(int(state.book.size))
        if state.shown[state.book.word[slot_of(state, card)]] & state.book.bit[slot_of(state, card)]
    ]


def known_cards(state: State) -> list[list[object]]:
    """Return who knows which cards of whose hand: [viewer, holder, cards]; spectators come after the last seat."""
    book = state.book
    known: list[list[object]] = []
    for holder in range(state.players):
        held = cards_in_hand(state, holder)
        for viewer in range(state.players + 1):
            faces = [
                book.faces[kind_of(state, card)].text
                for card in held
                if viewer != holder and state.knows[state.side * book.size + card] & BIT[viewer]
            ]
            if faces:
                known.append([viewer, holder, " ".join(faces)])
    return known


def read_position(text: object) -> State:
    try:
        raw = json.loads(text) if isinstance(text, str) else None
    except ValueError:
        raw = None
    if not isinstance(raw, dict):
        raise BadPosition("position-text")
    fields = Fields(raw)
    try:
        state = read_fields(fields)
    except BadPosition:
        raise
    except LastcardError as error:
        raise BadPosition(error.key, error.values) from error
    fields.check_empty()
    wrong = impossible_field(state) or changed_field(raw, json.loads(write_position(state)))
    if wrong:
        raise BadPosition("position-field", {"field": wrong})
    return state


def changed_field(given: Written, written: Written) -> str:
    """Return the first field that is not the same when the position is written again, as it meant nothing; or ""."""
    for name in {**given, **written}:
        if name == "options":
            continue  # one may say what is usual
        if in_order(given.get(name)) != in_order(written.get(name)):
            return name
    return ""


def in_order(value: object) -> object:
    """Return hands with their cards sorted, as these may be written in any order."""
    if isinstance(value, list):
        return [sorted(item.split()) if isinstance(item, str) else item for item in value]
    return value


def read_fields(fields: Fields) -> State:
    book = open_book(find_edition(fields.text("edition")), fields.table("options"))
    hands = fields.texts("hands")
    players = check_players(len(hands))
    state = new_state(book, players, key_words(fields.key("key")))
    state.side = read_side(book, fields.text("side"))
    aside = fields.text("aside", "")
    if aside and not book.mercy:
        raise BadPosition("position-field", {"field": "aside"})
    place_cards(state, hands, fields.text("discard"), fields.text("pile"), aside, False)
    state.shuffles = fields.number("shuffles", 0, 1 << 30)
    state.dealer = fields.number("dealer", 0, players - 1)
    state.direction = fields.number("direction", -1, 1)
    decision = fields.text("decision")
    if decision not in DECISIONS:
        raise BadPosition("position-field", {"field": "decision"})
    state.decision = DECISIONS.index(decision)
    state.seat = fields.number("seat", 0, players - 1)
    state.actor = fields.number("actor", 0, players - 1)
    show_top(state, kind_of(state, state.discard[state.discard_count - 1]))
    color = fields.choice("color", book.colors_of(int(state.side)))
    if color is not None or state.color != COLORLESS:
        set_color(state, color)
    read_small(state, fields)
    read_known(state, fields)
    return state


def read_small(state: State, fields: Fields) -> None:
    last = int(state.players) - 1
    state.then = THEN_WORDS.index(fields.word("then", THEN_WORDS, THEN_WORDS[0]))
    drawn = fields.text("drawn", "")
    if state.decision == DRAWN:
        state.drawn = find_held(state, state.seat, drawn)
    state.after_flip = fields.flag("after_flip")
    state.pending = fields.number("pending", 0, 1 << 20, 0)
    state.guilty = 1 if fields.flag("guilty") else 0
    shown = fields.text("shown", "")
    if is_remembered(state):
        remember(state, shown)
    state.target = fields.number("target", NOBODY, last, NOBODY)
    votes = fields.numbers("votes", int(state.players)) or [0, 0]
    state.ayes, state.noes = votes[0], votes[-1]
    state.sheds = fields.number("sheds", 0, 2, 0)
    state.call = fields.number("call", NOBODY, last, NOBODY)
    state.exposed = set_of(fields.numbers("exposed", last))
    state.out = set_of(fields.numbers("out", last))
    order = fields.numbers("order", last)
    state.finished = len(order)
    for place, seat in enumerate(order):
        state.order |= seat << (4 * place)
    state.gone = state.out | set_of(order)
    state.seated = sum(1 for seat in range(state.players) if is_in(state, seat))
    state.idle = fields.number("idle", 0, 1 << 20, 0)
    if not read_lacks(state, fields.texts("lacks", [])):
        raise BadPosition("position-field", {"field": "lacks"})
    if state.decision == OVER:
        state.winner = order[0] if order else next(seat for seat in range(last + 1) if is_in(state, seat))


def find_held(state: State, seat: i64, text: str) -> i64:
    for card in cards_in_hand(state, seat):
        if card_text(state, card) == text:
            return card
    raise BadPosition("position-field", {"field": "drawn"})


def remember(state: State, shown: str) -> None:
    state.shown = zeros(int(state.book.words))
    left = cards_in_hand(state, state.actor)
    for text in shown.split():
        card = next((card for card in left if card_text(state, card) == text), None)
        if card is None:
            raise BadPosition("position-field", {"field": "shown"})
        left.remove(card)
        slot: i64 = slot_of(state, card)
        state.shown[state.book.word[slot]] |= state.book.bit[slot]


def read_known(state: State, fields: Fields) -> None:
    book = state.book
    for viewer, holder, faces in fields.knowledge("known", int(state.players)):
        left = cards_in_hand(state, holder)
        for face in faces.split():
            card = next((card for card in left if book.faces[kind_of(state, card)].text == face), None)
            if card is None:
                raise BadPosition("position-field", {"field": "known"})
            left.remove(card)
            state.knows[state.side * book.size + card] |= BIT[viewer]
        state.opened |= BIT[holder]
    if book.sides == 2:
        state.opened = all_seats(state)
        for side, masks in enumerate(fields.masks("seen", int(state.discard_count), int(everyone(state)))):
            for place, mask in enumerate(masks):
                state.knows[side * book.size + state.discard[place]] = mask
