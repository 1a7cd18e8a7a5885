"""The table: everything a player needs to see, and the keys to play with."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import OptionList, Static

from lastcard.cli.open_actions import action_for, wish_for
from lastcard.cli.screens.bot_pace import REACTING, thinking_time
from lastcard.cli.screens.buttons import Button, Buttons
from lastcard.cli.screens.choices import KEYS, URGENT, Choices
from lastcard.cli.screens.event_log import EventLog
from lastcard.cli.screens.explanation import Explanation
from lastcard.cli.screens.hand import Hand
from lastcard.cli.screens.page_texts import help_text, players_text, rule_text, rulebook_text, score_text
from lastcard.cli.screens.pages import Page, Write
from lastcard.cli.screens.palette import KEY, accent
from lastcard.cli.screens.piles import Piles
from lastcard.cli.screens.room import hand_lines, seat_lines
from lastcard.cli.screens.seats import Seats
from lastcard.cli.session import Session
from lastcard.cli.table_words import Words
from lastcard.locale import cite
from lastcard.rules.model.errors import IllegalAction

BACK = (("escape", "page-back"),)
LEAVING = (("n", "leave-no"), ("y", "leave-yes"))
ROUND_OVER = (("enter", "page-next-round"), ("q", "leave-yes"))
MATCH_OVER = (("enter", "page-end"),)
KEY_LINE = ("question_mark", "h", "i", "u", "c", "tab", "l", "q")
VERBS = {key: verb for verb, key in KEYS.items() if verb not in URGENT}
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
READING = ("up", "down", "home", "end", "pageup", "pagedown", "enter")
"""The keys of the log while one is in it."""


class Table(Screen[None]):
    """Shows a session and plays the person's keys; bots move by timers."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "choose"),
        Binding("space", "hurry"),
        Binding("home", "edge(0)"),
        Binding("end", "edge(-1)"),
        Binding("u,U", "call"),
        Binding("c,C", "catch"),
        Binding("j,J", "jump"),
        Binding("h,H", "coach"),
        Binding("tab", "log"),
        Binding("escape", "back"),
        Binding("question_mark", "help"),
        Binding("f1", "rulebook"),
        Binding("i,I", "players"),
        Binding("q,Q", "leave"),
    ]
    DEFAULT_CSS = """
    Table { background: #14161d; }
    #title { height: 1; padding: 0 1; text-style: bold; color: #ffffff; }
    #middle { height: 1fr; min-height: 4; border-top: solid #3b4252; border-bottom: solid #3b4252; }
    #prompt { height: 1; padding: 0 1; text-style: bold; color: #ffd84d; }
    """

    def __init__(self, session: Session, lang: str, pace: float) -> None:
        super().__init__()
        self.session = session
        self.words = Words(session, lang)
        self.pace = pace
        self._timers_set: list[Timer] = []

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Seats(self.words)
        with Horizontal(id="middle"):
            yield Piles(self.words)
            yield EventLog()
        yield Static(id="prompt", markup=False)
        yield Choices()
        yield Explanation()
        yield Hand(self.session)
        yield Buttons("keys")

    # Showing

    def on_mount(self) -> None:
        self.follow()

    def on_resize(self) -> None:
        self.show()

    def speak(self, lang: str) -> None:
        """Show everything in another language."""
        self.words = Words(self.session, lang)
        self.show()

    def show(self) -> None:
        words, view = self.words, self.session.view
        height = self.app.size.height
        self.query_one("#title", Static).update(self.title_line(), layout=False)
        self.query_one("#title").styles.background = accent(view.edition, view.side)
        self.query_one(Seats).show(words, seat_lines(height, bool(view.others)))
        self.query_one(Piles).show(words)
        self.query_one(EventLog).show(words)
        self.query_one("#prompt", Static).update(words.prompt(), layout=False)
        self.query_one(Choices).show(words)
        self.query_one(Hand).show(hand_lines(height))
        self.query_one(Explanation).show(words, self.query_one(Hand).cursor)
        offered = [key for key in KEY_LINE if key != "h" or self.session.has_coach]
        keys = [Button(key, words.key_label(key), KEY) for key in offered]
        self.query_one("#keys", Buttons).show_buttons(keys)

    def title_line(self) -> str:
        session, words = self.session, self.words
        if session.is_try_out:
            return words.say("title-try-out", edition=words.edition())
        if session.match is None or session.view.options["scoring"] == "none":
            return words.say("title", edition=words.edition())
        score, target = session.match.scores[session.seat], session.view.options["target_score"]
        return words.say("title-match", edition=words.edition(), round=session.round, score=score, target=target)

    # Time

    def follow(self) -> None:
        """Show what has changed, and set the timers for the bots."""
        self.stop_timers()
        if self.pace == 0:
            while self.session.react() or self.session.go_on():
                pass
        self.show()
        self.query_one(Hand).offer()
        self.query_one(Explanation).show(self.words, self.query_one(Hand).cursor)
        if self.session.game.is_over:
            self.open(score_text, MATCH_OVER if self.session.is_over else ROUND_OVER)
        elif self.pace:
            thinking = thinking_time(self.session)
            self._timers_set = [
                self.set_timer(self.pace * REACTING, self.react),
                self.set_timer(self.pace * thinking, self.go_on),
            ]

    def stop_timers(self) -> None:
        for timer in self._timers_set:
            timer.stop()
        self._timers_set = []

    def react(self) -> None:
        if self.session.react():
            self.follow()

    def go_on(self) -> None:
        if self.session.react() or self.session.go_on():
            self.follow()

    # Keys

    def on_key(self, event: Key) -> None:
        key = event.key.lower()
        if self.query_one(EventLog).has_focus and key in READING:
            return
        if self.press(key):
            event.stop()

    def on_buttons_pressed(self, event: Buttons.Pressed) -> None:
        self.app.simulate_key(event.key)

    def press(self, key: str) -> bool:
        """Do what a key means as the game stands; return whether it means anything."""
        action = self.query_one(Choices).find(key)
        if action is not None:
            self.do(action)
        elif key in STEPS:
            self.steer(*STEPS[key])
        elif key in VERBS:
            self.query_one(Explanation).tell(self.words.why_not(VERBS[key]))
        else:
            return False
        return True

    def steer(self, right: int, down: int) -> None:
        choices = self.query_one(Choices)
        if choices.steered:
            choices.move(right or down)
        else:
            self.query_one(Hand).move(right, down)

    def action_choose(self) -> None:
        """Take the choice or the card at the cursor."""
        choices = self.query_one(Choices)
        if choices.steered:
            choices.choose()
        else:
            self.play(self.query_one(Hand).cursor)

    def on_hand_chosen(self, event: Hand.Chosen) -> None:
        self.play(event.place)

    def on_hand_moved(self) -> None:
        self.query_one(Explanation).show(self.words, self.query_one(Hand).cursor, looking=True)

    def play(self, place: int) -> None:
        """Play, lay or shed a card of the hand, whichever is asked for, or say why not."""
        view = self.session.view
        if place < len(view.hand):
            self.do(action_for(view, place) or wish_for(view, place))

    def do(self, action: str) -> None:
        try:
            if action == "uno":
                self.session.call()
            else:
                self.session.take(action)
        except IllegalAction as refusal:
            self.query_one(Explanation).tell(self.words.refusal_with_rule(refusal))
        else:
            self.follow()

    def action_call(self) -> None:
        self.do("uno")

    def action_catch(self) -> None:
        """Say that there is nobody to catch; if there is somebody, that is one of the choices."""
        self.query_one(Explanation).tell(cite(self.words.say("nobody-to-catch"), "GEN-14", self.words.lang))

    def action_jump(self) -> None:
        self.do(f"jump {self.session.view.top}")

    def action_coach(self) -> None:
        """Say what a good player would do."""
        told = self.words.advice()
        self.show()
        self.query_one(Explanation).tell(told)

    def action_hurry(self) -> None:
        """Let a bot play at once."""
        if not self.session.is_asked:
            self.go_on()

    def action_edge(self, place: int) -> None:
        hand = self.query_one(Hand)
        hand.put(place % max(1, len(self.session.view.hand)))

    def action_log(self) -> None:
        """Go to the log, or back from it."""
        log = self.query_one(EventLog)
        if log.has_focus:
            self.action_back()
        else:
            log.focus()
            log.action_last()

    def action_back(self) -> None:
        self.set_focus(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        rule = self.query_one(EventLog).rules[event.option_index]
        if rule:
            self.open(lambda words: rule_text(words, [rule]))

    # Pages

    def open(self, write: Write, keys: Sequence[tuple[str, str]] = BACK) -> None:
        """Open a page over the table; the bots wait."""
        self.stop_timers()
        self.app.push_screen(Page(write, keys, self.words), self.close)

    def close(self, key: str | None) -> None:
        if key in ("y", "q") or self.session.is_over:
            self.app.exit()
            return
        if self.session.game.is_over:
            self.session.next_round()
        self.follow()

    def action_help(self) -> None:
        place = self.query_one(Hand).cursor
        self.open(lambda words: help_text(words, place))

    def action_rulebook(self) -> None:
        self.open(rulebook_text)

    def action_players(self) -> None:
        self.open(players_text)

    def action_leave(self) -> None:
        self.open(lambda words: Content(words.say("leave")), LEAVING)
