"""`lastcard rules`: pages by name, and the search for words."""

import re
from pathlib import Path

import pytest

from lastcard import EDITIONS
from lastcard.cli.main import main
from lastcard.cli.page_layout import columns, indent, width_of, wrap
from lastcard.cli.rulebook import RULES
from lastcard.locale import LANGUAGES, aim_key, say
from lastcard.rules.model.deck import counted_decks, features_of
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.options import OPTIONS, idle_options

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("in_english")]

Capture = pytest.CaptureFixture[str]


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
    deck = find_edition(edition)
    idle = idle_options(features_of(deck, counted_decks(deck, {})))
    listed = shown[shown.index(f"\n{say('rules-options', lang=lang)}\n") :]
    assert re.findall(r"^  (\w+) ", listed, re.MULTILINE) == [name for name in OPTIONS if name not in idle]
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
