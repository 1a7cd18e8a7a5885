"""A learning curve as a small SVG picture, without a plotting library."""

from collections.abc import Sequence

WIDE, HIGH, LEFT, TOP = 640, 320, 60, 40


def draw_curve(curve: Sequence[tuple[float, int, float]], edition: str, players: int) -> str:
    """Minutes, decisions, share of rounds won."""
    last = max(curve[-1][0], 1.0)
    low, high = min(0.0, *(won for _, _, won in curve)), max(0.7, *(won for _, _, won in curve))

    def spot(minutes: float, won: float) -> str:
        across = LEFT + (WIDE - LEFT - 20) * minutes / last
        return f"{across:.1f},{TOP + (HIGH - TOP - 40) * (high - won) / (high - low):.1f}"

    fair = 1 / players
    points = " ".join(spot(minutes, won) for minutes, _, won in curve)
    even = " ".join(spot(minutes, fair) for minutes in (0, last))
    marks = [
        f'<text x="{LEFT - 8}" y="{float(spot(0, share).split(",")[1]) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        for share in [step / 10 for step in range(11)]
        if low <= share <= high
    ]
    marks += [
        f'<text x="{spot(minutes, low).split(",")[0]}" y="{HIGH - 20}" text-anchor="middle">{minutes} min</text>'
        for minutes in range(0, int(last) + 1, max(1, int(last) // 6))
    ]
    title = f"{edition}, {players} players: rounds won against normal (dashed: even)"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}"',
            '  font-family="sans-serif" font-size="12">',
            f'<rect width="{WIDE}" height="{HIGH}" fill="white"/>',
            f'<text x="{LEFT}" y="22" font-size="14">{title}</text>',
            *marks,
            f'<polyline points="{even}" fill="none" stroke="gray" stroke-dasharray="4"/>',
            f'<polyline points="{points}" fill="none" stroke="#2a5fbe" stroke-width="2"/>',
            "</svg>\n",
        ]
    )
