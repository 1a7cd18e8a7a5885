"""Circles: friends who play often, with one link, their rules, and a league."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, Engine, delete, func, select, update

from lastcard.limits import CIRCLE_MEMBERS, CIRCLES_A_PERSON
from lastcard.server.codes import CIRCLE as CIRCLE_CODE
from lastcard.server.codes import new_code
from lastcard.server.store import schema
from lastcard.server.store.totals import NAME
from lastcard.table import Refusal, Settings


@dataclass(frozen=True)
class Circle:
    id: str
    code: str
    name: str
    maker: str
    """The person who may renew the link, remove others and change the rules."""
    settings: Settings


@dataclass(frozen=True)
class Member:
    person: str
    name: str


@dataclass(frozen=True)
class Standing:
    """A line of a league."""

    person: str
    name: str | None
    """None for somebody who has deleted their data."""
    year: int
    rounds: int
    wins: int
    points: int


CIRCLE = tuple(schema.circles.c[name] for name in ("id", "code", "name", "maker", "settings"))


def read_circle(row: Sequence[str]) -> Circle:
    """Return the circle of a row, with default rules if the stored ones cannot be read."""
    id_, code, name, maker, stored = row
    try:
        settings = msgspec.json.decode(stored, type=Settings)
    except (msgspec.DecodeError, UnicodeError):
        settings = Settings()
    return Circle(id_, code, name, maker, settings)


def make_circle(engine: Engine, person: str, own_name: str, name: str, settings: Settings) -> Circle:
    """Make a circle with one member; return it. Raises Refusal."""
    circle = Circle(secrets.token_hex(16), new_code(CIRCLE_CODE), name, person, settings)
    stored = msgspec.json.encode(settings).decode()
    row = {"id": circle.id, "code": circle.code, "name": name, "maker": person, "settings": stored}
    with engine.begin() as connection:
        connection.execute(schema.circles.insert().values(**row))
        add_member(connection, circle.id, person, own_name)
    return circle


def find_circle(engine: Engine, code: str) -> Circle | None:
    """Return a circle by the code of its link, or None."""
    with engine.connect() as connection:
        row = connection.execute(select(*CIRCLE).where(schema.circles.c.code == code)).one_or_none()
    return None if row is None else read_circle(row)


def is_member(engine: Engine, code: str, person: str) -> bool:
    """Return whether somebody is a member of the circle with this link."""
    members, circles = schema.members.c, schema.circles.c
    asked = select(members.person).join(schema.circles, circles.id == members.circle)
    with engine.connect() as connection:
        return connection.execute(asked.where(circles.code == code, members.person == person)).first() is not None


def circles_of(engine: Engine, person: str) -> list[Circle]:
    """Return the circles of which somebody is a member, in the order of joining."""
    members = schema.members.c
    asked = select(*CIRCLE).join(schema.members, members.circle == schema.circles.c.id).where(members.person == person)
    with engine.connect() as connection:
        return [read_circle(row) for row in connection.execute(asked.order_by(members.joined))]


def members_of(engine: Engine, circle: str) -> list[Member]:
    """Return the members of a circle, in the order of joining."""
    members, people = schema.members.c, schema.people
    asked = (
        select(members.person, func.coalesce(people.c.name, ""))
        .join_from(schema.members, people, people.c.person == members.person, isouter=True)
        .where(members.circle == circle)
        .order_by(members.joined)
    )
    with engine.connect() as connection:
        return [Member(*row) for row in connection.execute(asked)]


def join_circle(engine: Engine, circle: Circle, person: str, own_name: str) -> None:
    """Make somebody a member. Raises Refusal if the circle is full or the person is in too many."""
    with engine.begin() as connection:
        add_member(connection, circle.id, person, own_name)


def add_member(connection: Connection, circle: str, person: str, own_name: str) -> None:
    members = schema.members.c
    connection.execute(delete(schema.members).where(members.circle == circle, members.person == person))
    counted = select(func.count()).select_from(schema.members)
    if connection.execute(counted.where(members.circle == circle)).scalar_one() >= CIRCLE_MEMBERS:
        raise Refusal("circle-full")
    if connection.execute(counted.where(members.person == person)).scalar_one() >= CIRCLES_A_PERSON:
        raise Refusal("too-many-circles")
    connection.execute(schema.members.insert().values(circle=circle, person=person, joined=time.time()))
    connection.execute(NAME, {"person": person, "name": own_name})


def leave_circle(engine: Engine, circle: Circle, person: str) -> None:
    """Take somebody out of a circle; what they have played stays in its league."""
    with engine.begin() as connection:
        take_out(connection, circle.id, person)


def take_out(connection: Connection, circle: str, person: str) -> None:
    """Take somebody out. The next member takes over from a maker; without members the circle is gone."""
    members, circles = schema.members.c, schema.circles.c
    connection.execute(delete(schema.members).where(members.circle == circle, members.person == person))
    first = select(members.person).where(members.circle == circle).order_by(members.joined).limit(1)
    heir = connection.execute(first).scalar()
    if heir is None:
        connection.execute(delete(schema.league).where(schema.league.c.circle == circle))
        connection.execute(update(schema.tables).where(schema.tables.c.circle == circle).values(circle=""))
        connection.execute(delete(schema.circles).where(circles.id == circle))
    else:
        passed_on = update(schema.circles).where(circles.id == circle, circles.maker == person)
        connection.execute(passed_on.values(maker=heir))


def remove_member(engine: Engine, circle: Circle, person: str) -> str:
    """Take somebody out for good by renewing the link, too; return its new code."""
    with engine.begin() as connection:
        take_out(connection, circle.id, person)
        return replace_code(connection, circle.id)


def renew_link(engine: Engine, circle: Circle) -> str:
    """Replace the link of a circle, so that the old one leads nowhere; return its code."""
    with engine.begin() as connection:
        return replace_code(connection, circle.id)


def replace_code(connection: Connection, circle: str) -> str:
    code = new_code(CIRCLE_CODE)
    connection.execute(update(schema.circles).where(schema.circles.c.id == circle).values(code=code))
    return code


def change_circle(engine: Engine, circle: Circle, name: str, settings: Settings) -> None:
    """Give a circle another name and other rules."""
    stored = msgspec.json.encode(settings).decode()
    with engine.begin() as connection:
        meant = update(schema.circles).where(schema.circles.c.id == circle.id)
        connection.execute(meant.values(name=name, settings=stored))


def league_of(engine: Engine, circle: str) -> list[Standing]:
    """Return the league of a circle, the latest year first and in it whoever has won most."""
    league, people = schema.league.c, schema.people
    asked = (
        select(league.person, people.c.name, league.year, league.rounds, league.wins, league.points)
        .join_from(schema.league, people, people.c.person == league.person, isouter=True)
        .where(league.circle == circle)
        .order_by(league.year.desc(), league.wins.desc(), league.points.desc(), league.rounds, league.person)
    )
    with engine.connect() as connection:
        return [Standing(*row) for row in connection.execute(asked)]
