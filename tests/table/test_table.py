"""Tables without a network: people, bots, time and races, with a clock that the test moves."""

from random import Random

import msgspec
import pytest

from lastcard import EDITIONS, IllegalAction
from lastcard.rules.game import Game
from lastcard.rules.model.errors import BadEdition, BadOptions
from lastcard.rules.text.views import View
from lastcard.server.looks import chair_seen, step_seen, welcome
from lastcard.server.wire import StepSeen
from lastcard.table import Lobby, Refusal, Settings, Table, Timing
from lastcard.table import messages as m
from lastcard.table.minds import QuickMinds, Thought
from lastcard.table.race import Claim, Lag, Race
from lastcard.table.settings import clean
from lastcard.table.timing import Bucket, Pauses

pytestmark = pytest.mark.once


class Evening:
    """A table and the time."""

    def __init__(self, people: int = 2, bots: tuple[str, ...] = (), seed: int = 1, **settings: object) -> None:
        given = {"seats": max(2, people + len(bots)), **settings}
        self.table = Table.make("TESTTEST", msgspec.convert(given, Settings), bots, random=Random(seed).randbytes)
        self.now = 100.0
        self.people = [f"p{number}" for number in range(people)]
        for person in self.people:
            self.arrive(person)
            self.ask(person, m.Sit(name=person))

    def arrive(self, person: str) -> None:
        self.table.arrive(person, person, self.now)

    def ask(self, person: str, message: m.Message) -> dict[str, object]:
        return self.table.handle(person, message, self.now)

    def refused(self, person: str, message: m.Message) -> str:
        before = msgspec.json.encode(self.table.lobby)
        with pytest.raises(Refusal) as refusal:
            self.ask(person, message)
        assert msgspec.json.encode(self.table.lobby) == before
        return refusal.value.code

    def start(self) -> None:
        self.start_by(self.people[0])

    def start_by(self, person: str) -> None:
        self.ask(person, m.Start())

    @property
    def game(self) -> Game:
        assert self.table.play is not None
        return self.table.play.round.game

    def set_up(self, **position: object) -> None:
        """Puts another position in place of the round that was dealt."""
        assert self.table.play is not None
        self.table.play.round.game = Game.setup("classic", **position)  # type: ignore[arg-type]
        self.table.play.begin(self.now)

    def act(self, seat: int, action: str) -> dict[str, object]:
        assert self.table.play is not None
        return self.ask(self.people[seat], m.Act(action=action, move=self.table.play.round.move))

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while (due := self.table.next_wakeup()) is not None and due <= until:
            self.now = max(self.now, due)
            self.table.tick(self.now)
        self.now = until

    def owes(self) -> int:
        assert self.table.play is not None
        decision = self.table.play.round.decision
        assert decision is not None
        return decision.seat


# Seats and the host


def test_newcomers_sit_down_at_the_next_round() -> None:
    evening = Evening(2, ("easy",), options={"scoring": "none"}, seats=4)
    evening.start()
    evening.arrive("new")
    evening.ask("new", m.Sit(name="New", chair=3))
    lobby = evening.table.lobby
    assert lobby.chairs[3].bot == "easy"
    assert lobby.seat_of("new") is None
    assert evening.refused("new", m.Act(action="draw", move=0)) == "not-playing"
    evening.wait(10_000)
    assert lobby.is_over
    evening.ask("p0", m.Rematch())
    assert lobby.chair_of("new") == 3
    assert lobby.seat_of("new") == 2


def test_who_leaves_is_played_for_to_the_end_and_the_next_is_host() -> None:
    evening = Evening(3, options={"scoring": "none"})
    evening.start()
    evening.ask("p0", m.Leave())
    lobby = evening.table.lobby
    assert lobby.host == "p1"
    assert lobby.chairs[0].bot == "normal"
    evening.wait(10_000)
    assert lobby.is_over
    evening.ask("p1", m.Rematch())
    assert lobby.chairs[0].is_free
    assert evening.game.seats == 2


