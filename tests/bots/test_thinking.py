"""Thinking bots: what they imagine fits what they see, they choose well where it is plain, and keep to their time."""

import os
from random import Random
from time import perf_counter

import pytest
from hypothesis import given

from lastcard import EDITIONS, Game
from lastcard.bots import make_bot
from lastcard.bots.habits import habits_at
from lastcard.bots.rounds import take_interrupts
from lastcard.bots.thinking import ExpertBot, HardBot, evaluation_weights
from lastcard.rules import COMPILED
from lastcard.rules.engine.playout import Dice
from lastcard.rules.game import Game as Round
from lastcard.rules.model.errors import BadPosition
from lastcard.rules.text.views import View
from lastcard.search.policy import SAVE_WILD, count_colors
from lastcard.search.policy import worth as play_worth
from lastcard.search.sampling import Sampler
from lastcard.search.search import Search
from tables import Table, tables, tried

pytestmark = pytest.mark.once

LONG = bool(os.environ.get("LASTCARD_LONG"))
IMAGINED = 2000
AS_SEEN = (
    "edition", "options", "players", "hand", "top", "color", "direction", "side", "counts", "pile", "out", "exposed",
)  # fmt: skip


def imagined(view: View, seed: int) -> View:
    """How the same seat sees a state that it imagined."""
    assert view.seat is not None
    return Round(Sampler(view).draw(Dice(seed)), []).view(view.seat)


@pytest.mark.parametrize("edition", EDITIONS)
def test_imagined_states_fit_the_view(edition: str) -> None:
    """At any table: what the seat sees, may do and is asked is the same in every state that it imagines."""
    compared = 0

    @tried(200 if LONG else 12)
    @given(table=tables(edition))
    def try_one(table: Table) -> None:
        nonlocal compared
        dice = Random(0)
        game, normal = table.deal(), make_bot("normal")
        for _ in range(100):
            if game.decision is None:
                break
            view = game.view(game.decision.seat)
            if dice.random() < 0.3 and view.hand:
                check_imagined(view, dice.randrange(1 << 30))
                compared += 1
            game.apply(normal.choose(view) if dice.random() < 0.5 else dice.choice(view.actions))
            take_interrupts(game, [normal] * game.seats, 0)

    try_one()
    assert compared > 100


def check_imagined(view: View, seed: int) -> None:
    seen = imagined(view, seed)
    for name in AS_SEEN:
        assert getattr(seen, name) == getattr(view, name), name
    assert seen.decision == view.decision
    assert sorted(seen.actions) == sorted(view.actions)
    if view.others:
        others = [back for seat, back in enumerate(view.others) if seat != view.seat]
        assert [back for seat, back in enumerate(seen.others) if seat != view.seat] == others
        assert seen.next_other == view.next_other


def test_what_was_shown_is_where_it_was_shown() -> None:
    """A hand given away for a 7 stays known."""
    hands = ["r7 r8 b1 b2", "g5 y1 y2 y4", "r9 g1 g2 g3"]
    game = Game.setup("classic", hands, "r6", options={"seven_zero": True})
    game.apply("play r7")
    game.apply("target 1")
    for seed in range(20):
        state = Round(Sampler(game.view(0)).draw(Dice(seed)), [])
        assert sorted(state.hand(1)) == sorted(game.hand(1))


def test_of_two_cards_with_one_face_the_one_just_drawn_is_known() -> None:
    """TF-01 with `peek`: its back stands in the action that plays it."""
    for drawn, held in (("r7/p4", "r7/p3"), ("r7/p3", "r7/p4")):
        game = Game.setup("flip", [f"{held} y1 y2", "g5 y1 y2"], "r6", pile=f"{drawn} r1", options={"peek": True})
        game.apply("draw")
        assert f"play {drawn}" in game.view(0).actions
        check_imagined(game.view(0), 1)


def test_hidden_cards_are_dealt_in_many_ways() -> None:
    view = Game.deal("classic", 4, 1).view(1)
    hands = {tuple(Round(Sampler(view).draw(Dice(seed)), []).hand(2)) for seed in range(30)}
    assert len(hands) == 30


def drawing_on_red() -> Game:
    """Seat 1 has drawn on red and kept what came."""
    hands = ["r1 r2 b1 b2 b3", "g5 y1 y2 y4", "r9 g1 g2 g3"]
    game = Game.setup("classic", hands, "r6", pile="g9 y9 b9 b8 b7", options={"seven_zero": True})
    for action in ("play r1", "draw"):
        game.apply(action)
    return game


