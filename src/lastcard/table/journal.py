"""What has happened at a table: numbered for those who come back, and what of it must be stored."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field

from lastcard.rules.model.events import Event, Seen

KEPT = 100
"""Steps kept for those who come back."""
ACT, TOLD, CHAT = "act", "told", "chat"
"""Kinds of lines: a move, a held pass that was told, something said."""
DEAL = "deal"
"""The beginning of a round; it follows from the lobby and is no line of its own."""


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
    seats: Mapping[str, int] = field(default_factory=dict)
    """Who sat where in the game when it happened."""

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

    @property
    def moved(self) -> bool:
        """The game went on; there are moves that nobody hears or sees anything of."""
        return self.round_begins or any(line.kind in (ACT, TOLD) for line in self.lines)


class Journal:
    """Every version that is told has something stored, so that versions mean the same after a restart."""

    def __init__(self, version: int = 0) -> None:
        self.version = version
        self.kept: deque[Step] = deque(maxlen=KEPT)
        self.news = News()
        self.seats: Mapping[str, int] = {}
        self.round_began = 0
        """The version with which the round under way began."""

    def game(self, events: list[Event], kind: str, seat: int, text: str) -> None:
        """A move of the round, or something said."""
        self._add(tuple(events), ())
        self.news.lines.append(Line(self.version, kind, seat, str(text)))  # a bot's Action is more than a text

    def said(self, event: Seen, seat: int, text: str) -> None:
        self._add((), (event,))
        self.news.lines.append(Line(self.version, CHAT, seat, text))

    def lobby(self, *around: Seen, game: list[Event] | None = None) -> None:
        """A change of who sits where, and what the lobby stands for."""
        self._add(tuple(game or ()), around)
        self.news.lobby_changed = True

    def round(self, event: Seen, opening: list[Event]) -> None:
        self.lobby(event, game=opening)
        self.round_began = self.version
        self.news.round_begins = True

    def presence(self) -> None:
        self.news.presence_changed = True

    def flash(self, event: Seen) -> None:
        self.news.flashes.append(event)

    def _add(self, game: tuple[Event, ...], around: tuple[Seen, ...]) -> None:
        self.version += 1
        step = Step(self.version, game, around, self.seats)
        self.kept.append(step)
        self.news.steps.append(step)

    def remember(self, version: int, game: tuple[Event, ...] = (), around: tuple[Seen, ...] = ()) -> None:
        """A step from before a restart."""
        self.version = max(self.version, version)
        self.kept.append(Step(version, game, around, self.seats))

    def take(self) -> News:
        news, self.news = self.news, News()
        return news

    def since(self, version: int) -> list[Step] | None:
        """What somebody missed; None if not all of it is known any more, or that version was never told."""
        if version > self.version:
            return None
        missed = [step for step in self.kept if step.version > version]
        complete = [step.version for step in missed] == list(range(version + 1, self.version + 1))
        return missed if complete else None

    def of_the_round(self) -> list[Step]:
        """What is known of the round under way."""
        return [step for step in self.kept if step.version >= self.round_began]
