"""Golden playthroughs: a whole round by chance, written out to be read; every byte of it is compared in the tests.

The head of a file says what is played. Then comes each action: who owes what, what is legal, who did what, and the
events as a spectator is told of them; a seat that is told something else is named. Then follows what each seat has come
to know of the others' hands. Every now and then, and when a decision is owed for the first time, follow the position,
what each seat sees, and why everything else would be refused.
"""

import json
from pathlib import Path
from random import Random
from typing import NamedTuple

from lastcard import Event, Game
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "rules" / "playthroughs"
EVERY = 25
"""Actions between two looks at everything."""
NONSENSE = (
    "", "play", "play zz", "play r1 r2", "play r1/k1", "play r1/k1/k2", "play zz/k1", "lay r1/k1", "draw 1",
    "keep it", "color", "color x", "target", "target 99", "lay", "shed", "accept all", "challenge r", "dance now",
    "yes please", "stop now", "catch",
    "catch x", "catch 01", "catch 11", "catch 111", "catch \u0661", "catch \u00b2", "jump", "jump zz", "fold",
)  # fmt: skip


class Head(NamedTuple):
    """What is played: the dice pick the actions."""

    edition: str
    players: int
    seed: int
    dice: int
    options: dict[str, object]

    def text(self) -> list[str]:
        return [f"{name} {json.dumps(value)}" for name, value in self._asdict().items()]


def read_head(text: str) -> Head:
    lines = (line.split(" ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    values = {name: json.loads(value) for name, value in lines}
    return Head(**values)


def deal(head: Head) -> Game:
    return Game.deal(head.edition, head.players, head.seed, options=head.options)


def pick(items: list[str], dice: Random) -> str:
    """`random()` is the one method whose numbers never change between versions of Python."""
    return items[int(dice.random() * len(items))]


def choose(game: Game, dice: Random) -> tuple[str, int]:
    """An action by chance: out of turn now and then, with UNO called now and then."""
    out_of_turn = [f"{seat} {text}" for seat in range(game.seats) for text in game.interrupts(seat)]
    if out_of_turn and dice.random() < 0.4:
        seat, _, text = pick(out_of_turn, dice).partition(" ")
        return text, int(seat)
    assert game.decision is not None
    text = pick([str(action) for action in game.legal_actions()], dice)
    called = game.refusal(f"{text} uno") is None and dice.random() < 0.2
    return (f"{text} uno" if called else text), game.decision.seat


def write(head: Head) -> str:
    game = deal(head)
    dice = Random(head.dice)  # noqa: S311 - to be the same each time is the point
    lines = [*head.text(), "", "deal", *told(game, game.opening), *look(game)]
    knowledge = known(game)
    asked = {"turn"}
    count = 0
    while game.decision is not None:
        game = same_again(game, count)
        owed = game.decision
        assert owed is not None
        if owed.kind not in asked:
            asked.add(owed.kind)
            lines += look(game)
        text, seat = choose(game, dice)
        legal = ", ".join(game.legal_actions())
        lines += ["", f"{owed}: {legal}", f"> {seat} {text}"]
        lines += told(game, game.apply(text, seat=seat))
        before, knowledge = knowledge, known(game)
        lines += [f"  {line}" for line in knowledge if line not in before]
        count += 1
        if count % EVERY == 0 and not game.is_over:
            lines += look(game)
    lines += ["", f"over: winner {game.winner}, points {game.points()}, places {game.places}", *look(game)]
    return "\n".join(lines) + "\n"


def same_again(game: Game, count: int) -> Game:
    """The game itself, a copy or what its position says, by turns: each must hold all there is."""
    if count % 2:
        return game.copy()
    return Game.from_position(game.position()) if count % 4 else game


def told(game: Game, events: list[Event]) -> list[str]:
    lines: list[str] = []
    for event in events:
        public = written(event.seen_by(None))
        lines.append(f"  {public}")
        others = {seat: written(event.seen_by(seat)) for seat in range(game.seats)}
        lines += [f"    to {seat}: {form}" for seat, form in others.items() if form != public]
    return lines


def written(form: dict[str, object]) -> str:
    values = [f"{name}={short(value)}" for name, value in form.items() if name not in ("event", "rule")]
    return " ".join([f"{form['rule']} {form['event']}", *values])


def short(value: object) -> str:
    if isinstance(value, list):
        return "[" + " ".join(map(str, value)) + "]"
    return str(value)


def known(game: Game) -> list[str]:
    """What each seat and a spectator know of each other's hands."""
    return [
        f"{'-' if seat is None else seat} knows of {holder}: {' '.join(cards)}"
        for seat in (None, *range(game.seats))
        for holder, cards in enumerate(game.view(seat).known)
        if holder != seat
    ]


def look(game: Game) -> list[str]:
    """The position, the view of every seat without what never changes or is no part of a position, all refusals."""
    lines = [f"position {game.position()}"]
    for seat in (None, *range(game.seats)):
        view = game.view(seat).to_json()
        for name in ("edition", "options", "players", "seat", "history"):
            del view[name]
        lines.append(f"view {'-' if seat is None else seat} {json.dumps(view, separators=(',', ':'))}")
    return [*lines, *refusals(game)]


def refusals(game: Game) -> list[str]:
    """Why everything that is not legal is refused: each reason once for a seat, how often, and the first such text."""
    texts = every_text(game)
    owed = None if game.decision is None else game.decision.seat
    lines: list[str] = []
    for seat in range(game.seats):
        found: dict[tuple[str, str], list[str]] = {}
        for text in texts if seat == owed else [text for text in texts if is_out_of_turn(text)]:
            reason = game.refusal(text, seat)
            if reason is not None:
                values = " ".join(f"{name}={value}" for name, value in reason.values.items())
                found.setdefault((reason.rule, reason.key), []).append(f"{text!r} {values}".rstrip())
        lines += [f"refused to {seat}: {rule} {key} x{len(each)}: {each[0]}" for (rule, key), each in found.items()]
    return lines


def every_text(game: Game) -> list[str]:
    """All actions of the edition, out of turn too, with and without a call, and some that are none."""
    listed = list(open_book(find_edition(game.edition), game.options).texts.values())
    cards = sorted({text.object for text in listed if text.verb == "play"})
    whole = [f"{verb} {card}" for card in game.view(0).whole for verb in ("play", "shed", "lay")]
    interrupts = ["uno", *(f"catch {seat}" for seat in range(game.seats + 1)), *(f"jump {card}" for card in cards)]
    texts = [*listed, *interrupts, *whole, *game.legal_actions()]
    return [*dict.fromkeys(map(str, texts)), *(f"{text} uno" for text in texts), *NONSENSE]


def is_out_of_turn(text: str) -> bool:
    return text.partition(" ")[0] in ("uno", "catch", "jump", "draw")


def rewrite_playthroughs() -> None:
    for file in sorted(FOLDER.glob("*.txt")):
        file.write_text(write(read_head(file.read_text(encoding="utf-8"))), encoding="utf-8")
