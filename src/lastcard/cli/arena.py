"""`lastcard arena` and `lastcard simulate`: from the command line to tables, files and a page."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from lastcard.bots import BOTS
from lastcard.bots.external_bots import is_external
from lastcard.cli.commands import WHERE
from lastcard.cli.errors import Misuse, complain, require
from lastcard.cli.options import read_option, read_options
from lastcard.locale import edition_name, option_value, say

if TYPE_CHECKING:
    from lastcard.arena.report import Bar
    from lastcard.arena.sheets import Sheet
    from lastcard.arena.statistics import Counts, Figure, Simulation

STOPPED = 130


def run_arena(arguments: Namespace, lang: str) -> int:
    from lastcard.arena.contest import Contest  # noqa: PLC0415, the arena takes long to load
    from lastcard.arena.runs import KEPT, run_contest  # noqa: PLC0415

    check_place(arguments.on, lang)
    players = tuple(name.strip() for name in arguments.players.split(","))
    for name in players:
        if name not in BOTS and not is_external(name):
            raise Misuse(say("cli-no-bot", {"level": name, "known": ", ".join(BOTS)}, lang))
    contest = Contest(
        arguments.edition,
        players,
        read_rounds(arguments.rounds, lang),
        arguments.seed or "arena",
        read_options(arguments.option),
        arguments.playouts,
        float(arguments.patience),
    )
    folder = Path(arguments.out) if arguments.out else None
    try:
        rounds = run_contest(contest, folder, arguments.on, arguments.workers)
    except KeyboardInterrupt:
        if folder is not None:
            complain(say("cli-stopped", {"file": str(folder / KEPT)}, lang))
        return STOPPED
    from lastcard.cli.contest_report import show_contest  # noqa: PLC0415

    show_contest(rounds, contest, folder, lang)
    return 0


def run_simulate(arguments: Namespace, lang: str) -> int:
    from dataclasses import replace  # noqa: PLC0415, together with what follows

    from lastcard.arena.statistics import Simulation, figures, run_simulation  # noqa: PLC0415

    check_place(arguments.on, lang)
    options = read_options(arguments.option)
    rounds = read_rounds(arguments.rounds, lang)
    if arguments.fairness:
        from lastcard.cli.deal_report import report_deals  # noqa: PLC0415, it loads the arena

        return report_deals(arguments, rounds, lang)
    simulation = Simulation(arguments.edition, arguments.players, rounds, arguments.seed or "simulate", options)
    counts = run_simulation(simulation, arguments.on, arguments.workers)
    other: list[Figure] = []
    if arguments.compare:
        name, value = read_option(arguments.compare)
        changed = replace(simulation, options={**options, name: value})
        other = figures(run_simulation(changed, arguments.on, arguments.workers))
    show_simulation(simulation, counts, other, arguments, lang)
    return 0


def show_simulation(
    simulation: "Simulation", counts: "Counts", other: "list[Figure]", arguments: Namespace, lang: str
) -> None:
    from lastcard.arena.report import bars, explained, facts, page  # noqa: PLC0415
    from lastcard.arena.sheets import plain  # noqa: PLC0415
    from lastcard.arena.statistics import figures, number  # noqa: PLC0415
    from lastcard.cli.figure_tables import comparison_table, figures_table  # noqa: PLC0415

    found = figures(counts)
    sheet = comparison(found, other) if arguments.compare else figure_sheet(found)
    print(plain(sheet))
    if not arguments.out:
        return
    values = {
        "rounds": simulation.rounds,
        "players": simulation.players,
        "edition": edition_name(simulation.edition, lang),
        "told": number(counts, "rounds_with_events"),
    }
    headings = {"length": "cli-simulate-lengths", "wins": "cli-simulate-wins", "rule": "cli-simulate-rules"}
    parts = [(say("report-played", lang=lang), facts(simulation_facts(simulation, lang)))]
    for group, key in headings.items():
        drawn = [bar_of(each, simulation.edition, lang) for each in found if each.group == group]
        fair = 1 / simulation.players if group == "wins" else None
        parts.append((say(key, lang=lang), bars(drawn, fair, group != "length")))
    if arguments.compare:
        name, value = read_option(arguments.compare)
        told = f"{say(f'option-{name}.title', lang=lang)}: {option_value(name, value, lang)}"
        shown = comparison_table(sheet.rows, told, simulation.edition, lang)
        heading = say("cli-simulate-change", {"option": arguments.compare}, lang)
        parts.append((heading, explained(say("cli-simulate-change.more", lang=lang), shown)))
    else:
        rest = [each for each in found if each.group not in headings]
        parts.append((say("cli-simulate-figures", lang=lang), figures_table(rest, simulation.edition, lang)))
    title = f"Lastcard: {values['edition']}"
    write([sheet], page(title, say("cli-simulate-about", values, lang), parts, lang), Path(arguments.out), lang)


def simulation_facts(simulation: "Simulation", lang: str) -> list[tuple[str, str]]:
    """Return what was simulated, for the beginning of the report."""
    from lastcard.cli.contest_report import common_facts  # noqa: PLC0415, it loads the arena

    played = common_facts(simulation.edition, simulation.options, simulation.seed, lang)
    return [*played, (say("report-players", lang=lang), str(simulation.players))]


def bar_of(figure: "Figure", edition: str, lang: str) -> "Bar":
    from lastcard.arena.report import Bar  # noqa: PLC0415
    from lastcard.cli.figure_tables import figure_name  # noqa: PLC0415

    low = figure.value if figure.low is None else figure.low
    name = figure_name(figure.group, figure.name, edition, lang)
    return Bar(name, figure.value, low, figure.value if figure.high is None else figure.high)


def figure_sheet(found: "list[Figure]") -> "Sheet":
    from lastcard.arena.sheets import Sheet  # noqa: PLC0415

    return Sheet("figures", ("group", "name", "value", "low", "high"), [tuple(each) for each in found])


def comparison(found: "list[Figure]", other: "list[Figure]") -> "Sheet":
    """Return the figures side by side; a difference counts if it is larger than both margins together."""
    from lastcard.arena.sheets import Sheet  # noqa: PLC0415
    from lastcard.arena.statistics import difference  # noqa: PLC0415

    columns = ("group", "name", "value", "changed", "difference", "low", "high")
    return Sheet("figures", columns, difference(found, other))


def write(sheets: "list[Sheet]", html: str, folder: Path, lang: str) -> None:
    from lastcard.arena.sheets import write_all  # noqa: PLC0415

    files = write_all(sheets, folder)
    report = folder / "report.html"
    report.write_text(html, encoding="utf-8")
    print(say("cli-written", {"files": ", ".join(str(file) for file in [*files, report])}, lang))


def check_place(on: str, lang: str) -> None:
    if on not in WHERE:
        raise Misuse(say("cli-no-place", {"on": on, "known": ", ".join(WHERE)}, lang))
    if on == "ray":
        require("ray", "ray", lang)


def read_rounds(text: str, lang: str) -> int:
    """Return a number of rounds, written as 1000 or 1e6."""
    try:
        rounds = float(text)
    except ValueError:
        rounds = 0.0
    if not 1 <= rounds <= 1e12:
        raise Misuse(say("cli-bad-rounds", {"rounds": text}, lang))
    return int(rounds)
