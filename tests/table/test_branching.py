"""Try-outs: they begin exactly at a moment of a finished round, are one round, survive restarts, and count nowhere."""

import json
from random import Random

import msgspec
import pytest

from lastcard import EDITIONS, Game
from lastcard.editions.files import example, examples
from lastcard.record import Move, Record, read_record, replay
from lastcard.record.writer import write_round
from lastcard.table import Lobby, Refusal, Settings, Table, Timing
from lastcard.table import requests as r
from lastcard.table.branching import branch_position, branch_settings, make_branch, shuffle_pile
from lastcard.table.lobby.lobby import Branch
from lastcard.table.lobby.settings import settle
from playing import EVERYTHING, play

pytestmark = pytest.mark.once
NOW = 100.0
ROUND = "a" * 24


def finished(edition: str, options: dict[str, object] | None = None) -> Record:
    """The record of a round at random, as it is read again."""
    game = Game.deal(edition, 3, 1, options=options)
    moves = [Move(done.seat, done.action) for done in play(game, Random(1))]
    record = Record(game.edition, 3, options or {}, seed=1, rounds=[moves])
    return read_record(write_round(record, game))


def branch_of(record: Record, step: int, seat: int = 0, pile: str = "real") -> Table:
    branch = Branch(ROUND, step, seat, pile)
    settings = settle(branch_settings(record))
    position = branch_position(record, branch)
    sitting = r.Sit(name="Ann", avatar="fox")
    table = make_branch("TESTTEST", settings, branch, position, "ann", sitting, NOW, Timing())
    table.arrive("ann", "", NOW)
    return table


def game_of(table: Table) -> Game:
    assert table.runner is not None
    return table.runner.round.game


def play_on(table: Table, now: float, dice: Random) -> float:
    """The person at random, if it is their turn, then whoever comes next; gives the time."""
    view = table.view("ann")
    assert view is not None
    assert table.runner is not None
    if view.actions:
        table.handle("ann", r.Act(action=str(dice.choice(view.actions)), move=table.runner.round.move), now)
    now = max(now, table.next_wakeup() or now) + 0.1
    table.tick(now)
    return now


def play_to_the_end(table: Table) -> float:
    """The bots by themselves, the person at random; gives the time."""
    now, dice = NOW, Random(1)
    while not table.lobby.is_over:
        now = play_on(table, now, dice)
    return now


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [False, True])
def test_every_seat_sees_what_it_saw_then(edition: str, options: bool) -> None:
    record = finished(edition, EVERYTHING[edition] if options else None)
    steps = [(step.game.copy(), step.game.is_over) for step in replay(record)]
    for step in Random(edition).sample(range(len(steps)), min(25, len(steps))):
        game, is_over = steps[step]
        if not is_over:
            tried = game_of(branch_of(record, step, seat=step % 3))
            for seat in (0, 1, 2, None):  # a branch begins with a position, which has no history
                assert tried.view(seat) == game.view(seat)._replace(history=[])
            assert tried.position() == game.position()


def test_a_custom_edition_is_tried_by_its_own_cards() -> None:
    document = example(next(iter(examples()))).document
    game = Game.deal(example(next(iter(examples()))).edition, 2, 3)
    moves = [Move(done.seat, done.action) for done in play(game, Random(3))]
    record = Record(game.edition, 2, seed=3, rounds=[moves], custom=document)
    table = branch_of(read_record(write_round(record, game)), 4)
    assert table.lobby.settings.document == document
    assert game_of(table).edition == game.edition


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pile_that_is_shuffled_anew_has_the_same_cards_in_another_order(edition: str) -> None:
    record = finished(edition)
    real, other = (json.loads(game_of(branch_of(record, 2, pile=pile)).position()) for pile in ("real", "shuffled"))
    assert sorted(real["pile"].split()) == sorted(other["pile"].split())
    assert real["pile"] != other["pile"]
    assert real["key"] != other["key"]
    changed = {"pile", "key"}
    assert {name: real[name] for name in real.keys() - changed} == {name: other[name] for name in real.keys() - changed}


def test_of_two_sided_cards_the_one_that_everybody_sees_stays_on_top() -> None:
    game = Game.deal("flip", 3, 1)
    tops = {Game.from_position(shuffle_pile(game.position())).view(None).next_other for _ in range(5)}
    assert tops == {game.view(None).next_other}


@pytest.mark.parametrize(
    ("step", "seat", "code"), [(10_000, 0, "no-moment"), (0, 3, "no-chair"), (0, 9, "no-chair")], ids=str
)
def test_there_has_to_be_such_a_moment(step: int, seat: int, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        branch_of(finished("classic"), step, seat)
    assert refusal.value.code == code


def test_a_round_cannot_be_tried_from_its_end() -> None:
    record = finished("classic")
    with pytest.raises(Refusal) as refusal:
        branch_of(record, len(record.rounds[0]))
    assert refusal.value.code == "no-moment"


def test_the_person_sits_on_the_seat_that_is_tried_and_nobody_else_comes_in() -> None:
    table = branch_of(finished("classic"), 3, seat=1)
    lobby = table.lobby
    assert [chair.person for chair in lobby.chairs] == ["", "ann", ""]
    assert all(chair.bot for chair in lobby.chairs if not chair.person)
    assert lobby.seat_of("ann") == 1
    assert not lobby.settings.watchers
    assert not lobby.settings.public
    with pytest.raises(Refusal) as refusal:
        table.arrive("bob", "Bob", NOW)
    assert refusal.value.code == "locked"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [False, True])
def test_it_is_stored_as_a_round_of_nobody_and_can_be_tried_itself(edition: str, options: bool) -> None:
    table = branch_of(finished(edition, EVERYTHING[edition] if options else None), 5, pile="shuffled")
    begun = game_of(table).position()
    play_to_the_end(table)
    stored = table.take_changes().finished
    assert stored is not None
    assert not any((*stored.people, *stored.names, *stored.tallies))
    assert "Ann" not in stored.record
    record = read_record(stored.record)
    *_, last = replay(record)
    assert last.game.winner == stored.winner == game_of(table).winner
    again = branch_of(record, 0, seat=1)
    assert game_of(again).position() == begun
    assert again.lobby.settings.book.options.values == table.lobby.settings.book.options.values
    assert table.lobby.winner is None
    assert len(table.lobby.results) == 1


@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize(
    "asked", [r.Next(), r.Rematch(), r.Lock(locked=False), r.Change(settings=Settings(seats=3))], ids=repr
)
def test_it_is_one_round_and_stays_as_it_was_made(asked: r.Message, is_over: bool) -> None:
    table = branch_of(finished("classic"), 5)
    now = play_to_the_end(table) if is_over else NOW
    with pytest.raises(Refusal) as refusal:
        table.handle("ann", asked, now)
    assert refusal.value.code == "try-out"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("pile", ["real", "shuffled"])
def test_it_comes_back_after_a_restart(edition: str, pile: str) -> None:
    table = branch_of(finished(edition), 4, pile=pile)
    entries, now, dice = table.take_changes().entries, NOW, Random(2)
    for _ in range(20):
        now = play_on(table, now, dice)
        entries += table.take_changes().entries
        if table.lobby.is_over:
            break
    stored = msgspec.json.decode(msgspec.json.encode(table.lobby), type=Lobby)
    again = Table.restore(stored, entries, now, Timing())
    assert again.take_changes().closed is None
    assert again.lobby.branch == table.lobby.branch
    assert game_of(again).position() == game_of(table).position()
    assert again.view("ann") == table.view("ann")
    assert again.log.version == table.log.version