def test_a_bot_that_was_sent_away_is_seen_to_play_to_the_end() -> None:
    evening = Evening(2, seats=3)
    evening.ask("p0", m.Fill(chair=2, level="easy"))
    evening.start()
    assert not chair_seen(evening.table, evening.table.lobby.chairs[2], 0).leaves
    evening.ask("p0", m.Free(chair=2))
    assert [chair_seen(evening.table, chair, 0).leaves for chair in evening.table.lobby.chairs] == [False, False, True]


def test_the_host_and_nobody_else() -> None:
    evening = Evening(2, seats=4)
    handle = evening.table.lobby.handle("p1")
    orders: list[m.Message] = [
        m.Start(),
        m.Fill(chair=2, level="easy"),
        m.Free(chair=2),
        m.Lock(locked=True),
        m.Remove(handle=handle),
        m.Mute(handle=handle, muted=True),
        m.Host(chair=1),
        m.Change(settings=Settings()),
    ]
    for order in orders:
        assert evening.refused("p1", order) == "not-host"
    evening.ask("p0", m.Fill(chair=2, level="easy"))
    assert evening.refused("p0", m.Fill(chair=1, level="easy")) == "taken"
    assert evening.refused("p0", m.Fill(chair=2, level="godlike")) == "no-bot"
    evening.ask("p0", m.Free(chair=2))
    evening.ask("p0", m.Mute(handle=handle, muted=True))
    assert evening.refused("p1", m.Chat(text="hm")) == "muted"
    evening.ask("p0", m.Lock(locked=True))
    with pytest.raises(Refusal, match="locked"):
        evening.arrive("late")
    evening.ask("p0", m.Remove(handle=handle))
    with pytest.raises(Refusal, match="removed"):
        evening.arrive("p1")
    assert evening.refused("p0", m.Start()) == "too-few-players"


def test_a_locked_table_opens_when_the_last_one_leaves_but_not_before() -> None:
    evening = Evening(2)
    evening.ask("p0", m.Lock(locked=True))
    evening.ask("p0", m.Leave())
    assert evening.table.lobby.locked
    evening.ask("p1", m.Leave())
    evening.arrive("late")
    evening.ask("late", m.Sit(name="Late"))
    assert evening.table.lobby.host == "late"


def test_hosting_is_handed_over_and_settings_change_between_rounds() -> None:
    evening = Evening(2)
    evening.ask("p0", m.Host(chair=1))
    evening.ask("p1", m.Change(settings=Settings(edition="no-mercy", seats=6, options={"scoring": "none"})))
    assert len(evening.table.lobby.chairs) == 6
    evening.ask("p1", m.Start())
    assert evening.game.edition == "no-mercy"
    assert evening.refused("p1", m.Change(settings=Settings())) == "round-on"


def test_settings_that_cannot_be() -> None:
    for wrong in (Settings(edition="tarot"), Settings(edition="/etc/passwd.toml"), Settings(custom={"name": 7})):
        with pytest.raises(BadEdition):
            Table.make("TESTTEST", wrong)
    for options in ({"stacking": "sideways"}, {"deck": {"r7": 10**9}}, {"hand_size": 15, "deck": {"w": 0}}):
        with pytest.raises(BadOptions):
            Table.make("TESTTEST", Settings(options=options, seats=10))  # type: ignore[arg-type]


# Nobody stalls it


def test_a_host_who_stays_away_is_followed_by_the_next() -> None:
    evening = Evening(3)
    evening.table.depart("p0", evening.now)
    evening.wait(119)
    assert evening.table.lobby.host == "p0"
    evening.wait(2)
    assert evening.table.lobby.host == "p1"
    evening.arrive("p0")
    evening.start_by("p1")
    assert not evening.table.lobby.is_over


class SlowMinds(QuickMinds):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.is_ready = False
        self.asked = 0

    def think(self, table: str, level: str, seed: str, view: View) -> Thought:
        quick, minds = super().think(table, level, seed, view), self
        self.asked += 1

        class Slow:
            def answer(self) -> str | None:
                return quick.answer() if minds.is_ready else None

        return Slow()


