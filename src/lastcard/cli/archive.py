"""`lastcard archive`: rounds as Parquet, from simulation, records or a server's data; and checks of such files."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from lastcard.bots import BOTS
from lastcard.bots.external_bots import is_external
from lastcard.cli.arena import read_rounds
from lastcard.cli.commands import SOURCES
from lastcard.cli.errors import Misuse, complain, require
from lastcard.cli.options import read_options
from lastcard.locale import say
from lastcard.rules.model.errors import LastcardError
from lastcard.server.config import database_in

if TYPE_CHECKING:
    from lastcard.arena.archive import Row


def run_archive(arguments: Namespace, lang: str) -> int:
    require("pyarrow", "parquet", lang)
    if arguments.check:
        if not arguments.record:
            raise Misuse(say("cli-missing", {"words": "RECORD"}, lang))
        return check(arguments, lang)
    source = arguments.source or ("records" if arguments.record else "simulation")
    if source not in SOURCES:
        raise Misuse(say("cli-no-source", {"source": source, "known": ", ".join(SOURCES)}, lang))
    from lastcard.arena.archive import write_archive  # noqa: PLC0415, the arena takes long to load

    out = Path(arguments.out or f"{arguments.edition if source == 'simulation' else source}.parquet")
    pieces = {"simulation": simulated, "records": recorded, "server": agreed}[source](arguments, lang)
    rows = write_archive(pieces, out)
    print(say("cli-archived", {"file": str(out), "count": rows}, lang))
    return 0


def check(arguments: Namespace, lang: str) -> int:
    """Play every round of archives again."""
    from lastcard.arena.archive import check_archive  # noqa: PLC0415

    for name in arguments.record:
        count = check_archive(Path(name))
        print(say("cli-archive-checked", {"file": name, "count": count}, lang))
    return 0


def simulated(arguments: Namespace, lang: str) -> Iterator[bytes]:
    from lastcard.arena.archived_play import ArchivedPlay, play_all  # noqa: PLC0415

    levels = [level.strip() for level in arguments.bots.split(",")]
    for level in levels:
        if level not in BOTS and not is_external(level):
            raise Misuse(say("cli-no-bot", {"level": level, "known": ", ".join(BOTS)}, lang))
    bots = tuple(levels[seat % len(levels)] for seat in range(arguments.players))
    rounds, options = read_rounds(arguments.rounds, lang), read_options(arguments.option)
    return play_all(
        ArchivedPlay(arguments.edition, bots, rounds, arguments.seed or "archive", options), arguments.workers
    )


def recorded(arguments: Namespace, _lang: str) -> Iterator[bytes]:
    from lastcard.arena.archive import Origin, packed, record_id, rows_of  # noqa: PLC0415
    from lastcard.record import load_record  # noqa: PLC0415

    for name in arguments.record:
        file = Path(name)
        record = load_record(file)
        yield packed(rows_of(record, Origin("record", record_id(file.read_text("utf-8")))))


def agreed(arguments: Namespace, lang: str) -> Iterator[bytes]:
    """Yield rounds of a server that all their players have agreed to; report and skip one that cannot be read."""
    require("sqlalchemy", "server", lang)
    from lastcard.arena.archive import packed  # noqa: PLC0415
    from lastcard.server.store.open_archive import archived_rounds  # noqa: PLC0415, it takes long to load
    from lastcard.server.store.storage import open_beside  # noqa: PLC0415, likewise

    storage = open_beside(arguments.database or database_in(Path(arguments.data).expanduser()))
    try:
        for found in archived_rounds(storage.engine):
            rows: list[Row] = []
            try:
                rows = found.rows()
            except LastcardError as error:
                complain(say("cli-archive-left-out", {"round": found.id, "detail": str(error)}, lang))
            if rows:
                yield packed(rows)
    finally:
        storage.close()
