"""`lastcard verify` and `lastcard replay`: records checked, printed and walked through."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from commands import lastcard
from lastcard import Game, Match
from lastcard.cli.main import main
from lastcard.cli.replay import Viewer
from lastcard.locale import say
from lastcard.record import Recorder, load_record
from playing import play, play_match

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("in_english")]

Capture = pytest.CaptureFixture[str]


def test_verify(saved: Path, capsys: Capture) -> None:
    assert main(["verify", str(saved)]) == 0
    assert "a round of Minecraft with 3 players" in capsys.readouterr().out
    text = saved.read_text("utf-8")
    broken = saved.with_name("broken.txt")
    broken.write_text(text[: len(text) // 2], "utf-8")
    assert main(["verify", str(broken), "missing.txt", str(saved)]) == 1
    told = capsys.readouterr()
    lines = text[: len(text) // 2].count("\n") + 1
    assert told.err.startswith(f"lastcard: {broken}: Line {lines}: ")
    assert told.err.count("\n") == 2
    assert str(saved) in told.out


def test_verify_tells_of_matches(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.txt"
    match = Match("no-mercy", players=3, seed=1)
    play_match(match, Random(1), 1).save(file)
    assert main(["verify", str(file)]) == 0
    assert "a match of No Mercy with 3 players, one round" in capsys.readouterr().out


def test_replay_without_a_terminal_prints_everything(saved: Path) -> None:
    done = lastcard("replay", str(saved))
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.split("\n")
    assert lines[0] == "Round 1"
    assert "  Turned up" in lines[1]
    assert "wins the round!" in done.stdout
    assert lines[-2].startswith("  Points: Mei ")


def test_replay_of_a_match_adds_up_the_scores(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "match.txt"
    match = Match("classic", players=3, seed=1, options={"voluntary_draw": False, "target_score": 10_000})
    play_match(match, Random(1), 3).save(file)
    main(["replay", str(file)])
    shown = capsys.readouterr().out
    assert [f"Round {number}" in shown for number in (1, 2, 3, 4)] == [True, True, True, False]
    told = ", ".join(f"Seat {seat} {points:,}" for seat, points in enumerate(match.scores))
    assert shown.endswith(f"  Total: {told}.\n")


def test_replay_as_a_seat_shows_only_what_it_saw(saved: Path, capsys: Capture) -> None:
    main(["replay", str(saved), "--seat", "1"])
    as_ming = capsys.readouterr().out
    main(["replay", str(saved), "--open"])
    opened = capsys.readouterr().out
    assert "You draw: " in as_ming
    assert "Mei draws a card." in as_ming
    assert "Ming draws: " in opened
    assert "draws a card." not in opened
    assert "Ming plays" not in as_ming
    assert main(["replay", str(saved), "--seat", "3"]) == 1
    assert "GEN-01" in capsys.readouterr().err


class Browsing:
    """A person at the keyboard, and all that they are shown."""

    def __init__(self, file: Path, seat: int | None, typed: list[str]) -> None:
        self.typed = iter(typed)
        self.shown: list[str] = []
        self.viewer = Viewer(load_record(file), seat, "en")
        self.viewer.browse(self.read, self.shown.append)

    def read(self) -> str:
        for line in self.typed:
            return line
        raise EOFError


def test_replay_plays_on_line_by_line(saved: Path) -> None:
    """A try-out from a step and back to it; where the round is over there is nothing to play."""
    last = len(Viewer(load_record(saved), None, "en").steps)
    browsing = Browsing(saved, None, ["2", "p", "1", "q", str(last), "p", "q"])
    shown = "\n".join(browsing.shown)
    assert say("title-try-out", {"edition": "Minecraft"}) in shown
    assert say("plain-left") in shown
    assert [line for line in browsing.shown if line == browsing.viewer.frame(1)] == [browsing.viewer.frame(1)] * 2
    assert shown.count(say("cli-replay-over")) == 1


def test_replay_as_a_seat_shows_the_others_from_behind(tmp_path: Path) -> None:
    """TF-01: what one sees of a two-sided card in another hand."""
    game = Game.deal("flip", 3, 4)
    recorder = Recorder(game, ["Mei", "Ming", "阿嬤"], 4)
    for done in play(game, Random(4)):
        recorder.add(done.seat, done.action)
    file = tmp_path / "round.txt"
    recorder.save(file)
    viewer = Viewer(load_record(file), 1, "en")
    first = viewer.steps[0].game
    own, other = viewer.hand(first, 1), viewer.hand(first, 0)
    assert "other faces" not in own
    assert other.endswith("other faces: " + viewer.cards(first.view(1).others[0]))


def test_replay_step_by_step(saved: Path) -> None:
    shown = Browsing(saved, None, ["", "n", "b", "10", "0", "9999", "what", "q", ""]).shown
    heads = [text.split("\n")[0] for text in shown]
    last = len(Browsing(saved, None, []).viewer.steps)
    assert heads[:5] == [f"Step {step} of {last}, round 1" for step in (1, 2, 3, 2, 10)]
    assert heads[5:] == [say("cli-replay-end", {"steps": last})] * 2 + [say("cli-replay-keys")]
    assert shown[1] == shown[3]


def test_the_table_of_a_step(saved: Path) -> None:
    opened = Browsing(saved, None, []).shown[0].split("\n")
    hidden = Browsing(saved, 1, []).shown[0].split("\n")
    assert all(line.count(",") >= 6 for line in opened[-3:])
    assert [line for line in hidden if line.startswith("  Mei (7): –")]
    assert [line for line in hidden if line.startswith("  Ming (7): ") and line.count(",") == 6]


@pytest.mark.skipif(os.name != "posix", reason="needs a pseudo-terminal")
def test_replay_at_a_terminal(saved: Path) -> None:
    import pty  # noqa: PLC0415, there is none on Windows

    ours, theirs = pty.openpty()
    env = {**os.environ, "LASTCARD_LANG": "en", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "lastcard", "replay", "--plain", str(saved)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as process:
        os.close(theirs)
        os.write(ours, b"\nq\n")
        shown = b""
        while b"Step 2 of" not in shown:
            shown += os.read(ours, 4096)
        assert process.wait(20) == 0
    os.close(ours)
