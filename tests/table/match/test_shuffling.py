"""Shuffling at a table: everybody commits, then reveals; whoever does not is left out; nothing is drawn anew."""

import pytest
from msgspec.structs import replace

from lastcard.fairness import Terms, share_commitment
from lastcard.fairness.participant import Participant
from lastcard.fairness.terms import BOT, PERSON
from lastcard.record.verification import BOTS, HELPED, LEFT_OUT, UNWITNESSED, verify
from lastcard.server.live.server_messages import as_text
from lastcard.server.live.table_state import table_seen, welcome, you_seen
from lastcard.table import requests as r
from shufflers import Shufflers
from table_fixture import TableFixture

pytestmark = pytest.mark.once
OTHER = "ab" * 32


def test_everybody_helps_and_can_prove_it() -> None:
    at = Shufflers(3, ("easy",))
    at.fixture.start()
    assert not at.is_dealt()
    at.answer()
    assert at.shuffle.commitments is not None
    at.answer()
    assert at.table.lobby.shuffle is None
    assert [each.kind for each in at.shares] == [PERSON, PERSON, PERSON, BOT]
    assert all(each.share for each in at.shares[:3])
    for person in at.fixture.people:
        at.hear(person)
    record = at.finish()
    receipts = [at.receipt(person) for person in at.fixture.people]
    for receipt in receipts:
        verdict = verify(record, [receipt])
        assert verdict.findings == []
        assert (verdict.trust, verdict.is_witnessed, verdict.redraws) == (HELPED, True, 0)


def test_a_round_takes_a_second_at_most_to_begin() -> None:
    at = Shufflers(2)
    at.fixture.start()
    began = at.fixture.now
    at.answer("p0")
    at.fixture.wait(0.49)
    assert at.shuffle.commitments is None
    at.fixture.wait(0.02)
    at.fixture.wait(0.48)
    assert not at.is_dealt()
    at.fixture.wait(0.02)
    assert at.is_dealt()
    assert at.fixture.now - began <= 1.02


def test_older_clients_just_do_not_answer() -> None:
    at = Shufflers(2)
    at.fixture.start()
    at.fixture.wait(0.5)
    assert at.is_dealt()
    assert [each.is_silent for each in at.shares] == [True, True]
    assert verify(at.finish()).trust == UNWITNESSED


def test_nobody_is_waited_for_who_is_not_there() -> None:
    at = Shufflers(2)
    at.table.depart("p1", at.fixture.now)
    at.fixture.start()
    at.answer("p0")
    at.answer("p0")
    assert at.is_dealt()
    assert [each.is_silent for each in at.shares] == [False, True]


def test_bots_are_dealt_to_at_once() -> None:
    fixture = TableFixture(1, ("easy", "easy"), answer=0.5, options={"scoring": "none", "hand_size": 1})
    fixture.table.lobby.chairs[0].person, fixture.table.lobby.chairs[0].bot = "", "easy"
    fixture.table.match.start(fixture.now)
    assert fixture.table.runner is not None
    fixture.wait(10_000)
    finished = fixture.table.take_changes().finished
    assert finished is not None
    assert verify(finished.record).trust == BOTS


def test_who_does_not_reveal_is_left_out_and_all_are_told() -> None:
    at = Shufflers(3)
    at.fixture.start()
    at.answer()
    at.answer("p0", "p2")
    at.fixture.wait(0.5)
    assert [each.is_withheld for each in at.shares] == [False, True, False]
    for person in at.fixture.people:
        steps = welcome(at.table, person, None, at.fixture.now).recent
        assert steps is not None
        told = next(event for step in steps for event in step.events if event["event"] == "round")
        assert told["shares"] == [each.text() for each in at.shares]
        at.hear(person)
    record = at.finish()
    verdict = verify(record, [at.receipt("p1")])
    assert (verdict.findings, verdict.trust, verdict.withheld) == ([], LEFT_OUT, [1])
    assert verify(record, [at.receipt("p0")]).redraws == 1


def test_nobody_is_asked_to_reveal_before_all_have_committed() -> None:
    at = Shufflers(2)
    at.fixture.start()
    at.answer("p0")
    assert at.hear("p0") == at.hear("p0")
    assert at.hear("p0") != {"type": "reveal"}
    share = at.clients["p0"]._pending
    assert share is not None
    assert at.fixture.refused("p0", r.Reveal(share=share.share or "")) == "shuffle-early"
    at.answer("p1")
    assert at.fixture.refused("p0", r.Commit(commitment=OTHER)) == "shuffle-late"


