"""Options of a table: a row of facts for each, and the values in force."""

from typing import Final, final

from lastcard.rules.model.errors import BadOptions

Value = bool | int | str | dict[str, int]
SWITCH: Final = (True, False)


@final
class Option:
    """What an option may be: one of `choices`, or a number from `low` to `high`; neither for the deck.

    `needs` is what a table must have for the option to do anything: the name of an effect, or one of the features that
    `deck.features_of` finds. Without it the option stands at `inert` and cannot be set to anything else.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        choices: tuple[bool | str, ...] = (),
        low: int = 0,
        high: int = 0,
        least: int = 0,
        needs: str = "",
        inert: Value = False,
        rule: str = "",
    ) -> None:
        self.name: Final = name
        self.default: Final[Value] = default
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high
        self.least: Final = least
        """The smallest number that makes sense besides `low`, which switches the rule off."""
        self.needs: Final = needs
        self.inert: Final[Value] = inert
        self.rule: Final = rule
        """A printed rule that holds at a table where this is not at its default."""

    @property
    def is_number(self) -> bool:
        return self.high > 0

    def check(self, value: object) -> Value:
        """Return the value if the option may have it. Raises BadOptions."""
        if self.choices:
            for choice in self.choices:
                if type(value) is type(choice) and value == choice:
                    return choice
            if self.choices == SWITCH:
                raise BadOptions("options-switch", {"option": self.name, "value": repr(value)})
            written = ", ".join(written_choice(choice) for choice in self.choices)
            raise BadOptions("options-choice", {"option": self.name, "value": repr(value), "choices": written})
        if not self.is_number:
            return check_deck(value)
        if isinstance(value, int) and not isinstance(value, bool) and self._allows(value):
            return value
        if self.least:
            raise BadOptions("options-mercy-range", {"value": repr(value), "low": self.least, "high": self.high})
        values: dict[str, object] = {"option": self.name, "low": self.low, "high": self.high}
        raise BadOptions("options-range", {"value": repr(value), **values})

    def _allows(self, number: int) -> bool:
        return number == self.low or max(self.low, self.least) <= number <= self.high


def written_choice(choice: bool | str) -> str:
    """Return a choice as people write it: on, off or its own word."""
    return choice if isinstance(choice, str) else "on" if choice else "off"


def check_deck(value: object) -> dict[str, int]:
    """Return the value if it is counts of cards by their texts. Raises BadOptions."""
    if not isinstance(value, dict):
        raise BadOptions("options-deck", {"value": repr(value)})
    for text, count in value.items():
        if not isinstance(text, str) or not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise BadOptions("options-deck-count", {"card": str(text), "value": repr(count)})
    return dict(value)


def _rows() -> dict[str, Option]:
    rows = (
        Option("scoring", "points", ("points", "tally", "none")),
        Option("target_score", 500, low=1, high=1_000_000_000),
        Option("hand_size", 7, low=1, high=15),
        Option("deck", {}),
        Option("two_player_reverse", "skip", ("skip", "turn")),
        Option("bluffing", True, (True, False, "free"), needs="bluff"),
        Option("challenge_test", "color", ("color", "playable"), needs="color-bluff", inert="color"),
        Option("number_start", False, SWITCH, rule="NM-01"),
        Option("voluntary_draw", True, SWITCH),
        Option("draw_until_playable", False, SWITCH, rule="NM-02"),
        Option("force_play", False, SWITCH, rule="NM-02"),
        Option("stacking", "off", ("off", "same", "higher"), needs="draw-card", inert="off", rule="NM-03"),
        Option("seven_zero", False, SWITCH, needs="seven-or-zero", rule="NM-05"),
        Option("mercy", 0, low=0, high=50, least=10, rule="NM-04"),
        Option("jump_in", False, SWITCH),
        Option("last_card", "any", ("any", "no_wild", "number")),
        Option("uno_penalty", 2, low=0, high=10),
        Option("play_on", False, SWITCH),
        Option("discard_all", "everyone", ("everyone", "player"), needs="discard-all", inert="everyone"),
        Option("wilds_match", True, (True, False, "other"), needs="wilds-match"),
        Option("flip_after_flip", True, SWITCH, needs="flip"),
        Option("flip_activation", "ask", ("ask", "never", "always"), needs="flip", inert="ask"),
        Option("draw_color_by", "player", ("player", "challenger"), needs="color-penalty", inert="player"),
        Option("gauntlet_self", True, SWITCH, needs="gauntlet"),
        Option("creeper_on", "any", ("any", "turn"), needs="creeper", inert="any"),
        Option("peek", False, SWITCH, needs="two-sides"),
        Option("dance_costs_turn", False, SWITCH, needs="dance"),
        Option("dance_vote", False, SWITCH, needs="dance"),
    )
    return {row.name: row for row in rows}


OPTIONS: Final[dict[str, Option]] = _rows()
"""Every option, in the order in which they are listed everywhere."""


@final
class Options:
    """The options in force at a table, every one of them."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values: Final = values

    def is_on(self, name: str) -> bool:
        """Return whether a switch is on."""
        return self.values[name] is True

    def text(self, name: str) -> str:
        """Return what was chosen; "" for a choice that is on or off."""
        value = self.values[name]
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value


def check_value(name: str, value: object) -> Value:
    """Return the value if the option by this name may have it. Raises BadOptions."""
    if name not in OPTIONS:
        raise BadOptions("options-unknown", {"option": name})
    return OPTIONS[name].check(value)


def settle_options(given: dict[str, object], usual: dict[str, Value], features: set[str]) -> Options:
    """Return the options in force: `usual` for the edition, `given` at the table with these features."""
    values: dict[str, Value] = {name: option.default for name, option in OPTIONS.items()}
    values.update(usual)
    for name in idle_options(features):
        values[name] = OPTIONS[name].inert
    for name, raw in given.items():
        value = check_value(name, raw)
        check_idle(name, value, features)
        values[name] = value
    mercy, hand_size = values["mercy"], values["hand_size"]
    assert isinstance(mercy, int)
    assert isinstance(hand_size, int)
    if mercy and mercy <= hand_size:
        raise BadOptions("options-mercy-hand", {"mercy": mercy, "hand_size": hand_size})
    return Options(values)


def idle_options(features: set[str]) -> list[str]:
    """Return the options that can do nothing at a table with these features."""
    return [name for name, option in OPTIONS.items() if option.needs and option.needs not in features]


def check_idle(name: str, value: Value, features: set[str]) -> None:
    """Check that an option which can do nothing here is not set. Raises BadOptions."""
    option = OPTIONS[name]
    if option.needs and option.needs not in features and value != option.inert:
        raise BadOptions(f"options-idle-{option.needs}", {"option": name})
