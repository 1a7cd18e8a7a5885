"""What the pages show works: snippets run, commands are understood, editions can be dealt, links lead somewhere."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

import project
from doc_pages import FENCE, PAGES, Block, blocks_of, named
from lastcard import Game
from lastcard.cli.parser import build_parser

ROOT = project.ROOT
pytestmark = pytest.mark.once

NEEDS = re.compile(r"# needs lastcard\[(\w+)\]")
"""The first line of a snippet that works only with an optional package."""
PATIENCE = 120
"""Seconds for all snippets of a page, many times what they take."""
PACKAGE = re.compile(r"[\w-]+")
RUN = """
import json, sys
namespace = {"__name__": "__main__"}
for page, line, code in json.load(sys.stdin):
    exec(compile("\\n" * line + code, page, "exec"), namespace)
"""


def pages_with(*languages: str) -> list[Path]:
    return [page for page in PAGES if blocks_of(page, *languages)]


# Python


def missing_package(block: Block) -> str | None:
    """The extra that a snippet says it needs, if a package of it is not installed."""
    needs = NEEDS.match(block.text)
    if needs is None:
        return None
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for requirement in extras[needs[1]]:
        package = PACKAGE.match(requirement)
        assert package is not None
        try:
            version(package[0])
        except PackageNotFoundError:
            return needs[1]
    return None


def run_python(page: Path, blocks: list[Block], folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run snippets one after the other in one namespace, in a process and a folder of their own."""
    snippets = json.dumps([[named(page), block.line, block.text] for block in blocks])
    command = [sys.executable, "-c", RUN]
    return subprocess.run(
        command, cwd=folder, input=snippets, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@pytest.mark.parametrize("page", pages_with("python"), ids=named)
def test_python_snippets_run(page: Path, tmp_path: Path) -> None:
    """The first TOML block of a page is there as my.toml."""
    editions = blocks_of(page, "toml")
    if editions:
        (tmp_path / "my.toml").write_text(editions[0].text, "utf-8")
    blocks = blocks_of(page, "python")
    missing = {block: missing_package(block) for block in blocks}
    done = run_python(page, [block for block in blocks if missing[block] is None], tmp_path)
    assert done.returncode == 0, done.stderr
    if any(missing.values()):
        pytest.skip(f"snippets that need lastcard[{', '.join(filter(None, missing.values()))}] were not run")


def test_a_snippet_that_fails_is_told_with_its_line(tmp_path: Path) -> None:
    page = ROOT / "docs" / "engine.md"
    done = run_python(page, [Block("python", "fine = 1\n1 / 0\n", 10)], tmp_path)
    assert done.returncode == 1
    assert 'File "docs/engine.md", line 12' in done.stderr


def test_every_block_of_code_says_its_language() -> None:
    """Python without a language would not be run. Blocks without one are text and output."""
    suspicious = re.compile(r"^(from \w|import |game\.|lastcard (?!deal )|pip install)", re.MULTILINE)
    found = [f"{named(page)}:{block.line}" for page in PAGES for block in blocks_of(page, "", "text", "console")
             if suspicious.search(block.text)]  # fmt: skip
    assert found == []


# Commands


def commands_of(page: Path) -> Iterator[str]:
    """Every command line of `lastcard` and `./play` on a page, in blocks and in the middle of a sentence."""
    lines = [line for block in blocks_of(page, "sh") for line in block.text.splitlines()]
    prose = FENCE.sub("", page.read_text("utf-8"))
    lines += re.findall(r"`([^`\n]+)`", prose)
    for line in lines:
        command = re.sub(r"^([A-Z_]+=\S+ )+", "", line.strip())
        if re.match(r"([\w./]+/)?lastcard [a-z-]|\./play( |$)", command):
            yield command


def understood(command: str) -> list[str]:
    """The arguments of `lastcard` that a command line comes to."""
    words = shlex.split(command, comments=True)
    if words[0] == "./play":
        terminal = words[1:2] == ["--terminal"]
        return ["play", *words[2:]] if terminal else ["web", *words[1:]]
    return words[1:] if len(words) > 2 else [*words[1:], "--help"]  # only the command's name


COMMANDS = sorted({(named(page), command) for page in PAGES for command in commands_of(page)})


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_commands_are_understood(page: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        build_parser("en").parse_args(understood(command))
    except SystemExit as stopped:
        if stopped.code:
            pytest.fail(f"{page}: {command}\n{capsys.readouterr().err}")


def test_a_command_that_does_not_exist_is_noticed() -> None:
    with pytest.raises(SystemExit):
        build_parser("en").parse_args(understood("lastcard arena --colour red"))


# Editions, links


@pytest.mark.parametrize("block", blocks_of(ROOT / "docs" / "custom-editions.md", "toml"), ids=lambda block: block.line)
def test_editions_shown_can_be_dealt(block: Block, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(block.text, "utf-8")
    assert Game.deal(str(file), players=2).decision is not None


LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")


@pytest.mark.parametrize("page", [*PAGES, ROOT / "web" / "README.md", ROOT / "benchmarks" / "README.md"], ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    """Headings behind a `#` are looked up by Sphinx, when it makes the site."""
    text = FENCE.sub("", page.read_text("utf-8"))
    targets = [markdown or html for markdown, html in LINK.findall(text)]
    local = [target.partition("#")[0] for target in targets if not re.match(r"[a-z]+:", target)]
    assert [target for target in local if target and not (page.parent / target).exists()] == []


PLACES = (ROOT, ROOT / "src" / "lastcard")
CITED_PATH = re.compile(r"`((?:[\w.*<>-]+/)+[\w.*<>-]+/?)`")


@pytest.mark.parametrize("page", [ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md"], ids=named)
def test_files_and_folders_named_exist(page: Path) -> None:
    """In paths `<…>` stands for any name."""
    paths = {
        re.sub("<.*?>", "*", path).rstrip("/") for path in CITED_PATH.findall(FENCE.sub("", page.read_text("utf-8")))
    }
    wanted = {path for path in paths if not path.startswith(("./", ".venv", "build/"))}
    assert len(wanted) > 10
    assert [path for path in sorted(wanted) if not any(any(place.glob(path)) for place in PLACES)] == []
