"""Chat messages and quick reactions, with limits."""

import json
from collections import deque

from lastcard.limits import CHAT_CHARACTERS
from lastcard.rules.model.events import Seen
from lastcard.table.lobby.lobby import Lobby
from lastcard.table.lobby.presence import Presence
from lastcard.table.lobby.settings import clean
from lastcard.table.log import TableLog
from lastcard.table.rate_limit import TokenBucket
from lastcard.table.refusals import Refusal

REACTIONS = ("thumbs-up", "clap", "laugh", "wow", "sad", "angry", "party", "think", "hurry", "sorry")
MESSAGES_KEPT = 50
MOST_STORED = 2 * MESSAGES_KEPT
"""Messages that are stored at a time; then all but those that are kept are removed."""
SPEAKERS_KNOWN = 200
"""How many people's limits are remembered; of those who spoke first, they are forgotten."""
RATE, BURST = 0.5, 5
"""One message in two seconds, and five at once."""


class ChatBox:
    def __init__(self, lobby: Lobby, presence: Presence, log: TableLog) -> None:
        self.messages: deque[Seen] = deque(maxlen=MESSAGES_KEPT)
        self._lobby = lobby
        self._presence = presence
        self._log = log
        self._buckets: dict[str, TokenBucket] = {}
        self._stored: deque[int] = deque()
        """Versions of the messages that are stored."""

    def say(self, person: str, text: str, now: float) -> None:
        """Add a chat message. Raises Refusal."""
        message = clean(text, CHAT_CHARACTERS + 1)
        if not message:
            raise Refusal("chat-empty")
        if len(message) > CHAT_CHARACTERS:
            raise Refusal("chat-long", {"most": CHAT_CHARACTERS})
        event = {"event": "chat", **self._speaker(person, now), "text": message}
        self.messages.append(event)
        self._log.add_chat(event, json.dumps(event, ensure_ascii=False))
        self._stored.append(self._log.version)
        if len(self._stored) > MOST_STORED:
            self._remove_old()

    def _remove_old(self) -> None:
        """Have all stored messages removed but those that are kept here: nobody is shown them any more."""
        while len(self._stored) > MESSAGES_KEPT:
            self._stored.popleft()
        self._log.remove_chat(self._stored[0])

    def react(self, person: str, reaction: str, now: float) -> None:
        """Show a reaction to everybody who is connected. Raises Refusal."""
        if reaction not in REACTIONS:
            raise Refusal("no-reaction")
        self._log.add_transient({"event": "reaction", **self._speaker(person, now), "reaction": reaction})

    def restore(self, version: int, text: str) -> None:
        """Put back a stored message, or only its version if it was forgotten or cannot be read."""
        try:
            event = json.loads(text)
        except ValueError:
            event = None
        said = [event] if isinstance(event, dict) else []
        self._stored.append(version)
        self.messages.extend(said)
        self._log.restore_step(version, table_events=tuple(said))

    def forget(self, handle: str) -> None:
        """Drop everything that somebody has said."""
        kept = [message for message in self.messages if message.get("handle") != handle]
        self.messages.clear()
        self.messages.extend(kept)

    def _speaker(self, person: str, now: float) -> dict[str, object]:
        """Return the fields that say who speaks, if this person may speak now. Raises Refusal."""
        lobby, name = self._lobby, self._presence.name_of(person, self._lobby)
        if person in lobby.muted:
            raise Refusal("muted")
        if person in lobby.programs:
            raise Refusal("program-silent")
        if not name or (person in self._presence.visitors and not lobby.settings.watchers):
            raise Refusal("not-seated")
        if not self._buckets.setdefault(person, TokenBucket(RATE, BURST)).take(now):
            raise Refusal("chat-rate")
        if len(self._buckets) > SPEAKERS_KNOWN:
            del self._buckets[next(iter(self._buckets))]
        return {"name": name, "handle": lobby.handle(person), "chair": lobby.chair_of(person)}
