"""The engine beside a second referee (tests/helpers/referee.py): random rounds with random options and decks.

After every action both say the same of everything: who owes what, what is legal, where every card lies, who is exposed.
"""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lastcard import Game
from lastcard.rules.engine.shuffle import key_words, shuffle
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import BadOptions, LastcardError
from referee import Referee
from referee_hands import Shuffler

EDITIONS = ("avengers", "bts", "minecraft", "flip", "no-mercy", "classic", "mix")
Choices = dict[str, tuple[object, ...]]
COMMON: Choices = {
    "scoring": ("points", "tally", "none"),
    "hand_size": (1, 2, 3, 5, 9, 12),
    "two_player_reverse": ("skip", "turn"),
    "number_start": (True, False),
    "voluntary_draw": (True, False),
    "draw_until_playable": (True, False),
    "force_play": (True, False),
    "stacking": ("off", "same", "higher"),
    "jump_in": (True, False),
    "last_card": ("any", "no_wild", "number"),
    "uno_penalty": (0, 1, 2, 5, 10),
    "play_on": (True, False),
    "mercy": (0, 10, 16, 25),
    "seven_zero": (True, False),
    "bluffing": (True, False, "free"),
}
OF_CARDS: Choices = {
    "challenge_test": ("color", "playable"),
    "discard_all": ("everyone", "player"),
    "wilds_match": (True, False, "other"),
    "flip_after_flip": (True, False),
    "flip_activation": ("ask", "never", "always"),
    "draw_color_by": ("player", "challenger"),
    "gauntlet_self": (True, False),
    "creeper_on": ("any", "turn"),
    "peek": (True, False),
    "dance_vote": (True, False),
    "dance_costs_turn": (True, False),
}
"""Options that many tables cannot have."""
WILDS = ("w", "w+4", "w+2", "wG", "wD", "wC", "wP", "wM", "w+c", "wR+4", "w+6", "w+10", "wW", "wT+2")
SYMBOLS = (*map(str, range(10)), "S", "R", "E", "D", "+1", "+2", "+4")


def draw_table(random: Random) -> tuple[Game, int]:
    """A round that is dealt, with as many of the options drawn as the table can have; and its dealer."""
    while True:
        edition = random.choice(EDITIONS)
        players = random.choice((2, 2, 3, 3, 4, 5, 10))
        dealer = random.randrange(players)
        options: dict[str, Any] = {"deck": draw_deck(random, edition)}
        for name, values in {**COMMON, **OF_CARDS}.items():
            if random.random() < 0.4:
                tried = {**options, name: random.choice(values)}
                options = tried if is_possible(edition, tried) else options
        if random.random() < 0.3:
            options["deck"] = nearly_all_dealt(random, edition, options, players)
        try:
            return Game.deal(edition, players, random.randrange(10**9), dealer, options), dealer
        except LastcardError:
            continue  # too few cards for so many players, or none of a kind that an option needs


def is_possible(edition: str, options: dict[str, object]) -> bool:
    try:
        Game.deal(edition, 2, options={**options, "hand_size": 1})
    except BadOptions:
        return False
    return True


def draw_deck(random: Random, edition: str) -> dict[str, int]:
    if edition == "flip" or random.random() < 0.5:
        return {}
    colors = find_edition(edition).sides[0].colors
    symbols = random.sample(SYMBOLS, random.randint(0, 9))
    colored = {color + symbol: random.choice((0, 1, 3)) for color in colors for symbol in symbols}
    return {**colored, **{wild: random.choice((0, 1, 4, 8)) for wild in random.sample(WILDS, 5)}}


def nearly_all_dealt(random: Random, edition: str, options: dict[str, Any], players: int) -> dict[str, int]:
    """A deck in which hardly a card is left to draw."""
    size = options.get("hand_size", 7) * players + 1 + random.choice((0, 1, 2, 4, 8))
    deck: dict[str, int] = dict(options["deck"])
    sides = find_edition(edition).sides
    for side in sides:
        own = {text: count for text, count in deck.items() if text in side.deck or len(sides) == 1}
        cards = list(Counter({**side.deck, **own}).elements())
        random.shuffle(cards)
        kept = Counter(cards[:size])
        deck.update({text: kept[text] for text in {**side.deck, **own}})
    return deck


