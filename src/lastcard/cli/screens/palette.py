"""Colours and their uses. Nothing is told by colour alone."""

FILLS = {
    "r": ("#ffffff", "#c62828"),
    "b": ("#ffffff", "#1565c0"),
    "g": ("#ffffff", "#2e7d32"),
    "y": ("#1c1c1c", "#f9c80e"),
    "p": ("#ffffff", "#7b1fa2"),
    "k": ("#ffffff", "#d01c5c"),
    "t": ("#ffffff", "#00776a"),
    "o": ("#1c1c1c", "#f57c00"),
}
"""Ink and ground of each colour, at least 4.5 : 1."""
FADED = {
    "r": ("#e9a3a3", "#43191c"),
    "b": ("#9cc4ef", "#132a45"),
    "g": ("#9ccf9f", "#172f1c"),
    "y": ("#d6bd5c", "#3d3513"),
    "p": ("#d0a0e4", "#2f1640"),
    "k": ("#eba3bd", "#441529"),
    "t": ("#8accc3", "#0e302c"),
    "o": ("#e3af76", "#402410"),
}
BRIGHT = {
    "r": "#ff8a80",
    "b": "#82b1ff",
    "g": "#7bd88f",
    "y": "#ffd84d",
    "p": "#d59cf0",
    "k": "#ff8ab5",
    "t": "#5fd6c6",
    "o": "#ffab57",
}
"""Colours for letters on the dark table."""
WILD_FILL = ("#ffffff", "#3a3a44")
WILD_FADED = ("#b9b9c4", "#24242b")
UNKNOWN = ("#b9b9c4", "#24242b")

INK = "#e6e6ea"
STRONG = f"bold {INK}"
QUIET = "#9a9aa6"
HEADING = "bold #ffd84d"
EXAMPLE = "italic #b5c7ff"
LIT = "bold #101014 on #ffffff"
"""Marks whose decision it is, and the cursor."""
ALARM = "bold #101014 on #ffd84d"
"""Marks what needs a quick answer."""
BUTTON = "bold #ffffff on #3b4252"
KEY = "#c9cad6"
BACK = "#c9c9d6 on #2b2f3a"
"""The backs of the draw pile."""
CURSOR = "bold #ffffff"

ACCENTS = {
    "": "#2f5d3a",
    "avengers": "#23336b",
    "bts": "#5b2a86",
    "minecraft": "#3f6b2c",
    "flip": "#4a5a6b",
    "flip dark": "#5a1e6e",
    "no-mercy": "#7a1616",
}
"""The colour of the title line in each edition; "" for any other edition."""


def accent(edition: str, side: str) -> str:
    mood = f"{edition} dark" if side == "dark" else edition
    return ACCENTS.get(mood, ACCENTS[""])
