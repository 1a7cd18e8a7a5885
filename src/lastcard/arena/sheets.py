"""Results as sheets of rows: as text, CSV and Parquet."""

import csv
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple


class Sheet(NamedTuple):
    """A named sheet with columns and rows."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[object, ...]]


def text_of(value: object) -> str:
    """Return a value as people read it."""
    return f"{value:.4g}" if isinstance(value, float) else "" if value is None else str(value)


def plain(sheet: Sheet) -> str:
    """Return a sheet as text, with numbers aligned to the right."""
    lines = [sheet.columns, *(tuple(text_of(value) for value in row) for row in sheet.rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(sheet.columns))]
    numeric = [all(isinstance(row[place], (int, float)) for row in sheet.rows) for place in range(len(widths))]
    return "\n".join(
        "  ".join(
            text.rjust(width) if right else text.ljust(width)
            for text, width, right in zip(line, widths, numeric, strict=True)
        ).rstrip()
        for line in lines
    )


def has_parquet() -> bool:
    """Return whether pyarrow is installed."""
    return find_spec("pyarrow") is not None


def write_csv(sheet: Sheet, folder: Path) -> Path:
    """Write a sheet as CSV, and return the file."""
    file = folder / f"{sheet.name}.csv"
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream)
        writer.writerow(sheet.columns)
        writer.writerows(sheet.rows)
    return file


def write_parquet(sheet: Sheet, folder: Path) -> Path:
    """Write a sheet as Parquet, and return the file. Needs pyarrow (`pip install lastcard[parquet]`)."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    columns = {name: [row[place] for row in sheet.rows] for place, name in enumerate(sheet.columns)}
    file = folder / f"{sheet.name}.parquet"
    parquet.write_table(arrow.table(columns), file)
    return file


def write_all(sheets: Sequence[Sheet], folder: Path) -> list[Path]:
    """Write all sheets in every available format, and return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [write_csv(sheet, folder) for sheet in sheets]
    if has_parquet():
        files += [write_parquet(sheet, folder) for sheet in sheets]
    return files
