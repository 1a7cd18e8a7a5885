"""First steps by HTTP: nothing is kept between two requests, and nothing hidden is told."""

from typing import Any

import httpx
import pytest

from lastcard import EDITIONS
from lastcard.lessons.lesson import find_lesson
from serving import Server

pytestmark = pytest.mark.once


def ask(server: Server, edition: str, number: int, *actions: str, lang: str = "en") -> dict[str, Any]:
    asked = httpx.get(f"{server.url}/api/lessons/{edition}/{number}", params={"action": list(actions), "lang": lang})
    assert asked.status_code == 200
    seen: dict[str, Any] = asked.json()
    return seen


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_step_can_be_passed(server: Server, edition: str) -> None:
    steps = find_lesson(edition)
    for number, step in enumerate(steps, 1):
        begun = ask(server, edition, number)
        assert (begun["name"], begun["rule"], begun["total"]) == (step.name, step.rule, len(steps))
        assert begun["view"]["seat"] == begun["view"]["decision"]["seat"] == 0
        assert not any(begun["view"]["known"]), "nobody shows a hand"
        passed = ask(server, edition, number, *step.solution)
        assert passed["is_passed"]
        assert passed["events"]
        assert passed["refused"] is None


def test_what_others_did_before_is_told(server: Server) -> None:
    number = next(place for place, step in enumerate(find_lesson("classic"), 1) if step.name == "challenge")
    begun = ask(server, "classic", number)
    assert [event["event"] for event in begun["events"]] == ["played", "named"]
    assert begun["view"]["actions"] == ["accept", "challenge"]


def test_a_refusal_is_told_with_its_reason(server: Server) -> None:
    refused = ask(server, "classic", 1, "play g5", lang="zh-Hant")
    assert refused["refused"]["rule"] == "GEN-04"
    assert "綠 5" in refused["refused"]["text"]
    assert refused["events"] == []
    assert refused["view"] == ask(server, "classic", 1)["view"]
    assert ask(server, "classic", 1, "nonsense")["refused"]["text"]


def test_what_is_not_there(server: Server) -> None:
    for path in ("classic/11", "kids/1", "..%2Fclassic/1"):
        answer = httpx.get(f"{server.url}/api/lessons/{path}")
        assert answer.status_code == 404, path
    for path in (
        "classic/0",
        "classic/x",
        "classic/1?" + "&".join(["action=draw"] * 17),
        "classic/1?action=" + "x" * 41,
    ):
        assert httpx.get(f"{server.url}/api/lessons/{path}").status_code == 422, path
