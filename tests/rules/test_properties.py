"""Properties of every round, whatever the edition, the options and the number of players (Hypothesis, stateful)."""

import os
from collections import Counter
from random import Random
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from checks import (
    card_counts,
    check_counts,
    check_decision,
    check_legal_apply,
    check_refusals,
    check_same_future,
    everything,
    may_call,
    random_action,
    viewers,
)
from exposure import Exposure
from knowledge import Discards, Memory, forms
from lastcard import EDITIONS, Event, Game
from lastcard.rules import COMPILED
from lastcard.rules.model.deck import counted_decks
from lastcard.rules.model.edition import find_edition
from tables import Table, deck_of, tables
from worlds import read_back

LONG = bool(os.environ.get("LASTCARD_LONG"))
SETTINGS = settings(
    max_examples=2000 if LONG else 24 if COMPILED else 4,
    stateful_step_count=60 if LONG else 18,
    derandomize=not LONG,
    deadline=None,
    database=None,
    phases=(Phase.generate, Phase.shrink) if LONG else (Phase.generate,),
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
SEEDS = st.integers(0, 2**32)
REFUSAL_PARTS = 1 if LONG else 10


def under_way(machine: "Round") -> bool:
    return not machine.game.is_over


class Round(RuleBasedStateMachine):
    """A round from its deal on, followed by models of who is exposed and who has seen what."""

    edition: ClassVar[str]

    @initialize(data=st.data())
    def deal(self, data: st.DataObject) -> None:
        self.table: Table = data.draw(tables(self.edition))
        self.game: Game = self.table.deal()
        self.exposure = Exposure([])
        self.memories = [Memory(viewer, self.game.seats) for viewer in viewers(self.game)]
        for memory in self.memories:
            memory.hear(self.game.opening, self.game)
        self.discards = Discards(self.game)
        self.cards = card_counts(self.game)

    def act(self, text: str, seat: int) -> None:
        """One action, told to all the models."""
        owed = self.game.decision
        events = self.game.apply(text, seat=seat)
        verb, *rest = text.split()
        uno = text.endswith(" uno")
        if verb == "uno":
            self.exposure.called(seat)
        elif verb == "catch":
            self.exposure.caught(int(rest[0]), self.game)
        elif verb == "jump":
            self.exposure.jumped(seat, uno, events, self.game)
        else:
            assert owed is not None
            self.exposure.decided(owed, uno, events, self.game)
        self.hear(events)

    def hear(self, events: list[Event]) -> None:
        self.discards.hear(events, self.game)
        for memory in self.memories:
            assert [event.seen_by(memory.viewer) for event in events] == forms(events, memory.viewer)
            memory.hear(events, self.game)

    @precondition(under_way)
    @rule(number=st.integers(0, 200), uno=st.booleans())
    def decide(self, number: int, uno: bool) -> None:
        actions = self.game.legal_actions()
        action = actions[number % len(actions)]
        owed = self.game.decision
        assert owed is not None
        self.act(f"{action} uno" if uno and may_call(self.game, action) else action, owed.seat)

    @precondition(under_way)
    @rule(seed=SEEDS, steps=st.integers(1, 200))
    def play_on(self, seed: int, steps: int) -> None:
        dice = Random(seed)
        for _ in range(steps):
            if not self.game.is_over:
                self.act(*random_action(self.game, dice))

    @rule(part=st.integers(0, REFUSAL_PARTS - 1))
    def refuse(self, part: int) -> None:
        check_refusals(self.game, part, REFUSAL_PARTS)

    @rule()
    def take_every_action(self) -> None:
        check_legal_apply(self.game)

    @rule(seed=SEEDS)
    def read_back(self, seed: int) -> None:
        """`position` holds all there is: read back it is the same, and goes on the same."""
        again = read_back(self.game.position(), self.game)
        check_same_future(again, self.game.copy(), Random(seed), 25)

    @precondition(under_way)
    @rule(seed=SEEDS)
    def copy(self, seed: int) -> None:
        """Neither a copy nor its original feels what is done to the other."""
        dice = Random(seed)
        first, second = self.game.copy(), self.game.copy()
        before = everything(self.game)
        for _ in range(10):
            if not first.is_over:
                text, seat = random_action(first, dice)
                first.apply(text, seat=seat)
        assert everything(self.game) == everything(second) == before

    @invariant()
    def every_card_exists_once(self) -> None:
        counts = card_counts(self.game)
        assert counts == self.cards
        decks = counted_decks(find_edition(self.edition), deck_of(self.table.options))
        for side, deck in enumerate(decks):
            faces: Counter[str] = Counter()
            for card, count in counts.items():
                faces[card.split("/")[side]] += count
            assert faces == +Counter(deck)

    @invariant()
    def one_decision_is_owed(self) -> None:
        check_decision(self.game)
        check_counts(self.game)

    @invariant()
    def who_has_not_called_is_exposed(self) -> None:
        for viewer in viewers(self.game):
            assert self.game.view(viewer).exposed == sorted(self.exposure.exposed)

    @invariant()
    def nobody_knows_more_than_was_seen(self) -> None:
        for memory in self.memories:
            view = self.game.view(memory.viewer)
            assert [Counter(map(str, known)) for known in view.known] == [+known for known in memory.known]
            for card, seen in zip(view.discard, self.discards.seen_by(memory.viewer), strict=True):
                assert seen or card == "?"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_round(edition: str) -> None:
    run_state_machine_as_test(type("Round", (Round,), {"edition": edition}), settings=SETTINGS)
