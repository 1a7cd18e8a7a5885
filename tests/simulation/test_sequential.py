"""Calls and catches asked in turn, and observations that hold what a view holds."""

import pytest

from lastcard import EDITIONS, Game
from lastcard.bots.observation_rows import ObservationRows
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import zeros
from lastcard.simulation.action_space import ActionSpace
from lastcard.simulation.observation import write_mask, write_observation
from lastcard.simulation.sequential import (
    CALLING,
    CATCH,
    CATCHING,
    JUMP,
    JUMPING,
    PASS,
    QUESTIONS,
    UNO,
    SequentialRound,
)
from playing import EVERYTHING
from sequential_rounds import book_of, game_of, listed, play_sequential

TABLES: list[tuple[str, dict[str, object], int]] = [(edition, {}, 4) for edition in EDITIONS] + [
    (edition, options | {"jump_in": True}, 3) for edition, options in EVERYTHING.items()
]


def sequential(game: Game) -> SequentialRound:
    asking = SequentialRound(game._state)
    asking.ask_next(asking.state.seat)
    return asking


def asked(asking: SequentialRound) -> tuple[str, int]:
    return QUESTIONS[asking.kind], int(asking.seat)


def said(asking: SequentialRound, seat: int | None) -> tuple[str, int] | None:
    """What is asked besides the game's own decisions; of jumps only the one who is asked knows."""
    if asking.kind in (CALLING, CATCHING) or (asking.kind == JUMPING and seat == asking.seat):
        return asked(asking)
    return None


@pytest.mark.once
@pytest.mark.parametrize(("edition", "options", "players"), TABLES)
def test_an_observation_is_the_view(edition: str, options: dict[str, object], players: int) -> None:
    book = book_of(edition, options)
    rows = ObservationRows(book, players)
    row = zeros(rows.layout.words)
    kinds = set()
    for seed in range(2):
        for number, asking in enumerate(play_sequential(book, players, seed)):
            kinds.add(QUESTIONS[asking.kind])
            for seat in (int(asking.seat), [None, *range(players)][number % (players + 1)]):
                write_observation(rows.layout, asking, -1 if seat is None else seat, row, 0)
                subject = int(asking.subject) if asking.subject >= 0 else None
                expected = rows.row(game_of(asking).view(seat), said(asking, seat), subject)
                assert bytes(memoryview(row)) == expected, (seed, seat, game_of(asking))
    assert kinds >= {"over", "turn", "call", "catch"} | ({"jump"} if options else set())


@pytest.mark.once
@pytest.mark.parametrize(("edition", "options", "players"), TABLES)
def test_the_mask_is_what_is_legal(edition: str, options: dict[str, object], players: int) -> None:
    book = book_of(edition, options)
    space = ActionSpace(book)
    row = zeros((space.size + 7) // 8)
    for asking in play_sequential(book, players, 1):
        write_mask(space, asking, row, 0)
        given = [place for place, byte in enumerate(bytes(memoryview(row))) if byte]
        if asking.kind == OVER:
            assert given == []
            continue
        seat = asking.seat
        wanted = [number for number in listed(asking) if number < 1024]
        assert sorted(space.place_of(number, seat, players) for number in wanted) == given
        assert {int(space.number_at(place, seat, players)) for place in given} == set(wanted)
        if asking.kind < CALLING:
            texts = {space.texts[place] for place in given if "target" not in space.texts[place]}
            whole = {str(text) for text in game_of(asking).legal_actions()}
            assert texts == {text for text in whole if "/" not in text and "target" not in text}


def test_who_has_one_card_left_is_asked_first_and_then_the_others_in_turn() -> None:
    asking = sequential(Game.setup("classic", ["r1 r2", "b3 b4", "g5 g6"], "r9", pile="y1 y2 y3"))
    asking.take(int(asking.state.book.ids[0]["play r1"]))
    assert asked(asking) == ("call", 0)
    assert listed(asking) == [UNO, PASS]
    asking.take(PASS)
    assert asked(asking) == ("catch", 1)
    asking.take(PASS)
    assert asked(asking) == ("catch", 2)
    assert asking.subject == 0
    asking.take(CATCH)
    assert asked(asking) == ("turn", 1)
    assert game_of(asking).view(None).counts == [3, 2, 2]


def test_a_call_ends_it_and_so_does_a_lap_without_a_catch() -> None:
    for said in ([UNO], [PASS, PASS, PASS]):
        asking = sequential(Game.setup("classic", ["r1 r2", "b3 b4", "g5 g6"], "r9"))
        asking.take(int(asking.state.book.ids[0]["play r1"]))
        for action in said:
            asking.take(action)
        assert asked(asking) == ("turn", 1)
        assert game_of(asking).view(None).counts == [1, 2, 2]


def test_others_are_asked_in_the_direction_of_play() -> None:
    asking = sequential(Game.setup("classic", ["r1 r2", "b3 b4", "g5 g6"], "r9", direction=-1))
    asking.take(int(asking.state.book.ids[0]["play r1"]))
    asking.take(PASS)
    assert asked(asking) == ("catch", 2)


def test_it_is_asked_before_the_colour_and_not_again_after_it() -> None:
    asking = sequential(Game.setup("classic", ["w r2", "b3 b4"], "r9"))
    asking.take(int(asking.state.book.ids[0]["play w"]))
    for action in (PASS, PASS):
        assert asking.kind in (CALLING, CATCHING)
        asking.take(action)
    assert asked(asking) == ("color", 0)
    asking.take(int(asking.state.book.ids[0]["color b"]))
    assert asked(asking) == ("turn", 1)


def test_a_new_card_played_at_once_is_asked_about_again() -> None:
    options: dict[str, object] = {"force_play": True}
    asking = sequential(Game.setup("classic", ["rS r2", "b3 b4"], "r9", pile="r5 y1", options=options))
    for action in (int(asking.state.book.ids[0]["play rS"]), PASS, PASS):
        asking.take(action)
    assert asked(asking) == ("turn", 0)
    asking.take(int(asking.state.book.ids[0]["draw"]))  # a red 5, played at once
    assert asked(asking) == ("call", 0)


def test_jumps_are_asked_for_once_for_a_card() -> None:
    options: dict[str, object] = {"jump_in": True}
    hands = ["r1 r2 r3", "b3 b4", "r1 g6 g7"]
    asking = sequential(Game.setup("classic", hands, "r9", pile="y7 y2", options=options))
    asking.take(int(asking.state.book.ids[0]["play r1"]))
    assert asked(asking) == ("jump", 2)
    again = asking.copy()
    asking.take(PASS)
    assert asked(asking) == ("turn", 1)
    asking.take(int(asking.state.book.ids[0]["draw"]))
    assert asked(asking) == ("turn", 2)
    again.take(JUMP)
    assert asked(again) == ("turn", 0)
    assert game_of(again).view(None).counts == [2, 2, 2]


def test_a_copy_goes_its_own_way() -> None:
    asking = next(asking for asking in play_sequential(book_of("classic"), 3, 5) if asking.kind == CATCHING)
    before = (asked(asking), game_of(asking).position())
    other = asking.copy()
    assert asked(other) == before[0]
    other.take(CATCH)
    assert (asked(asking), game_of(asking).position()) == before
