"""Bots of one's own on the command lines of servers."""

from pathlib import Path

import pytest

from lastcard.cli import browser
from lastcard.cli.errors import Misuse
from lastcard.cli.main import main
from lastcard.cli.own_bots import read_bots
from lastcard.cli.parser import build_parser
from lastcard.server.store.file_lock import try_lock

pytestmark = pytest.mark.once


def test_bots_are_read() -> None:
    assert read_bots([], "en") == {}
    assert read_bots(["mine=cmd:./mybot --fast=1", "careful=mybots:Careful"], "en") == {
        "mine": "cmd:./mybot --fast=1",
        "careful": "mybots:Careful",
    }


@pytest.mark.parametrize("text", ["mine", "mine=normal", "normal=cmd:./mybot", "My Bot=cmd:./mybot", "=cmd:./mybot"])
def test_what_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(Misuse):
        read_bots([text], "en")


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


@pytest.mark.parametrize("flag", [["--bot", "mine=mybots:Careful"], ["--lan"]])
def test_a_server_that_runs_already_does_not_pretend_to_have_them(
    flag: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(browser, "WEB", tmp_path)
    (tmp_path / "index.html").touch()
    words = ["web", "--data", str(tmp_path), "--no-browser"]
    with (tmp_path / browser.LOCK).open("a+") as lock:
        assert try_lock(lock)
        lock.write("http://127.0.0.1:8000/")
        lock.flush()
        assert main(words) == 0
        assert main([*words, *flag]) == 2
    told = capsys.readouterr()
    assert told.out.count("http://127.0.0.1:8000/") == 2
    assert f"without {flag[0]}" in told.err
