"""Metrics: who may read them, and that they tell nothing of hidden cards."""

import json
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from drawn_worlds import SEATS, worlds_of
from lastcard import EDITIONS, Game
from lastcard.server.live.bot_process import Answer
from lastcard.server.live.bot_processes import BotProcesses
from lastcard.server.live.connection import Connection
from lastcard.server.live.websocket import handle_message, read_message
from lastcard.server.metrics import exposition
from lastcard.table import requests as r
from lastcard.table.match.round_runner import RoundRunner
from rooms import RoomFixture
from serving import Server

pytestmark = pytest.mark.once
TOKEN = "a-token-of-ours"  # noqa: S105, nobody else's


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("metrics"), "--public-url", "https://cards.example")
    running.start(LASTCARD_METRICS_TOKEN=TOKEN)
    yield running
    running.stop()
    assert running.errors() == []


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:1234"}, 200),
        ({"Host": "cards.example"}, 403),
        ({"X-Forwarded-For": "203.0.113.7"}, 403),
        ({"X-Forwarded-For": "127.0.0.1"}, 403),
        ({"Forwarded": "for=127.0.0.1"}, 403),
        ({"X-Real-IP": "203.0.113.7"}, 403),
        ({"Via": "1.1 proxy"}, 403),
        ({"Host": "cards.example", "X-Forwarded-For": "203.0.113.7", "Authorization": f"Bearer {TOKEN}"}, 200),
        ({"Host": "cards.example", "Authorization": "Bearer wrong"}, 403),
        ({"Host": "cards.example", "Authorization": "Bearer"}, 403),
        ({"Host": "cards.example", "Authorization": ""}, 403),
    ],
)
def test_metrics_are_for_this_machine_or_with_the_token(server: Server, headers: dict[str, str], status: int) -> None:
    answer = httpx.get(server.url + "/metrics", headers=headers)
    assert answer.status_code == status
    assert ("lastcard_sockets" in answer.text) == (status == 200)


def test_without_a_token_nobody_has_it(tmp_path: Path) -> None:
    server = Server(tmp_path, "--trusted-proxy", "127.0.0.1").start()
    through_a_proxy = {"X-Forwarded-For": "127.0.0.1", "Authorization": ""}
    assert httpx.get(server.url + "/metrics", headers=through_a_proxy).status_code == 403
    server.stop()


# Two worlds


class Immediate:
    """Processes that have thought at once."""

    def submit(self, function: Any, *arguments: Any) -> "Future[tuple[str, bool]]":
        done: Future[tuple[str, bool]] = Future()
        done.set_result(function(*arguments))
        return done


def runner_of(fixture: RoomFixture) -> RoundRunner:
    assert fixture.room.table.runner is not None
    return fixture.room.table.runner


def seated(game: Game, monkeypatch: pytest.MonkeyPatch, bot: int | None) -> RoomFixture:
    """A room where this game goes on; the seat `bot` is a bot's that thinks."""
    fixture = RoomFixture(SEATS, 1, edition=game.edition)
    thinker = BotProcesses(1)
    monkeypatch.setattr(thinker, "_open_pool", Immediate)
    fixture.room.table.match.thinker = thinker
    fixture.send(fixture.connections[0], r.Start())
    runner = runner_of(fixture)
    runner.round.game = game.copy()
    if bot is not None:
        runner.chair(bot).person, runner.chair(bot).bot = "", "hard"
    runner.begin(fixture.clock.now)
    return fixture


def tell(fixture: RoomFixture, seat: int, **message: object) -> None:
    connection = cast(Connection, fixture.connections[seat])
    request = read_message(fixture.room, connection, json.dumps(message).encode())
    assert request is not None
    handle_message(fixture.room, connection, request)


def draw_and_pass(fixture: RoomFixture, seat: int, is_bot: bool) -> list[tuple[bytes, int]]:
    """A draw and what follows it: the metrics after each moment, and how often something was stored."""
    runner, seen = runner_of(fixture), []

    def look() -> None:
        seen.append((exposition(), sum(post.write is not None for post in fixture.writer.posts)))

    look()
    if is_bot:
        while not runner.round.moves:
            assert fixture.clock.due is not None
            fixture.clock.go_to(fixture.clock.due)
    else:
        tell(fixture, seat, type="act", action="draw", move=0)
    look()
    if runner.round.withheld or is_bot:
        while runner.round.move < 2:
            assert fixture.clock.due is not None
            fixture.clock.go_to(fixture.clock.due)
    else:
        tell(fixture, seat, type="explain", action="keep")
        tell(fixture, seat, type="act", action="play zz", move=1)
        tell(fixture, seat, type="act", action="keep", move=1)
    assert runner.round.move >= 2
    look()
    return seen


@pytest.mark.parametrize("is_bot", [True, False])
@pytest.mark.parametrize("edition", EDITIONS)
def test_metrics_are_the_same_whatever_card_was_drawn(
    edition: str, is_bot: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.live.bot_processes.think_in_process", choose_to_draw)
    for playable, other in worlds_of(edition):
        assert playable.decision is not None
        seat = playable.decision.seat
        fixtures = [seated(game, monkeypatch, seat if is_bot else None) for game in (playable, other)]
        for fixture in fixtures:
            fixture.send(fixture.connections[(seat + 1) % SEATS], r.Chat(text="hello"))
        one, two = (draw_and_pass(fixture, seat, is_bot) for fixture in fixtures)
        assert [text for text, _ in one] == [text for text, _ in two]
        assert [stored - one[0][1] for _, stored in one] == [stored - two[0][1] for _, stored in two]


def choose_to_draw(_level: str, _seed: str, fields: dict[str, Any], *_: object) -> Answer:
    actions = [str(action) for action in fields["actions"]]
    return Answer("draw" if "draw" in actions else "keep")


def test_a_round_is_counted_when_it_is_over() -> None:
    fixture = RoomFixture(2, 1)
    fixture.send(fixture.connections[0], r.Start())
    runner = runner_of(fixture)
    runner.round.game = Game.setup("classic", ["r1", "b1 b2"], "r5")
    runner.begin(fixture.clock.now)
    before = count_of("act")
    tell(fixture, 0, type="act", action="fly", move=0)
    assert count_of("act") == before
    tell(fixture, 0, type="act", action="play r1", move=0)
    assert fixture.room.table.lobby.is_over
    assert count_of("act") == before + 2


def count_of(kind: str) -> float:
    line = f'lastcard_messages_total{{type="{kind}"}} '
    lines = exposition().decode().splitlines()
    return next((float(each.removeprefix(line)) for each in lines if each.startswith(line)), 0.0)