def test_a_bot_may_think_elsewhere_and_nobody_waits_for_ever() -> None:
    evening = Evening(1, ("normal", "normal"), turn_time=600)
    minds = evening.table.minds = SlowMinds()
    evening.start()
    assert evening.table.play is not None
    while evening.owes() == 0:
        evening.act(0, str(evening.game.legal_actions()[0]))
    moves = len(evening.table.play.round.moves)
    asked = minds.asked
    evening.wait(5)
    assert len(evening.table.play.round.moves) == moves
    assert minds.asked == asked, "asked once, before its pause"
    minds.is_ready = True
    evening.wait(0.2)
    assert len(evening.table.play.round.moves) > moves
    minds.is_ready = False
    while evening.owes() == 0:
        evening.act(0, str(evening.game.legal_actions()[0]))
    moves = len(evening.table.play.round.moves)
    evening.wait(25)
    assert len(evening.table.play.round.moves) > moves, "somebody else thinks for who thinks too long"


def test_time_runs_out() -> None:
    evening = Evening(2, turn_time=30)
    evening.start()
    assert evening.table.play is not None
    evening.wait(29)
    assert evening.table.play.round.moves == []
    evening.wait(1.5)
    assert len(evening.table.play.round.moves) >= 1


def test_the_autopilot_plays_for_who_is_away_until_they_are_back() -> None:
    evening = Evening(2, turn_time=300)
    evening.start()
    assert evening.table.play is not None
    away = evening.owes()
    evening.table.depart(evening.people[away], evening.now)
    evening.wait(19)
    assert evening.table.play.round.moves == []
    evening.wait(5)
    assert evening.table.play.round.moves[0].seat == away
    evening.arrive(evening.people[away])
    played = len(evening.table.play.round.moves)
    evening.wait(100)
    assert all(move.seat != away for move in evening.table.play.round.moves[played + 1 :])


def test_nothing_goes_on_while_nobody_is_there() -> None:
    evening = Evening(1, ("normal",))
    evening.start()
    evening.table.depart("p0", evening.now)
    assert evening.table.next_wakeup() is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_finish_a_round_by_themselves(edition: str) -> None:
    evening = Evening(1, ("normal", "easy", "random"), edition=edition, options={"scoring": "none"})
    evening.start()
    evening.wait(30_000)
    assert evening.table.lobby.is_over


def test_bots_take_as_long_as_people() -> None:
    evening = Evening(1, ("normal", "easy", "random"), turn_time=600)
    evening.start()
    assert evening.table.play is not None
    while evening.owes() == 0:
        evening.act(0, str(evening.game.legal_actions()[0]))
    due = evening.table.next_wakeup()
    assert due is not None
    assert 0.8 <= due - evening.now <= 2.2


# A pass that tells nothing

HANDS = ["r1 r2 r3", "b1 b2 b3", "b4 b5 b6"]


@pytest.mark.parametrize("card", ["g9", "y7"])
def test_a_pass_after_a_draw_looks_the_same_whether_it_was_chosen(card: str) -> None:
    evening = Evening(3)
    evening.start()
    evening.set_up(hands=["r1 r2 r3", "b1 b2 b3", "b4 b5 b6"], discard="g8 y8", pile=card)
    play = evening.table.play
    assert play is not None
    evening.table.take_news()
    evening.act(0, "draw")
    view = play.round.view(1)
    assert str(view.decision) == "0 turn"
    assert view.actions == []
    assert [event.kind for step in evening.table.take_news().steps for event in step.game] == ["drew"]
    with pytest.raises(IllegalAction) as refusal:
        evening.act(1, "draw")
    assert refusal.value.key == "reason-not-your-turn"
    if card == "g9":
        evening.wait(2.3)
    else:
        evening.act(0, "keep")
    assert str(play.round.view(1).decision) == "1 turn"
    assert [event.kind for step in evening.table.take_news().steps for event in step.game] == ["passed"]
    assert play.round.move == 2


def test_pauses_are_learnt_from_the_player() -> None:
    pauses = Pauses()
    assert 0.8 <= pauses.pick((0.8, 2.2), 1) <= 2.2
    for _ in range(8):
        pauses.add(4.0)
    assert all(3.6 <= pauses.pick((0.8, 2.2), number) <= 4.4 for number in range(20))


# UNO

EXPOSING = {"hands": ["r1 r2", "b1 b2 b3", "g4 g5 g6"], "discard": "r8", "pile": "y7 y6 y5 y4"}


