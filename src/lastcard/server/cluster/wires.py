"""The connection to NATS: batches of frames to other nodes, questions with answers, and news for all.

Everything here may be lost. What is sent without a connection is dropped, and a node that misses a batch is told so.
"""

import asyncio
import logging
import ssl
from collections.abc import Awaitable
from contextlib import suppress
from typing import Protocol, TypeVar

import msgspec
from msgspec import msgpack
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from lastcard.server.cluster.frames import (
    WIRE,
    Batch,
    Frame,
    News,
    Question,
    Told,
    decode_batch,
    decode_news,
    decode_question,
    encode,
)

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")

LARGEST = 256 * 1024
"""Characters of text from which on a batch is sent without waiting for more; NATS takes 1 MB."""
PING = 0.5
"""Seconds between two pings; after two without an answer the connection counts as dead."""
ANSWER_TIME = 2.0
"""Seconds in which another node must have answered a question."""


class Listener(Protocol):
    def hear(self, node: str, frame: Frame) -> None:
        """Take a frame of another node's."""

    def miss(self, node: str) -> None:
        """Note that something of another node's was lost."""

    def miss_all(self) -> None:
        """Note that anything may have been lost."""

    async def answer(self, question: Question) -> object:
        """Return the answer to another node's question."""

    def hear_news(self, news: News) -> None:
        """Take what another node tells all."""


