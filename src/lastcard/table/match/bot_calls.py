"""How bots of each level behave around UNO calls: how long they leave people to call, and how often they forget."""

from dataclasses import dataclass

from lastcard.table.match.characters import Character

CALL = " uno"
TIME_FOR_BEGINNERS = 3.0
"""The least number of seconds that bots of any level leave people to call at a table for beginners."""


@dataclass(frozen=True)
class BotHabits:
    catch_delay: float
    """Seconds that a person has to call before such a bot catches, or plays on."""
    forgets: float
    """How often it forgets to call or to catch, from 0 to 1, on top of what the bot itself forgets."""


HABITS = {
    "random": BotHabits(3.0, 0.0),
    "easy": BotHabits(3.0, 0.0),
    "normal": BotHabits(2.4, 0.2),
    "learned": BotHabits(2.0, 0.1),
    "hard": BotHabits(2.0, 0.1),
    "expert": BotHabits(1.5, 0.0),
}
USUAL = HABITS["normal"]


def habits_of(level: str, character: Character) -> BotHabits:
    """Return the habits of a level in a character; bots that a server has added are like `normal`."""
    usual = HABITS.get(level, USUAL)
    return BotHabits(usual.catch_delay * character.patience, usual.forgets * character.forgets)
