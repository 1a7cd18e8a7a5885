"""The results of a contest: in the terminal, as sheets and as a page. Bots that failed are named first."""

from collections.abc import Sequence
from pathlib import Path

from lastcard.arena.contest import Played
from lastcard.arena.ratings import Standing, own_rounds, standings
from lastcard.arena.report import Bar, bars, page, preformatted, table
from lastcard.arena.sheets import Sheet, plain, write_all
from lastcard.cli.errors import complain
from lastcard.locale import edition_name, say


def show_contest(rounds: list[Played], edition: str, folder: Path | None, lang: str) -> None:
    """Print the results, and write them into the folder if there is one."""
    found = standings(rounds)
    results = results_sheet(found)
    failures = failure_texts(rounds, lang)
    for headline, details in failures:
        complain(headline)
        if details:
            complain(details.rstrip())
    if found:
        print(plain(results))
    if folder is None:
        return
    html = contest_page(rounds, found, failures, edition, lang)
    files = write_all([results, rounds_sheet(rounds), failures_sheet(rounds)], folder)
    report = folder / "report.html"
    report.write_text(html, encoding="utf-8")
    print(say("cli-written", {"files": ", ".join(str(file) for file in [*files, report])}, lang))


def failure_texts(rounds: Sequence[Played], lang: str) -> list[tuple[str, str]]:
    """Return a sentence for each bot that failed, with its traceback or output, and one on what does not count."""
    told = []
    for number, played in enumerate(rounds, start=1):
        for seat, reason, details in played.breakdowns:
            values = {"bot": played.seating[seat], "round": number, "reason": reason}
            told.append((say("cli-arena-failed", values, lang), details))
    lost = len(rounds) - len(own_rounds(rounds))
    if lost:
        told.append((say("cli-arena-not-counted", {"lost": lost, "rounds": len(rounds)}, lang), ""))
    return told


def results_sheet(found: Sequence[Standing]) -> Sheet:
    rows: list[tuple[object, ...]] = [
        (
            each.player,
            round(each.share.won, 4),
            round(each.share.low, 4),
            round(each.share.high, 4),
            each.share.rounds,
            round(each.rating, 2),
            round(each.uncertainty, 2),
            round(each.points, 1),
        )
        for each in found
    ]
    return Sheet("results", ("player", "share", "low", "high", "rounds", "rating", "rating±", "points"), rows)


def rounds_sheet(rounds: Sequence[Played]) -> Sheet:
    columns = ("deal", "seating", "winner", "winner_seat", "decisions", "points", "stand_ins")
    return Sheet(
        "rounds",
        columns,
        [
            (
                each.deal,
                " ".join(each.seating),
                None if each.winner is None else each.seating[each.winner],
                each.winner,
                each.decisions,
                " ".join(map(str, each.points)),
                " ".join(map(str, each.stand_ins)),
            )
            for each in rounds
        ],
    )


def failures_sheet(rounds: Sequence[Played]) -> Sheet:
    rows: list[tuple[object, ...]] = [
        (played.seating[seat], number, played.deal, seat, reason, details)
        for number, played in enumerate(rounds, start=1)
        for seat, reason, details in played.breakdowns
    ]
    return Sheet("failures", ("player", "round", "deal", "seat", "reason", "details"), rows)


def contest_page(
    rounds: Sequence[Played], found: Sequence[Standing], failures: list[tuple[str, str]], edition: str, lang: str
) -> str:
    """Return the page: failures first, then shares, ratings and figures."""
    parts: list[tuple[str, str]] = []
    if failures:
        parts.append((say("cli-arena-failures", lang=lang), preformatted(failures)))
    if found:
        shares = [Bar(each.player, each.share.won, each.share.low, each.share.high) for each in found]
        ratings = [
            Bar(each.player, each.rating, each.rating - each.uncertainty, each.rating + each.uncertainty)
            for each in found
        ]
        parts.append((say("cli-arena-share", lang=lang), bars(shares, found[0].fair)))
        parts.append((say("cli-arena-rating", lang=lang), bars(ratings)))
        parts.append((say("cli-simulate-figures", lang=lang), table(results_sheet(found))))
    about = say("cli-arena-about", {"rounds": len(rounds), "edition": edition_name(edition, lang)}, lang)
    return page(f"Lastcard: {edition_name(edition, lang)}", about, parts, lang)
