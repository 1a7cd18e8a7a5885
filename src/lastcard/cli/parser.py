"""Builds a parser from the table of commands; its help and complaints are in the reader's language."""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from shutil import get_terminal_size
from typing import Any, NoReturn

from lastcard import __version__
from lastcard.cli.commands import COMMANDS, COMMON, VERSION, Argument, Command, Flag
from lastcard.cli.errors import complain
from lastcard.cli.page_layout import width_of, wrap
from lastcard.locale import say
from lastcard.rules import COMPILED

USAGE = 2
"""The exit code for a command line that cannot be understood."""
COMPLAINTS = {
    "cli-no-command": re.compile(r"argument COMMAND: invalid choice: '(?P<word>.*?)'"),
    "cli-value-missing": re.compile(r"argument (?P<flag>\S+): expected one argument"),
    "cli-value-unwanted": re.compile(r"argument (?P<flag>\S+): ignored explicit argument"),
    "cli-unknown-words": re.compile(r"unrecognized arguments: (?P<words>.*)"),
    "cli-missing": re.compile(r"the following arguments are required: (?P<words>.*)"),
}
"""What argparse says, in English only, and the texts that say it in every language."""


class Formatter(argparse.HelpFormatter):
    """Formats help in one language, counting wide characters as two cells."""

    def __init__(self, prog: str, lang: str) -> None:
        self.usage = say("cli-usage", lang=lang)
        wider = width_of(self.usage) - len(self.usage)  # argparse counts characters
        super().__init__(prog, max_help_position=28, width=get_terminal_size().columns - 2 - wider)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrap(text, width))


class ShowVersion(argparse.Action):
    """Print the version, and whether the rules are compiled."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:  # noqa: A002, argparse's name
        super().__init__(option_strings, dest, nargs=0, default=argparse.SUPPRESS, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        assert isinstance(parser, Parser)
        speed = "compiled" if COMPILED else "plain"
        print(say("cli-version", {"version": __version__, "speed": speed}, parser.lang))
        parser.exit()


class Parser(argparse.ArgumentParser):
    """The parser of `lastcard`, or of one of its commands."""

    def __init__(self, lang: str, **settings: Any) -> None:
        formatter = partial(Formatter, lang=lang)
        super().__init__(formatter_class=formatter, add_help=False, allow_abbrev=False, **settings)
        self.lang = lang

    def error(self, message: str) -> NoReturn:
        told = translated(message, self.lang)
        complain(say("cli-usage-error", {"message": told, "command": self.prog}, self.lang))
        sys.exit(USAGE)

    def take_arguments(self, arguments: Iterable[Argument]) -> None:
        group = self.add_argument_group(say("cli-arguments", lang=self.lang))
        for argument in arguments:
            text = say(f"cli-argument-{argument.name}", lang=self.lang)
            group.add_argument(argument.name, nargs=argument.count, metavar=argument.name.upper(), help=text)

    def take_flags(self, flags: Iterable[Flag], common: Iterable[Flag], is_command: bool) -> None:
        """Add flags. `common` ones may come before or after the command; one that is not given changes nothing."""
        group = self.add_argument_group(say("cli-flags", lang=self.lang))
        for flag in flags:
            self._add_flag(group, flag, flag.usual)
        for flag in common:
            self._add_flag(group, flag, argparse.SUPPRESS if is_command else flag.usual)

    def _add_flag(self, group: Any, flag: Flag, usual: object) -> None:
        name = f"--{flag.name}"
        told = {"usual": str(flag.usual), "known": ", ".join(flag.words())}
        text = say(f"cli-flag-{flag.text or flag.name}", told, self.lang)
        if flag.name == "help":
            group.add_argument("-h", name, action="help", help=text)
        elif flag.name == "version":
            group.add_argument(name, action=ShowVersion, help=text)
        elif not flag.value:
            group.add_argument(name, action="store_true", default=usual or False, help=text)
        elif flag.is_repeated:
            group.add_argument(name, action="append", default=[], metavar=flag.value, help=text)
        else:
            kind = partial(self._number, name, *flag.numbers) if flag.numbers else str
            group.add_argument(name, type=kind, default=usual, metavar=flag.value, help=text)

    def _number(self, flag: str, least: int, most: int, text: str) -> int:
        """Return the value of a flag that takes a whole number; complain and end if it is none of those it may be."""
        number = int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None
        if number is None or not least <= number <= most:
            told = {"flag": flag, "least": str(least), "most": str(most), "value": text}
            self.error(say("cli-bad-number", told, self.lang))
        return number


def translated(message: str, lang: str) -> str:
    """Return what argparse says in a language; as it is if it is not known."""
    for key, known in COMPLAINTS.items():
        found = known.match(message)
        if found is not None:
            return say(key, {**found.groupdict(), "known": ", ".join(command.name for command in COMMANDS)}, lang)
    return message


def build_parser(lang: str) -> Parser:
    parser = Parser(lang, prog="lastcard", description=say("cli-about", lang=lang))
    added = parser.add_subparsers(title=say("cli-commands", lang=lang), dest="command", metavar="COMMAND")
    for command in COMMANDS:
        add_command(added, command, lang)
    parser.take_flags((VERSION,), COMMON, False)
    return parser


def add_command(added: Any, command: Command, lang: str) -> None:
    about = say(f"cli-{command.name}", lang=lang)
    more = say(f"cli-{command.name}.more", lang=lang)
    parser = added.add_parser(
        command.name, lang=lang, prog=f"lastcard {command.name}", description=f"{about}\n{more}", help=about
    )
    if command.arguments:
        parser.take_arguments(command.arguments)
    parser.take_flags(command.flags, COMMON, True)
