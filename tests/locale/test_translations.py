"""Translations: nothing is left in English, nothing is left over, and each language is written in its own script."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from lastcard.languages import LANGUAGES, TEXTS

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SAME = {
    # names
    *("Lastcard · { $edition }", "UNO!", "{ $name }: UNO!", "Avengers", "BTS", "Minecraft", "Transformers Flip"),
    *("No Mercy", "Flip", "Creeper", "Enter", "Tab", "Kai"),
    # words that some European languages share with English
    *("arguments", "options", "points", "Points", "orange", "place { $place }", "Volume", "Total", "Scores", "Normal"),
    *("Total: { $points }.", "Expert", "Mail", "Menu", "Pause", "Tables", "Bots", "bot", "Coach", "Chat", "No", "Hm"),
    *("Coach: { $action }. { $why }", "Koala", "Panda", "Tiger", "Party", "Wow", "Sorry"),
}
"""English texts that may be the same in another language."""


@cache
def texts(lang: str) -> dict[str, str]:
    """The texts of a language as they are written, by id and `id.attribute`."""
    found: dict[str, str] = {}
    for file in sorted((TEXTS / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                parts = [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]
                found |= {entry.id.name + name: serialize_pattern(text).strip() for name, text in parts if text}
    return found


def has_words(text: str) -> bool:
    """Whether a text says something itself, besides the values put into it."""
    return re.search(r"[^\W\d_]{2}", re.sub(r"\{[^{}]*\}", "", text)) is not None


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    here = texts(lang)
    same = {name: text for name, text in texts("en").items() if here.get(name) == text and has_words(text)}
    assert {name: text for name, text in same.items() if text not in SAME} == {}


# What is written is used


@cache
def sources() -> str:
    """The code that says something: the package and the browser client."""
    folders = [(ROOT / "src" / "lastcard", {".py", ".toml"}), (ROOT / "web" / "src", {".ts", ".svelte"})]
    files = [file for folder, kinds in folders for file in sorted(folder.rglob("*")) if file.suffix in kinds]
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def known_words() -> frozenset[str]:
    """What code and texts name, whole and in its parts."""
    named = {name for text in texts("en").values() for name in re.findall(r"\{ ([a-z][\w-]+)", text)}
    return frozenset({*re.findall(r"[\w-]+", sources()), *re.findall(r"\w+", sources()), *named})


@cache
def templates() -> frozenset[tuple[str, ...]]:
    """Ids that code puts together, such as `web-level-${level}`: each as the pieces around what is put in."""
    code = sources()
    written = {*re.findall(r'f"([a-z{][^"\n]*)"', code), *re.findall(r"`([a-z$][^`\n]*)`", code)}
    written |= {f"{beginning}-{{}}" for beginning in re.findall(r"'([a-z]+(?:-[a-z]+)+)':", code)}
    ids = [re.sub(r"\$?\{[^{}]*\}", "\0", each).partition(".")[0] for each in written]
    return frozenset(tuple(each.split("\0")) for each in ids if re.search(r"[a-z]+-\0|-[a-z]+-", each))


def fits(name: str, pieces: tuple[str, ...]) -> bool:
    """Whether an id consists of these pieces and of words between them that the code knows."""
    if not name.startswith(pieces[0]):
        return False
    rest = name.removeprefix(pieces[0])
    if len(pieces) == 1:
        return rest == ""
    words = known_words()
    ends = [end for end in range(1, len(rest) + 1) if rest[:end] in words or rest[:end].isdigit()]
    return any(fits(rest[end:], pieces[1:]) for end in ends)


def is_used(name: str) -> bool:
    """Whether code or another text asks for a text by its id, or by one put together from words that the code knows."""
    return name in known_words() or any(fits(name, pieces) for pieces in templates())


def test_every_text_is_used() -> None:
    ids = {name.partition(".")[0] for name in texts("en")}
    assert sorted(name for name in ids if not is_used(name)) == []
    assert [name for name in ("web-level-grandmaster", "server-no-unicorn", "web-unicorn") if is_used(name)] == []


# Scripts


HAN, KANA, HANGUL = "\u3400-\u4dbf\u4e00-\u9fff", "\u3041-\u3096\u30a1-\u30fa", "\u1100-\u11ff\uac00-\ud7a3"
SIMPLIFIED = "们这来说对时会个张图过还没话间开关为从后与发"
TRADITIONAL = "們這來說對時會個張圖過還沒話間開關為從後與發"
ONLY_CHINESE = "们这说时个张还没话间开为从你吗"
"""Signs that Japanese has no use for."""


@pytest.mark.parametrize(
    ("lang", "foreign"),
    [
        ("zh-Hant", KANA + HANGUL + SIMPLIFIED),
        ("zh-Hans", KANA + HANGUL + TRADITIONAL),
        ("ja", HANGUL + ONLY_CHINESE),
        ("ko", HAN + KANA),
    ],
    ids=["zh-Hant", "zh-Hans", "ja", "ko"],
)
def test_a_language_is_written_in_its_own_script(lang: str, foreign: str) -> None:
    assert {name: text for name, text in texts(lang).items() if re.search(f"[{foreign}]", text)} == {}
