"""Reports: a self-contained HTML page with tables and plots, for phones and large screens."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from lastcard.arena.sheets import text_of

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2230; --soft: #646b7a; --line: #dcd8cf; --panel: #fff;
  --accent: #2a6fdb; --good: #1f8a5b; --bad: #c8402f; }
@media (prefers-color-scheme: dark) { :root { --paper: #14161c; --ink: #e8e9ee; --soft: #9aa1b1; --line: #31353f;
  --panel: #1c1f27; --accent: #6ea4ff; --good: #4cc38a; --bad: #ff7d6b; } }
* { box-sizing: border-box; }
body { font: 15px/1.5 system-ui, "Noto Sans CJK TC", sans-serif; max-width: 60rem; margin: 0 auto;
  padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink); }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; } h2 { font-size: 1.1rem; margin: 0 0 .6rem; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 1rem;
  margin: 1rem 0; }
section > p { color: var(--soft); margin: 0 0 .8rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 600; white-space: normal; }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; overflow-wrap: anywhere;
  min-width: 7rem; position: sticky; left: 0; background: var(--panel); }
tr + tr > * { border-top: 1px solid var(--line); } .strong td { font-weight: 700; }
tr.group > th { padding-top: .9rem; color: var(--ink); }
.heat td { min-width: 4.2rem; text-align: center; } .heat th { text-align: center; } .heat .none { color: var(--soft); }
.heat th:first-child { text-align: left; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.bars { display: grid; grid-template-columns: minmax(5rem, max-content) 1fr max-content; gap: .35rem .8rem;
  align-items: center; }
.bars > span:first-child, .bars .name { overflow-wrap: anywhere; max-width: 16rem; }
.bars .value { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bars .value small { color: var(--soft); }
.track { position: relative; height: 1.2rem; background: color-mix(in srgb, var(--line) 45%, transparent);
  border-radius: 4px; }
.track i { position: absolute; display: block; } .track .bar { top: 0; bottom: 0; left: 0; background: var(--accent);
  opacity: .8; border-radius: 4px; }
.track .bounds { top: 50%; height: 2px; margin-top: -1px; background: var(--ink); }
.track .fair { top: -4px; bottom: -4px; border-left: 2px dashed var(--soft); }
svg { display: block; width: 100%; max-width: 36rem; height: auto; }
svg text { fill: var(--soft); font: 11px system-ui, sans-serif; }
svg .grid { stroke: var(--line); } svg polyline { fill: none; stroke-width: 2; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin-top: .5rem; } .key span { overflow-wrap: anywhere; }
.key i { display: inline-block; width: .8rem; height: .8rem; border-radius: 3px; margin-right: .4rem; }
pre { overflow: auto; max-height: 20rem; padding: .5rem; border: 1px solid var(--line); border-radius: 6px; }
@media (max-width: 34rem) { .bars { grid-template-columns: 1fr max-content; } .bars .name { grid-column: 1 / -1;
  max-width: none; margin-bottom: -.3rem; } .heat td { min-width: 3.4rem; padding: .25rem .3rem; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .4rem; } }
"""
LINES = ("#2a6fdb", "#d9822b", "#1f8a5b", "#b0489e", "#c8402f", "#7a62d0", "#00858f", "#8a6d1d", "#5c6b8a", "#3f8f2f")
"""A colour for each player of a chart; there are never more than ten."""
LONGEST_HEAD = 14
"""Characters at the head of a column."""
WIDTH, HEIGHT, LEFT, BOTTOM = 400, 210, 34, 22


class Bar(NamedTuple):
    """A value between its bounds."""

    name: str
    value: float
    low: float
    high: float


class Line(NamedTuple):
    """A row of a table; a strong one stands out."""

    cells: Sequence[str]
    is_strong: bool = False


class Heat(NamedTuple):
    """A cell of a heat map: what it shows, and how warm it is, from 0 (cold) to 1 (warm)."""

    text: str
    warmth: float
    title: str = ""


def bars(values: Sequence[Bar], fair: float | None = None, is_share: bool = False) -> str:
    """Return a bar for each value, with a line for its bounds and a dashed line for an equal share."""
    top = max([*(bar.high for bar in values), fair or 0.0, 1e-9])

    def at(value: float) -> float:
        return 100 * min(max(0.0, value), top) / top

    rows = []
    for bar in values:
        track = f'<i class="bar" style="width:{at(bar.value):.1f}%"></i>'
        if bar.high > bar.low:
            place = f"left:{at(bar.low):.1f}%;width:{at(bar.high) - at(bar.low):.1f}%"
            track += f'<i class="bounds" style="{place}"></i>'
        if fair is not None:
            track += f'<i class="fair" style="left:{at(fair):.1f}%"></i>'
        value = f"{shown(bar.value, is_share)}{bounds_shown(bar, is_share)}"
        rows.append(
            f'<span class="name">{escape(bar.name)}</span><span class="track">{track}</span>'
            f'<span class="value">{value}</span>'
        )
    return f'<div class="bars">{"".join(rows)}</div>'


