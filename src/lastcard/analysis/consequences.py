"""What an action leads to, whatever cards the others hold: who is hit, who is next, what stays in hand."""

from typing import NamedTuple

from lastcard.bots.view_cards import face_in_play
from lastcard.rules.engine.bluffs import is_wrong
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.effect import ALL_OF_ITS_COLOR, HITS_NOBODY, HITS_PICKED, NO_DUEL, Effect
from lastcard.rules.model.faces import Face
from lastcard.rules.text.setup import SIDES
from lastcard.rules.text.views import UNSEEN, View
from lastcard.search.color_inference import seat_before
from lastcard.search.sampling import Sampler


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

    @property
    def effect(self) -> Effect | None:
        """What the card does that is played; None if none is, or without effect."""
        face = self.face
        return face.effect if face is not None and self.verb in ("play", "jump") else None


def book_of(view: View) -> Book:
    return open_book(find_edition(view.edition), dict(view.options))


def is_duel(view: View) -> bool:
    """Return whether only two players are left."""
    return view.players - len(view.out) - len(view.finished) == 2


def next_seat(view: View, seat: int, is_turned: bool = False) -> int:
    """Return whose turn comes after that of a seat, or would if play were turned round."""
    return seat_before(view if is_turned else view._replace(direction=-view.direction), seat)


def skips(option: Option) -> bool:
    """Return whether somebody loses a turn by the card, if they have no answer to it."""
    effect, view = option.effect, option.view
    if effect is None:
        return False
    return effect.takes_turn or (effect.reverses and is_duel(view) and view.options["two_player_reverse"] == "skip")


def hit_seat(option: Option) -> int | None:
    """Return who draws or loses a turn by the action, if they have no answer to it; None if nobody else does."""
    effect, view = option.effect, option.view
    if effect is None or view.decision is None or not skips(option):
        return None
    return None if comes_back(effect, view) else next_seat(view, view.decision.seat, effect.reverses)


def comes_back(effect: Effect, view: View) -> bool:
    """Return whether a card hits its own player, as play is turned round and only two are left (NM-08)."""
    return effect.hits != HITS_NOBODY and effect.reverses and is_duel(view)


def drawn_by(option: Option) -> int:
    """Return how many cards the one who is hit has to draw, if that is certain; those stacked so far included."""
    face = option.face
    return face.amount + option.view.pending if face is not None and face.amount and hit_seat(option) is not None else 0


def stopped_by(option: Option) -> set[int]:
    """Return who would have been next, or is hit, and has no turn now, if they have no answer to it.

    Nobody is stopped by turning round to somebody who has no more cards than they.
    """
    effect, view = option.effect, option.view
    if effect is None or view.decision is None:
        return set()
    seat, hit = view.decision.seat, hit_seat(option)
    if hit is not None:
        return {hit}
    following, other = next_seat(view, seat), next_seat(view, seat, is_turned=True)
    turns_away = effect.reverses and view.counts[other] > view.counts[following]
    return {following} if effect.goes_again or turns_away else set()


def plays_on(option: Option) -> bool:
    """Return whether its player has the next turn, too, and nobody can do anything about it."""
    effect = option.effect
    if effect is None:
        return False
    return effect.goes_again or (is_duel(option.view) and skips(option) and effect.hits == HITS_NOBODY)


def is_certain(option: Option) -> bool:
    """Return whether nobody can answer the card: neither stack on it nor challenge it with success."""
    view, face = option.view, option.face
    assert face is not None
    book = book_of(view)
    kind = book.kind_by_text[SIDES.index(view.side)][face.text]
    if not book.answerable[kind]:
        return True
    if not book.judged[kind]:
        return False
    sampler = Sampler(view)
    return not is_wrong(sampler.draw(Dice(1)), sampler.me, kind)


def follower(option: Option) -> int | None:
    """Return who has the next turn after a card with a colour or after a colour; None if that is not certain."""
    view, effect = option.view, option.effect
    if view.decision is None or view.decision.kind not in ("turn", "color"):
        return None
    seat = view.decision.seat
    if option.verb == "color":
        effect = effect_of_color(view)
    if effect is None or effect.goes_again or effect.turns_over or swaps(option) or effect.hits == HITS_PICKED:
        return None
    if effect.duel != NO_DUEL or (effect.reverses and is_duel(view)):
        return None
    following = next_seat(view, seat, effect.reverses)
    if not effect.takes_turn or effect.victim_names:
        return following
    return next_seat(view, following, effect.reverses)


def effect_of_color(view: View) -> Effect | None:
    """Return the effect of the wild whose colour is named; None if it does not act as a card just played."""
    is_penalty, is_first, is_uncovered = view.color is not None, len(view.discard) == 1, view.after_flip
    return None if is_penalty or is_first or is_uncovered else face_in_play(view.top, view.side).effect


def swaps(option: Option) -> bool:
    """Return whether hands change their owners (NM-05)."""
    face = option.face
    return (
        option.effect is not None
        and face is not None
        and face.number in (0, 7)
        and option.view.options["seven_zero"] is True
    )


def keeps_hand(option: Option) -> bool:
    """Return whether what is left in hand is known: nothing is swapped, turned over, laid, shed or drawn."""
    view = option.view
    effect = face_in_play(view.top, view.side).effect if option.verb == "color" else option.effect
    if effect is None or comes_back(effect, view) or (option.verb == "color" and is_drawing(view, effect)):
        return False
    if option.verb == "color":
        return True
    stays = effect.duel == NO_DUEL and not effect.turns_over and not swaps(option)
    return stays and effect.takes_along in (0, ALL_OF_ITS_COLOR)


def is_drawing(view: View, effect: Effect) -> bool:
    """Return whether cards are drawn until the colour comes that is being named."""
    return view.color is not None or effect.victim_names


def shed_by(option: Option) -> int:
    """Return how many cards leave the hand for certain."""
    face, view = option.face, option.view
    if face is None:
        return 0
    if option.effect is not None and face.effect.takes_along == ALL_OF_ITS_COLOR:
        return sum(face_in_play(card, view.side).color == face.color for card in view.hand)
    return 1


def wins(option: Option) -> bool:
    """Return whether the last card is played, before anybody else's."""
    return option.effect is not None and shed_by(option) == len(option.view.hand) and not option.view.finished


def left_of(option: Option) -> int:
    """Return how many cards of the colour in force an action leaves in hand."""
    if option.effect is not None and option.effect.takes_along == ALL_OF_ITS_COLOR:
        return 0
    held = sum(face_in_play(card, option.view.side).color == option.color for card in option.view.hand)
    return held - (option.effect is not None)


def unseen_with(view: View, face: Face) -> int:
    """Return how many cards with the symbol of a face the seat has seen neither in its hand nor played."""
    book, side = book_of(view), SIDES.index(view.side)
    kinds = [book.kind_of[side * book.size + slot] for slot in range(book.size)]
    there = sum(book.faces[kind].symbol == face.symbol for kind in kinds)
    return (
        there - gone_with(view, face) - sum(face_in_play(card, view.side).symbol == face.symbol for card in view.hand)
    )


def gone_with(view: View, face: Face) -> int:
    """Return how many cards with the symbol of a face the seat has seen played."""
    return sum(face_in_play(card, view.side).symbol == face.symbol for card in view.discard if card != UNSEEN)
