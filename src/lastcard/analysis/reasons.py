"""Why one action is better than another, as facts of the game that are found in the view, never guessed.

The search finds that an action is better; a reason is a fact that holds for it and not for the action chosen.
"""

from collections.abc import Callable
from typing import NamedTuple

from lastcard.bots.view_cards import face_in_play
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR, HITS_COLOR, HITS_NEXT, HITS_NOBODY
from lastcard.rules.model.faces import Face
from lastcard.rules.text.views import UNSEEN, View
from lastcard.search.color_inference import seat_before
from lastcard.search.sampling import Sampler

FEW = 2
"""A player with this many cards or fewer has to be stopped."""
FRESH = 3
"""A colour that somebody lacked still counts as lacking until the hand has got more cards than this."""
SAMPLES = 100
SURE = 0.5
"""A challenge is worth it from this share of bluffs on."""


Values = dict[str, int | str]


class Reason(NamedTuple):
    kind: str
    values: Values
    """`seat`, `card`, `color`, `count`: whatever the sentence needs."""


class Option(NamedTuple):
    """One of two actions that are compared."""

    view: View
    action: str

    @property
    def verb(self) -> str:
        return self.action.partition(" ")[0]

    @property
    def what(self) -> str:
        return self.action.partition(" ")[2]

    @property
    def face(self) -> Face | None:
        """The card that is played, jumped in with, laid or shed."""
        return face_in_play(self.what, self.view.side) if self.verb in ("play", "jump", "lay", "shed") else None

    @property
    def color(self) -> str:
        """The colour in force after it; "" if it does not settle that."""
        if self.verb == "color":
            return self.what
        face = self.face
        return face.color if face is not None and self.verb in ("play", "jump") else ""


Finder = Callable[[Option, Option], Values | None]
"""Returns the values of a reason that speaks for the first of two actions and not for the second, or None."""


def find_reason(view: View, best: str, chosen: str) -> Reason | None:
    """Return the weightiest fact that speaks for the better action, or None if none is known."""
    good, bad = Option(view, best), Option(view, chosen)
    for kind, find in FINDERS.items():
        values = find(good, bad)
        if values is not None:
            return Reason(kind, values)
    return None


def wins_at_once(good: Option, bad: Option) -> Values | None:
    return {} if empties_hand(good) and not empties_hand(bad) else None


def empties_hand(option: Option) -> bool:
    face = option.face
    if face is None or option.verb not in ("play", "jump"):
        return False
    rest = len(option.view.hand) - 1
    if face.effect.takes_along == ALL_OF_ITS_COLOR:
        rest = sum(face_in_play(card, option.view.side).color != face.color for card in option.view.hand)
    return rest <= 0


def knocks_out(good: Option, bad: Option) -> Values | None:
    """Return the reason if the action puts the next player out by Mercy (NM-04)."""
    view = good.view
    limit, victim = view.options.get("mercy"), next_seat(view)
    if not isinstance(limit, int) or not limit or isinstance(limit, bool):
        return None
    amount = drawn_by(good, view)
    is_enough = view.counts[victim] + amount >= limit
    if not amount or not is_enough or view.counts[victim] + drawn_by(bad, view) >= limit:
        return None
    return {"seat": victim, "count": view.counts[victim], "amount": amount}


def drawn_by(option: Option, view: View) -> int:
    """Return how many cards an action makes the next player draw; those already stacked included."""
    face = option.face
    if face is None or option.verb not in ("play", "jump") or face.effect.hits != HITS_NEXT:
        return 0
    return face.amount + view.pending


def stops(good: Option, bad: Option) -> Values | None:
    view = good.view
    victim = next_seat(view)
    if view.counts[victim] > FEW or not hinders_next(good) or hinders_next(bad):
        return None
    return {"seat": victim, "count": view.counts[victim]}


def hinders_next(option: Option) -> bool:
    """Return whether the next player loses the turn or draws."""
    face = option.face
    if face is None or option.verb not in ("play", "jump"):
        return False
    return face.effect.takes_turn or face.effect.hits in (HITS_NEXT, HITS_COLOR)


def hits_smallest(good: Option, bad: Option) -> Values | None:
    view = good.view
    if good.verb != "target" or bad.verb != "target":
        return None
    picked, other = int(good.what), int(bad.what)
    return {"seat": picked, "count": view.counts[picked]} if view.counts[picked] < view.counts[other] else None


def calls_bluff(good: Option, bad: Option) -> Values | None:
    if good.verb != "challenge" or bad.verb != "accept":
        return None
    share = bluff_share(good.view)
    return {"seat": attacker(good.view), "share": round(100 * share)} if share >= SURE else None


def trusts(good: Option, bad: Option) -> Values | None:
    if good.verb != "accept" or bad.verb != "challenge":
        return None
    share = bluff_share(good.view)
    return {"seat": attacker(good.view), "share": round(100 * share)} if share < SURE else None


def bluff_share(view: View) -> float:
    """Return the share of the possible hands in which the draw wild was a bluff."""
    sampler, dice = Sampler(view, infers_from_play=True), Dice(1)
    return sum(bool(sampler.draw(dice).guilty) for _ in range(SAMPLES)) / SAMPLES


