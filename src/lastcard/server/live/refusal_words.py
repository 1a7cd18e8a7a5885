"""Refusals in the words of a table: players by their names, and cards as its edition prints them."""

from lastcard.locale import say
from lastcard.locale.refusals import speak
from lastcard.table import Lobby
from lastcard.table.match.characters import number_of
from lastcard.table.refusals import Refusal


def refusal_text(refusal: Refusal, lobby: Lobby, lang: str) -> str:
    """Return what a refusal says at this table."""
    values = dict(refusal.values)
    if name := name_at(lobby, values.get("seat"), lang):
        values["seat"] = name
    return speak(refusal.key, values, lang, lobby.settings.book.edition.id)


def name_at(lobby: Lobby, seat: object, lang: str) -> str:
    """Return the name of whoever plays this seat, a bot's in the reader's language; "" if nobody does."""
    for number, chair in enumerate(lobby.chairs):
        if chair.player == seat and seat is not None:
            return chair.name or say(f"name-{number_of(number)}", lang=lang)
    return ""
