"""`lastcard league`: results of language models and bots in a file that others can add to."""

from argparse import Namespace
from datetime import UTC, datetime
from pathlib import Path

from lastcard.arena.league import Entry, as_line, entry_of, is_proved, read_league
from lastcard.arena.sheets import Sheet, plain
from lastcard.cli.errors import Misuse, complain
from lastcard.locale import say


def run_league(arguments: Namespace, lang: str) -> int:
    """Add a result if one is given; then check the whole file and show it, the best of each edition first."""
    file = Path(arguments.league)
    if arguments.add:
        add_result(file, arguments, lang)
    entries, problems = [], 0
    for number, entry in read_league(file.read_text(encoding="utf-8")):
        if isinstance(entry, Entry):
            entries.append(entry)
            continue
        problems += 1
        complain(say("cli-league-bad", {"line": number, "problem": entry}, lang))
    if arguments.proof:
        problems += check_proof(entries, Path(arguments.proof), lang)
    print(plain(league_sheet(entries)))
    return 1 if problems else 0


def add_result(file: Path, arguments: Namespace, lang: str) -> None:
    if not arguments.player or not arguments.name or not arguments.by:
        raise Misuse(say("cli-league-who", lang=lang))
    today = datetime.now(UTC).date().isoformat()
    entry = entry_of(Path(arguments.add), arguments.player, arguments.name, arguments.by, today)
    with file.open("a", encoding="utf-8") as league:
        league.write(as_line(entry) + "\n")


def check_proof(entries: list[Entry], folder: Path, lang: str) -> int:
    """Compare entries with the rounds in a folder, and report those that do not match; return how many."""
    wrong = [entry for entry in entries if not is_proved(entry, folder)]
    for entry in wrong:
        complain(say("cli-league-unproved", {"name": entry.name}, lang))
    return len(wrong)


def league_sheet(entries: list[Entry]) -> Sheet:
    columns = ("edition", "name", "among", "share", "low", "high", "rounds", "legal", "cost", "by", "date")
    ordered = sorted(entries, key=lambda each: (each.edition, -each.share))
    return Sheet("league", columns, [row(each) for each in ordered])


def row(entry: Entry) -> tuple[object, ...]:
    others = list(entry.players)
    others.remove(entry.player)
    legal = entry.legal / entry.questions if entry.questions else None
    figures = (entry.share, entry.low, entry.high, entry.rounds, legal, entry.cost)
    return (entry.edition, entry.name, ",".join(others), *figures, entry.by, entry.date)
