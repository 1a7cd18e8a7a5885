"""The public face, frozen: names, the example of the notation, and how bad input is refused."""

import json
from random import Random
from typing import Any

import pytest

import lastcard
from checks import everything
from lastcard import (
    EDITIONS,
    Action,
    BadEdition,
    BadOptions,
    BadPosition,
    BadRecord,
    Card,
    Decision,
    Explanation,
    Game,
    IllegalAction,
    LastcardError,
    Match,
)
from lastcard.rules.model.events import Turned
from lastcard.rules.model.options import OPTIONS as ROWS

GAME = {
    "apply", "color", "copy", "deal", "dealer", "decision", "direction", "edition", "explain", "from_position", "hand",
    "interrupts", "is_over", "legal_actions", "legal_ids", "opening", "options", "out", "pending_draw", "pile_count",
    "places", "points", "position", "refusal", "seats", "setup", "side", "step", "top", "view", "views", "winner",
}  # fmt: skip
VIEW = (
    "edition", "options", "players", "seat", "dealer", "decision", "actions", "interrupts", "hand", "whole", "drawn",
    "top", "color", "direction", "side", "pending", "after_flip", "counts", "pile", "next_other", "others", "known",
    "lacks", "discard", "history", "exposed", "out", "finished", "votes", "target", "winner", "places", "points",
)  # fmt: skip
OPTIONS = (
    "scoring", "target_score", "hand_size", "deck", "two_player_reverse", "bluffing", "challenge_test",
    "number_start", "voluntary_draw",
    "draw_until_playable", "force_play", "stacking", "seven_zero", "mercy", "jump_in", "last_card", "uno_penalty",
    "play_on", "discard_all", "wilds_match", "flip_after_flip", "flip_activation", "draw_color_by", "gauntlet_self",
    "creeper_on", "peek", "dance_costs_turn", "dance_vote",
)  # fmt: skip
PACKAGE = {
    "EDITIONS", "Action", "BadEdition", "BadOptions", "BadPosition", "BadRecord", "Card", "Decision", "Edition",
    "Event", "Explanation", "Game", "IllegalAction", "LastcardError", "Match", "Reason", "View",
}  # fmt: skip


def public(thing: object) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


# Names


def test_names_of_the_package() -> None:
    assert set(lastcard.__all__) == PACKAGE
    assert all(hasattr(lastcard, name) for name in lastcard.__all__)
    assert set(EDITIONS) == {"avengers", "bts", "minecraft", "flip", "no-mercy", "classic"}


def test_names_of_a_game() -> None:
    assert public(Game) == GAME


def test_fields_of_a_view() -> None:
    view = Game.deal("flip").view(0)
    assert tuple(view.to_json()) == VIEW
    assert json.loads(str(view)) == json.loads(json.dumps(view.to_json()))


def test_options_are_those_of_the_table() -> None:
    assert tuple(ROWS) == OPTIONS
    for edition in EDITIONS:
        assert tuple(Game.deal(edition).options) == OPTIONS


def test_action_numbers_are_fixed() -> None:
    """As docs/engine.md has them: bots and saved networks rely on them."""
    game = Game.deal("classic")
    numbers = {str(text): number for number, text in game._state.book.texts.items()}
    singles = ("draw", "keep", "accept", "challenge", "dance", "yes", "no", "stop")
    assert [numbers[text] for text in singles] == list(range(8))
    assert [numbers[f"color {letter}"] for letter in "rygbpkto"] == list(range(8, 16))
    assert [numbers[f"target {seat}"] for seat in range(10)] == list(range(16, 26))
    faces = sorted({text.removeprefix("play ") for text in numbers if text.startswith("play ")})
    for base, verb in ((32, "play"), (300, "lay"), (600, "shed")):
        assert [numbers[f"{verb} {face}"] for face in faces] == list(range(base, base + len(faces)))
    hands = ["r7/kE r7/t4 wP/k1", "g1/o3"]
    game = Game.setup("flip", hands, "r5/t9", options={"peek": True})
    cards = list(map(str, game._state.book.cards))
    whole = 256 * cards.index("r7") + cards.index("kE")
    assert 1024 + whole in game.legal_ids()
    game.apply("play wP")
    assert 1024 + 65536 + whole in game.legal_ids()


def test_refusals_are_value_errors() -> None:
    assert issubclass(LastcardError, ValueError)
    for refusal in (IllegalAction, BadPosition, BadOptions, BadRecord, BadEdition):
        assert issubclass(refusal, LastcardError)
    assert BadRecord(7, "position-text").line == 7
    assert issubclass(Explanation, str)


