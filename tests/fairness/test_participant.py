"""What a server may try on a client, and what the client makes of it: it gives nothing, or its receipt tells."""

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from lastcard.fairness import Receipt, server_commitment
from lastcard.fairness.participant import Participant
from lastcard.record.verification import HELPED, verify
from lastcard.server.live.server_messages import as_text
from lastcard.server.live.table_state import welcome
from lastcard.table import requests as r
from shufflers import Shufflers

pytestmark = pytest.mark.once
Json = dict[str, Any]


def told(at: Shufflers, person: str = "p0") -> Json:
    """All that the table tells somebody now."""
    message = json.loads(as_text(welcome(at.table, person, None, at.fixture.now)))
    assert isinstance(message, dict)
    return message


def begun() -> Shufflers:
    at = Shufflers(2)
    at.fixture.start()
    return at


def dealt(at: Shufflers) -> Receipt:
    """The receipt of the first person, once everybody has answered and the cards are dealt."""
    at.answer()
    at.answer()
    for person in at.fixture.people:
        at.hear(person)
    return at.receipt("p0")


@pytest.mark.parametrize(
    ("field", "value"),
    [("table", "ELSEWHER"), ("edition", "flip"), ("options", {"hand_size": 1, "scoring": "points"})],
)
def test_no_share_is_given_to_a_deal_of_something_else(field: str, value: object) -> None:
    """Shuffles of tables that are not there would be tries that nobody counts."""
    message = told(begun())
    message["table"]["shuffle"]["terms"][field] = value
    assert Participant().hear(message) is None
    assert Participant().hear(told(begun())) is not None


def test_a_deal_that_was_dealt_is_not_shuffled_again() -> None:
    """The same commitment again, after everybody's shares are known."""
    at = begun()
    announced = told(at)
    receipt = dealt(at)
    assert at.clients["p0"].hear(announced) is None
    assert at.receipt("p0") == receipt


def test_shares_stay_hidden_if_commitments_are_asked_for_again() -> None:
    """A server that claims to have forgotten the commitments gets the same one again, and no share beside others."""
    at = begun()
    announced = told(at)
    at.answer()
    asked = told(at)
    client = at.clients["p0"]
    assert client.hear(asked) == client.hear(asked)
    again = client.hear(announced)
    assert again is not None
    assert again["commitment"] == asked["table"]["shuffle"]["commitments"][0]
    changed = told(at)
    changed["table"]["shuffle"]["commitments"][1] = "ef" * 32
    assert client.hear(changed) is None


@pytest.mark.parametrize("result", [[], [{"winner": None, "record": ""}]])
def test_a_round_without_an_end_counts_as_a_second_try(result: list[Json]) -> None:
    """Whether the server says that it was closed, or says nothing and begins another match."""
    at = begun()
    first = dealt(at)
    at.table.match.close_round("to deal again")
    at.table.match._begin_round(at.fixture.now)
    message = told(at)
    message["table"]["results"] = [{**each, "round": first.terms.round} for each in result]
    client = at.clients["p0"]
    assert client.hear(message) is not None
    assert client._begun[-1].abandoned == [first.server]


def test_settings_changed_after_a_closed_round_hide_no_try() -> None:
    """The results of a match go with it, but what was begun stays known."""
    at = begun()
    first = dealt(at)
    at.table.match.close_round("to deal again")
    at.fixture.ask("p0", r.Change(settings=at.table.lobby.settings))
    at.fixture.start()
    assert dealt(at).abandoned == [first.server]
    verdict = verify(at.finish(), [at.receipt("p0")])
    assert (verdict.findings, verdict.trust, verdict.redraws) == ([], HELPED, 1)


@pytest.mark.parametrize("is_there", [True, False])
def test_a_finished_match_counts_only_for_who_was_not_told_of_its_end(is_there: bool) -> None:
    """A rematch takes the results away: a client that was away until then cannot know, and says so."""
    at = begun()
    first = dealt(at)
    at.fixture.wait(100_000)
    if is_there:
        at.hear("p0")
    at.fixture.ask("p0", r.Rematch())
    assert dealt(at).abandoned == ([] if is_there else [first.server])


def test_somebody_who_is_put_on_another_seat_can_tell() -> None:
    """After the key is known, players could be moved to the hands that somebody wants them to have."""
    at = begun()
    at.answer()
    at.answer()
    message = told(at)
    seat = message["you"]["seat"]
    other = 1 - seat
    hand = [str(card) for card in at.fixture.game.hand(other)]
    message["you"]["seat"] = message["view"]["seat"] = other
    message["view"]["hand"] = hand
    at.clients["p0"].hear(message)
    record = at.finish()
    moved = at.receipt("p0")
    assert (moved.seat, moved.dealt_to, moved.hand) == (seat, other, hand)
    for receipt in (moved, replace(moved, hand=None, record=None)):
        found = verify(record, [receipt]).findings
        assert ("shares", "verify-other-seat") in {
            (record.split("\n")[each.line - 1].partition(":")[0], each.key) for each in found
        }


def test_a_round_id_that_comes_again_hides_nothing() -> None:
    at = begun()
    first = dealt(at)
    at.table.match.close_round("to deal again")
    at.table.match._begin_round(at.fixture.now)
    shuffle = at.shuffle
    shuffle.terms = replace(shuffle.terms, round=first.terms.round)
    again = dealt(at)
    assert again.terms.round == first.terms.round
    assert again.server == server_commitment(shuffle.terms, shuffle.secret) != first.server
    assert again.abandoned == [first.server]


def test_missed_rounds_are_not_taken_for_the_one_that_was_shuffled() -> None:
    """Who comes back hears of deals of other rounds: their seats and hands say nothing about this one."""
    at = begun()
    at.answer()
    client = at.clients["p0"]
    at.hear("p0")
    pending = client._pending
    assert pending is not None
    round_event = {"event": "round", "number": pending.terms.number, "shares": ["person", "person"]}
    message = told(at)
    message["table"] |= {"shuffle": None, "round_id": "ab" * 12}
    message |= {"you": {**message["you"], "seat": 1}, "move": 0, "view": {"seat": 1, "hand": ["r1"]}}
    client.hear({**message, "events": [round_event]})
    receipt = client.receipts[pending.terms.round]
    assert (receipt.dealt_to, receipt.hand) == (None, None)
    assert msgspec.json.decode(receipt.text().encode(), type=Receipt) == receipt
