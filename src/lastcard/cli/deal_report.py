"""`lastcard simulate --fairness`: how well deals match a fair shuffle, as a table and as pictures."""

from argparse import Namespace
from pathlib import Path

from lastcard.arena.deal_plots import Column, bell, columns
from lastcard.arena.deal_statistics import (
    Deals,
    count_deals,
    deviations,
    expected_specials,
    first_cards,
    specials_of,
    tests_of,
)
from lastcard.arena.sheets import Sheet, plain, write_all
from lastcard.arena.statistics import Counts, numbers
from lastcard.cli.options import read_options
from lastcard.locale import edition_name, say


def report_deals(arguments: Namespace, rounds: int, lang: str) -> int:
    """Deal, test, and print the results; with --out, also write them to files with pictures."""
    options = read_options(arguments.option)
    deals = Deals(arguments.edition, arguments.players, rounds, arguments.seed or "fairness", options)
    counts = count_deals(deals, arguments.on, arguments.workers)
    rows: list[tuple[object, ...]] = [tuple(each) for each in tests_of(deals, counts)]
    sheet = Sheet("fairness", ("test", "chi-square", "freedom", "p"), rows)
    values = {"rounds": rounds, "players": deals.players, "edition": edition_name(deals.edition, lang)}
    print(say("cli-fairness-about", values, lang))
    print(plain(sheet))
    if arguments.out:
        folder = Path(arguments.out)
        files = write_all([sheet], folder)
        for name, picture in pictures(deals, counts).items():
            files.append(folder / f"{name}.svg")
            files[-1].write_text(picture, encoding="utf-8")
        print(say("cli-written", {"files": ", ".join(map(str, files))}, lang))
    return 0


def pictures(deals: Deals, counts: Counts) -> dict[str, str]:
    """Return the plots by name. Their few words are English, as the names of the tests are."""
    wins = numbers(counts, "wins")
    share = sum(wins.values()) / deals.players
    won = [Column(f"seat {seat}", wins.get(seat, 0), share) for seat in range(deals.players)]
    low = min([share, *(each.found for each in won)]) * 0.98
    turned = [Column(card if len(card) < 4 else "", count, hoped) for card, count, hoped in first_cards(deals, counts)]
    expected = expected_specials(deals, counts)
    held = [
        Column(str(many), count / deals.players, hoped)
        for many, (*found, hoped) in enumerate(
            zip(*(specials_of(deals, counts, seat) for seat in range(deals.players)), expected, strict=True)
        )
        for count in [sum(found)]
    ]
    off = deviations(deals, counts)
    return {
        "positions": bell("How far each card at each place is off, in standard deviations; red: a fair shuffle", off),
        "first-cards": columns("The first card turned up, number of deals; red: expected", turned),
        "hands": columns("Cards in a hand that are no numbers, number of hands for each seat; red: expected", held),
        "wins": columns("Rounds won by each seat (the axis does not begin at 0); red: an equal share", won, low),
    }
