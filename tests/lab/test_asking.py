"""Calls and catches asked in turn, and observations that hold what a view holds."""

import pytest

from asked import book_of, game_of, listed, play_hearing
from lastcard import EDITIONS, Game
from lastcard.bots.rows import Rows
from lastcard.lab.asking import ASKED, CALLING, CATCH, CATCHING, JUMP, JUMPING, PASS, UNO, Hearing, go_on, take
from lastcard.lab.menu import Menu, number_at, place_of
from lastcard.lab.observing import mask, observe
from lastcard.rules.model.actions import OVER
from lastcard.rules.model.bits import zeros
from playing import EVERYTHING

TABLES: list[tuple[str, dict[str, object], int]] = [(edition, {}, 4) for edition in EDITIONS] + [
    (edition, options | {"jump_in": True}, 3) for edition, options in EVERYTHING.items()
]


def hear(game: Game) -> Hearing:
    hearing = Hearing(game._state)
    go_on(hearing, hearing.state.seat)
    return hearing


def asked(hearing: Hearing) -> tuple[str, int]:
    return ASKED[hearing.kind], int(hearing.seat)


def said(hearing: Hearing, seat: int | None) -> tuple[str, int] | None:
    """What is asked besides the game's own decisions; of jumps only the one who is asked knows."""
    if hearing.kind in (CALLING, CATCHING) or (hearing.kind == JUMPING and seat == hearing.seat):
        return asked(hearing)
    return None


@pytest.mark.once
@pytest.mark.parametrize(("edition", "options", "players"), TABLES)
def test_an_observation_is_the_view(edition: str, options: dict[str, object], players: int) -> None:
    book = book_of(edition, options)
    rows = Rows(book, players)
    row = zeros(rows.layout.words)
    kinds = set()
    for seed in range(2):
        for number, hearing in enumerate(play_hearing(book, players, seed)):
            kinds.add(ASKED[hearing.kind])
            for seat in (int(hearing.seat), [None, *range(players)][number % (players + 1)]):
                observe(rows.layout, hearing, -1 if seat is None else seat, row, 0)
                subject = int(hearing.subject) if hearing.subject >= 0 else None
                expected = rows.row(game_of(hearing).view(seat), said(hearing, seat), subject)
                assert bytes(memoryview(row)) == expected, (seed, seat, game_of(hearing))
    assert kinds >= {"over", "turn", "call", "catch"} | ({"jump"} if options else set())


@pytest.mark.once
@pytest.mark.parametrize(("edition", "options", "players"), TABLES)
def test_the_mask_is_what_is_legal(edition: str, options: dict[str, object], players: int) -> None:
    book = book_of(edition, options)
    menu = Menu(book)
    row = zeros((menu.size + 7) // 8)
    for hearing in play_hearing(book, players, 1):
        mask(menu, hearing, row, 0)
        given = [place for place, byte in enumerate(bytes(memoryview(row))) if byte]
        if hearing.kind == OVER:
            assert given == []
            continue
        seat = hearing.seat
        wanted = [number for number in listed(hearing) if number < 1024]
        assert sorted(place_of(menu, number, seat, players) for number in wanted) == given
        assert {int(number_at(menu, place, seat, players)) for place in given} == set(wanted)
        if hearing.kind < CALLING:
            texts = {menu.texts[place] for place in given if "target" not in menu.texts[place]}
            whole = {str(text) for text in game_of(hearing).legal_actions()}
            assert texts == {text for text in whole if "/" not in text and "target" not in text}


def test_who_has_one_card_left_is_asked_first_and_then_the_others_in_turn() -> None:
    hearing = hear(Game.setup("classic", ["r1 r2", "b3 b4", "g5 g6"], "r9", pile="y1 y2 y3"))
    take(hearing, int(hearing.state.book.ids[0]["play r1"]))
    assert asked(hearing) == ("call", 0)
    assert listed(hearing) == [UNO, PASS]
    take(hearing, PASS)
    assert asked(hearing) == ("catch", 1)
    take(hearing, PASS)
    assert asked(hearing) == ("catch", 2)
    assert hearing.subject == 0
    take(hearing, CATCH)
    assert asked(hearing) == ("turn", 1)
    assert game_of(hearing).view(None).counts == [3, 2, 2]


def test_a_call_ends_it_and_so_does_a_lap_without_a_catch() -> None:
    for said in ([UNO], [PASS, PASS, PASS]):
        hearing = hear(Game.setup("classic", ["r1 r2", "b3 b4", "g5 g6"], "r9"))
        take(hearing, int(hearing.state.book.ids[0]["play r1"]))
        for action in said:
            take(hearing, action)
        assert asked(hearing) == ("turn", 1)
        assert game_of(hearing).view(None).counts == [1, 2, 2]


def test_others_are_asked_in_the_direction_of_play() -> None:
    hearing = hear(Game.setup("classic", ["r1 r2", "b3 b4", "g5 g6"], "r9", direction=-1))
    take(hearing, int(hearing.state.book.ids[0]["play r1"]))
    take(hearing, PASS)
    assert asked(hearing) == ("catch", 2)


def test_it_is_asked_before_the_colour_and_not_again_after_it() -> None:
    hearing = hear(Game.setup("classic", ["w r2", "b3 b4"], "r9"))
    take(hearing, int(hearing.state.book.ids[0]["play w"]))
    for action in (PASS, PASS):
        assert hearing.kind in (CALLING, CATCHING)
        take(hearing, action)
    assert asked(hearing) == ("color", 0)
    take(hearing, int(hearing.state.book.ids[0]["color b"]))
    assert asked(hearing) == ("turn", 1)


def test_a_new_card_played_at_once_is_asked_about_again() -> None:
    options: dict[str, object] = {"force_play": True}
    hearing = hear(Game.setup("classic", ["rS r2", "b3 b4"], "r9", pile="r5 y1", options=options))
    for action in (int(hearing.state.book.ids[0]["play rS"]), PASS, PASS):
        take(hearing, action)
    assert asked(hearing) == ("turn", 0)
    take(hearing, int(hearing.state.book.ids[0]["draw"]))  # a red 5, played at once
    assert asked(hearing) == ("call", 0)


def test_jumps_are_asked_for_once_for_a_card() -> None:
    options: dict[str, object] = {"jump_in": True}
    hands = ["r1 r2 r3", "b3 b4", "r1 g6 g7"]
    hearing = hear(Game.setup("classic", hands, "r9", pile="y7 y2", options=options))
    take(hearing, int(hearing.state.book.ids[0]["play r1"]))
    assert asked(hearing) == ("jump", 2)
    again = hearing.copy()
    take(hearing, PASS)
    assert asked(hearing) == ("turn", 1)
    take(hearing, int(hearing.state.book.ids[0]["draw"]))
    assert asked(hearing) == ("turn", 2)
    take(again, JUMP)
    assert asked(again) == ("turn", 0)
    assert game_of(again).view(None).counts == [2, 2, 2]


def test_a_copy_goes_its_own_way() -> None:
    hearing = next(hearing for hearing in play_hearing(book_of("classic"), 3, 5) if hearing.kind == CATCHING)
    before = (asked(hearing), game_of(hearing).position())
    other = hearing.copy()
    assert asked(other) == before[0]
    take(other, CATCH)
    assert (asked(hearing), game_of(hearing).position()) == before
