"""The `lastcard` command: what it prints, where, and with which exit code."""

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from lastcard import EDITIONS, Game, Match, __version__
from lastcard.cli import errors, parser, replay
from lastcard.cli import main as cli
from lastcard.cli.completion import words_after
from lastcard.cli.main import main, wanted_language
from lastcard.cli.options import read_options
from lastcard.cli.page_layout import columns, indent, width_of, wrap
from lastcard.cli.replay import Viewer
from lastcard.cli.rulebook import RULES
from lastcard.locale import LANGUAGES, aim_key, say
from lastcard.record import Recorder, load_record
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import BadOptions
from lastcard.rules.model.options import OPTIONS
from playing import play, play_match

pytestmark = pytest.mark.once

Capture = pytest.CaptureFixture[str]


def lastcard(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PYTHONUTF8": "1", "LASTCARD_LANG": "", "LC_ALL": "C.UTF-8", **environment}
    command = [sys.executable, "-m", "lastcard", *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTCARD_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A round of three with names, as a file."""
    game = Game.deal("minecraft", 3, 4, options={"voluntary_draw": False})
    recorder = Recorder(game, ["Mei", "Ming", "阿嬤"], 4)
    for done in play(game, Random(4)):
        recorder.add(done.seat, done.action)
    file = tmp_path / "round.txt"
    recorder.save(file)
    return file


# Help, errors, exit codes


def test_help_and_version() -> None:
    for words in (["--help"], ["-h"]):
        done = lastcard(*words)
        assert (done.returncode, done.stderr) == (0, "")
        assert "lastcard" in done.stdout
        assert all(command in done.stdout for command in cli.COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("compiled", [False, True])
def test_the_version_says_whether_the_rules_are_compiled(
    compiled: bool, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(parser, "COMPILED", compiled)
    with pytest.raises(SystemExit):
        main(["--lang", lang, "--version"])
    speed = "compiled" if compiled else "plain"
    assert capsys.readouterr().out == say("cli-version", {"version": __version__, "speed": speed}, lang) + "\n"


def test_lastcard_alone_opens_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Namespace, str]] = []

    def take(arguments: Namespace, lang: str) -> int:
        seen.append((arguments, lang))
        return 0

    monkeypatch.setitem(cli.COMMANDS, "web", take)
    assert [main([]), main(["--lang", "zh-Hant", "--debug"]), main(["web"])] == [0, 0, 0]
    (alone, english), (debugged, chinese), (named, _) = seen
    assert (english, chinese, debugged.debug) == ("en", "zh-Hant", True)
    assert alone == named


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    [
        ([], "fastapi", "play"),
        (["web"], "fastapi", "play"),
        (["serve"], "fastapi", "server"),
        (["restore"], "sqlalchemy", "server"),
        (["play"], "textual", "play"),
        (["replay", "{saved}"], "textual", "play"),
        (["arena", "--on", "ray"], "ray", "ray"),
    ],
)
def test_a_missing_extra_is_named(
    words: list[str], module: str, extra: str, saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    for place in (cli, replay):
        monkeypatch.setattr(place, "has_screen", lambda: True)
    monkeypatch.setattr(errors, "find_spec", lambda name: None if name == module else object())
    assert main([word.format(saved=saved) for word in words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.endswith(f'pip install "lastcard[{extra}]"\n')
    assert told.err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_help(command: str, lang: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as done:
        main([command, "--help", "--lang", lang])
    assert done.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith(say("cli-usage", lang=lang))
    assert say(f"cli-{command}", lang=lang) in shown
    assert max(map(width_of, shown.split("\n"))) <= 80


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["--nothing"],
        ["play", "--players", "many"],
        ["play", "--edition"],
        ["play", "--bots", "normal,genius"],
        ["replay"],
        ["verify"],
        ["completion"],
        ["completion", "tcsh"],
        ["rules", "--lang", "tlh"],
    ],
)
def test_what_is_not_understood_is_two(words: list[str], capsys: Capture) -> None:
    try:
        code: object = main(words)
    except SystemExit as done:
        code = done.code
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    assert told.err.startswith("lastcard: ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["rules", "NM-99"],
        ["rules", "missing.toml"],
        ["replay", "missing.txt"],
        ["verify", "missing.txt"],
        ["play", "--edition", "chess"],
        ["play", "--players", "1"],
        ["play", "--plain", "--option", "stacking"],
        ["play", "--plain", "--option", "stacking=maybe"],
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_refused_is_one(words: list[str], lang: str, capsys: Capture) -> None:
    assert main([*words, "--lang", lang]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("lastcard: ")
    assert told.err.count("\n") == 1
    main([*words, "--lang", "en"])
    is_the_systems = words[-1].startswith("missing")  # which tells in a language of its own
    assert is_the_systems or (told.err == capsys.readouterr().err) == (lang == "en")


def test_no_traceback_without_debug() -> None:
    plain, debugged = lastcard("rules", "NM-99"), lastcard("rules", "NM-99", "--debug")
    assert "Traceback" not in plain.stderr
    assert "Traceback" in debugged.stderr
    assert "NM-09" in plain.stderr
    assert lastcard("--debug", "rules", "NM-99").stderr == debugged.stderr


def test_a_mistake_of_ours_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setitem(cli.COMMANDS, "editions", fail_with(RuntimeError("no cards")))
    assert main(["editions"]) == 1
    assert capsys.readouterr().err == f"lastcard: {say('cli-bug', {'detail': 'RuntimeError: no cards'})}\n"
    with pytest.raises(RuntimeError):
        main(["editions", "--debug"])


def test_an_interrupt_is_130(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cli.COMMANDS, "editions", fail_with(KeyboardInterrupt()))
    assert main(["editions"]) == 130


def fail_with(error: BaseException) -> Callable[..., int]:
    def fail(*_: object) -> int:
        raise error

    return fail


@pytest.mark.skipif(os.name != "posix", reason="has no head")
def test_output_that_nobody_reads() -> None:
    command = f"{sys.executable} -m lastcard rules no-mercy | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("No Mercy\n", "")


# Languages


def test_the_language_is_found() -> None:
    assert wanted_language([], {}) == "en"
    assert wanted_language([], {"LANG": "zh_TW.UTF-8"}) == "zh-Hant"
    assert wanted_language([], {"LANG": "zh_TW.UTF-8", "LC_ALL": "C"}) == "en"
    assert wanted_language([], {"LASTCARD_LANG": "zh", "LC_ALL": "en_US"}) == "zh-Hant"
    assert wanted_language(["rules", "--lang", "en"], {"LASTCARD_LANG": "zh"}) == "en"
    assert wanted_language(["--lang=zh-Hant", "rules"], {}) == "zh-Hant"
    assert wanted_language(["--lang"], {}) == "en"


def test_the_language_of_the_system_is_used() -> None:
    assert "毫不留情" in lastcard("editions", LC_ALL="zh_TW.UTF-8").stdout
    assert "No Mercy" in lastcard("editions", LC_ALL="zh_TW.UTF-8", LASTCARD_LANG="en").stdout


# The rulebook


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", [*EDITIONS, "mix", "kids"])
def test_the_rules_of_an_edition(edition: str, lang: str, capsys: Capture) -> None:
    assert main(["rules", edition, "--lang", lang]) == 0
    shown = capsys.readouterr().out
    for rule in ("GEN-01", "GEN-17"):
        assert f"\n{rule}  {say(f'rule-{rule}.title', lang=lang)}\n" in shown
    assert [rule for rule in RULES if f"\n{rule}  " in shown] == [
        rule for rule in RULES if rule in find_edition(edition).rule_ids
    ]
    aim = aim_key(edition, lang)
    assert squeezed(say(aim, lang=lang)) in squeezed(shown)
    assert shown.index(say(f"{aim}.title", lang=lang)) < shown.index(say("rules-points", lang=lang))
    assert shown.index(say("rules-points", lang=lang)) < shown.index("\nGEN-01  ")
    assert max(map(width_of, shown.split("\n"))) <= 80


def test_a_rulebook_tells_rules_as_its_edition_has_them(capsys: Capture) -> None:
    main(["rules", "no-mercy"])
    shown = capsys.readouterr().out
    assert squeezed(say("rule-GEN-02-no-mercy")) in squeezed(shown)
    assert squeezed(say("rule-GEN-02")) not in squeezed(shown)
    assert "Wild Draw Four" not in shown
    main(["rules", "GEN-02"])
    assert squeezed(say("rule-GEN-02")) in squeezed(capsys.readouterr().out)


# Looking for words


def found(capsys: Capture, *words: str) -> list[str]:
    """The names of what is listed for these words, best first."""
    assert main(["rules", *words]) == 0
    return [line.split()[0] for line in capsys.readouterr().out.split("\n") if line.startswith("  ")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_found_by_words(lang: str, capsys: Capture) -> None:
    """In the reader's language first, but whoever asks in another one is answered, too."""
    assert found(capsys, "堆疊", "--lang", lang)[:2] == ["stacking", "NM-03"]


def test_the_best_comes_first(capsys: Capture) -> None:
    assert found(capsys, "wild", "draw", "FOUR")[:2] == ["GEN-11", "w+4"]
    assert found(capsys, "no mercy")[0] == "no-mercy"
    assert found(capsys, "challenger")[0] in ("GEN-12", "TF-09")


def test_a_single_find_is_shown(capsys: Capture) -> None:
    main(["rules", "eight", "beats"])
    assert capsys.readouterr().out.startswith("BT-01  ")


def test_words_that_are_nowhere(capsys: Capture) -> None:
    assert main(["rules", "staking"]) == 1
    assert "Do you mean stacking?" in capsys.readouterr().err
    assert main(["rules", "皇后與國王"]) == 1
    assert say("cli-no-topic", {"topic": "皇后與國王", "meant": "none"}) in capsys.readouterr().err
    assert main(["rules", " "]) == 1


# Rules, options and cards by their names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_option_can_be_asked_for(lang: str, capsys: Capture) -> None:
    for topic in (*RULES, *OPTIONS):
        key = f"rule-{topic}" if topic in RULES else f"option-{topic}"
        assert main(["rules", topic.lower(), "--lang", lang]) == 0
        shown = capsys.readouterr().out
        assert shown.startswith(f"{topic}  {say(f'{key}.title', lang=lang)}\n")
        assert squeezed(say(key, lang=lang)) in squeezed(shown)


def squeezed(text: str) -> str:
    return "".join(text.split())


def test_examples_are_shown(capsys: Capture) -> None:
    main(["rules", "NM-03"])
    assert squeezed(say("rule-NM-03.example")) in squeezed(capsys.readouterr().out)


def test_values_of_options_are_explained(capsys: Capture) -> None:
    main(["rules", "stacking", "jump_in"])
    shown = capsys.readouterr().out
    assert "\n  same    same amount\n" in shown
    assert "\n  on   on\n" in shown


def test_groups_and_cards(capsys: Capture) -> None:
    main(["rules", "NM", "wG"])
    shown = capsys.readouterr().out
    assert all(f"NM-{number:02d}  " in shown for number in range(1, 12))
    assert "GEN-01  " not in shown
    assert "wG  Infinity Gauntlet\n" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_contents(lang: str, capsys: Capture) -> None:
    main(["rules", "--lang", lang])
    shown = capsys.readouterr().out
    assert all(f"  {name} " in shown for name in (*EDITIONS, *OPTIONS, "mix", "kids", "GEN", "NM"))
    main(["editions", "--lang", lang])
    listed = capsys.readouterr().out
    assert all(say(f"edition-{name}", lang=lang) in listed for name in EDITIONS)


def test_the_rules_of_a_file(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "my.toml"
    file.write_text('name = "Mine"\ncolors = "bgry"\n[each_color]\n"0-9" = 2\n[cards]\n"wG" = 4\n', "utf-8")
    assert main(["rules", str(file)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"Mine\n\n{say('rules-aim.title')}\n")
    assert "\n  84 cards in blue, green, red, yellow. Wilds: Infinity Gauntlet ×4.\n" in shown
    assert "\n  their number  Numbers\n  50 points     Infinity Gauntlet\n" in shown
    assert "\nAV-01  " in shown
    assert not any(f"\n{rule}  " in shown for rule in ("GEN-06", "GEN-07", "GEN-08", "GEN-09", "GEN-10", "GEN-11"))
    file.write_text('name = "Mine"\ncolors = 3\n', "utf-8")
    assert main(["rules", str(file)]) == 1
    assert f"{file}, line 2, colors: " in capsys.readouterr().err


# Records


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


# Playing


def test_play_hands_over_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    from lastcard.cli import plain, terminal  # noqa: PLC0415, Textual takes long to load

    seen: list[Namespace] = []

    def take(arguments: Namespace) -> int:
        seen.append(arguments)
        return 0

    monkeypatch.setattr(plain, "play_plain", take)
    monkeypatch.setattr(terminal, "play_terminal", take)
    monkeypatch.setattr(cli, "has_screen", lambda: True)
    assert main(["play"]) == 0
    words = "--plain --edition bts --players 3 --bots easy,normal --seed 7 --name Mei --save x.txt --target 200"
    assert main(["play", *words.split(), "--option", "jump_in=on", "--lang", "zh"]) == 0
    usual, asked = map(vars, seen)
    assert (usual["edition"], usual["players"]) == ("classic", 4)
    assert (usual["bots"], usual["seed"], usual["save"], usual["option"]) == ("normal", None, None, [])
    assert (asked["edition"], asked["players"], asked["bots"]) == ("bts", 3, "easy,normal")
    assert (asked["seed"], asked["name"], asked["save"], asked["lang"]) == ("7", "Mei", "x.txt", "zh-Hant")
    assert asked["option"] == ["jump_in=on", "target_score=200"]


def test_options_are_read() -> None:
    texts = ["stacking=off", "jump_in=on", "peek=No", "mercy=25", "deck=w:8,w+4:2", "uno_penalty=x"]
    assert read_options(texts) == {
        "stacking": "off",
        "jump_in": True,
        "peek": False,
        "mercy": 25,
        "deck": {"w": 8, "w+4": 2},
        "uno_penalty": "x",
    }
    assert read_options(['deck={"w": 8}', "deck=w8"]) == {"deck": "w8"}
    assert read_options(["bluffing=free", "wilds_match=off"]) == {"bluffing": "free", "wilds_match": False}
    with pytest.raises(BadOptions):
        read_options(["stacking"])


# Completion


def test_words_are_completed() -> None:
    assert words_after("lastcard ") == list(cli.COMMANDS)
    assert words_after("lastcard rep") == ["replay"]
    assert words_after("lastcard play --e") == ["--edition"]
    assert words_after("lastcard play --edition m") == ["minecraft", "mix"]
    assert words_after("lastcard play --lang zh-Han") == ["zh-Hans", "zh-Hant"]
    assert words_after("lastcard play --option stacking=") == [
        "stacking=", "stacking=off", "stacking=same", "stacking=higher"
    ]  # fmt: skip
    assert words_after("lastcard rules NM-1") == ["NM-10", "NM-11"]
    assert words_after("lastcard --lang en rules GEN-0")[0] == "GEN-01"
    assert words_after("lastcard replay ") == []
    assert "--version" in words_after("lastcard -")
    assert words_after("lastcard completion ") == ["bash", "fish", "zsh"]


@pytest.mark.skipif(os.name != "posix", reason="has no bash")
def test_bash_completes(tmp_path: Path) -> None:
    program = tmp_path / "lastcard"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m lastcard "$@"\n')
    program.chmod(0o755)

    def complete(line: str) -> list[str]:
        script = f"source <(lastcard completion bash); COMP_LINE='{line}'; COMP_POINT={len(line)}; _lastcard"
        env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
        command = ["bash", "-c", f'compopt() {{ :; }}; {script}; printf "%s\\n" "${{COMPREPLY[@]}}"']
        return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split()

    assert complete("lastcard ed") == ["editions"]
    assert complete("lastcard play --option stacking=h") == ["higher"]
    assert complete("lastcard replay game") == []


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_are_printed(shell: str, capsys: Capture) -> None:
    assert main(["completion", shell]) == 0
    assert "lastcard --complete" in capsys.readouterr().out


# Lines on a screen


def test_lines_are_as_wide_as_they_look() -> None:
    assert (width_of("UNO"), width_of("喊 UNO")) == (3, 6)
    text = say("rule-GEN-14", lang="zh-Hant")
    lines = wrap(text, 40)
    assert max(map(width_of, lines)) <= 42
    assert squeezed("".join(lines)) == squeezed(text)
    assert not any(line[0] in "，。、：；！？）」" for line in lines if line)
    assert not any(line[-1] in "（「" for line in lines if line)


def test_lines_break_between_words() -> None:
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("one\n\ntwo", 7) == ["one", "", "two"]
    assert wrap("• one two", 6) == ["• one", "  two"]
    assert wrap("", 7) == [""]
    assert indent("a\n\nb", 10) == "  a\n\n  b"
    assert columns([("a", "x"), ("牌", "y")], 40) == "  a   x\n  牌  y"
