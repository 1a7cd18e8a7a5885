"""Who sits where, who is host, and how the match stands: all of a table but the actions of the current round.

It is plain data and is stored as it is, so its field names are part of the stored format.
"""

from hashlib import blake2b

from msgspec import Struct, field
from msgspec.structs import replace

from lastcard.fairness.evidence import Evidence
from lastcard.fairness.terms import Terms
from lastcard.limits import NOTED
from lastcard.table.lobby.identities import owner_of, players_of
from lastcard.table.lobby.settings import AUTOPILOT, Settings
from lastcard.table.refusals import Refusal

PACES = {"calm": 1.8, "usual": 1.0, "brisk": 0.4}
"""How long bots pause at each pace, as a share of what is usual."""


class Chair(Struct):
    """A place at the table: a person's, a bot's, or free. A person is an id that no other client learns."""

    person: str = ""
    name: str = ""
    avatar: str = ""
    bot: str = ""
    player: int | None = None
    """The seat in the current round; None for a chair that does not play in it."""
    stands_in: bool = False
    """The bot plays for somebody who left, and goes when the round is over."""
    next_person: str = ""
    """Who takes this chair when the next round begins."""
    next_name: str = ""
    next_avatar: str = ""
    score: int = 0

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot


class RoundHeader(Struct, frozen=True):
    """How a round began: together with its actions, all that is needed to replay it."""

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
    rules: int = 0
    """The version of the rules that it was dealt by."""
    deck: list[dict[str, int]] = field(default_factory=list)
    """How often each face was in the deck, side by side."""
    state: str = ""
    """The digest of the round as it was dealt."""
    evidence: Evidence | None = None
    """How the key came about; None for a round that nobody helped to shuffle."""
    position: str = ""
    """The position that it began with if it was not dealt, everybody's cards included; then there is no key."""


class Shuffle(Struct):
    """A round that is about to be dealt: who will sit where, and who has committed to what."""

    terms: Terms
    players: list[int]
    """The chair of each seat."""
    people: list[str]
    """The person on each seat; "" for a bot."""
    secret: str
    """The server's, which nobody is told before the round is over."""
    commitments: list[str | None] | None = None
    """What each seat has committed to; None while they may still commit."""


class Branch(Struct, frozen=True):
    """The moment of a finished round that a try-out goes on from."""

    round: str
    """The id of that round."""
    step: int
    """How many moves had been made; 0 is the deal."""
    seat: int
    """The seat that is tried."""
    pile: str
    """`real` or `shuffled`."""


class Lent(Struct, frozen=True):
    """A seat that its owner has lent to a program."""

    token: str
    """Only its digest."""
    until: float
    """The time of day when it ends, in seconds since 1970."""


def handle_of(place: str, person: str) -> str:
    """Return what others know a person by at a table or in a circle; it says nothing about the id."""
    return blake2b(f"{place} {person}".encode(), digest_size=6).hexdigest()


