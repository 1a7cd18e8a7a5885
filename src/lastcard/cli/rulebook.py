"""`lastcard rules` and `lastcard editions`: the rulebook in the reader's language, by edition, rule, option or card."""

from collections.abc import Iterable
from difflib import get_close_matches

from lastcard.cli.options import option_values
from lastcard.cli.paper import columns, indent, wrap
from lastcard.editions import EDITIONS
from lastcard.editions.common import GENERAL
from lastcard.editions.files import examples, words_of
from lastcard.locale import card_does, card_name, color_name, edition_name, has_text, say
from lastcard.locale.lines import listed
from lastcard.rules.model.edition import Edition, Side, find_edition, known_editions
from lastcard.rules.model.errors import BadEdition
from lastcard.rules.model.faces import Face
from lastcard.rules.model.options import DEFAULTS, Value

RULES = tuple(dict.fromkeys(rule for edition in EDITIONS for rule in edition.rule_ids))
GROUPS = tuple(dict.fromkeys(rule.partition("-")[0] for rule in RULES))


def topics() -> list[str]:
    """What can be asked for by name."""
    return [*known_editions(), *examples(), *RULES, *GROUPS, *DEFAULTS]


class Rulebook:
    """Pages of one language and one width."""

    def __init__(self, lang: str, width: int) -> None:
        self.lang = lang
        self.width = width

    def say(self, key: str, **values: object) -> str:
        return say(key, values, self.lang)

    def contents(self) -> str:
        """What there is to ask for."""
        groups = [(group, self.group(group)) for group in GROUPS]
        options = [(name, self.say(f"option-{name}.title")) for name in DEFAULTS]
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
        """Whose rules these are."""
        if f"{group}-01" in GENERAL:
            return self.say("cli-rules-common")
        return self.name(next(edition.id for edition in EDITIONS if f"{group}-01" in edition.rule_ids))

    def page(self, topic: str) -> str:
        """What the rulebook says about something; KeyError if it says nothing."""
        rule = topic.upper()
        if rule in RULES:
            return self.rule(rule)
        if rule in GROUPS:
            return self.rules(each for each in RULES if each.startswith(f"{rule}-"))
        if topic.lower() in DEFAULTS:
            return self.option(topic.lower())
        if is_card(topic):
            return f"{topic}  {card_name(topic, self.lang)}\n{indent(card_does(topic, self.lang), self.width)}"
        try:
            return self.edition(find_edition(topic))
        except BadEdition as error:
            if error.key != "edition-unknown":
                raise
            raise KeyError(topic) from error

    def name(self, edition: str) -> str:
        return edition_name(find_edition(edition).id, self.lang)

    # Rules

    def rules(self, rules: Iterable[str]) -> str:
        return "\n\n".join(self.rule(rule) for rule in rules)

    def rule(self, rule: str) -> str:
        key = f"rule-{rule}"
        lines = [f"{rule}  {self.say(f'{key}.title')}", indent(self.say(key), self.width)]
        if has_text(f"{key}.example", self.lang):
            example = self.say("cli-example", text=self.say(f"{key}.example"))
            lines.append(indent(example, self.width))
        return "\n".join(lines)

    # Options

    def option(self, name: str) -> str:
        lines = [f"{name}  {self.say(f'option-{name}.title')}", indent(self.say(f"option-{name}"), self.width)]
        values = option_values(name)
        if values:
            lines.append(columns([(value, self.value(name, value)) for value in values], self.width))
        return "\n".join(lines)

    def value(self, name: str, value: Value) -> str:
        """A value of an option in words."""
        if isinstance(value, bool):
            value = "on" if value else "off"
        for key in (f"option-{name}-{value}", f"option-{value}"):
            if has_text(key, self.lang):
                return self.say(key)
        return str(value)

    # Editions

    def edition(self, edition: Edition) -> str:
        about = [self.mood(edition), *self.deck(edition)]
        parts = [edition_name(edition.id, self.lang), *(indent(text, self.width) for text in about if text)]
        if edition.defaults:
            rows = [
                (name, f"{self.say(f'option-{name}.title')}: {self.value(name, value)}")
                for name, value in edition.defaults.items()
            ]
            parts += ["", self.say("cli-rules-defaults"), columns(rows, self.width)]
        return "\n".join([*parts, "", self.rules(edition.rule_ids)])

    def mood(self, edition: Edition) -> str:
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

    def shelf(self) -> str:
        """All editions, each in a few words."""
        editions = {name: find_edition(name) for name in (*known_editions(), *examples())}
        rows = [(name, f"{self.name(name)}\n{self.mood(edition)}") for name, edition in editions.items()]
        return "\n".join([columns(rows, self.width), "", *wrap(self.say("cli-editions-hint"), self.width)])


def is_card(text: str) -> bool:
    try:
        Face(text)
    except KeyError:
        return False
    return True


def is_wild(text: str) -> bool:
    return not Face(text).color


def nearest(topic: str) -> str:
    """A topic that may have been meant, or ""."""
    known = {each.lower(): each for each in topics()}
    found = get_close_matches(topic.lower(), known, 1)
    return known[found[0]] if found else ""
