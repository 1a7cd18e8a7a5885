"""What is counted of a round while it is played."""

from lastcard import Game
from lastcard.rules.model.events import Called, Caught, Drew, Judged, PassedOn, Swapped
from lastcard.table.match.round_tally import RoundTally, SeatTally
from table_fixture import TableFixture


def test_events_are_counted_for_whose_merit_they_are() -> None:
    game = Game.deal("classic", 3, 1)
    tally = RoundTally(3)
    happened = [
        Called("GEN-10", 0),
        Caught("GEN-10", 1, 2),
        Judged("GEN-11", 1, 0, True),
        Judged("GEN-11", 2, 0, False),
    ]
    tally.count(happened, game)
    assert tally.seats == [SeatTally(calls=1), SeatTally(challenges=1), SeatTally(catches=1)]


def test_hands_are_looked_at_when_they_may_have_grown() -> None:
    game = Game.deal("classic", 3, 1)
    tally = RoundTally(3)
    tally.count([Drew("GEN-05", 1, [], [], False)], game)
    assert [seat.most_cards for seat in tally.seats] == [0, 7, 0]
    tally.count([Swapped("NM-05", 1, 2)], game)
    assert [seat.most_cards for seat in tally.seats] == [0, 7, 7]
    tally.count([PassedOn("NM-06", 1)], game)
    assert [seat.most_cards for seat in tally.seats] == [7, 7, 7]


def test_a_finished_round_has_a_tally_of_every_seat() -> None:
    fixture = TableFixture(1, ("normal",), options={"hand_size": 1})
    fixture.start()
    fixture.arrive("watcher")
    fixture.table.depart("p0", fixture.now)
    finished = None
    while finished is None:
        fixture.wait(5)
        finished = fixture.table.take_changes().finished
    assert len(finished.tallies) == 2
