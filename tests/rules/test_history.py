"""History in views: told a second time from the events of a round, bounded, shared between copies, not in positions."""

import json
from collections.abc import Callable
from random import Random

import pytest

from checks import random_action, viewers
from lastcard import EDITIONS, Card, Event, Game
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.history import KEPT, PastAction
from playing import EVERYTHING

WORDS: dict[str, Callable[[dict[str, object]], tuple[object, ...]]] = {
    "played": lambda form: ("jump" if form["jump"] else "play", form["card"]),
    "laid": lambda form: ("lay", form["card"]),
    "shed": lambda form: ("shed", form["card"]),
    "named": lambda form: ("color", form["color"]),
    "accepted": lambda _: ("accept",),
    "challenged": lambda _: ("challenge",),
    "danced": lambda _: ("dance",),
    "voted": lambda form: ("yes" if form["yes"] else "no",),
    "called": lambda _: ("uno",),
    "swapped": lambda form: ("swap", form["target"]),
    "passed": lambda _: ("pass",),
    "out": lambda _: ("out",),
    "activated": lambda form: ("yes" if form["yes"] else "no",),
}
"""How an event reads in a history."""


UNSAID = ("target", "stop", "flip", "rotate")
"""What no event tells, or in other words."""
TURNS = ("GEN-05", "NM-02", "draw_until_playable")
"""The rules by which somebody draws on their turn."""


def lines_of(event: Event) -> list[str]:
    """What a history has of an event, as a spectator is told of it."""
    form = event.seen_by(None)
    seat = form.get("seat")
    if event.kind in WORDS:
        return [" ".join(map(str, (seat, *WORDS[event.kind](form))))]
    if event.kind == "drew":
        return [f"{seat} {'draw' if event.rule in TURNS else 'take'} {form['count']}"]
    if event.kind == "caught":
        return [f"{form['by']} catch {seat}"]
    if event.kind == "discarded":
        cards = form["cards"]
        assert isinstance(cards, list)
        return [f"{seat} discard {card}" for card in cards]
    return []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", ["printed", "all"])
def test_everything_that_was_seen_is_in_it(edition: str, options: str) -> None:
    """Passes apart, which come later here than as events."""
    for seed in range(6):
        game = Game.deal(edition, 2 + seed % 3, seed, options=EVERYTHING[edition] if options == "all" else {})
        dice = Random(seed)
        happened = [*game.opening]
        while not game.is_over and len(game.view(None).history) < 100:
            text, seat = random_action(game, dice)
            happened += game.apply(text, seat=seat)
        history = game.view(None).history
        told = [f"{past.seat} {past.action}" for past in history]
        unasked = "activated" if game.options["flip_activation"] == "always" else ""
        expected = [line for event in happened if event.kind != unasked for line in lines_of(event)]
        assert [
            line for line in told if line.split(" ")[1] not in UNSAID and not line.endswith(("pass", "draw 0"))
        ] == [line for line in expected if not line.endswith("pass")]
        passes = [line for line in expected if line.endswith("pass")]
        assert [line for line in told if line.endswith("pass")] in (passes, passes[:-1])
        for viewer in viewers(game):
            assert game.view(viewer).history == history


def test_who_passed_stands_before_what_came_next() -> None:
    game = Game.setup("classic", ["g1 g2", "r1 r2 b3", "y1 y2"], "r5", pile="y9 g9 r9")
    game.apply("draw")
    assert [past.action for past in game.view(1).history] == ["draw 1"]
    game.apply("play r1")
    assert [tuple(past) for past in game.view(1).history] == [
        (0, "draw 1", "r5", "r", 0),
        (0, "pass", "r5", "r", 0),
        (1, "play r1", "r5", "r", 0),
    ]
    assert isinstance(game.view(1).history[0].top, Card)


def test_a_kept_card_looks_like_one_that_could_not_be_played() -> None:
    histories = []
    for pile in ("r9 g9 r3", "y9 g9 r3"):
        game = Game.setup("classic", ["g1", "r1 r2 b3", "y1"], "r5", pile=pile)
        game.apply("draw")
        if game.decision is not None and game.decision.kind == "drawn":
            game.apply("keep")
        game.apply("play r1")
        histories.append(game.view(2).history)
    assert histories[0] == histories[1]


