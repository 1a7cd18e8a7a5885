"""Golden files, written by tools/perft.py: counts of action sequences from nasty positions, and whole rounds."""

import pytest

import golden_digests
import perft
import playthrough
from lastcard import EDITIONS
from lastcard.record import RULES_VERSION
from lastcard.rules.model.options import OPTIONS

POSITIONS = [(file.stem, entry) for file in sorted(perft.FOLDER.glob("*.perft")) for entry in perft.load(file)]
NAMES = sorted(file.stem for file in playthrough.FOLDER.glob("*.txt"))
"""Playthroughs: an edition as it is printed, or with options; then its name comes first, before what is special."""


@pytest.mark.parametrize(
    ("edition", "entry"), POSITIONS, ids=[f"{edition}: {entry['name']}" for edition, entry in POSITIONS]
)
def test_perft(edition: str, entry: perft.Entry) -> None:
    assert perft.perft(perft.start(edition, entry), len(entry["perft"])) == (entry["perft"], entry["ends"])


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str) -> None:
    golden = (playthrough.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    head = playthrough.read_head(golden)
    assert f"{name}-".startswith(f"{head.edition}-")
    assert (name != head.edition) == bool(head.options)
    lines = zip(playthrough.write(head).splitlines(), golden.splitlines(), strict=True)
    for number, (played, expected) in enumerate(lines, 1):
        assert played == expected, f"line {number}"


def test_golden_games_change_only_with_the_version_of_the_rules() -> None:
    """What is stored names that version: by changed rules it would come out as something else."""
    rules, known = golden_digests.read(golden_digests.FILE.read_text())
    assert (rules, known) == (RULES_VERSION, golden_digests.digests()), (
        "raise RULES_VERSION in record/rules_version.py if a game has changed, then run tools/golden_digests.py"
    )


def test_digests_of_changed_games_are_not_written_for_the_same_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = golden_digests.FILE.read_text()
    found = golden_digests.digests()
    name = next(iter(found))
    for now in ({**found, name: "0" * 32}, {other: value for other, value in found.items() if other != name}):
        monkeypatch.setattr(golden_digests, "digests", lambda now=now: now)
        assert golden_digests.changed_games(stored) == [name]
    monkeypatch.setattr(golden_digests, "digests", lambda: {**found, "new.txt": "0" * 32})
    assert golden_digests.changed_games(stored) == []
    monkeypatch.setattr(golden_digests, "RULES_VERSION", RULES_VERSION + 1)
    monkeypatch.setattr(golden_digests, "digests", dict)
    assert golden_digests.changed_games(stored) == []


def test_every_edition_has_golden_files() -> None:
    assert {edition for edition, _ in POSITIONS} == set(EDITIONS)
    assert {name for e in EDITIONS for name in (e, f"{e}-options")} <= set(NAMES)


def test_every_value_of_an_option_is_in_a_playthrough() -> None:
    """But for numbers and decks, of which there are too many."""
    heads = [playthrough.read_head((playthrough.FOLDER / f"{name}.txt").read_text(encoding="utf-8")) for name in NAMES]
    played = {
        (name, value) for head in heads for name, value in playthrough.deal(head).options.items() if name != "deck"
    }
    wanted = {(name, value) for name, option in OPTIONS.items() for value in option.choices}
    assert wanted <= played
