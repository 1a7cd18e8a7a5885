"""PettingZoo: `env(edition="flip", players=4)`, an AEC environment with an action mask.

`env` has the manners of PettingZoo's usual wrappers: an illegal action ends the round with -1 for the player who took
it, and a number that is no action at all raises AssertionError. `raw_env` raises ValueError for either.
"""

import secrets
from collections.abc import Iterator
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from lastcard.envs.rendering import RENDER_MODES, Picture, render
from lastcard.envs.round import Round
from lastcard.envs.spec import MAX_STEPS, Reward, Row, Spec
from lastcard.rules.engine.playout import Dice
from lastcard.rules.model.edition import Edition

Observation = dict[str, Any]
ILLEGAL_REWARD = -1.0


class LastcardEnv(AECEnv[str, Observation, int]):
    """An AEC environment. `player_0` plays seat 0, and so on; `agent_selection` is the player who is asked."""

    def __init__(self, spec: Spec, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is {render_mode!r}, and may be: {', '.join(RENDER_MODES)}")
        self.spec = spec
        self.metadata = {
            "name": spec.name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(spec.players)]
        actions, row = len(spec.actions), spec.row_size
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (row,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (spec.state_size,), np.uint8)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dice = Dice(secrets.randbits(62))
        self._round: Round | None = None
        self._done = False

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions, the same for all."""
        return self.action_spaces[agent]

    @property
    def round(self) -> Round:
        """The round under way."""
        if self._round is None:
            raise RuntimeError("reset() has to be called first")
        return self._round

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round. Without a `seed`, it comes from the dice of the last seed, or from chance if there was none."""
        if seed is not None:
            self._dice = Dice(int(seed))
        self._round = Round(self.spec, self._dice)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._round.seat]
        self._done = False

    def observe(self, agent: str) -> Observation:
        """Return what an agent may know, and a mask of its legal actions; all 0 if it is not asked."""
        seat, game = self._seats[agent], self._round or self.round
        asked = seat == game.sequential.seat and not self._done
        mask = game.mask() if asked else np.zeros(len(self.spec.actions), np.int8)
        return {"observation": game.observation(seat), "action_mask": mask}

    def state(self) -> Row:
        """Return everything, secrets included, for a centralised critic; the fields are `Spec.state_fields`."""
        return self.round.state()

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is asked; None for an agent that is done."""
        game = self._round or self.round
        if self._done or self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is for agents that are done")
        game.step(index(action))
        self._go_on(game)

    def _go_on(self, game: Round) -> None:
        """Select the agent that is asked next, or end the round. Before its end there are no rewards to clear."""
        self.agent_selection = self.possible_agents[game.sequential.seat]
        if game.is_over or game.is_cut:
            self._done = True
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        over = self.round.is_over
        for agent, reward in zip(self.possible_agents, self.round.rewards(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = over
            self.truncations[agent] = not over

    def render(self) -> str | Picture | None:
        """Show the table as the player who is asked sees it: return text or a picture, or print text (`human`)."""
        return render(self.round, self.render_mode)

    def close(self) -> None:
        """Forget the round."""
        self._round = None


class CheckedEnv(LastcardEnv):
    """An environment with the manners of PettingZoo's wrappers: order, range and legality are checked."""

    def __init__(self, spec: Spec, render_mode: str | None = None) -> None:
        super().__init__(spec, render_mode)
        self._size = len(spec.actions)
        self._stepped = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a round, as in the raw environment."""
        super().reset(seed, options)
        self._stepped = True

    def step(self, action: int | None) -> None:
        """Take an action. An illegal one ends the round with -1; AssertionError if it is no action at all."""
        game = self._round or self.round
        self._stepped = True
        if self._done:
            self._step_after_the_end(action)
        elif not self._in_range(action):
            raise AssertionError("action is not in action space")
        elif game.take(index(action)):  # type: ignore[arg-type] # it is in range
            self._go_on(game)
        else:
            self._end_by_illegal_action()

    def _in_range(self, action: object) -> bool:
        try:
            return 0 <= index(action) < self._size  # type: ignore[arg-type] # what is no number is not in range
        except TypeError:
            return False

    def _step_after_the_end(self, action: int | None) -> None:
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _end_by_illegal_action(self) -> None:
        EnvLogger.warn_on_illegal_move()
        self._done = True
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards[self.agent_selection] = self._cumulative_rewards[self.agent_selection] = ILLEGAL_REWARD
        self._deads_step_first()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yield the agent that is asked, until all are done; each time `step` has to be called."""
        if self._round is None:
            raise AssertionError("reset() needs to be called before agent_iter")
        return self._agents_in_turn(max_iter)

    def _agents_in_turn(self, most: int) -> Iterator[str]:
        while self.agents and most > 0:
            assert self._stepped, "need to call step() or reset() in a loop over `agent_iter`"
            self._stepped = False
            most -= 1
            yield self.agent_selection


def raw_env(
    edition: str | Edition = "classic",
    players: int = 4,
    options: dict[str, object] | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
    max_steps: int = MAX_STEPS,
    history: int = 0,
) -> LastcardEnv:
    """Return an environment that raises errors. ValueError if there is no such edition, option or reward."""
    return LastcardEnv(Spec(edition, players, options or {}, reward, max_steps, history), render_mode)


def env(
    edition: str | Edition = "classic",
    players: int = 4,
    options: dict[str, object] | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
    max_steps: int = MAX_STEPS,
    history: int = 0,
) -> CheckedEnv:
    """Return an environment that takes care of illegal actions, as PettingZoo's usual wrappers do."""
    return CheckedEnv(Spec(edition, players, options or {}, reward, max_steps, history), render_mode)
