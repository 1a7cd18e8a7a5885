"""A seat at a table of a running server: as a guest with an invitation link, or with a token made by its owner.

Either way the seat is marked as a program's: a guest lends its own seat to itself, and comes back with the token.
"""

import asyncio
import contextlib
import json
import re
from collections.abc import Mapping
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lastcard.cli.assistant.seat import CHAT_TOLD, WRITTEN_BY_PEOPLE, Report, SeatRefused, Untrusted, report, view_of
from lastcard.editions.files import keep
from lastcard.fairness.participant import Participant
from lastcard.rules.model.events import Seen
from lastcard.rules.text.views import View

Json = dict[str, Any]
PATIENCE = 20.0
"""Seconds in which the server must answer."""
COME_BACK = (0.3, 1.0, 3.0, 5.0, 10.0)
"""Seconds before each attempt to come back to a server that has gone away."""
LARGEST = 4 * 1024 * 1024
"""The most bytes in a message from the server."""
FINAL = 1008


class RemoteSeat:
    def __init__(self, link: str, name: str, token: str) -> None:
        base, _, code = link.partition("/t/")
        self._base, self._code = base, code.strip("/").partition("?")[0]
        self._name, self._token = name, token
        self._table: Json = {}
        self._you: Json = {}
        self._fields: Json = {}
        self._move = 0
        self._events: list[Seen] = []
        self._chat: list[Json] = []
        self._line: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._next_id = 0
        self._changed = asyncio.Condition()
        self._participant = Participant()
        self._known_editions: set[str] = set()
        self.gone = ""
        """Why the seat is gone for good; "" as long as it is not."""

    @property
    def view(self) -> View | None:
        return view_of(self._fields) if self._fields else None

    async def open(self) -> None:
        """Sit down, if there is no token yet, and come in as a program. Raises SeatRefused."""
        if not self._token:
            self._token = await self._sit_down()
        await self._come_in({"Authorization": f"Bearer {self._token}"})

    async def _sit_down(self) -> str:
        """Take a chair as a guest, and return the token with which to play it."""
        cookie = await asyncio.to_thread(self._ask_cookie)
        await self._come_in({"Cookie": cookie})
        if self._you["chair"] is None and self._you["waiting"] is None:
            await self._ask("sit", name=self._name)
        token = str((await self._ask("lend", hours=24))["token"])
        await self.close()
        return token

    def _ask_cookie(self) -> str:
        request = Request(f"{self._base}/api/me")  # noqa: S310, the scheme was looked at
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return str(answer.headers["set-cookie"]).partition(";")[0]

    async def _come_in(self, headers: Mapping[str, str]) -> None:
        address = f"{self._base.replace('http', 'ws', 1)}/api/tables/{self._code}/socket?lang=en"
        try:
            self._line = await connect(address, additional_headers=headers, max_size=LARGEST, ping_interval=None)
            told = await self._until_welcome(self._line)
        except InvalidStatus as error:
            raise SeatRefused(text_in(bytes(error.response.body or b""))) from error
        except (OSError, ConnectionClosed, TimeoutError) as error:
            raise SeatRefused(f"The server cannot be reached: {type(error).__name__}.") from error
        await self._take(self._line, told)
        self._reading = asyncio.create_task(self._read(self._line, headers))

    async def _until_welcome(self, line: ClientConnection) -> Json:
        """Return the first message. Raises SeatRefused if it is a refusal."""
        told: Json = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if told["type"] == "error":
            raise SeatRefused(str(told["text"]))
        return told

    # What the server says

    async def _read(self, line: ClientConnection, headers: Mapping[str, str]) -> None:
        """Read everything that the server sends; come back if it goes away."""
        try:
            async for text in line:
                await self._take(line, json.loads(text))
            code = line.close_code
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else None
        if code == FINAL:
            await self._give_up(self.gone or "The seat is gone: it was taken back, or its time is over.")
            return
        for pause in COME_BACK:
            await asyncio.sleep(pause)
            with contextlib.suppress(SeatRefused):
                await self._come_in(headers)
                return
        await self._give_up("The server has gone away.")

    async def _give_up(self, why: str) -> None:
        async with self._changed:
            self.gone = why
            for waiting in self._answers.values():
                if not waiting.done():
                    waiting.cancel()
            self._changed.notify_all()

    async def _take(self, line: ClientConnection, told: Json) -> None:
        kind = told["type"]
        if kind == "ping":
            await line.send(json.dumps({"type": "pong", "ping": told["ping"]}))
        elif kind in ("welcome", "update"):
            await self._keep(line, told)
        waiting = self._answers.pop(told.get("id", -1), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(told)

    async def _keep(self, line: ClientConnection, told: Json) -> None:
        async with self._changed:
            self._move = told.get("move", self._move)
            self._table = told.get("table", self._table)
            self._you = told.get("you", self._you)
            if "view" in told:
                before = {} if told["type"] == "welcome" else self._fields
                self._fields = {**before, **told["view"]} if told["view"] else {}
            await self._know_edition()
            events = told.get("events", [])
            self._events += [event for event in events if event.get("rule")]
            self._chat = [*self._chat, *told.get("chat", []), *(each for each in events if each["event"] == "chat")]
            self._changed.notify_all()
        answer = self._participant.hear(told)
        if answer is not None:
            await line.send(json.dumps(answer))

    async def _know_edition(self) -> None:
        """Ask for the description of a custom edition, once."""
        edition = self._fields.get("edition", "")
        if "@" in edition and edition not in self._known_editions:
            self._known_editions.add(edition)
            keep((await asyncio.to_thread(self._ask_edition, edition))["custom"])

    def _ask_edition(self, edition: str) -> Json:
        request = Request(f"{self._base}/api/editions/{edition}")  # noqa: S310
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            read: Json = json.loads(answer.read(LARGEST))
            return read

    async def _ask(self, kind: str, **fields: object) -> Json:
        """Ask the server for something, and return its answer. Raises SeatRefused."""
        if self.gone or self._line is None:
            raise SeatRefused(self.gone or "There is no table.")
        self._next_id += 1
        waiting = self._answers[self._next_id] = asyncio.get_running_loop().create_future()
        try:
            await self._line.send(json.dumps({"type": kind, "id": self._next_id, **fields}))
            told: Json = await asyncio.wait_for(waiting, PATIENCE)
        except (ConnectionClosed, TimeoutError, asyncio.CancelledError) as error:
            raise SeatRefused(self.gone or "The server did not answer. Look again.") from error
        if told["type"] == "error":
            raise SeatRefused(str(told["text"]) + (f" ({told['rule']})" if told.get("rule") else ""))
        return told

    # What the assistant asks

    async def look(self) -> Report:
        if self.gone:
            raise SeatRefused(self.gone)
        events, self._events = self._events, []
        chat = [{"name": str(each["name"]), "text": str(each["text"])} for each in self._chat[-CHAT_TOLD:]]
        chairs = [chair for chair in self._table["chairs"] if chair["player"] is not None and chair["name"]]
        names = {str(chair["player"]): str(chair["name"]) for chair in chairs}
        by_people = Untrusted(note=WRITTEN_BY_PEOPLE, names=names, chat=chat)
        return report(self.view, events, by_people, self._table.get("winner") is not None)

    async def play(self, action: str) -> None:
        moved = self._move
        answer = await self._ask("act", action=action[:40], move=moved)
        if answer["type"] == "held":
            await self._until(lambda: self._move != moved, PATIENCE)

    async def wait(self, seconds: float) -> None:
        await self._until(self._has_something_to_do, seconds)

    def _has_something_to_do(self) -> bool:
        fields = self._fields
        return bool(fields) and bool(fields["actions"] or fields["interrupts"] or fields["decision"] is None)

    async def _until(self, is_so: Any, seconds: float) -> None:
        async with self._changed:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait_for(lambda: bool(self.gone) or is_so()), seconds)

    async def why_not(self, action: str) -> str:
        told = await self._ask("explain", action=action[:40])
        return str(told.get("text", "")) + (f" ({told['rule']})" if told.get("rule") else "")

    async def go_on(self) -> None:
        raise SeatRefused("People at the table begin the next round; wait for it.")

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading
        if self._line is not None:
            await self._line.close()


def is_link(text: str) -> bool:
    """Return whether a text can be the invitation link of a table."""
    base, _, code = text.partition("/t/")
    return re.match(r"https?://[^/]", base) is not None and code.strip("/") != ""


def text_in(body: bytes) -> str:
    """Return the sentence of a refusal."""
    try:
        return str(json.loads(body)["text"])
    except (ValueError, KeyError, TypeError):
        return "The server has refused."