def test_views_tell_who_drew_on_which_colour() -> None:
    game = drawing_on_red()
    assert game.decision is not None
    assert game.decision.seat == 2
    for seat in (0, 1, 2, None):
        assert game.view(seat).lacks == [{}, {"r": 0}, {}]
    again = Game.from_position(game.position())
    assert again.view(0)._replace(history=game.view(0).history) == game.view(0)
    copy = game.copy()
    for action in ("draw", "draw", "draw"):
        copy.apply(action)
    assert copy.view(0).lacks == [{"r": 0}, {"r": 0}, {"r": 0}]
    assert game.view(0).lacks == [{}, {"r": 0}, {}]


def test_cards_that_come_later_may_be_of_any_colour() -> None:
    game = Game.setup("classic", ["r+2 r2 b1", "g5 y1 y2", "r1 g1 g2 r3"], "r6", pile="g9 y9 b9 b8 b7 y8 y7", turn=1)
    for action in ("draw", "play r1", "play r+2"):
        game.apply(action)
    assert game.view(0).lacks[1] == {"r": 2}
    position = game.position()
    for wrong in ('"r6"', '"x0"', '"r"', "7", '"r2 r2"'):
        with pytest.raises(BadPosition):
            Game.from_position(position.replace('"r2"', wrong))


def test_what_changes_hands_takes_its_colours_along() -> None:
    """NM-05: by a 7 to the other player."""
    hands = ["r7 r2 b1 b2 b3 r0", "g5 y1 y2 y4", "r9 g1 g2 g3"]
    game = Game.setup("classic", hands, "r6", pile="g9 y9 b9 b8 b7", turn=1, options={"seven_zero": True})
    for action in ("draw", "draw", "play r7", "target 1"):
        game.apply(action)
    assert game.view(0).lacks == [{"r": 0}, {}, {"r": 0}]


def test_who_drew_on_a_colour_is_imagined_without_it() -> None:
    game = drawing_on_red()
    drawn = [Round(Sampler(game.view(0)).draw(Dice(seed)), []) for seed in range(200)]
    with_red = [sum(any(card.startswith("r") for card in state.hand(seat)) for state in drawn) for seat in (1, 2)]
    assert with_red[0] < 60
    assert with_red[1] > 120


def shares_of(view: View, seat: int, reads: bool) -> dict[str, float]:
    """Of hands that are imagined for a seat, how many hold each colour, and wilds."""
    sampler = Sampler(view, habits=habits_at(view) if reads else None)
    hands = [Round(sampler.draw(Dice(seed)), []).hand(seat) for seed in range(IMAGINED)]
    return {color: sum(any(card.startswith(color) for card in hand) for hand in hands) / IMAGINED for color in "rygbw"}


def test_who_named_a_colour_is_imagined_with_it_by_a_reader() -> None:
    """Whoever sits between has drawn on it, and is not taken for the one who named it."""
    hands = ["r1 r2 b1 b2 b3", "w g5", "r9 r8 y2 y3", "r7 y1 y4 b5"]
    game = Game.setup("classic", hands, "r6", pile="b9 b8 b7 b6", turn=1)
    for action in ("play w", "color g", "draw", "draw"):
        game.apply(action)
    view = game.view(0)
    assert shares_of(view, 1, reads=False)["g"] < 0.4
    assert shares_of(view, 1, reads=True)["g"] > 0.6
    assert shares_of(view, 2, reads=True)["g"] < 0.3


def test_who_named_a_colour_with_a_draw_card_sits_before_the_one_who_drew() -> None:
    hands = ["r1 r2 b1 b2 b3", "r9 r8 y2 y3", "w+4 g5", "y1 y4 b5"]
    game = Game.setup("classic", hands, "r6", pile="b9 b8 b7 b6 y9 y8", turn=2)
    for action in ("play w+4", "color g", "accept"):
        game.apply(action)
    assert shares_of(game.view(0), 2, reads=True)["g"] > 0.6
    assert shares_of(game.view(0), 3, reads=True)["g"] < 0.95


