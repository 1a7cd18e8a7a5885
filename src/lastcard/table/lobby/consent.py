"""Whether rounds may go into the open archive: the host has everybody asked, and all who played must have agreed."""

from lastcard.table import requests as r
from lastcard.table.lobby.lobby import Lobby, note
from lastcard.table.log import TableLog
from lastcard.table.refusals import Refusal


def take_answer(lobby: Lobby, log: TableLog, person: str, message: r.Consent) -> None:
    """Note whether somebody with a chair agrees, now and until they say otherwise. Raises Refusal."""
    if person not in lobby.people():
        raise Refusal("not-seated")
    if not lobby.settings.archive:
        raise Refusal("no-archive")
    if person in lobby.agreed:
        lobby.agreed.remove(person)
    if message.agreed:
        note(lobby.agreed, person)
    log.add_lobby_change()


def is_archived(lobby: Lobby) -> bool:
    """Return whether the round that is over now may go into the archive: everybody who played it agrees."""
    if not lobby.settings.archive or lobby.round is None:
        return False
    people = [person for person in lobby.round.people if person]
    return bool(people) and all(person in lobby.agreed for person in people)
