"""Options of a table as they are written on a command line: `--option stacking=same`."""

import json
from argparse import Namespace
from collections.abc import Sequence

from lastcard.cli.errors import Misuse, message_of
from lastcard.rules.model.book import open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import BadEdition, BadOptions
from lastcard.rules.model.options import OPTIONS, written_choice

ON = ("on", "true", "yes", "1")
OFF = ("off", "false", "no", "0")


def read_options(texts: Sequence[str]) -> dict[str, object]:
    """Return options from `name=value` texts; the rules check their values."""
    return dict(read_option(text) for text in texts)


def check_table(arguments: Namespace, lang: str) -> None:
    """Check edition and options of a command that takes both; Misuse says what is wrong with them."""
    if "option" not in arguments:
        return
    compared = [arguments.compare] if getattr(arguments, "compare", None) else []
    try:
        edition = find_edition(arguments.edition)
        for options in (arguments.option, arguments.option + compared):
            open_book(edition, read_options(options))
    except (BadEdition, BadOptions) as error:
        raise Misuse(message_of(error, lang)) from error


def read_option(text: str) -> tuple[str, object]:
    name, sign, value = text.partition("=")
    if not sign:
        raise BadOptions("options-form", {"text": text})
    if name == "deck":
        return name, read_deck(value)
    option = OPTIONS.get(name)
    if option is not None and option.is_number:
        return name, whole_number(value)
    if (option is not None and value in option.choices) or value.lower() not in ON + OFF:
        return name, value
    return name, value.lower() in ON


def whole_number(text: str) -> object:
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10 else text


def read_deck(text: str) -> object:
    """Return the counts of a deck from `w:8,wG:2` or JSON; a text that is neither stays as it is."""
    if text.startswith("{"):
        try:
            return json.loads(text)
        except ValueError:
            return text
    pairs = [pair.rpartition(":") for pair in text.split(",")]
    return {card: whole_number(count) for card, _, count in pairs} if all(pair[1] for pair in pairs) else text


def option_values(name: str) -> tuple[str, ...]:
    """Return what can be written for an option, where that can be listed."""
    return tuple(written_choice(choice) for choice in OPTIONS[name].choices)