def test_a_colour_that_one_has_named_oneself_says_nothing_about_others() -> None:
    game = Game.setup("classic", ["w g2 g1 b2 b3", "r9 r8 y2", "r7 y1 y4 b5"], "r6", pile="b9 b8 b7 b6")
    for action in ("play w", "color g", "draw", "draw"):
        game.apply(action)
    assert max(shares_of(game.view(0), seat, reads=True)["g"] for seat in (1, 2)) < 0.3


def test_expert_names_another_colour_than_the_one_who_is_nearly_out() -> None:
    """One card left, and green was named for it: hard cannot know, expert does not leave it green."""
    hands = ["g1 w b1 b2 b3 y5", "w g5", "r9 r8 y2 y3 y7", "r7 y1 y4 b5 b6"]
    game = Game.setup("classic", hands, "r6", pile="b9 b8 b7 b6", turn=1)
    for action in ("play w uno", "color g", "draw", "draw"):
        game.apply(action)
    assert HardBot(1, playouts=4000).choose(game.view(0)) == "play g1"
    assert ExpertBot(1, playouts=4000).choose(game.view(0)) == "play w"


@pytest.mark.parametrize(("matching", "bluff"), [(True, True), ("other", True), (False, False)])
def test_the_quick_player_saves_a_wild_that_would_be_a_bluff(matching: bool | str, bluff: bool) -> None:
    options: dict[str, object] = {"wilds_match": matching}
    state = Game.setup("flip", ["w+2 wP b1 b2", "g1 g2 g3"], "r6", options=options)._state
    dice = Dice(1)
    count_colors(state, 0, dice.held)
    worth = play_worth(state, dice.held, 0, 4, state.book.kind_by_text[0]["w+2"])
    assert worth == state.book.amount[state.book.kind_by_text[0]["w+2"]] - SAVE_WILD * (2 if bluff else 1)


PLAIN = {
    "wins": ("classic", ["r3 g7", "g1 g2", "y1 y2"], "r6", "play r3"),
    "stops one who is out next": ("classic", ["r3 r+2 b1 b2 b3", "g1", "y1 y2 y3 y4"], "r6", "play r+2"),
    "swaps a large hand away": ("no-mercy", ["r7 r2 b1 b2 b3 b4 b5 b6 b8", "g1 g2 g3 g4 g5", "y1"], "r6", "play r7"),
}


@pytest.mark.parametrize("what", PLAIN)
def test_hard_sees_what_is_plain(what: str) -> None:
    edition, hands, top, expected = PLAIN[what]
    assert HardBot(1, playouts=600).choose(Game.setup(edition, hands, top).view(0)).startswith(expected)


def test_hard_jumps_in_or_not() -> None:
    hands = ["r1 r2 b1 b4 b5 b6", "g1 g2 g3 g4 g5", "r1 b2"]
    game = Game.setup("classic", hands, "r5", options={"jump_in": True})
    game.apply("play r1")
    assert HardBot(playouts=600).interrupt(game.view(2)) == "jump r1 uno"
    assert HardBot(playouts=600).interrupt(game.view(1)) is None


def test_the_same_seed_thinks_the_same() -> None:
    view = Game.setup("flip", ["r1 r2 g5 rS rF", "g1 g2", "b1 b2"], "r5").view(0)
    assert len({HardBot(3, playouts=100).choose(view) for _ in range(4)}) == 1


def test_time_is_kept() -> None:
    view = Game.setup("no-mercy", ["r1 r2 g5 w+6", "g1 g2", "b1 b2"], "r5").view(0)
    bot = ExpertBot(playouts=100_000_000, seconds=0.2)
    begun = perf_counter()
    bot.choose(view)
    assert perf_counter() - begun < 1.0


@pytest.mark.skipif(not COMPILED, reason="a bar for the compiled rules")
def test_a_million_imagined_decisions_a_second() -> None:
    """The best of some tries, as others may be at work on the machine."""
    view = Game.setup("classic", ["r1 r2 g5 rS w y4 y7", "g1 g2 b3 b4 b6", "b1 b2 y1 y2 y3"], "r5").view(0)
    best = 0.0
    for seed in range(5):
        search = Search(view, [str(action) for action in view.actions], seed, 400, 8, 0.5, evaluation_weights(view))
        begun = perf_counter()
        search.try_out(list(range(len(view.actions))), 400)
        best = max(best, int(search.decisions) / (perf_counter() - begun))
    assert best > 1_000_000