def test_what_clients_cannot_do() -> None:
    at = Shufflers(3)
    at.fixture.arrive("watcher")
    assert at.fixture.refused("p0", r.Commit(commitment=OTHER)) == "shuffle-late", "nothing is being shuffled"
    at.fixture.start()
    assert at.fixture.refused("watcher", r.Commit(commitment=OTHER)) == "not-playing"
    first = at.hear("p0")
    assert first is not None
    at.answer("p0")
    at.fixture.ask("p0", r.Commit(commitment=first["commitment"]))  # from another tab
    assert at.fixture.refused("p0", r.Commit(commitment=OTHER)) == "shuffle-settled"
    at.fixture.ask("p1", r.Commit(commitment=first["commitment"]))  # a copy of another's
    at.answer("p2")
    pending = at.clients["p0"]._pending
    assert pending is not None
    assert pending.share is not None
    assert at.fixture.refused("p1", r.Reveal(share=pending.share)) == "shuffle-share", "even the same bytes do not fit"
    assert at.fixture.refused("p2", r.Reveal(share=OTHER)) == "shuffle-share"
    at.answer("p0", "p2")
    at.fixture.wait(0.5)
    assert [each.is_withheld for each in at.shares] == [False, True, False]
    assert at.fixture.refused("p1", r.Reveal(share=pending.share)) == "shuffle-late"


def test_a_client_keeps_its_share_to_itself_if_its_commitment_was_dropped() -> None:
    at = Shufflers(2)
    at.fixture.start()
    at.answer()
    assert at.shuffle.commitments is not None
    at.shuffle.commitments[0] = None
    assert at.hear("p0") is None
    at.shuffle.commitments[0] = OTHER
    assert at.hear("p0") is None


def test_a_client_keeps_its_share_to_itself_if_the_others_commitments_change() -> None:
    at = Shufflers(2)
    at.fixture.start()
    at.answer()
    assert at.hear("p0") is not None
    assert at.shuffle.commitments is not None
    at.shuffle.commitments[1] = OTHER
    assert at.hear("p0") is None


def test_a_deal_that_was_begun_anew_is_counted() -> None:
    """The server forgets a commitment, and makes another."""
    at = Shufflers(2)
    at.fixture.start()
    at.answer()
    forgotten = at.clients["p0"]._pending
    assert forgotten is not None
    at.table.match._begin_round(at.fixture.now)
    at.answer()
    at.answer()
    for person in at.fixture.people:
        at.hear(person)
    record = at.finish()
    assert at.receipt("p0").abandoned == [forgotten.server]
    verdict = verify(record, [at.receipt("p0")])
    assert (verdict.findings, verdict.abandoned, verdict.redraws) == ([], 1, 1)


@pytest.mark.parametrize("answered", [0, 1, 2])
def test_a_restart_in_between_draws_nothing_anew(answered: int) -> None:
    """Killed while people commit, while they reveal, and after the deal."""
    at = Shufflers(2)
    at.fixture.start()
    for _ in range(answered):
        at.answer()
    told = at.hear("p0")
    server = at.clients["p0"]._pending or at.receipt("p0")
    at.restart()
    assert at.table.next_wakeup() is None, "nothing goes on while nobody is there"
    for person in at.fixture.people:
        at.fixture.arrive(person)
        if answered < 2:
            assert not at.is_dealt()
    if answered < 2:
        assert at.hear("p0") == told, "the same is asked, and the same is answered"
        at.answer()
        if answered == 0:
            at.answer()
    for person in at.fixture.people:
        at.hear(person)
    record = at.finish()
    receipt = at.receipt("p0")
    assert receipt.server == server.server
    assert receipt.abandoned == []
    verdict = verify(record, [receipt])
    assert (verdict.findings, verdict.trust, verdict.redraws) == ([], HELPED, 0)


def test_after_a_restart_those_who_are_slow_to_return_are_waited_for() -> None:
    at = Shufflers(2)
    at.fixture.start()
    at.restart()
    at.fixture.arrive("p0")
    at.answer("p0")
    at.fixture.wait(2)
    assert not at.is_committed()
    at.fixture.arrive("p1")
    at.answer("p1")
    assert at.is_committed()
    at.restart()
    at.fixture.arrive("p0")
    at.fixture.wait(3.1)
    assert at.is_dealt(), "but not for ever"


def test_a_shuffle_by_other_rules_is_given_up() -> None:
    """Its terms name a deck that is not dealt from any more; whoever saw it counts it."""
    at = Shufflers(2)
    at.fixture.start()
    at.answer()
    at.shuffle.terms = replace(at.shuffle.terms, deck="r1 r2")
    at.restart()
    assert at.table.lobby.shuffle is None
    assert at.table.lobby.is_over
    assert at.table.log.changes.lobby_changed
    assert at.table.log.changes.steps[-1].table_events == ({"event": "undealt"},), "and everybody is told"
    for person in at.fixture.people:
        at.fixture.arrive(person)
    at.fixture.ask("p0", r.Next())
    at.answer()
    at.answer()
    assert at.is_dealt()
    at.hear("p0")
    assert len(at.receipt("p0").abandoned) == 1