class Lobby(Struct):
    code: str
    settings: Settings
    chairs: list[Chair]
    host: str
    locked: bool = False
    pace: str = "usual"
    """How fast bots play: one of PACES."""
    removed: list[str] = field(default_factory=list)
    admitted: list[str] = field(default_factory=list)
    """People without a chair who may come in although somebody was removed."""
    muted: list[str] = field(default_factory=list)
    agreed: list[str] = field(default_factory=list)
    """People who let their rounds at this table go into the open archive."""
    match_key: str = ""
    """The seed for bots and their pauses, the same after a restart; empty before the first match."""
    dealer: int | None = None
    """The chair that dealt last."""
    winner: int | None = None
    """The chair that has won the match."""
    round: RoundHeader | None = None
    shuffle: Shuffle | None = None
    """The round that is about to be dealt."""
    is_over: bool = True
    """Whether no round is being played or about to be dealt."""
    results: list[dict[str, object]] = field(default_factory=list)
    """The rounds of this match that are over: round id, winner (None: closed as a draw), points of each chair, the
    server's secret, and the digest of the record."""
    version: int = 0
    circle: str = ""
    """The id of the circle that this table belongs to; no client learns it."""
    device: str = ""
    """The owner of the device that players share; "" where everybody has their own."""
    branch: Branch | None = None
    """What a try-out goes on from; None at every other table."""
    programs: dict[str, Lent] = field(default_factory=dict)
    """The seats that are lent to programs, by person."""

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

    def has_company(self) -> bool:
        """Return whether several people have chairs, or will have one in the next round."""
        return sum([bool(chair.person) + bool(chair.next_person) for chair in self.chairs]) > 1

    def has_chair(self, person: str) -> bool:
        """Return whether somebody has a chair, or will have one in the next round."""
        if person:
            for chair in self.chairs:  # asked three times a message: any() would take three times as long
                if person in (chair.person, chair.next_person):
                    return True
        return False

    def sharing(self, identity: str) -> list[str]:
        """Return who plays on the same device, its owner first; nobody if it is not shared."""
        owner = owner_of(identity)
        if not owner or owner != self.device:
            return []
        return sorted((each for each in self.people() if owner_of(each) == owner), key=lambda each: each != owner)

    def name_of(self, person: str) -> str:
        """Return the name on the chair that somebody has or will have, or "" without one."""
        for chair in self.chairs:
            if chair.person == person:
                return chair.name
            if chair.next_person == person:
                return chair.next_name
        return ""

    def names(self, but: str) -> list[str]:
        """Return the names on all chairs, now and from the next round on, except those of one person."""
        seated = [chair.name for chair in self.chairs if chair.person and chair.person != but]
        return seated + [chair.next_name for chair in self.chairs if chair.next_person and chair.next_person != but]

    def rename(self, person: str, name: str, avatar: str) -> None:
        """Change somebody's name, and their avatar unless it is ""."""
        for chair in self.chairs:
            if chair.person == person:
                chair.name, chair.avatar = name, avatar or chair.avatar
            if chair.next_person == person:
                chair.next_name, chair.next_avatar = name, avatar or chair.next_avatar

    def handle(self, person: str) -> str:
        """Return what other clients know a person by at this table; it says nothing about the id."""
        return handle_of(self.code, person)

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

    def sit(self, person: str, name: str, avatar: str, chair: int | None) -> None:
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
            taken.person, taken.name, taken.avatar, taken.bot, taken.stands_in = person, name, avatar, "", False
        else:
            taken.next_person, taken.next_name, taken.next_avatar = person, name, avatar
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
        chair.next_person = chair.next_name = chair.next_avatar = ""

    def leave(self, person: str) -> None:
        """Free somebody's chair, or let a bot play there to the end of the round. The next person becomes host."""
        order = self.people()
        self.programs.pop(person, None)
        for chair in self.chairs:
            if chair.next_person == person:
                self.cancel_waiting(chair)
            if chair.person == person:
                chair.person = chair.avatar = ""
                if self.is_over:
                    chair.name, chair.score, chair.player = "", 0, None
                else:
                    chair.bot, chair.stands_in = AUTOPILOT, True
        if self.device == person:
            self.device = ""
        if self.host == person:
            place = order.index(person) if person in order else 0
            after = [each for each in order[place:] + order[:place] if each != person]
            self.host = after[0] if after else ""
            self.locked = self.locked and bool(after)  # nobody would be left to unlock it

    def forget(self, person: str) -> None:
        """Let somebody leave who has deleted their data, with all who play on their device.

        Bots take over their seats in the round under way.
        """
        for each in players_of(person):
            self._forget(each)

    def _forget(self, person: str) -> None:
        self.leave(person)
        if person in self.agreed:
            self.agreed.remove(person)
        begun = self.shuffle or self.round
        if begun is None or person not in begun.people:
            return
        seat = begun.people.index(person)
        self.agreed.clear()  # the round is not in the archive without somebody who played in it
        if not self.is_over:
            self.chairs[begun.players[seat]].name = ""
        if self.round is not None:
            people, names = ([*each[:seat], "", *each[seat + 1 :]] for each in (self.round.people, self.round.names))
            self.round = replace(self.round, people=people, names=names)

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
                self.chairs[place] = Chair(chair.next_person, chair.next_name, chair.next_avatar, score=chair.score)
            elif chair.stands_in:
                self.chairs[place] = Chair()
            self.chairs[place].player = None

    def resize(self, seats: int) -> None:
        """Add chairs, or remove the last ones; people keep theirs. Raises Refusal if there are too few for them."""
        spare = [place for place, chair in enumerate(self.chairs) if not chair.person and not chair.next_person]
        too_many = max(0, len(self.chairs) - seats)
        if too_many > len(spare):
            raise Refusal("too-few-seats")
        for place in reversed(spare[len(spare) - too_many :]):
            del self.chairs[place]
        self.chairs += [Chair() for _ in range(seats - len(self.chairs))]


def note(people: list[str], person: str) -> None:
    """Add somebody to one of the host's lists; if it gets too long, the oldest entries are forgotten."""
    people.append(person)
    del people[:-NOTED]
