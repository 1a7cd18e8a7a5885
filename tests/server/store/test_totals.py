"""Totals, circles and evenings on both databases; and nothing is left of somebody who has deleted themselves."""

import time
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, text

from lastcard.limits import CIRCLES_A_PERSON
from lastcard.record import read_record
from lastcard.server.store import circles, schema, transfers
from lastcard.server.store.evenings import PAUSE, evenings_in, evenings_of
from lastcard.server.store.forgetting import forget_person, handles
from lastcard.server.store.removal import forget_removed, remove_older
from lastcard.server.store.storage import Storage
from lastcard.server.store.totals import Rival, Statistics, name_of, rivals_of, statistics_of
from lastcard.server.store.writes import Write
from lastcard.table import Refusal, Settings
from lastcard.table import requests as r
from lastcard.table.log import FinishedRound
from lastcard.table.match.round_tally import SeatTally
from table_fixture import TableFixture

pytestmark = pytest.mark.once
CODE = "TESTTEST"


def set_table(storage: Storage, code: str = CODE, circle: str = "") -> None:
    lobby = msgspec.json.encode(TableFixture(0).table.lobby).decode()
    storage.commit([Write(code, lobby, is_new=True, circle=circle)])


def finish(
    storage: Storage, number: int, people: list[str], winner: int, *tallies: SeatTally, code: str = CODE
) -> None:
    names = [person.title() for person in people]
    counted = list(tallies) or [SeatTally() for _ in people]
    points = [30 if seat == winner else 0 for seat in range(len(people))]
    ended = FinishedRound(f"{number:024x}", "classic", people, names, winner, points, "lastcard: 1\n", counted)
    storage.commit([Write(code, finished=ended)])


def test_sums_are_added_with_every_round(storage: Storage) -> None:
    finish(storage, 1, ["ann", "bob", ""], 0, SeatTally(1, 2, 1, 12), SeatTally(1, 0, 0, 20), SeatTally())
    finish(storage, 2, ["bob", "ann", ""], 2, SeatTally(), SeatTally(1, 0, 0, 25), SeatTally())
    finish(storage, 3, ["ann", ""], 0, SeatTally(0, 0, 0, 9), SeatTally())
    assert statistics_of(storage.engine, "ann") == [Statistics("classic", 3, 2, 60, 2, 2, 1, 12)]
    assert statistics_of(storage.engine, "bob") == [Statistics("classic", 2, 0, 0, 1, 0, 0, 0)]
    assert statistics_of(storage.engine, "") == []
    assert rivals_of(storage.engine, "ann", 10) == [Rival("Bob", 2, 1, 0)]
    assert rivals_of(storage.engine, "bob", 10) == [Rival("Ann", 2, 0, 1)]


def test_a_round_that_is_not_counted_is_in_no_sum(storage: Storage) -> None:
    played = FinishedRound("1" * 24, "classic", ["ann", "bob"], ["Ann", "Bob"], 0, [1, 0], "")
    storage.commit([Write(CODE, finished=played)])
    assert statistics_of(storage.engine, "ann") == []
    assert rivals_of(storage.engine, "ann", 10) == []


def test_sums_outlive_the_rounds(storage: Storage) -> None:
    finish(storage, 1, ["ann", "bob"], 0)
    later = time.time() + 1e7
    remove_older(storage.engine, later, later, [])
    forget_removed(storage.engine, later + 1e7)
    assert evenings_of(storage, "ann", 10) == []
    assert statistics_of(storage.engine, "ann")[0].wins == 1


def test_rounds_at_a_table_make_up_evenings(storage: Storage) -> None:
    for number in range(3):
        finish(storage, number, ["ann", "bob", ""], number % 2)
    with storage.engine.begin() as connection:
        earlier = text("UPDATE rounds SET ended = ended - :long WHERE id = :id")
        connection.execute(earlier, {"long": PAUSE + 60, "id": f"{0:024x}"})
    finish(storage, 3, ["ann", ""], 0, code="OTHER222")
    evenings = evenings_of(storage, "ann", 10)
    assert [(each.code, len(each.rounds)) for each in evenings] == [("OTHER222", 1), (CODE, 2), (CODE, 1)]
    sittings = evenings[1].sittings.values()
    assert [(each.person, each.name, each.wins, each.points) for each in sittings] == [
        ("ann", "Ann", 1, 30), ("bob", "Bob", 1, 30), ("", "", 0, 0),
    ]  # fmt: skip
    assert len(evenings_of(storage, "bob", 10)) == 2


