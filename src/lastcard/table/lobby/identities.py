"""Who is at a table: a person, a person's big screen, or one of several players who share a person's device.

The owner of a shared device plays as themselves, the others as guests. While all cards are covered, none of them is at
the device, and it sees what a watcher sees.
"""

SCREEN, COVER, GUEST = "screen of ", "cover of ", "guest {number} of "
MOST_GUESTS = 9
"""A table has ten chairs at most."""


def screen_of(person: str) -> str:
    """Return who a person's big screen is at a table: a watcher, whatever chair the person has."""
    return SCREEN + person


def is_screen(identity: str) -> bool:
    return identity.startswith(SCREEN)


def cover_of(person: str) -> str:
    """Return who a person's shared device is while all cards are covered."""
    return COVER + person


def is_cover(identity: str) -> bool:
    return identity.startswith(COVER)


def guest_of(person: str, number: int) -> str:
    """Return who somebody is who plays on another person's device."""
    return GUEST.format(number=number) + person


def players_of(person: str) -> list[str]:
    """Return every identity that a person and the guests on their device can have at a table."""
    return [person, *(guest_of(person, number) for number in range(1, MOST_GUESTS + 1))]


def owner_of(identity: str) -> str:
    """Return whose screen, cover or guest this is; a person is their own."""
    return identity.rpartition(" of ")[2]


def is_person(identity: str) -> bool:
    """Return whether this is somebody in their own right, and not another's screen, cover or guest."""
    return bool(identity) and owner_of(identity) == identity


def device_of(identity: str) -> str:
    """Return whose device somebody is at: its owner's for all who share it. A big screen is a device of its own."""
    return identity if is_screen(identity) else owner_of(identity)