def test_who_plays_what_was_drawn_has_not_passed() -> None:
    game = Game.setup("classic", ["g1", "r1 b3", "y1 y2"], "r5", pile="r9 g9")
    for action in ("draw", "play r9", "play r1"):
        game.apply(action)
    assert [f"{past.seat} {past.action}" for past in game.view(0).history] == ["0 draw 1", "0 play r9", "1 play r1"]


def test_stacked_cards_name_what_was_stacked_up() -> None:
    game = Game.setup("no-mercy", ["r+2 g6", "b+4 y1 y2", "g1 g2"], "r5")
    for action in ("play r+2", "play b+4", "accept"):
        game.apply(action)
    assert [tuple(past) for past in game.view(0).history] == [
        (0, "play r+2", "r5", "r", 0),
        (1, "play b+4", "r+2", "r", 2),
        (2, "accept", "b+4", "b", 6),
        (2, "take 6", "b+4", "b", 6),
    ]


def test_only_the_last_entries_are_kept() -> None:
    game = Game.deal("no-mercy", 4, 11)
    dice = Random(11)
    whole: list[PastAction] = []
    for _ in range(3000):
        if game.is_over:
            break
        text, seat = random_action(game, dice)
        before = len(game.view(None).history)
        game.apply(text, seat=seat)
        history = game.view(None).history
        assert min(before, KEPT) <= len(history) <= KEPT
        if len(history) < KEPT:
            whole = history
    assert whole[-1] in history
    assert len(game._state.history.entries) <= 2 * KEPT


def test_a_long_round_is_told_to_its_end() -> None:
    """Also where the room for entries was used up, and the last of them moved on to another."""
    game, dice = Game.deal("classic", 4, 4), Random(4)
    happened: list[Event] = []
    while not game.is_over and len(happened) < 4 * KEPT:
        text, seat = random_action(game, dice)
        happened += game.apply(text, seat=seat)
    expected = [line for event in happened for line in lines_of(event) if not line.endswith("pass")]
    told = [f"{past.seat} {past.action}" for past in game.view(None).history]
    shown = [line for line in told if line.split(" ")[1] not in (*UNSAID, "pass")]
    assert len(told) == KEPT
    assert len(expected) > 2 * KEPT
    assert shown == expected[-len(shown) :]


def test_who_finds_nothing_to_draw_has_passed_too() -> None:
    deck = dict.fromkeys(next(iter(find_edition("classic").sides)).deck, 0) | dict.fromkeys(
        ("b1", "b2", "r5", "g7", "r9"), 1
    )
    game = Game.setup("classic", ["b1 b2", "r5 g7"], "r9", options={"deck": deck, "hand_size": 1})
    for action in ("draw", "play r5"):
        game.apply(action)
    assert [f"{past.seat} {past.action}" for past in game.view(0).history] == ["0 draw 0", "0 pass", "1 play r5"]


def test_colours_are_told_by_the_side_that_was_in_play() -> None:
    game = Game.setup("flip", ["rF r1 r2", "r3 r4"], "r5", options={"flip_activation": "never"})
    game.apply("play rF")
    if game.decision is not None and game.decision.kind == "color":
        game.apply(game.legal_actions()[0])
    game.apply("draw")
    first, last = game.view(0).history[0], game.view(0).history[-1]
    assert (first.color, last.color) == ("r", game.color)
    assert game.color in tuple("pkto")


def test_copies_have_the_same_past_and_each_a_future_of_its_own() -> None:
    game = Game.deal("classic", 3, 4)
    dice = Random(4)
    for _ in range(20):
        game.apply(*random_action(game, dice))
    past = game.view(0).history
    one, other = game.copy(), game.copy()
    one.apply("draw")
    other.apply(next(action for action in other.legal_actions() if action != "draw"))
    assert game.view(0).history == past == one.view(0).history[: len(past)] == other.view(0).history[: len(past)]
    assert one.view(0).history != other.view(0).history
    game.apply("draw")
    assert game.view(0).history == one.view(0).history


def test_a_position_has_no_history() -> None:
    game = Game.deal("classic", 3, 4)
    game.apply("draw")
    assert "history" not in json.loads(game.position())
    assert Game.from_position(game.position()).view(0).history == []