@pytest.mark.parametrize("column", ["names", "points"])
@pytest.mark.parametrize("stored", ["{", "7", '["Ann", 3]', '[1, "two"]'])
def test_a_round_that_cannot_be_read_costs_itself_alone(storage: Storage, column: str, stored: str) -> None:
    for number in range(3):
        finish(storage, number, ["ann", "bob"], 0)
    with storage.engine.begin() as connection:
        spoiled = schema.rounds.update().where(schema.rounds.c.id == f"{1:024x}")
        connection.execute(spoiled.values({column: stored}))
    assert [len(each.rounds) for each in evenings_of(storage, "ann", 10)] == [2]


def friday(storage: Storage) -> circles.Circle:
    """A circle of Ann's and Bob's, with a table."""
    circle = circles.make_circle(storage.engine, "ann", "Ann", "Friday", Settings(edition="flip"))
    circles.join_circle(storage.engine, circle, "bob", "Bob")
    set_table(storage, circle=circle.id)
    return circle


def test_rounds_where_everybody_may_ask_the_coach_count_in_no_league(storage: Storage) -> None:
    circle = friday(storage)
    counted = ("classic", ["ann", "bob"], ["Ann", "Bob"], 0, [30, 0], "lastcard: 1\n", [SeatTally(), SeatTally()])
    for number, is_coached in enumerate((True, False)):
        ended = FinishedRound(f"{number:024x}", *counted, is_coached=is_coached)
        storage.commit([Write(CODE, finished=ended)])
    assert [each.rounds for each in circles.league_of(storage.engine, circle.id)] == [1, 1]
    assert statistics_of(storage.engine, "ann")[0].rounds == 2


def test_the_league_counts_rounds_of_at_least_two_members(storage: Storage) -> None:
    circle = friday(storage)
    set_table(storage, "OTHER222")
    finish(storage, 1, ["ann", "bob", "guest"], 1)
    finish(storage, 2, ["ann", "guest"], 0)
    finish(storage, 3, ["ann", "bob"], 0, code="OTHER222")
    league = circles.league_of(storage.engine, circle.id)
    assert [(each.name, each.rounds, each.wins, each.points) for each in league] == [
        ("Bob", 1, 1, 30),
        ("Ann", 1, 0, 0),
    ]
    assert {each.year for each in league} == {time.gmtime().tm_year}
    assert len(evenings_in(storage, circle.id, 10)[0].rounds) == 2
    assert [lobby.code for lobby in storage.lobbies_in(circle.id, 10)] == [CODE]


def test_a_renewed_link_refuses_the_old_one(storage: Storage) -> None:
    circle = friday(storage)
    code = circles.renew_link(storage.engine, circle)
    assert circles.find_circle(storage.engine, circle.code) is None
    renewed = circles.find_circle(storage.engine, code)
    assert renewed is not None
    assert (renewed.id, renewed.settings.edition) == (circle.id, "flip")


def test_members_leave_are_removed_and_follow_the_maker(storage: Storage) -> None:
    circle = friday(storage)
    circles.join_circle(storage.engine, circle, "cat", "Cat")
    code = circles.remove_member(storage.engine, circle, "cat")
    assert code != circle.code
    circles.leave_circle(storage.engine, circle, "ann")
    left = circles.find_circle(storage.engine, code)
    assert left is not None
    assert left.maker == "bob"
    assert circles.members_of(storage.engine, circle.id) == [circles.Member("bob", "Bob")]
    circles.leave_circle(storage.engine, circle, "bob")
    assert circles.find_circle(storage.engine, code) is None
    assert storage.lobbies_in(circle.id, 10) == []


def test_nobody_is_in_too_many_circles(storage: Storage) -> None:
    for _ in range(CIRCLES_A_PERSON):
        circles.make_circle(storage.engine, "ann", "Ann", "Friday", Settings())
    with pytest.raises(Refusal, match="too-many-circles"):
        circles.make_circle(storage.engine, "ann", "Ann", "Friday", Settings())
    assert len(circles.circles_of(storage.engine, "ann")) == CIRCLES_A_PERSON


def test_a_token_is_good_once_and_only_its_digest_is_stored(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    token = transfers.offer_transfer(storage.engine, "ann")
    with storage.engine.connect() as connection:
        assert token not in str(connection.execute(text("SELECT * FROM transfers")).all())
    assert transfers.take_transfer(storage.engine, token) == "ann"
    assert transfers.take_transfer(storage.engine, token) is None
    older, newer = (transfers.offer_transfer(storage.engine, "ann") for _ in range(2))
    assert transfers.take_transfer(storage.engine, older) is None
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + transfers.LASTS + 1)
    assert transfers.take_transfer(storage.engine, newer) is None


