"""`lastcard learn`: an edition's first steps, one after another, from where the learner stopped."""

import json
from argparse import Namespace
from pathlib import Path

from lastcard.cli.errors import Misuse
from lastcard.cli.parser import build_parser
from lastcard.cli.plain import QUIT, Left, PlainTable, play_plain, read_line
from lastcard.cli.session import Session
from lastcard.lessons.lesson import LEARNER, Attempt, LessonStep, find_lesson
from lastcard.locale import edition_name, say
from lastcard.rules.model.edition import known_editions

BEGINNERS = ("scoring=none", "bluffing=off", "number_start=on", "force_play=off", "voluntary_draw=on", "mercy=0")
"""The rules for beginners, as in `web/src/settings/presets.ts`."""
FIRST_ROUND = ("play", "--bots", "easy", "--plain", *(word for rule in BEGINNERS for word in ("--option", rule)))
"""How the first real round is played, as a command."""
SKIP = "s"


def run_learn(arguments: Namespace, lang: str) -> int:
    edition = arguments.edition or "classic"
    steps = find_lesson(edition)
    if not steps:
        raise Misuse(say("cli-no-lesson", {"known": ", ".join(known_editions())}, lang))
    progress = Progress(Path(arguments.data).expanduser())
    print(say("learn-title", {"edition": edition_name(edition, lang)}, lang))
    first = progress.passed(edition) % len(steps)
    try:
        for number in range(first, len(steps)):
            take_step(edition, number, lang)
            progress.note(edition, number + 1)
        print(say("learn-done", lang=lang))
        ask("learn-terminal-play", lang)
    except (EOFError, Left):
        return 0
    return play_plain(build_parser(lang).parse_args([*FIRST_ROUND, "--edition", edition, "--lang", lang]))


class Progress:
    """How many steps of each edition have been passed, kept in the data folder."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "lessons.json"

    def passed(self, edition: str) -> int:
        return self._read().get(edition, 0)

    def note(self, edition: str, passed: int) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps({**self._read(), edition: passed}), encoding="utf-8")

    def _read(self) -> dict[str, int]:
        """Return the stored progress; nothing if it cannot be read."""
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        known = kept.items() if isinstance(kept, dict) else ()
        return {edition: count for edition, count in known if isinstance(count, int) and count >= 0}


def take_step(edition: str, number: int, lang: str) -> None:
    """Let the learner try a step until it is passed or skipped. Raises EOFError or Left."""
    steps = find_lesson(edition)
    while True:
        print(f"\n{say('learn-step', {'number': number + 1, 'total': len(steps)}, lang)}")
        table = LessonTable(edition, steps[number], lang)
        table.run()
        if table.attempt.is_passed:
            ask("learn-terminal-next", lang)
            return
        if ask("learn-terminal-again", lang) == SKIP:
            return


def ask(key: str, lang: str) -> str:
    """Say what can be typed, and return what was. Raises Left."""
    print(say(key, lang=lang))
    line = read_line().strip().lower()
    if line in QUIT:
        raise Left
    return line


class LessonSession(Session):
    """A step of a lesson as a table: the others do what the step says."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        super().__init__(attempt.game, {}, LEARNER)
        self.lines.clear()  # a lesson is not a round
        self._note(attempt.opening)

    def _apply(self, action: str, seat: int) -> None:
        assert seat == LEARNER
        self._note(self.attempt.act(action))


class LessonTable(PlainTable):
    """Asks for one step of a lesson, and says what it is about before and after."""

    def __init__(self, edition: str, step: LessonStep, lang: str) -> None:
        self.attempt = Attempt(edition, step)
        super().__init__(LessonSession(self.attempt), lang, read_line, print)

    def run(self) -> None:
        """Play until the step is passed, or nothing is left to do. Raises EOFError or Left."""
        step = self.attempt.step
        page = self.words.rule(step.rule)
        self.write(page.heading)
        self.tell_news()
        self.say(f"lesson-{step.name}")
        if step.solution[0].endswith(" uno"):
            self.say("learn-terminal-uno")
        while not self.attempt.is_over:
            if self.session.is_asked:
                self.decide()
            else:
                self.offer()
            self.tell_news()
            if self._offered == self.session.version:
                break  # nothing done out of turn, though something could have been
        self.write("")
        self.say(f"lesson-{step.name}.after" if self.attempt.is_passed else "learn-missed")
