"""Words for a local table: names, choices, prompts, refusals and rules, both for the screen and for plain lines."""

from typing import NamedTuple

from lastcard.cli.advice import advice_line
from lastcard.cli.session import REMARK, ROUND, STAND_IN, Session
from lastcard.locale import (
    card_does,
    card_name,
    cite,
    color_name,
    edition_name,
    has_text,
    rule_key,
    rule_label,
    say,
    speak,
)
from lastcard.locale.event_lines import decision_key, event_line
from lastcard.rules.model.actions import DECISIONS, Action
from lastcard.rules.model.edition import Edition
from lastcard.rules.model.errors import IllegalAction
from lastcard.rules.model.events import Seen
from lastcard.rules.model.faces import Face
from lastcard.rules.model.options import OPTIONS

OF_KIND = {"drawn": "GEN-05", "activate": "TF-05"}
"""Decisions with a rule of their own, whatever the card."""


LANGUAGE_KEY = "l"


class RulePage(NamedTuple):
    """A rule, or an option that acts as one, in words."""

    heading: str
    """The id and the title; of an option, only the title."""
    text: str
    example: str


class Words:
    """Puts what happens in one session into words of one language."""

    def __init__(self, session: Session, lang: str) -> None:
        self.session = session
        self.lang = lang
        you = session.name or self.say("name-you")
        others = iter(range(1, session.game.seats))
        self.names = [
            you if seat == session.seat else self.say(f"name-{next(others)}") for seat in range(session.game.seats)
        ]

    def say(self, key: str, **values: object) -> str:
        return say(key, values, self.lang)

    def card(self, card: str) -> str:
        return card_name(card, self.lang, self.session.edition.id)

    def does(self, card: str) -> str:
        """Return what a card does at this table."""
        face = Face(card)
        if self.session.view.options["seven_zero"] and face.number in (0, 7):
            return self.rule(rule_or_option(self.session.edition, "seven_zero")).text
        return self.say("number-does") if face.number >= 0 else card_does(card, self.lang)

    def color(self, letter: str) -> str:
        return color_name(letter, self.lang)

    def edition(self) -> str:
        return edition_name(self.session.edition.id, self.lang)

    def faces(self) -> list[Face]:
        """Return all faces of this edition's cards."""
        return [Face(text) for side in self.session.edition.sides for text in side.deck]

    def flag(self, seat: int) -> str:
        """Return what marks a seat: exposed, out, finished, one card left; else ""."""
        view = self.session.view
        if seat in view.exposed:
            return self.say("seat-exposed")
        if seat in view.out:
            return self.say("seat-out")
        if seat in view.finished:
            return self.say("seat-finished", place=view.finished.index(seat) + 1)
        return self.say("seat-uno") if view.counts[seat] == 1 else ""

    def record_names(self) -> list[str]:
        """Return names for the record, where nobody is called "you"."""
        names = self.names.copy()
        names[self.session.seat] = self.session.name or self.say("name-person")
        return names

    def winner(self, what: str, seat: int) -> str:
        """Return who has won the round or the match."""
        you = ".you" if seat == self.session.seat else ""
        return self.say(f"won-{what}{you}", name=self.names[seat])

    def shuffled(self) -> str:
        """Return where the cards come from; "" where nobody has dealt them, as in a lesson or a try-out."""
        if self.session.receipt is not None:
            return self.say("shuffled-together")
        return self.say("shuffled-by-seed") if self.session.is_seeded else ""

    def key_label(self, key: str) -> str:
        """Return what a key does, in a word; the key for languages shows the current one."""
        if key == LANGUAGE_KEY:
            return self.say("language-name")
        return self.say(f"key-{key}.short")

    def line(self, seen: Seen) -> str:
        """Return a line of the log."""
        if seen["event"] == ROUND:
            return self.say("log-round", number=seen["number"])
        if seen["event"] in (STAND_IN, REMARK):
            seat = seen["seat"]
            assert isinstance(seat, int)
            if seen["event"] == REMARK:
                return self.say("log-remark", name=self.names[seat], text=self.say(str(seen["line"])))
            return self.say("log-stand-in", name=self.names[seat], number=seen["number"], reason=seen["reason"])
        return event_line(seen, self.names, self.session.seat, self.lang, self.session.edition.id)

    def advice(self) -> str:
        """Ask the coach, and return the answer."""
        session = self.session
        if not session.has_coach:
            return self.say("coach-off")
        advice = session.advise()
        if advice is None:
            return self.say("coach-silent")
        return advice_line(advice, self.names, self.lang, session.edition.id)

    def prompt(self) -> str:
        """Return what is being asked, and of whom."""
        view = self.session.view
        if view.decision is None:
            return self.say("prompt-over")
        seat, kind = view.decision
        if seat != self.session.seat and self.session.is_exposed:
            return self.say("prompt-exposed")
        if seat != self.session.seat:
            return self.say(f"decision-{kind}.other", name=self.names[seat])
        return self.say(decision_key(kind, map(str, view.actions)))

    def choice(self, action: Action) -> str:
        """Return the label of an action among choices."""
        view = self.session.view
        verb, named = action.verb, action.object
        asked = view.decision.kind if view.decision is not None else ""
        if verb == "accept" and not view.pending:  # however many cards it takes until the colour comes
            return self.say("choice-accept-color", color=self.color(view.color or ""))
        if verb in ("yes", "no"):
            return self.say(f"choice-{asked}-{verb}")
        if verb == "play" and asked == "answer":
            return self.say("choice-stack", card=self.card(named))
        if verb in ("target", "catch"):
            seat = int(named)
            return self.say(f"choice-{verb}", name=self.names[seat], count=view.counts[seat])
        values = {"card": self.card(named), "color": self.color(named), "count": view.pending}
        return self.say(f"choice-{verb}", **values)

    def refusal(self, refusal: IllegalAction) -> str:
        """Return what a refusal says, with the names of this table."""
        values = dict(refusal.values)
        seat = values.get("seat")
        if isinstance(seat, int):
            values["seat"] = self.names[seat]
        return speak(refusal.key, values, self.lang, self.session.edition.id)

    def why_not(self, action: str) -> str:
        """Return why the person may not do this, with the rule; "" if they may."""
        refusal = self.session.why_not(action)
        return "" if refusal is None else self.refusal_with_rule(refusal)

    def refusal_with_rule(self, refusal: IllegalAction) -> str:
        """Return what a refusal says, with the rule behind it."""
        return cite(self.refusal(refusal), refusal.rule, self.lang)

    def rule(self, rule: str) -> RulePage:
        """Return a rule as this edition has it, or an option that acts as one; KeyError if there is no such rule."""
        key = rule_key(rule, self.session.edition.id, self.lang)
        example = self.say(f"{key}.example") if has_text(f"{key}.example", self.lang) else ""
        title = self.say(f"{key}.title")
        label = rule_label(rule, self.lang)
        return RulePage(title if label == title else f"{label}  {title}", self.say(key), example)


