"""The pace of bots, who take their time so that a person can call, catch or jump in first."""

import os

from lastcard.cli.session import Session

VARIABLE = "LASTCARD_PACE"
THINKING = 1.1
"""Seconds until a bot plays."""
REACTING = 1.8
"""Seconds until a bot catches, or calls late."""
WINDOW = 3.0
"""Seconds until a bot plays while somebody could be caught, or the person could jump in."""

WATCHED = 0.4
"""Seconds until a bot plays when the person has no cards left."""


def pace_wanted() -> float:
    """Return the pace set in the environment: 1 is the default, 2 takes twice as long, 0 does not wait at all."""
    try:
        return max(0.0, float(os.environ.get(VARIABLE, "1")))
    except ValueError:
        return 1.0


def thinking_time(session: Session) -> float:
    """Return the seconds until a bot plays, as things stand at the table."""
    if not session.view.hand:  # out of the round, and only watching
        return WATCHED
    return WINDOW if session.view.exposed or session.view.interrupts else THINKING
