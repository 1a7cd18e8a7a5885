"""What a room answers: what came of a request, and refusals in the words of each reader."""

import asyncio
import json
from typing import Any, cast

import msgspec
import pytest

from lastcard import Game
from lastcard.analysis.coach import Advice
from lastcard.limits import ADVICE_AT_A_TIME
from lastcard.locale import LANGUAGES, card_name, say
from lastcard.server.live.advice import Then, ThinkingCoach
from lastcard.server.live.bot_processes import BotProcesses
from lastcard.server.live.connection import Connection
from lastcard.table import Refusal, Settings
from lastcard.table import requests as r
from lastcard.table.outcomes import Advising
from rooms import FakeConnection, RoomFixture

pytestmark = pytest.mark.once


def started(**position: object) -> RoomFixture:
    fixture = RoomFixture(3, 1)
    fixture.send(fixture.connections[0], r.Start())
    runner = fixture.room.table.runner
    assert runner is not None
    runner.round.game = Game.setup("classic", **position)  # type: ignore[arg-type]
    runner.begin(fixture.clock.now)
    return fixture


def answer_to(fixture: RoomFixture, connection: FakeConnection, message: r.Message) -> dict[str, Any]:
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
    refused = answer_to(fixture, connection, r.Act(id=7, action="play g2", move=0))
    explained = answer_to(fixture, connection, r.Explain(id=8, action="play g2"))
    assert (refused["type"], refused["code"], refused["rule"]) == ("error", "illegal", "GEN-04")
    assert (explained["type"], explained["rule"]) == ("explained", "GEN-04")
    assert refused["text"] == explained["text"]
    assert "GEN-04" not in refused["text"]
    assert card_name("g2", lang) in refused["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_calls_players_by_their_names_and_never_by_seats(lang: str) -> None:
    fixture = RoomFixture(2, 1, ["easy"])
    fixture.send(fixture.connections[0], r.Start())
    runner = fixture.room.table.runner
    assert runner is not None
    connection = fixture.connections[0]
    connection.lang = lang
    for turn, name in ((1, fixture.room.table.lobby.chairs[1].name), (2, say("name-2", lang=lang))):
        hands = ["r1 g2 g3", "b1 b2 b3", "b4 b5 b6"]
        runner.round.game = Game.setup("classic", hands=hands, discard="r5", turn=turn)
        waited = answer_to(fixture, connection, r.Explain(id=7, action="play r1"))
        refused = answer_to(fixture, connection, r.Act(id=8, action="play r1", move=0))
        assert waited["text"] == refused["text"]
        assert name in waited["text"]
    custom = answer_to(fixture, connection, r.Explain(id=9, action="catch 7"))
    assert "7" in custom["text"], "nobody sits there"


def test_settings_that_cannot_be_are_refused_in_words() -> None:
    fixture = RoomFixture(2, 1)
    settings = Settings(options={"stacking": "sideways"})
    refused = answer_to(fixture, fixture.connections[0], r.Change(id=1, settings=settings))
    assert refused["code"] == "settings"
    assert refused["text"].startswith("Stacking cannot be")
    assert "rule" not in refused


def test_what_is_legal_is_explained_by_nothing_and_changes_nothing() -> None:
    fixture = started(**HANDS)
    runner = fixture.room.table.runner
    assert runner is not None
    before = runner.round.game.position()
    explained = answer_to(fixture, fixture.connections[0], r.Explain(id=1, action="play r1"))
    assert explained == {"type": "explained", "id": 1, "action": "play r1"}
    assert runner.round.game.position() == before


def test_an_action_is_done_or_held() -> None:
    fixture = started(hands=["r1 r2", "b1 b2 b3", "g4 g5 g6"], discard="r8")
    first, second, third = fixture.connections

    def act(connection: FakeConnection, number: int, action: str) -> object:
        runner = fixture.room.table.runner
        assert runner is not None
        return answer_to(fixture, connection, r.Act(id=number, action=action, move=runner.round.move))["type"]

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
    fixture.room.receive(cast(Connection, connection), r.Lock(locked=True))
    assert [json.loads(text)["type"] for text in connection.heard] == ["update"]


def test_only_the_host_is_told_who_knocks() -> None:
    fixture = RoomFixture(3, 1)
    host, other, removed = fixture.connections
    fixture.send(host, r.Remove(handle=fixture.room.table.lobby.handle(removed.person)))
    for connection in fixture.connections:
        connection.heard.clear()
    with pytest.raises(Refusal, match="knock"):
        fixture.room.admit(cast(Connection, FakeConnection("new")), "Dora", None)
    fixture.clock.go_to(fixture.clock.now + 1)
    knocking = [json.loads(each.heard[-1])["you"]["knocking"] for each in (host, other)]
    assert knocking == [[{"handle": fixture.room.table.lobby.handle("new"), "name": "Dora"}], []]
    assert "Dora" not in "".join(other.heard)
    fixture.send(host, r.Admit(handle=knocking[0][0]["handle"], admitted=True))
    fixture.room.admit(cast(Connection, FakeConnection("new")), "Dora", None)
    assert json.loads(host.heard[-1])["you"]["knocking"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("action", ["catch " + "9" * 30, "target " + "9" * 30, "play " + "9" * 30, "uno " + "9" * 30])
def test_no_number_is_too_long_to_be_refused(action: str, lang: str) -> None:
    fixture = started(**HANDS)
    connection = fixture.connections[0]
    connection.lang = lang
    assert answer_to(fixture, connection, r.Explain(id=1, action=action))["text"]
    assert answer_to(fixture, connection, r.Act(id=2, action=action, move=0))["type"] == "error"


class SlowCoach:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[Then] = []

    def check_free(self) -> None:
        if self.waiting:
            raise Refusal("slow-down")

    def ask(self, asked: Advising, then: Then) -> None:
        self.waiting.append(then)


def coached() -> tuple[RoomFixture, SlowCoach]:
    """Seat 0 has asked; the answer has yet to come."""
    fixture, coach = started(**HANDS), SlowCoach()
    lobby = fixture.room.table.lobby
    lobby.settings = msgspec.structs.replace(lobby.settings, coach=True)
    fixture.room._adviser = coach
    fixture.send(fixture.connections[0], r.Advise(id=3))
    for connection in fixture.connections:
        assert any('"coached"' in text for text in connection.heard)
        connection.heard.clear()
    return fixture, coach


ADVICE = Advice("play r1", "draw", 0.1, None, [])


def test_advice_is_for_who_has_asked_alone() -> None:
    fixture, coach = coached()
    coach.waiting[0](ADVICE)
    (told,) = fixture.connections[0].heard
    assert json.loads(told) == {
        "type": "advised", "id": 3, "move": 0, "action": "play r1", "other": "draw", "lead": 0.1, "why": None,
        "actions": [],
    }  # fmt: skip
    assert [each.heard for each in fixture.connections[1:]] == [[], []]


def test_advice_is_not_told_to_whoever_is_at_the_device_by_then() -> None:
    fixture, coach = coached()
    fixture.connections[0].person = "somebody else"
    coach.waiting[0](ADVICE)
    assert fixture.connections[0].heard == []


def test_where_there_is_no_advice_that_is_said() -> None:
    fixture, coach = coached()
    coach.waiting[0](Refusal("no-advice"))
    assert json.loads(fixture.connections[0].heard[0])["code"] == "no-advice"


def test_nobody_hears_of_a_question_that_was_refused() -> None:
    fixture, _ = coached()
    assert answer_to(fixture, fixture.connections[0], r.Advise(id=4))["code"] == "slow-down"
    assert fixture.connections[1].heard == []


async def test_so_many_wait_for_the_coach_and_are_told_when_the_server_stops() -> None:
    bots, told = BotProcesses(1), list[Advice | Refusal]()
    coach = ThinkingCoach(bots)
    bots.close()
    asked = Advising(Game.setup("classic", ["r1 r2", "b1 b2"], "r5").view(0), 0, None)
    for _ in range(ADVICE_AT_A_TIME):
        coach.check_free()
        coach.ask(asked, told.append)
    with pytest.raises(Refusal):
        coach.check_free()
    await asyncio.sleep(0.01)
    assert [each.code for each in told if isinstance(each, Refusal)] == ["slow-down"] * ADVICE_AT_A_TIME
    coach.check_free()


def test_everybody_is_told_of_a_round_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.table.match.table_match.ROUND_ACTIONS", 1)
    fixture = started(**HANDS)
    for connection in fixture.connections:
        connection.heard.clear()
    fixture.act(0, "play r1")
    for connection in fixture.connections:
        updates = [json.loads(text) for text in connection.heard if '"type":"update"' in text]
        told = [event["event"] for update in updates for event in update["events"]]
        assert told[-1] == "closed"
        assert updates[-1]["view"] is None
        assert updates[-1]["table"]["is_over"]
    fixture.send(fixture.connections[0], r.Next())
    assert fixture.room.table.runner is not None
