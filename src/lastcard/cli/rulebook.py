"""`lastcard rules` and `lastcard editions`: the rulebook in the reader's language, by edition, rule, option or card."""

from collections.abc import Iterable
from difflib import get_close_matches

from lastcard.cli.options import option_values
from lastcard.cli.page_layout import columns, indent, wrap
from lastcard.cli.rulebook_search import Topic, find_topics
from lastcard.editions import EDITIONS
from lastcard.editions.common import GENERAL
from lastcard.editions.files import examples, words_of
from lastcard.locale import (
    LANGUAGES,
    aim_key,
    card_does,
    card_name,
    color_name,
    edition_name,
    has_text,
    kind_name,
    option_value,
    rule_key,
    say,
)
from lastcard.locale.card_points import kinds_of, points_table
from lastcard.locale.event_lines import listed
from lastcard.locale.names import rules_told
from lastcard.rules.model.book import open_book
from lastcard.rules.model.deck import counted_decks, features_of
from lastcard.rules.model.edition import Edition, Side, find_edition, known_editions
from lastcard.rules.model.errors import BadEdition, LastcardError
from lastcard.rules.model.faces import Face
from lastcard.rules.model.options import OPTIONS, idle_options

RULES = rules_told()
GROUPS = tuple(dict.fromkeys(rule.partition("-")[0] for rule in RULES))


def topics() -> list[str]:
    """Return what can be asked for by name."""
    return [*known_editions(), *examples(), *RULES, *GROUPS, *OPTIONS]


