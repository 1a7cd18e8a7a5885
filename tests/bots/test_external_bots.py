"""Bots of others: programs and classes at the table, with views only, a time limit, and `normal` when they fail."""

import json
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

import project
from lastcard import Game, LastcardError, View
from lastcard.bots import make_bot, open_bot
from lastcard.bots.external_bots import DETAILS, CommandBot, GuardedBot
from lastcard.bots.rounds import play_round

pytestmark = pytest.mark.once

EXAMPLES = project.ROOT / "docs" / "examples"
QUIET = "import sys\nfor line in sys.stdin: pass\n"
ODD = {
    "silent": (QUIET, "too slow"),
    "gone": ("pass\n", "ended"),
    "babbling": ("print('hello', flush=True)\n" + QUIET, "'hello' is no JSON"),
    "cheating": ('print(\'{"action": "play w+4"}\', flush=True)\n' + QUIET, "not open"),
    "muddled": ("print('{\"action\": 7}', flush=True)\n" + QUIET, "no action"),
}


def turn() -> View:
    return Game.setup("classic", ["r1 r2 g5", "g1 g2", "b1 b2"], "r5").view(0)


def program(folder: Path, text: str) -> str:
    file = folder / "bot.py"
    file.write_text(text)
    return f"cmd:{sys.executable} {file}"


@pytest.mark.parametrize("edition", ["classic", "flip", "no-mercy"])
def test_the_program_of_the_docs_plays(edition: str) -> None:
    bot = open_bot(f"cmd:{sys.executable} {EXAMPLES / 'mybot.py'}")
    assert isinstance(bot, GuardedBot)
    play_round(Game.deal(edition, 3, 5), [bot, make_bot("easy"), bot], 200)
    assert bot.failed is None
    assert isinstance(bot.bot, CommandBot)
    bot.bot.close()


def test_the_class_of_the_docs_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    bot = open_bot("mybots:Careful", 3)
    assert isinstance(bot, GuardedBot)
    play_round(Game.deal("bts", 3, 5), [bot, make_bot("easy"), bot], 200)
    assert bot.failed is None


def test_examples_are_short() -> None:
    for file in EXAMPLES.glob("*.py"):
        assert len(file.read_text().splitlines()) <= 45, file.name


@pytest.mark.parametrize("kind", ODD)
def test_a_program_that_fails_is_replaced(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, reason = ODD[kind]
    monkeypatch.setattr("lastcard.bots.external_bots.START", 2.0 if kind == "silent" else 10.0)
    bot = open_bot(program(tmp_path, text), patience=0.1)
    assert isinstance(bot, GuardedBot)
    assert bot.choose(turn()) == make_bot("normal").choose(turn())
    assert bot.failed is not None
    assert reason in bot.failed.reason
    assert bot.choose(turn()) == make_bot("normal").choose(turn())


class Breaking:
    name = "breaking"

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        raise ValueError("no idea")

    def interrupt(self, view: View) -> str | None:
        return "catch 9"


def test_a_class_that_fails_is_replaced() -> None:
    for ask in ("choose", "interrupt"):
        bot = GuardedBot("breaking", Breaking(0))
        assert getattr(bot, ask)(turn()) == getattr(make_bot("normal"), ask)(turn())
        assert bot.failed
    bot = GuardedBot("breaking", Breaking(0))
    bot.choose(turn())
    assert bot.failed is not None
    assert bot.failed.reason == "ValueError: no idea"
    assert 'raise ValueError("no idea")' in bot.failed.details


def test_the_last_words_of_a_program_are_kept(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    crash = "import sys\nprint('x' * 9000, file=sys.stderr)\nsys.stdin.readline()\nraise ValueError('no idea')\n"
    bot = open_bot(program(tmp_path, crash))
    assert isinstance(bot, GuardedBot)
    bot.choose(turn())
    assert bot.failed is not None
    assert bot.failed.details.endswith("ValueError: no idea\n")
    assert len(bot.failed.details) == DETAILS
    assert "x" * 9000 in capfd.readouterr().err


def test_there_is_no_such_bot() -> None:
    with pytest.raises(KeyError):
        open_bot("godlike")
    for name, why in (
        ("nosuchmodule:Bot", "No module named 'nosuchmodule'"),
        ("collections:Careless", "no attribute 'Careless'"),
        ("collections:OrderedDict", "int"),
    ):
        with pytest.raises(LastcardError, match=rf"^The bot {name} cannot be opened: .*{why}"):
            open_bot(name, 1)


class Endless(Breaking):
    def choose(self, view: View) -> str:
        while True:
            try:
                sleep(0.001)
            except Exception:  # noqa: S112, what it may do with whatever comes
                continue


def test_a_class_that_never_answers_is_cut_short() -> None:
    bot = GuardedBot("endless", Endless(0), patience=0.1)
    begun = monotonic()
    assert bot.choose(turn()) == make_bot("normal").choose(turn())
    assert bot.failed is not None
    assert bot.failed.reason == "too slow"
    assert "sleep" in bot.failed.details
    assert monotonic() - begun < 5


FOLLOWS = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    print(json.dumps(told), file=sys.stderr, flush=True)
    if "ask" in told:
        print(json.dumps({"action": told["view"]["actions"][0] if told["ask"] == "choose" else None}), flush=True)
"""


def test_a_program_follows_a_round_and_is_told_nothing_hidden(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    bot = open_bot(program(tmp_path, FOLLOWS))
    assert isinstance(bot, GuardedBot)
    game = Game.deal("classic", 2, 7)
    play_round(game, [bot, make_bot("easy")])
    bot.choose(turn())  # by its answer it has read all that it was told before
    assert bot.failed is None
    assert isinstance(bot.bot, CommandBot)
    bot.bot.close()
    told = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert told[0]["tell"] == "round"
    assert len(told[0]["view"]["hand"]) == 7
    assert told[1]["tell"] == "events"
    assert told[-2] == {"tell": "result", "seat": 0, "winner": game.winner, "points": game.points()}
    events = [event for line in told if line.get("tell") == "events" for event in line["events"]]
    drawn = [event for event in events if event["event"] == "drew"]
    assert {event["seat"] for event in drawn if "cards" in event} <= {0}
    assert any(event.get("seat") == 1 for event in events)


def test_a_class_that_breaks_while_it_listens_is_replaced() -> None:
    class Deaf(Breaking):
        def choose(self, view: View) -> str:
            return view.actions[0]

        def interrupt(self, view: View) -> str | None:
            return None

        def begin(self, view: View) -> None:
            pass

        def hear(self, seat: int, events: object) -> None:
            raise ValueError("what?")

        def end(self, seat: int, winner: object, points: object) -> None:
            pass

    bot = GuardedBot("deaf", Deaf(0))
    play_round(Game.deal("classic", 2, 7), [bot, make_bot("easy")])
    assert bot.failed is not None
    assert bot.failed.reason == "ValueError: what?"


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.bots.external_bots.START", 0.0)
    bot = open_bot(program(tmp_path, "import time\ntime.sleep(60)\n"), patience=0.2)
    assert isinstance(bot, GuardedBot)
    for _ in range(200):
        bot.begin(turn())
    assert bot.failed is not None
    assert bot.failed.reason == "too slow"
