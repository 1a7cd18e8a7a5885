"""Finds out what the text of an action means, or why it is refused. Nothing is carried out here."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.legal import is_legal, may_draw, may_jump
from lastcard.rules.engine.turns import is_in
from lastcard.rules.model import actions
from lastcard.rules.model.actions import CALLED_WITH, DECISIONS, DRAWN, TURN, Action
from lastcard.rules.model.bits import BIT, seats_in
from lastcard.rules.model.cards import Card
from lastcard.rules.model.errors import Reason
from lastcard.rules.model.state import State, cards_in_hand, kind_of
from lastcard.rules.text.card_text import card_text
from lastcard.rules.text.reasons import barred_reason, is_barred_as_last, why_not

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


class ParsedAction(NamedTuple):
    """A legal action, ready to be carried out: how, by whom, its number, card or seat, and whether UNO was called."""

    how: int
    seat: int
    what: int
    uno: bool


def read_action(state: State, text: str, seat: int | None, buffer: vec[i64]) -> ParsedAction | Reason:
    """Return what a text means now, or why it is refused. Without a `seat`, whoever owes the decision acts."""
    if state.decision == actions.OVER:
        return Reason(state.book.cite("GEN-15", "NM-10"), "reason-round-over", {})
    if seat is not None and not (isinstance(seat, int) and 0 <= seat < int(state.players)):
        return Reason("GEN-01", "reason-no-seat", {"seat": str(seat)})
    number = state.book.ids[state.side].get(text)
    if number is not None and (seat is None or seat == state.seat) and is_legal(state, number, buffer):
        return ParsedAction(STEP, int(state.seat), number, False)
    words = text.split(" ")
    uno = len(words) > 1 and words[-1] == "uno"
    if uno:
        words = words[:-1]
        text = " ".join(words)
    if uno and not may_call(state, words):
        return Reason("GEN-14", "reason-call-nothing", {"action": text})
    if text == "uno" or (words[0] in ("catch", "jump") and len(words) == 2):
        return read_interrupt(state, words, seat, uno)
    return read_step(state, text, words, seat, uno, buffer)


def may_call(state: State, words: list[str]) -> bool:
    """Return whether UNO may be called with an action: it must be able to leave one card (GEN-14)."""
    if words == ["draw"]:
        return state.book.force_play and state.decision == TURN and may_draw(state)
    return len(words) == 2 and words[0] in CALLED_WITH


def read_step(
    state: State, text: str, words: list[str], seat: int | None, uno: bool, buffer: vec[i64]
) -> ParsedAction | Reason:
    if words[0] not in VERBS or len(words) > 2 or not words[-1]:
        return Reason("", "reason-unknown-action", {"action": text})
    if seat is not None and not is_in(state, seat) and seat != state.seat:
        return no_longer_in(state, seat)
    if seat is not None and seat != state.seat:
        shown = "turn" if state.decision == DRAWN else DECISIONS[state.decision]
        return Reason("GEN-03", "reason-not-your-turn", {"seat": int(state.seat), "decision": shown})
    number = action_number(state, text, words)
    if number is not None and is_legal(state, number, buffer):
        return ParsedAction(STEP, int(state.seat), number, uno)
    return why_not(state, words[0], words[1] if len(words) > 1 else "", text)


def no_longer_in(state: State, seat: int) -> Reason:
    """Return why a seat can do nothing any more: it is out by Mercy, or has finished with `play_on`."""
    if state.out & BIT[seat]:
        return Reason(state.book.cite_option("mercy"), "reason-out", {"seat": seat})
    return Reason("play_on", "reason-finished", {"seat": seat})


def action_number(state: State, text: str, words: list[str]) -> int | None:
    """Return the number of an action's text; whole cards only with `peek`."""
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


def number_text(state: State, number: int) -> Action:
    """Return the text of an action's number."""
    if number < actions.WHOLE:
        return state.book.texts[number]
    verb, rest = divmod(number - actions.WHOLE, actions.WHOLE_SHED)
    light, dark = state.book.faces[rest // 256].text, state.book.faces[rest % 256].text
    return Action(f"{'shed' if verb else 'play'} {light}/{dark}")


def read_interrupt(state: State, words: list[str], seat: int | None, uno: bool) -> ParsedAction | Reason:
    if seat is None:
        return Reason("GEN-14" if words[0] != "jump" else "GEN-04", "reason-say-seat", {})
    if not is_in(state, seat):
        return no_longer_in(state, seat)
    if words[0] == "uno":
        if state.exposed & BIT[seat]:
            return ParsedAction(UNO, seat, seat, False)
        return Reason("GEN-14", "reason-not-exposed", {"seat": seat})
    if words[0] == "catch":
        return read_catch(state, words[1], seat)
    return read_jump(state, words[1], seat, uno)


def read_catch(state: State, named: str, seat: int) -> ParsedAction | Reason:
    caught = int(named) if named.isascii() and named.isdigit() and len(named) <= 2 else -1
    if not 0 <= caught < state.players or str(caught) != named:
        return Reason("GEN-01", "reason-no-seat", {"seat": named})
    if caught == seat:
        return Reason("GEN-14", "reason-self-catch", {})
    if state.exposed & BIT[caught]:
        return ParsedAction(CATCH, seat, caught, False)
    return Reason("GEN-14", "reason-not-exposed", {"seat": caught})


def read_jump(state: State, named: str, seat: int, uno: bool) -> ParsedAction | Reason:
    if not state.book.jump_in:
        return Reason("GEN-04", "reason-jump-off", {})
    if state.decision not in (TURN, DRAWN) or seat == state.seat:
        return Reason("GEN-04", "reason-jump-now", {})
    for card in cards_in_hand(state, seat):
        if kind_of(state, card) == state.top and named in jump_names(state, card):
            if may_jump(state, seat):
                return ParsedAction(JUMP, seat, card, uno)
            if is_barred_as_last(state, seat, state.top):
                return barred_reason(state, Card(named))
    return Reason("GEN-04", "reason-no-jump", {"card": Card(named)})


def jump_names(state: State, card: i64) -> list[str]:
    names = [state.book.faces[kind_of(state, card)].text]
    return [*names, card_text(state, card)] if state.book.peek else names


def list_interrupts(state: State, seat: int) -> list[Action]:
    """Return all that a seat may do out of turn. `drawn` counts as `turn`, as the others cannot know of it."""
    if state.decision == actions.OVER or not is_in(state, seat):
        return []
    found: list[Action] = []
    if state.exposed:
        if state.exposed & BIT[seat]:
            found.append(Action("uno"))
        others = [other for other in seats_in(state.exposed) if other != seat]
        found.extend(Action(f"catch {other}") for other in others)
    if state.book.jump_in and state.decision in (TURN, DRAWN) and seat != state.seat and may_jump(state, seat):
        cards = [card for card in cards_in_hand(state, seat) if kind_of(state, card) == state.top]
        names = dict.fromkeys(name for card in cards for name in jump_names(state, card))
        found.extend(Action(f"jump {name}") for name in names)
    return found
