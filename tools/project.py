"""What `play` and `test` need before they run: a virtual environment, the locked packages, compiled rules.

The browser client is built by client.py.

Standard library only. Every step is stamped with a digest of what it depends on, and done again only when
that has changed.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMPS = VENV / "stamps"
LOG = VENV / "compile.log"
COMPILING_TAKES = 900
"""Seconds after which somebody who compiles in the background must have given up."""
COMPILING = [ROOT / "tools" / name for name in ("compile.py", "practice.py")]
PACKAGE = ROOT / "src" / "lastcard"

IS_PURE = os.environ.get("LASTCARD_PURE", "0") not in ("", "0")
COMPILED, NO_COMPILER = 0, 3  # exit codes of compile.py; any other is a mistake in the rules
WHY_PLAIN = {
    COMPILED: "",
    NO_COMPILER: "no C compiler with Python's headers found: the rules run uncompiled, many times slower",
}


def say(text: str) -> None:
    print("lastcard: " + text, file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    say(text)
    sys.exit(1)


def tool(name: str) -> str:
    """A program of the virtual environment."""
    return str(BIN / name)


def call(*command: str, **environment: str) -> int:
    """Run a program in the project's folder and wait for it; gives its exit code."""
    process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment})
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # the program got it too, and decides what to do about it
            continue


def become(*command: str) -> NoReturn:
    """Run a program in place of this one, so that whoever stops this one stops it."""
    if os.name == "nt":  # there it would go on in the background
        sys.exit(call(*command))
    os.chdir(ROOT)
    os.execv(command[0], command)  # noqa: S606, as said


def quietly(failure: str, *command: str) -> None:
    """Run a program; show what it says only if it fails, and then stop."""
    pipe, out = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(command, cwd=ROOT, stdout=pipe, stderr=out, check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        stop(failure)


def digest(*things: object) -> str:
    """Of the bytes of files, and of the text of anything else."""
    total = hashlib.sha256()
    for thing in things:
        content = thing.read_bytes() if isinstance(thing, Path) else str(thing).encode()
        total.update(f"{len(content)}:".encode() + content)
    return total.hexdigest()


def step(name: str, what: str, key: str, do: Callable[[], None], *also_good: str) -> None:
    """Do something unless its stamp is this key, or another that is as good."""
    stamp = STAMPS / name
    if stamp.is_file() and stamp.read_text() in (key, *also_good):
        return
    say("setting up: " + what)
    do()
    STAMPS.mkdir(exist_ok=True)
    stamp.write_text(key)


def make_environment() -> None:
    """An empty virtual environment with uv in it."""

    def create() -> None:
        failure = "could not make a virtual environment (on Debian and Ubuntu: apt install python3-venv)"
        quietly(failure, sys.executable, "-m", "venv", "--clear", str(VENV))

    def install_uv() -> None:
        pip = [tool("python"), "-m", "pip", "install", "--require-hashes", "-r", str(lock("uv"))]
        quietly("could not install uv; is there a network?", *pip)

    # Its programs know its path, so that it does not survive a move either.
    step("python", "virtual environment", digest(sys.version_info[:2], sys.base_prefix, str(VENV)), create)
    step("uv", "uv", digest(lock("uv")), install_uv)


def lock(name: str) -> Path:
    return ROOT / "requirements" / (name + ".txt")


def install(for_tests: bool) -> None:
    """The locked packages, and the project itself so that its own source is what runs."""
    play, test = [lock("play"), lock("build")], [lock("dev")]  # the second holds all of the first
    locks, also_good = (test, []) if for_tests else (play, [digest(*test)])
    uv = [tool("uv"), "pip", "install", "--python", tool("python")]

    def packages() -> None:
        chosen = ["--compile-bytecode"]  # or the first start is slow, and every start where Python may not write it
        chosen += [word for path in locks for word in ("-r", str(path))]
        quietly("could not install the packages; is there a network?", *uv, "--require-hashes", *chosen)

    def project() -> None:
        quietly("could not install the project", *uv, "--no-deps", "--no-build-isolation", "--editable", ".")

    step("packages", "packages", digest(*locks), packages, *also_good)
    step("project", "project", digest(ROOT / "pyproject.toml", ROOT / "setup.py"), project)


def load_speed() -> ModuleType:
    """lastcard.speed from the file itself: importing the package would import the rules."""
    spec = importlib.util.spec_from_file_location("speed", PACKAGE / "speed.py")
    assert spec is not None
    assert spec.loader is not None
    speed = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(speed)
    return speed


def compiled_before() -> tuple[str, int | None]:
    """What the compiled rules depend on, and the exit code of compile.py if it ran for just that."""
    target = Path(load_speed().native_folder(PACKAGE))
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cl").split()[0]
    settings = [os.environ.get(name) for name in ("CC", "CFLAGS")]
    key = digest(target.name, *COMPILING, lock("build"), shutil.which(compiler), *settings)
    stamp = STAMPS / "rules"
    known, _, code = stamp.read_text().partition(" ") if stamp.is_file() else ("", "", "")
    done = known == key and (code != str(COMPILED) or target.is_dir())
    return key, int(code) if done else None


def compile_rules() -> int:
    """Compile the rules if they have changed; gives the exit code of compile.py, now or when it last ran."""
    key, code = compiled_before()
    if code is None:
        with LOG.open("w") as log:
            code = subprocess.run([tool("python"), COMPILING[0]], check=False, stdout=log, stderr=log).returncode
        (STAMPS / "rules").write_text(f"{key} {code}")
    return code


def set_up_packages(for_tests: bool = False) -> None:
    make_environment()
    install(for_tests)


def is_set_up() -> bool:
    """Return whether the packages have been installed, by whichever Python and however long ago."""
    return (STAMPS / "project").is_file()


def set_up() -> None:
    """What playing needs. It does not wait for the compiler: the rules run plainly until the next start."""
    set_up_packages()
    compile_meanwhile()


def settle_rules() -> int:
    """Compile the rules if need be, say why if that fails, and return compile.py's exit code."""
    if IS_PURE:
        return COMPILED
    if compiled_before()[1] is None:
        say("setting up: compiled rules (a minute or two, and only when they have changed)")
    code = compile_rules()
    why = WHY_PLAIN.get(code, f"the rules could not be compiled and run plainly, see {LOG.relative_to(ROOT)}")
    if why:
        say(why)
    return code


def compile_meanwhile() -> None:
    """In a process of its own, which goes on when this one ends."""
    if IS_PURE or compiled_before()[1] is not None:
        settle_rules()
        return
    if LOG.is_file() and time.time() - LOG.stat().st_mtime < COMPILING_TAKES:
        say("the rules are still being compiled in the background, and run uncompiled until then")
        return
    LOG.touch()
    say("the rules are being compiled in the background, and run uncompiled until the next start")
    quiet = subprocess.DEVNULL  # or whoever reads what this one says would wait for it
    subprocess.Popen([sys.executable, __file__], start_new_session=True, stdin=quiet, stdout=quiet, stderr=quiet)


if __name__ == "__main__":
    with suppress(AttributeError):  # on Windows
        os.nice(10)
    compile_rules()
