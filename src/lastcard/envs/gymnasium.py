"""Gymnasium: one seat against bots, `make("classic", bots=["normal", "normal", "easy"])`.

An action that is not legal now ends the round with -1, since Gymnasium's checker takes random actions. A number that is
no action at all raises gymnasium.error.InvalidAction. The mask is in the observation and in `info`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from lastcard.bots import BOTS, make_bot
from lastcard.envs.bot_player import BotPlayer
from lastcard.envs.rendering import RENDER_MODES, render_picture, render_text
from lastcard.envs.round import Round
from lastcard.envs.spec import MAX_STEPS, Reward, Spec
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.edition import Edition

Observation = dict[str, Any]
ILLEGAL_REWARD = -1.0


class LastcardEnv(gymnasium.Env[Observation, np.int64]):
    """The learner's seat is drawn by lot for each round; the bots sit clockwise from there, in the order given."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(self, spec: Spec, bots: Sequence[str], render_mode: str | None = None) -> None:
        unknown = [name for name in bots if name not in BOTS]
        if unknown:
            raise ValueError(f"no bot is called {unknown[0]!r}; there are: {', '.join(BOTS)}")
        if len(bots) != spec.players - 1:
            raise ValueError(f"{spec.players} players need {spec.players - 1} bots, not {len(bots)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is {render_mode!r}, and may be: {', '.join(RENDER_MODES)}")
        self.table = spec
        self.bots = tuple(bots)
        self.render_mode = render_mode
        actions, row = len(spec.actions), spec.row_size
        self.action_space: spaces.Discrete = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (row,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._dice = Dice(0)
        self._round: Round | None = None
        self._bot_players: dict[int, BotPlayer] = {}
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
        players = self.table.players
        self._seat = int(self._dice.below(players))
        self._bot_players = {
            (self._seat + 1 + place) % players: BotPlayer(make_bot(name, int(self._dice.word())))
            for place, name in enumerate(self.bots)
        }
        self._done = False
        self._round = Round(self.table, self._dice)
        self._let_bots_play()
        if self._ended():  # over before the learner was asked for anything
            return self.reset()
        return self._observe(), self._info()

    def _ended(self) -> bool:
        return self.round.is_over or self.round.is_cut

    def _let_bots_play(self) -> None:
        while not self._ended() and self.round.seat != self._seat:
            self.round.step(self._bot_players[self.round.seat].choose(self.round))

    def _observe(self) -> Observation:
        mask = np.zeros(len(self.table.actions), np.int8) if self._ended() else self.round.mask()
        return {"observation": self.round.observation(self._seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._observe()["action_mask"], "seat": self._seat, "decision": self.round.kind}

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
        if self.render_mode == "rgb_array":
            return render_picture(self.round)
        if self.render_mode == "ansi":
            return render_text(self.round)
        if self.render_mode == "human":
            print(render_text(self.round))
        return None


def make(
    edition: str | Edition = "classic",
    bots: Sequence[str] = ("normal", "normal", "normal"),
    options: dict[str, object] | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
    max_steps: int = MAX_STEPS,
) -> LastcardEnv:
    """Return an environment in which the learner plays against these bots.

    Raises ValueError if there is no such edition, option, bot, reward or render mode.
    """
    return LastcardEnv(Spec(edition, len(bots) + 1, options or {}, reward, max_steps), bots, render_mode)
