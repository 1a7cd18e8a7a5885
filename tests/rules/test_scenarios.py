"""Plays every scenario of tests/rules/scenarios; each is named after the rule or option that it shows."""

import shlex
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import lastcard
from lastcard import Game, IllegalAction
from lastcard.editions import EDITIONS
from lastcard.rules.model.deck import counted_decks
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.effect import EFFECTS
from lastcard.rules.model.options import OPTIONS

FOLDER = Path(__file__).parent / "scenarios"
SETUP = ("hands", "discard", "pile", "turn", "direction", "color", "side", "options")
KEYS = {*SETUP, "name", "edition", "deal", "steps", "raises", "says", "seed"}

Scenario = dict[str, Any]


def load() -> list[Scenario]:
    found: list[Scenario] = []
    for file in sorted(FOLDER.glob("*.toml")):
        for scenario in tomllib.loads(file.read_text(encoding="utf-8"))["scenario"]:
            assert set(scenario) <= KEYS, scenario
            found.append(scenario)
    return found


SCENARIOS = load()


def start(scenario: Scenario) -> Game:
    edition = scenario["edition"]
    options = scenario.get("options", {})
    if "deal" not in scenario:
        return Game.setup(edition, **{key: scenario[key] for key in (*SETUP, "seed") if key in scenario})
    deal = dict(scenario["deal"])
    if "deck" in deal:
        deal["deck"] = whole_deck(edition, options, deal["deck"].split())
    return Game.deal(edition, options=options, **deal)


def whole_deck(edition: str, options: dict[str, Any], first: list[str]) -> list[str]:
    """The cards written, and then those that are left of the deck."""
    counts = counted_decks(find_edition(edition), options.get("deck", {}))
    rest = [
        list((Counter(deck) - Counter(face(card, side) for card in first)).elements())
        for side, deck in enumerate(counts)
    ]
    return first + ["/".join(faces) for faces in zip(*rest, strict=True)]


def face(card: str, side: int) -> str:
    return card.split("/")[side] if "/" in card else card


def cards(texts: list[str]) -> list[str]:
    return sorted([] if texts == ["none"] else texts)