def attacker(view: View) -> int:
    """Return who played the draw wild that has to be answered."""
    return int(Sampler(view).actor)


def they_lack(good: Option, bad: Option) -> Values | None:
    view = good.view
    victim = next_seat(view)
    if (
        not good.color
        or good.color == bad.color
        or view.decision is None
        or view.decision.kind not in ("turn", "color")
    ):
        return None
    since = view.lacks[victim].get(good.color)
    return {"seat": victim, "color": good.color} if since is not None and since <= FRESH else None


def sheds_more(good: Option, bad: Option) -> Values | None:
    more, fewer = shed_by(good), shed_by(bad)
    return {"count": more} if more > max(1, fewer) else None


def shed_by(option: Option) -> int:
    """Return how many cards leave the hand for certain."""
    face = option.face
    if face is None:
        return 0
    if face.effect.takes_along == ALL_OF_ITS_COLOR and option.verb in ("play", "jump"):
        return sum(face_in_play(card, option.view.side).color == face.color for card in option.view.hand)
    return 1


def goes_again(good: Option, bad: Option) -> Values | None:
    return {} if plays_on(good) and not plays_on(bad) else None


def plays_on(option: Option) -> bool:
    """Return whether its player has the next turn, too."""
    face, view = option.face, option.view
    if face is None or option.verb not in ("play", "jump"):
        return False
    alone = view.players - len(view.out) - len(view.finished) == 2
    return face.effect.goes_again or (alone and face.effect.takes_turn and face.effect.hits == HITS_NOBODY)


def keeps_wild(good: Option, bad: Option) -> Values | None:
    spent, kept = bad.face, good.face
    if spent is None or not spent.effect.is_wild or bad.verb not in ("play", "jump"):
        return None
    is_kept = good.verb in ("draw", "keep") or (kept is not None and not kept.effect.is_wild and good.verb == "play")
    return {"card": str(spent.text)} if is_kept else None


def passes_on(good: Option, bad: Option) -> Values | None:
    """Return the reason if the action stacks, so that the penalty goes to the next player (NM-03)."""
    view = good.view
    if view.decision is None or view.decision.kind != "answer" or good.verb != "play" or bad.verb != "accept":
        return None
    return {"seat": next_seat(view), "count": drawn_by(good, view)} if drawn_by(good, view) else None


def attacks(good: Option, bad: Option) -> Values | None:
    view = good.view
    return {"seat": next_seat(view)} if hinders_next(good) and not hinders_next(bad) and bad.face is not None else None


def keeps_attack(good: Option, bad: Option) -> Values | None:
    view = good.view
    spent, victim = bad.face, next_seat(view)
    if spent is None or not hinders_next(bad) or hinders_next(good) or view.counts[victim] <= FEW:
        return None
    return {"card": str(spent.text), "seat": victim, "count": view.counts[victim]}


def turns_over(good: Option, bad: Option) -> Values | None:
    """Return the reason if the action turns everything over (TF-04)."""
    return {} if is_turning(good) and not is_turning(bad) else None


def is_turning(option: Option) -> bool:
    return option.verb == "play" and option.face is not None and option.face.effect.turns_over


def is_used_up(good: Option, bad: Option) -> Values | None:
    """Return the reason if most cards of a symbol have been seen, so that fewer players can change the colour."""
    view = good.view
    kept, played = good.face, bad.face
    if good.verb != "play" or kept is None or played is None or not kept.color or kept.color != played.color:
        return None
    seen, others = seen_with(view, kept), seen_with(view, played)
    return {"card": str(kept.text), "count": seen} if seen >= others + 2 else None


def seen_with(view: View, face: Face) -> int:
    """Return how many cards with the symbol of a face the seat has seen."""
    cards = [*view.hand, *(card for card in view.discard if card != UNSEEN)]
    return sum(face_in_play(card, view.side).symbol == face.symbol for card in cards)


def plays_card(good: Option, bad: Option) -> Values | None:
    view = good.view
    return {"count": len(view.hand) - 1} if good.verb == "play" and bad.verb in ("draw", "keep") else None


def holds_most(good: Option, bad: Option) -> Values | None:
    if not good.color or not bad.color or good.color == bad.color:
        return None
    more, fewer = left_of(good), left_of(bad)
    return {"color": good.color, "count": more} if more > fewer else None


def left_of(option: Option) -> int:
    """Return how many cards of the colour in force an action leaves in hand."""
    held = sum(face_in_play(card, option.view.side).color == option.color for card in option.view.hand)
    return held - (option.verb in ("play", "jump"))


def next_seat(view: View) -> int:
    """Return whose turn comes after that of the seat which decides."""
    assert view.decision is not None
    return seat_before(view._replace(direction=-view.direction), view.decision.seat)


FINDERS: dict[str, Finder] = {
    "wins": wins_at_once,
    "mercy": knocks_out,
    "stops": stops,
    "bluff": calls_bluff,
    "honest": trusts,
    "target": hits_smallest,
    "lacks": they_lack,
    "sheds": sheds_more,
    "again": goes_again,
    "wild": keeps_wild,
    "passes": passes_on,
    "color": holds_most,
    "attacks": attacks,
    "saves": keeps_attack,
    "flips": turns_over,
    "used": is_used_up,
    "plays": plays_card,
}
"""In the order of their weight."""
