"""Language models in the arena, by scripted stand-ins: legal-move rate, cost, and the league. No model is called."""

import json
import sys
from pathlib import Path

import msgspec
import pytest

from lastcard.arena.contest import Contest
from lastcard.arena.league import Entry, as_line, entry_of, is_proved, read_league
from lastcard.arena.runs import run_contest
from lastcard.bots import open_bot
from lastcard.bots.external_bots import GuardedBot
from lastcard.bots.language_models import LanguageModelBot
from lastcard.bots.rounds import play_round
from lastcard.cli.main import main
from lastcard.rules.game import Game

pytestmark = pytest.mark.once

STAND_IN = """
import json, sys
asked = 0
for line in sys.stdin:
    told = json.loads(line)
    if "tell" in told:
        continue
    asked += 1
    assert "Your hand" in told["text"]
    action = "play the red one" if asked % 4 == 0 else told["actions"][0]
    answer = {"action": f" `{action}` ", "tokens_in": len(told["text"]) // 4, "tokens_out": 3, "cost": 0.001}
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def model(tmp_path: Path) -> str:
    file = tmp_path / "model.py"
    file.write_text(STAND_IN)
    return f"llm:{sys.executable} {file}"


def test_an_illegal_answer_is_counted_and_the_model_plays_on(model: str) -> None:
    bot = open_bot(model, 1)
    assert isinstance(bot, GuardedBot)
    assert isinstance(bot.bot, LanguageModelBot)
    play_round(Game.deal("no-mercy", 2, 3), [bot, open_bot("easy")])
    assert bot.failed is None
    used = bot.bot.usage
    assert used.questions > 3
    assert used.legal == used.questions - used.questions // 4
    assert used.cost == pytest.approx(used.questions * 0.001)
    assert used.tokens_out == 3 * used.questions
    bot.bot.close()


def test_the_arena_tells_what_a_model_came_to(model: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, league = tmp_path / "contest", tmp_path / "league.jsonl"
    words = ["--rounds", "8", "--workers", "1", "--out", str(out), "--patience", "30"]
    assert main(["arena", "--players", f"{model},easy", *words]) == 0
    told = capsys.readouterr().out
    assert "legal" in told.splitlines()[0]
    assert "0.75" in told or "0.7" in told
    page = (out / "report.html").read_text(encoding="utf-8")
    assert "Language models" in page
    adding = ["--add", str(out), "--player", model, "--name", "Stand-in", "--by", "a test"]
    assert main(["league", str(league), *adding]) == 0
    assert main(["league", str(league), "--proof", str(out)]) == 0
    assert main(["league", str(league), *adding]) == 1
    assert "line 2" in capsys.readouterr().err
    line = json.loads(league.read_text().splitlines()[0])
    assert 0.6 < line["legal"] / line["questions"] < 0.9
    assert line["cost"] > 0


def test_the_league_refuses_what_does_not_hold_together(tmp_path: Path) -> None:
    contest = Contest("classic", ("easy", "random"), rounds=6)
    run_contest(contest, tmp_path, processes=1)
    entry = entry_of(tmp_path, "easy", "Easy", "a test", "2026-11-18")
    assert [type(each) for _, each in read_league(as_line(entry))] == [Entry]
    wrong = {
        "share": 0.99 if entry.share < 0.5 else 0.01,
        "won": entry.rounds + 1,
        "low": 1.0,
        "legal": 5,
        "tokens_in": 7,
        "edition": "tarot",
        "player": "hard",
        "rounds": entry.rounds + 1,
        "digest": "abc",
        "date": "yesterday",
        "players": ["easy"],
    }
    for name, value in wrong.items():
        bent = {**msgspec.to_builtins(entry), name: value}
        (_, problem), = read_league(json.dumps(bent))  # fmt: skip
        assert isinstance(problem, str), name
    assert isinstance(next(read_league("nonsense"))[1], str)
    assert isinstance(next(read_league(json.dumps({**msgspec.to_builtins(entry), "more": 1})))[1], str)
    assert not is_proved(msgspec.structs.replace(entry, won=entry.won + 1), tmp_path)


def test_the_league_of_the_docs_holds() -> None:
    file = Path(__file__).parents[2] / "docs" / "league.jsonl"
    entries = [entry for _, entry in read_league(file.read_text(encoding="utf-8"))]
    assert entries
    assert all(isinstance(entry, Entry) for entry in entries), entries


SAYS = """
import sys
prompt = sys.stdin.read()
actions = [line[2:].split(" (")[0] for line in prompt.splitlines() if line.startswith("- ")]
print(f"I could draw, but I choose\\n**{actions[0]}**" if actions else "no idea")
"""


def test_the_example_asks_a_command(tmp_path: Path) -> None:
    says = tmp_path / "says.py"
    says.write_text(SAYS)
    example = Path(__file__).parents[2] / "docs" / "examples" / "mymodel.py"
    bot = open_bot(f"llm:{sys.executable} {example} {sys.executable} {says}", 1, patience=30)
    assert isinstance(bot, GuardedBot)
    assert isinstance(bot.bot, LanguageModelBot)
    view = Game.setup("classic", ["r1 r2 g5", "g1 g2", "b1 b2"], "r5").view(0)
    assert bot.choose(view) == "play g5"
    assert bot.failed is None
    assert bot.bot.usage.legal == 1
    assert bot.bot.usage.tokens_in > 50
    bot.bot.close()
