"""Seats that their owners have lent to programs, which come in with a token. Only its digest is kept."""

import hmac
from hashlib import sha256

from lastcard.table import requests as r
from lastcard.table.lobby.lobby import Lent, Lobby
from lastcard.table.log import TableLog
from lastcard.table.refusals import Refusal

TOKEN_CHARACTERS = 64
"""No token is longer."""
PROGRAM_MAY = (r.Act, r.Explain, r.Commit, r.Reveal, r.Pong)
"""What a program may ask for; everything else is up to its owner. It does not talk."""


class Programs:
    def __init__(self, lobby: Lobby, log: TableLog) -> None:
        self._lobby = lobby
        self._log = log

    def lend(self, person: str, token: str, until: float) -> None:
        """Lend somebody's seat to whoever shows this token, and no longer to anyone before. Raises Refusal."""
        if person not in self._lobby.people():
            raise Refusal("not-seated")
        if self._lobby.sharing(person):
            raise Refusal("handed-round")
        self._lobby.programs[person] = Lent(digest(token), until)
        self._tell(person)

    def take_back(self, person: str) -> None:
        """Stop lending somebody's seat. Raises Refusal if it is not lent."""
        if self._lobby.programs.pop(person, None) is None:
            raise Refusal("not-lent")
        self._tell(person)

    def end_old(self, now: float) -> None:
        """Take back the seats whose time is up, given the time of day."""
        for person, lent in list(self._lobby.programs.items()):
            if now >= lent.until:
                self.take_back(person)

    def owner_of(self, token: str, now: float) -> str | None:
        """Return whose seat a token is for at this time of day; None if it is not valid, or no longer."""
        if len(token) > TOKEN_CHARACTERS:
            return None
        shown = digest(token)
        for person, lent in self._lobby.programs.items():
            if hmac.compare_digest(lent.token, shown) and now < lent.until:
                return person
        return None

    def is_good(self, person: str, token: str) -> bool:
        """Return whether a seat is still lent to whoever came in by this token's digest."""
        lent = self._lobby.programs.get(person)
        return lent is not None and lent.token == token

    def _tell(self, person: str) -> None:
        is_lent = person in self._lobby.programs
        self._log.add_lobby_change({"event": "program", "name": self._lobby.name_of(person), "program": is_lent})


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode(errors="replace")).hexdigest()
