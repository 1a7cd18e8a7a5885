"""The match at a table: its rounds one after another, who deals, and what each chair has scored (GEN-02, GEN-17)."""

from collections.abc import Callable

from lastcard.rules.game import Game
from lastcard.rules.match import choose_dealer, dealer_in, derived_key, match_winner
from lastcard.rules.model.events import Deals, Event, Seen
from lastcard.table.lobby.lobby import Lobby, RoundHeader
from lastcard.table.lobby.presence import Presence
from lastcard.table.log import ACTION, DEAL, FinishedRound, LogEntry, TableLog
from lastcard.table.match.bot_thinking import BotThinker
from lastcard.table.match.round import Round
from lastcard.table.match.round_runner import RoundRunner
from lastcard.table.match.seat_action import SeatAction
from lastcard.table.match.timing import Timing
from lastcard.table.refusals import Refusal

RandomBytes = Callable[[int], bytes]


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

    def rematch(self, person: str, now: float) -> None:
        """Begin a new match, asked for by somebody with a chair. Raises Refusal."""
        self._check_seated(person)
        if self._lobby.winner is None:
            raise Refusal("match-on")
        self._begin_match(now)

    def next_round(self, person: str, now: float) -> None:
        """Begin the next round of the match, asked for by somebody with a chair. Raises Refusal."""
        self._check_seated(person)
        if not self._lobby.is_over or not self._lobby.match_key:
            raise Refusal("round-on" if self._lobby.match_key else "not-started")
        if self._lobby.winner is not None:
            raise Refusal("match-over")
        self._begin_round(now)

    def abandon(self) -> None:
        """Forget the match, as its settings changed; its finished rounds stay stored as records."""
        lobby = self._lobby
        if lobby.round is None:
            return
        lobby.round = self.runner = lobby.winner = lobby.dealer = None
        lobby.match_key = ""
        for chair in lobby.chairs:
            chair.player = None
        self._log.changes.round_begins = True

    def _check_seated(self, person: str) -> None:
        if self._lobby.chair_of(person) is None:
            raise Refusal("not-seated")

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
        lobby = self._lobby
        self._check_enough_players()
        lobby.seat_newcomers()
        playing = [place for place, chair in enumerate(lobby.chairs) if not chair.is_free]
        for seat, place in enumerate(playing):
            lobby.chairs[place].player = seat
        number = len(lobby.results) + 1
        lobby.round = RoundHeader(
            id=self._random_bytes(12).hex(),
            key=derived_key(bytes.fromhex(lobby.match_key), f"round {number}").hex(),
            dealer=self._next_dealer(playing),
            players=playing,
            names=[lobby.chairs[place].name for place in playing],
            people=[lobby.chairs[place].person for place in playing],
            number=number,
            began=self._log.version + 1,
        )
        lobby.dealer = playing[lobby.round.dealer]
        lobby.is_over = False
        self.runner = self._set_up(lobby.round)
        self._log.seats = lobby.seats()
        self._log.add_round(*self._opening(self.runner.round))
        self.runner.begin(now)

    def _set_up(self, header: RoundHeader) -> RoundRunner:
        round_ = Round(header, self._lobby.settings)
        return RoundRunner(round_, self._lobby, self._log, self._presence, self._timing, self.thinker)

    def _next_dealer(self, playing: list[int]) -> int:
        """Return the seat that deals: by the draw for dealer in the first round, then the next to the left."""
        last = self._lobby.dealer
        if last is None:
            return dealer_in(self._draw_for_dealer(len(playing)))
        following = [seat for seat, place in enumerate(playing) if place > last]
        return following[0] if following else 0

    def _draw_for_dealer(self, players: int) -> list[Event]:
        key = derived_key(bytes.fromhex(self._lobby.match_key), "dealer")
        return choose_dealer(self._lobby.settings.book(), players, key)

    def _opening(self, round_: Round) -> tuple[Seen, list[Event]]:
        """Return the events with which a round begins: one for the table, and those of the game."""
        header = round_.header
        deals: list[Event] = [Deals("GEN-02", header.dealer)]
        dealing = self._draw_for_dealer(len(header.players)) if header.number == 1 else deals
        return {"event": "round", "number": header.number}, dealing + round_.game.opening

    # After a restart

    def restore_round(self, header: RoundHeader) -> LogEntry:
        """Deal the stored round again; return the entry of its deal, to be restored among the others."""
        self.runner = self._set_up(header)
        self._log.round_began = header.began
        return LogEntry(header.began, DEAL, -1, "")

    def restore_entry(self, entry: LogEntry) -> None:
        """Replay one stored entry of the round."""
        assert self.runner is not None
        round_ = self.runner.round
        if entry.kind == DEAL:
            event, opening = self._opening(round_)
            self._log.restore_step(entry.version, tuple(opening), (event,))
        elif entry.kind == ACTION:
            events = round_.apply(SeatAction.read(entry.seat, entry.text))
            self._log.restore_step(entry.version, tuple(events))
        else:
            self._log.restore_step(entry.version, tuple(round_.reveal_pass()))

    # The end of a round

    def finish_round(self) -> None:
        """Count the points of a round that has just ended, and log its record."""
        lobby, runner, header = self._lobby, self.runner, self._lobby.round
        assert runner is not None
        assert header is not None
        game = runner.round.game
        assert game.winner is not None
        self._count_points(header, game, game.winner)
        lobby.is_over = True
        self._log.changes.finished = FinishedRound(
            id=header.id,
            edition=game.edition,
            people=header.people,
            names=header.names,
            winner=game.winner,
            points=game.points(),
            record=runner.round.record(),
        )
        over = {"event": "round_over", "round": header.id, "match_over": lobby.winner is not None}
        self._log.add_lobby_change(over)

    def _count_points(self, header: RoundHeader, game: Game, winner: int) -> None:
        lobby, chairs = self._lobby, header.players
        given = dict(zip(chairs, game.points(), strict=True))
        for chair, points in given.items():
            lobby.chairs[chair].score += points
        by_chair = [given.get(chair) for chair in range(len(lobby.chairs))]
        lobby.results.append({"round": header.id, "winner": chairs[winner], "points": by_chair})
        scores = [lobby.chairs[chair].score for chair in chairs]
        won = match_winner(scores, winner, lobby.settings.book().options)
        lobby.winner = None if won is None else chairs[won]
