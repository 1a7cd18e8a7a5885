"""How a table looks to clients: built up for each of them, never more than they may know."""

from collections.abc import Iterable

from lastcard.editions.files import document_of, words_of
from lastcard.locale import LANGUAGES, edition_name
from lastcard.server.wire import ChairSeen, Json, StepSeen, TableSeen, Welcome, You
from lastcard.table import Lobby, Table
from lastcard.table.journal import Step
from lastcard.table.lobby import Chair


def chair_seen(table: Table, chair: Chair, now: float) -> ChairSeen:
    lobby, person = table.lobby, chair.person
    playing = table.play is not None and not table.play.is_over and chair.player is not None
    return ChairSeen(
        kind="person" if person else "bot" if chair.bot else "free",
        name=chair.name,
        level=chair.bot,
        handle=lobby.handle(person) if person else "",
        player=chair.player,
        score=chair.score,
        present=table.people.is_present(person),
        automatic=bool(
            person
            and playing
            and table.play
            and chair.player is not None
            and table.play.is_automatic(chair.player, now)
        ),
        next=chair.next_name,
        leaves=chair.stands_in and not chair.next_person,
        muted=bool(person) and person in lobby.muted,
    )


def custom_names(edition: str) -> dict[str, str]:
    """What a custom edition calls itself, in every language; nothing of one of the house, which all know."""
    if document_of(edition) is None:
        return {}
    return {lang: words_of(edition, "name", lang) for lang in LANGUAGES}


def table_seen(table: Table, now: float) -> TableSeen:
    lobby, settings = table.lobby, table.lobby.settings
    book = settings.book()
    return TableSeen(
        code=lobby.code,
        edition=book.edition.id,
        edition_names=custom_names(book.edition.id),
        options=dict(book.options.values),
        seats=len(lobby.chairs),
        turn_time=settings.turn_time,
        watchers=settings.watchers,
        public=settings.public,
        locked=lobby.locked,
        chairs=[chair_seen(table, chair, now) for chair in lobby.chairs],
        host=lobby.chair_of(lobby.host) if lobby.host else None,
        watching=[name for name in table.visitors.values() if name],
        round=lobby.round.number if lobby.round else 0,
        round_id=lobby.round.id if lobby.round else "",
        is_over=lobby.is_over,
        started=bool(lobby.match_key),
        winner=lobby.winner,
        results=lobby.results,
    )


def you(lobby: Lobby, person: str) -> You:
    return You(
        handle=lobby.handle(person),
        chair=lobby.chair_of(person),
        waiting=lobby.waiting_chair_of(person),
        seat=lobby.seat_of(person),
        host=person == lobby.host,
    )


def move_of(table: Table) -> int:
    return table.play.round.move if table.play else 0


def welcome(table: Table, person: str, version: int | None, now: float) -> Welcome:
    view = table.view(person)
    missed = None if version is None else table.journal.since(version)
    return Welcome(
        version=table.journal.version,
        table=table_seen(table, now),
        you=you(table.lobby, person),
        view=None if view is None else view.to_json(),
        move=move_of(table),
        clock=table.time_left(now),
        chat=list(table.company.lines),
        missed=None if missed is None else [step_seen(table, step, person) for step in missed],
        recent=[step_seen(table, step, person) for step in table.journal.of_the_round()] if missed is None else None,
    )


def step_seen(table: Table, step: Step, person: str) -> StepSeen:
    """As this person saw it then, or would have seen it watching."""
    seat = step.seats.get(person)
    sees_game = seat is not None or table.may_watch(person)
    return StepSeen(step.version, step.seen_by(seat) if sees_game else list(step.around))


def table_summary(lobby: Lobby, present: Iterable[str], lang: str) -> Json:
    """A line in a list of tables."""
    here = set(present)
    return {
        "code": lobby.code,
        "edition": lobby.settings.find_edition().id,
        "edition_name": edition_name(lobby.settings.find_edition().id, lang),
        "seats": len(lobby.chairs),
        "names": [chair.name for chair in lobby.chairs if chair.person],
        "bots": sum(bool(chair.bot) for chair in lobby.chairs),
        "free": sum(not chair.person and not chair.next_person for chair in lobby.chairs),
        "present": sum(chair.person in here for chair in lobby.chairs if chair.person),
        "locked": lobby.locked,
        "watchers": lobby.settings.watchers,
        "playing": not lobby.is_over,
    }
