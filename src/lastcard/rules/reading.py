"""From the text of an action to what is meant, and why it may not be: verify before anything is done."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from lastcard.rules import actions
from lastcard.rules.actions import DECISIONS, DRAWN, TURN
from lastcard.rules.bits import BIT
from lastcard.rules.cards import Card
from lastcard.rules.errors import Values
from lastcard.rules.faces import COLORLESS
from lastcard.rules.fields import seats_in
from lastcard.rules.legal import is_legal
from lastcard.rules.position import card_text
from lastcard.rules.reasons import why_not
from lastcard.rules.state import State, cards_in_hand, kind_of
from lastcard.rules.turns import is_in

STEP: Final = 0
UNO: Final = 1
CATCH: Final = 2
JUMP: Final = 3

VERBS: Final = (
    "play",
    "draw",
    "keep",
    "color",
    "target",
    "lay",
    "accept",
    "challenge",
    "dance",
    "yes",
    "no",
    "shed",
    "stop",
)


class Meant(NamedTuple):
    """A legal action, ready to be done: how, by whom, its number, card or seat, and whether UNO was called."""

    how: int
    seat: int
    what: int
    uno: bool


class Refused(NamedTuple):
    """Why not: the rule that forbids, and the message with its values."""

    rule: str
    key: str
    values: Values


def read_action(state: State, text: str, seat: int | None) -> Meant | Refused:
    if state.kind == actions.OVER:
        return Refused("GEN-15", "reason-round-over", {})
    number = state.book.ids[state.side].get(text)
    if number is not None and (seat is None or seat == state.seat) and is_legal(state, number):
        return Meant(STEP, int(state.seat), number, False)
    words = text.split(" ")
    uno = len(words) == 3 and words[2] == "uno" and words[0] in ("play", "jump")
    if uno:
        text = f"{words[0]} {words[1]}"
        words = words[:2]
    if seat is not None and not (isinstance(seat, int) and 0 <= seat < state.players):
        return Refused("GEN-01", "reason-no-seat", {"seat": str(seat)})
    if text == "uno" or (words[0] in ("catch", "jump") and len(words) == 2):
        return read_interrupt(state, words, seat, uno)
    return read_step(state, text, words, seat, uno)


def read_step(state: State, text: str, words: list[str], seat: int | None, uno: bool) -> Meant | Refused:
    if words[0] not in VERBS or len(words) > 2:
        return Refused("", "reason-unknown-action", {"action": text})
    if seat is not None and not is_in(state, seat) and seat != state.seat:
        return Refused("NM-04" if state.out & BIT[seat] else "play_on", "reason-out", {"seat": seat})
    if seat is not None and seat != state.seat:
        shown = "turn" if state.kind == DRAWN else DECISIONS[state.kind]
        return Refused("GEN-03", "reason-not-your-turn", {"seat": int(state.seat), "decision": shown})
    number = action_number(state, text, words)
    if number is not None and is_legal(state, number):
        return Meant(STEP, int(state.seat), number, uno)
    rule, key, values = why_not(state, words[0], words[1] if len(words) > 1 else "", text)
    return Refused(rule, key, values)


def action_number(state: State, text: str, words: list[str]) -> int | None:
    """The number of an action's text; whole cards only with `peek`."""
    if len(words) == 2 and "/" in words[1]:
        if state.book.sides == 1 or not state.book.peek:
            return None
        faces = words[1].split("/")
        light = state.book.kind_by_text[0].get(faces[0])
        dark = state.book.kind_by_text[1].get(faces[1]) if len(faces) == 2 else None
        if light is None or dark is None or words[0] not in ("play", "shed"):
            return None
        shed = actions.WHOLE_SHED if words[0] == "shed" else 0
        return actions.WHOLE + shed + light * 256 + dark
    return state.book.ids[state.side].get(text)


def number_text(state: State, number: int) -> actions.Action:
    """The text of an action's number."""
    if number < actions.WHOLE:
        return state.book.texts[number]
    verb, rest = divmod(number - actions.WHOLE, actions.WHOLE_SHED)
    light, dark = state.book.faces[rest // 256].text, state.book.faces[rest % 256].text
    return actions.Action(f"{'shed' if verb else 'play'} {light}/{dark}")


def read_interrupt(state: State, words: list[str], seat: int | None, uno: bool) -> Meant | Refused:
    if seat is None:
        return Refused("GEN-14" if words[0] != "jump" else "GEN-04", "reason-say-seat", {})
    if not is_in(state, seat):
        return Refused("NM-04" if state.out & BIT[seat] else "play_on", "reason-out", {"seat": seat})
    if words[0] == "uno":
        if state.exposed & BIT[seat]:
            return Meant(UNO, seat, seat, False)
        return Refused("GEN-14", "reason-not-exposed", {"seat": seat})
    if words[0] == "catch":
        return read_catch(state, words[1], seat)
    return read_jump(state, words[1], seat, uno)


def read_catch(state: State, named: str, seat: int) -> Meant | Refused:
    caught = int(named) if named.isascii() and named.isdigit() and len(named) <= 2 else -1
    if not 0 <= caught < state.players or str(caught) != named:
        return Refused("GEN-01", "reason-no-seat", {"seat": named})
    if caught == seat:
        return Refused("GEN-14", "reason-self-catch", {})
    if state.exposed & BIT[caught]:
        return Meant(CATCH, seat, caught, False)
    return Refused("GEN-14", "reason-not-exposed", {"seat": caught})


def read_jump(state: State, named: str, seat: int, uno: bool) -> Meant | Refused:
    if not state.book.options.jump_in:
        return Refused("GEN-04", "reason-jump-off", {})
    if state.kind not in (TURN, DRAWN) or seat == state.seat:
        return Refused("GEN-04", "reason-jump-now", {})
    for card in cards_in_hand(state, seat):
        if may_jump(state, card) and named in jump_names(state, card):
            return Meant(JUMP, seat, card, uno)
    return Refused("GEN-04", "reason-no-jump", {"card": Card(named)})


def may_jump(state: State, card: i64) -> bool:
    """The very card on top: colour and symbol, no wild."""
    return kind_of(state, card) == state.top and state.book.color[state.top] != COLORLESS


def jump_names(state: State, card: i64) -> list[str]:
    names = [state.book.faces[kind_of(state, card)].text]
    return [*names, card_text(state, card)] if state.book.peek else names


def list_interrupts(state: State, seat: int) -> list[actions.Action]:
    """Everything open to a seat out of turn. `drawn` counts as `turn`: the others cannot know it."""
    if state.kind == actions.OVER or not is_in(state, seat):
        return []
    found: list[actions.Action] = []
    if state.exposed:
        if state.exposed & BIT[seat]:
            found.append(actions.Action("uno"))
        others = [other for other in seats_in(state.exposed) if other != seat]
        found.extend(actions.Action(f"catch {other}") for other in others)
    if state.book.options.jump_in and state.kind in (TURN, DRAWN) and seat != state.seat:
        cards = [card for card in cards_in_hand(state, seat) if may_jump(state, card)]
        names = dict.fromkeys(name for card in cards for name in jump_names(state, card))
        found.extend(actions.Action(f"jump {name}") for name in names)
    return found
