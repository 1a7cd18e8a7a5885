"""Leases: explored by chance in a model, with the decisions of real nodes."""

import os
from collections import Counter

import pytest

from lastcard.server.cluster.lease import GONE, LEASE, UNREACHABLE, NodeSeen, Standing, Watch
from lease_model import Broken, Schedule

pytestmark = pytest.mark.once
SCHEDULES = 100_000 if os.environ.get("LASTCARD_LONG") else 2_000


def test_whatever_happens_nothing_is_lost_or_done_twice() -> None:
    counted: Counter[str] = Counter()
    for seed in range(SCHEDULES):
        schedule = Schedule(seed)
        try:
            schedule.run()
        except Broken as error:
            raise AssertionError(f"schedule {seed}: {error}") from error
        counted["acknowledged"] += len(schedule.acknowledged)
        counted["taken over"] += schedule.takeovers - 1
        counted["refused"] += schedule.database.refused
    assert counted["acknowledged"] > 20 * SCHEDULES, counted
    assert counted["taken over"] > SCHEDULES, counted
    assert counted["refused"] > SCHEDULES / 50, counted


@pytest.mark.parametrize("bug", ["checks_epochs", "makes_certain"])
def test_a_planted_bug_is_found(bug: str) -> None:
    broken = 0
    for seed in range(SCHEDULES):
        try:
            Schedule(seed, **{bug: False}).run()
        except Broken:
            broken += 1
            if broken == 5:
                return
    raise AssertionError(f"found out {broken} times in {SCHEDULES} schedules")


def test_a_node_that_stands_still_is_removed() -> None:
    watch = Watch()
    assert not watch.look([NodeSeen("a", 1)], 0, is_reachable=True)
    assert not watch.look([NodeSeen("a", 1)], LEASE - 0.1, is_reachable=True)
    assert watch.look([NodeSeen("a", 1)], LEASE, is_reachable=True) == [NodeSeen("a", 1)]
    assert not watch.look([NodeSeen("a", 2)], LEASE, is_reachable=True)


def test_a_node_without_a_session_is_removed_sooner() -> None:
    watch, gone = Watch(), NodeSeen("a", 1, has_session=False)
    assert not watch.look([gone], 0, is_reachable=True)
    assert watch.look([gone], GONE, is_reachable=True) == [gone]


def test_a_node_without_messages_is_removed_only_by_one_that_has_them() -> None:
    for has_messages in (True, False):
        watch = Watch()
        looks = [
            watch.look([NodeSeen("a", beat, is_reachable=False)], beat * 0.4, has_messages)
            for beat in range(int(UNREACHABLE / 0.4) + 3)
        ]
        assert any(looks) == has_messages


def test_who_could_not_look_begins_anew() -> None:
    watch = Watch()
    watch.look([NodeSeen("a", 1)], 0, is_reachable=True)
    watch.reset()
    assert not watch.look([NodeSeen("a", 1)], 100, is_reachable=True)


def test_nobody_is_certain_for_as_long_as_it_takes_to_be_removed() -> None:
    standing = Standing(0)
    moments = [at / 100 for at in range(400)]
    assert max(at for at in moments if standing.is_certain(at)) < GONE * 0.96  # a clock may run a little slow
    assert min(at for at in moments if standing.is_over(at)) >= LEASE
    standing.confirm(3)
    assert standing.is_certain(3.5)
    assert not standing.is_over(5)