# The example of the notation


def test_the_example_of_the_notation() -> None:
    game = Game.deal("minecraft", players=4, seed=7)
    assert (game.seats, game.dealer, game.is_over) == (4, 0, False)
    game = Game.setup("no-mercy", hands=["r+2 g6", "b+4 y1 y2", "g1 g2"], discard="r5", pile="y3 y4", turn=0)
    assert game.decision == Decision(seat=0, kind="turn")
    assert [str(a) for a in game.legal_actions()] == ["play r+2"]
    events = game.apply("play r+2")
    assert [event.seen_by(None)["event"] for event in events] == ["played"]
    assert game.decision == Decision(seat=1, kind="answer")
    assert game.interrupts(0) == ["uno"]
    assert game.interrupts(1) == ["catch 0"]
    game.apply("uno", seat=0)
    assert game.interrupts(0) == game.interrupts(1) == []
    assert ([str(card) for card in game.hand(1)], str(game.top)) == (["b+4", "y1", "y2"], "r+2")
    assert (game.color, game.direction, game.side) == ("r", 1, "light")
    assert game.pending_draw == 2
    assert game.winner is None
    assert game.points() == [0, 0, 0]
    assert game.view(1).hand == ["b+4", "y1", "y2"]
    assert game.view(None).hand == []
    reason = game.explain("play b3")
    assert reason is not None
    assert reason.rule == "GEN-04"
    again = game.copy()
    again.step(game.legal_ids()[0])
    assert again.position() != game.position()
    assert (game.dealer, game.seats, game.is_over) == (2, 3, False)


def test_the_match_of_the_notation() -> None:
    match = Match("bts", players=4, seed=7)
    assert (match.scores, match.winner) == ([0, 0, 0, 0], None)
    assert match.dealer == match.game.dealer
    while match.game.decision is not None:
        match.game.apply(match.game.legal_actions()[0])
    assert sum(match.scores) == sum(match.game.points()) > 0
    dealer = match.dealer
    match.next_round()
    assert match.dealer == (dealer + 1) % 4


def test_texts_are_texts() -> None:
    game = Game.setup("classic", hands=["w r1", "g1"], discard="r5")
    assert all(isinstance(action, Action) for action in game.legal_actions())
    assert (Action("play r1").verb, Action("play r1").object, Action("draw").object) == ("play", "r1", "")
    assert all(isinstance(card, Card) for card in [*game.hand(0), game.top])
    assert (Card("r7").color, Card("r7").symbol, Card("r7").is_wild) == ("r", "7", False)
    assert (Card("w+4").color, Card("w+4").symbol, Card("w+4").is_wild) == (None, "w+4", True)
    assert str(Decision(2, "turn")) == "2 turn"
    assert repr(game) == "<Game classic: 0 turn, top r5>"


# Bad input


def test_unknown_editions() -> None:
    for start in (lambda: Game.deal("uno"), lambda: Game.setup("uno", ["r1", "r2"], "r3"), lambda: Match("uno")):
        with pytest.raises(BadEdition, match="uno"):
            start()


@pytest.mark.parametrize("players", [1, 0, -1, 11, True, "4", None, 2.0])
def test_too_few_or_too_many_players(players: Any) -> None:
    with pytest.raises((BadOptions, TypeError), match=r"."):
        Game.deal("classic", players=players)


