"""Loads an archive in pandas, polars and DuckDB, and counts the same things in each. Prints JSON."""

import json
from pathlib import Path

import duckdb
import pandas as pd
import polars as pl

from lastcard.arena.archive import packed, write_archive
from lastcard.arena.archived_play import ArchivedPlay, play_archived

FILE = Path("rounds.parquet")


def main() -> None:
    rounds = ArchivedPlay("flip", ("normal", "easy", "random"), 20)
    write_archive((packed(play_archived(rounds, number)) for number in range(20)), FILE)
    frame, lazy = pd.read_parquet(FILE), pl.read_parquet(FILE)
    loaded = duckdb.read_parquet(str(FILE))
    asked = "count(*), count(DISTINCT round), sum(pile), sum((action = 'draw')::INT), sum(counts[1])"
    names = ("rows", "rounds", "pile", "draws", "first hand")
    in_pandas = (
        len(frame),
        frame["round"].nunique(),
        int(frame["pile"].sum()),
        int((frame["action"] == "draw").sum()),
        int(frame["counts"].str[0].sum()),
    )
    in_polars = (
        len(lazy),
        lazy["round"].n_unique(),
        lazy["pile"].cast(pl.Int64).sum(),
        (lazy["action"].cast(pl.String) == "draw").sum(),
        lazy["counts"].list.get(0).cast(pl.Int64).sum(),
    )
    in_duckdb = [int(number) for number in loaded.aggregate(asked).fetchall()[0]]
    found = {"pandas": in_pandas, "polars": in_polars, "duckdb": in_duckdb}
    print(json.dumps({reader: dict(zip(names, numbers, strict=True)) for reader, numbers in found.items()}))


if __name__ == "__main__":
    main()
