"""A node's membership in a cluster: it beats, watches the others, and knows when it no longer belongs."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from lastcard.server.cluster.lease import BEAT, NodeSeen, Standing, Watch
from lastcard.server.store.leases import Leases, Removed
from lastcard.table import Refusal

log = logging.getLogger(__name__)

CHECK_EVERY = 0.1
"""Seconds between two looks at the clock: a beat may hang for longer than a node can wait."""
PATIENCE = 2.0
"""Seconds that somebody waits for certainty."""


class Wire(Protocol):
    @property
    def is_connected(self) -> bool: ...

    async def listen_as(self, node: str) -> None: ...


class Membership:
    """Calls `gone` with each node that is gone, and `out` when this node no longer belongs."""

    def __init__(self, leases: Leases, wire: Wire, gone: Callable[[str], None], out: Callable[[], None]) -> None:
        self.node = ""
        """The node's id, a new one each time that it joins; "" while it does not belong."""
        self.others: dict[str, NodeSeen] = {}
        self.is_draining = False
        self._leases = leases
        self._wire = wire
        self._gone = gone
        self._out = out
        self._watch = Watch()
        self._standing = Standing(0.0)
        self._thread = ThreadPoolExecutor(1, "beat")
        self._beaten = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_failing = False

    async def start(self) -> None:
        """Join, and stay as long as possible. Raises an error if it cannot join now."""
        await self._join()
        await self._beat()
        self._tasks = [asyncio.create_task(each) for each in (self._run(), self._check())]

    async def close(self) -> None:
        """Leave, and free the tables for others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        node, self.node = self.node, ""
        if node:
            try:
                await asyncio.wait_for(self._in_thread(self._leases.leave, node), PATIENCE)
            except Exception as error:  # the others will see for themselves
                log.warning("could not leave: %s", type(error).__name__)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def make_certain(self, is_anew: bool = False) -> None:
        """Wait until nobody can have removed this node, if need be until its next beat. Raises Refusal."""
        now, node = asyncio.get_running_loop().time(), self.node
        if not node:
            raise Refusal("storage")
        if not is_anew and self._standing.is_certain(now):
            return
        try:
            async with asyncio.timeout(PATIENCE):
                while self._standing.beat_at < now and self.node == node:
                    await self._beaten.wait()
        except TimeoutError as error:
            raise Refusal("storage") from error
        if self.node != node:
            raise Refusal("storage")

    async def _in_thread(self, function: Callable[..., object], *arguments: object) -> object:
        return await asyncio.get_running_loop().run_in_executor(self._thread, function, *arguments)

    async def _join(self) -> None:
        node, asked = secrets.token_hex(6), asyncio.get_running_loop().time()
        await self._wire.listen_as(node)
        await self._in_thread(self._leases.join, node)
        self._standing, self._watch = Standing(asked), Watch()
        self.node = node
        log.info("this is node %s", node)

    async def _run(self) -> None:
        """Beat forever; join again after being removed."""
        while True:
            try:
                if self.node:
                    await self._beat()
                elif self._wire.is_connected:
                    await self._join()
                    await self._beat()
                self._note_failing("")
            except Removed:
                self._give_up("the others have removed this node")
            except Exception as error:  # whatever error a database can raise
                self._watch.reset()
                self._note_failing(type(error).__name__)
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        loop, node = asyncio.get_running_loop(), self.node
        asked, is_reachable = loop.time(), self._wire.is_connected
        seen = await self._in_thread(self._leases.beat, node, is_reachable, self.is_draining)
        if self.node != node:
            return
        assert isinstance(seen, list)
        self._standing.confirm(asked)
        self._wake()
        others = {each.node: each for each in seen if each.node != node}
        for gone in self.others.keys() - others.keys():
            self._gone(gone)
        self.others = others
        for late in self._watch.look(others.values(), loop.time(), is_reachable):
            if await self._in_thread(self._leases.remove, late):
                log.warning("node %s is gone", late.node)
                self.others.pop(late.node, None)
                self._gone(late.node)

    def _wake(self) -> None:
        """Wake all who wait for the next beat."""
        beaten, self._beaten = self._beaten, asyncio.Event()
        beaten.set()

    async def _check(self) -> None:
        """Give up when others may have removed this node, even while a beat hangs."""
        while True:
            await asyncio.sleep(CHECK_EVERY)
            if self.node and self._standing.is_over(asyncio.get_running_loop().time()):
                self._give_up("this node has not beaten for too long")

    def _give_up(self, reason: str) -> None:
        if self.node:
            log.warning("%s: its tables are given up", reason)
            self.node = ""
            self.others = {}
            self._wake()
            self._out()

    def _note_failing(self, reason: str) -> None:
        if reason and not self._is_failing:
            log.warning("the node cannot beat: %s", reason)
        self._is_failing = bool(reason)
