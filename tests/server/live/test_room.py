"""What a room answers: what came of a request, and refusals in the words of each reader."""

import json
from typing import Any, cast

import pytest

from lastcard import Game
from lastcard.locale import LANGUAGES, card_name
from lastcard.server.live.connection import Connection
from lastcard.table import Settings
from lastcard.table import messages as m
from rooms import FakeConnection, RoomFixture

pytestmark = pytest.mark.once


def started(**position: object) -> RoomFixture:
    fixture = RoomFixture(3, 1)
    fixture.send(fixture.connections[0], m.Start())
    runner = fixture.room.table.runner
    assert runner is not None
    runner.round.game = Game.setup("classic", **position)  # type: ignore[arg-type]
    runner.begin(fixture.clock.now)
    return fixture


def answer_to(fixture: RoomFixture, connection: FakeConnection, message: m.Message) -> dict[str, Any]:
    connection.heard.clear()
    fixture.send(connection, message)
    answers = [json.loads(text) for text in connection.heard]
    return cast(dict[str, Any], next(answer for answer in answers if answer.get("id") == message.id))


HANDS = {"hands": ["r1 g2 g3", "b1 b2 b3", "b4 b5 b6"], "discard": "r5"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_a_sentence_in_the_readers_language_and_its_rule_stands_beside_it(lang: str) -> None:
    fixture = started(**HANDS)
    connection = fixture.connections[0]
    connection.lang = lang
    refused = answer_to(fixture, connection, m.Act(id=7, action="play g2", move=0))
    explained = answer_to(fixture, connection, m.Explain(id=8, action="play g2"))
    assert (refused["type"], refused["code"], refused["rule"]) == ("error", "illegal", "GEN-04")
    assert (explained["type"], explained["rule"]) == ("explained", "GEN-04")
    assert refused["text"] == explained["text"]
    assert "GEN-04" not in refused["text"]
    assert card_name("g2", lang) in refused["text"]


def test_settings_that_cannot_be_are_refused_in_words() -> None:
    fixture = RoomFixture(2, 1)
    settings = Settings(options={"stacking": "sideways"})
    refused = answer_to(fixture, fixture.connections[0], m.Change(id=1, settings=settings))
    assert refused["code"] == "settings"
    assert "stacking" in refused["text"]
    assert "rule" not in refused


def test_what_is_legal_is_explained_by_nothing_and_changes_nothing() -> None:
    fixture = started(**HANDS)
    runner = fixture.room.table.runner
    assert runner is not None
    before = runner.round.game.position()
    explained = answer_to(fixture, fixture.connections[0], m.Explain(id=1, action="play r1"))
    assert explained == {"type": "explained", "id": 1, "action": "play r1"}
    assert runner.round.game.position() == before


def test_an_action_is_done_or_held() -> None:
    fixture = started(hands=["r1 r2", "b1 b2 b3", "g4 g5 g6"], discard="r8")
    first, second, third = fixture.connections

    def act(connection: FakeConnection, number: int, action: str) -> object:
        runner = fixture.room.table.runner
        assert runner is not None
        return answer_to(fixture, connection, m.Act(id=number, action=action, move=runner.round.move))["type"]

    for connection, lag in ((first, 0.3), (second, 0.0), (third, 0.0)):
        for _ in range(5):
            fixture.room.table.presence.measure(connection.person, lag)
    assert act(first, 1, "play r1") == "done"
    fixture.clock.now += 0.5
    assert act(second, 2, "draw") == "held", "somebody is exposed"
    assert act(third, 3, "catch 0") == "held", "the first may have called, far away"
    assert act(first, 4, "uno") == "done", "nobody else can have been faster: it is decided at once"


def test_what_a_connection_never_asked_an_answer_for_is_not_answered() -> None:
    fixture = RoomFixture(2, 1)
    connection = fixture.connections[0]
    connection.heard.clear()
    fixture.room.receive(cast(Connection, connection), m.Lock(locked=True))
    assert [json.loads(text)["type"] for text in connection.heard] == ["update"]