def shuffler_of(game: Game) -> Shuffler:
    """The engine's own shuffle: what order comes of it is not what is judged here."""
    key = key_words(bytes.fromhex(json.loads(game.position())["key"]))

    def shuffled(cards: list[str], number: int) -> list[str]:
        order = vec[i64](list(range(len(cards))))
        shuffle(order, len(cards), key, number)
        return [cards[place] for place in order][::-1]

    return shuffled


def seated_beside(game: Game, dealer: int) -> Referee:
    """The second referee, with the same cards dealt."""
    at = json.loads(game.position())
    texts = [*at["hands"], at["discard"], at["pile"], at.get("aside", "")]
    cards = sorted(card for text in texts for card in text.split())
    shuffled = shuffler_of(game)
    edition = "mix" if "@" in game.edition else game.edition
    referee = Referee(edition, game.options, game.seats, dealer, shuffled)
    referee.deal(shuffled(cards, 0))
    return referee


def said_by_engine(game: Game) -> dict[str, object]:
    at = json.loads(game.position())
    return {
        "decision": (game.decision.seat, game.decision.kind) if game.decision else None,
        "legal": sorted(map(str, game.legal_actions())),
        "interrupts": [sorted(map(str, game.interrupts(seat))) for seat in range(game.seats)],
        "hands": [sorted(hand.split()) for hand in at["hands"]],
        "discard": at["discard"].split(),
        "pile": at["pile"].split(),
        "aside": at.get("aside", "").split(),
        "color": at["color"] or "",
        "direction": game.direction,
        "side": game.side,
        "exposed": at.get("exposed", []),
        "out": game.out,
        "order": at.get("order", []),
        "winner": game.winner,
        "points": game.points(),
        "pending": game.pending_draw if game.decision and game.decision.kind == "answer" else 0,
    }


def said_by_referee(referee: Referee) -> dict[str, object]:
    return {
        "decision": (referee.seat, referee.kind) if referee.kind else None,
        "legal": sorted(referee.legal()),
        "interrupts": [sorted(referee.interrupts(seat)) for seat in range(referee.players)],
        "hands": [sorted(hand) for hand in referee.hands],
        "discard": referee.discard,
        "pile": referee.pile,
        "aside": referee.aside,
        "color": referee.color,
        "direction": referee.direction,
        "side": ("light", "dark")[referee.side],
        "exposed": sorted(referee.exposed),
        "out": sorted(referee.out),
        "order": referee.order,
        "winner": referee.winner,
        "points": referee.points(),
        "pending": referee.pending if referee.kind == "answer" else 0,
    }


def choose(random: Random, game: Game, bold: float) -> tuple[int, str]:
    """Something to do, in turn or out of it; the bolder, the more often a card is played."""
    out_of_turn = [(seat, str(action)) for seat in range(game.seats) for action in game.interrupts(seat)]
    if out_of_turn and random.random() < 0.3:
        return random.choice(out_of_turn)
    assert game.decision is not None
    legal = [str(action) for action in game.legal_actions()]
    plays = [action for action in legal if action.startswith("play")]
    return game.decision.seat, random.choice(plays if plays and random.random() < bold else legal)


def play_beside(seed: int, most: int) -> None:
    random = Random(seed)
    game, dealer = draw_table(random)
    referee = seated_beside(game, dealer)
    bold = random.choice((0.3, 0.6, 0.9))
    done: list[str] = []
    while True:
        assert said_by_engine(game) == said_by_referee(referee), (seed, game.edition, game.options, done[-3:])
        if game.is_over or len(done) == most:
            return
        seat, action = choose(random, game, bold)
        if random.random() < 0.2 and action != "uno":
            takes_call = referee.takes_call(action)
            assert (game.refusal(f"{action} uno", seat) is None) == takes_call, (seed, action, done[-3:])
            action += " uno" if takes_call else ""
        done.append(f"{seat} {action}")
        game.apply(action, seat)
        referee.act(seat, action)


@pytest.mark.parametrize("seed", range(30))
def test_both_say_the_same(seed: int) -> None:
    play_beside(seed, 120)


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 21_000, 1000))
def test_both_say_the_same_for_long(start: int) -> None:
    for seed in range(start, start + 1000):
        play_beside(seed, 500)