def test_people_come_and_go_between_commit_and_reveal() -> None:
    at = Shufflers(4)
    at.fixture.start()
    at.answer()
    at.table.depart("p1", at.fixture.now)  # a page is loaded again
    at.fixture.ask("p2", r.Leave())
    at.fixture.ask("p0", r.Remove(handle=at.table.lobby.handle("p3")))
    at.fixture.arrive("p1")
    at.answer("p0", "p1")
    assert at.is_dealt()
    assert [each.is_withheld for each in at.shares] == [False, False, True, True]
    assert [chair.bot for chair in at.table.lobby.chairs] == ["", "", "normal", "normal"]
    assert at.table.lobby.seats() == {"p0": 0, "p1": 1}


def test_who_reveals_and_leaves_has_helped() -> None:
    at = Shufflers(2)
    at.fixture.start()
    at.answer()
    at.answer("p1")
    at.fixture.ask("p1", r.Leave())
    at.answer("p0")
    assert all(each.share for each in at.shares)


def test_nothing_else_changes_while_cards_are_shuffled() -> None:
    at = Shufflers(2, free=1)
    at.fixture.start()
    at.fixture.arrive("p9")
    at.fixture.ask("p9", r.Sit(name="Nina"))
    assert at.table.lobby.waiting_chair_of("p9") == 2, "from the next round on"
    assert at.fixture.refused("p0", r.Start()) == "started"
    assert at.fixture.refused("p0", r.Next()) == "round-on"
    assert at.fixture.refused("p0", r.Change(settings=at.table.lobby.settings)) == "round-on"
    assert at.fixture.refused("p0", r.Act(action="draw", move=0)) == "no-round"
    assert at.table.view("p0") is None


def test_watchers_see_the_commitments_and_have_receipts() -> None:
    at = Shufflers(2)
    at.fixture.arrive("watcher")
    at.clients["watcher"] = Participant()
    at.fixture.start()
    assert at.hear("watcher") is None
    at.answer()
    assert at.hear("watcher") is None
    at.answer()
    at.hear("watcher")
    record = at.finish()
    at.hear("watcher")
    verdict = verify(record, [at.receipt("watcher")])
    assert (verdict.findings, verdict.trust) == ([], LEFT_OUT)


def test_every_round_has_a_secret_of_its_own() -> None:
    at = Shufflers(2)
    at.fixture.start()
    secrets = []
    for _ in range(3):
        secrets.append(at.shuffle.secret)
        at.answer()
        at.answer()
        at.finish()
        at.fixture.ask("p0", r.Rematch())
    assert len(set(secrets)) == 3
    assert len(at.clients["p0"].receipts) == 3
    assert len({receipt.share for receipt in at.clients["p0"].receipts.values()}) == 3


def test_the_secret_is_told_with_the_result_and_never_before() -> None:
    at = Shufflers(2)
    at.fixture.start()
    secret = at.shuffle.secret

    def told() -> str:
        table, you = table_seen(at.table, at.fixture.now), you_seen(at.table, "p0")
        return as_text(welcome(at.table, "p0", None, at.fixture.now)) + as_text({"table": table, "you": you})

    for _ in range(2):
        assert secret not in told()
        at.answer()
    assert secret not in told()
    at.finish()
    assert secret in told()


def terms_of(fixture: TableFixture) -> Terms:
    assert fixture.table.lobby.shuffle is not None
    return fixture.table.lobby.shuffle.terms


def test_the_dealer_of_later_rounds_is_settled_before_anybody_commits() -> None:
    fixture = TableFixture(3, answer=0.5, options={"target_score": 10_000, "hand_size": 1})
    fixture.start()
    assert terms_of(fixture).dealer is None
    fixture.wait(100_000)
    last = fixture.table.lobby.dealer
    assert last is not None
    fixture.ask("p0", r.Next())
    assert terms_of(fixture).dealer == (last + 1) % 3
    fixture.wait(1)
    assert fixture.game.dealer == (last + 1) % 3


def test_commitments_are_bound_to_seat_and_deal() -> None:
    one = share_commitment(OTHER, 0, "cd" * 32)
    assert len({one, share_commitment(OTHER, 1, "cd" * 32), share_commitment("ef" * 32, 0, "cd" * 32)}) == 3


def test_a_round_that_is_closed_counts_as_a_second_try() -> None:
    at = Shufflers(2)
    at.fixture.start()
    at.answer()
    at.answer()
    for person in at.fixture.people:
        at.hear(person)
    closed = at.table.lobby.round
    assert closed is not None
    assert closed.evidence is not None
    at.table.match.close_round("to deal again")
    at.fixture.ask("p0", r.Next())
    at.answer()
    at.answer()
    record = at.finish()
    verdict = verify(record, [at.receipt("p0")])
    assert verdict.findings == []
    assert at.receipt("p0").abandoned == [closed.evidence.commitment]
    assert verdict.redraws == 1
