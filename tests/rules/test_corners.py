"""Corners where two rules meet, and what is refused there: each is where a small mistake would otherwise go unseen."""

import json
from collections.abc import Callable

import pytest

from lastcard import Game
from lastcard.rules.model.actions import LAY, PLAY, WHOLE
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import BadOptions, BadPosition, BadRecord, IllegalAction, LastcardError

MERCY_CAUGHT: dict[str, object] = {"mercy": 10, "uno_penalty": 10}
NUMBERS = "b1 b2 b3 b4 b5 b6 b7 b8 g1 g2 g3 g4 g5"


def told(game: Game, action: str, seat: int | None = None) -> list[tuple[str, str]]:
    return [(event.kind, event.rule) for event in game.apply(action, seat)]


def key_of_refusal(game: Game, action: str) -> str:
    reason = game.refusal(action)
    assert reason is not None
    return reason.key


def changed(game: Game, **fields: object) -> str:
    """The position of a game with other fields; None takes one away."""
    written = {**json.loads(game.position()), **fields}
    return json.dumps({name: value for name, value in written.items() if value is not None})


# The Gauntlet and Mercy (AV-03, NM-04)


def test_the_gauntlet_draws_to_the_end_after_its_player_has_finished_with_it() -> None:
    """The draws of a last card count, also those after the one that leaves nobody else in."""
    hands = ["wG r1", "r2 b1 b2 b3 b4 b5 b6 b7 b8", "r3 g1"]
    game = Game.setup("avengers", hands, "r9", NUMBERS.replace("b", "p"), options={"mercy": 10})
    assert told(game, "play wG") == [
        *(("played", "AV-01"), ("laid", "AV-01")),
        *(("drew", "AV-01"), ("out", "mercy"), ("drew", "AV-01"), ("won", "AV-03")),
    ]
    assert (len(game.hand(2)), game.winner, game.out) == (4, 0, [1])


def test_after_a_gauntlet_the_round_ends_again_as_soon_as_all_others_are_out() -> None:
    hands = ["wG r1 r2 g9", "b1 b2 b3 b4 b5 b6 b7 b8 p1"]
    game = Game.setup("avengers", hands, "r9", "g1 g2 g3 g4", options={"mercy": 10, "gauntlet_self": False})
    for action in ("play wG", "lay g9", "color r"):
        game.apply(action)
    assert told(game, "draw")[1:] == [("out", "mercy"), ("won", "mercy")]
    assert game.winner == 0


# Somebody who has to decide is caught, and out by Mercy (GEN-14, NM-04)


def caught_while_naming(edition: str, wild: str) -> Game:
    """A player names a colour with one card left, is caught, and goes out by the penalty."""
    game = Game.setup(
        edition, [f"{wild} r1", "g1 g2", "y1 y2"], "r9", "b1 b2 b3 b4 b5 b6 b7 b8 b9 y3", options=MERCY_CAUGHT
    )
    game.apply(f"play {wild}")
    assert str(game.decision) == "0 color"
    game.apply("catch 0", 2)
    assert game.out == [0]
    assert str(game.decision) == "1 color"
    return game


def test_the_next_player_names_the_colour_of_a_wild_and_then_plays() -> None:
    game = caught_while_naming("classic", "w")
    assert told(game, "color g") == [("named", "GEN-09")]
    assert (str(game.decision), game.color) == ("1 turn", "g")


def test_the_next_player_names_the_colour_of_a_draw_wild_and_still_draws() -> None:
    game = caught_while_naming("classic", "w+4")
    game.apply("color g")
    assert (str(game.decision), game.pending_draw) == ("1 answer", 4)
    assert not any(action == "challenge" for action in game.legal_actions())


def test_nobody_is_picked_for_one_who_is_out() -> None:
    """CU-01: the one to pick a player is out; the colour is named, and play goes on."""
    game = caught_while_naming("mix", "wT+2")
    assert told(game, "color g") == [("named", "CU-01")]
    assert (str(game.decision), [len(game.hand(seat)) for seat in range(3)]) == ("1 turn", [0, 2, 2])


# Positions


def test_a_last_wild_whose_colour_is_still_to_be_named_is_a_position() -> None:
    """TF-10: Wild Draw Color as the last card."""
    game = Game.setup("flip", ["w+c", "k1 k2"], "k3", side="dark")
    game.apply("play w+c")
    assert (str(game.decision), game.winner) == ("0 color", None)
    again = Game.from_position(game.position())
    assert again.position() == game.position()
    assert told(again, "color k") == told(game, "color k")
    assert again.winner == 0


Change = Callable[[Game], str]


@pytest.mark.parametrize(
    "change",
    [
        lambda game: changed(game, extra=1),
        lambda game: changed(game, seat=3),
        lambda game: changed(game, order=[1]),
        lambda game: changed(game, out=[1]),
        lambda game: changed(game, idle=3),
        lambda game: changed(game, pile=""),
        lambda game: changed(game, decision="no such"),
        lambda game: changed(game, hands=["r1 r2", "g1 g2"]),
    ],
    ids=[
        "unknown field",
        "no such seat",
        "has cards and has finished",
        "out without Mercy",
        "idle for a lap",
        "cards are missing",
        "no such decision",
        "too few hands",
    ],
)
def test_positions_that_cannot_be(change: Change) -> None:
    game = Game.setup("classic", ["r1 r2", "g1 g2", "b1 b2"], "r9", "y1")
    assert Game.from_position(changed(game)).position() == game.position()
    with pytest.raises(BadPosition):
        Game.from_position(change(game))


