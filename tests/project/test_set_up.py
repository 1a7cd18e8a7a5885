"""The foundation: two speeds from one source, set-up stamps, locks, and the shape of the files."""

import os
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import project
from lastcard.speed import native_folder, use_compiled

ROOT = project.ROOT
pytestmark = pytest.mark.once
posix = pytest.mark.skipif(os.name != "posix", reason="chooses the C compiler by CC")


def python(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    env = {name: value for name, value in os.environ.items() if name != "LASTCARD_PURE"} | environment
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


# Two speeds


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "turns.py").write_text("ONE = 1\n")
    (folder / "cards.py").write_text("TWO = 2\n")
    return folder


def test_compiled_rules_are_found_first(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LASTCARD_PURE", raising=False)
    native_folder(rules.parent).mkdir(parents=True)
    path = [str(rules)]
    assert use_compiled(path)
    assert path == [str(native_folder(rules.parent) / "rules"), str(rules)]


@pytest.mark.parametrize("change", ["edit", "add", "remove", "rename"])
def test_changed_source_runs_plainly(rules: Path, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LASTCARD_PURE", raising=False)
    native_folder(rules.parent).mkdir(parents=True)
    if change == "edit":
        (rules / "turns.py").write_text("ONE = 3\n")
    elif change == "add":
        (rules / "new.py").touch()
    elif change == "remove":
        (rules / "turns.py").unlink()
    else:
        (rules / "turns.py").rename(rules / "moves.py")
    path = [str(rules)]
    assert not use_compiled(path)
    assert path == [str(rules)]


def test_pure_runs_plainly(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    native_folder(rules.parent).mkdir(parents=True)
    monkeypatch.setenv("LASTCARD_PURE", "1")
    assert not use_compiled([str(rules)])
    monkeypatch.setenv("LASTCARD_PURE", "0")
    assert use_compiled([str(rules)])


ASK = "import lastcard.rules.model.state as s, lastcard.rules as r; print(r.COMPILED, s.__file__)"


def test_the_rules_run_at_the_speed_asked_for() -> None:
    compiled = native_folder(project.PACKAGE).is_dir()
    at_speed, plain = python("-c", ASK), python("-c", ASK, LASTCARD_PURE="1")
    assert at_speed.stdout.split()[0] == str(compiled), at_speed.stderr
    assert ("_native" in at_speed.stdout) == compiled
    assert plain.stdout.split() == ["False", str(project.PACKAGE / "rules" / "model" / "state.py")], plain.stderr


TINY = {
    "__init__.py": "",
    "rules/__init__.py": "from lastcard.speed import use_compiled\nCOMPILED = use_compiled(__path__)\n",
    "rules/hand.py": "from tiny.rules import pile\nclass Hand:\n    def __init__(self) -> None:\n"
    "        self.size = 0\n    def draw(self, pile: 'pile.Pile') -> int:\n        return pile.give(self)\n",
    "rules/room/__init__.py": "from lastcard.speed import use_compiled_like_parent\n"
    "use_compiled_like_parent(__name__, __path__)\n",
    "rules/room/color.py": "def name() -> str:\n    return 'red'\n",
    "rules/pile.py": "from tiny.rules import hand\nclass Pile:\n    def give(self, to: 'hand.Hand') -> int:\n"
    "        to.size += 1\n        return to.size\n",
}
TINY_GAME = (
    "from tiny.rules import COMPILED, hand, pile; from tiny.rules.room import color; "
    "print(hand.Hand().draw(pile.Pile()), COMPILED, color.name(), '_native' in color.__file__)"
)


def test_compiling_and_editing_a_package(tmp_path: Path) -> None:
    for name, text in TINY.items():
        file = tmp_path / "tiny" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def play() -> str:
        return python("-c", TINY_GAME, PYTHONPATH=str(tmp_path)).stdout

    assert play() == "1 False red False\n"
    compiling = python("tools/compile.py", str(tmp_path / "tiny"))
    if compiling.returncode == project.NO_COMPILER:
        pytest.skip("no C compiler")
    assert compiling.returncode == 0, compiling.stdout + compiling.stderr
    assert play() == "1 True red True\n"
    edited = tmp_path / "tiny/rules/pile.py"
    edited.write_text(edited.read_text().replace("+= 1", "+= 2"))
    assert play() == "2 False red False\n"


def test_what_was_counted_fits() -> None:
    """gcc tells every function whose counts it throws away: what counts was made with other early passes, then."""
    if not project.LOG.is_file():
        pytest.skip("the rules were not compiled here")
    told = project.LOG.read_text(encoding="utf-8", errors="replace")
    assert "[-Wcoverage-mismatch]" not in told


@posix
def test_no_c_compiler_is_told_apart_from_a_mistake(tmp_path: Path) -> None:
    assert python("tools/compile.py", str(tmp_path), CC="/bin/false").returncode == project.NO_COMPILER


# Set-up


def test_a_step_is_done_again_only_when_its_key_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project, "STAMPS", tmp_path)
    done: list[str] = []
    for key in ("one", "one", "two", "one"):
        project.step("name", "what", key, lambda key=key: done.append(key))  # type: ignore[misc]
    assert done == ["one", "two", "one"]
    project.step("name", "what", "three", lambda: done.append("three"), "one")
    assert done == ["one", "two", "one"]


def test_an_unfinished_step_is_not_stamped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project, "STAMPS", tmp_path)
    with pytest.raises(SystemExit):
        project.step("name", "what", "key", lambda: project.stop("failed"))
    assert not any(tmp_path.iterdir())


def test_an_old_python_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 1))
    monkeypatch.setattr(sys, "path", sys.path.copy())
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, this is 3\.10$"):
        runpy.run_path(str(ROOT / "play"), run_name="__main__")


# Locks


def pins(name: str) -> dict[str, str]:
    text = project.lock(name).read_text()
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", ["build", "dev", "play", "uv"])
def test_locks_are_exact_and_hashed(name: str) -> None:
    entries = re.split(r"\n(?=\S)", project.lock(name).read_text().strip())
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==[\w.]+.*\\\n(    --hash=sha256:[0-9a-f]{64}( \\\n|$))+$", entry), entry


def test_locks_agree() -> None:
    assert pins("play").items() <= pins("dev").items()
    assert pins("build").items() <= pins("dev").items()


def test_wheels_are_built_with_what_set_up_uses() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert set(project["build-system"]["requires"]) == set(project["dependency-groups"]["build"])


# Files


def test_no_source_file_is_long() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in ROOT.glob("src/**/*.py")}
    assert [f"{path.name}: {length}" for path, length in lengths.items() if length > 400] == []


FOREIGN = re.compile(
    rb"//(?:[\w.-]+\.)?(?:pypi\.org|pythonhosted\.org|npmjs\.\w+|yarnpkg\.com)"  # where packages come from
    rb"|(?<![\w.~-])/(?:root|home|Users|work)/\w"  # and where somebody keeps them
)


def test_no_file_knows_a_registry_or_a_machine() -> None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git repository")
    files = [ROOT / os.fsdecode(name) for name in listed.split(b"\0") if name]
    found = [path for path in files if path.is_file() and FOREIGN.search(path.read_bytes())]
    assert found == []
