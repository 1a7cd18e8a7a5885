"""Who sits where, who is host, and how the match stands: all of a table that is not the round under way.

It is plain data and is stored as it is; with the moves of the round it is the whole table.
"""

from hashlib import blake2b

from msgspec import Struct, field

from lastcard.table.errors import Refusal
from lastcard.table.settings import AUTOPILOT, Settings


class Chair(Struct):
    """Held by a person, by a bot, or free. Persons are known by an id that nobody else is told."""

    person: str = ""
    name: str = ""
    bot: str = ""
    player: int | None = None
    """The seat in the round under way."""
    stands_in: bool = False
    """The bot plays for somebody who left, to the end of the round."""
    next_person: str = ""
    """Who sits down here when the next round begins."""
    next_name: str = ""
    score: int = 0

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


class RoundHeader(Struct, frozen=True):
    """How a round began: enough, with its moves, to play it again."""

    id: str
    key: str
    dealer: int
    players: list[int]
    """The chair of each player."""
    names: list[str]
    people: list[str]
    number: int
    began: int = 0
    """The table's version with the deal."""


class Lobby(Struct):
    code: str
    settings: Settings
    chairs: list[Chair]
    host: str
    locked: bool = False
    removed: list[str] = field(default_factory=list)
    muted: list[str] = field(default_factory=list)
    match_key: str = ""
    """Empty before the first match."""
    dealer: int | None = None
    """The chair that dealt last."""
    winner: int | None = None
    """The chair that has won the match."""
    round: RoundHeader | None = None
    is_over: bool = True
    """No round is under way."""
    results: list[dict[str, object]] = field(default_factory=list)
    """The rounds of this match that are over: round id, winner, points of each chair."""
    version: int = 0

    def chair_of(self, person: str) -> int | None:
        for place, chair in enumerate(self.chairs):
            if chair.person == person:
                return place
        return None

    def waiting_chair_of(self, person: str) -> int | None:
        return next((place for place, chair in enumerate(self.chairs) if chair.next_person == person), None)

    def seat_of(self, person: str) -> int | None:
        """The seat in the round under way; None for whoever only watches."""
        chair = self.chair_of(person)
        return None if chair is None else self.chairs[chair].player

    def seats(self) -> dict[str, int]:
        """Who sits where in the round under way."""
        return {chair.person: chair.player for chair in self.chairs if chair.person and chair.player is not None}

    def people(self) -> list[str]:
        """All who sit here, clockwise, and then those who will."""
        seated = [chair.person for chair in self.chairs if chair.person]
        return seated + [chair.next_person for chair in self.chairs if chair.next_person]

    def handle(self, person: str) -> str:
        """What others know a person by at this table; it says nothing about the id."""
        return blake2b(f"{self.code} {person}".encode(), digest_size=6).hexdigest()

    def find_handle(self, handle: str, also: list[str]) -> str:
        for person in [*self.people(), *also, *self.muted]:
            if self.handle(person) == handle:
                return person
        raise Refusal("no-person")

    def check_chair(self, chair: int) -> Chair:
        if chair >= len(self.chairs):
            raise Refusal("no-chair", {"chair": chair + 1})
        return self.chairs[chair]

    def check_host(self, person: str) -> None:
        if person != self.host:
            raise Refusal("not-host")

    # Coming and going

    def sit(self, person: str, name: str, chair: int | None) -> None:
        if self.locked:
            raise Refusal("locked")
        if chair is None:
            chair = self.first_open_chair()
        taken = self.check_chair(chair)
        if taken.person or taken.next_person:
            raise Refusal("taken")
        waiting = self.waiting_chair_of(person)
        if waiting is not None:
            self.give_up(self.chairs[waiting])
        if self.is_over:
            taken.person, taken.name, taken.bot, taken.stands_in = person, name, "", False
        else:
            taken.next_person, taken.next_name = person, name
        if not self.host:
            self.host = person

    def first_open_chair(self) -> int:
        open_chairs = [place for place, chair in enumerate(self.chairs) if not chair.person and not chair.next_person]
        free = [place for place in open_chairs if self.chairs[place].is_free]
        if not open_chairs:
            raise Refusal("full")
        return (free or open_chairs)[0]

    def give_up(self, chair: Chair) -> None:
        chair.next_person = chair.next_name = ""

    def leave(self, person: str) -> None:
        """A bot plays on to the end of the round; the next person is host."""
        order = self.people()
        for chair in self.chairs:
            if chair.next_person == person:
                self.give_up(chair)
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

    def fill(self, place: int, level: str) -> None:
        chair = self.check_chair(place)
        if chair.person or chair.next_person:
            raise Refusal("taken")
        if not self.is_over and chair.is_free:
            raise Refusal("round-on")
        chair.bot, chair.stands_in = level, False

    def free(self, place: int) -> None:
        chair = self.check_chair(place)
        if chair.person or chair.next_person:
            raise Refusal("taken")
        if self.is_over:
            self.chairs[place] = Chair()
        elif chair.bot:
            chair.stands_in = True

    def seat_newcomers(self) -> None:
        """Before a round: who stood in goes, who waited sits down."""
        for place, chair in enumerate(self.chairs):
            if chair.next_person:
                self.chairs[place] = Chair(person=chair.next_person, name=chair.next_name, score=chair.score)
            elif chair.stands_in:
                self.chairs[place] = Chair()
            self.chairs[place].player = None

    def resize(self, seats: int) -> None:
        """More or fewer chairs; people keep theirs."""
        while len(self.chairs) > seats:
            spare = next((place for place in reversed(range(len(self.chairs))) if not self.chairs[place].person), None)
            if spare is None:
                raise Refusal("too-few-seats")
            del self.chairs[spare]
        self.chairs += [Chair() for _ in range(seats - len(self.chairs))]