def card_rule(edition: Edition, card: str) -> str:
    """Return the rule behind a card in this edition."""
    face = Face(card)
    return edition.rules.get(face.symbol, face.rule)


def rule_or_option(edition: Edition, option: str, rule: str = "") -> str:
    """Return the rule an option stands for, or the one given, if the edition has it; else the option's name."""
    rule = rule or OPTIONS[option].rule
    return rule if rule in edition.rule_ids else option


def decision_rules(session: Session) -> list[str]:
    """Return the rules behind what is being decided."""
    view = session.view
    if view.decision is None:
        return ["GEN-17"]
    kind = view.decision.kind
    if kind == "turn":
        drawing = "GEN-05" if view.options["voluntary_draw"] else "NM-02"
        return ["GEN-04", rule_or_option(session.edition, "voluntary_draw", drawing), "GEN-14"]
    if kind == "answer":
        top = [card_rule(session.edition, view.top)]
        challenge = [rule_or_option(session.edition, "bluffing", "GEN-12")] if "challenge" in view.actions else []
        stacking = [rule_or_option(session.edition, "stacking")] if view.options["stacking"] != "off" else []
        return list(dict.fromkeys(top + challenge + stacking))
    if kind in OF_KIND:
        return [OF_KIND[kind]]
    own = Face(view.top).effect.decision_rules.get(DECISIONS.index(kind))
    if own is not None:
        return [own]
    return [card_rule(session.edition, view.top) if view.top.is_wild or kind == "target" else "GEN-09"]