class Wires:
    def __init__(self, servers: list[str], subject: str, listener: Listener) -> None:
        self._servers = servers
        self._subject = subject
        self._listener = listener
        self._client = Client()
        self._node = ""
        self._subscriptions: list[Subscription] = []
        self._out: dict[str, list[Frame]] = {}
        self._waiting = 0
        self._numbers: dict[str, int] = {}
        self._expected: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        return self._client.is_connected

    async def connect(self) -> None:
        """Connect, and stay connected from then on. Raises an error if it cannot connect now."""
        tls = ssl.create_default_context() if self._servers[0].startswith("tls://") else None
        await self._client.connect(
            self._servers,
            name="lastcard",
            connect_timeout=2,
            reconnect_time_wait=0,
            max_reconnect_attempts=-1,
            ping_interval=PING,  # type: ignore[arg-type] # it is only slept for
            max_outstanding_pings=2,
            tls=tls,
            error_cb=self._note_error,
            reconnected_cb=self._note_return,
            disconnected_cb=self._note_loss,
        )
        self._sending = asyncio.create_task(self._send_waiting(), name="wires")

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
            self._sending = None
            await self._publish_waiting()
        with suppress(NatsError, OSError, asyncio.TimeoutError):
            await self._client.flush(1)
        with suppress(NatsError, OSError):
            await self._client.close()

    async def listen_as(self, node: str) -> None:
        """Receive messages for this node id, and no longer for the one before."""
        old, self._subscriptions = self._subscriptions, []
        for subscription in old:
            with suppress(NatsError, OSError):
                await subscription.unsubscribe()
        self._node = node
        self._out, self._numbers, self._expected = {}, {}, {}
        subscribe = self._client.subscribe
        self._subscriptions = [
            await subscribe(f"{self._subject}.node.{node}", cb=self._hear),
            await subscribe(f"{self._subject}.ask.{node}", cb=self._hear_question),
            await subscribe(f"{self._subject}.all", cb=self._hear_news),
        ]
        await self._client.flush(2)

    # Frames

    def send(self, node: str, frame: Frame) -> None:
        """Send a frame to another node, together with all that there is for it at the moment."""
        self._out.setdefault(node, []).append(frame)
        self._wake.set()

    def tell(self, node: str, link: int, text: str) -> None:
        """Send a text to a client at another node; a text for several clients there is sent once."""
        frames = self._out.setdefault(node, [])
        last = frames[-1] if frames else None
        if isinstance(last, Told) and last.text is text:
            last.links.append(link)
        else:
            frames.append(Told([link], text))
        self._wake.set()

    async def _send_waiting(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._publish_waiting()
            except Exception:
                log.exception("could not send to other nodes")

    async def _publish_waiting(self) -> None:
        out, self._out = self._out, {}
        for node, frames in out.items():
            for part in parts(frames):
                number = self._numbers[node] = self._numbers.get(node, 0) + 1
                if self._client.is_connected:
                    data = encode(Batch(WIRE, self._node, number, part))
                    await self._client.publish(f"{self._subject}.node.{node}", data)

    async def _hear(self, message: Msg) -> None:
        try:
            batch = decode_batch(message.data)
        except msgspec.DecodeError:
            log.error("another node sends what cannot be read")  # noqa: TRY400, its text may hold cards
            return
        if batch.wire != WIRE:
            return
        expected = self._expected.get(batch.node, 1)
        self._expected[batch.node] = batch.number + 1
        if batch.number != expected:
            self._listener.miss(batch.node)
        for frame in batch.frames:
            try:
                self._listener.hear(batch.node, frame)
            except Exception:
                log.exception("a frame could not be handled: %s", type(frame).__name__)

    def forget(self, node: str) -> None:
        """Forget a node that is gone."""
        for known in (self._out, self._numbers, self._expected):
            known.pop(node, None)

    # Questions and news

    async def ask(self, node: str, question: Question, kind: type[Answer]) -> Answer | None:
        """Return another node's answer; None if there is none in time."""
        try:
            answer = await self._client.request(f"{self._subject}.ask.{node}", encode(question), ANSWER_TIME)
            return msgpack.decode(answer.data, type=kind)
        except (TimeoutError, NatsError, OSError, msgspec.DecodeError) as error:
            log.info("another node does not answer: %s", type(error).__name__)
            return None

    async def _hear_question(self, message: Msg) -> None:
        try:
            question = decode_question(message.data)
        except msgspec.DecodeError:
            return  # from a newer release: whoever asks does not wait for long
        answering = asyncio.create_task(self._answer(message, self._listener.answer(question)))
        answering.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _answer(self, message: Msg, answering: Awaitable[object]) -> None:
        try:
            answer = await answering
        except Exception:
            log.exception("a question of another node could not be answered")
            return
        with suppress(NatsError, OSError):
            await message.respond(encode(answer))

    async def tell_all(self, spent: dict[str, dict[str, int]], sockets: dict[str, int]) -> None:
        """Tell all other nodes what was spent here."""
        if self._client.is_connected:
            with suppress(NatsError, OSError):
                await self._client.publish(f"{self._subject}.all", encode(News(WIRE, self._node, spent, sockets)))

    async def _hear_news(self, message: Msg) -> None:
        with suppress(msgspec.DecodeError):
            news = decode_news(message.data)
            if news.node != self._node and news.wire == WIRE:
                self._listener.hear_news(news)

    # Trouble

    async def _note_error(self, error: Exception) -> None:
        log.warning("trouble with NATS: %s", type(error).__name__)

    async def _note_loss(self) -> None:
        if not self._client.is_closed and self._sending is not None:
            log.warning("the connection to NATS is lost")

    async def _note_return(self) -> None:
        log.info("NATS is back")
        self._listener.miss_all()


async def connect_once(servers: list[str]) -> None:
    """Connect for a moment. Raises an error if nobody answers, or refuses us."""
    client = Client()
    try:
        tls = ssl.create_default_context() if servers[0].startswith("tls://") else None
        await client.connect(servers, connect_timeout=2, allow_reconnect=False, tls=tls)
    finally:
        await client.close()


def parts(frames: list[Frame]) -> list[list[Frame]]:
    """Split frames into parts that fit into one message each."""
    found: list[list[Frame]] = [[]]
    size = 0
    for frame in frames:
        if size > LARGEST:
            found.append([])
            size = 0
        found[-1].append(frame)
        size += len(frame.text) if isinstance(frame, Told) else 200
    return found