class Rulebook:
    """Pages of one language and one width."""

    def __init__(self, lang: str, width: int) -> None:
        self.lang = lang
        self.width = width

    def say(self, key: str, **values: object) -> str:
        return say(key, values, self.lang)

    def contents(self) -> str:
        """Return the table of contents."""
        groups = [(group, self.group(group)) for group in GROUPS]
        options = [(name, self.say(f"option-{name}.title")) for name in OPTIONS]
        parts = [
            self.say("cli-rules-editions"),
            columns([(name, self.name(name)) for name in (*known_editions(), *examples())], self.width),
            "",
            self.say("cli-rules-groups"),
            columns(groups, self.width),
            "",
            self.say("cli-rules-options"),
            columns(options, self.width),
            "",
            *wrap(self.say("cli-rules-hint"), self.width),
        ]
        return "\n".join(parts)

    def group(self, group: str) -> str:
        """Return the name of a group of rules."""
        if f"{group}-01" in GENERAL:
            return self.say("cli-rules-common")
        whose = next((edition.id for edition in EDITIONS if f"{group}-01" in edition.rule_ids), "")
        return self.name(whose) if whose else self.say("cli-rules-custom")

    # Asking

    def answer(self, words: list[str]) -> str:
        """Return the pages with these names, or what the rulebook has about these words. Raises LastcardError."""
        try:
            return "\n\n".join(self.page(topic) for topic in words)
        except KeyError:
            return self.search(" ".join(words))

    def page(self, topic: str) -> str:
        """Return the page with this name; KeyError if there is none."""
        rule = topic.upper()
        if rule in RULES:
            return self.rule(rule)
        if rule in GROUPS:
            return self.rules(each for each in RULES if each.startswith(f"{rule}-"))
        if topic.lower() in OPTIONS:
            return self.option(topic.lower())
        if is_card(topic):
            return self.card(topic)
        try:
            return self.edition(find_edition(topic))
        except BadEdition as error:
            if error.key != "edition-unknown":
                raise
            raise KeyError(topic) from error

    def search(self, words: str) -> str:
        """Return the page that has these words, or a list of several, best first."""
        found = self.find(words)
        if not found:
            raise LastcardError("cli-no-topic", {"topic": words, "meant": self.nearest(words) or "none"})
        if len(found) == 1:
            return self.page(found[0].name)
        rows = [(topic.name, topic.title) for topic in found]
        return "\n".join([*wrap(self.say("cli-rules-found", topic=words), self.width), columns(rows, self.width)])

    def find(self, words: str) -> list[Topic]:
        """Return topics with these words in the reader's language or, failing that, in another one."""
        known = {topic.name: topic for topic in all_topics(self.lang)}
        for lang in (self.lang, *LANGUAGES):
            found = find_topics(words, known.values() if lang == self.lang else all_topics(lang))
            if found:
                return [known[topic.name] for topic in found]
        return []

    def nearest(self, words: str) -> str:
        """Return the topic that was probably meant, or ""."""
        names = {name.lower(): name for name in topics()}
        titles = {topic.title.lower(): topic.name for topic in all_topics(self.lang)}
        found = get_close_matches(words.lower(), {**titles, **names}, 1)
        return {**titles, **names}[found[0]] if found else ""

    def name(self, edition: str) -> str:
        return edition_name(find_edition(edition).id, self.lang)

    # Rules

    def rules(self, rules: Iterable[str], edition: str = "") -> str:
        return "\n\n".join(self.rule(rule, edition) for rule in rules)

    def rule(self, rule: str, edition: str = "") -> str:
        """Return a rule, as an edition has it if one is given."""
        key = rule_key(rule, edition, self.lang)
        lines = [f"{rule}  {self.say(f'{key}.title')}", indent(self.say(key), self.width)]
        if has_text(f"{key}.example", self.lang):
            example = self.say("cli-example", text=self.say(f"{key}.example"))
            lines.append(indent(example, self.width))
        return "\n".join(lines)

    # Options and cards

    def option(self, name: str) -> str:
        lines = [f"{name}  {self.say(f'option-{name}.title')}", indent(self.say(f"option-{name}"), self.width)]
        values = option_values(name)
        if values:
            lines.append(columns([(value, option_value(name, value, self.lang)) for value in values], self.width))
        return "\n".join(lines)

    def card(self, card: str) -> str:
        return f"{card}  {card_name(card, self.lang)}\n{indent(card_does(card, self.lang), self.width)}"

    # Editions

    def edition(self, edition: Edition) -> str:
        """Return a whole rulebook: what the edition is like, aim, deck, points, every rule that holds, and options."""
        aim = aim_key(edition.id, self.lang)
        opening = [edition_name(edition.id, self.lang), *self.indented([self.mood(edition)])]
        parts = [
            "\n".join(opening),
            "\n".join([self.say(f"{aim}.title"), *self.indented([self.say(aim)])]),
            "\n".join([self.say("cli-rules-deck"), *self.indented(self.deck(edition))]),
            "\n".join([self.say("rules-points"), columns(points_table(edition, self.lang), self.width)]),
            self.rules(edition.rule_ids, edition.id),
            self.house_rules(edition),
        ]
        return "\n\n".join(parts)

    def indented(self, texts: Iterable[str]) -> list[str]:
        return [indent(text, self.width) for text in texts if text]

    def house_rules(self, edition: Edition) -> str:
        """Return what a table can change in an edition, and how it usually stands."""
        values = open_book(edition, {}).options.values
        idle = idle_options(features_of(edition, counted_decks(edition, {})))
        rows = [(name, self.option_line(name, value)) for name, value in values.items() if name not in idle]
        return "\n".join([self.say("rules-options"), columns(rows, self.width)])

    def option_line(self, name: str, value: object) -> str:
        said = option_value(name, value, self.lang) if value != {} else self.say("report-usual")
        return self.say("cli-rules-option", option=self.say(f"option-{name}.title"), value=said)

    def mood(self, edition: Edition) -> str:
        """Return the character of an edition, in a sentence."""
        key = f"edition-{edition.id}.mood"
        return self.say(key) if has_text(key, self.lang) else words_of(edition.id, "about", self.lang)

    def deck(self, edition: Edition) -> list[str]:
        key = f"edition-{edition.id}.deck"
        return [self.say(key)] if has_text(key, self.lang) else [self.side(side) for side in edition.sides]

    def side(self, side: Side) -> str:
        wilds = [f"{card_name(text, self.lang)} ×{count}" for text, count in side.deck.items() if is_wild(text)]
        return self.say(
            "cli-rules-side",
            count=sum(side.deck.values()),
            colors=listed((color_name(letter, self.lang) for letter in side.colors), self.lang),
            wilds=listed(wilds, self.lang) or "–",
        )

    def editions(self) -> str:
        """Return all editions, each in a few words."""
        editions = {name: find_edition(name) for name in (*known_editions(), *examples())}
        rows = [(name, f"{self.name(name)}\n{self.mood(edition)}") for name, edition in editions.items()]
        return "\n".join([columns(rows, self.width), "", *wrap(self.say("cli-editions-hint"), self.width)])


def all_topics(lang: str) -> list[Topic]:
    """Return everything that can be searched: editions, rules, options and cards, with their texts in a language."""
    decks = {name: find_edition(name) for name in (*known_editions(), *examples())}
    editions = [Topic(name, edition_name(edition.id, lang), "") for name, edition in decks.items()]
    rules = [Topic(rule, *title_and_text(f"rule-{rule}", lang)) for rule in RULES]
    options = [Topic(name, *title_and_text(f"option-{name}", lang)) for name in OPTIONS]
    faces = {face.symbol: face for edition in decks.values() for face in kinds_of(edition) if face.number < 0}
    cards = [Topic(face.text, kind_name(face, lang), card_does(face.text, lang)) for face in faces.values()]
    return [*editions, *options, *rules, *cards]


def title_and_text(key: str, lang: str) -> tuple[str, str]:
    example = say(f"{key}.example", lang=lang) if has_text(f"{key}.example", lang) else ""
    return say(f"{key}.title", lang=lang), f"{say(key, lang=lang)} {example}"


def is_card(text: str) -> bool:
    try:
        Face(text)
    except KeyError:
        return False
    return True


def is_wild(text: str) -> bool:
    return not Face(text).color
