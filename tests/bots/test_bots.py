"""Bots: at home at every table, blind to hidden cards, each as good as its name says. `-rP` shows the shares won."""

import os
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given

from bot_tables import after
from lastcard import EDITIONS, BadPosition, Game, View
from lastcard.bots import BOTS, Bot, make_bot, open_bot
from lastcard.bots.rounds import Share, play_duplicate, play_round, take_interrupts
from tables import Table, tables, tried
from worlds import World, read_back

pytestmark = pytest.mark.once

LONG = bool(os.environ.get("LASTCARD_LONG"))
TABLES = 200 if LONG else 8
ROUND = 2000 if LONG else 400
"""Decisions at any table; what comes after that is more of the same."""
SLOW = {"expert": 2000 if LONG else 100}
"""Decisions of bots that would take as long as all the others together."""
NAMES = tuple(BOTS)
PLAYOUTS = 200 if LONG else 8
"""Of the thinking bots, where it does not matter how well they play."""


def test_bots_know_their_names() -> None:
    assert NAMES == ("random", "easy", "normal", "hard", "expert", "learned")
    assert [make_bot(name).name for name in NAMES] == list(NAMES)


# At every table


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_plays_at_any_table(edition: str, name: str) -> None:
    """An illegal action would be refused with an exception."""

    @tried(TABLES)
    @given(table=tables(edition))
    def try_one(table: Table) -> None:
        game = table.deal()
        play_round(game, [open_bot(name, seat, PLAYOUTS) for seat in range(game.seats)], SLOW.get(name, ROUND))

    try_one()


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("edition", EDITIONS)
def test_normal_comes_to_an_end(edition: str, players: int) -> None:
    assert play_round(Game.deal(edition, players, seed=players), [make_bot("normal")] * players) is not None


# Hidden cards