LARGEST = {"r1": 32, "y1": 32, "g1": 32, "b1": 32, "r2": 14}
"""With the rest of classic 240 cards."""
SENSELESS: list[tuple[str, dict[str, object], str]] = [
    ("classic", {"nonsense": True}, "nonsense"),
    ("classic", {"scoring": "golf"}, "scoring"),
    ("classic", {"scoring": None}, "scoring"),
    ("classic", {"target_score": 0}, "target_score"),
    ("classic", {"target_score": True}, "target_score"),
    ("classic", {"hand_size": 0}, "hand_size"),
    ("classic", {"hand_size": 16}, "hand_size"),
    ("classic", {"hand_size": "7"}, "hand_size"),
    ("classic", {"mercy": 9}, "Mercy"),
    ("classic", {"mercy": 51}, "Mercy"),
    ("classic", {"mercy": 10, "hand_size": 10}, "Mercy"),
    ("classic", {"uno_penalty": 11}, "uno_penalty"),
    ("classic", {"uno_penalty": -1}, "uno_penalty"),
    ("classic", {"bluffing": 1}, "bluffing"),
    ("classic", {"stacking": True}, "stacking"),
    ("classic", {"two_player_reverse": "both"}, "two_player_reverse"),
    ("classic", {"peek": True}, "peek"),
    ("classic", {"wilds_match": True}, "wilds_match"),
    ("classic", {"dance_vote": True}, "Dancing"),
    ("classic", {"dance_costs_turn": True}, "Dancing"),
    ("classic", {"discard_all": "player"}, "Discard All"),
    ("flip", {"seven_zero": True}, "seven_zero"),
    ("no-mercy", {"bluffing": True}, "bluffing"),
    ("classic", {"bluffing": True, "deck": {"w+4": 0}}, "bluffing"),
    ("no-mercy", {"discard_all": "player", "deck": {"bD": 0, "gD": 0, "rD": 0, "yD": 0}}, "Discard All"),
    ("classic", {"deck": 5}, "deck"),
    ("classic", {"deck": {"zz": 1}}, "zz"),
    ("classic", {"deck": {"p1": 1}}, "p1"),
    ("classic", {"deck": {"r1": -1}}, "r1"),
    ("classic", {"deck": {"r1": 33}}, "r1"),
    ("classic", {"deck": {"r1": "2"}}, "r1"),
    ("classic", {"deck": {"r1": True}}, "r1"),
    ("classic", {"deck": {"rF": 1}}, "rF"),
    ("classic", {"deck": {"r+21": 1}}, "21"),
    ("classic", {"deck": {**LARGEST, "r2": 15}}, "241"),
    ("flip", {"deck": {"r1": 3}}, "113"),
]


@pytest.mark.parametrize(("edition", "options", "says"), SENSELESS, ids=[f"{e} {o}" for e, o, _ in SENSELESS])
def test_senseless_options(edition: str, options: dict[str, object], says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        Game.deal(edition, options=options)
    with pytest.raises(BadOptions, match=says):
        Game.setup(edition, ["r1", "r2"], "r3", options=options)
    with pytest.raises(BadOptions, match=says):
        Match(edition, options=options)


def test_the_largest_deck_is_dealt() -> None:
    view = Game.deal("classic", seed=1, options={"deck": LARGEST}).view(None)
    assert view.pile + sum(view.counts) + len(view.discard) == 240


def test_a_deck_too_small_for_the_table() -> None:
    """Nine hands of twelve are 108 cards: one more is needed to turn up."""
    with pytest.raises(BadOptions, match="too few"):
        Game.deal("classic", players=10, options={"hand_size": 15})
    with pytest.raises(BadOptions, match="too few"):
        Game.deal("classic", players=9, options={"hand_size": 12})
    assert Game.deal("classic", players=9, options={"hand_size": 12, "deck": {"r0": 2}}).pile_count == 0


def first_deal(edition: str, turned: tuple[str, str], dealer: int) -> Game:
    """The first seed whose deal turns up such a card and puts it there."""
    for seed in range(2000):
        game = Game.deal(edition, players=4, seed=seed, dealer=dealer)
        seen = [(event.card[1:], event.to) for event in game.opening if isinstance(event, Turned)]
        if turned in seen:
            return game
    raise AssertionError(turned)


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(("symbol", "behind"), [("S", 2), ("+2", 2), ("R", 0), ("7", 1)])
def test_the_first_card_acts_from_any_dealer(symbol: str, behind: int, dealer: int) -> None:
    game = first_deal("classic", (symbol, "discard"), dealer)
    assert game.decision is not None
    assert game.decision.seat == (dealer + behind) % 4


@pytest.mark.parametrize(("edition", "symbol", "rule"), [("classic", "+4", "GEN-13"), ("flip", "+2", "TF-02")])
def test_first_cards_that_go_to_the_bottom_name_their_rule(edition: str, symbol: str, rule: str) -> None:
    game = first_deal(edition, (symbol, "bottom"), 1)
    assert {event.rule for event in game.opening if isinstance(event, Turned) and event.to == "bottom"} == {rule}


def test_a_pile_of_nothing_but_draw_wilds_is_gone_through_once() -> None:
    symbols = [*map(str, range(10)), "+2", "R", "S"]
    deck = {**dict.fromkeys((color + symbol for color in "rygb" for symbol in symbols), 0), "w": 0, "w+4": 12}
    game = Game.deal("classic", players=2, seed=1, options={"hand_size": 1, "deck": deck})
    turned = [event.to for event in game.opening if isinstance(event, Turned)]
    assert turned == ["bottom"] * 9 + ["discard"]
    assert game.pile_count == 9


SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("an unknown card", {"hands": ["r1 zz", "b1"]}),
    ("a card of another edition", {"hands": ["p1", "b1"]}),
    ("a card too often", {"hands": ["r1 r1 r1", "b1"]}),
    ("a two-sided card", {"hands": ["r1/k1", "b1"]}),
    ("an empty hand", {"hands": ["r1", ""]}),
    ("hands as one text", {"hands": "r1 b1"}),
    ("no discard", {"discard": ""}),
    ("an unknown discard", {"discard": "r10"}),
    ("an unknown card in the pile", {"pile": "x1"}),
    ("a wild without a colour", {"discard": "w"}),
    ("an unknown colour", {"discard": "w", "color": "p"}),
    ("two colours", {"discard": "w", "color": "rg"}),
    ("another colour than the card's", {"color": "g"}),
    ("nobody's turn", {"turn": 2}),
    ("a turn before the first seat", {"turn": -1}),
    ("no direction", {"direction": 0}),
    ("a side that there is not", {"side": "dark"}),
    ("a side that nobody knows", {"side": "up"}),
    ("a seed too short", {"seed": b"short"}),
    ("a hand for Mercy", {"hands": ["r1 r2 r3 r4 r5 r6 r7 r8 r9 rS", "b1"], "options": {"mercy": 10}}),
]


