"""The server under load: scripted people at tables of four, one action a second a table.

    python benchmarks/server_load.py --sockets 2000 --seconds 20

Prints the time from an action to the last seat's view, the server's CPU time for an action beside that of a bare
WebSocket echo to four in the same run, and the memory that a seated client takes.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import websockets

ROOT = Path(__file__).parents[1]
SEATS = 4
ECHO = """
import sys
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

groups = {}


async def echo(socket):
    await socket.accept()
    group = groups.setdefault(socket.path_params["group"], [])
    group.append(socket)
    try:
        while True:
            text = await socket.receive_text()
            for each in group:
                await each.send_text(text)
    except Exception:
        pass


app = Starlette(routes=[WebSocketRoute("/{group}", echo)])
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, ws_ping_interval=None,
            log_level="error")
"""

SERVE = """
import sys
from pathlib import Path
from lastcard.server.config import Config, database_in
from lastcard.server.run import run

run(Config(database_in(Path(sys.argv[1])), port=int(sys.argv[2]), make_rate=1e6, make_burst=1e6))
"""
"""Everybody comes from one address here: how often one may make tables is not what is measured."""


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Line:
    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.move = -1
        self.at = 0.0
        self.is_seated = False
        self.errors = 0
        self.news = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for text in self.socket:
                at = time.perf_counter()
                told = json.loads(text)
                kind = told["type"]
                if kind == "ping":
                    await self.socket.send(json.dumps({"type": "pong", "ping": told["ping"]}))
                elif kind == "error":
                    self.errors += told["code"] != "outdated"
                elif kind in ("welcome", "update"):
                    self.view.update(told.get("view") or {})
                    self.is_seated |= "you" in told and told["you"]["chair"] is not None
                    if "move" in told:
                        self.move, self.at = told["move"], at
                        self.news.set()

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))


class Load:
    def __init__(self, port: int, tables: int, editions: list[str]) -> None:
        self.port = port
        self.tables = tables
        self.editions = editions
        self.delays: list[float] = []
        self.late = 0
        self.actions = 0
        self.lines: list[list[Line]] = []
        self.measuring = False

    async def open(self) -> None:
        cookies: list[str] = []
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as client:
            for _ in range(SEATS * self.tables):
                client.cookies.clear()
                answer = await client.get("/api/me")
                cookies.append(answer.headers["set-cookie"].partition(";")[0])
            codes = []
            for number in range(self.tables):
                settings = {"edition": self.editions[number % len(self.editions)], "turn_time": 600}
                made = await client.post("/api/tables", json={"settings": {**settings, "options": {"scoring": "none"}}})
                codes.append(made.json()["code"])
        for number, code in enumerate(codes):
            self.lines.append([await self.join(code, cookies[SEATS * number + seat]) for seat in range(SEATS)])
            for line in self.lines[-1]:
                await line.send(type="sit", name="Ann")
                while not line.is_seated:
                    await asyncio.sleep(0.001)
        for lines in self.lines:
            await lines[0].send(type="start")
            await asyncio.sleep(0.002)

    async def join(self, code: str, cookie: str) -> Line:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"
        headers = {"Cookie": cookie}
        socket = await websockets.connect(url, additional_headers=headers, compression=None, ping_interval=None)
        return Line(socket)

    async def play(self, lines: list[Line], dice: Random, until: float) -> None:
        await asyncio.sleep(dice.random())
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.act(lines, dice)
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - began)))

    async def act(self, lines: list[Line], dice: Random) -> None:
        if lines[0].view.get("winner") is not None:
            await lines[0].send(type="rematch")
            return
        owing = next((line for line in lines if line.view.get("actions")), None)
        if owing is None:
            return
        action = dice.choice(owing.view["actions"])
        said = f"{action} uno" if action.startswith("play") else action
        move, sent = owing.move, time.perf_counter()
        for line in lines:
            line.news.clear()
        await owing.send(type="act", action=said, move=move)
        try:
            async with asyncio.timeout(5):
                for line in lines:
                    while line.move <= move and line.view.get("winner") is None:
                        await line.news.wait()
                        line.news.clear()
        except TimeoutError:
            self.late += self.measuring
            return
        if self.measuring:
            self.actions += 1
            self.delays.append(max(line.at for line in lines) - sent)

    async def run(self, seconds: float, process: int) -> float:
        """CPU seconds of the server for one action."""
        until = time.perf_counter() + seconds + 3
        players = [asyncio.create_task(self.play(lines, Random(n), until)) for n, lines in enumerate(self.lines)]
        await asyncio.sleep(3)
        self.measuring, began = True, cpu_seconds(process)
        await asyncio.gather(*players)
        return (cpu_seconds(process) - began) / max(1, self.actions)

    async def close(self) -> None:
        for line in (line for lines in self.lines for line in lines):
            line.reader.cancel()
            await line.socket.close()


async def measure_echo(port: int, tables: int, seconds: float, process: int, size: int) -> float:
    """CPU seconds of a bare echo to four, at the same rate and size."""
    groups = [
        [
            await websockets.connect(f"ws://127.0.0.1:{port}/{n}", compression=None, ping_interval=None)
            for _ in range(SEATS)
        ]
        for n in range(tables)
    ]
    text, count = "x" * size, 0

    async def drain(socket: Any) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for _ in socket:
                pass

    drains = [asyncio.create_task(drain(socket)) for group in groups for socket in group]

    async def speak(group: list[Any], dice: Random, until: float) -> None:
        nonlocal count
        await asyncio.sleep(dice.random())
        while time.perf_counter() < until:
            await group[0].send(text)
            count += 1
            await asyncio.sleep(1)

    began, until = cpu_seconds(process), time.perf_counter() + seconds
    await asyncio.gather(*(speak(group, Random(n), until) for n, group in enumerate(groups)))
    await asyncio.sleep(0.5)
    spent = (cpu_seconds(process) - began) / max(1, count)
    for task in drains:
        task.cancel()
    for group in groups:
        for socket in group:
            await socket.close()
    return spent


def start(*command: str, port: int) -> "subprocess.Popen[bytes]":
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen([sys.executable, *command], env=env)
    for _ in range(600):
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/api/health")
            return process
        time.sleep(0.1)
    raise TimeoutError


async def measure(arguments: argparse.Namespace) -> dict[str, object]:
    tables = arguments.sockets // SEATS
    with tempfile.TemporaryDirectory() as folder:
        script, serve = Path(folder) / "echo.py", Path(folder) / "serve.py"
        script.write_text(ECHO)
        echo = start(str(script), "8431", port=8431)
        echo_cpu = await measure_echo(8431, tables, arguments.seconds / 2, echo.pid, 300)
        echo.terminate()
        echo.wait()
        serve.write_text(SERVE)
        server = start(str(serve), folder, "8432", port=8432)
        empty = memory(server.pid)
        load = Load(8432, tables, arguments.editions)
        await load.open()
        await asyncio.sleep(2)
        seated = memory(server.pid)
        cpu = await load.run(arguments.seconds, server.pid)
        await load.close()
        server.terminate()
        server.wait()
    delays = sorted(load.delays)
    return {
        "sockets": SEATS * tables,
        "actions": load.actions,
        "p50_ms": round(delays[len(delays) // 2] * 1000, 1),
        "p99_ms": round(quantiles(delays, n=100)[98] * 1000, 1),
        "errors": sum(line.errors for lines in load.lines for line in lines) + load.late,
        "cpu_us_an_action": round(cpu * 1e6),
        "cpu_us_an_echo": round(echo_cpu * 1e6),
        "times_an_echo": round(cpu / echo_cpu, 2),
        "kb_a_client": round((seated - empty) / 1000 / (SEATS * tables), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--editions", nargs="+", default=["classic"])
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
