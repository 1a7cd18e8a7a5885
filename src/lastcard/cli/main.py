"""The `lastcard` command. Alone it opens the game in the browser.

Exit codes: 0 done, 1 refused or invalid, 2 not understood, 130 interrupted. An error is one line; `--debug` adds a
traceback.
"""

import os
import shutil
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

from lastcard.bots import BOTS
from lastcard.bots.external_bots import is_external
from lastcard.cli.commands import SHELLS
from lastcard.cli.completion import ASKING, SCRIPTS, words_after
from lastcard.cli.errors import Misuse, complain, message_of, require
from lastcard.cli.options import check_table
from lastcard.cli.parser import USAGE, build_parser
from lastcard.cli.rulebook import Rulebook
from lastcard.cli.streams import has_screen
from lastcard.locale import LANGUAGES, find_language, pick_language, say

REFUSED = 1
INTERRUPTED = 130
WIDEST = 100
ALONE = "web"
"""The command that runs when none is named."""


def main(words: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if words is None else words)
    if given[:1] == [ASKING]:
        print("\n".join(words_after(" ".join(given[1:]))))
        return 0
    lang = wanted_language(given, os.environ)
    parser = build_parser(lang)
    arguments = parser.parse_args(given)
    if arguments.command is None:
        arguments = parser.parse_args([*given, ALONE])
    if arguments.lang and find_language(arguments.lang) is None:
        parser.error(say("cli-no-language", {"lang": arguments.lang, "known": ", ".join(LANGUAGES)}, lang))
    arguments.lang = lang
    return guarded(arguments, lang)


def guarded(arguments: Namespace, lang: str) -> int:
    """Run a command and return its exit code; an error is printed on one line."""
    try:
        check_table(arguments, lang)
        return COMMANDS[arguments.command](arguments, lang)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever reads our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if arguments.debug:
            raise
        complain(message_of(error, lang))
        return USAGE if isinstance(error, Misuse) else REFUSED


def wanted_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that the command line asks for, or else the one of the environment."""
    asked = ""
    for place, word in enumerate(words):
        if word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        elif word == "--lang" and place + 1 < len(words):
            asked = words[place + 1]
    for name in ("LASTCARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        asked = asked or environment.get(name, "")
    return pick_language(asked)


# The commands


def run_play(arguments: Namespace, lang: str) -> int:
    """Hand over to the screen: `play_terminal(arguments)`; with `--plain`, or where there is no screen, `play_plain`.

    `arguments` has edition, players, bots (levels with commas), option (`name=value` texts), name, seed, save (each
    None if not given), plain, and the language as lang.
    """
    for level in arguments.bots.split(","):
        if level.strip() not in BOTS and not is_external(level):
            raise Misuse(say("cli-no-bot", {"level": level, "known": ", ".join(BOTS)}, lang))
    if arguments.target is not None:
        arguments.option.append(f"target_score={arguments.target}")
    if arguments.plain or not has_screen():
        from lastcard.cli.plain import play_plain  # noqa: PLC0415, the terminal takes long to load

        return play_plain(arguments)
    require("textual", "play", lang)
    from lastcard.cli.terminal import play_terminal  # noqa: PLC0415, likewise

    return play_terminal(arguments)


def run_rules(arguments: Namespace, lang: str) -> int:
    book = rulebook(lang)
    print(book.answer(arguments.topic) if arguments.topic else book.contents())
    return 0


def run_editions(_arguments: Namespace, lang: str) -> int:
    print(rulebook(lang).editions())
    return 0


def rulebook(lang: str) -> Rulebook:
    return Rulebook(lang, min(shutil.get_terminal_size().columns, WIDEST))


def run_completion(arguments: Namespace, lang: str) -> int:
    if arguments.shell not in SHELLS:
        raise Misuse(say("cli-no-shell", {"known": ", ".join(SHELLS)}, lang))
    print(SCRIPTS[arguments.shell], end="")
    return 0


Run = Callable[[Namespace, str], int]


def later(module: str, function: str) -> Run:
    """Return a command whose module in this folder is loaded only when it runs."""

    def run(arguments: Namespace, lang: str) -> int:
        loaded: Run = getattr(import_module(f"lastcard.cli.{module}"), function)
        return loaded(arguments, lang)

    return run


COMMANDS: dict[str, Run] = {
    "play": run_play,
    "learn": later("lessons", "run_learn"),
    "web": later("browser", "run_web"),
    "serve": later("serve", "run_serve"),
    "arena": later("arena", "run_arena"),
    "simulate": later("arena", "run_simulate"),
    "league": later("league", "run_league"),
    "mcp": later("assistant.command", "run_mcp"),
    "archive": later("archive", "run_archive"),
    "editions": run_editions,
    "rules": run_rules,
    "replay": later("replay", "run_replay"),
    "review": later("review", "run_review"),
    "puzzles": later("puzzles", "run_puzzles"),
    "verify": later("verify", "run_verify"),
    "restore": later("restore", "run_restore"),
    "completion": run_completion,
}