def shown(value: float, is_share: bool) -> str:
    return f"{value:.1%}" if is_share else text_of(float(value))


def bounds_shown(bar: Bar, is_share: bool) -> str:
    if bar.high <= bar.low:
        return ""
    return f" <small>{shown(bar.low, is_share)} – {shown(bar.high, is_share)}</small>"


def lines(series: Mapping[str, Sequence[tuple[float, float]]], label: str) -> str:
    """Return a chart with a line of points for each name; `label` says what it shows."""
    points = [point for line in series.values() for point in line]
    right = max((x for x, _ in points), default=1.0) or 1.0
    low, high = min((y for _, y in points), default=0.0), max((y for _, y in points), default=1.0)
    low, high = (low, high) if high > low else (low - 1, high + 1)

    def x_at(x: float) -> float:
        return LEFT + (WIDTH - LEFT - 8) * x / right

    def y_at(y: float) -> float:
        return 8 + (HEIGHT - BOTTOM - 8) * (high - y) / (high - low)

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">']
    for step in range(5):
        y = low + (high - low) * step / 4
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 8}" y1="{y_at(y):.1f}" y2="{y_at(y):.1f}"/>')
        parts.append(f'<text x="{LEFT - 5}" y="{y_at(y) + 4:.1f}" text-anchor="end">{text_of(round(y, 1))}</text>')
    for share in (0.0, 0.5, 1.0):
        anchor = ("start", "middle", "end")[int(2 * share)]
        x, number = x_at(right * share), f"{round(right * share):,}"
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 5}" text-anchor="{anchor}">{number}</text>')
    for color, line in zip(LINES, series.values(), strict=False):
        drawn = " ".join(f"{x_at(x):.1f},{y_at(y):.1f}" for x, y in line)
        parts.append(f'<polyline stroke="{color}" points="{drawn}"/>')
    names = zip(LINES, series, strict=False)
    key = "".join(f'<span><i style="background:{color}"></i>{escape(name)}</span>' for color, name in names)
    return "".join([*parts, "</svg>", f'<div class="key">{key}</div>'])


def heat_map(columns: Sequence[str], rows: Mapping[str, Sequence[Heat | None]]) -> str:
    """Return a table whose cells are coloured by their warmth; None is an empty cell."""
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(f"<tr><th>{escape(name)}</th>{''.join(map(heat_cell, cells))}</tr>" for name, cells in rows.items())
    table_ = f'<table class="heat"><thead><tr><th></th>{head}</tr></thead>{body}</table>'
    return f'<div class="scroll">{table_}</div>'


def shortened(name: str) -> str:
    """Return the end of a name that is too long, such as a command with a long path."""
    return name if len(name) <= LONGEST_HEAD else "…" + name[-LONGEST_HEAD + 1 :]


def heat_cell(cell: Heat | None) -> str:
    if cell is None:
        return '<td class="none">–</td>'
    side, depth = ("--good", cell.warmth - 0.5) if cell.warmth >= 0.5 else ("--bad", 0.5 - cell.warmth)
    percent = round(min(1.0, 2 * depth) * 75)
    color = f"background:color-mix(in srgb, var({side}) {percent}%, transparent)"
    return f'<td style="{color}" title="{escape(cell.title)}">{escape(cell.text)}</td>'


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """Return pairs of names and values as an HTML list."""
    return "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in pairs) + "</dl>"


def table(columns: Sequence[str], groups: Mapping[str, Sequence[Line]]) -> str:
    """Return an HTML table; the rows of each group stand under its heading, if it is not empty."""
    head = "".join(f"<th>{escape(column)}</th>" for column in columns)
    body = "".join(
        (f'<tr class="group"><th colspan="{len(columns)}">{escape(heading)}</th></tr>' if heading else "")
        + "".join(map(table_row, rows))
        for heading, rows in groups.items()
    )
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def table_row(line: Line) -> str:
    strong = ' class="strong"' if line.is_strong else ""
    return f"<tr{strong}>" + "".join(f"<td>{escape(cell)}</td>" for cell in line.cells) + "</tr>"


def preformatted(texts: Sequence[tuple[str, str]]) -> str:
    """Return sentences, each with a preformatted text under it, or none."""
    return "".join(
        f"<p>{escape(sentence)}</p>" + (f"<pre>{escape(text)}</pre>" if text else "") for sentence, text in texts
    )


def explained(text: str, content: str) -> str:
    """Return a part of the page with a sentence above it."""
    return f"<p>{escape(text)}</p>{content}"


def page(title: str, about: str, parts: Sequence[tuple[str, str]], lang: str = "en") -> str:
    """Return the page; `parts` are headings, each with the HTML under it."""
    body = "".join(f"<section><h2>{escape(heading)}</h2>{content}</section>" for heading, content in parts)
    return (
        f'<!doctype html><html lang="{escape(lang)}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1><p>{escape(about)}</p>{body}</html>\n"
    )
