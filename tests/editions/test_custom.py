"""Custom editions: read, played like the others, and refused with line and key where they are wrong."""

import re
from pathlib import Path
from random import Random

import pytest

from lastcard import BadEdition, Game, Match
from lastcard.editions.files import document_of, examples, key_text, read_toml
from lastcard.editions.toml_keys import key_lines
from lastcard.locale import LANGUAGES, edition_name, refusal
from lastcard.rules.model.edition import Edition, find_edition
from playing import play

PLAIN = """\
name = "Plain"
colors = "bgry"

[each_color]
"0" = 1
"1-9" = 2
"+3" = 2

[cards]
"w" = 4
"w+5" = 2
"r7" = 4

[points]
"+3" = 33
"""
TWO_SIDED = """\
name = { en = "Day and Night", zh-Hant = "日與夜" }
colors = "bgry"
each_color = { "1-9" = 1, "F" = 2, "+1" = 1 }
cards = { "w" = 4 }

[dark]
colors = "kopt"
each_color = { "1-9" = 1, "F" = 2, "E" = 1 }
cards = { "w+c" = 2, "w" = 2 }

[traits]
wilds_match = true
draw_for_dealer = false
shown_to_all = ["w+c"]

[options]
peek = true
"""


def read(text: str) -> Edition:
    return read_toml(text, "my.toml")


def refused(text: str) -> BadEdition:
    with pytest.raises(BadEdition) as error:
        read(text)
    for lang in LANGUAGES:
        assert "my.toml" in refusal(error.value, lang)
    return error.value


def play_rounds(edition: str | Edition, rounds: int = 5) -> None:
    for seed in range(rounds):
        game = Game.deal(edition, 2 + seed, seed)
        assert Game.from_position(game.position()).position() == game.position()
        for _ in play(game, Random(seed)):
            pass
        assert game.is_over


# What can be described


def test_deck_points_and_amounts() -> None:
    edition = read(PLAIN)
    deck = edition.sides[0].deck
    assert deck["b0"] == 1
    assert (deck["b7"], deck["r7"]) == (2, 4)
    assert sum(deck.values()) == 4 * (1 + 18 + 2) + 6 + 2
    game = Game.setup(edition, hands=["r+3 r1", "b1 b2", "g1 g2"], discard="r5")
    game.apply("play r+3")
    assert len(game.hand(1)) == 5
    game = Game.setup(edition, hands=["r1", "b+3 w+5"], discard="r5")
    game.apply("play r1")
    assert game.points() == [33 + 50, 0]
    play_rounds(edition)


def test_two_sides() -> None:
    edition = read(TWO_SIDED)
    game = Game.deal(edition, seed=3)
    assert game.options["peek"] is True
    assert {"TF-01", "TF-04", "TF-08", "TF-09", "NM-06"} <= set(edition.rule_ids)
    play_rounds(edition)
    sides = set()
    for done in play(game, Random(3)):
        sides |= {str(event.seen_by(None)["side"]) for event in done.events if event.kind == "flipped"}
    assert sides == {"light", "dark"}


def test_names_in_languages() -> None:
    two_sided, plain = read(TWO_SIDED), read(PLAIN)
    assert edition_name(two_sided.id, "en") == "Day and Night"
    assert edition_name(two_sided.id, "zh-Hant") == "日與夜"
    assert edition_name(plain.id, "zh-Hant") == "Plain"
    assert read('name = "牌"\n' + PLAIN.partition("\n")[2]).id.startswith("custom@")


def test_the_id_stands_for_the_whole_description() -> None:
    assert read(PLAIN) is read("# a comment\n" + PLAIN.replace('"w" = 4', '"w"   =   4'))
    assert read(PLAIN).id != read(PLAIN.replace('"w" = 4', '"w" = 5')).id
    assert document_of("classic") is None


