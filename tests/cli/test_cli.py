"""The `lastcard` command: what it prints, where, and with which exit code."""

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from commands import lastcard
from lastcard import __version__
from lastcard.cli import errors, parser, replay
from lastcard.cli import main as cli
from lastcard.cli.completion import words_after
from lastcard.cli.main import main, wanted_language
from lastcard.cli.options import read_options
from lastcard.cli.page_layout import width_of
from lastcard.locale import LANGUAGES, say
from lastcard.rules.model.errors import BadOptions

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("in_english")]

Capture = pytest.CaptureFixture[str]


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
    assert " ".join(say(f"cli-{command}", lang=lang).split()) in " ".join(shown.split())  # it may be wrapped
    assert max(map(width_of, shown.split("\n"))) <= 80


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["--nothing"],
        ["play", "--players", "many"],
        ["play", "--players", "1"],
        ["play", "--edition"],
        ["play", "--edition", "chess"],
        ["play", "--bots", "normal,genius"],
        ["play", "--plain=yes"],
        ["play", "--option", "stacking"],
        ["play", "--option", "stacking=maybe"],
        ["replay"],
        ["verify"],
        ["completion"],
        ["completion", "tcsh"],
        ["web", "--port", "99999"],
        ["web", "--bot", "mine"],
        ["serve", "--port", "-1"],
        ["arena", "--workers", "-1"],
        ["arena", "--patience", "0"],
        ["simulate", "--rounds", "1e9", "--compare", "stacking"],
        ["simulate", "--rounds", "1e9", "--compare", "stacking=maybe"],
        ["archive", "--check"],
        ["mcp", "no-link"],
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_understood_is_two(words: list[str], lang: str, capsys: Capture) -> None:
    told = {}
    for language in (lang, "en"):
        try:
            code: object = main([*words, "--lang", language])
        except SystemExit as done:
            code = done.code
        out, told[language] = capsys.readouterr()
        assert (code, out) == (2, "")
        assert told[language].startswith("lastcard: ")
        assert told[language].count("\n") == 1
    assert (told[lang] == told["en"]) == (lang == "en")


@pytest.mark.parametrize("words", [["--lang", "tlh"], ["rules", "--lang", "tlh"], ["play", "--lang"]])
def test_a_language_that_is_none_is_not_understood(words: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as done:
        main(words)
    told = capsys.readouterr()
    assert (done.value.code, told.out, told.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    "words",
    [
        ["rules", "NM-99"],
        ["rules", "missing.toml"],
        ["replay", "missing.txt"],
        ["verify", "missing.txt"],
        ["archive", "--check", "missing.parquet"],
        ["archive", "--check", __file__],
        ["serve", "--database", "oracle://somewhere"],
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
