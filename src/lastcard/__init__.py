"""Lastcard: five printed UNO editions by the book."""

from lastcard import editions
from lastcard.locale import speak
from lastcard.rules.actions import Action, Decision
from lastcard.rules.cards import Card
from lastcard.rules.edition import Edition
from lastcard.rules.errors import (
    VOICE,
    BadEdition,
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalAction,
    LastcardError,
    Reason,
)
from lastcard.rules.events import Event
from lastcard.rules.game import Game
from lastcard.rules.match import Match
from lastcard.rules.views import View

VOICE.speak = speak
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
    "Game",
    "IllegalAction",
    "LastcardError",
    "Match",
    "Reason",
    "View",
]
