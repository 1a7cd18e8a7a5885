"""The match at a table: its rounds one after another, who deals, and what each chair has scored (GEN-02, GEN-17).

A try-out is a match of one round that begins in the middle and does not count.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from lastcard.fairness.commitments import derive_key
from lastcard.fairness.evidence import Evidence, dealer_key, drawn_dealer
from lastcard.fairness.terms import BOT, PERSON, Terms, deck_text
from lastcard.limits import RESULTS_TOLD, ROUND_ACTIONS
from lastcard.record import RULES_VERSION, state_digest
from lastcard.record.writer import announced_digest
from lastcard.rules.game import Game
from lastcard.rules.match import choose_dealer, match_winner
from lastcard.rules.model.book import Book
from lastcard.rules.model.deck import counted_decks
from lastcard.rules.model.events import Deals, Event, Seen
from lastcard.rules.model.options import check_deck
from lastcard.table.lobby.consent import is_archived
from lastcard.table.lobby.identities import is_person
from lastcard.table.lobby.lobby import Lobby, RoundHeader, Shuffle
from lastcard.table.lobby.presence import Presence
from lastcard.table.log import ACTION, DEAL, REVEALED_PASS, ClosedRound, FinishedRound, LogEntry, TableLog
from lastcard.table.match.bot_thinking import BotThinker
from lastcard.table.match.round import Round
from lastcard.table.match.round_runner import RoundRunner
from lastcard.table.match.seat_action import SeatAction
from lastcard.table.match.shuffling import Shuffling
from lastcard.table.match.timing import Timing
from lastcard.table.refusals import Refusal

RandomBytes = Callable[[int], bytes]


class CannotReplay(Exception):
    """A stored round does not replay as it was played, because the rules or the stored data have changed."""


class TableMatch:
    def __init__(
        self,
        lobby: Lobby,
        log: TableLog,
        presence: Presence,
        timing: Timing,
        thinker: BotThinker,
        random_bytes: RandomBytes,
    ) -> None:
        self.runner: RoundRunner | None = None
        """The round being played, or the last one; None before the first."""
        self.shuffling = Shuffling(lobby, presence, timing)
        self.thinker = thinker
        self._lobby = lobby
        self._log = log
        self._presence = presence
        self._timing = timing
        self._random_bytes = random_bytes

    # Beginning

    def start(self, now: float) -> None:
        """Begin the first match. Raises Refusal."""
        if self._lobby.match_key:
            raise Refusal("started")
        self._begin_match(now)

    def hurry(self, person: str, now: float) -> None:
        """Let bots play to the end without pauses, once no person plays any more. Raises Refusal."""
        self._check_seated(person)
        if self.runner is None:
            raise Refusal("no-round")
        self.runner.hurry(now)

    def rematch(self, person: str, now: float) -> None:
        """Begin a new match, asked for by somebody with a chair. Raises Refusal."""
        self._check_seated(person)
        self._check_no_branch()
        if self._lobby.winner is None:
            raise Refusal("match-on")
        self._begin_match(now)

    def next_round(self, person: str, now: float) -> None:
        """Begin the next round of the match, asked for by somebody with a chair. Raises Refusal."""
        self._check_seated(person)
        self._check_no_branch()
        if not self._lobby.is_over or not self._lobby.match_key:
            raise Refusal("round-on" if self._lobby.match_key else "not-started")
        if self._lobby.winner is not None:
            raise Refusal("match-over")
        self._begin_round(now)

    def abandon(self) -> None:
        """Forget the match because its settings have changed; its finished rounds stay stored as records."""
        lobby = self._lobby
        if not lobby.match_key:
            return
        lobby.round = self.runner = lobby.winner = lobby.dealer = None
        lobby.match_key = ""
        for chair in lobby.chairs:
            chair.player = None
        self._log.changes.round_begins = True

    def _check_seated(self, person: str) -> None:
        if self._lobby.chair_of(person) is None:
            raise Refusal("not-seated")

    def _check_no_branch(self) -> None:
        """Refuse at a try-out, which is a single round. Raises Refusal."""
        if self._lobby.branch is not None:
            raise Refusal("try-out")

    def _check_enough_players(self) -> None:
        chairs = self._lobby.chairs
        if sum(bool(chair.next_person or (not chair.is_free and not chair.stands_in)) for chair in chairs) < 2:
            raise Refusal("too-few-players")

    def _begin_match(self, now: float) -> None:
        lobby = self._lobby
        self._check_enough_players()
        lobby.match_key = self._random_bytes(32).hex()
        lobby.dealer = lobby.winner = None
        lobby.results = []
        for chair in lobby.chairs:
            chair.score = 0
        self._begin_round(now)

    def _begin_round(self, now: float) -> None:
        """Settle who plays, commit to a secret, and ask people for their shares."""
        lobby = self._lobby
        self._check_enough_players()
        lobby.seat_newcomers()
        lobby.round = self.runner = None
        lobby.is_over = False
        playing = [place for place, chair in enumerate(lobby.chairs) if not chair.is_free]
        lobby.shuffle = Shuffle(
            terms=self._terms(playing),
            players=playing,
            people=[lobby.chairs[place].person for place in playing],
            secret=self._random_bytes(32).hex(),
        )
        self._log.seats = {}
        self.shuffling.begin(now)
        self._log.begin_shuffle()
        self.go_on_shuffling(now)

    def _terms(self, playing: list[int]) -> Terms:
        lobby, book = self._lobby, self._lobby.settings.book
        return Terms(
            table=lobby.code,
            round=self._random_bytes(12).hex(),
            number=int(str(lobby.results[-1]["number"])) + 1 if lobby.results else 1,
            edition=book.edition.id,
            deck=deck_text(book),
            options=dict(book.options.values),
            dealer=self._next_dealer(playing),
            seats=[PERSON if lobby.chairs[place].person else BOT for place in playing],
        )

    def _next_dealer(self, playing: list[int]) -> int | None:
        """Return the next seat to the left of who dealt last; None if the draw for dealer decides."""
        last = self._lobby.dealer
        if last is None:
            return None
        following = [seat for seat, place in enumerate(playing) if place > last]
        return following[0] if following else 0

    def go_on_shuffling(self, now: float) -> None:
        """Ask for shares once everybody has committed, and deal once everybody has revealed."""
        is_asked = self.shuffling.advance(now)
        if self.shuffling.is_done(now):
            self._deal(now)
        elif is_asked:
            self._log.add_lobby_change()

    def _deal(self, now: float) -> None:
        lobby, shuffle = self._lobby, self._lobby.shuffle
        assert shuffle is not None
        evidence, playing, book = self.shuffling.evidence(), shuffle.players, lobby.settings.book
        key = derive_key(shuffle.terms, evidence.secret, evidence.shares)
        lobby.shuffle = None
        dealer = drawn_dealer(book, len(playing), key) if shuffle.terms.dealer is None else shuffle.terms.dealer
        header = replace(self._header(evidence.round, playing), key=key.hex(), dealer=dealer)
        header = replace(header, number=evidence.number, evidence=evidence)
        self._begin_to_play(header, now + self._ceremony(evidence.number))

    def begin_from(self, position: str, now: float) -> None:
        """Begin a round in the middle, with everybody on their chairs: nothing is shuffled, and nothing dealt."""
        lobby = self._lobby
        lobby.match_key = self._random_bytes(32).hex()
        lobby.is_over = False
        header = self._header(self._random_bytes(12).hex(), list(range(len(lobby.chairs))))
        self._begin_to_play(replace(header, position=position), now)

    def _header(self, id_: str, playing: list[int]) -> RoundHeader:
        """Return the header of a round that begins now on these chairs."""
        chairs = [self._lobby.chairs[place] for place in playing]
        return RoundHeader(
            id=id_,
            key="",
            dealer=0,
            players=playing,
            names=[chair.name for chair in chairs],
            people=[chair.person for chair in chairs],
            number=1,
            began=self._log.version + 1,
            rules=RULES_VERSION,
            deck=deck_in(self._lobby.settings.book),
        )

    def _begin_to_play(self, header: RoundHeader, begins: float) -> None:
        lobby, playing = self._lobby, header.players
        for seat, place in enumerate(playing):
            lobby.chairs[place].player = seat
        begun = Round(header, lobby.settings)
        dealer = begun.game.dealer
        lobby.round = begun.header = replace(header, dealer=dealer, state=state_digest(begun.game))
        lobby.dealer = playing[dealer]
        self.runner = self._run(begun)
        self._log.seats = lobby.seats()
        self._log.add_round(*self._opening(begun))
        self.runner.begin(begins)

    def _ceremony(self, number: int) -> float:
        """Return how long everybody watches before a decision is due: the deal and, in the first round, who deals."""
        return self._timing.deal + (self._timing.draw_for_dealer if number == 1 else 0.0)

    def _run(self, round_: Round) -> RoundRunner:
        return RoundRunner(round_, self._lobby, self._log, self._presence, self._timing, self.thinker)

    def _opening(self, round_: Round) -> tuple[Seen, list[Event]]:
        """Return the events with which a round begins: one for the table, and those of the game."""
        header, evidence = round_.header, round_.header.evidence
        dealing: list[Event] = [] if header.position else [Deals("GEN-02", header.dealer)]
        if evidence is not None and evidence.is_drawn:
            key = dealer_key(bytes.fromhex(header.key))
            dealing = choose_dealer(self._lobby.settings.book, len(header.players), key)
        return round_event(header.number, evidence), dealing + round_.game.opening

    # After a restart

    def restore_round(self, header: RoundHeader) -> LogEntry:
        """Deal the stored round again; return the log entry of its deal, to be restored with the others.

        Raises CannotReplay if it was dealt by other rules or from another deck, or if different cards come out now.
        """
        if header.rules != RULES_VERSION:
            raise CannotReplay(f"dealt by version {header.rules} of the rules, these are version {RULES_VERSION}")
        if header.deck != deck_in(self._lobby.settings.book):
            raise CannotReplay("dealt from another deck")
        self.runner = self._run(Round(header, self._lobby.settings))
        if header.state != state_digest(self.runner.round.game):
            raise CannotReplay("other cards are dealt")
        self._log.round_began = header.began
        return LogEntry(header.began, DEAL, -1, "")

    def restore_shuffle(self, shuffle: Shuffle) -> None:
        """Let a stored shuffle go on. Raises CannotReplay if its terms no longer describe the deck."""
        book = self._lobby.settings.book
        if (shuffle.terms.deck, shuffle.terms.options) != (deck_text(book), dict(book.options.values)):
            raise CannotReplay("shuffled by other rules")

    def abandon_shuffle(self) -> None:
        """Forget a deal that can no longer be dealt; receipts of those who saw its commitment will count it."""
        self._lobby.shuffle = None
        self._lobby.is_over = True
        self._log.add_lobby_change({"event": "undealt"})

    def restore_entry(self, entry: LogEntry) -> None:
        """Replay one stored entry of the round. Raises CannotReplay if it is illegal or leads to another state."""
        assert self.runner is not None
        round_ = self.runner.round
        if entry.kind == DEAL:
            event, opening = self._opening(round_)
            self._log.restore_step(entry.version, tuple(opening), (event,))
        elif entry.kind == ACTION:
            events = round_.apply(SeatAction.read(entry.seat, entry.text))
            self._log.restore_step(entry.version, tuple(events))
            if entry.state != round_.due_state():
                raise CannotReplay(f"action {len(round_.moves)} leads elsewhere")
        elif entry.kind == REVEALED_PASS and round_.withheld:
            self._log.restore_step(entry.version, tuple(round_.reveal_pass()))
        else:
            raise CannotReplay(f"an entry cannot be replayed after action {len(round_.moves)}")

    def close_round(self, reason: str) -> None:
        """Close the round under way as a draw, as it cannot go on; the match goes on with the next one."""
        lobby, header = self._lobby, self._lobby.round
        assert header is not None
        points = [0 if chair in header.players else None for chair in range(len(lobby.chairs))]
        self._add_result(header, None, points, "")
        lobby.round = self.runner = None
        lobby.is_over = True
        for chair in lobby.chairs:
            chair.player = None
        self._log.seats = {}
        closed = ClosedRound(header.id, header.rules, reason)
        self._log.add_closed_round({"event": "closed", "round": header.id}, closed)

    # The end of a round

    @property
    def is_endless(self) -> bool:
        """Whether the round under way has reached the most actions that a round may have."""
        return self.runner is not None and not self.runner.is_over and len(self.runner.round.moves) >= ROUND_ACTIONS

    def finish_round(self) -> None:
        """Count the points of a round that has just ended, and log its record."""
        lobby, runner, header = self._lobby, self.runner, self._lobby.round
        assert runner is not None
        assert header is not None
        game = runner.round.game
        assert game.winner is not None
        finished = self._finished(header, runner.round)
        self._count_points(header, game, game.winner, "" if lobby.branch else announced_digest(finished.record))
        if lobby.branch is None:
            lobby.winner = self._match_winner(header, game.winner)
        lobby.is_over = True
        self._log.changes.finished = finished
        over = {"event": "round_over", "round": header.id, "match_over": lobby.winner is not None}
        self._log.add_lobby_change(over)

    def _finished(self, header: RoundHeader, round_: Round) -> FinishedRound:
        """Return a round as it is stored, with its statistics; a try-out has no players and none of these."""
        game = round_.game
        assert game.winner is not None
        if header.position:
            nobody = [""] * game.seats
            header = replace(header, people=nobody, names=nobody)
        return FinishedRound(
            id=header.id,
            edition=game.edition,
            people=[each if is_person(each) and each not in self._lobby.programs else "" for each in header.people],
            names=header.names,
            winner=game.winner,
            points=game.points(),
            record=round_.record(),
            tallies=[] if header.position else round_.tally.seats,
            is_coached=self._lobby.settings.coach,
            is_archived=is_archived(self._lobby),
        )

    def _count_points(self, header: RoundHeader, game: Game, winner: int, record: str) -> None:
        lobby, chairs = self._lobby, header.players
        given = dict(zip(chairs, game.points(), strict=True))
        for chair, points in given.items():
            lobby.chairs[chair].score += points
        by_chair = [given.get(chair) for chair in range(len(lobby.chairs))]
        self._add_result(header, chairs[winner], by_chair, record)

    def _match_winner(self, header: RoundHeader, winner: int) -> int | None:
        """Return the chair that has won the match with this round, or None."""
        lobby, chairs = self._lobby, header.players
        won = match_winner([lobby.chairs[chair].score for chair in chairs], winner, lobby.settings.book.options)
        return None if won is None else chairs[won]

    def _add_result(self, header: RoundHeader, winner: int | None, points: list[int | None], record: str) -> None:
        """Tell everybody the result of a round, by chairs, along with its secret."""
        secret = header.evidence.secret if header.evidence is not None else ""
        told = {"round": header.id, "number": header.number, "winner": winner, "points": points}
        self._lobby.results.append({**told, "secret": secret, "record": record})
        fold_oldest(self._lobby.results)


def fold_oldest(results: list[dict[str, object]]) -> None:
    """Merge the two oldest results if there are too many, so that points still add up."""
    if len(results) > RESULTS_TOLD:
        older, newer = (msgspec.convert(each["points"], list[int | None]) for each in results[:2])
        points = [(a or 0) + (b or 0) for a, b in zip(older, newer, strict=True)]
        folded = {"round": "", "number": results[1]["number"], "winner": None, "points": points}
        results[:2] = [{**folded, "secret": "", "record": ""}]


def deck_in(book: Book) -> list[dict[str, int]]:
    """Return how often each face is in the deck of a book, side by side."""
    counts = counted_decks(book.edition, check_deck(book.options.values["deck"]))
    return [{text: count for text, count in deck.items() if count} for deck in counts]


def round_event(number: int, evidence: Evidence | None) -> Seen:
    """Return the event with which a round begins: its number, and what each seat gave to the shuffle."""
    shares = [] if evidence is None else [each.text() for each in evidence.shares]
    return {"event": "round", "number": number, "shares": shares}
