"""The browser client under its bars, in Chromium against the real server.

    python benchmarks/web.py            all of it, some minutes
    python benchmarks/web.py tasks      only the main-thread tasks; also: load, start, memory

load:   script that the first page takes, gzipped, and a table (at most 130 kB)
start:  seconds from ./play to the page (2)
tasks:  the main thread, four times slower, at a table of ten with 25 cards in hand: 95 % under 16 ms, none over 50 ms
memory: what the page and its process hold after each of 20 rounds, and of 20 more, when V8 has compiled what it will
"""

import asyncio
import contextlib
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median, quantiles
from typing import Any

from playwright.async_api import CDPSession

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "helpers"), str(ROOT / "tools")]

from browsing import DESKTOP, PHONE, Guest, House, open_house  # noqa: E402, it is found by the line above
from serving import free_port  # noqa: E402
from tapping import owes, play_round  # noqa: E402

MOST_SCRIPT = 130
"""Kilobytes."""
SLOWDOWN = 4
CARDS = 25
SECONDS = 40
TAP = 60
"""Milliseconds that a finger stays down."""
TRIES = 3
ROUNDS = 20
FIRST_VISIT = 5
"""After so many rounds the home page is seen once before it is measured: every style sheet that a table asked for keeps
hold of that table, once in a page's life."""
STOLEN = 0.02
"""Of a second: with more, what is measured is another machine."""
BIG_DECK = {f"{color}{number}": 4 for color in "rygb" for number in range(1, 10)}
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
TELLING = (
    "FunctionCall", "EvaluateScript", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit",
    "MajorGC", "MinorGC", "HitTest", "TimerFire", "FireAnimationFrame", "RunMicrotasks", "EventDispatch", "v8.compile",
)  # fmt: skip


def verdict(text: str, is_good: bool) -> None:
    print(f"{'good' if is_good else 'MISSED'}  {text}")


async def measure_load() -> None:
    with tempfile.TemporaryDirectory() as data:
        started = time.perf_counter()
        async with open_house(Path(data)) as house:
            print(f"      test house open after {time.perf_counter() - started:.2f} s (browser included)")
            for name, path in (("home", ""), ("table", "")):
                guest = await house.guest("Ann", path=path)
                sizes: dict[str, int] = {}
                guest.page.on("response", lambda answer, sizes=sizes: sizes.setdefault(answer.url, 0))
                await guest.go()
                if name == "table":
                    await guest.page.locator('article[data-edition="classic"] button.primary').click()
                    await guest.page.locator(".hand").wait_for()
                await guest.page.wait_for_load_state("networkidle")
                for url in list(sizes):
                    if url.endswith(".js"):
                        body = await (await guest.page.request.get(url)).body()
                        sizes[url] = len(gzip.compress(body, 9))
                total = sum(sizes.values()) / 1000
                verdict(f"{total:.1f} kB of script, gzipped, up to {name}", total <= MOST_SCRIPT)


async def measure_start(times: int = 3) -> None:
    """From `./play` to the page with its heading, in a browser that runs already and is sent there by `./play`."""
    with tempfile.TemporaryDirectory() as data:
        async with open_house(Path(data)) as house:
            took = [await one_start(house, Path(data) / str(number)) for number in range(times)]
            shown = ", ".join(f"{seconds:.2f}" for seconds in took)
            verdict(f"{median(took):.2f} s from ./play to the page ({shown})", median(took) < 2)


async def one_start(house: House, folder: Path) -> float:
    page = await (await house.browser.new_context()).new_page()
    calls = folder.with_suffix(".calls")
    os.mkfifo(calls)
    told = asyncio.create_task(asyncio.to_thread(calls.read_text))
    command = [ROOT / "play", "--port", str(free_port()), "--data", folder]
    opener = f"sh -c 'echo %s >{calls}'"
    started = time.perf_counter()
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, env={**os.environ, "BROWSER": opener})
    try:
        await page.goto((await told).strip())
        await page.locator("article").first.wait_for()
        return time.perf_counter() - started
    finally:
        process.terminate()
        process.wait()
        await page.context.close()


WHERE = """([card, index]) => {
    const card_at = `.hand .usable[data-card="${card}"]`
    const found = card ? document.querySelector(card_at) : document.querySelectorAll('.choices button')[index]
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const at = found?.getBoundingClientRect()
    return at && [at.x + 12, at.y + 20]
}"""


async def touch(guest: Guest, action: str) -> bool:
    """A tap without Playwright's own work in the page, which would be measured with it; False if it is too early."""
    answers = [each for each in guest.view["actions"] if not each.startswith("play ")]
    card, index = (action[5:], 0) if action.startswith("play ") else ("", answers.index(action))
    place = await guest.page.evaluate(WHERE, [card, index])
    if place:
        await guest.page.mouse.click(*place, delay=TAP)
    return bool(place)


