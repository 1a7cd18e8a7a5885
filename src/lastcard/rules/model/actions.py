"""Actions and decisions: their texts, and the numbers that stand for them.

Numbers are fixed for an edition: the first 32 for what needs no card, then one for each face played, laid or shed;
whole two-sided cards (`play r7/kS`, with `peek`) have theirs from `WHOLE` on.
"""

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from lastcard.rules.model.bits import MAX_SEATS
from lastcard.rules.model.faces import COLORS, Face

DRAW: Final = 0
KEEP: Final = 1
ACCEPT: Final = 2
CHALLENGE: Final = 3
DANCE: Final = 4
YES: Final = 5
NO: Final = 6
STOP: Final = 7
COLOR: Final = 8
TARGET: Final = 16
PLAY: Final = 32
LAY: Final = 300
SHED: Final = 600
WHOLE: Final = 1024
"""A whole card played: `WHOLE + 256 * light kind + dark kind`; shed: `WHOLE_SHED` more."""
WHOLE_SHED: Final = 65536

CARD_VERBS: Final = ((PLAY, "play"), (LAY, "lay"), (SHED, "shed"))
CALLED_WITH: Final = ("play", "jump", "lay", "shed")
"""Verbs of actions that UNO may be called with. So may `draw`, where a drawn card must be played (GEN-14)."""
SINGLE: Final = ("draw", "keep", "accept", "challenge", "dance", "yes", "no", "stop")

OVER: Final = 0
TURN: Final = 1
DRAWN: Final = 2
NAMING: Final = 3
TARGETING: Final = 4
LAYING: Final = 5
ANSWER: Final = 6
VOTE: Final = 7
SHEDDING: Final = 8
ACTIVATE: Final = 9

DECISIONS: Final = ("over", "turn", "drawn", "color", "target", "lay", "answer", "vote", "shed", "activate")


@mypyc_attr(native_class=False)
class Action(str):
    """What a seat does: its text in the notation, and the parts of it."""

    __slots__ = ()

    @property
    def verb(self) -> str:
        return self.split(" ", 1)[0]

    @property
    def object(self) -> str:
        """The card, colour or seat that it names, or ""."""
        words = self.split(" ")
        return words[1] if len(words) > 1 else ""


class Decision(NamedTuple):
    """A decision that is owed, and the seat that owes it."""

    seat: int
    kind: str

    def __str__(self) -> str:
        return f"{self.seat} {self.kind}"


def texts_of(faces: list[Face]) -> dict[int, Action]:
    """Return the text of every action of an edition but those on whole cards."""
    texts = {number: Action(text) for text, number in common_ids().items()}
    for base, verb in CARD_VERBS:
        for kind, face in enumerate(faces):
            texts[base + kind] = Action(f"{verb} {face.text}")
    return texts


def ids_of(kinds: dict[str, int]) -> dict[str, int]:
    """Return the number of every action that is possible while these faces are in play."""
    ids = common_ids()
    for base, verb in CARD_VERBS:
        for text, kind in kinds.items():
            ids[f"{verb} {text}"] = base + kind
    return ids


def common_ids() -> dict[str, int]:
    ids = {text: number for number, text in enumerate(SINGLE)}
    ids.update({f"color {color}": COLOR + place for place, color in enumerate(COLORS)})
    ids.update({f"target {seat}": TARGET + seat for seat in range(MAX_SEATS)})
    return ids
