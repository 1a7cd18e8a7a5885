"""Views as text: complete in what can be done, silent on what is hidden, and never longer than 1,500 tokens."""

from random import Random

import pytest

from lastcard import Game
from lastcard.bots.view_text import MOST_TOKENS, tokens_at_most, view_text
from lastcard.editions.files import examples
from lastcard.rules.model.edition import known_editions
from lastcard.rules.text.views import View

CROWDED = {"mercy": 0, "stacking": "same", "jump_in": True, "uno_penalty": 4}


def views(edition: str, players: int, seed: int, steps: int, **options: object) -> list[View]:
    """Views of a round in which everybody draws more than they play."""
    game, dice, seen = Game.deal(edition, players, seed, options=options), Random(seed), []
    for _ in range(steps):
        if game.decision is None:
            break
        seat = game.decision.seat
        seen += [game.view(seat), game.view(dice.randrange(players))]
        actions = game.legal_actions()
        draws = [action for action in actions if action.verb in ("draw", "accept", "keep")]
        game.apply(dice.choice(draws if draws and dice.random() < 0.85 else actions), seat)
    return seen


def check(view: View) -> int:
    text = view_text(view)
    assert tokens_at_most(text) <= MOST_TOKENS, text
    for action in (*view.actions, *view.interrupts):
        assert (
            f"- {action}" in text or action in text.partition("actions: ")[2] or action in text.partition("turn: ")[2]
        )
    return len(text)


@pytest.mark.parametrize("edition", [*known_editions(), *examples()])
@pytest.mark.parametrize("players", [2, 10])
def test_every_view_fits(edition: str, players: int) -> None:
    for seed in range(2):
        assert max(map(check, views(edition, players, seed, 150))) > 300


@pytest.mark.long
@pytest.mark.parametrize("edition", [*known_editions(), *examples()])
def test_thousands_of_views_fit(edition: str) -> None:
    for players in (2, 5, 10):
        for seed in range(8):
            for options in ({}, {"hand_size": 5 if edition == "kids" else 8 if players == 10 else 15}, CROWDED):
                list(map(check, views(edition, players, seed, 400, **options)))


def test_many_cards_fit() -> None:
    """Everything of two decks in two hands, and all of it known."""
    game = Game.deal("flip", 10, 1, options={"peek": True})
    for seat in range(10):
        check(game.view(seat))
    view = game.view(0)
    deck = sorted({card for hand in view.others for card in hand})
    worst = view._replace(
        known=[deck * 3 for _ in range(10)],
        others=[deck * 3 for _ in range(10)],
        lacks=[dict.fromkeys("rgbykotp", 99) for _ in range(10)],
        discard=view.discard * 100,
        hand=deck,
        exposed=list(range(10)),
    )
    check(worst)


def test_what_is_hidden_is_not_told() -> None:
    for seed in range(5):
        game = Game.deal("classic", 3, seed)
        view = game.view(1)
        hidden = view._replace(hand=[], discard=[view.top], actions=[], interrupts=[])
        text = view_text(hidden)
        others = {str(card) for seat in (0, 2) for card in game.view(seat).hand} - {str(view.top)}
        assert not [card for card in others if f" {card} " in text]
