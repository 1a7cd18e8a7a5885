"""A table of people and bots around a match. It knows no network and no clock: `handle` and `tick` say what time it is,
`next_wakeup` when to tick again, and `take_news` what there is to store and to tell.
"""

import json
import secrets
from collections.abc import Callable, Iterable

from lastcard.rules.match import choose_dealer, dealer_in, derived_key
from lastcard.rules.model.errors import IllegalAction
from lastcard.rules.model.events import Deals, Event, Seen
from lastcard.rules.text.views import View
from lastcard.table import messages as m
from lastcard.table.company import Company
from lastcard.table.errors import Refusal
from lastcard.table.hosting import HOSTING, host_due_at, pass_host_on
from lastcard.table.journal import ACT, CHAT, DEAL, FinishedRound, Journal, Line, News
from lastcard.table.lobby import Chair, Lobby, RoundHeader
from lastcard.table.minds import Minds, QuickMinds
from lastcard.table.people import People
from lastcard.table.play import Play
from lastcard.table.round import Round
from lastcard.table.scores import count_round
from lastcard.table.settings import Settings, check_level, check_settings, clean_name
from lastcard.table.timing import Timing

Random = Callable[[int], bytes]


class Table:
    def __init__(
        self,
        lobby: Lobby,
        timing: Timing | None = None,
        random: Random = secrets.token_bytes,
        minds: Minds | None = None,
    ) -> None:
        self.lobby = lobby
        self.timing = timing or Timing()
        self.random = random
        self.minds = minds or QuickMinds()
        self.journal = Journal(lobby.version)
        self.people = People()
        self.company = Company()
        self.visitors: dict[str, str] = {}
        """Names of those who are here and have no chair."""
        self.play: Play | None = None
        self._attended = False

    @classmethod
    def make(
        cls,
        code: str,
        settings: Settings,
        bots: Iterable[str] = (),
        timing: Timing | None = None,
        random: Random = secrets.token_bytes,
        minds: Minds | None = None,
    ) -> "Table":
        """A new table, bots on its last chairs. Refused with Refusal, BadEdition or BadOptions."""
        check_settings(settings)
        levels = [check_level(level) for level in bots]
        if len(levels) >= settings.seats:
            raise Refusal("too-many-bots")
        free = settings.seats - len(levels)
        chairs = [Chair() for _ in range(free)] + [Chair(bot=level) for level in levels]
        return cls(Lobby(code=code, settings=settings, chairs=chairs, host=""), timing, random, minds)

    @classmethod
    def restore(
        cls,
        lobby: Lobby,
        lines: Iterable[Line],
        now: float,
        timing: Timing | None = None,
        random: Random = secrets.token_bytes,
        minds: Minds | None = None,
    ) -> "Table":
        """The table as it was stored: the lobby, and the lines since the round began."""
        table = cls(lobby, timing, random, minds)
        table.journal.seats = lobby.seats()
        if lobby.round is not None:
            table.play = table._set_up(lobby.round)
            table.journal.round_began = lobby.round.began
            lines = sorted([*lines, Line(lobby.round.began, DEAL, -1, "")], key=lambda line: line.version)
        for line in lines:
            table._replay(line)
        table.people.expect(lobby.people(), now)
        if table.play is not None:
            table.play.begin(now)
        table.journal.take()
        return table

    def _replay(self, line: Line) -> None:
        if line.kind == CHAT:
            event = json.loads(line.text)
            self.company.lines.append(event)
            self.journal.remember(line.version, around=(event,))
            return
        assert self.play is not None
        played = self.play.round
        if line.kind == DEAL:
            around, game = self._opening(played)
            self.journal.remember(line.version, tuple(game), (around,))
            return
        events = played.apply(line.text, line.seat) if line.kind == ACT else played.tell()
        self.journal.remember(line.version, game=tuple(events))

    # Coming, going and looking

    def arrive(self, person: str, name: str, now: float) -> None:
        """A line to somebody is there; refused with Refusal."""
        lobby = self.lobby
        if person in lobby.removed:
            raise Refusal("removed")
        seated = person in lobby.people()
        if not seated and lobby.locked:
            raise Refusal("locked")
        if self.people.arrive(person):
            self.journal.presence()
        if not seated:
            self.visitors[person] = name
        if not self._attended:
            self._attended = True
            if self.play is not None:
                self.play.begin(now)

    def depart(self, person: str, now: float) -> None:
        if self.people.depart(person, now):
            self.visitors.pop(person, None)
            self.journal.presence()
        self._attended = bool(self.people.present())

    def view(self, person: str) -> View | None:
        """What somebody sees of the round; None if nothing."""
        if self.play is None:
            return None
        seat = self.lobby.seat_of(person)
        return self.play.round.view(seat) if seat is not None or self.may_watch(person) else None

    def may_watch(self, person: str) -> bool:
        """Whether somebody without a seat in the round sees it."""
        return self.lobby.settings.watchers or person in self.lobby.people()

    def name_of(self, person: str) -> str:
        for chair in self.lobby.chairs:
            if chair.person == person:
                return chair.name
            if chair.next_person == person:
                return chair.next_name
        return self.visitors.get(person, "")

    # What people ask for

    def handle(self, person: str, message: m.Message, now: float) -> dict[str, object]:
        """Refused with Refusal or LastcardError, and then nothing has changed. Gives what only the asker is told."""
        version = self.journal.version
        answer = HANDLERS[type(message)](self, person, message, now) or {}
        self.tick(now)
        if isinstance(message, m.Act) and self.journal.version == version:
            return {"held": True}
        return answer

    def sit(self, person: str, message: m.Sit, now: float) -> None:
        name = clean_name(message.name)
        if self.lobby.chair_of(person) is not None:
            raise Refusal("seated")
        self.lobby.sit(person, name, message.chair)
        self.visitors.pop(person, None)
        self.journal.lobby({"event": "sat", "name": name})

    def rename(self, person: str, message: m.Rename, now: float) -> None:
        name = clean_name(message.name)
        for chair in self.lobby.chairs:
            if chair.person == person:
                chair.name = name
            if chair.next_person == person:
                chair.next_name = name
        if person in self.visitors:
            self.visitors[person] = name
            self.journal.presence()
        else:
            self.journal.lobby({"event": "renamed", "name": name})

    def leave(self, person: str, message: m.Leave, now: float) -> None:
        if person not in self.lobby.people():
            raise Refusal("not-seated")
        name = self.name_of(person)
        self.lobby.leave(person)
        self.journal.seats = self.lobby.seats()
        self.people.forget(person)
        if self.people.is_present(person):
            self.visitors[person] = name
        self.journal.lobby({"event": "left", "name": name})

    def act(self, person: str, message: m.Act, now: float) -> None:
        seat = self.lobby.seat_of(person)
        if seat is None:
            raise Refusal("not-playing")
        if self.play is None:
            raise Refusal("no-round")
        self.play.act(person, seat, message.action, message.move, now)

    def explain(self, person: str, message: m.Explain, now: float) -> dict[str, object]:
        seat = self.lobby.seat_of(person)
        if seat is None or self.play is None:
            raise Refusal("not-playing")
        try:
            self.play.round.check(message.action, seat)
        except IllegalAction as refusal:
            return {"action": message.action, "refusal": refusal}
        return {"action": message.action, "refusal": None}

    def say(self, person: str, message: m.Chat, now: float) -> None:
        text = self.company.check_text(message.text)
        event = {"event": "chat", **self._speaker(person, now), "text": text}
        self.company.lines.append(event)
        self.journal.said(event, -1, json.dumps(event, ensure_ascii=False))

    def react(self, person: str, message: m.React, now: float) -> None:
        reaction = self.company.check_reaction(message.reaction)
        self.journal.flash({"event": "reaction", **self._speaker(person, now), "reaction": reaction})

    def _speaker(self, person: str, now: float) -> dict[str, object]:
        name = self.name_of(person)
        if person in self.lobby.muted:
            raise Refusal("muted")
        if not name or (person in self.visitors and not self.lobby.settings.watchers):
            raise Refusal("not-seated")
        self.company.check_rate(person, now)
        return {"name": name, "handle": self.lobby.handle(person), "chair": self.lobby.chair_of(person)}

    # Rounds

    def start(self, person: str, message: m.Start, now: float) -> None:
        self.lobby.check_host(person)
        if self.lobby.match_key:
            raise Refusal("started")
        self._begin_match(now)

    def rematch(self, person: str, message: m.Rematch, now: float) -> None:
        if self.lobby.chair_of(person) is None:
            raise Refusal("not-seated")
        if self.lobby.winner is None:
            raise Refusal("match-on")
        self._begin_match(now)

    def next(self, person: str, message: m.Next, now: float) -> None:
        if self.lobby.chair_of(person) is None:
            raise Refusal("not-seated")
        if not self.lobby.is_over or not self.lobby.match_key:
            raise Refusal("round-on" if self.lobby.match_key else "not-started")
        if self.lobby.winner is not None:
            raise Refusal("match-over")
        self._begin_round(now)

    def _begin_match(self, now: float) -> None:
        lobby = self.lobby
        self._check_enough()
        lobby.match_key = self.random(32).hex()
        lobby.dealer = lobby.winner = None
        lobby.results = []
        for chair in lobby.chairs:
            chair.score = 0
        self._begin_round(now)

    def _check_enough(self) -> None:
        lobby = self.lobby
        if sum(bool(chair.next_person or (not chair.is_free and not chair.stands_in)) for chair in lobby.chairs) < 2:
            raise Refusal("too-few-players")

    def _begin_round(self, now: float) -> None:
        lobby = self.lobby
        self._check_enough()
        lobby.seat_newcomers()
        playing = [place for place, chair in enumerate(lobby.chairs) if not chair.is_free]
        for seat, place in enumerate(playing):
            lobby.chairs[place].player = seat
        number = len(lobby.results) + 1
        lobby.round = RoundHeader(
            id=self.random(12).hex(),
            key=derived_key(bytes.fromhex(lobby.match_key), f"round {number}").hex(),
            dealer=self._choose_dealer(playing),
            players=playing,
            names=[lobby.chairs[place].name for place in playing],
            people=[lobby.chairs[place].person for place in playing],
            number=number,
            began=self.journal.version + 1,
        )
        lobby.dealer = playing[lobby.round.dealer]
        lobby.is_over = False
        self.play = self._set_up(lobby.round)
        self.journal.seats = lobby.seats()
        self.journal.round(*self._opening(self.play.round))
        self.play.begin(now)

    def _set_up(self, header: RoundHeader) -> Play:
        round_ = Round(header, self.lobby.settings)
        return Play(round_, self.lobby, self.journal, self.people, self.timing, self.minds)

    def _choose_dealer(self, playing: list[int]) -> int:
        """The draw for dealer before a match, then always the next to the left."""
        last = self.lobby.dealer
        if last is None:
            return dealer_in(self._draw_for_dealer(len(playing)))
        following = [seat for seat, place in enumerate(playing) if place > last]
        return following[0] if following else 0

    def _draw_for_dealer(self, players: int) -> list[Event]:
        key = derived_key(bytes.fromhex(self.lobby.match_key), "dealer")
        return choose_dealer(self.lobby.settings.book(), players, key)

    def _opening(self, played: Round) -> tuple[Seen, list[Event]]:
        header = played.header
        deals: list[Event] = [Deals("GEN-02", header.dealer)]
        dealing = self._draw_for_dealer(len(header.players)) if header.number == 1 else deals
        return {"event": "round", "number": header.number}, dealing + played.game.opening

    def _finish_round(self) -> None:
        lobby, play = self.lobby, self.play
        assert play is not None
        assert lobby.round is not None
        game = play.round.game
        assert game.winner is not None
        count_round(lobby, game, lobby.settings.book().options)
        lobby.is_over = True
        header = lobby.round
        self.journal.news.finished = FinishedRound(
            id=header.id,
            edition=game.edition,
            people=header.people,
            names=header.names,
            winner=game.winner,
            points=game.points(),
            record=play.round.record(),
        )
        self.journal.lobby({"event": "round_over", "round": header.id, "match_over": lobby.winner is not None})

    # Time

    def next_wakeup(self) -> float | None:
        """Nothing goes on while nobody is there."""
        if not self._attended:
            return None
        due, host_due = self._play_due(), host_due_at(self)
        return due if host_due is None else host_due if due is None else min(due, host_due)

    def _play_due(self) -> float | None:
        return self.play.next_wakeup() if self.play is not None and self._attended else None

    def tick(self, now: float) -> None:
        pass_host_on(self, now)
        while (due := self._play_due()) is not None and due <= now:
            assert self.play is not None
            self.play.do_next(now)
        if self.play is not None and self.play.is_over and not self.lobby.is_over:
            self._finish_round()

    def time_left(self, now: float) -> float | None:
        """For the decision that is owed."""
        if self.play is None or self.play.is_over:
            return None
        return round(max(0.0, self.play.opened_at + self.lobby.settings.turn_time - now), 1)

    def take_news(self) -> News:
        self.lobby.version = self.journal.version
        return self.journal.take()


Handler = Callable[..., dict[str, object] | None]
HANDLERS: dict[type[m.Message], Handler] = {
    m.Sit: Table.sit,
    m.Rename: Table.rename,
    m.Leave: Table.leave,
    m.Act: Table.act,
    m.Explain: Table.explain,
    m.Start: Table.start,
    m.Next: Table.next,
    m.Rematch: Table.rematch,
    m.Chat: Table.say,
    m.React: Table.react,
    **HOSTING,
}
