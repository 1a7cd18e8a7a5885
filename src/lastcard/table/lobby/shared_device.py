"""A device that players at a table share: whose cards it shows, and for whom it speaks."""

from collections.abc import Sequence

from lastcard.table import requests as r
from lastcard.table.lobby.identities import cover_of, guest_of, is_cover, owner_of
from lastcard.table.lobby.lobby import Lobby
from lastcard.table.lobby.settings import check_avatar, clean_name, distinct_name
from lastcard.table.match.seat_action import SeatAction
from lastcard.table.refusals import Refusal


class SharedDevice:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def seat_guests(self, person: str, guests: Sequence[r.Sit]) -> None:
        """Give chairs to those who play on a person's device, and let nobody else come in. Raises Refusal."""
        lobby = self._lobby
        for number, guest in enumerate(guests, 1):
            name = distinct_name(clean_name(guest.name), lobby.names(but=""))
            lobby.sit(guest_of(person, number), name, check_avatar(guest.avatar), guest.chair)
        lobby.device, lobby.locked = person, True

    def enters_as(self, identity: str) -> str:
        """Return who somebody comes in as: a shared device comes in covered."""
        return cover_of(identity) if identity == self._lobby.device else identity

    def uncover(self, identity: str, chair: int) -> str:
        """Return who sits on a chair and plays on the same device. Raises Refusal if nobody does."""
        person = self._lobby.check_chair(chair).person
        if person not in self._lobby.sharing(identity):
            raise Refusal("not-here")
        return person

    def cover(self, identity: str) -> str:
        """Return who a device is while all cards are covered. Raises Refusal if it is not shared."""
        if not self._lobby.sharing(identity):
            raise Refusal("not-here")
        return cover_of(owner_of(identity))

    def actor(self, identity: str, message: r.Act) -> str:
        """Return who takes an action: under cover, anybody at the device can call and catch. Raises Refusal."""
        if message.chair is None and not is_cover(identity):
            return identity
        if message.chair is None or not SeatAction.read(message.chair, message.action).is_call:
            raise Refusal("covered")
        return self.uncover(identity, message.chair)

    def speaker(self, identity: str, message: r.Message) -> str:
        """Return who makes a request other than an action: while cards are covered, the owner of the device.

        The owner also helps to shuffle, for all who play on it.
        """
        is_for_all = isinstance(message, r.Commit | r.Reveal) and bool(self._lobby.sharing(identity))
        return owner_of(identity) if is_for_all or is_cover(identity) else identity
