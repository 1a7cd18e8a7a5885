"""The results of a contest: in the terminal, as sheets and as a page. Bots that failed are named first."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import indent

from lastcard import __version__
from lastcard.arena.contest import Contest, Played
from lastcard.arena.ratings import Standing, own_rounds, rated_over_time, standings
from lastcard.arena.report import Bar, Heat, bars, explained, facts, heat_map, lines, page, preformatted
from lastcard.arena.rivalries import Rivalry, who_beats_whom, wins_by_seat
from lastcard.arena.sheets import Sheet, plain, write_all
from lastcard.bots.language_models import Usage
from lastcard.cli.errors import complain
from lastcard.cli.figure_tables import contest_table, usage_table
from lastcard.locale import edition_name, option_value, say
from lastcard.rules import COMPILED

POINTS_IN_TIME = 60
"""The number of points on the curve of a rating."""


def show_contest(rounds: list[Played], contest: Contest, folder: Path | None, lang: str) -> None:
    """Print the results, and write them to the folder, if one is given."""
    found = standings(rounds)
    results = results_sheet(found, rounds)
    failures = failure_texts(rounds, lang)
    for headline, details in failures:
        complain(headline)
        if details:
            print(indent(details.rstrip(), "  "), file=sys.stderr)
    if found:
        print(plain(results))
    if folder is None:
        return
    html = contest_page(rounds, found, failures, contest, lang)
    files = write_all([results, rounds_sheet(rounds), failures_sheet(rounds)], folder)
    report = folder / "report.html"
    report.write_text(html, encoding="utf-8")
    print(say("cli-written", {"files": ", ".join(str(file) for file in [*files, report])}, lang))


def failure_texts(rounds: Sequence[Played], lang: str) -> list[tuple[str, str]]:
    """Return a sentence for each bot that failed, with its traceback or output, and one on rounds that do not count."""
    told = []
    for number, played in enumerate(rounds, start=1):
        for seat, reason, details in played.breakdowns:
            values = {"bot": played.seating[seat], "round": number, "reason": reason}
            told.append((say("cli-arena-failed", values, lang), details))
    lost = len(rounds) - len(own_rounds(rounds))
    if lost:
        told.append((say("cli-arena-not-counted", {"lost": lost, "rounds": len(rounds)}, lang), ""))
    return told


def results_sheet(found: Sequence[Standing], rounds: Sequence[Played]) -> Sheet:
    """Return the results of all players, with the usage of language models if any played."""
    columns: tuple[str, ...] = ("player", "share", "low", "high", "rounds", "rating", "rating±", "points")
    used = usage_of_all(rounds)
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
            *(usage_columns(used.get(each.player)) if used else ()),
        )
        for each in found
    ]
    return Sheet("results", (*columns, *(USAGE if used else ())), rows)


USAGE = ("legal", "questions", "tokens_in", "tokens_out", "cost")


def usage_of_all(rounds: Sequence[Played]) -> dict[str, Usage]:
    """Return the usage of each language model in all rounds that count."""
    used: dict[str, Usage] = {}
    for played in own_rounds(rounds):
        for name, usage in played.usage:
            used[name] = used.get(name, Usage()).plus(usage)
    return used


def usage_columns(usage: Usage | None) -> tuple[object, ...]:
    if usage is None or not usage.questions:
        return (None,) * len(USAGE)
    legal = round(usage.legal / usage.questions, 4)
    return legal, usage.questions, usage.tokens_in, usage.tokens_out, round(usage.cost, 4)


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
    rounds: Sequence[Played], found: Sequence[Standing], failures: list[tuple[str, str]], contest: Contest, lang: str
) -> str:
    """Return the page: what was played and what failed, then shares, ratings, who beats whom, and figures."""
    parts = [(say("report-played", lang=lang), facts(contest_facts(contest, lang)))]
    if failures:
        parts.append((say("cli-arena-failures", lang=lang), preformatted(failures)))
    if found:
        parts += result_parts(own_rounds(rounds), found, lang)
        parts.append((say("cli-simulate-figures", lang=lang), contest_table(found, lang)))
    name = edition_name(contest.edition, lang)
    about = say("cli-arena-about", {"rounds": len(rounds), "edition": name}, lang)
    return page(f"Lastcard: {name}", about, parts, lang)


def result_parts(rounds: list[Played], found: Sequence[Standing], lang: str) -> list[tuple[str, str]]:
    """Return the plots of a contest, each with its heading."""
    order = [each.player for each in found]
    shares = [Bar(each.player, each.share.won, each.share.low, each.share.high) for each in found]
    history, _ = rated_over_time(rounds, POINTS_IN_TIME)
    over_time = say("report-ratings", lang=lang)
    chart = lines({name: history[name] for name in order}, over_time)
    parts = [
        (say("cli-arena-share", lang=lang), bars(shares, found[0].fair, is_share=True)),
        (over_time, explained(say("report-ratings.more", lang=lang), chart)),
    ]
    if len(order) > 1:
        beats = heat_map(order, {name: beaten_by(name, order, who_beats_whom(rounds)) for name in order})
        parts.append((say("report-beats", lang=lang), explained(say("report-beats.more", lang=lang), beats)))
    by_seat = wins_by_seat(rounds)
    seats = [say("report-seat", {"seat": seat}, lang) for seat in range(len(rounds[0].seating))]
    from_seat = heat_map(seats, {name: [seat_heat(each, len(seats)) for each in by_seat[name]] for name in order})
    parts.append((say("report-seats", lang=lang), explained(say("report-seats.more", lang=lang), from_seat)))
    used = usage_of_all(rounds)
    if used:
        parts.append((say("cli-arena-legal", lang=lang), usage_table(used, lang)))
    return parts


def beaten_by(name: str, others: Sequence[str], rivalries: dict[tuple[str, str], Rivalry]) -> list[Heat | None]:
    """Return a row of the heat map of who beats whom."""
    found = [rivalries.get((name, other)) for other in others]
    return [None if each is None else Heat(f"{each.share:.0%}", each.share) for each in found]


def seat_heat(won: Rivalry, seats: int) -> Heat | None:
    """Return a cell of the heat map of wins by seat; an equal share is neither warm nor cold."""
    if not won.rounds:
        return None
    fair = 1 / seats
    warmth = 0.5 * won.share / fair if won.share < fair else 0.5 + 0.5 * (won.share - fair) / (1 - fair)
    return Heat(f"{won.share:.0%}", warmth, f"{won.won} / {won.rounds}")


def contest_facts(contest: Contest, lang: str) -> list[tuple[str, str]]:
    """Return what was played, for the beginning of the report."""
    told = common_facts(contest.edition, contest.options, contest.seed, lang)
    told.insert(1, (say("report-bots", lang=lang), ", ".join(contest.players)))
    if contest.playouts:
        told.append((say("report-playouts", lang=lang), str(contest.playouts)))
    return told


def common_facts(edition: str, options: Mapping[str, object], seed: str, lang: str) -> list[tuple[str, str]]:
    """Return what every report says of what was played: edition, options by name, seed and version."""
    changed = [
        f"{say(f'option-{name}.title', lang=lang)}: {option_value(name, value, lang)} ({name}={value})"
        for name, value in options.items()
    ]
    version = {"version": __version__, "speed": "compiled" if COMPILED else "plain"}
    return [
        (say("report-edition", lang=lang), f"{edition_name(edition, lang)} ({edition})"),
        (say("report-options", lang=lang), "; ".join(changed) or say("report-usual", lang=lang)),
        (say("report-seed", lang=lang), seed),
        (say("report-version", lang=lang), say("cli-version", version, lang)),
    ]
