"""Full-text search in the rulebook."""

from collections.abc import Iterable
from typing import NamedTuple


class Topic(NamedTuple):
    """A topic with a page in the rulebook: its name on the command line, its title and its text."""

    name: str
    title: str
    text: str


def find_topics(words: str, topics: Iterable[Topic]) -> list[Topic]:
    """Return the topics with all these words, best first: titles before texts, more hits before fewer."""
    wanted = words.lower().split()
    ranked = [(rank(wanted, topic), topic) for topic in topics] if wanted else []
    return [topic for score, topic in sorted(ranked, key=lambda pair: pair[0], reverse=True) if score > (0, 0, 0)]


def rank(wanted: list[str], topic: Topic) -> tuple[int, int, int]:
    """Return how well a topic fits: whether the words are its title, how many it has, and hits in the text."""
    title, text = topic.title.lower(), topic.text.lower()
    if not all(word in title or word in text for word in wanted):
        return 0, 0, 0
    in_title = sum(word in title for word in wanted)
    is_title = int(title == " ".join(wanted))
    return is_title, in_title, sum(text.count(word) for word in wanted)
