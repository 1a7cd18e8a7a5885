"""`lastcard play --plain`: the table line by line, for screen readers, slow lines and pipes.

Nothing moves and nothing is timed: every chance to catch somebody or to jump in is a question of its own.
"""

import sys
from argparse import Namespace
from collections.abc import Callable

from lastcard.cli.open_actions import CARD_VERBS, card_actions, other_actions, wish_for
from lastcard.cli.session import UNCITED, Session, open_session
from lastcard.cli.table_words import Words, decision_rules
from lastcard.locale import LANGUAGES, cite, find_language, say
from lastcard.locale.event_lines import listed
from lastcard.rules.model.actions import Action
from lastcard.rules.model.errors import IllegalAction
from lastcard.rules.model.faces import Face

GO_ON = Action("")
"""The choice to do nothing out of turn."""
UNO = "u"
HELP = ("?", "help")
QUIT = ("q", "quit", "exit")


class Left(Exception):
    """The person has left the table."""


class PlainTable:
    """Asks with numbered choices; `read` returns a line or raises EOFError, `write` prints one."""

    def __init__(self, session: Session, lang: str, read: Callable[[], str], write: Callable[[str], None]) -> None:
        self.session = session
        self.words = Words(session, lang)
        self.read = read
        self.write = write
        self._told = 0
        self._offered = -1
        self._acted = False
        """Whether the person made the last change, so that a bot may catch or jump in first."""
        self.commands: dict[str, Callable[[str], None]] = {
            **dict.fromkeys(HELP, self.explain),
            "h": self.tell_hand,
            "t": self.tell_table,
            "coach": self.tell_advice,
            "why": self.tell_why,
            "rule": self.tell_rule,
            "l": self.choose_language,
        }

    def say(self, key: str, **values: object) -> None:
        self.write(self.words.say(key, **values))

    def run(self) -> None:
        self.say("plain-welcome", edition=self.words.edition(), names=self.listed(self.words.names))
        try:
            while not self.step():
                pass
        except (EOFError, Left):
            self.say("plain-left")

    def listed(self, items: list[str]) -> str:
        return listed(items, self.words.lang)

    def step(self) -> bool:
        """Do whatever comes next at the table; return whether everything is over."""
        session = self.session
        self.tell_news()
        if session.game.is_over:
            return self.end_round()
        if self._acted and session.react():
            return False
        if session.is_asked:
            self.decide()
        elif session.view.interrupts and self._offered != session.version:
            self.offer()
        elif session.react() or session.go_on():
            self._acted = False
        return False

    # Asking

    def decide(self) -> None:
        """Ask for the decision that the person owes."""
        view = self.session.view
        self.write("")
        self.write(self.words.prompt())
        if view.decision is not None and view.decision.kind in ("turn", "answer"):
            self.tell_top()
            self.tell_hand("")
        self.ask(card_actions(view) + other_actions(view))

    def offer(self) -> None:
        """Offer what the person could do out of turn, before the bots go on."""
        self._offered = self.session.version
        self.write("")
        for seat in self.session.view.exposed:
            self.say("plain-exposed.you" if seat == self.session.seat else "plain-exposed", name=self.words.names[seat])
        self.ask([*other_actions(self.session.view), GO_ON])

    def ask(self, choices: list[Action]) -> None:
        """List the choices and read lines until something is chosen."""
        for number, action in enumerate(choices, 1):
            self.write(f"{number}. {self.describe(action)}")
        version = self.session.version
        while self.session.version == version:
            line = self.read().strip()
            if not line and GO_ON in choices:
                return
            if line and self.answer(line, choices):
                return

    def describe(self, action: Action) -> str:
        if action == GO_ON:
            return self.words.say("plain-go-on")
        text = self.words.choice(action)
        return f"{text} [{action.object}]" if action.verb in CARD_VERBS else text

    def answer(self, line: str, choices: list[Action]) -> bool:
        """Act on a line typed at a question; return whether that settles the question."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word in QUIT:
            raise Left
        if line in [action.object for action in choices]:
            return self.choose(line, choices)
        if word in self.commands:
            self.commands[word](rest.strip())
        elif word == UNO:
            self.call_uno()
        elif word == "c":
            self.catch(rest.strip())
        elif word == "j":
            self.take(f"jump {self.session.view.top}")
        else:
            return self.choose(line, choices)
        return False

    def choose(self, line: str, choices: list[Action]) -> bool:
        """Take a choice by its number, its card or its whole text, with `u` after it for UNO; True to go on."""
        words = line.split()
        called = len(words) > 1 and words[-1].lower() == UNO
        wanted = " ".join(words[:-1] if called else words)
        found = [action for action in choices if wanted in (action, action.object) and action != GO_ON]
        if wanted.isdecimal() and 1 <= int(wanted) <= len(choices):
            found = [choices[int(wanted) - 1]]
        if not found:
            self.say("plain-unknown", text=line)
            return False
        if found[0] == GO_ON:
            return True
        self.session.calling = self.session.calling or called
        self.take(found[0])
        return False

    def take(self, action: str) -> None:
        try:
            self.session.take(action)
        except IllegalAction as refusal:
            self.write(self.words.refusal_with_rule(refusal))
        else:
            self._acted = True

    def call_uno(self) -> None:
        if self.session.is_exposed or not self.session.may_call:
            self.take("uno")
        else:
            self.session.call()
            self.say("plain-calling" if self.session.calling else "plain-not-calling")

    def catch(self, named: str) -> None:
        catches = self.session.catches
        if named:
            self.take(f"catch {named}")
        elif catches:
            self.take(catches[0])
        else:
            self.say("nobody-to-catch")

    # Telling

    def tell_news(self) -> None:
        for seen in self.session.lines[self._told :]:
            text = self.words.line(seen)
            self.write(text if seen["event"] in UNCITED else cite(text, str(seen["rule"]), self.words.lang))
        self._told = len(self.session.lines)

    def tell_top(self) -> None:
        """Tell what a player needs to know at every turn."""
        view = self.session.view
        color = self.words.color(view.color) if view.color is not None else self.words.say("table-no-color")
        direction = self.words.say("table-direction", direction=view.direction)
        self.say("plain-top", card=self.words.card(view.top), color=color, direction=direction, pile=view.pile)
        if view.pending:
            self.say("plain-pending", count=view.pending)
        told = self.words.say("plain-semicolon").join(self.seat(seat) for seat in self.session.others)
        self.say("plain-others", others=told)

    def tell_table(self, _: str) -> None:
        """Tell the same, and all cards that can be seen."""
        view = self.session.view
        self.tell_top()
        if view.next_other is not None:
            self.say("plain-next-other", card=self.words.card(view.next_other))
        for seat in self.session.others:
            self.tell_cards(seat)

    def seat(self, seat: int) -> str:
        """Return a seat by number and name, with its cards and what there is to know."""
        view = self.session.view
        text = self.words.say("plain-seat", seat=seat, name=self.words.names[seat], count=view.counts[seat])
        flag = self.words.flag(seat)
        return f"{text}, {flag}" if flag else text

    def tell_cards(self, seat: int) -> None:
        view = self.session.view
        for key, cards in (("others-faces", view.others[seat] if view.others else []), ("known", view.known[seat])):
            if cards:
                named = self.listed([self.words.card(card) for card in cards])
                self.say(f"plain-{key}", name=self.words.names[seat], cards=named)

    def tell_hand(self, _: str) -> None:
        view = self.session.view
        cards = view.whole or view.hand
        named = [f"{self.words.card(card)} [{card}]" for card in cards]
        self.say("plain-hand", count=len(cards), cards=self.listed(named))

    def tell_why(self, card: str) -> None:
        """Tell why a card cannot be chosen now; without a card, the rules of what is asked."""
        if not card:
            self.tell_rules(decision_rules(self.session))
            return
        view = self.session.view
        place = next((place for place, held in enumerate(view.hand) if held == card), None)
        verb = wish_for(view, place).verb if place is not None else "play"
        why = self.words.why_not(f"{verb} {card}")
        self.write(why or self.words.say("plain-allowed", card=self.words.card(card)))
        if place is not None and not why:
            self.write(self.words.does(Face(card).text))

    def tell_rule(self, rule: str) -> None:
        wanted = rule.upper() if rule.upper() in self.session.edition.rule_ids else rule
        try:
            self.tell_rules([wanted])
        except KeyError:
            self.say("plain-unknown", text=rule)

    def tell_rules(self, rules: list[str]) -> None:
        for rule in rules:
            page = self.words.rule(rule)
            self.write(page.heading)
            self.write(page.text)
            if page.example:
                self.say("page-example", text=page.example)

    def tell_advice(self, _: str) -> None:
        self.write(self.words.advice())
        self._told = len(self.session.lines)  # the person's own question need not be told

    def explain(self, _: str) -> None:
        """Tell what is being asked, its rules, and what can be typed."""
        self.write(self.words.prompt())
        self.tell_rules(decision_rules(self.session))
        self.say("plain-help")

    def choose_language(self, wanted: str) -> None:
        """Speak the language with this number or tag; without one, list what can be typed for each."""
        numbers = {str(number): lang for number, lang in enumerate(LANGUAGES, 1)}
        lang = numbers.get(wanted) or find_language(wanted)
        if lang is None:
            for number, each in numbers.items():
                self.write(f"l {number}: {say('language-name', lang=each)}")
        else:
            self.words = Words(self.session, lang)
            self.write(self.words.prompt())

    # Rounds

    def end_round(self) -> bool:
        session = self.session
        view = session.view
        totals = session.match.scores if session.match is not None else view.points
        self.write("")
        for seat in range(view.players):
            self.say("plain-score", name=self.words.names[seat], points=view.points[seat], total=totals[seat])
        if shuffled := self.words.shuffled():
            self.write(shuffled)
        if session.is_over:
            if session.match is not None and session.match.winner is not None:
                self.write(self.words.winner("match", session.match.winner))
            return True
        self.say("plain-next-round")
        line = self.read().strip().lower()
        while line in HELP:
            self.say("plain-next-round")
            line = self.read().strip().lower()
        if line in QUIT:
            raise Left
        session.next_round()
        return False


def read_line() -> str:
    print("> ", end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def play_plain(arguments: Namespace) -> int:
    session = open_session(arguments)
    table = PlainTable(session, arguments.lang, read_line, print)
    with session.recorded(arguments.save, arguments.receipt, table.words.record_names()):
        table.run()
    return 0
