"""The table line by line: by pipe, and by what is typed."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard import EDITIONS, Game
from lastcard.cli.main import main
from lastcard.cli.plain import PlainTable
from lastcard.cli.session import Session, seat_bots
from lastcard.locale import LANGUAGES, say
from lastcard.record import load_record
from lastcard.rules import COMPILED

pytestmark = pytest.mark.once
OTHERS = ["b3 b4 g1", "g5 g6 g8"]


def play(typed: str, *flags: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "lastcard", "play", "--plain", *flags]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    return subprocess.run(
        command, input=typed, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_round_by_pipe(edition: str, tmp_path: Path) -> None:
    lang = LANGUAGES[EDITIONS.index(edition) % len(LANGUAGES)]
    file = tmp_path / "round.txt"
    flags = ["--edition", edition, "--players", "4", "--bots", "normal,easy", "--seed", "7", "--lang", lang]
    done = play("1\n" * 500, *flags, "--option", "target_score=1", "--save", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    turn = "decision-turn.must" if edition == "no-mercy" else "decision-turn"
    assert say(turn, lang=lang) in done.stdout
    assert re.search(r"GEN-\d\d", done.stdout)
    assert "\x1b" not in done.stdout
    assert say("plain-left", lang=lang) not in done.stdout
    assert len(load_record(file).rounds) == 1


@pytest.mark.parametrize("typed", ["", "q\n", "1\n?\nq\n", "help\nquit\n", "HELP\nexit\n"])
def test_leaving_by_q_or_by_the_end_of_what_is_typed(typed: str) -> None:
    done = play(typed, "--edition", "classic", "--players", "3", "--bots", "easy", "--seed", "1", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(f"{say('plain-left')}\n")
    assert (say("plain-help") in done.stdout) == ("?" in typed or "help" in typed.lower())


def test_without_a_terminal_it_is_line_by_line_anyway() -> None:
    command = [sys.executable, "-m", "lastcard", "play", "--seed", "1", "--lang", "en"]
    env = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(command, input="q\n", env=env, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert done.stdout.endswith(f"{say('plain-left')}\n")


class Talk:
    """A table at a position, and what is typed at it; then the typist leaves."""

    def __init__(self, game: Game, *typed: str, lang: str = "en", bots: str = "normal") -> None:
        self.heard: list[str] = []
        self.session = Session(game, seat_bots(bots, game.seats, 0))
        left = iter([*typed, "q"])
        PlainTable(self.session, lang, lambda: next(left), self.heard.append).run()

    @property
    def text(self) -> str:
        return "\n".join(self.heard)

    @property
    def events(self) -> list[object]:
        return [seen["event"] for seen in self.session.lines]


def classic(hand: str = "r1 b2 y3", **settings: int) -> Game:
    return Game.setup("classic", [hand, *OTHERS], "r5", turn=settings.get("turn", 0))


def test_choices_are_numbered_in_the_order_of_the_hand() -> None:
    talk = Talk(classic("b2 w r1 r9"))
    numbered = [line for line in talk.heard if re.match(r"\d\. ", line)]
    assert numbered == ["1. Play red 1 [r1]", "2. Play red 9 [r9]", "3. Play Wild [w]", "4. Draw"]


@pytest.mark.parametrize("typed", ["1", "r1", "play r1"])
def test_a_choice_by_number_card_or_words(typed: str) -> None:
    assert Talk(classic(), typed).session.lines[1]["card"] == "r1"


def test_what_is_not_understood_changes_nothing() -> None:
    talk = Talk(classic(), "9", "red", "play b2")
    assert talk.text.count(say("plain-unknown", {"text": ""})[:20]) == 3
    assert talk.events == ["round"]


def test_why() -> None:
    talk = Talk(classic(), "why b2", "why r1", "why")
    assert "You can't play blue 2 on red 5" in talk.text
    assert "(GEN-04)" in talk.text
    assert say("plain-allowed", {"card": "red 1"}) in talk.text
    assert say("rule-GEN-05.title") in talk.text


def test_a_question_mark_explains() -> None:
    talk = Talk(classic(), "?")
    assert say("rule-GEN-04") in talk.text
    assert say("plain-help") in talk.text


def test_rules_by_their_id() -> None:
    talk = Talk(classic(), "rule gen-12", "rule jump_in", "rule XX-99")
    assert say("rule-GEN-12.title") in talk.text
    assert say("option-jump_in.title") in talk.text
    assert "XX-99" in talk.text


def test_uno_with_a_card_or_before_it() -> None:
    for typed in (["r1 u"], ["1 u"], ["u", "1"]):
        assert Talk(classic("r1 b2"), *typed).events[1:3] == ["played", "called"]


def test_who_forgets_is_caught() -> None:
    assert "caught" in Talk(classic("r1 b2"), "1").events


def test_uno_out_of_place_is_refused_with_the_rule() -> None:
    game = Game.setup("classic", ["w b2 y3 y4", *OTHERS], "r5")
    game.apply("play w")
    assert "(GEN-14)" in Talk(game, "u").text


def exposed() -> Game:
    """Seat 1 has one card and did not call; seat 2 is to play."""
    game = Game.setup("classic", ["r1 b2 y3", "r4 r8", "g5 g6 g8"], "r5", turn=1)
    game.apply("play r4")
    return game


@pytest.mark.parametrize("typed", ["c", "c 1", "1"])
def test_catching(typed: str) -> None:
    talk = Talk(exposed(), typed)
    assert say("plain-exposed", {"name": "Mei"}) in talk.text
    assert talk.events[1] == "caught"
    assert talk.session.lines[1]["by"] == 0


def test_nobody_need_catch() -> None:
    talk = Talk(exposed(), "", bots="easy")
    assert not any(seen.get("by") == 0 for seen in talk.session.lines)


def test_catching_the_wrong_one_is_refused() -> None:
    talk = Talk(classic(), "c", "c 1", "c 9")
    assert say("nobody-to-catch") in talk.text
    assert talk.text.count("(GEN-14)") == 1
    assert "(GEN-01)" in talk.text


def test_jumping_in() -> None:
    game = Game.setup("classic", ["r5 b2 y3", *OTHERS], "r5", turn=1, options={"jump_in": True})
    assert Talk(game, "j").session.lines[1]["jump"] is True


def test_other_faces_are_told() -> None:
    talk = Talk(Game.setup("flip", ["r1 b2", "y1/k5 y2/kE", "g1 g2"], "r5"), "t")
    assert "pink 5" in talk.text


def test_a_language_is_chosen_from_a_list() -> None:
    listed = Talk(classic(), "l").text
    assert all(f"l {number}: {say('language-name', lang=lang)}" in listed for number, lang in enumerate(LANGUAGES, 1))
    talk = Talk(classic(), "l ko", f"l {LANGUAGES.index('zh-Hant') + 1}", "h")
    assert say("decision-turn", lang="ko") in talk.text
    assert say("decision-turn", lang="zh-Hant") in talk.text
    assert "紅 1 [r1]" in talk.text


@pytest.mark.parametrize(
    ("edition", "hand", "asked"),
    [
        ("classic", "r1 b2", ""),
        ("classic", "b1 b2", ".draw"),
        ("no-mercy", "r1 b2", ".must"),
        ("no-mercy", "b1 b2", ".draw"),
    ],
)
def test_a_turn_without_a_choice_says_so(edition: str, hand: str, asked: str) -> None:
    text = Talk(Game.setup(edition, [hand, *OTHERS], "r5")).text
    said = [form for form in ("", ".draw", ".must") if say(f"decision-turn{form}") in text]
    assert said == [asked]


def test_colours_and_votes_are_numbered_too() -> None:
    game = Game.setup("classic", ["w b2 y3", *OTHERS], "r5")
    game.apply("play w")
    assert Talk(game, "y").session.lines[1]["color"] == "y"
    game = Game.setup("bts", ["r1 b2", "wD b3 b4", "g1 g2"], "b5", turn=1, options={"dance_vote": True})
    for action in ("play wD", "color r", "dance"):
        game.apply(action)
    assert Talk(game, "2").session.lines[1] == {"event": "voted", "rule": "BT-02", "seat": 0, "yes": False}


def test_a_bot_of_ones_own_plays_and_is_not_replaced_in_silence(tmp_path: Path) -> None:
    program = tmp_path / "crashes.py"
    program.write_text("import sys\nsys.stdin.readline()\nraise ValueError('lost the thread')\n")
    own = f"cmd:{sys.executable} {program}"
    flags = ["--edition", "classic", "--players", "2", "--seed", "7", "--lang", "en", "--option", "target_score=1"]
    done = play("1\n" * 300, "--bots", own, *flags)
    assert done.returncode == 0
    assert re.search(r"failed \(the program has ended\)\. Normal plays for it from round 1 on", done.stdout)
    assert done.stdout.count("Normal plays for it") == 1
    assert "ValueError: lost the thread" in done.stderr


def test_bots_talk_unless_told_not_to(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """At most once in ten of their moves."""
    remarks = {}
    for flags in ((), ("--no-talk",)):
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 100))
        main(["play", "--plain", "--lang", "en", "--seed", "5", *flags])
        lines = capsys.readouterr().out.splitlines()
        remarks[flags] = [line for line in lines if re.fullmatch(r"\w+: “.+”", line)]
        assert len(remarks[flags]) <= len(lines) / 10
    assert len(remarks[()]) > 1
    assert remarks["--no-talk",] == []


@pytest.mark.skipif(not COMPILED, reason="takes seconds uncompiled; runs compiled")
def test_the_coach_is_asked_by_a_word() -> None:
    game = Game.setup("classic", ["r1 b2", "b3", *OTHERS], "r5")
    for has_coach, told in ((False, say("coach-off")), (True, "Coach: play red 1.")):
        typed, written = ["q", "coach"], list[str]()
        session = Session(game.copy(), seat_bots("normal", 4, 0), has_coach=has_coach)
        PlainTable(session, "en", typed.pop, written.append).run()
        assert any(line.startswith(told) for line in written)
        assert ("coached" in [seen["event"] for seen in session.lines]) == has_coach