def exposed(**lags: float) -> Evening:
    evening = Evening(3)
    evening.start()
    evening.set_up(**EXPOSING)
    for person, lag in lags.items():
        for _ in range(5):
            evening.table.people.measure(person, lag)
    evening.act(0, "play r1")
    assert evening.table.play is not None
    assert evening.table.play.exposed == [0]
    return evening


def race_winner(dice: Random, near: float, far: float) -> int:
    """Two people who react equally fast; their lines are `near` and `far` seconds long, there and back."""
    evening = exposed(p1=near, p2=far)
    opened = evening.now
    arrivals = sorted((opened + lag + dice.uniform(0.25, 0.6), seat) for seat, lag in ((1, near), (2, far)))
    for arrival, seat in arrivals:
        evening.wait(arrival - evening.now)
        if evening.table.play is not None and evening.table.play.exposed:
            try:
                evening.act(seat, "catch 0")
            except (IllegalAction, Refusal):
                break
    evening.wait(1)
    events = [event for step in evening.table.take_news().steps for event in step.game if event.kind == "caught"]
    return int(str(events[0].public()["by"]))


def test_a_long_line_neither_helps_nor_harms() -> None:
    dice = Random(4)
    wins = [race_winner(dice, 0.02, 0.3) for _ in range(400)]
    assert 180 <= wins.count(1) <= 220, wins.count(1)


def test_lag_is_credited_within_a_bound() -> None:
    assert Lag((0.05, 5.0, 0.06)).credit(0.4) == 0.06
    assert Lag((5.0,)).credit(0.4) == 0.4
    assert Lag().credit(0.4) == 0.0
    race = Race(10.0)
    race.add(Claim(0.3, 1, "catch 0", 0.0))
    race.add(Claim(0.1, 1, "catch 0", 0.0))
    assert race.claims == [Claim(0.3, 1, "catch 0", 0.0)]
    assert race.decided_at([0.4], 0.03) == pytest.approx(10.73)
    assert race.decided_at([0.0], 0.03) == pytest.approx(10.3)


def test_spam_does_not_help() -> None:
    evening = Evening(3)
    evening.start()
    evening.set_up(**EXPOSING)
    with pytest.raises(IllegalAction):
        evening.act(1, "catch 0")
    evening.act(0, "play r1")
    for _ in range(20):
        evening.wait(0.05)
        with pytest.raises(Refusal, match="too-soon"):
            evening.act(1, "catch 0")
    evening.act(2, "catch 0")
    evening.wait(0.1)
    assert evening.game.interrupts(1) == []


def test_who_catches_a_little_too_late_is_not_locked_out() -> None:
    evening = exposed()
    play = evening.table.play
    assert play is not None
    chance = play.round.move
    evening.wait(0.3)
    evening.act(1, "catch 0")
    evening.wait(0.2)
    for move, locked in ((chance, False), (play.round.move, True)):
        with pytest.raises(IllegalAction):
            evening.ask("p2", m.Act(action="catch 0", move=move))
        assert (2 in play._locked_out) == locked


def test_a_catch_that_was_made_before_there_was_a_chance_never_counts() -> None:
    evening = exposed()
    assert evening.table.play is not None
    move = evening.table.play.round.move - 1
    for wait in (0.01, 0.5):
        evening.wait(wait)
        assert evening.refused("p1", m.Act(action="catch 0", move=move)) == "outdated"
    evening.act(1, "catch 0")
    evening.wait(0.1)
    assert len(evening.game.hand(0)) == 3


def test_the_next_player_goes_on_after_a_grace() -> None:
    evening = exposed()
    assert evening.act(1, "draw") == {"held": True}
    evening.wait(1.9)
    assert evening.game.interrupts(2) != []
    evening.wait(0.2)
    assert evening.game.interrupts(2) == []
    assert evening.table.play is not None
    assert str(evening.table.play.round.moves[-1]) == "1 draw"


def test_a_late_call_saves() -> None:
    evening = exposed()
    evening.wait(0.01)
    evening.act(0, "uno")
    evening.wait(0.1)
    assert evening.game.interrupts(1) == []
    assert len(evening.game.hand(0)) == 1


