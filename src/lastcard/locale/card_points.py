"""The points table of an edition: how much its cards count."""

from lastcard.locale.event_lines import listed
from lastcard.locale.fluent_texts import say
from lastcard.locale.names import kind_name
from lastcard.rules.model.edition import Edition
from lastcard.rules.model.faces import Face


def points_table(edition: Edition, lang: str = "en") -> list[tuple[str, str]]:
    """Return rows of points and the cards that count them: first numbers at face value, then from low to high."""
    named: dict[int, list[str]] = {}
    has_numbers = False
    for face in kinds_of(edition):
        points = edition.points.get(face.symbol, face.points)
        if points == face.number:
            has_numbers = True
        else:
            named.setdefault(points, []).append(kind_name(face, lang, edition.id))
    rows = [
        (say("count-points", {"points": points}, lang), listed(names, lang)) for points, names in sorted(named.items())
    ]
    numbers = (say("rules-points-face", lang=lang), say("rules-points-numbers", lang=lang))
    return [numbers, *rows] if has_numbers else rows


def kinds_of(edition: Edition) -> list[Face]:
    """Return one face of each symbol in the edition's decks, in their order."""
    kinds: dict[str, Face] = {}
    for side in edition.sides:
        for text in side.deck:
            face = Face(text)
            kinds.setdefault(face.symbol, face)
    return list(kinds.values())
