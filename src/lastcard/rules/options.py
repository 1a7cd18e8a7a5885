"""Options of a table: what each may be, what it is by default, and which make no sense together."""

from typing import Final, final

from lastcard.rules.errors import BadOptions

Value = bool | int | str | dict[str, int]

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "scoring": ("points", "tally", "none"),
    "two_player_reverse": ("skip", "turn"),
    "stacking": ("off", "same", "higher"),
    "discard_all": ("everyone", "player"),
}
RANGES: Final[dict[str, tuple[int, int]]] = {
    "target_score": (1, 1_000_000_000),
    "hand_size": (1, 15),
    "mercy": (0, 50),
    "uno_penalty": (0, 10),
}
MERCY_LEAST: Final = 10

DEFAULTS: Final[dict[str, Value]] = {
    "scoring": "points",
    "target_score": 500,
    "hand_size": 7,
    "deck": {},
    "two_player_reverse": "skip",
    "bluffing": True,
    "number_start": False,
    "voluntary_draw": True,
    "draw_until_playable": False,
    "force_play": False,
    "stacking": "off",
    "seven_zero": False,
    "mercy": 0,
    "jump_in": False,
    "no_wild_finish": False,
    "uno_penalty": 2,
    "play_on": False,
    "discard_all": "everyone",
    "wilds_match": True,
    "peek": False,
    "dance_costs_turn": False,
    "dance_vote": False,
}


@final
class Options:
    """The options in force at a table, every one of them, as plain values."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values
        self.scoring = str(values["scoring"])
        self.target_score = number(values["target_score"])
        self.hand_size = number(values["hand_size"])
        self.reverse_skips = values["two_player_reverse"] == "skip"
        self.bluffing = bool(values["bluffing"])
        self.number_start = bool(values["number_start"])
        self.voluntary_draw = bool(values["voluntary_draw"])
        self.draw_until_playable = bool(values["draw_until_playable"])
        self.force_play = bool(values["force_play"])
        self.stacking = str(values["stacking"])
        self.seven_zero = bool(values["seven_zero"])
        self.mercy = number(values["mercy"])
        self.jump_in = bool(values["jump_in"])
        self.no_wild_finish = bool(values["no_wild_finish"])
        self.uno_penalty = number(values["uno_penalty"])
        self.play_on = bool(values["play_on"])
        self.everyone_discards = values["discard_all"] == "everyone"
        self.wilds_match = bool(values["wilds_match"])
        self.peek = bool(values["peek"])
        self.dance_costs_turn = bool(values["dance_costs_turn"])
        self.dance_vote = bool(values["dance_vote"])


def number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def check_value(name: str, value: object) -> Value:
    """One option by itself."""
    if name not in DEFAULTS:
        raise BadOptions("options-unknown", {"option": name})
    if name in CHOICES:
        if isinstance(value, str) and value in CHOICES[name]:
            return value
        raise BadOptions("options-choice", {"option": name, "value": repr(value), "choices": ", ".join(CHOICES[name])})
    if name in RANGES:
        low, high = RANGES[name]
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            if name == "mercy" and 0 < value < MERCY_LEAST:
                raise BadOptions("options-mercy-range", {"value": value, "low": MERCY_LEAST, "high": high})
            return value
        raise BadOptions("options-range", {"option": name, "value": repr(value), "low": low, "high": high})
    if name == "deck":
        return check_deck(value)
    if isinstance(value, bool):
        return value
    raise BadOptions("options-switch", {"option": name, "value": repr(value)})


def check_deck(value: object) -> dict[str, int]:
    if not isinstance(value, dict):
        raise BadOptions("options-deck", {"value": repr(value)})
    for text, count in value.items():
        if not isinstance(text, str) or not isinstance(count, int) or isinstance(count, bool) or count < 0:
            raise BadOptions("options-deck-count", {"card": str(text), "value": repr(count)})
    return dict(value)


def settle_options(given: dict[str, object], usual: dict[str, Value], idle: dict[str, str]) -> Options:
    """The options in force: `usual` for the edition, `given` at the table.

    `idle` names the options that can do nothing in this edition and deck, each with the reason; they stand
    at their inert value and cannot be switched on.
    """
    values: dict[str, Value] = {**DEFAULTS, **usual}
    for name in idle:
        values[name] = INERT[name]
    for name, raw in given.items():
        value = check_value(name, raw)
        if name in idle and value != INERT[name]:
            raise BadOptions(idle[name], {"option": name})
        values[name] = value
    mercy, hand_size = number(values["mercy"]), number(values["hand_size"])
    if mercy and mercy <= hand_size:
        raise BadOptions("options-mercy-hand", {"mercy": mercy, "hand_size": hand_size})
    return Options(values)


INERT: Final[dict[str, Value]] = {
    "bluffing": False,
    "seven_zero": False,
    "discard_all": "everyone",
    "wilds_match": False,
    "peek": False,
    "dance_costs_turn": False,
    "dance_vote": False,
}
