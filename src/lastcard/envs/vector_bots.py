"""Many tables at which one learner plays against bots: `make("classic", bots=["normal", "easy"], num_envs=64)`.

The learner's seat is drawn by lot for each round at each table; the opponents sit clockwise from there, in the order
given. A step takes the learner's action at every table, and lets the opponents play until the learner is asked again.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from lastcard.bots import BOTS, Bot
from lastcard.bots.external_bots import is_external, open_external
from lastcard.envs.gymnasium import seat_opponent
from lastcard.envs.opponents import Player
from lastcard.envs.round import Round
from lastcard.envs.spec import MAX_STEPS, Mask, Reward, Row, Spec
from lastcard.envs.vector import Numbers, Step, VectorEnv
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.edition import Edition

BatchPolicy = Callable[[Row, Mask], npt.ArrayLike]
"""Returns the number of a legal action for each row of observations and masks."""
VectorOpponent = str | Bot | BatchPolicy


class BotVectorEnv:
    """`num_envs` tables with a learner at each; `rewards` of its steps are those of the learner."""

    def __init__(self, spec: Spec, bots: Sequence[VectorOpponent], num_envs: int, seed: int | None = None) -> None:
        for bot in bots:
            if isinstance(bot, str) and bot not in BOTS and not is_external(bot):
                raise ValueError(f"no bot is called {bot!r}; there are: {', '.join(BOTS)}")
        if len(bots) != spec.players - 1:
            raise ValueError(f"{spec.players} players need {spec.players - 1} bots, not {len(bots)}")
        self.spec = spec
        self.num_envs = num_envs
        self.bots = tuple(open_external(bot) if isinstance(bot, str) and is_external(bot) else bot for bot in bots)
        self._tables = VectorEnv(spec, num_envs, seed)
        self._lots = Dice(secrets.randbits(62))
        self._learners = np.zeros(num_envs, np.int64)
        self._players: list[dict[int, Player]] = [{} for _ in range(num_envs)]
        """The opponents of each table by seat, except those that decide for many tables at once."""
        self._rewards = np.zeros(num_envs)
        self._ended = np.zeros(num_envs, np.int64)
        self.reset(seed)

    @property
    def last(self) -> Step:
        """What the learner is asked at each table, and what the last step gave."""
        shown = self._tables.last
        return Step(shown.observations, shown.masks, self._learners, self._rewards, self._ended)

    def reset(self, seed: int | None = None) -> Step:
        """Deal a new round at every table; the same seed gives the same rounds, seats and bots."""
        self._tables.reset(seed)
        if seed is not None:
            self._lots = Dice(int(seed))
        for table in range(self.num_envs):
            self._take_seats(table)
        self._let_bots_play()
        self._rewards, self._ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.int64)
        return self.last

    def _take_seats(self, table: int) -> None:
        """Draw the learner's seat, and seat the opponents that play a table each."""
        players = self.spec.players
        seat = int(self._lots.below(players))
        self._learners[table] = seat
        self._players[table] = {
            (seat + 1 + place) % players: seat_opponent(bot, int(self._lots.word()))
            for place, bot in enumerate(self.bots)
            if not callable(bot)
        }

    def step(self, actions: npt.ArrayLike) -> Step:
        """Take one action of the learner at each table. If any is illegal, a ValueError names the table."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise ValueError(f"{self.num_envs} whole numbers are needed, not {numbers.dtype} of shape {numbers.shape}")
        tables = self._tables.tables
        for table, action in enumerate(numbers.tolist()):
            if not tables.is_open(table, action):
                raise ValueError(f"table {table}: action {action} is not legal")
        self._rewards, self._ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.int64)
        for table, action in enumerate(numbers.tolist()):
            self._advance(table, action)
        self._let_bots_play()
        return self.last

    def _advance(self, table: int, action: int) -> None:
        """Take a legal action at one table; if that ends the round, note its rewards and take seats for the next."""
        tables = self._tables.tables
        tables.advance(table, action)
        ended = int(tables.ended[table])
        if not ended:
            return
        if not self._ended[table]:  # a round that is over before the learner was asked counts for nothing
            self._ended[table] = ended
            self._rewards[table] = tables.rewards[table * self.spec.players + int(self._learners[table])]
        self._take_seats(table)

    def _let_bots_play(self) -> None:
        """Go on until the learner is asked at every table."""
        seats = self._tables.last.seats
        while len(waiting := np.flatnonzero(seats != self._learners)):
            places = (seats[waiting] - self._learners[waiting] - 1) % self.spec.players
            for place, bot in enumerate(self.bots):
                asked = waiting[places == place]
                if not len(asked):
                    continue
                for table, action in zip(asked.tolist(), self._answers(bot, asked), strict=True):
                    if not self._tables.tables.is_open(table, action):
                        raise ValueError(f"table {table}: action {action} of an opponent is not legal")
                    self._advance(table, action)

    def _answers(self, bot: VectorOpponent, asked: Numbers) -> list[int]:
        """Return what an opponent does at each of the tables where it is asked."""
        if callable(bot):
            shown = self._tables.last
            return [int(action) for action in np.asarray(bot(shown.observations[asked], shown.masks[asked]))]
        rounds = self._tables.tables.rounds
        games = [Round(self.spec, sequential=rounds[table]) for table in asked.tolist()]
        return [self._players[table][game.seat].choose(game) for table, game in zip(asked.tolist(), games, strict=True)]

    def state(self) -> Row:
        """Return everything, secrets included, a row for each table; the fields are `Spec.state_fields`."""
        return self._tables.state()

    def sample(self, random: np.random.Generator) -> Numbers:
        """Return a random legal action for each table."""
        return self._tables.sample(random)

    def close(self) -> None:
        """End the programs of bots from outside."""
        for bot in self.bots:
            close: Any = getattr(bot, "close", None)
            if close is not None:
                close()


def make(
    edition: str | Edition = "classic",
    bots: Sequence[VectorOpponent] = ("normal", "normal", "normal"),
    num_envs: int = 64,
    options: dict[str, object] | None = None,
    reward: Reward = "win",
    seed: int | None = None,
    max_steps: int = MAX_STEPS,
    history: int = 0,
) -> BotVectorEnv:
    """Return `num_envs` tables at which the learner plays against these opponents.

    Each is the name of a bot, a bot from outside (`cmd:./mybot`, `module:Class`), a bot, or a policy for many tables: a
    function of observations and masks that returns an action for each row. If one fails, its error is raised.

    Raises ValueError if there is no such edition, option, bot or reward.
    """
    return BotVectorEnv(Spec(edition, len(bots) + 1, options or {}, reward, max_steps, history), bots, num_envs, seed)