def test_a_single_line_counts_more_than_a_range() -> None:
    deck = read(PLAIN.replace('"1-9" = 2', '"7" = 0\n"1-9" = 2')).sides[0].deck
    assert (deck["b6"], deck.get("b7"), deck["r7"]) == (2, None, 4)


# Where they can be named


def test_an_edition_is_named_by_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("my.toml")
    file.write_text(PLAIN, "utf-8")
    assert Match("my.toml").game.edition == Game.deal(str(file.absolute())).edition
    file.write_text(PLAIN.replace('"w" = 4', '"w" = 5'), "utf-8")
    changed = Game.deal("my.toml")
    assert find_edition(changed.edition).sides[0].deck["w"] == 5
    file.unlink()
    assert find_edition(changed.edition) is find_edition(changed.edition)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for name in ("missing.toml", str(tmp_path / "missing.toml"), str(tmp_path)):
        with pytest.raises(BadEdition):
            Game.deal(name)
    file = tmp_path / "latin.toml"
    file.write_bytes(b'name = "\xff"')
    with pytest.raises(BadEdition, match="UTF-8"):
        Game.deal(str(file))


def test_unknown_names_are_still_unknown() -> None:
    for name in ("clasic", "kids@00000000", "mix@", "@"):
        with pytest.raises(BadEdition) as error:
            Game.deal(name)
        assert error.value.key == "edition-unknown"


# The examples


def test_examples_are_editions_by_name() -> None:
    assert examples() == ("kids", "mix")
    for name in examples():
        play_rounds(name, 9)
        assert all(edition_name(find_edition(name).id, lang) for lang in LANGUAGES)


def test_the_mix_has_something_of_every_edition() -> None:
    mix = find_edition("mix")
    assert {"AV-01", "BT-01", "MC-01", "TF-06", "TF-07", "NM-03", "NM-04", "NM-09"} <= set(mix.rule_ids)
    kinds: set[str] = set()
    for seed in range(40):
        for done in play(Game.deal("mix", 5, seed), Random(seed)):
            kinds |= {event.kind for event in done.events}
    assert kinds >= {"laid", "creeper", "danced", "voted", "duelled", "swapped", "passed_on", "discarded", "out"}


def test_kids_play_short_rounds_with_ten_at_the_table() -> None:
    kids = find_edition("kids")
    assert sum(kids.sides[0].deck.values()) == 56
    assert Game.deal("kids", players=10).options["scoring"] == "none"


def test_the_documented_examples_can_be_played() -> None:
    page = (Path(__file__).parents[2] / "docs" / "custom-editions.md").read_text("utf-8")
    found = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(found) == 2
    for text in found:
        play_rounds(read(text), 1)


# What is wrong, and where


