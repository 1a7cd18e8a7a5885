"""The state of a table as clients see it: built for each of them, with no more than they may know."""

from lastcard.editions.custom import Document, words_in
from lastcard.locale import LANGUAGES
from lastcard.server.live.server_messages import (
    ChairSeen,
    Knocker,
    ShuffleSeen,
    StepSeen,
    TableSeen,
    Welcome,
    You,
    view_seen,
)
from lastcard.table import Lobby, Table
from lastcard.table.lobby.identities import is_cover, owner_of
from lastcard.table.lobby.lobby import Chair, Shuffle
from lastcard.table.log import Step
from lastcard.table.match.shuffling import commitment_of


def welcome(table: Table, person: str, version: int | None, now: float) -> Welcome:
    """Return everything that somebody may know of a table; `version` is the last one that their client has seen."""
    view = table.view(person)
    missed = None if version is None else table.log.steps_since(version)
    return Welcome(
        version=table.log.version,
        table=table_seen(table, now),
        you=you_seen(table, person),
        view=None if view is None else view_seen(view),
        move=current_move(table),
        clock=table.time_left(now),
        chat=list(table.chat.messages),
        missed=None if missed is None else [step_seen(table, step, person) for step in missed],
        recent=[step_seen(table, step, person) for step in table.log.steps_of_round()] if missed is None else None,
    )


def table_seen(table: Table, now: float) -> TableSeen:
    """Return who sits where, and how the match stands."""
    lobby, settings = table.lobby, table.lobby.settings
    book = settings.book
    return TableSeen(
        code=lobby.code,
        edition=book.edition.id,
        edition_names=custom_names(settings.document),
        options=dict(book.options.values),
        seats=len(lobby.chairs),
        turn_time=settings.turn_time,
        watchers=settings.watchers,
        public=settings.public,
        beginners=settings.beginners,
        coach=settings.coach,
        archive=settings.archive,
        locked=lobby.locked,
        pace=lobby.pace,
        chairs=[chair_seen(table, chair, now) for chair in lobby.chairs],
        host=lobby.chair_of(lobby.host) if lobby.host else None,
        watching=[name for name in table.presence.visitors.values() if name],
        round=round_number(lobby),
        round_id=lobby.round.id if lobby.round and (lobby.is_over or not lobby.branch) else "",
        is_over=lobby.is_over,
        started=bool(lobby.match_key),
        winner=lobby.winner,
        results=lobby.results,
        shuffle=None if lobby.shuffle is None else shuffle_seen(lobby.shuffle),
        branch=lobby.branch,
    )


def round_number(lobby: Lobby) -> int:
    """Return the number of the round that is played, was last played or is about to be dealt; 0 before the first."""
    if lobby.shuffle is not None:
        return lobby.shuffle.terms.number
    return lobby.round.number if lobby.round is not None else 0


def shuffle_seen(shuffle: Shuffle) -> ShuffleSeen:
    """Return what everybody may know of a shuffle: everything but the secret."""
    return ShuffleSeen(shuffle.terms, commitment_of(shuffle), shuffle.commitments, shuffle.players)


def chair_seen(table: Table, chair: Chair, now: float) -> ChairSeen:
    lobby, person = table.lobby, chair.person
    return ChairSeen(
        kind="person" if person else "bot" if chair.bot else "free",
        name=chair.name,
        avatar=chair.avatar,
        level=chair.bot,
        handle=lobby.handle(person) if person else "",
        player=chair.player,
        score=chair.score,
        present=table.presence.is_present(person),
        automatic=bool(person) and is_automatic(table, chair.player, now),
        next=chair.next_name,
        leaves=chair.stands_in and not chair.next_person,
        muted=bool(person) and person in lobby.muted,
        program=bool(person) and person in lobby.programs,
    )


def is_automatic(table: Table, seat: int | None, now: float) -> bool:
    """Return whether a bot or the autopilot plays a seat of the current round."""
    runner = table.runner
    return runner is not None and not runner.is_over and seat is not None and runner.is_automatic(seat, now)


def custom_names(document: Document | None) -> dict[str, str]:
    """Return the name of a custom edition in every language; nothing for a printed one."""
    if document is None:
        return {}
    return {lang: words_in(document, "name", lang) for lang in LANGUAGES}


def you_seen(table: Table, person: str) -> You:
    """Return the reader's own place; while cards are covered, the owner of the device may act as host."""
    lobby = table.lobby
    is_host = lobby.host == (owner_of(person) if is_cover(person) else person)
    knocks = table.knocking.names() if is_host else {}
    return You(
        handle=lobby.handle(person),
        chair=lobby.chair_of(person),
        waiting=lobby.waiting_chair_of(person),
        seat=lobby.seat_of(person),
        host=is_host,
        knocking=[Knocker(handle, name) for handle, name in knocks.items()],
        sharing=[place for each in lobby.sharing(person) if (place := lobby.chair_of(each)) is not None],
        coach=table.coach.is_here,
        lent=None if (lent := lobby.programs.get(person)) is None else lent.until,
        agreed=person in lobby.agreed,
    )


def current_move(table: Table) -> int:
    """Return how many moves the current round has had."""
    return table.runner.round.move if table.runner else 0


def step_seen(table: Table, step: Step, person: str) -> StepSeen:
    """Return a step as this person saw it, or would have seen it as a watcher."""
    seat = step.seats.get(person)
    sees_game = seat is not None or table.may_watch(person)
    return StepSeen(step.version, step.seen_by(seat) if sees_game else list(step.table_events))
