"""Bots of one's own on the command lines of servers."""

from pathlib import Path

import pytest

from lastcard import LastcardError
from lastcard.cli import browser
from lastcard.cli.own_bots import read_bots
from lastcard.cli.parser import build_parser

pytestmark = pytest.mark.once


def test_bots_are_read() -> None:
    assert read_bots([]) == {}
    assert read_bots(["mine=cmd:./mybot --fast=1", "careful=mybots:Careful"]) == {
        "mine": "cmd:./mybot --fast=1",
        "careful": "mybots:Careful",
    }


@pytest.mark.parametrize("text", ["mine", "mine=normal", "normal=cmd:./mybot", "My Bot=cmd:./mybot", "=cmd:./mybot"])
def test_what_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(LastcardError):
        read_bots([text])


def test_the_game_in_the_browser_knows_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[object] = []
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(browser, "WEB", tmp_path)

    def serve(*given: object) -> int:
        served.append(given[3])
        return 0

    monkeypatch.setattr(browser, "serve", serve)
    words = ["web", "--data", str(tmp_path / "data"), "--no-browser", "--bot", "mine=mybots:Careful"]
    assert browser.run_web(build_parser("en").parse_args(words), "en") == 0
    assert served == [{"mine": "mybots:Careful"}]