WRONG = {
    "an unknown key": (("colors", "colours"), 2, "colours", "custom-key"),
    "too few colours": (('"bgry"', '"bgr"'), 2, "colors", "custom-colors"),
    "a colour twice": (('"bgry"', '"bggy"'), 2, "colors", "custom-colors"),
    "no such colour": (('"bgry"', '"bgrz"'), 2, "colors", "custom-colors"),
    "colours as a list": (('"bgry"', '["b", "g", "r", "y"]'), 2, "colors", "custom-colors"),
    "a name that is none": (('"Plain"', "7"), 1, "name", "custom-text"),
    "an empty name": (('"Plain"', '" "'), 1, "name", "custom-text"),
    "an unknown language": (('"Plain"', '{ tlh = "nap" }'), 1, "name.tlh", "custom-key"),
    "a wrong symbol": (('"+3" = 2', '"+99" = 2'), 7, 'each_color."+99"', "custom-card"),
    "a wild in every colour": (('"+3" = 2', '"wG" = 2'), 7, "each_color.wG", "custom-card"),
    "a range downwards": (('"1-9"', '"9-1"'), 6, "each_color.9-1", "custom-range"),
    "a count below nothing": (('"1-9" = 2', '"1-9" = -2'), 6, "each_color.1-9", "custom-count"),
    "a count that is a text": (('"w" = 4', '"w" = "4"'), 10, "cards.w", "custom-count"),
    "a count that is a switch": (('"w" = 4', '"w" = true'), 10, "cards.w", "custom-count"),
    "too many of one card": (('"w" = 4', '"w" = 33'), 10, "cards.w", "custom-count"),
    "no such card": (('"w+5"', '"wX"'), 11, "cards.wX", "custom-card"),
    "a card of another colour": (('"r7"', '"p7"'), 12, "cards.p7", "custom-other-color"),
    "no table": (("[cards]", '[cards.more]\n"w" = 1\n[cards2]'), 11, "cards2", "custom-key"),
    "points for nobody": (('"+3" = 33', '"+4" = 33'), 15, 'points."+4"', "custom-symbol"),
    "negative points": (("33", "-1"), 15, 'points."+3"', "custom-points"),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_lines(what: str) -> None:
    (old, new), line, key, message = WRONG[what]
    assert old in PLAIN
    error = refused(PLAIN.replace(old, new, 1))
    assert (error.key, error.values["line"], error.values["key"]) == ("custom-wrong", line, key)
    assert getattr(error.values["reason"], "key", "") == message
    assert f"line {line}, {key}: " in str(error)


MORE = {
    "an unknown option": ("[options]\nstack = true", "stack", "options-unknown"),
    "a wrong value": ('[options]\n# so\nstacking = "sometimes"', "stacking", "options-choice"),
    "a deck among the options": ("[options]\ndeck = { w = 3 }", "deck", "custom-deck-option"),
    "an idle option": ("[options]\ndance_vote = true", "dance_vote", "options-idle-dance"),
    "Mercy below the hand": ("[options]\nhand_size = 12\nmercy = 12", "mercy", "options-mercy-hand"),
    "an unknown trait": ("[traits]\nchallenge = true", "challenge", "custom-key"),
    "a trait that is no switch": ("[traits]\nchallenges = 1", "challenges", "custom-switch"),
    "cards shown that are not there": ('[traits]\nshown_to_all = ["wG"]', "shown_to_all", "custom-shown"),
    "cards shown that are no wilds": ('[traits]\nshown_to_all = ["+3"]', "shown_to_all", "custom-shown"),
}


@pytest.mark.parametrize("what", MORE)
def test_wrong_options_and_traits(what: str) -> None:
    more, key, message = MORE[what]
    error = refused(f"{PLAIN}\n{more}\n")
    assert getattr(error.values["reason"], "key", "") == message
    assert str(error.values["key"]).endswith(f".{key}")
    lines = f"{PLAIN}\n{more}\n".split("\n")
    assert lines[int(str(error.values["line"])) - 1].startswith(key)


def test_stacking_without_draw_cards() -> None:
    text = 'name = "x"\ncolors = "bgry"\neach_color = { "0-9" = 2 }\n\n[options]\nstacking = "same"\n'
    error = refused(text)
    assert (error.values["line"], error.values["key"]) == (6, "options.stacking")


def test_what_is_wrong_with_the_whole() -> None:
    head = 'name = "x"\ncolors = "bgry"\n'
    for text, message in (
        ('colors = "bgry"\n', "custom-missing"),
        ('name = "x"\n', "custom-missing"),
        (head + '[each_color]\n"1" = 2\n', "options-deck-small"),
        (head + "[each_color]\n" + "".join(f'"{number}" = 32\n' for number in range(10)), "options-deck-large"),
        (head + '[each_color]\n"0-9" = 2\n"F" = 1\n', "custom-flip"),
        (TWO_SIDED.replace('"w" = 2', '"w" = 3'), "options-deck-sides"),
    ):
        error = refused(text)
        assert (error.key, getattr(error.values["reason"], "key", "")) == ("custom-whole", message)


def test_a_side_without_colours() -> None:
    error = refused(TWO_SIDED.replace('colors = "kopt"\n', ""))
    assert (error.values["line"], error.values["key"]) == (6, "dark")
    error = refused(TWO_SIDED.replace('each_color = { "1-9" = 1, "F" = 2, "E" = 1 }', "each_color = 3"))
    assert (error.values["line"], error.values["key"]) == (8, "dark.each_color")


def test_a_colour_without_cards() -> None:
    error = refused('name = "x"\ncolors = "bgry"\n[cards]\n"b1" = 20\n"g1" = 20\n"r1" = 20\n')
    assert (error.values["key"], getattr(error.values["reason"], "key", "")) == ("colors", "custom-empty-color")


def test_what_is_no_toml() -> None:
    for text, line in (("name = \n", 1), (PLAIN + "]", PLAIN.count("\n") + 1), (PLAIN + 'a = """\n\n', 18)):
        error = refused(text)
        assert error.key == "custom-toml"
        assert error.values["line"] == line


LINES = '''\
# a comment with name = "no"
"name" = {"en"="x", zh-Hant = "y" }

other = [
  1 ] # closed here
about = """
colors = "this is a text"
"""
colors = "bgry"
  [ each_color ]   # a table
"1-9" = 2

[dark]
cards."w" = 1
each_color = { "1-9" = 2, "S" = [
  1,
] }
'''


def test_lines_of_keys_are_found_in_any_layout() -> None:
    found = {
        ("name",): 2,
        ("name", "zh-Hant"): 2,
        ("other",): 4,
        ("about",): 6,
        ("colors",): 9,
        ("each_color",): 10,
        ("each_color", "1-9"): 11,
        ("dark",): 13,
        ("dark", "cards", "w"): 14,
        ("dark", "each_color", "S"): 15,
        ("nowhere",): 1,
    }
    lines = key_lines(LINES)
    assert {path: lines.get(path, 1) for path in found} == found
    assert key_lines(LINES.replace("\n", "\r\n"))["colors",] == 9
    assert key_text(("dark", "cards", "w+4")) == 'dark.cards."w+4"'


def test_two_descriptions_are_two_editions_even_if_their_ids_were_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.editions.custom.DIGEST_CHARACTERS", 0)
    clash = PLAIN.replace("Plain", "Clash")  # with a name of its own, as what was read before has its id already
    first, second = read(clash), read(clash.replace('"w" = 4', '"w" = 5'))
    assert first.id == second.id
    assert (read(clash).sides[0].deck["w"], second.sides[0].deck["w"]) == (4, 5)


def test_an_id_has_160_bits() -> None:
    assert re.fullmatch("plain@[0-9a-f]{40}", read(PLAIN).id)


TOO_MUCH = {
    "a long name": (PLAIN.replace("Plain", "n" * 101), "custom-long"),
    "a long name in bytes": (PLAIN.replace("Plain", "牌" * 34), "custom-long"),
    "a long sentence": (f'about = "{"a" * 501}"\n{PLAIN}', "custom-long"),
    "a long card": (PLAIN.replace('"r7"', f'"{"r" * 41}"'), "custom-long"),
    "a long number": (PLAIN.replace('"w" = 4', f'"w" = {"9" * 41}'), "custom-long"),
    "a large number": (PLAIN.replace('"w" = 4', '"w" = 0xffffffffffffffff'), "custom-large"),
    "deep keys": (PLAIN + "a.b.c.d.e.f.g = 1\n", "custom-deep"),
    "deep lists": (PLAIN + "a = " + "[" * 7 + "]" * 7 + "\n", "custom-deep"),
    "many keys": (PLAIN + "".join(f"k{number} = 1\n" for number in range(1001)), "custom-large"),
    "a large file": (PLAIN + "#" * 16_384, "custom-large"),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_no_edition_is_too_large_to_be_refused(what: str) -> None:
    text, message = TOO_MUCH[what]
    assert getattr(refused(text).values["reason"], "key", "") == message
