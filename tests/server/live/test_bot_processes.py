"""Bots that think at tables: elsewhere, bounded, never waited for; `normal` stands in and metrics say so."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from prometheus_client import Counter

import project
from lastcard import Game, View
from lastcard.bots import BOTS, make_bot
from lastcard.server.live.bot_processes import QUEUE_TIME, BotProcesses, QueuedThought
from lastcard.server.metrics import FELL_BACK, HELD_BACK, SHORTENED, THOUGHTS
from lastcard.table.match.bot_thinking import Thought

pytestmark = pytest.mark.once

PROGRAM = f"cmd:{sys.executable} {project.ROOT / 'docs' / 'examples' / 'mybot.py'}"
BROKEN = f"cmd:{sys.executable} -c pass"


@pytest.fixture(scope="module")
def thinkers() -> Iterator[BotProcesses]:
    processes = BotProcesses(1, {"mine": PROGRAM, "broken": BROKEN, "gone": "nosuchmodule:Bot"})
    with pytest.MonkeyPatch.context() as patience:
        patience.setattr("lastcard.server.live.bot_processes.LATE_AFTER", 60.0)
        yield processes
    processes.close()
    for name in ("mine", "broken", "gone"):
        del BOTS[name]


@pytest.fixture(autouse=True)
def nothing_is_left_under_way(thinkers: BotProcesses) -> Iterator[None]:
    yield
    until = monotonic() + 60
    while thinkers.pending and monotonic() < until:
        sleep(0.01)


def view(seed: int = 2, edition: str = "classic") -> View:
    game = Game.deal(edition, 4, seed)
    assert game.decision is not None
    return game.view(game.decision.seat)


def answer(thought: Thought) -> str:
    until = monotonic() + 60
    while monotonic() < until:
        action = thought.answer()
        if action is not None:
            return action
        sleep(0.01)
    raise AssertionError("no answer")


def counted(counter: Counter) -> float:
    """What a counter says when all rounds are over."""
    for table in list(HELD_BACK._counts):
        HELD_BACK.publish(table)
    return float(counter._value.get())


def fell_back(level: str, reason: str) -> float:
    return counted(FELL_BACK.labels(level, reason))


def test_hard_thinks_in_another_process(thinkers: BotProcesses) -> None:
    before = counted(THOUGHTS.labels("hard"))
    thought = thinkers.think("T", "hard", "s", view())
    assert thought.answer() is None, "it was not waited for"
    assert answer(thought).removesuffix(" uno") in view().actions
    assert counted(THOUGHTS.labels("hard")) == before + 1


LOADED = """
import sys
import lastcard.server.live.analysis_process, lastcard.server.live.bot_process
print(*{name.partition(".")[0] for name in sys.modules}, *sys.modules)
"""


def test_a_process_loads_nothing_of_the_server() -> None:
    """It must be ready when somebody wants a review right after the start."""
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "lastcard.analysis.review" in loaded
    assert not loaded & {
        "asyncio",
        "fastapi",
        "prometheus_client",
        "sqlalchemy",
        "lastcard.server.live.server_messages",
    }
    assert "lastcard.table" not in loaded


def test_quick_bots_need_no_process(thinkers: BotProcesses) -> None:
    assert thinkers.think("T", "normal", "s", view()).answer() == make_bot("normal", "s").choose(view())


def test_a_program_plays_at_tables(thinkers: BotProcesses) -> None:
    assert "mine" in BOTS
    assert answer(thinkers.think("T", "mine", "s", view())).removesuffix(" uno") in view().actions


@pytest.mark.parametrize(("bot", "why"), [("broken", ""), ("gone", "No module named 'nosuchmodule'")])
def test_a_broken_bot_is_replaced_and_the_log_says_why(
    bot: str, why: str, thinkers: BotProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    before = fell_back(bot, "failed")
    for _ in range(2):
        thought = thinkers.think("T", bot, "s", view())
        assert answer(thought).removesuffix(" uno") in view().actions
        assert thought.is_replaced
    assert fell_back(bot, "failed") == before + 2
    (told,) = [record.getMessage() for record in caplog.records]
    assert f"the bot {bot} failed at table T: " in told
    assert why in told
    assert "normal plays for it" in told


def test_when_the_queue_is_full_normal_answers(thinkers: BotProcesses, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "queue_length", 2)
    before = fell_back("expert", "full")
    thoughts = [thinkers.think(f"T{number}", "expert", str(number), view()) for number in range(6)]
    assert fell_back("expert", "full") == before + 3
    assert [thought.answer() for thought in thoughts[3:]] == [
        make_bot("normal", str(number)).choose(view()) for number in range(3, 6)
    ]
    assert all(answer(thought).removesuffix(" uno") in view().actions for thought in thoughts)


def test_many_tables_think_less_each_and_none_falls_back(thinkers: BotProcesses) -> None:
    answer(thinkers.think("FIRST", "hard", "s", view()))  # the process is there
    before = [counted(counter.labels("hard")) for counter in (THOUGHTS, SHORTENED)]
    failures = sum(fell_back("hard", reason) for reason in ("full", "late", "failed"))
    began = monotonic()
    thoughts = [thinkers.think(f"T{number}", "hard", "s", view(number)) for number in range(20)]
    chosen = [answer(thought) for thought in thoughts]
    took = monotonic() - began
    assert all(action.removesuffix(" uno") in view(number).actions for number, action in enumerate(chosen))
    assert sum(fell_back("hard", reason) for reason in ("full", "late", "failed")) == failures
    deep = sum(isinstance(thought, QueuedThought) for thought in thoughts)
    assert counted(THOUGHTS.labels("hard")) == before[0] + deep
    assert counted(SHORTENED.labels("hard")) > before[1]
    assert took < 0.2 * deep, "each had less than its time"
    assert took < 5 * QUEUE_TIME, "and more so on a busy machine"


def test_no_table_has_more_than_one_place_in_the_queue(thinkers: BotProcesses) -> None:
    """What has not begun is given up for the new one."""
    begun = thinkers.think("GREEDY", "expert", "s", view())
    greedy = [thinkers.think("GREEDY", "expert", str(number), view()) for number in range(5)]
    modest = thinkers.think("MODEST", "expert", "s", view())
    assert thinkers.pending == 3
    for thought in (begun, greedy[-1], modest):
        assert answer(thought).removesuffix(" uno") in view().actions
    assert all(isinstance(thought, QueuedThought) and thought.future is None for thought in greedy[:-1])


def test_who_waited_longest_is_first(thinkers: BotProcesses) -> None:
    thoughts = [thinkers.think(f"T{number}", "hard", "s", view()) for number in range(4)]
    done: list[int] = []
    while len(done) < 4:
        done += [place for place, thought in enumerate(thoughts) if place not in done and thought.answer() is not None]
        sleep(0.001)
    assert done == [0, 1, 2, 3]


def test_who_does_not_answer_is_late_and_metrics_say_so(
    thinkers: BotProcesses, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("lastcard.server.live.bot_processes.LATE_AFTER", 0.05)
    before = fell_back("expert", "late")
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    busy = thinkers.work_aside(gate.read_bytes)  # the only process waits until somebody writes
    thought = thinkers.think("SLOW", "expert", "s", view())
    assert thought.answer() is None
    sleep(0.1)
    assert thought.answer() == make_bot("normal", "s").choose(view())
    assert fell_back("expert", "late") == before + 1
    gate.write_bytes(b"go on")
    assert busy.result(60) == b"go on"


def test_interrupts_are_answered_at_once(thinkers: BotProcesses) -> None:
    game = Game.setup("classic", ["r1 r2", "g1 g2", "r1 b2 b3"], "r5")
    game.apply("play r1")
    assert thinkers.interrupt("expert", "s", game.view(1)) == "catch 0"


def test_custom_editions_are_known_to_thinkers(thinkers: BotProcesses) -> None:
    example = min((project.PACKAGE / "editions" / "examples").glob("*.toml"))
    before = fell_back("hard", "failed")
    seen = view(3, str(example))
    assert answer(thinkers.think("T", "hard", "s", seen)).removesuffix(" uno") in seen.actions
    assert fell_back("hard", "failed") == before


def test_when_a_process_dies_normal_answers_and_another_one_comes(thinkers: BotProcesses) -> None:
    before = fell_back("expert", "failed")
    answer(thinkers.think("T", "hard", "s", view()))
    thought = thinkers.think("T", "expert", "s", view())
    assert thinkers._pool is not None
    for process in list(thinkers._pool._processes.values()):
        process.kill()
    assert answer(thought) == make_bot("normal", "s").choose(view())
    assert fell_back("expert", "failed") == before + 1
    for _ in range(3):
        assert answer(thinkers.think("T", "hard", "s", view())).removesuffix(" uno") in view().actions
    assert fell_back("hard", "failed") <= 1
