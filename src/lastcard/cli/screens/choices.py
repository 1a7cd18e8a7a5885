"""The bar of choices: everything that can be done now without choosing a card, each with its key."""

from textual.content import Content

from lastcard.cli.open_actions import asks_without_cards, other_actions
from lastcard.cli.screens.buttons import Button, Buttons
from lastcard.cli.screens.glyphs import SHAPES, style_of
from lastcard.cli.screens.palette import ALARM, BUTTON, LIT
from lastcard.cli.session import Session
from lastcard.cli.table_words import Words
from lastcard.rules.model.actions import Action

KEYS = {
    "draw": "d",
    "keep": "k",
    "accept": "a",
    "challenge": "x",
    "dance": "e",
    "yes": "y",
    "no": "n",
    "stop": "s",
    "uno": "u",
    "catch": "c",
    "jump": "j",
}
URGENT = ("uno", "catch", "jump")


class Choices(Buttons):
    """The choices; if no card could be an answer, arrows move a cursor among them."""

    def __init__(self) -> None:
        super().__init__("choices")
        self.actions: list[Action] = []
        self.steered = False
        """Whether arrows move the cursor here instead of in the hand."""
        self.cursor = 0

    def show(self, words: Words) -> None:
        actions = list_actions(words)
        if actions != self.actions:
            self.cursor = 0
        self.actions = actions
        self.steered = asks_without_cards(words.session.view)
        keys: list[str] = []
        for place, action in enumerate(actions):
            key = key_of(action, place)
            keys.append(str(place + 1) if key in keys else key)
        self.show_buttons([button_of(words, action, key) for action, key in zip(actions, keys, strict=True)])

    def face(self, place: int, button: Button) -> Content:
        if not self.steered or place != self.cursor:
            return super().face(place, button)
        return Content.styled(f"▸{button.key.upper()} {button.label} ", LIT)

    def move(self, step: int) -> None:
        self.cursor = (self.cursor + step) % max(1, len(self.buttons))
        self.refresh()

    def choose(self) -> None:
        """Return the choice at the cursor."""
        if self.buttons:
            self.post_message(self.Pressed(self.buttons[self.cursor].key))

    def find(self, key: str) -> Action | None:
        """Return the action of a key: the key shown with it, or, where arrows move a cursor, its number; else None."""
        for action, button in zip(self.actions, self.buttons, strict=True):
            if button.key == key:
                return action
        place = int(key) - 1 if self.steered and key.isdecimal() else -1
        return self.actions[place] if 0 <= place < len(self.actions) else None


def list_actions(words: Words) -> list[Action]:
    """Return the actions for the bar, UNO among them where it can be called together with one."""
    session = words.session
    found = other_actions(session.view)
    if not session.is_exposed and may_leave_one(session):
        found.append(Action("uno"))
    return found


def may_leave_one(session: Session) -> bool:
    """Return whether one action can leave the person a single card; a draw does if the card drawn is played."""
    count = len(session.view.hand)
    actions = session.view.actions + session.view.interrupts
    return any(session.takes_call(action) and count == (1 if action.verb == "draw" else 2) for action in actions)


def key_of(action: Action, place: int) -> str:
    if action.verb == "color":
        return action.object
    return str(place + 1) if action.verb == "target" else KEYS[action.verb]


def button_of(words: Words, action: Action, key: str) -> Button:
    label = words.choice(action)
    if action.verb == "color":
        return Button(key, f"{SHAPES[key]} {label}", style_of(key))
    if action == "uno" and words.session.calling:
        label = words.say("choice-uno-said")
    return Button(key, label, ALARM if action.verb in URGENT else BUTTON)
