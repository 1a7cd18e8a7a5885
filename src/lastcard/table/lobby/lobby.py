"""Who sits where, who is host, and how the match stands: all of a table but the actions of the current round.

It is plain data and is stored as it is, so the names of its fields are those of stored tables.
"""

from hashlib import blake2b

from msgspec import Struct, field

from lastcard.table.lobby.settings import AUTOPILOT, Settings
from lastcard.table.refusals import Refusal


class Chair(Struct):
    """A place at the table: a person's, a bot's, or free. A person is an id that no other client learns."""

    person: str = ""
    name: str = ""
    bot: str = ""
    player: int | None = None
    """The seat in the current round; None for a chair that does not play in it."""
    stands_in: bool = False
    """The bot plays for somebody who left, and goes when the round is over."""
    next_person: str = ""
    """Who takes this chair when the next round begins."""
    next_name: str = ""
    score: int = 0

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


class RoundHeader(Struct, frozen=True):
    """How a round began: with its actions, enough to replay it."""

    id: str
    key: str
    dealer: int
    players: list[int]
    """The chair of each seat."""
    names: list[str]
    people: list[str]
    number: int
    began: int = 0
    """The version of the table with which it was dealt."""


class Lobby(Struct):
    code: str
    settings: Settings
    chairs: list[Chair]
    host: str
    locked: bool = False
    removed: list[str] = field(default_factory=list)
    muted: list[str] = field(default_factory=list)
    match_key: str = ""
    """The key that all shuffles of the match derive from; empty before the first match."""
    dealer: int | None = None
    """The chair that dealt last."""
    winner: int | None = None
    """The chair that has won the match."""
    round: RoundHeader | None = None
    is_over: bool = True
    """No round is being played."""
    results: list[dict[str, object]] = field(default_factory=list)
    """The rounds of this match that are over: round id, winner, points of each chair."""
    version: int = 0

    def chair_of(self, person: str) -> int | None:
        """Return the chair that somebody sits on, or None."""
        for place, chair in enumerate(self.chairs):
            if chair.person == person:
                return place
        return None

    def waiting_chair_of(self, person: str) -> int | None:
        """Return the chair that somebody takes when the next round begins, or None."""
        return next((place for place, chair in enumerate(self.chairs) if chair.next_person == person), None)

    def seat_of(self, person: str) -> int | None:
        """Return somebody's seat in the current round; None if they only watch."""
        chair = self.chair_of(person)
        return None if chair is None else self.chairs[chair].player

    def seats(self) -> dict[str, int]:
        """Return the seat of each person in the current round."""
        return {chair.person: chair.player for chair in self.chairs if chair.person and chair.player is not None}

    def people(self) -> list[str]:
        """Return everybody with a chair, clockwise, and then those who will have one."""
        seated = [chair.person for chair in self.chairs if chair.person]
        return seated + [chair.next_person for chair in self.chairs if chair.next_person]

    def name_of(self, person: str) -> str:
        """Return the name on the chair that somebody has or will have, or "" without one."""
        for chair in self.chairs:
            if chair.person == person:
                return chair.name
            if chair.next_person == person:
                return chair.next_name
        return ""

    def rename(self, person: str, name: str) -> None:
        for chair in self.chairs:
            if chair.person == person:
                chair.name = name
            if chair.next_person == person:
                chair.next_name = name

    def handle(self, person: str) -> str:
        """Return what other clients know a person by at this table; it says nothing about the id."""
        return blake2b(f"{self.code} {person}".encode(), digest_size=6).hexdigest()

    def find_handle(self, handle: str, also: list[str]) -> str:
        """Return the person with this handle, among those with a chair, the muted and `also`. Raises Refusal."""
        for person in [*self.people(), *also, *self.muted]:
            if self.handle(person) == handle:
                return person
        raise Refusal("no-person")

    def check_chair(self, chair: int) -> Chair:
        """Return a chair by its number. Raises Refusal if there is none."""
        if chair >= len(self.chairs):
            raise Refusal("no-chair", {"chair": chair + 1})
        return self.chairs[chair]

    # Coming and going

    def sit(self, person: str, name: str, chair: int | None) -> None:
        """Give somebody a chair, from the next round on if one is being played; None is any. Raises Refusal."""
        if self.locked:
            raise Refusal("locked")
        if chair is None:
            chair = self.first_open_chair()
        taken = self.check_chair(chair)
        if taken.person or taken.next_person:
            raise Refusal("taken")
        waiting = self.waiting_chair_of(person)
        if waiting is not None:
            self.cancel_waiting(self.chairs[waiting])
        if self.is_over:
            taken.person, taken.name, taken.bot, taken.stands_in = person, name, "", False
        else:
            taken.next_person, taken.next_name = person, name
        if not self.host:
            self.host = person

    def first_open_chair(self) -> int:
        """Return the first free chair, or else the first bot's. Raises Refusal if there is neither."""
        open_chairs = [place for place, chair in enumerate(self.chairs) if not chair.person and not chair.next_person]
        free = [place for place in open_chairs if self.chairs[place].is_free]
        if not open_chairs:
            raise Refusal("full")
        return (free or open_chairs)[0]

    def cancel_waiting(self, chair: Chair) -> None:
        """Let nobody take this chair in the next round."""
        chair.next_person = chair.next_name = ""

    def leave(self, person: str) -> None:
        """Free somebody's chair, or let a bot play there to the end of the round. The next person becomes host."""
        order = self.people()
        for chair in self.chairs:
            if chair.next_person == person:
                self.cancel_waiting(chair)
            if chair.person == person:
                chair.person = ""
                if self.is_over:
                    chair.name, chair.score, chair.player = "", 0, None
                else:
                    chair.bot, chair.stands_in = AUTOPILOT, True
        if self.host == person:
            place = order.index(person) if person in order else 0
            after = [each for each in order[place:] + order[:place] if each != person]
            self.host = after[0] if after else ""
            self.locked = self.locked and bool(after)  # nobody would be left to unlock it

    def seat_bot(self, place: int, level: str) -> None:
        """Put a bot on a chair. Raises Refusal if a person has it, or it is free and a round is being played."""
        chair = self.check_chair(place)
        if chair.person or chair.next_person:
            raise Refusal("taken")
        if not self.is_over and chair.is_free:
            raise Refusal("round-on")
        chair.bot, chair.stands_in = level, False

    def dismiss_bot(self, place: int) -> None:
        """Free a bot's chair, at once or when the round is over. Raises Refusal if a person has it."""
        chair = self.check_chair(place)
        if chair.person or chair.next_person:
            raise Refusal("taken")
        if self.is_over:
            self.chairs[place] = Chair()
        elif chair.bot:
            chair.stands_in = True

    def seat_newcomers(self) -> None:
        """Before a round: free the chairs of bots that stood in, and seat those who waited."""
        for place, chair in enumerate(self.chairs):
            if chair.next_person:
                self.chairs[place] = Chair(person=chair.next_person, name=chair.next_name, score=chair.score)
            elif chair.stands_in:
                self.chairs[place] = Chair()
            self.chairs[place].player = None

    def resize(self, seats: int) -> None:
        """Add or remove chairs; people keep theirs. Raises Refusal if there are too few for them."""
        while len(self.chairs) > seats:
            spare = next((place for place in reversed(range(len(self.chairs))) if not self.chairs[place].person), None)
            if spare is None:
                raise Refusal("too-few-seats")
            del self.chairs[spare]
        self.chairs += [Chair() for _ in range(seats - len(self.chairs))]