def test_what_cannot_be_set_up_or_dealt() -> None:
    hands = ["r1 r2", "g1 g2"]
    wrong: tuple[Callable[[], Game], ...] = (
        lambda: Game.setup("classic", hands, "r9", turn=2),
        lambda: Game.setup("classic", hands, "r9", side="dark"),
        lambda: Game.setup("flip", hands, "r9", side="above"),
        lambda: Game.deal("classic", 3, 1, dealer=3),
        lambda: Game.deal("classic", 3, 1, dealer=-1),
    )
    for make in wrong:
        with pytest.raises(LastcardError):
            make()
    assert Game.deal("classic", 3, 1, dealer=2).dealer == 2


def test_a_copy_knows_how_the_round_stands() -> None:
    game = Game.setup("classic", ["r1", "g1 g2", "b1 b2"], "r9", "y1", turn=0)
    other = game.copy()
    assert (other.dealer, other.winner) == (game.dealer, None) == (2, None)
    game.apply("play r1")
    assert (game.copy().winner, other.winner, game.copy().points()) == (0, None, game.points())


# Several hands are empty at once (NM-07)


def test_the_first_empty_hand_wins_and_no_other_finishes() -> None:
    game = Game.setup("no-mercy", ["rD g1", "r1 r2", "r3"], "r9", "y1")
    game.apply("play rD")
    assert (game.winner, game.places) == (1, [1])


def test_with_play_on_all_empty_hands_finish_in_the_direction_of_play() -> None:
    game = Game.setup(
        "no-mercy", ["rD g1", "r1 r2", "r3", "b1 b2"], "r9", "y1", direction=-1, options={"play_on": True}
    )
    game.apply("play rD")
    assert game.places[:2] == [2, 1]
    assert game.winner is None


# Refusals


@pytest.mark.parametrize(
    ("last_card", "card", "key"),
    [
        ("number", "rS", "reason-last-card-number"),
        ("number", "w", "reason-last-card-number"),
        ("no_wild", "w", "reason-last-card-wild"),
    ],
)
def test_why_a_last_card_may_not_be_played(last_card: str, card: str, key: str) -> None:
    game = Game.setup("classic", [card, "g1 g2"], "r9", "y1", options={"last_card": last_card})
    assert key_of_refusal(game, f"play {card}") == key


def test_steps_that_mean_nothing_are_refused() -> None:
    game = Game.setup("classic", ["r1 r2", "g1 g2"], "r9", "y1")
    for number in (WHOLE, WHOLE + 1, 10**6, LAY, -1):
        with pytest.raises(IllegalAction):
            game.step(number)
    with pytest.raises(IllegalAction) as refused:
        game.step(10**6)
    assert refused.value.key == "reason-unknown-action"
    held = sorted(game.legal_ids())
    with pytest.raises(IllegalAction):
        game.step(next(number for number in range(PLAY, LAY) if number not in held))
    game.step(held[-1])
    assert len(game.hand(0)) == 1


def test_with_peek_a_whole_card_that_one_does_not_hold_is_refused_as_such() -> None:
    game = Game.setup("flip", ["r1/k1 r2", "g1 g2"], "r9", options={"peek": True})
    other = Game.setup("flip", ["r1/k2 r2", "g1 g2"], "r9", options={"peek": True})
    strange = [number for number in other.legal_ids() if number >= WHOLE and number not in game.legal_ids()]
    with pytest.raises(IllegalAction) as refused:
        game.step(strange[0])
    assert refused.value.key == "reason-not-in-hand"


def test_errors_keep_what_they_are_about() -> None:
    assert LastcardError("key", {"a": 1}).args == ("key",)
    with pytest.raises(BadOptions) as switch:
        open_book(find_edition("classic"), {"jump_in": "maybe"})
    assert switch.value.key == "options-switch"
    with pytest.raises(BadOptions):
        open_book(find_edition("no-mercy"), {"bluffing": "free"})
    bad = BadRecord(7, "record-line", {"b": 2})
    assert (bad.line, bad.key, bad.values, bad.args) == (7, "record-line", {"line": 7, "b": 2}, ("record-line",))
    game = Game.setup("classic", ["r1 r2", "g1 g2"], "r9", "y1")
    with pytest.raises(IllegalAction) as refused:
        game.apply("play y9")
    assert (refused.value.args, refused.value.key) == (("reason-not-in-hand",), "reason-not-in-hand")


def test_a_book_is_made_once_for_the_same_options() -> None:
    classic = find_edition("classic")
    assert open_book(classic, {"mercy": 20}) is open_book(classic, {"mercy": 20})
    assert open_book(classic, {"mercy": 20}) is not open_book(classic, {"mercy": 21})
    assert open_book(classic, {}) is not open_book(find_edition("avengers"), {})
