"""Languages: a folder is all that one takes, and readers get the best of those we have."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lastcard
from lastcard.languages import LANGUAGES
from lastcard.locale import find_language, pick_language, say
from lastcard.locale.fluent_texts import format_text

pytestmark = pytest.mark.once

PACKAGE = Path(lastcard.__file__).parent


@pytest.mark.parametrize(
    ("wanted", "picked"),
    [
        ("", "en"),
        ("en", "en"),
        ("en-GB", "en"),
        ("zh", "zh-Hant"),
        ("zh-TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("ZH-hant", "zh-Hant"),
        ("zh-MO", "zh-Hant"),
        ("zh-Hans", "zh-Hans"),
        ("zh-Hans-CN", "zh-Hans"),
        ("zh-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh_CN.GB18030", "zh-Hans"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("ja", "ja"),
        ("ja_JP.eucJP", "ja"),
        ("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", "ko"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("en_US.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("cy", "en"),
        ("cy-GB, cy;q=0.9, zh;q=0.8, en;q=0.7, *;q=0.5", "zh-Hant"),
        ("zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7", "zh-Hant"),
        ("en-US,en;q=0.9,zh-TW;q=0.8", "en"),
        ("en;q=0.2, zh;q=0.3", "zh-Hant"),
        ("zh;q=0, en;q=0.1", "en"),
        ("*", "en"),
        ("cy;q=1, *;q=0.1", "en"),
        ("enough", "en"),
        ("zhuang, en", "en"),
        (", ;q=, zh ; q=0.5", "zh-Hant"),
    ],
)
def test_the_best_language_is_picked(wanted: str, picked: str) -> None:
    assert pick_language(wanted) == picked


def test_any_language_but_english() -> None:
    assert pick_language("en;q=0, *") == next(lang for lang in LANGUAGES if lang != "en")


def test_a_language_that_we_do_not_have() -> None:
    assert find_language("cy") is None
    assert find_language("") is None
    assert find_language("zhuang") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_knows_itself(lang: str) -> None:
    assert say("language-name", lang=lang)
    assert find_language(lang) == lang
    for tag in format_text("language-tags", {}, lang).split():
        assert pick_language(tag) == lang


CODE = """
import sys
from lastcard import Game
from lastcard.cli.main import main
from lastcard.editions.files import keep
from lastcard.languages import LANGUAGES
from lastcard.locale import card_name, edition_name, pick_language, say

assert {"en", "sr-Cyrl", "sr-Latn", "tlh"} < set(LANGUAGES), LANGUAGES
assert pick_language("cy, tlh;q=0.5, en;q=0.4") == "tlh"
assert pick_language("pig-latin") == "tlh"
assert [pick_language(tag) for tag in ("sr-ME", "sr-Latn-RS", "sr-RS", "sr")] == [
    "sr-Latn", "sr-Latn", "sr-Cyrl", "sr-Cyrl"
]
assert say("language-name", lang="tlh") == "Igpay"
assert card_name("rS", "tlh") == "redskip", card_name("rS", "tlh")
custom = {"name": {"en": "Small", "tlh": "Allsmay"}, "colors": "bgry", "each_color": {"0-9": 2}}
assert edition_name(keep(custom).id, "tlh") == "Allsmay"
game = Game.setup("classic", ["r1 b2", "g1 g2"], "y5")
assert game.explain("play r1", lang="tlh") is not None
assert main(["rules", "no-mercy", "--lang", "tlh"]) == 0
assert main(["play", "--lang", "sr-ME", "--plain", "--bots", "random", "--seed", "1"]) == 0
"""


def test_a_language_is_a_folder(tmp_path: Path) -> None:
    """A package with three more folders of texts and not a line of code changed."""
    package = tmp_path / "lastcard"
    (package / "locale").mkdir(parents=True)
    for entry in PACKAGE.iterdir():
        if entry.name not in ("locale", "__pycache__"):
            (package / entry.name).symlink_to(entry)
    for entry in (PACKAGE / "locale").iterdir():
        (package / "locale" / entry.name).symlink_to(entry)
    add_language(package / "locale" / "tlh", "Igpay", "pig", "a-z")
    add_language(package / "locale" / "sr-Cyrl", "Српски", "sr", "")
    add_language(package / "locale" / "sr-Latn", "Srpski", "sr-ME", "")
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1", "LASTCARD_PURE": "1", "COLUMNS": "80"}
    command = [sys.executable, "-c", CODE]
    done = subprocess.run(
        command, env=env, capture_output=True, text=True, encoding="utf-8", check=False, stdin=subprocess.DEVNULL
    )
    assert (done.returncode, done.stderr) == (0, "")


def add_language(folder: Path, name: str, tags: str, unspaced: str) -> None:
    """The English texts under another name."""
    folder.mkdir()
    for file in (PACKAGE / "locale" / "en").glob("*.ftl"):
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    about = f'language-name = {name}\nlanguage-tags = {tags}\nlanguage-unspaced = {{ "{unspaced}" }}\n'
    about += 'language-particles = { "" }\n'
    (folder / "language.ftl").write_text(about, "utf-8")
    cards = (folder / "editions.ftl").read_text("utf-8").replace(".kind = Skip\n", ".kind = skip\n")
    (folder / "editions.ftl").write_text(cards, "utf-8")
