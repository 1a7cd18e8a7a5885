"""What each seat gave to a deal."""

from msgspec import Struct

from lastcard.fairness.terms import BOT, PERSON, Hex32


class SeatShare(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat gave: a bot nothing, a person a commitment and then a share, either of which may be missing."""

    kind: str
    commitment: Hex32 | None = None
    share: Hex32 | None = None

    @property
    def is_silent(self) -> bool:
        """Whether this is a person who did not commit in time."""
        return self.kind == PERSON and self.commitment is None

    @property
    def is_withheld(self) -> bool:
        """Whether this is a person who committed and then did not reveal in time."""
        return self.commitment is not None and self.share is None

    @property
    def is_left_out(self) -> bool:
        return self.is_silent or self.is_withheld

    def text(self) -> str:
        """Return it as records have it: `bot`, `person`, `person COMMITMENT` or `person COMMITMENT SHARE`."""
        return " ".join(part for part in (self.kind, self.commitment, self.share) if part)

    @classmethod
    def read(cls, text: str) -> "SeatShare":
        """Return the share that a record has as `text`. Raises ValueError."""
        kind, *given = text.split(" ")
        if kind not in (PERSON, BOT) or (kind == BOT and given) or len(given) > 2:
            raise ValueError(text)
        return cls(kind, *[read_hex32(part) for part in given])


def read_hex32(text: str) -> str:
    """Return a text if it is 32 bytes in lower-case hexadecimal digits. Raises ValueError."""
    if len(text) != 64 or bytes.fromhex(text).hex() != text:
        raise ValueError(text)
    return text
