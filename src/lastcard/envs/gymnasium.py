"""Gymnasium: one seat against bots, `make("classic", bots=["normal", "normal", "easy"])`.

The bytes of an observation are laid out in `lastcard.simulation.observation`.

Importing this registers `lastcard/Classic-v0` and an environment for each other edition, for `gymnasium.make`.

An illegal action ends the round with -1, since Gymnasium's checker takes random actions. A number that is not an action
at all raises gymnasium.error.InvalidAction. The mask is in the observation and in `info`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from lastcard.bots import BOTS, make_bot
from lastcard.bots.external_bots import is_external, open_external
from lastcard.envs.opponents import BotPlayer, Opponent, Player, PolicyPlayer
from lastcard.envs.rendering import RENDER_MODES, render
from lastcard.envs.round import Round
from lastcard.envs.spec import EDITIONS, MAX_STEPS, Mask, Reward, Row, Spec
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.edition import Edition

Observation = dict[str, Any]
ILLEGAL_REWARD = -1.0


class LastcardEnv(gymnasium.Env[Observation, np.int64]):
    """The learner's seat is drawn by lot for each round; the bots sit clockwise from there, in the order given."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(self, spec: Spec, bots: Sequence[Opponent], render_mode: str | None = None) -> None:
        for bot in bots:
            if isinstance(bot, str) and bot not in BOTS and not is_external(bot):
                raise ValueError(f"no bot is called {bot!r}; there are: {', '.join(BOTS)}")
        if len(bots) != spec.players - 1:
            raise ValueError(f"{spec.players} players need {spec.players - 1} bots, not {len(bots)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is {render_mode!r}, and may be: {', '.join(RENDER_MODES)}")
        self.table = spec
        self.bots = tuple(open_external(bot) if isinstance(bot, str) and is_external(bot) else bot for bot in bots)
        self.render_mode = render_mode
        actions, row = len(spec.actions), spec.row_size
        self.action_space: spaces.Discrete = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (row,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.state_space = spaces.Box(0, 255, (spec.state_size,), np.uint8)
        self._dice: Dice | None = None
        self._round: Round | None = None
        self._players: dict[int, Player] = {}
        self._seat = 0
        self._done = False

    @property
    def round(self) -> Round:
        """The round under way."""
        if self._round is None:
            raise ResetNeeded("reset() has to be called first")
        return self._round

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a round, let the bots play until the learner is asked, and return observation and info."""
        super().reset(seed=seed)
        if seed is not None:
            self._dice = Dice(int(seed))
        elif self._dice is None:
            self._dice = Dice(int(self.np_random.integers(1 << 62)))
        players, dice = self.table.players, self._dice
        self._seat = int(dice.below(players))
        self._players = {
            (self._seat + 1 + place) % players: seat_opponent(opponent, int(dice.word()))
            for place, opponent in enumerate(self.bots)
        }
        self._done = False
        self._round = Round(self.table, dice)
        self._let_bots_play()
        if self._ended():  # over before the learner was asked for anything
            return self.reset()
        return self._observe(), self._info()

    def _ended(self) -> bool:
        return self.round.is_over or self.round.is_cut

    def _let_bots_play(self) -> None:
        while not self._ended() and self.round.seat != self._seat:
            self.round.step(self._players[self.round.seat].choose(self.round))

    def _mask(self) -> Mask:
        return np.zeros(len(self.table.actions), np.int8) if self._ended() else self.round.mask()

    def _observe(self) -> Observation:
        return {"observation": self.round.observation(self._seat), "action_mask": self._mask()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal now; MaskablePPO of sb3-contrib looks for this method."""
        return self._mask().astype(bool)

    def state(self) -> Row:
        """Return everything, secrets included, for a critic; the fields are `Spec.state_fields`."""
        return self.round.state()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self._seat, "decision": self.round.kind}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, let the bots play until the learner is asked again; return what Gymnasium expects."""
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is not a number from 0 to {self.action_space.n - 1}")
        game = self.round
        if self._done:
            raise ResetNeeded("the round is over: reset() comes next")
        if not game.mask()[int(action)]:
            self._done = True
            return self._observe(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        game.step(int(action))
        self._let_bots_play()
        self._done = self._ended()
        if self.render_mode == "human":
            self.render()
        return self._observe(), game.rewards()[self._seat], game.is_over, game.is_cut, self._info()

    def render(self) -> Any:
        """Show the table as the seat that is asked sees it: return text or a picture, or print text (`human`)."""
        return render(self.round, self.render_mode)

    def close(self) -> None:
        """End the programs of bots from outside."""
        for bot in self.bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()


def seat_opponent(opponent: Opponent, seed: int) -> Player:
    """Return a player for an opponent in one round; the seed is for bots given by name."""
    if isinstance(opponent, str):
        return BotPlayer(make_bot(opponent, seed))
    return PolicyPlayer(opponent) if callable(opponent) else BotPlayer(opponent)


def make(
    edition: str | Edition = "classic",
    bots: Sequence[Opponent] = ("normal", "normal", "normal"),
    options: dict[str, object] | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
    max_steps: int = MAX_STEPS,
    history: int = 0,
) -> LastcardEnv:
    """Return an environment in which the learner plays against these opponents.

    Each is the name of a bot, a bot from outside (`cmd:./mybot`, `module:Class`), a bot, or a policy: a function of
    observation and mask that returns the number of an action. If a bot or a policy fails, its error is raised.

    Raises ValueError if there is no such edition, option, bot, reward or render mode.
    """
    spec = Spec(edition, len(bots) + 1, options or {}, reward, max_steps, history)
    return LastcardEnv(spec, bots, render_mode)


def gymnasium_id(edition: str) -> str:
    """Return what Gymnasium calls an edition, such as `lastcard/NoMercy-v0`."""
    return f"lastcard/{edition.title().replace('-', '')}-v0"


for edition_id in EDITIONS:
    gymnasium.register(gymnasium_id(edition_id), f"{__name__}:make", kwargs={"edition": edition_id})
