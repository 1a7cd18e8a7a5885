"""Language models as players: a program that is given a view as text (`llm:./mymodel`), and what its answers cost."""

from typing import NamedTuple

from lastcard.bots.external_bots import LANGUAGE_MODEL, PATIENCE, BotFailure, CommandBot
from lastcard.bots.normal import NormalBot
from lastcard.bots.simple import RandomBot
from lastcard.bots.view_text import view_text
from lastcard.rules.text.views import View


class Usage(NamedTuple):
    """How a language model has answered: how often, how often with a legal action, and at what cost."""

    questions: int = 0
    legal: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0

    def plus(self, other: "Usage", times: int = 1) -> "Usage":
        """Return both together; with `times` -1, what is left of this without the other."""
        questions, legal = self.questions + times * other.questions, self.legal + times * other.legal
        tokens_in, tokens_out = self.tokens_in + times * other.tokens_in, self.tokens_out + times * other.tokens_out
        return Usage(questions, legal, tokens_in, tokens_out, round(self.cost + times * other.cost, 9))


class LanguageModelBot(CommandBot):
    """Asks a program that asks a model: `{"ask": "choose", "text": …, "actions": […]}`.

    An answer that is no legal action is counted, and an action at random takes its place; the model plays on. Out of
    turn it is not asked: it calls and catches as `normal` does.
    """

    PREFIX = LANGUAGE_MODEL

    def __init__(self, command: str, patience: float = PATIENCE, seed: int | str = 0) -> None:
        super().__init__(command, patience)
        self.usage = Usage()
        """The sum over all answers so far."""
        self._seed = seed
        self._reflexes = NormalBot(seed)
        self._slips = RandomBot(seed)

    def choose(self, view: View) -> str:
        answer = self._answer({"ask": "choose", "text": view_text(view), "actions": view.actions})
        action = action_in(answer)
        is_legal = action is not None and action.removesuffix(" uno") in view.actions
        self.usage = self.usage.plus(usage_in(answer)._replace(questions=1, legal=int(is_legal)))
        return str(action) if is_legal else self._slips.choose(view)

    def interrupt(self, view: View) -> str | None:
        return self._reflexes.interrupt(view)

    def begin(self, view: View) -> None:
        self._tell({"tell": "round", "seat": view.seat, "text": view_text(view)})

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.name.removeprefix(self.PREFIX), self.patience, self._seed)


def action_in(answer: object) -> str | None:
    """Return the action that an answer names, as the notation writes it; None if it names none."""
    named = answer.get("action") if isinstance(answer, dict) else answer
    return " ".join(named.strip().strip("`'\".").split()) if isinstance(named, str) else None


def usage_in(answer: object) -> Usage:
    """Return what an answer says that it has cost. Raises BotFailure if that is no number from 0 on."""
    if not isinstance(answer, dict):
        return Usage()
    told = {name: answer.get(name, 0) for name in ("tokens_in", "tokens_out", "cost")}
    for name, value in told.items():
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value < 1e12:
            raise BotFailure(f"{name} is {value!r}")
    return Usage(0, 0, int(told["tokens_in"]), int(told["tokens_out"]), float(told["cost"]))