async def many_cards(guest: Guest) -> None:
    """Ten players, and one's own hand grown to 25 cards.

    Without any locator of Playwright's: they leave listeners in the page, which take part in every tap.
    """
    await guest.open_table(9, edition="classic", seats=10, options={"hand_size": 15, "deck": BIG_DECK})

    def grow(actions: list[str]) -> str:
        return "draw" if "draw" in actions else "keep" if "keep" in actions else actions[0]

    await play_while(guest, lambda: not guest.view or len(guest.view["hand"]) < CARDS, grow)


async def go_on(guest: Guest, seconds: float) -> None:
    """Plays so that the hand stays large: a card only when there are more than enough."""
    deadline, dice = time.monotonic() + seconds, Random(1)

    def keep_large(actions: list[str]) -> str:
        wanted = [each for each in actions if each.startswith("play") == (len(guest.view["hand"]) > CARDS)]
        return dice.choice(wanted or actions)

    await play_while(guest, lambda: time.monotonic() < deadline, keep_large)


async def play_while(guest: Guest, wanted: Callable[[], bool], choose: Callable[[list[str]], str]) -> None:
    done = -1
    while wanted() and not guest.is_over:
        move = guest.move
        if owes(guest) and done != move and await touch(guest, choose(guest.view["actions"])):
            done = move
        await asyncio.sleep(0.02)


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The renderer that has done most: that of the page."""
    busy: dict[tuple[int, int], float] = defaultdict(float)
    named = {
        (e["pid"], e["tid"]) for e in events if e.get("name") == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    for event in events:
        if event.get("name") == "RunTask" and (event["pid"], event["tid"]) in named:
            busy[event["pid"], event["tid"]] += event.get("dur", 0)
    return max(busy, key=busy.__getitem__)


def report_tasks(trace: bytes, where: str) -> None:
    events = json.loads(trace)["traceEvents"]
    thread = main_thread(events)
    own = [event for event in events if (event["pid"], event["tid"]) == thread and "dur" in event]
    tasks = [event for event in own if event["name"] == "RunTask"]
    lengths = sorted(event["dur"] / 1000 for event in tasks)
    worked = sorted(event.get("tdur", 0) / 1000 for event in tasks)
    print(f"      by processor time: 95 % under {quantiles(worked, n=100)[94]:.1f} ms, the longest {worked[-1]:.1f} ms")
    percentile = quantiles(lengths, n=100)[94]
    long = [length for length in lengths if length > 50]
    slow = sum(length > 16 for length in lengths)
    print(f"      {where}: {len(tasks)} tasks, {slow} over 16 ms, 99 % under {quantiles(lengths, n=100)[98]:.1f} ms")
    verdict(f"{where}: 95 % of tasks under {percentile:.1f} ms", percentile < 16)
    verdict(f"{where}: {len(long)} tasks over 50 ms, the longest {lengths[-1]:.1f} ms", not long)
    for task in sorted(tasks, key=lambda event: -event.get("tdur", 0))[:8]:
        inside: dict[str, float] = defaultdict(float)
        for event in own:
            if event["name"] in TELLING and task["ts"] <= event["ts"] < task["ts"] + task["dur"]:
                place = event.get("args", {}).get("data", {})
                name = event["name"] + (f" {place.get('functionName', '')}" if event["name"] == "FunctionCall" else "")
                inside[name] += event.get("tdur", 0) / 1000
        parts = ", ".join(
            f"{name} {length:.1f}" for name, length in sorted(inside.items(), key=lambda item: -item[1])[:6]
        )
        print(f"        {task['dur'] / 1000:6.1f} ms, worked {task.get('tdur', 0) / 1000:6.1f} ms: {parts}")


def give_way(house: House) -> None:
    """Where people play, the server and its bots are not on the machine that shows the table.

    This script stays as it is: the browser of the next run would inherit what it gives up.
    """
    assert house.server.process is not None
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    for process in (house.server.process, *children):
        for thread in Path(f"/proc/{process}/task").iterdir():
            os.setpriority(os.PRIO_PROCESS, int(thread.name), 19)


def stolen() -> int:
    """Milliseconds that the machine's processors were given to other machines."""
    return int(Path("/proc/stat").read_text().split()[8]) * 1000 // os.sysconf("SC_CLK_TCK")


async def trace_of(size: tuple[int, int], where: str) -> tuple[bytes, int]:
    """What the browser did at a table of ten, and how much time was stolen from it meanwhile."""
    with tempfile.TemporaryDirectory() as data:
        async with open_house(Path(data), pace=40) as house:
            give_way(house)
            guest = await house.guest("Ann", size, listens=False)
            await many_cards(guest)
            line = await guest.page.context.new_cdp_session(guest.page)
            await line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            await house.browser.start_tracing(page=guest.page, categories=CATEGORIES)
            seen, before = len(guest.events), stolen()
            await go_on(guest, SECONDS)
            lost = stolen() - before
            trace = await house.browser.stop_tracing()
            await line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            told = f"{len(guest.events) - seen} events, {len(guest.view['hand'])} cards in hand"
            print(f"      {where}: {told}, {lost} ms of {SECONDS} s stolen")
            return trace, lost


async def measure_tasks(size: tuple[int, int], where: str) -> None:
    for _ in range(TRIES):
        trace, lost = await trace_of(size, where)
        report_tasks(trace, where)
        if lost <= STOLEN * SECONDS * 1000:
            return
        print("      much was stolen")


