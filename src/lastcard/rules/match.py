"""A match: the draw for dealer, round after round, scores, and who has won (GEN-02, GEN-17)."""

import hashlib
from typing import NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from lastcard.rules.engine.shuffle import key_of, key_words, shuffle
from lastcard.rules.game import Game
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import Edition, find_edition
from lastcard.rules.model.errors import IllegalAction, Reason
from lastcard.rules.model.events import Deals, DrewForDealer, Event
from lastcard.rules.model.options import Options
from lastcard.rules.text.setup import Seed, check_players, read_seed


class RoundResult(NamedTuple):
    """A round that is over; `places` are the seats in the order of finishing."""

    winner: int
    points: list[int]
    places: list[int]


@final
class Match:
    """Rounds until somebody wins. The round under way is `game`; once it is over, `next_round` deals another."""

    __slots__ = (
        "_earlier",
        "_edition",
        "_key",
        "_options",
        "dealer",
        "game",
        "opening",
        "players",
        "round",
        "seed",
    )

    def __init__(
        self,
        edition: str | Edition,
        players: int = 4,
        seed: Seed = 0,
        options: dict[str, object] | None = None,
    ) -> None:
        self._edition = find_edition(edition)
        self._options: dict[str, object] = dict(options or {})
        book = open_book(self._edition, self._options)
        self.players = check_players(players)
        self.seed: Seed = seed
        read_seed(seed)
        self._key = key_of(seed)
        self._earlier: list[RoundResult] = []
        self.round = 1
        self.opening: list[Event] = choose_dealer(book, self.players, derived_key(self._key, "dealer"))
        """The events that decided who deals: the draw for dealer before the first round."""
        self.dealer = dealer_in(self.opening)
        self.game = self._deal()

    def _deal(self) -> Game:
        seed = derived_key(self._key, f"round {self.round}")
        return Game.deal(self._edition, self.players, seed, self.dealer, self._options)

    @property
    def edition(self) -> str:
        return self._edition.id

    @property
    def options(self) -> dict[str, object]:
        """Every option in force."""
        return self.game.options

    @property
    def results(self) -> list[RoundResult]:
        """The rounds that are over."""
        if not self.game.is_over:
            return list(self._earlier)
        return [*self._earlier, result_of(self.game)]

    @property
    def scores(self) -> list[int]:
        """The points of all rounds that are over, a sum for each seat."""
        scores = [0] * self.players
        for result in self.results:
            for seat, points in enumerate(result.points):
                scores[seat] += points
        return scores

    @property
    def winner(self) -> int | None:
        """The seat that has won the match; None while it goes on."""
        if self.game.winner is None:
            return None
        return match_winner(self.scores, self.game.winner, open_book(self._edition, self._options).options)

    @property
    def is_over(self) -> bool:
        return self.winner is not None

    def next_round(self) -> Game:
        """Deal the next round; the seat to the left of the last dealer deals."""
        if not self.game.is_over:
            raise IllegalAction(Reason("GEN-17", "reason-round-not-over", {}))
        if self.winner is not None:
            raise IllegalAction(Reason("GEN-17", "reason-match-over", {}))
        self._earlier.append(result_of(self.game))
        self.round += 1
        self.dealer = (self.dealer + 1) % self.players
        self.opening = [Deals("GEN-02", self.dealer)]
        self.game = self._deal()
        return self.game

    def __repr__(self) -> str:
        return f"<Match {self.edition}: round {self.round}, scores {self.scores}>"


def match_winner(scores: list[int], round_winner: int, options: Options) -> int | None:
    """Return the index in `scores` of whoever has won the match with this round; None if it goes on (GEN-17)."""
    if options.text("scoring") == "none":
        return round_winner
    if max(scores) < options.number("target_score"):
        return None
    best = min(scores) if options.text("scoring") == "tally" else max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def result_of(game: Game) -> RoundResult:
    assert game.winner is not None
    return RoundResult(game.winner, game.points(), game.places)


def derived_key(key: bytes, purpose: str) -> bytes:
    """Return a key of its own for each thing that is shuffled in a match."""
    return hashlib.sha256(f"{key.hex()} {purpose}".encode()).digest()


def choose_dealer(book: Book, players: int, key: bytes) -> list[Event]:
    """Return the events that decide the dealer: a draw or, if the deck can never settle one, chance (GEN-02)."""
    words = key_words(key)
    values = {card_value(book, card) for card in range(book.size)}
    if not book.edition.draw_for_dealer or len(values) == 1 or book.size < players:
        return [Deals("GEN-02", shuffled(players, words, 0)[0])]
    return draw_for_dealer(book, players, words)


def draw_for_dealer(book: Book, players: int, key: vec[i64]) -> list[Event]:
    """Let everybody draw a card, and those who tie draw again; when the pile runs short, reshuffle the whole deck."""
    events: list[Event] = []
    pile: list[int] = []
    shuffles = 0
    tied = list(range(players))
    while len(tied) > 1:
        if len(pile) < len(tied):
            pile = shuffled(int(book.size), key, shuffles)
            shuffles += 1
        values: list[int] = []
        for seat in tied:
            card = pile.pop()
            values.append(card_value(book, card))
            events.append(DrewForDealer("GEN-02", seat, book.cards[book.kind_of[card]]))
        highest = max(values)
        tied = [seat for seat, value in zip(tied, values, strict=True) if value == highest]
    events.append(Deals("GEN-02", tied[0]))
    return events


def card_value(book: Book, card: int) -> int:
    """Return what a card counts in the draw: its number, any other card 0."""
    return max(0, int(book.number[book.kind_of[card]]))


def shuffled(count: int, key: vec[i64], nonce: int) -> list[int]:
    order = vec[i64](list(range(count)))
    shuffle(order, count, key, nonce)
    return [int(place) for place in order]


def dealer_in(opening: list[Event]) -> int:
    last = opening[-1]
    assert isinstance(last, Deals)
    return last.seat
