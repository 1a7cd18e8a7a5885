"""Writes the tables of docs/environments.md anew: shapes, action spaces, the layout of observations."""

import re

import project
from lastcard.envs.spec import EDITIONS, VERSION, Spec

PAGE = project.ROOT / "docs" / "environments.md"
START, END = "<!-- made by tools/environments.py -->", "<!-- end -->"


def shapes() -> str:
    lines = ["| edition | actions | observation, 2 players | 4 players | 10 players |", "|---|---|---|---|---|"]
    for edition in EDITIONS:
        sizes = [str(Spec(edition, players).row_size) for players in (2, 4, 10)]
        lines.append(f"| {edition} | {len(Spec(edition).actions)} | {' | '.join(sizes)} |")
    return "\n".join(lines)


def action_tables() -> str:
    parts: list[str] = []
    for edition in EDITIONS:
        actions = [f"{number} `{text}`" for number, text in enumerate(Spec(edition).actions)]
        parts.append(f"**{edition}**, version {VERSION}: {', '.join(actions)}.")
    return "\n\n".join(parts)


def layout() -> str:
    spec = Spec("flip", 3)
    fields = [f"`{name}` {place.start}–{place.stop - 1}" for name, place in spec.fields.items()]
    return f"For example flip with three players, {spec.row_size} bytes: {', '.join(fields)}."


def written(text: str) -> str:
    """The page with its tables made anew, in the order in which they stand there."""
    made = iter([shapes(), layout(), action_tables()])
    pattern = re.compile(re.escape(START) + ".*?" + re.escape(END), re.DOTALL)
    return pattern.sub(lambda _: f"{START}\n\n{next(made)}\n\n{END}", text)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
