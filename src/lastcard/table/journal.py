"""What has happened at a table: numbered for those who come back, and what of it must be stored."""

from collections import deque
from dataclasses import dataclass, field

from lastcard.rules.events import Event, Seen

KEPT = 100
"""Steps kept for those who come back."""
ACT, TOLD, CHAT = "act", "told", "chat"
"""Kinds of lines: a move, a held pass that was told, something said."""


@dataclass(frozen=True)
class Line:
    """A line of the stored log: a move, or something said."""

    version: int
    kind: str
    seat: int
    text: str


@dataclass(frozen=True)
class FinishedRound:
    id: str
    edition: str
    people: list[str]
    names: list[str]
    winner: int
    points: list[int]
    record: str


@dataclass(frozen=True)
class Step:
    """One version of the table: what happened in the game, and around it."""

    version: int
    game: tuple[Event, ...] = ()
    around: tuple[Seen, ...] = ()

    def seen_by(self, seat: int | None) -> list[Seen]:
        return [*self.around, *(event.seen_by(seat) for event in self.game)]


@dataclass
class News:
    """Everything since it was last asked for: what to tell, and what to store before."""

    steps: list[Step] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    flashes: list[Seen] = field(default_factory=list)
    """Told to those who are there, and gone."""
    lobby_changed: bool = False
    """To be stored; every client is told who sits where."""
    presence_changed: bool = False
    """Clients are told, but there is nothing to store."""
    round_begins: bool = False
    finished: FinishedRound | None = None


class Journal:
    """Every version that is told has something stored, so that versions mean the same after a restart."""

    def __init__(self, version: int = 0) -> None:
        self.version = version
        self.kept: deque[Step] = deque(maxlen=KEPT)
        self.news = News()

    def game(self, events: list[Event], kind: str, seat: int, text: str) -> None:
        """A move of the round, or something said."""
        self._add(Step(self.version + 1, game=tuple(events)))
        self.news.lines.append(Line(self.version, kind, seat, text))

    def said(self, event: Seen, seat: int, text: str) -> None:
        self._add(Step(self.version + 1, around=(event,)))
        self.news.lines.append(Line(self.version, CHAT, seat, text))

    def lobby(self, *around: Seen, game: list[Event] | None = None) -> None:
        """A change of who sits where, and what the lobby stands for."""
        self._add(Step(self.version + 1, tuple(game or ()), around))
        self.news.lobby_changed = True

    def presence(self) -> None:
        self.news.presence_changed = True

    def flash(self, event: Seen) -> None:
        self.news.flashes.append(event)

    def _add(self, step: Step) -> None:
        self.version = step.version
        self.kept.append(step)
        self.news.steps.append(step)

    def remember(self, step: Step) -> None:
        """A step from before a restart."""
        self.version = max(self.version, step.version)
        self.kept.append(step)

    def take(self) -> News:
        news, self.news = self.news, News()
        return news

    def since(self, version: int) -> list[Step] | None:
        """What somebody missed; None if not all of it is known any more."""
        missed = [step for step in self.kept if step.version > version]
        complete = [step.version for step in missed] == list(range(version + 1, self.version + 1))
        return missed if complete else None