def answers(view: View) -> list[str | None]:
    """What every bot does in a situation, asked twice and by two seeds."""
    bots = [open_bot(name, seed, PLAYOUTS) for name in NAMES for seed in (1, "two", 1)]
    said = [bot.choose(view) if view.actions else None for bot in bots]
    return [*said, *(bot.interrupt(view) for bot in bots)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_cards_change_nothing(edition: str) -> None:
    """At many decisions of a round, in worlds that differ only in what the seat cannot know."""
    dice = Random(edition)
    compared = 0
    for seed in range(6):
        game, bots = Game.deal(edition, players=2 + seed % 3, seed=seed), [make_bot("normal")] * 4
        while game.decision is not None:
            for seat in range(game.seats):
                if dice.random() < 0.1:
                    compared += compare(game, seat, dice)
            game.apply(bots[0].choose(game.view(game.decision.seat)))
            if dice.random() < 0.5:
                take_interrupts(game, bots, 0)
    assert compared > 20, "hardly anything was compared"


def compare(game: Game, seat: int, dice: Random) -> int:
    world = World(game, seat)
    world.mix(dice, 30)
    try:
        other = read_back(world.position(), game)
    except BadPosition:  # somebody would not have been asked what they are asked
        return 0
    assert answers(game.view(seat)) == answers(other.view(seat))
    return game.position() != other.position()


def test_a_bluff_looks_like_none() -> None:
    """The same attack by a guilty hand and by an innocent one."""
    views = [
        after(Game.setup("classic", hands=[hand, "g1 g2 b5 b6", "y1"], discard="r5", seed=hand), "play w+4", "color b")
        for hand in ("w+4 r1 r2 y4", "w+4 g3 y2 y4")
    ]
    assert str(views[0]) == str(views[1])
    assert answers(views[0]) == answers(views[1])


# Random and easy


def test_random_picks_any_action_and_calls_or_not() -> None:
    view = after(Game.setup("classic", hands=["r1 r2", "g1 g2"], discard="r5"))
    said = Counter(make_bot("random", seed).choose(view) for seed in range(600))
    assert set(said) == {"play r1", "play r1 uno", "play r2", "play r2 uno", "draw"}
    assert 150 < said["draw"] < 250
    assert all(60 < said[call] < 140 for call in said if call != "draw")


def test_random_catches_or_not() -> None:
    game = Game.setup("classic", hands=["r1 r2", "g1 g2"], discard="r5")
    game.apply("play r1")
    said = Counter(make_bot("random", seed).interrupt(game.view(1)) for seed in range(200))
    assert 60 < said["catch 0"] < 140
    assert set(said) == {"catch 0", None}


def test_easy_plays_what_comes() -> None:
    easy = make_bot("easy")
    view = after(Game.setup("no-mercy", hands=["g1 g7 r2 r+4 w+6", "b1 b2", "y1 y2"], discard="g5"))
    assert easy.choose(view) == "play g1"
    attacked = after(Game.setup("no-mercy", hands=["g+2 g3", "b+2 b+4 y1"], discard="g5"), "play g+2")
    assert easy.choose(attacked) == "play b+2"
    helpless = after(Game.setup("no-mercy", hands=["g+4 g3", "b+2 b1 y1"], discard="g5"), "play g+4")
    assert easy.choose(helpless) == "accept"
    naming = after(Game.setup("classic", hands=["w y4 y5", "b1 b2"], discard="g5"), "play w")
    assert easy.choose(naming) == "color y"


def test_easy_forgets_to_call() -> None:
    forgotten = 0
    for seed in range(500):
        game = Game.setup("classic", hands=["r1 g9", "g1 g2"], discard="r5")
        easy = make_bot("easy", seed)
        game.apply(easy.choose(game.view(0)))
        forgotten += game.view(0).exposed == [0] and easy.interrupt(game.view(0)) is None
    assert 0.3 < forgotten / 500 < 0.5


# Rounds and strength


class Listener:
    """Takes the first action, and notes when it is asked to interrupt."""

    name = "listener"

    def __init__(self, asked: list[int]) -> None:
        self.asked = asked

    def choose(self, view: View) -> str:
        return view.actions[0]

    def interrupt(self, view: View) -> str | None:
        assert view.seat is not None
        self.asked.append(view.seat)
        return "catch 1" if view.seat == 3 else None


def test_interrupts_are_heard_in_a_fair_order() -> None:
    """Who is exposed first, then from the actor on; after a catch nobody is exposed any more."""
    game = Game.setup("classic", ["g1 g2", "r1 r2", "g3 g4", "g5 g6"], "r5", turn=1)
    game.apply("play r1")
    asked: list[int] = []
    take_interrupts(game, [Listener(asked) for _ in range(4)], 1)
    assert asked == [1, 2, 3]
    assert len(game.hand(1)) == 3


def test_a_round_without_end_is_given_up() -> None:
    game = Game.deal("classic", seed=1)
    assert play_round(game, [make_bot("normal")] * 4, most=5) is None


class Jumper(Listener):
    name = "jumper"

    def interrupt(self, view: View) -> str | None:
        return next((action for action in view.interrupts if action.verb == "jump"), None)


def test_jumping_in_circles_comes_to_an_end() -> None:
    """With nothing else to draw, the next player draws the very card that was jumped on, and jumps in with it."""
    thin = {f"{color}{number}": 0 for color in "bgry" for number in range(10)}
    options: dict[str, object] = {"deck": {**thin, "w": 0, "w+4": 0, "r+2": 3}, "jump_in": True}
    hands = ["r+2 gR gR gS gS yR yR", "b+2 b+2 bR bR bS bS rR rR", "r+2 g+2 g+2 y+2 y+2 yS yS rS rS"]
    game = Game.setup("classic", hands, "r+2", options=options)
    game.apply("play r+2")
    take_interrupts(game, [Jumper([]) for _ in range(3)], 0)
    assert not game.is_over
    assert any(game.interrupts(seat) for seat in range(3))


def strength(edition: str, rest: str, deals: int) -> Share:
    share = play_duplicate(
        lambda number: Game.deal(edition, seed=f"duplicate {number}"), make_bot("normal"), make_bot(rest), deals
    )
    print(f"{edition}: normal among three {rest}: {share}")
    return share


@pytest.mark.parametrize("edition", EDITIONS)
def test_normal_beats_random(edition: str) -> None:
    assert strength(edition, "random", 30).low > 0.25


@pytest.mark.long
@pytest.mark.parametrize("rest", ["random", "easy"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_normal_wins_more_than_its_share(edition: str, rest: str) -> None:
    share = strength(edition, rest, 500)
    assert share.rounds == 2000
    assert share.low > 0.25


@pytest.mark.parametrize("bots", [["easy", "normal"], ["random", "easy", "normal"]])
def test_the_same_deal_and_bots_play_the_same_round(bots: Sequence[str]) -> None:
    def final_position() -> str:
        game = Game.deal("flip", players=len(bots), seed=3)
        seated: list[Bot] = [make_bot(name, 5) for name in bots]
        play_round(game, seated)
        return game.position()

    assert final_position() == final_position()
