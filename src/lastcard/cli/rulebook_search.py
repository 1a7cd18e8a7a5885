"""Looking for words in the rulebook."""

from collections.abc import Iterable
from typing import NamedTuple


class Topic(NamedTuple):
    """Something that the rulebook has a page for: its name on the command line, its title and its text."""

    name: str
    title: str
    text: str


def find_topics(words: str, topics: Iterable[Topic]) -> list[Topic]:
    """The topics that have all these words, best first: in the title before only in the text, often before seldom."""
    wanted = words.lower().split()
    ranked = [(rank(wanted, topic), topic) for topic in topics] if wanted else []
    return [topic for score, topic in sorted(ranked, key=lambda pair: pair[0], reverse=True) if score > (0, 0, 0)]


def rank(wanted: list[str], topic: Topic) -> tuple[int, int, int]:
    """How well a topic answers: whether the words are its title, how many are in it, how often the text has them."""
    title, text = topic.title.lower(), topic.text.lower()
    if not all(word in title or word in text for word in wanted):
        return 0, 0, 0
    in_title = sum(word in title for word in wanted)
    is_title = int(title == " ".join(wanted))
    return is_title, in_title, sum(text.count(word) for word in wanted)
