"""Counts views as text with the tokenizers of several makers, as far as their packages bring the data. Prints JSON.

Our own count is never below theirs, and with no tokenizer does any view have more tokens than it may.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import anthropic
import mistral_common
from mistral_common.tokens.tokenizers.tekken import Tekkenizer
from rs_bpe.bpe import openai
from tokenizers import Tokenizer

from lastcard import Game
from lastcard.bots.view_text import MOST_TOKENS, tokens_at_most, view_text
from lastcard.editions.files import examples
from lastcard.rules.model.edition import known_editions
from lastcard.rules.text.views import View

TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {"mercy": 0, "stacking": "same", "jump_in": True}),
    (4, {}),
    (10, {"mercy": 0}),
)
STEPS = 300


def views(edition: str, players: int, options: dict[str, object]) -> list[View]:
    """Views of a round in which everybody draws more than they play, so that hands are large."""
    game, dice, seen = Game.deal(edition, players, 1, options=options), Random(1), []
    for _ in range(STEPS):
        if game.decision is None:
            break
        seat, actions = game.decision.seat, game.legal_actions()
        seen.append(game.view(seat))
        draws = [action for action in actions if action.verb in ("draw", "accept", "keep")]
        game.apply(dice.choice(draws if draws and dice.random() < 0.85 else actions), seat)
    return seen


def crowded() -> View:
    """A view with more in it than any round has: all cards of flip known in ten hands."""
    view = Game.deal("flip", 10, 1, options={"peek": True}).view(0)
    deck = sorted({card for hand in view.others for card in hand})
    known = [deck * 3 for _ in range(10)]
    return view._replace(known=known, others=known, hand=deck, exposed=list(range(10)))


def main() -> None:
    old_claude = Tokenizer.from_file(str(Path(anthropic.__file__).parent / "tokenizer.json"))
    tekken = Tekkenizer.from_file(Path(mistral_common.__file__).parent / "data" / "tekken_240911.json")
    o200k, cl100k = openai.o200k_base(), openai.cl100k_base()
    counts: dict[str, Callable[[str], int]] = {
        "o200k": lambda text: len(o200k.encode(text)),
        "cl100k": lambda text: len(cl100k.encode(text)),
        "tekken": lambda text: len(tekken.encode(text, bos=False, eos=False)),
        "claude (old)": lambda text: len(old_claude.encode(text).ids),
    }
    most: dict[str, dict[str, int]] = {}
    for edition in (*known_editions(), *examples(), "crowded"):
        tables = [(players, options) for players, options in TABLES if edition != "kids" or players < 10]
        seen = [crowded()] if edition == "crowded" else [view for table in tables for view in views(edition, *table)]
        texts = sorted({view_text(view) for view in seen}, key=len)[-50:]
        for text in texts:
            found = {name: count(text) for name, count in counts.items()}
            assert max(found.values()) <= tokens_at_most(text) <= MOST_TOKENS, (found, text)
            of_edition = most.setdefault(edition, dict.fromkeys(found, 0))
            of_edition.update({name: max(of_edition[name], number) for name, number in found.items()})
    print(json.dumps(most))


if __name__ == "__main__":
    main()
