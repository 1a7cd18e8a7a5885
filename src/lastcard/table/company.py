"""Chat and quick reactions, with limits."""

from collections import deque

from lastcard.rules.model.events import Seen
from lastcard.table.errors import Refusal
from lastcard.table.settings import clean
from lastcard.table.timing import Bucket

REACTIONS = ("thumbs-up", "clap", "laugh", "wow", "sad", "angry", "party", "think", "hurry", "sorry")
LINE_LENGTH = 200
LINES_KEPT = 50
RATE, BURST = 0.5, 5
"""One line in two seconds, and five at once."""


class Company:
    def __init__(self) -> None:
        self.lines: deque[Seen] = deque(maxlen=LINES_KEPT)
        self._buckets: dict[str, Bucket] = {}

    def check_rate(self, person: str, now: float) -> None:
        if not self._buckets.setdefault(person, Bucket(RATE, BURST)).take(now):
            raise Refusal("chat-rate")

    def check_text(self, text: str) -> str:
        line = clean(text, LINE_LENGTH + 1)
        if not line:
            raise Refusal("chat-empty")
        if len(line) > LINE_LENGTH:
            raise Refusal("chat-long", {"most": LINE_LENGTH})
        return line

    def check_reaction(self, reaction: str) -> str:
        if reaction not in REACTIONS:
            raise Refusal("no-reaction", {"known": ", ".join(REACTIONS)})
        return reaction