@pytest.mark.parametrize("change", [change for _, change in SETUPS], ids=[name for name, _ in SETUPS])
def test_setups_that_cannot_be(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=r"\w \w"):
        Game.setup("classic", **{"hands": ["r1", "b1"], "discard": "r5", **change})


@pytest.mark.parametrize("change", [{"hands": [["r1"], ["b1"]]}, {"hands": None}, {"seed": 1.5}])
def test_wrong_types_are_refused(change: dict[str, Any]) -> None:
    """Compiled rules check types by themselves, before the engine can say it in its own words."""
    with pytest.raises((BadPosition, TypeError)):
        Game.setup("classic", **{"hands": ["r1", "b1"], "discard": "r5", **change})


SEEDS_THAT_CANNOT_BE: dict[str, Any] = {
    "half a character": "\ud800",
    "half of another": "x\udfff",
    "long": 10**5000,
    "long, below nothing": -(10**5000),
    "short bytes": b"short",
}


@pytest.mark.parametrize("seed", SEEDS_THAT_CANNOT_BE.values(), ids=SEEDS_THAT_CANNOT_BE.keys())
def test_seeds_that_cannot_be(seed: Any) -> None:
    with pytest.raises(BadPosition, match="A seed is"):
        Game.deal("classic", 3, seed)
    with pytest.raises(BadPosition, match="A seed is"):
        Match("classic", 3, seed)


def test_one_hand_is_no_table() -> None:
    with pytest.raises(BadOptions, match="2 to 10"):
        Game.setup("classic", hands=["r1"], discard="r5")


def test_written_decks_that_cannot_be() -> None:
    for deck in ("r1 r2 r3", "r1 " * 108, ["zz"] * 108):
        with pytest.raises(BadPosition, match=r"deck|card"):
            Game.deal("classic", deck=deck)


# Actions


def refused(game: Game, action: str, seat: int | None, rule: str) -> None:
    before = everything(game)
    with pytest.raises(IllegalAction) as refusal:
        game.apply(action, seat=seat)
    assert refusal.value.rule == rule
    assert str(refusal.value).startswith(f"{rule}: " if rule else "")
    reason = game.explain(action, seat=seat)
    assert reason is not None
    assert (reason, reason.rule) == (str(refusal.value), rule)
    assert everything(game) == before


@pytest.mark.parametrize("action", ["", "\ud800", "x" * 5000], ids=["empty", "half a character", "long"])
def test_whatever_is_no_action_is_refused_as_one(action: str) -> None:
    game = Game.setup("classic", hands=["r7 g1", "b1 b2"], discard="r5")
    for seat in (None, 0, 1):
        refused(game, action, seat, "")


@pytest.mark.parametrize("seat", [5000, -1, 10**30])
def test_whatever_is_no_seat_is_refused_as_one(seat: int) -> None:
    game = Game.setup("classic", hands=["r7 g1", "b1 b2"], discard="r5")
    refused(game, "draw", seat, "GEN-01")
    for ask in (game.view, game.hand, game.interrupts, lambda each: game.views([each])):
        with pytest.raises(IllegalAction) as error:
            ask(seat)
        assert error.value.rule == "GEN-01"


