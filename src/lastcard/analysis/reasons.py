"""Why one action is better than another, as facts of the game that are found in the view, never guessed.

The search finds that an action is better; a reason is a fact that holds for it and not for the action chosen.
"""

from collections.abc import Callable
from typing import NamedTuple

from lastcard.analysis.consequences import (
    Option,
    drawn_by,
    follower,
    gone_with,
    hit_seat,
    is_certain,
    keeps_hand,
    left_of,
    plays_on,
    shed_by,
    stopped_by,
    unseen_with,
    wins,
)
from lastcard.rules.engine.playout import Dice
from lastcard.rules.text.views import View
from lastcard.search.sampling import Sampler

FEW = 2
"""A player with this many cards or fewer has to be stopped."""
RARE = 2
"""With so few cards of a symbol left to be seen, or fewer, hardly anybody can change the colour by it."""
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
    return {} if wins(good) and not wins(bad) else None


def knocks_out(good: Option, bad: Option) -> Values | None:
    """Return the reason if the action puts somebody out by Mercy (NM-04)."""
    view = good.view
    limit, victim, amount = view.options.get("mercy"), hit_seat(good), drawn_by(good)
    if not isinstance(limit, int) or not limit or isinstance(limit, bool) or victim is None or not amount:
        return None
    less = drawn_by(bad) if hit_seat(bad) == victim else 0
    if view.counts[victim] + amount < limit or view.counts[victim] + less >= limit:
        return None
    return {"seat": victim, "count": view.counts[victim], "amount": amount}


def stops(good: Option, bad: Option) -> Values | None:
    view = good.view
    near = [seat for seat in stopped_by(good) - stopped_by(bad) if view.counts[seat] <= FEW]
    if not near:
        return None
    victim = min(near, key=view.counts.__getitem__)
    return {"seat": victim, "count": view.counts[victim]}


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
    view, victim = good.view, follower(good)
    if not good.color or good.color == bad.color or victim is None:
        return None
    since = view.lacks[victim].get(good.color)
    return {"seat": victim, "color": good.color} if since is not None and since <= FRESH else None


def sheds_more(good: Option, bad: Option) -> Values | None:
    more, fewer = shed_by(good), shed_by(bad)
    return {"count": more} if more > max(1, fewer) else None


def goes_again(good: Option, bad: Option) -> Values | None:
    return {} if plays_on(good) and not plays_on(bad) else None


def keeps_wild(good: Option, bad: Option) -> Values | None:
    spent, kept = bad.face, good.face
    if spent is None or not spent.effect.is_wild or bad.effect is None:
        return None
    is_kept = good.verb in ("draw", "keep") or (kept is not None and not kept.effect.is_wild and good.verb == "play")
    return {"card": str(spent.text)} if is_kept else None


def passes_on(good: Option, bad: Option) -> Values | None:
    """Return the reason if the action stacks, so that the penalty goes to somebody else (NM-03)."""
    view, victim = good.view, hit_seat(good)
    if view.decision is None or view.decision.kind != "answer" or bad.verb != "accept" or victim is None:
        return None
    return {"seat": victim, "count": drawn_by(good)} if drawn_by(good) else None


def attacks(good: Option, bad: Option) -> Values | None:
    victim = hit_seat(good)
    if victim is None or bad.face is None or hit_seat(bad) is not None or not is_certain(good):
        return None
    return {"seat": victim}


def keeps_attack(good: Option, bad: Option) -> Values | None:
    view, spent, victim = good.view, bad.face, hit_seat(bad)
    if spent is None or victim is None or hit_seat(good) is not None or view.counts[victim] <= FEW:
        return None
    return {"card": str(spent.text), "seat": victim, "count": view.counts[victim]}


def turns_over(good: Option, bad: Option) -> Values | None:
    """Return the reason if the action turns everything over (TF-04)."""
    return {} if is_turning(good) and not is_turning(bad) else None


def is_turning(option: Option) -> bool:
    return option.effect is not None and option.effect.turns_over


def used_up(good: Option, bad: Option) -> Values | None:
    """Return the reason if few cards of a symbol are left, so that fewer players can change the colour."""
    kept, played = good.face, bad.face
    if good.verb != "play" or kept is None or played is None or not kept.color or kept.color != played.color:
        return None
    left, gone = unseen_with(good.view, kept), gone_with(good.view, kept)
    is_rarer = left <= RARE and left < unseen_with(good.view, played)
    return {"card": str(kept.text), "count": gone} if is_rarer and gone > 1 else None


def plays_card(good: Option, bad: Option) -> Values | None:
    if good.verb != "play" or bad.verb not in ("draw", "keep") or not keeps_hand(good):
        return None
    return {"count": len(good.view.hand) - shed_by(good)}


def holds_most(good: Option, bad: Option) -> Values | None:
    if not good.color or not bad.color or good.color == bad.color or not keeps_hand(good):
        return None
    more, fewer = left_of(good), left_of(bad)
    return {"color": good.color, "count": more} if more > fewer else None


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
    "used": used_up,
    "plays": plays_card,
}
"""In the order of their weight."""
