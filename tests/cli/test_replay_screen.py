"""A saved game on the whole screen, walked through by keys."""

from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from lastcard import Game
from lastcard.cli.replay import Viewer, try_out
from lastcard.cli.screens.glyphs import code_of
from lastcard.cli.screens.replay import ReplayApp
from lastcard.cli.terminal import TerminalApp
from lastcard.locale import LANGUAGES
from lastcard.record import Recorder, load_record
from playing import play
from seated import FROZEN, SMALL, screen_lines

pytestmark = pytest.mark.once
NAMES = ["Mei", "Ming", "阿嬤"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = Game.deal("flip", len(NAMES), 4)
    recorder = Recorder(game, NAMES, 4)
    for done in play(game, Random(4)):
        recorder.add(done.seat, done.action)
    recorder.save(tmp_path / "round.txt")
    return tmp_path / "round.txt"


def viewed(record: Path, seat: int | None, lang: str = "en") -> ReplayApp:
    return ReplayApp(Viewer(load_record(record), seat, lang))


async def test_a_step_is_played_on_from(record: Path) -> None:
    """On the viewer's seat with bots elsewhere, by the same cards; not from the end."""
    app = viewed(record, 1)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("end", "p")
        await pilot.pause()
        assert app.is_running
        await pilot.press("home", "right", "right", "p")
    assert app.return_value == 2
    viewer = app.replay.viewer
    session = try_out(viewer, 2)
    assert session.seat == 1
    assert sorted(session.bots) == [0, 2]
    assert session.game.position() == viewer.steps[2].game.position()
    table = TerminalApp(session, "en", FROZEN)
    async with table.run_test(size=SMALL):
        assert "Try-out" in screen_lines(table)[0]
    again = ReplayApp(viewer, 2)
    async with again.run_test(size=SMALL):
        assert again.replay.place == 2
    opened = viewed(record, None).replay.viewer
    decision = opened.steps[3].game.decision
    assert decision is not None
    assert try_out(opened, 3).seat == decision.seat


async def test_keys_walk_through_it(record: Path) -> None:
    app = viewed(record, None)
    last = len(app.replay.viewer.steps) - 1
    async with app.run_test(size=SMALL) as pilot:
        for key, place in [
            *(("left", 0), ("right", 1), ("down", 2), ("enter", 3), ("left", 2), ("up", 1), ("end", last)),
            *(("right", last), ("home", 0), ("n", 1), ("b", 0)),
        ]:
            await pilot.press(key)
            await pilot.pause()
            assert app.replay.place == place
            assert screen_lines(app)[0].strip() == app.replay.viewer.step_line(place)
        await pilot.click("#keys", offset=(12, 0))
        await pilot.pause()
        assert app.replay.place == 1
        await pilot.press("q")
    assert app.return_code == 0


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_everything_fits_and_is_said_in_every_language(record: Path, lang: str, size: tuple[int, int]) -> None:
    app = viewed(record, 0, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.press("right", "right")
        await pilot.pause()
        lines = screen_lines(app)
        assert {cell_len(line) for line in lines} == {size[0]}
        assert all(name in "\n".join(lines) for name in NAMES)
        await pilot.press("l", "home" if lang != LANGUAGES[0] else "end", "enter")
        await pilot.pause()
        assert app.replay.viewer.lang != lang
        assert screen_lines(app)[0].strip() == app.replay.viewer.step_line(2)


async def test_a_seat_sees_its_own_hand_and_the_backs_of_the_others(record: Path) -> None:
    app = viewed(record, 1)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        game = app.replay.viewer.steps[0].game
        board = [line[: line.index("│")] for line in screen_lines(app)[1:-1]]
        shown = [line.split() for line in board[next(at for at, line in enumerate(board) if "Mei" in line) :]]
        cards = [line for line in shown if line and "cards" not in line]
        assert cards == [
            [code_of(card) for card in game.view(1).others[0]],
            [code_of(card) for card in game.hand(1)],
            [code_of(card) for card in game.view(1).others[2]],
        ]