@pytest.mark.parametrize("action", ["draw ", "play ", "uno ", " draw", "draw  uno"])
def test_a_blank_too_many_is_not_understood(action: str) -> None:
    """It was taken for the action, and refused for a reason that did not hold."""
    game = Game.setup("classic", hands=["g1 b2", "b1 b2"], discard="r5")
    reason = game.refusal(action, 0)
    assert reason is not None
    assert reason.key in ("reason-unknown-action", "reason-call-nothing")


def test_illegal_actions() -> None:
    game = Game.setup("classic", hands=["r1 g2 w", "b3 b4"], discard="r5")
    refused(game, "play g2", None, "GEN-04")
    refused(game, "play r7", None, "GEN-04")
    refused(game, "play zz", 0, "GEN-04")
    refused(game, "keep", 0, "GEN-03")
    refused(game, "color r", 0, "GEN-03")
    refused(game, "fold", 0, "")
    game = Game.setup("classic", hands=["w+4 r1", "b3 b4"], discard="r5")
    game.apply("play w+4")
    game.apply("color g")
    refused(game, "challenge r", 1, "")
    game = Game.setup("no-mercy", hands=["r7 r1 r2", "b3 b4", "b5"], discard="r5")
    game.apply("play r7")
    refused(game, "target", 0, "")
    refused(game, "target 9", 0, "NM-05")


def test_foreign_actions() -> None:
    game = Game.setup("classic", hands=["r1 g2", "b3 b4", "y1"], discard="r5")
    for seat in (1, 2):
        refused(game, "play r1", seat, "GEN-03")
        refused(game, "draw", seat, "GEN-03")
    for seat in (3, -1, 99):
        refused(game, "draw", seat, "GEN-01")
        for ask in (game.hand, game.view, game.interrupts):
            with pytest.raises(IllegalAction, match=str(seat)):
                ask(seat)
    refused(game, "uno", None, "GEN-14")
    refused(game, "catch 1", 0, "GEN-14")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_other_number_is_refused(edition: str) -> None:
    game = Game.deal(edition, players=3, seed=5)
    for _ in range(12):
        legal, before = set(game.legal_ids()), game.position()
        for number in {*range(600)} - legal:
            with pytest.raises(IllegalAction):
                game.step(number)
        assert game.position() == before
        game.step(max(legal))


@pytest.mark.parametrize("edition", lastcard.EDITIONS)
def test_texts_and_numbers_lead_to_the_same(edition: str) -> None:
    dice = Random(edition)
    told, quiet = Game.deal(edition, seed=5), Game.deal(edition, seed=5)
    for _ in range(300):
        if told.is_over:
            break
        place = dice.randrange(len(told.legal_actions()))
        told.apply(told.legal_actions()[place])
        quiet.step(quiet.legal_ids()[place])
        assert told.position() == quiet.position()
        seat = dice.randrange(told.seats)
        assert told.view(seat) == quiet.view(seat)


def test_numbers_of_the_other_side_are_refused() -> None:
    """Every face has a number on its own side only, and no number is behind the last."""
    hands = ["r1/o1 g2/o2 b3/o3", "y4/p4 y5/p5"]
    for side, top in (("light", "r5/o9"), ("dark", "r5/o9")):
        game = Game.setup("flip", hands, top, side=side)
        legal = set(game.legal_ids())
        for number in {*range(600)} - legal:
            with pytest.raises(IllegalAction):
                game.step(number)
        assert len(legal) > 1


def test_no_action_after_the_end() -> None:
    game = Game.setup("classic", hands=["r1", "b3 b4"], discard="r5")
    game.apply("play r1")
    assert (game.decision, game.winner, game.legal_actions(), game.legal_ids()) == (None, 0, [], [])
    for action in ("draw", "play b3", "uno", "catch 0", "nonsense"):
        refused(game, action, 1, "GEN-15")
    for number in (0, 1, 32, 9999):
        with pytest.raises(IllegalAction, match="over"):
            game.step(number)


def test_a_refusal_speaks_the_language_asked_for() -> None:
    game = Game.setup("classic", hands=["r1 g2", "b3 b4"], discard="r5")
    english, chinese = game.explain("play g2"), game.explain("play g2", lang="zh-Hant")
    assert english is not None
    assert chinese is not None
    assert english.rule == chinese.rule == "GEN-04"
    assert english != chinese
    assert english.isascii()
