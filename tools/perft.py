"""Golden files of the engine: `python tools/perft.py` writes them anew; look at the difference before you commit it.

tests/rules/perft/EDITION.perft: nasty positions, each with the number of sequences of 1, 2, 3, … legal actions,
interrupts left out, and of those that end the round. Only the counts are rewritten.
tests/rules/playthroughs: see playthrough.py.
"""

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from lastcard import Game
from lastcard.rules.model.deck import counted_decks
from lastcard.rules.model.edition import find_edition
from playthrough import rewrite_playthroughs

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "rules" / "perft"
SETUP = ("hands", "discard", "pile", "turn", "direction", "color", "side", "seed")
KEYS = {*SETUP, "name", "options", "only", "steps", "perft", "ends"}

Entry = dict[str, Any]
Counts = tuple[list[int], list[int]]


def load(file: Path) -> list[Entry]:
    entries: list[Entry] = tomllib.loads(file.read_text(encoding="utf-8"))["position"]
    for entry in entries:
        assert set(entry) <= KEYS, entry
    return entries


def start(edition: str, entry: Entry) -> Game:
    """The position of an entry: set up, then `steps` taken. With `only` the deck has just the cards written."""
    options = dict(entry.get("options", {}))
    if entry.get("only"):
        options["deck"] = written_deck(edition, entry)
    game = Game.setup(edition, options=options, **{key: entry[key] for key in SETUP if key in entry})
    for step in entry.get("steps", []):
        seat, _, action = step.partition(" ")
        game.apply(action, seat=int(seat))
    return game


def written_deck(edition: str, entry: Entry) -> dict[str, int]:
    cards = " ".join([*entry["hands"], entry["discard"], entry.get("pile", "")]).split()
    faces = Counter(face for card in cards for face in card.split("/"))
    usual = [text for deck in counted_decks(find_edition(edition), {}) for text in deck]
    return {**dict.fromkeys(usual, 0), **faces}


def perft(game: Game, depth: int) -> Counts:
    """How many sequences there are of each length up to `depth`, and how many end the round with it."""
    counts, ends = [0] * depth, [0] * depth
    numbers = game.legal_ids() if depth else []
    for number in numbers:
        after = game.copy()
        after.step(number)
        counts[0] += 1
        ends[0] += after.is_over
        for level, (longer, ended) in enumerate(zip(*perft(after, depth - 1), strict=True)):
            counts[level + 1] += longer
            ends[level + 1] += ended
    return counts, ends


def rewrite(file: Path) -> None:
    """The counts of every entry, to the depth that is written there."""
    text = file.read_text(encoding="utf-8")
    for entry in load(file):
        counts, ends = perft(start(file.stem, entry), len(entry["perft"]))
        head = re.escape(f'name = "{entry["name"]}"\n')
        text = re.sub(
            rf"({head}(?:.+\n)*?)perft = .*\nends = .*\n",
            lambda found, counts=counts, ends=ends: f"{found[1]}perft = {counts}\nends = {ends}\n",  # type: ignore[misc]
            text,
        )
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for file in sorted(FOLDER.glob("*.perft")):
        rewrite(file)
    rewrite_playthroughs()
