"""First steps: every step teaches its rule, can be done, and is passed by nothing else."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard import EDITIONS
from lastcard.cli.lessons import BEGINNERS
from lastcard.cli.main import main
from lastcard.cli.options import read_options
from lastcard.languages import LANGUAGES, TEXTS
from lastcard.lessons.lesson import LEARNER, Attempt, LessonStep, find_lesson
from lastcard.locale import has_text, say
from lastcard.locale.fluent_texts import entries_in
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import IllegalAction

pytestmark = pytest.mark.once
STEPS = [(edition, step) for edition in EDITIONS for step in find_lesson(edition)]
each_step = pytest.mark.parametrize(
    ("edition", "step"), STEPS, ids=[f"{edition}-{step.name}" for edition, step in STEPS]
)
TOLD_AS = {"AV-02": "AV-01", "BT-03": "BT-01", "MC-02": "MC-01", "MC-03": "MC-01", "NM-03": "NM-06"}
"""Rules that say more about a card; what happens is told with the rule of the card itself."""
DEEP = 4
"""How many actions of a wrong way are tried, all of them."""


def attempt_after(edition: str, step: LessonStep, actions: list[str]) -> Attempt:
    attempt = Attempt(edition, step)
    for action in actions:
        attempt.act(action)
    return attempt


def open_to(attempt: Attempt) -> list[str]:
    """All that the learner can do now."""
    view = attempt.game.view(LEARNER)
    return [str(action) for action in (*view.actions, *view.interrupts)]


def ways_on(edition: str, step: LessonStep, done: list[str]) -> Iterator[list[str]]:
    """Every way in which the learner can go on from here, to the end or a few actions far."""
    attempt = attempt_after(edition, step, done)
    if attempt.is_over or len(done) == DEEP:
        yield done
        return
    for action in open_to(attempt):
        yield from ways_on(edition, step, [*done, action])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_has_six_to_ten_steps_about_rules_of_its_edition(edition: str) -> None:
    steps = find_lesson(edition)
    assert 6 <= len(steps) <= 10
    assert {step.rule for step in steps} <= set(find_edition(edition).rule_ids)
    assert len({step.name for step in steps}) == len(steps)


def test_every_step_has_its_texts_and_every_text_a_step() -> None:
    for lang in LANGUAGES:
        texts = {name for name in entries_in(TEXTS / lang / "lessons.ftl") if name.startswith("lesson-")}
        assert texts == {f"lesson-{step.name}" for _, step in STEPS}
        assert all(has_text(f"{name}.after", lang) for name in texts)


@each_step
def test_the_learner_is_asked_and_nothing_has_been_done(edition: str, step: LessonStep) -> None:
    attempt = Attempt(edition, step)
    assert attempt.game.decision is not None
    assert attempt.game.decision.seat == LEARNER
    assert not attempt.is_passed
    assert not attempt.is_over


@each_step
def test_the_thing_is_done_and_tells_its_rule(edition: str, step: LessonStep) -> None:
    attempt = Attempt(edition, step)
    told: list[dict[str, object]] = []
    for action in step.solution:
        assert not attempt.is_passed
        told += [event.seen_by(LEARNER) for event in attempt.act(action)]
    assert attempt.is_passed
    assert attempt.is_over
    assert TOLD_AS.get(step.rule, step.rule) in {event["rule"] for event in told}
    assert not attempt._replies, "every reply was given"


@each_step
def test_nothing_else_passes(edition: str, step: LessonStep) -> None:
    """Whatever else the learner begins with, and however they go on."""
    first = step.solution[0]
    others = [action for action in open_to(Attempt(edition, step)) if action != first]
    for action in others:
        for way in ways_on(edition, step, [action]):
            assert "uno" in way or not attempt_after(edition, step, way).is_passed, way


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_step_that_was_missed_is_over(edition: str) -> None:
    """Wherever there is a choice that ends the learner's turn."""
    over = [
        attempt
        for step in find_lesson(edition)
        for action in open_to(Attempt(edition, step))
        if (attempt := attempt_after(edition, step, [action])).is_over and not attempt.is_passed
    ]
    assert over


def test_a_late_call_passes_as_well() -> None:
    step = next(step for step in find_lesson("classic") if step.name == "uno")
    attempt = attempt_after("classic", step, ["play r5"])
    assert not attempt.is_over
    attempt.act("uno")
    assert attempt.is_passed


def test_what_is_refused_changes_nothing() -> None:
    attempt = Attempt("classic", find_lesson("classic")[0])
    before = attempt.game.position()
    with pytest.raises(IllegalAction) as refused:
        attempt.act("play g5")
    assert refused.value.rule == "GEN-04"
    assert attempt.game.position() == before


def test_other_editions_have_none() -> None:
    assert find_lesson("kids") == ()
    assert find_lesson("../classic") == ()


# In the terminal


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_terminal(
    edition: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every step is done with what can be typed there, and the first real round begins."""
    typed = [line for step in find_lesson(edition) for line in (*map(as_typed, step.solution), "")]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, "", "q", ""])))
    assert main(["learn", edition, "--data", str(tmp_path), "--lang", lang]) == 0
    told = capsys.readouterr().out
    for step in find_lesson(edition):
        assert say(f"lesson-{step.name}", lang=lang) in told
        assert say(f"lesson-{step.name}.after", lang=lang) in told
    assert say("learn-missed", lang=lang) not in told
    assert told.count(say("log-round", {"number": 1}, lang)) == 1, "that of the first real round"
    assert say("plain-left", lang=lang) in told
    assert json.loads((tmp_path / "lessons.json").read_text()) == {edition: len(find_lesson(edition))}


def test_the_first_round_has_the_rules_for_beginners() -> None:
    """In the terminal the same as in the browser."""
    presets = (Path(__file__).parents[2] / "web/src/settings/presets.ts").read_text(encoding="utf-8")
    written = presets.partition("const CALM: Preset['options'] = {")[2].partition("}")[0]
    calm = dict(re.findall(r"(\w+): '?(\w+)'?,", written))
    assert len(calm) > 4
    assert {name: str(value).lower() for name, value in read_options(BEGINNERS).items()} == calm


def as_typed(action: str) -> str:
    return f"{action.removesuffix(' uno')} u" if action.endswith(" uno") else action


def test_it_goes_on_where_one_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def learn(*typed: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*typed, ""])))
        assert main(["learn", "--data", str(tmp_path)]) == 0
        return capsys.readouterr().out

    missed = learn("play b7", "", "draw", "", "q")
    assert say("learn-missed") in missed
    assert missed.count(say("lesson-number")) == 2, "tried again"
    again = learn("draw", "s", "q")
    assert say("lesson-match") not in again
    assert say("lesson-number") in again
    assert say("lesson-draw") in again, "skipped"
    (tmp_path / "lessons.json").write_text("[")
    assert say("lesson-match") in learn("q")


def test_there_is_no_such_lesson(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "kids", "--data", str(tmp_path)]) == 2
    assert "no-mercy" in capsys.readouterr().err
