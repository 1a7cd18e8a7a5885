"""What the host of a table can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from lastcard.table import messages as m
from lastcard.table.errors import Refusal
from lastcard.table.settings import check_level, check_settings

if TYPE_CHECKING:
    from lastcard.table.table import Table


def fill(table: Table, person: str, message: m.Fill, _now: float) -> None:
    table.lobby.check_host(person)
    table.lobby.fill(message.chair, check_level(message.level))
    table.journal.lobby({"event": "filled", "chair": message.chair, "level": message.level})


def free(table: Table, person: str, message: m.Free, _now: float) -> None:
    table.lobby.check_host(person)
    table.lobby.free(message.chair)
    table.journal.lobby({"event": "freed", "chair": message.chair})


def remove(table: Table, person: str, message: m.Remove, _now: float) -> None:
    lobby = table.lobby
    lobby.check_host(person)
    who = lobby.find_handle(message.handle, list(table.visitors))
    if who == person:
        raise Refusal("self")
    name = table.name_of(who)
    lobby.leave(who)
    table.journal.seats = lobby.seats()
    lobby.removed.append(who)
    table.journal.lobby({"event": "removed", "name": name})


def hand_over(table: Table, person: str, message: m.Host, _now: float) -> None:
    lobby = table.lobby
    lobby.check_host(person)
    chair = lobby.check_chair(message.chair)
    if not chair.person:
        raise Refusal("no-person")
    lobby.host = chair.person
    table.journal.lobby({"event": "host", "name": chair.name})


def lock(table: Table, person: str, message: m.Lock, _now: float) -> None:
    table.lobby.check_host(person)
    table.lobby.locked = message.locked
    table.journal.lobby({"event": "locked", "locked": message.locked})


def change(table: Table, person: str, message: m.Change, _now: float) -> None:
    """Between rounds; a match that is under way ends with it."""
    lobby = table.lobby
    lobby.check_host(person)
    if not lobby.is_over:
        raise Refusal("round-on")
    check_settings(message.settings)
    lobby.resize(message.settings.seats)
    lobby.settings = message.settings
    if lobby.round is not None:
        forget_round(table)
    table.journal.lobby({"event": "settings"})


def forget_round(table: Table) -> None:
    """The finished round was played by other settings, and is kept as a record."""
    lobby = table.lobby
    lobby.round = table.play = lobby.winner = lobby.dealer = None
    lobby.match_key = ""
    for chair in lobby.chairs:
        chair.player = None
    table.journal.news.round_begins = True


def mute(table: Table, person: str, message: m.Mute, _now: float) -> None:
    lobby = table.lobby
    lobby.check_host(person)
    who = lobby.find_handle(message.handle, list(table.visitors))
    if message.muted and who not in lobby.muted:
        lobby.muted.append(who)
    elif not message.muted and who in lobby.muted:
        lobby.muted.remove(who)
    table.journal.lobby({"event": "muted", "name": table.name_of(who), "muted": message.muted})


def host_due_at(table: Table) -> float | None:
    """When somebody else becomes host, because the host is away; None while there is no need or nobody else."""
    away_since = table.people.away_since(table.lobby.host)
    return None if away_since is None or heir(table) is None else away_since + table.timing.host_away


def pass_host_on(table: Table, now: float) -> None:
    due = host_due_at(table)
    after = heir(table) if due is not None and due <= now else None
    if after is not None:
        table.lobby.host = after
        table.journal.lobby({"event": "host", "name": table.name_of(after)})


def heir(table: Table) -> str | None:
    """The next one clockwise who is there."""
    order = table.lobby.people()
    place = order.index(table.lobby.host) if table.lobby.host in order else 0
    return next((person for person in order[place:] + order[:place] if table.people.is_present(person)), None)


HOSTING: dict[type[m.Message], Callable[..., None]] = {
    m.Fill: fill,
    m.Free: free,
    m.Remove: remove,
    m.Host: hand_over,
    m.Lock: lock,
    m.Change: change,
    m.Mute: mute,
}