def everything(storage: Storage) -> str:
    """All rows of all tables."""
    with storage.engine.connect() as connection:
        names = ("tables", "lines", "sitters", "rounds", "players", "closed_rounds", "people", "statistics", "rivals",
                 "circles", "members", "league", "transfers")  # fmt: skip
        return "\n".join(str(connection.execute(text(f"SELECT * FROM {name}")).all()) for name in names)  # noqa: S608


def played_table() -> TableFixture:
    """Two people who have spoken, in the middle of a round."""
    fixture = TableFixture(2)
    for person, name in (("p0", "Zebedee"), ("p1", "Bob")):
        fixture.ask(person, r.Rename(name=name))
        fixture.ask(person, r.Chat(text=f"{name} was here"))
    fixture.start()
    return fixture


def test_who_deletes_themselves_has_no_name_anywhere(storage: Storage, tmp_path: Path) -> None:
    circle = circles.make_circle(storage.engine, "p0", "Zebedee", "Friday", Settings())
    circles.join_circle(storage.engine, circle, "p1", "Bob")
    fixture = played_table()
    table = fixture.table
    changes = table.take_changes()
    runner = table.runner
    assert runner is not None
    record, header = runner.round.record(), runner.round.header
    lobby = msgspec.json.encode(table.lobby).decode()
    written = Write(CODE, lobby, ("p0", "p1"), is_new=True, entries=changes.entries, circle=circle.id)
    tallies = [SeatTally(), SeatTally()]
    played = FinishedRound(header.id, "classic", header.people, header.names, 0, [5, 0], record, tallies)
    storage.commit([written, Write(CODE, finished=played)])
    transfers.offer_transfer(storage.engine, "p0")
    assert everything(storage).count("Zebedee") >= 4
    forget_person(storage.engine, "p0")
    left = everything(storage)
    assert "Zebedee" not in left
    assert "'p0'" not in left
    assert "Bob was here" in left
    assert name_of(storage.engine, "p0") == ""
    assert rivals_of(storage.engine, "p1", 10) == [Rival(None, 1, 0, 1)]
    assert {each.name for each in circles.league_of(storage.engine, circle.id)} == {None, "Bob"}
    assert circles.members_of(storage.engine, circle.id) == [circles.Member("p1", "Bob")]
    stored = storage.round(header.id)
    assert stored is not None
    assert stored.names == ["", "Bob"]
    assert read_record(stored.record).names == ["", "Bob"]
    if storage.engine.dialect.name == "sqlite":
        files = [file.read_bytes() for file in tmp_path.iterdir()]
        assert [b"Zebedee" in content for content in files] == [False] * len(files)
    loaded = storage.load(CODE)
    assert loaded is not None
    restored = table.restore(*loaded, now=0.0)
    assert restored.log.version == table.log.version
    assert [message["text"] for message in restored.chat.messages] == ["Bob was here"]
    assert restored.lobby.chairs[0].stands_in
    assert restored.lobby.host == "p1"


def test_an_open_table_forgets_somebody() -> None:
    fixture = played_table()
    table = fixture.table
    assert table.knows("p0")
    fixture.ask("p0", r.Leave())
    table.forget("p0")
    told = [table.lobby, list(table.chat.messages), list(table.log.steps), table.presence.visitors]
    assert "Zebedee" not in str(told)
    assert table.runner is not None
    assert "Zebedee" not in table.runner.round.record()
    assert table.runner.round.header.people == ["", "p1"]
    assert table.log.changes.lobby_changed


def test_who_is_deleted_is_looked_for_once_a_table(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much has been said there: it is looked through whenever anybody is deleted."""
    said: dict[str, object] = {"kind": "chat", "seat": -1, "text": "{}", "state": ""}
    rows = [{"code": f"TABLE{table}", "version": version, **said} for table in range(3) for version in range(50)]
    own = handles("TABLE1", "p0")[0]
    rows[60]["text"] = f'{{"handle": "{own}", "text": "hello"}}'
    with storage.engine.begin() as connection:
        connection.execute(schema.log_entries.insert(), rows)
    asked: list[str] = []

    def counted(code: str, person: str) -> list[str]:
        asked.append(code)
        return handles(code, person)

    monkeypatch.setattr("lastcard.server.store.forgetting.handles", counted)
    forget_person(storage.engine, "p0")
    assert sorted(asked) == ["TABLE0", "TABLE1", "TABLE2"]
    with storage.engine.connect() as connection:
        texts = (
            connection.execute(select(schema.log_entries.c.text).order_by(schema.log_entries.c.code)).scalars().all()
        )
    assert texts.count("") == 1
    assert not any(own in text for text in texts)
