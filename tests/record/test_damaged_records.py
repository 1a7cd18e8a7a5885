"""Records that are cut off, damaged or forged are refused, with their line."""

from pathlib import Path
from random import Random

import pytest

from lastcard import BadRecord, Game
from lastcard.record import Recorder, load_record, read_record
from lastcard.record.writer import digest
from records import ROUND, first_action, line_with, record_round, refused, sealed, with_line


def test_cut_off_at_every_line() -> None:
    lines = ROUND.split("\n")[:-1]
    for count in range(1, len(lines)):
        error = refused("\n".join(lines[:count]) + "\n")
        assert (error.line, error.key) == (count, "record-cut")
    assert refused("").line == 1


def test_cut_off_within_every_line() -> None:
    place = 0
    for number, line in enumerate(ROUND.split("\n")[:-1], 1):
        cut = ROUND[: place + len(line) // 2]
        if len(line) > 1 and number > 1:
            error = refused(cut)
            assert (error.line, error.key) == (number, "record-cut"), cut
        place += len(line) + 1


def test_the_last_line_break_may_be_missing() -> None:
    assert read_record(ROUND[:-1]) == read_record(ROUND)
    assert refused(ROUND[:-2]).key == "record-cut"


def test_cut_off_and_sealed_again() -> None:
    """A forger who leaves out the last action is found at the end line, where the result says more than the game."""
    lines = ROUND.split("\n")
    end = line_with(ROUND, "end: ")
    shorter = sealed("\n".join(lines[: end - 3] + lines[end - 2 :]))
    error = refused(shorter)
    assert (error.line, error.key) == (line_with(shorter, "end: "), "record-not-over")


@pytest.mark.once
def test_no_changed_sign_goes_unnoticed() -> None:
    random = Random(11)
    exact = 0
    for place in range(len(ROUND) - 1):
        sign = random.choice('0127 abgprwy+:\n"{')
        if sign == ROUND[place]:
            continue
        error = refused(ROUND[:place] + sign + ROUND[place + 1 :])
        line = ROUND.count("\n", 0, place) + 1
        exact += error.line in (line, line + 1)
    assert exact > len(ROUND) * 0.6


def test_a_forged_action_is_refused_with_its_rule() -> None:
    at = first_action(ROUND)
    seat = ROUND.split("\n")[at - 1][0]
    for action, rule in (("play zz", "GEN-04"), ("color r", "GEN-03"), ("catch 1", "GEN-14"), ("jump r7", "GEN-04")):
        error = refused(sealed(with_line(ROUND, at, f"{seat} {action}")))
        assert (error.line, error.key) == (at, "record-refused")
        assert getattr(error.values["reason"], "rule", "") == rule
        assert rule in str(error)
    other = "012".replace(seat, "")[0]
    assert "GEN-03" in str(refused(sealed(with_line(ROUND, at, f"{other} draw"))))
    assert refused(with_line(ROUND, at, "9 draw")).line == at


def test_an_action_after_the_end_of_the_round() -> None:
    end = line_with(ROUND, "end: ")
    error = refused(sealed(with_line(ROUND, end - 1, "0 draw\n")))
    assert (error.line, error.key) == (end - 1, "record-after-round")


def test_forged_results() -> None:
    game, text = record_round("classic", 7, {"play_on": True})
    at = line_with(text, "result: ")
    assert '"places": ' in text
    for result in (
        '{"winner": 9, "points": [0, 0, 0]}',
        "unfinished",
        "{}",
        text.split("\n")[at - 1].removeprefix("result: ").replace(f'"winner": {game.winner}', '"winner": 99'),
    ):
        error = refused(sealed(with_line(text, at, f"result: {result}")))
        assert (error.line, error.key) == (at, "record-result")


def test_anything_after_the_end() -> None:
    last = ROUND.count("\n")
    for more in ("0 draw\n", "seed: 3\n", "x", "end: 0000000000000000\n"):
        error = refused(ROUND + more)
        assert (error.line, error.key) == (last + 1, "record-after-end")
    assert read_record(ROUND + "\n\n") == read_record(ROUND)


HEADERS = {
    "seed: x": "record-value",
    "seed: 1.5": "record-value",
    "seed: true": "record-value",
    'seed: "\\ud800"': "record-value",
    "seed: " + "[" * 100_000: "record-value",
    "players: 1": "record-wrong",
    "players: 2000": "record-wrong",
    "players: [3]": "record-value",
    "dealer: 3": "record-wrong",
    "dealer: -1": "record-wrong",
    'names: ["a"]': "record-names",
    "names: [1, 2, 3]": "record-value",
    'names: ["a\\n", "b", "c"]': "record-value",
    "options: []": "record-value",
    'options: {"stacking": "maybe"}': "record-wrong",
    'options: {"nothing": 1}': "record-wrong",
    'options: {"deck": {"r1": 1.5}}': "record-wrong",
    "edition: chess": "record-wrong",
    "color: red": "record-header",
    "round: 1": "record-header",
    "result: 3": "record-value",
    "hello": "record-line",
    "12 draw": "record-line",
    "-1 draw": "record-line",
}


@pytest.mark.parametrize("header", HEADERS, ids=[header[:20] for header in HEADERS])
def test_wrong_headers(header: str) -> None:
    text = record_round("classic", 7, {"stacking": "same"})[1]
    name = header.split(":", maxsplit=1)[0]
    at = line_with(text, f"{name}: ") if f"\n{name}: " in text else first_action(text) - 1
    error = refused(sealed(with_line(text, at, header)))
    assert (error.line, error.key) == (at, HEADERS[header])


@pytest.mark.parametrize("name", ["edition", "players", "seed", "result"])
def test_missing_headers(name: str) -> None:
    text = sealed(with_line(ROUND, line_with(ROUND, f"{name}: "), None))
    error = refused(text)
    assert (error.line, error.key, error.values["header"]) == (first_action(text), "record-missing", name)


def test_headers_twice_or_late() -> None:
    at = line_with(ROUND, "players: ")
    again = refused(sealed(with_line(ROUND, at, "players: 3\nplayers: 3")))
    assert (again.line, again.key) == (at + 1, "record-twice")
    at = first_action(ROUND) + 1
    late = refused(sealed(with_line(ROUND, at, "players: 3")))
    assert (late.line, late.key) == (at, "record-late")
    key = refused(sealed(ROUND.replace("\nseed: ", f"\nkey: {'00' * 32}\nseed: ")))
    assert key.key == "record-twice"


def test_too_many_players_for_the_deck() -> None:
    body = 'lastcard: 1\nedition: classic\noptions: {"hand_size": 15}\nplayers: 10\nseed: 1\nresult: unfinished\n\n'
    assert refused(f"{body}end: {digest(body)}\n").line == line_with(body, "players: ")


def test_other_texts_are_no_records() -> None:
    for text in ("hello\n", "\n", "{}", "edition: classic\n", " lastcard: 1\n"):
        assert refused(text).key == "record-none"
    assert refused("lastcard: 2\nanything\n").key == "record-format"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"lastcard: 1\nedition: classic\n\xff\xfe\n")
    with pytest.raises(BadRecord) as refusal:
        load_record(file)
    assert (refusal.value.line, refusal.value.key) == (3, "record-encoding")


def test_wrong_positions() -> None:
    game = Game.setup("classic", hands=["r1 r2", "b1 b2"], discard="r5", seed=4)
    recorder = Recorder(game)
    text = recorder.text()
    at = line_with(text, "position: ")
    assert refused(sealed(text.replace('"discard":"r5"', '"discard":"zz"'))).line == at
    assert refused(sealed(text.replace('"edition":"classic"', '"edition":"bts"'))).key == "record-edition"
    both = refused(sealed(with_line(text, at, f"seed: 4\n{text.split(chr(10))[at - 1]}")))
    assert (both.line, both.key) == (at, "record-position")