async def held_by_kind(line: CDPSession) -> tuple[float, float]:
    """Megabytes of code, which V8 compiles for whatever runs often, and of everything else in JavaScript's heap."""
    parts: list[str] = []
    line.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
    await line.send("HeapProfiler.takeHeapSnapshot")
    snapshot = json.loads("".join(parts))
    fields, kinds = snapshot["snapshot"]["meta"]["node_fields"], snapshot["snapshot"]["meta"]["node_types"][0]
    sizes: dict[str, int] = defaultdict(int)
    nodes, width = snapshot["nodes"], len(fields)
    for kind, size in zip(nodes[fields.index("type") :: width], nodes[fields.index("self_size") :: width], strict=True):
        sizes[kinds[kind]] += size
    return sizes["code"] / 1e6, sum(sizes[kind] for kind in kinds if kind not in ("code", "native")) / 1e6


async def held_at_home(guest: Guest, line: CDPSession) -> tuple[float, float]:
    """At the home page of the same document: how long a round's log is does not count."""
    await guest.page.locator(".head button").first.click()
    await guest.page.locator('.menu a[href="/"]').click()
    await guest.page.locator("article").first.wait_for()
    await guest.page.wait_for_timeout(1000)
    for _ in range(3):  # what others point to weakly goes with the second
        await line.send("HeapProfiler.collectGarbage")
    held = await held_by_kind(line)
    await guest.page.go_back()
    await guest.page.locator(".after").wait_for()
    return held


def footprint() -> float:
    """Megabytes that are the page's process's own: what a person sees of it in the list of tasks."""
    sizes = [0.0]
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if "--type=renderer" in (folder / "cmdline").read_text():
                rows = (folder / "smaps_rollup").read_text().splitlines()
                sizes += [int(row.split()[1]) / 1000 for row in rows if row.startswith("Anonymous:")]
    return max(sizes)


async def measure_memory() -> None:
    """Twice 20 rounds: in the first, V8 still compiles what it finds to run often."""
    with tempfile.TemporaryDirectory() as data:
        async with open_house(Path(data), pace=1) as house:
            guest = await house.guest("Ann", DESKTOP, listens=False)
            await guest.play_at(3, edition="bts", options={"hand_size": 4, "target_score": 1_000_000})
            line = await guest.page.context.new_cdp_session(guest.page)
            await line.send("Performance.enable")
            feet, heaps, nodes = list[float](), list[float](), list[float]()
            held: list[tuple[float, float]] = []
            for number in range(2 * ROUNDS):
                await play_round(guest, dice=Random(number))
                await guest.page.locator(".after").wait_for()
                await guest.page.wait_for_timeout(2500)  # the last moment is over
                await line.send("HeapProfiler.collectGarbage")
                told = {each["name"]: each["value"] for each in (await line.send("Performance.getMetrics"))["metrics"]}
                feet.append(footprint())
                heaps.append(told["JSHeapUsedSize"] / 1e6)
                nodes.append(told["Nodes"])
                if number + 1 in (FIRST_VISIT, ROUNDS, 2 * ROUNDS):
                    held.append(await held_at_home(guest, line))
                await guest.page.locator(".after .lively").click()
                await guest.page.locator(".after").wait_for(state="detached")
            print(
                "      process, MB:",
                " ".join(f"{size:.0f}" for size in feet),
                "(taking stock after 20 rounds adds to it)",
            )
            print("      heap, MB:", " ".join(f"{heap:.2f}" for heap in heaps))
            print("      nodes:", " ".join(f"{count:.0f}" for count in nodes))
            compare("process", feet[5:10], feet[15:20], "after rounds 6 to 10 and 16 to 20")
            compare("heap", heaps[5:10], heaps[15:20], "after rounds 6 to 10 and 16 to 20")
            compare("heap", heaps[20:25], heaps[35:40], "after rounds 21 to 25 and 36 to 40")
            _, (code, kept), (last_code, last_kept) = held
            print(f"      of the heap compiled code: {code:.2f} MB after 20 rounds, {last_code:.2f} MB after 40")
            compare("data in the heap", [kept], [last_kept], "after 20 and 40 rounds", most=0.01)


def compare(what: str, early: list[float], late: list[float], when: str, most: float = 0.05) -> None:
    grown = mean(late) / mean(early) - 1
    verdict(f"{what}: {mean(early):.2f} and {mean(late):.2f} MB {when}, {grown:+.1%}", grown < most)


async def measure(wanted: list[str]) -> None:
    if not wanted or "load" in wanted:
        await measure_load()
    if not wanted or "start" in wanted:
        await measure_start()
    if not wanted or "tasks" in wanted:
        await measure_tasks(PHONE, "phone")
    if not wanted or "tasks" in wanted or "desktop" in wanted:
        await measure_tasks(DESKTOP, "desktop")
    if not wanted or "memory" in wanted:
        await measure_memory()


if __name__ == "__main__":
    asyncio.run(measure(sys.argv[1:]))