def test_bots_forget_by_level_and_catch_with_delay() -> None:
    evening = Evening(1, ("normal", "normal"))
    evening.start()
    evening.set_up(**EXPOSING)
    evening.act(0, "play r1")
    evening.wait(0.5)
    assert len(evening.game.hand(0)) == 1
    evening.wait(1.5)
    assert len(evening.game.hand(0)) == 3


# Company


def test_chat_has_limits() -> None:
    evening = Evening(2)
    assert evening.refused("p0", m.Chat(text="  \n ")) == "chat-empty"
    assert evening.refused("p0", m.Chat(text="x" * 201)) == "chat-long"
    assert evening.refused("p0", m.React(reaction="<script>")) == "no-reaction"
    for number in range(5):
        evening.ask("p0", m.Chat(text=str(number)))
    assert evening.refused("p0", m.Chat(text="6")) == "chat-rate"
    evening.now += 2
    evening.ask("p0", m.Chat(text="7"))
    evening.ask("p1", m.React(reaction="clap"))
    evening.arrive("stranger")
    evening.table.visitors["stranger"] = ""
    assert evening.refused("stranger", m.Chat(text="hi")) == "not-seated"


def test_texts_of_people_are_one_plain_line() -> None:
    assert clean(" a\u202eb\n\x00c ", 10) == "ab c"
    assert clean("x" * 30, 24) == "x" * 24


def test_buckets() -> None:
    bucket = Bucket(1, 2)
    assert [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)] == [True, True, False, True]
    assert not bucket.take(0.5)  # a clock that goes back gives nothing


# What is stored


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_is_rebuilt_from_what_was_stored(edition: str) -> None:
    evening = Evening(2, ("normal", "easy"), edition=edition, options={"scoring": "none"}, turn_time=5)
    stored, lines = b"", []
    evening.start()
    for _ in range(40):
        evening.wait(2)
        news = evening.table.take_news()
        if news.lobby_changed:
            stored = msgspec.json.encode(evening.table.lobby)
        lines += news.lines
        again = Table.restore(msgspec.json.decode(stored, type=Lobby), lines, 5.0, Timing())
        assert again.play is not None
        assert evening.table.play is not None
        assert again.journal.version == evening.table.journal.version
        assert again.play.round.game.position() == evening.game.position()
        assert again.play.round.move == evening.table.play.round.move
        assert str(again.play.round.view(0)) == str(evening.table.play.round.view(0))
        assert told(again, "p0") == told(evening.table, "p0")


def told(table: Table, person: str) -> list[StepSeen]:
    """What a page that is loaded again can show of the game."""
    steps = [step_seen(table, step, person) for step in table.journal.of_the_round() if step.game]
    assert len(steps) == table.journal.kept.maxlen or steps[0].events[0]["event"] == "round"
    return steps


def test_a_page_loaded_again_gets_the_round_as_its_seat_saw_it() -> None:
    evening = Evening(2, turn_time=600)
    evening.ask("p0", m.Chat(text="before"))
    evening.start()
    first = evening.owes()
    evening.act(first, "draw")
    evening.ask("p0", m.Chat(text="hm"))
    for person in ("p0", "p1", "stranger"):
        steps = welcome(evening.table, person, None, evening.now).recent
        assert steps is not None
        events = [event for step in steps for event in step.events]
        assert events[0] == {"event": "round", "number": 1}
        assert [event["text"] for event in events if event["event"] == "chat"] == ["hm"]
        drew = next(event for event in events if event["event"] == "drew")
        assert ("cards" in drew) == (person == evening.people[first])


def test_what_one_saw_on_another_seat_stays_that_seats() -> None:
    """A version named from an earlier round brings what the player of that round saw, and not who sits there now."""
    evening = Evening(3, options={"target_score": 10_000})
    evening.start()
    evening.wait(100_000)
    before = evening.table.journal.kept[0].version
    evening.ask("p0", m.Leave())
    evening.arrive("new")
    evening.ask("new", m.Sit(name="New", chair=0))
    evening.ask("p1", m.Next())
    assert evening.table.lobby.seat_of("new") == 0
    for person, knows in (("new", False), ("p0", True)):
        steps = welcome(evening.table, person, before, evening.now).missed
        assert steps is not None
        drew = [e for step in steps for e in step.events if e["event"] == "drew" and e["seat"] == 0]
        assert drew
        assert all(("cards" in event) == knows for event in drew)