class Table:
    """A game at a point of its scenario."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events = game.opening

    def do(self, line: str) -> None:
        if line.startswith("= "):
            word, _, rest = line[2:].partition(" ")
            getattr(self, f"expect_{word}")(rest)
        elif line.startswith("! "):
            self.refuse(line[2:])
        else:
            seat, _, action = line.partition(" ")
            self.events = self.game.apply(action, seat=int(seat))

    def refuse(self, line: str) -> None:
        action, _, rule = line.partition(": ")
        seat, _, action = action.partition(" ")
        before = self.game.position()
        reason = self.game.explain(action, seat=int(seat))
        assert reason is not None, "it is allowed"
        with pytest.raises(IllegalAction) as refusal:
            self.game.apply(action, seat=int(seat))
        assert self.game.position() == before
        assert refusal.value.rule == reason.rule
        if rule:
            assert reason.rule == rule, reason

    def expect_decision(self, rest: str) -> None:
        owed = self.game.decision
        assert ("none" if owed is None else str(owed)) == rest

    def expect_legal(self, rest: str) -> None:
        assert sorted(map(str, self.game.legal_actions())) == sorted(rest.split(", "))

    def expect_interrupts(self, rest: str) -> None:
        seat, _, listed = rest.partition(" ")
        wanted = [] if listed == "none" else sorted(listed.split(", "))
        assert sorted(map(str, self.game.interrupts(int(seat)))) == wanted

    def expect_hand(self, rest: str) -> None:
        seat, *wanted = rest.split()
        assert sorted(map(str, self.game.hand(int(seat)))) == cards(wanted)

    def expect_count(self, rest: str) -> None:
        seat, count = rest.split()
        assert len(self.game.hand(int(seat))) == int(count)

    def expect_top(self, rest: str) -> None:
        assert str(self.game.top) == rest

    def expect_color(self, rest: str) -> None:
        assert str(self.game.color or "none") == rest

    def expect_direction(self, rest: str) -> None:
        assert self.game.direction == int(rest)

    def expect_side(self, rest: str) -> None:
        assert self.game.side == rest

    def expect_pending(self, rest: str) -> None:
        assert self.game.pending_draw == int(rest)

    def expect_winner(self, rest: str) -> None:
        assert ("none" if self.game.winner is None else str(self.game.winner)) == rest

    def expect_points(self, rest: str) -> None:
        assert self.game.points() == [int(number) for number in rest.split()]

    def expect_places(self, rest: str) -> None:
        assert self.game.places == ([] if rest == "none" else [int(seat) for seat in rest.split()])

    def expect_out(self, rest: str) -> None:
        assert self.game.out == ([] if rest == "none" else [int(seat) for seat in rest.split()])

    def expect_pile(self, rest: str) -> None:
        assert self.game.pile_count == int(rest)

    def seen(self, seat: str, kind: str) -> list[dict[str, object]]:
        viewer = None if seat == "-" else int(seat)
        forms = [event.seen_by(viewer) for event in self.events]
        return [form for form in forms if form["event"] == kind]

    def expect_sees(self, rest: str) -> None:
        seat, kind, *wanted = shlex.split(rest)
        values = dict(word.split("=", 1) for word in wanted)
        found = self.seen(seat, kind)
        assert any(all(written(form.get(name)) == value for name, value in values.items()) for form in found), found

    def expect_blind(self, rest: str) -> None:
        seat, kind, *fields = rest.split()
        assert not [form for form in self.seen(seat, kind) if not fields or fields[0] in form]

    def expect_events(self, rest: str) -> None:
        assert [event.kind for event in self.events] == rest.split()

    def expect_after_flip(self, rest: str) -> None:
        views = [self.game.view(viewer) for viewer in (None, *range(self.game.seats))]
        assert [view.after_flip for view in views] == [rest == "yes"] * len(views)

    def expect_known(self, rest: str) -> None:
        viewer, holder, *wanted = rest.split()
        known = self.game.view(None if viewer == "-" else int(viewer)).known[int(holder)]
        assert sorted(map(str, known)) == cards(wanted)

    def expect_others(self, rest: str) -> None:
        viewer, holder, *wanted = rest.split()
        seen = self.game.view(None if viewer == "-" else int(viewer)).others[int(holder)]
        assert list(map(str, seen)) == cards(wanted)

    def expect_next_other(self, rest: str) -> None:
        viewer, wanted = rest.split()
        seen = self.game.view(None if viewer == "-" else int(viewer)).next_other
        assert str(seen or "none") == wanted


def written(value: object) -> str:
    """A value of an event as scenarios write it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario["name"] for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    if "raises" in scenario:
        with pytest.raises(getattr(lastcard, scenario["raises"])) as refusal:
            start(scenario)
        assert scenario.get("says", "") in str(refusal.value)
        return
    take_steps(scenario, read_back=False)
    take_steps(scenario, read_back=True)


def take_steps(scenario: Scenario, read_back: bool) -> None:
    """All steps of a scenario; with `read_back` each goes on from the position that the one before it left."""
    table = Table(start(scenario))
    for place, line in enumerate(scenario["steps"]):
        try:
            table.do(line)
        except (AssertionError, IllegalAction) as wrong:
            raise AssertionError(f"step {place + 1}, {line!r}, read back: {read_back}: {wrong}") from wrong
        if read_back:
            position = table.game.position()
            table.game = Game.from_position(position)
            assert table.game.position() == position, line


def test_every_rule_and_option_has_a_scenario() -> None:
    ids = {rule for edition in EDITIONS for rule in edition.rule_ids}
    ids |= {rule for effect in EFFECTS for rule in effect.rules}
    named = {scenario["name"].split(" ")[0].rstrip(":") for scenario in SCENARIOS}
    assert ids | set(OPTIONS) <= named
    assert named <= ids | set(OPTIONS), "a scenario is named after no rule and no option"


def test_scenarios_have_names_of_their_own() -> None:
    names = [scenario["name"] for scenario in SCENARIOS]
    assert len(set(names)) == len(names)
