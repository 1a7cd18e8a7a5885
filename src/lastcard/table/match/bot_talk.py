"""What bots say when something happens to them, which depends only on what everybody at the table sees.

So neither their words nor the timing give a hand away: events are as spectators see them, and chance comes from the
code of the table, the number of the round and the number of the step.
"""

from collections.abc import Iterator, Mapping, Sequence

from lastcard.rules.model.effect import HITS_COLOR, NO_DUEL, UNTIL_COLOR
from lastcard.rules.model.events import Seen
from lastcard.rules.model.faces import Face
from lastcard.table.match.characters import Character
from lastcard.table.match.timing import chance

LINES = {
    "won": 3,
    "lost": 2,
    "out": 2,
    "caught": 2,
    "catches": 2,
    "found-out": 2,
    "hit": 3,
    "long-draw": 2,
    "swapped": 2,
    "danced": 2,
    "called": 3,
    "attack": 3,
}
"""How many lines every character has for each kind of moment, the most important first."""
MANY = 4
"""From this many cards on, a draw is worth a remark, and a card that costs them is an attack."""
QUIET = 10
"""The least number of bots' moves for one remark."""
OWN_DRAWS = ("GEN-05", "NM-02", "draw_until_playable")
"""Rules by which somebody draws instead of playing a card."""


class BotTalk:
    """The bots' talk in a round: it hears everything that happens, and now and then lets a bot say something."""

    def __init__(self, table: str, round_number: int) -> None:
        self._seed = (table, round_number)
        self._steps = 0
        self._quiet = 0
        """Moves of bots since the last remark."""
        self._said: set[str] = set()

    def hear(self, seat: int, events: Sequence[Seen], bots: Mapping[int, Character]) -> Seen | None:
        """Hear what a seat has done, as spectators see it; return an event with a bot's remark on it, or None."""
        self._steps += 1
        self._quiet += seat in bots
        if self._quiet < QUIET:
            return None
        happened = [(each, moment) for each, moment in moments(events, list(bots)) if each in bots]
        for speaker, moment in sorted(happened, key=lambda one: list(LINES).index(one[1])):
            character = bots[speaker]
            if self._chance("talks", speaker) < character.talks:
                self._quiet = 0
                return {"event": "remark", "seat": speaker, "line": self._line(speaker, character, moment)}
        return None

    def _line(self, seat: int, character: Character, moment: str) -> str:
        """Return the id of a line for a moment, if possible one that was not said yet in this round."""
        lines = [f"talk-{character.name}-{moment}-{number}" for number in range(1, LINES[moment] + 1)]
        fresh = [line for line in lines if line not in self._said] or lines
        line = fresh[int(self._chance("line", seat) * len(fresh))]
        self._said.add(line)
        return line

    def _chance(self, what: str, seat: int) -> float:
        return chance(what, *self._seed, self._steps, seat)


def moments(events: Sequence[Seen], bots: Sequence[int]) -> Iterator[tuple[int, str]]:
    """Yield the moments in these events, each with the seat that it is one for."""
    for seen in events:
        yield from moments_of(seen, bots)


def moments_of(seen: Seen, bots: Sequence[int]) -> Iterator[tuple[int, str]]:
    seat, kind = seen.get("seat"), seen["event"]
    if not isinstance(seat, int):
        return
    if kind in ("out", "called", "danced", "won"):
        yield seat, str(kind)
    if kind == "won":
        yield from ((other, "lost") for other in bots if other != seat)
    elif kind == "caught":
        yield from ((seat, "caught"), (int(str(seen["by"])), "catches"))
    elif kind == "judged" and seen["guilty"]:
        yield int(str(seen["target"])), "found-out"
    elif kind == "swapped":
        yield from ((seat, "swapped"), (int(str(seen["target"])), "swapped"))
    elif kind == "creeper":
        yield seat, "hit"
    elif kind == "drew" and int(str(seen["count"])) >= MANY:
        yield seat, "long-draw" if seen["rule"] in OWN_DRAWS else "hit"
    elif kind == "played" and is_attack(str(seen["card"])):
        yield seat, "attack"


def is_attack(card: str) -> bool:
    """Return whether a card may cost others many cards: in number, until a colour comes, in a duel, or by a colour."""
    face = Face(card)
    effect = face.effect
    costs_more = effect.cards == UNTIL_COLOR or effect.hits == HITS_COLOR or (effect.cards and effect.duel != NO_DUEL)
    return face.amount >= MANY or bool(costs_more)
