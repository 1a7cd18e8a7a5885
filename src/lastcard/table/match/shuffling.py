"""Shuffling before a round: the server commits, everybody commits, everybody reveals, and the key follows from it all.

The server's commitment is in the lobby from the beginning, and the others' are before anybody is asked to reveal: what
is told is stored first. After a restart, people are asked again for whatever was not stored yet, and no secret is drawn
anew. Whoever does not answer in time is left out.
"""

from msgspec import Struct

from lastcard.fairness.commitments import server_commitment, share_commitment
from lastcard.fairness.evidence import Evidence
from lastcard.fairness.seat_share import SeatShare
from lastcard.table.lobby.identities import is_person
from lastcard.table.lobby.lobby import Lobby, Shuffle
from lastcard.table.lobby.presence import Presence
from lastcard.table.match.timing import Timing
from lastcard.table.refusals import Refusal


class Answers(Struct):
    """What people have sent since they were last asked, by seat."""

    commitments: dict[int, str] = {}
    shares: dict[int, str] = {}


class Shuffling:
    """Asks the people of the shuffle in the lobby, and waits for them no longer than it may."""

    def __init__(self, lobby: Lobby, presence: Presence, timing: Timing) -> None:
        self._lobby = lobby
        self._presence = presence
        self._timing = timing
        self._answers = Answers()
        self._deadline = 0.0
        self._waits_for_absent = False
        """Whether those who are not connected are waited for, as after a restart."""

    def begin(self, now: float) -> None:
        """Ask everybody who is present for a commitment."""
        self._answers = Answers()
        self._ask(now)

    def resume(self, now: float) -> None:
        """Ask again after a restart, or when somebody comes back to an empty table."""
        self._waits_for_absent = True
        self._deadline = now + self._timing.come_back

    def _ask(self, now: float) -> None:
        self._waits_for_absent = False
        self._deadline = now + self._timing.answer

    # What people send

    def commit(self, person: str, commitment: str) -> None:
        """Take somebody's commitment. Raises Refusal if they have none to make, or have made another."""
        shuffle, seat = self._seat_of(person)
        if shuffle.commitments is not None:
            raise Refusal("shuffle-late")
        if self._answers.commitments.setdefault(seat, commitment) != commitment:
            raise Refusal("shuffle-settled")

    def reveal(self, person: str, share: str) -> None:
        """Take somebody's share. Raises Refusal if it is not the one that they have committed to."""
        shuffle, seat = self._seat_of(person)
        if shuffle.commitments is None:
            raise Refusal("shuffle-early")
        if share_commitment(commitment_of(shuffle), seat, share) != shuffle.commitments[seat]:
            raise Refusal("shuffle-share")
        self._answers.shares[seat] = share

    def _seat_of(self, person: str) -> tuple[Shuffle, int]:
        shuffle = self._lobby.shuffle
        if shuffle is None:
            raise Refusal("shuffle-late")
        if person not in shuffle.people:
            raise Refusal("not-playing")
        return shuffle, shuffle.people.index(person)

    # What comes of it

    def next_wakeup(self) -> float | None:
        """Return when nobody is waited for any longer; None if nothing is being shuffled."""
        return None if self._lobby.shuffle is None else self._deadline

    def advance(self, now: float) -> bool:
        """Ask for shares once all commitments are there; return whether that has changed the lobby."""
        shuffle = self._lobby.shuffle
        if shuffle is None or shuffle.commitments is not None or self._is_awaited(now, self._answers.commitments):
            return False
        shuffle.commitments = [self._answers.commitments.get(seat) for seat in range(len(shuffle.people))]
        self._ask(now)
        return True

    def is_done(self, now: float) -> bool:
        """Return whether the cards can be dealt: nobody is waited for."""
        shuffle = self._lobby.shuffle
        return (
            shuffle is not None and shuffle.commitments is not None and not self._is_awaited(now, self._answers.shares)
        )

    def _is_awaited(self, now: float, answers: dict[int, str]) -> bool:
        """Return whether somebody who has not answered yet still can."""
        shuffle = self._lobby.shuffle
        assert shuffle is not None
        if now >= self._deadline:
            return False
        return any(seat not in answers and self._can_answer(shuffle, seat) for seat in range(len(shuffle.people)))

    def _can_answer(self, shuffle: Shuffle, seat: int) -> bool:
        """Return whether this seat is asked; of players who share a device, only its owner is."""
        person = shuffle.people[seat]
        if not is_person(person) or self._lobby.chair_of(person) is None:
            return False
        if shuffle.commitments is not None and shuffle.commitments[seat] is None:
            return False
        return self._waits_for_absent or self._presence.is_present(person)

    def evidence(self) -> Evidence:
        """Return how the key of the round comes about."""
        shuffle = self._lobby.shuffle
        assert shuffle is not None
        terms, commitments = shuffle.terms, shuffle.commitments
        assert commitments is not None
        return Evidence(
            table=terms.table,
            round=terms.round,
            number=terms.number,
            is_drawn=terms.dealer is None,
            commitment=commitment_of(shuffle),
            secret=shuffle.secret,
            shares=[
                SeatShare(kind, commitments[seat], self._answers.shares.get(seat))
                for seat, kind in enumerate(terms.seats)
            ],
        )


def commitment_of(shuffle: Shuffle) -> str:
    """Return the server's commitment."""
    return server_commitment(shuffle.terms, shuffle.secret)
