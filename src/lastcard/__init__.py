"""Lastcard: five printed UNO editions by the book."""

from lastcard import editions, pickling
from lastcard.locale import speak_to_programs
from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.model.actions import Action, Decision
from lastcard.rules.model.cards import Card
from lastcard.rules.model.edition import Edition
from lastcard.rules.model.errors import (
    VOICE,
    BadEdition,
    BadOptions,
    BadPosition,
    BadRecord,
    Explanation,
    IllegalAction,
    LastcardError,
    Reason,
)
from lastcard.rules.model.events import Event
from lastcard.rules.text.views import View

__version__ = "0.2.0"

VOICE.speak = speak_to_programs
pickling.register()
EDITIONS = tuple(edition.id for edition in editions.EDITIONS)

__all__ = [
    "EDITIONS",
    "Action",
    "BadEdition",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Card",
    "Decision",
    "Edition",
    "Event",
    "Explanation",
    "Game",
    "IllegalAction",
    "LastcardError",
    "Match",
    "Reason",
    "View",
]
