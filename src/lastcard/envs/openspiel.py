"""OpenSpiel: importing this registers `python_lastcard_classic` and a game for each other edition.

`pyspiel.load_game("python_lastcard_flip", {"players": 3, "options": '{"stacking": "same"}'})` loads one.

Chance is sampled: a single chance node deals the round, and settles all later shuffles with it. A round that is broken
off after `max_steps` decisions gives nobody anything.
"""

import json
import secrets
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Any, get_args

import numpy as np
import pyspiel

from lastcard.envs.resampling import resample
from lastcard.envs.round import PUBLIC, Round
from lastcard.envs.spec import EDITIONS, MAX_STEPS, Reward, Spec
from lastcard.rules.engine.playout import Dice

ANY_SEED = -1
PARAMETERS = {"players": 2, "reward": "win", "options": "{}", "seed": ANY_SEED, "max_steps": MAX_STEPS}


def game_type(edition: str, zero_sum: bool = True) -> pyspiel.GameType:
    """Return what OpenSpiel has to know of an edition."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_lastcard_{edition.replace('-', '_')}",
        long_name=f"Lastcard {edition}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=10,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class Source:
    """Deals the rounds of a game. All states of the game share it; it is not copied with them."""

    def __init__(self, spec: Spec, seed: int) -> None:
        self.spec = spec
        self.seed = seed
        self.dice = Dice(secrets.randbits(62) if seed == ANY_SEED else seed)

    def __deepcopy__(self, memo: object) -> "Source":
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        spec = self.spec
        return source_of, (spec.edition, spec.players, json.dumps(spec.options), spec.reward, spec.max_steps, self.seed)


@lru_cache(maxsize=256)
def source_of(edition: str, players: int, options: str, reward: Any, max_steps: int, seed: int) -> Source:
    return Source(Spec(edition, players, json.loads(options), reward, max_steps), seed)


def read_options(text: str) -> dict[str, object]:
    """Return the options of a JSON text; pyspiel.SpielError if it is no object."""
    try:
        options = json.loads(text)
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise pyspiel.SpielError(f"options is {text!r}, and must be an object in JSON")
    return options


class LastcardGame(pyspiel.Game):
    """An edition with a number of players; `edition` is set by a subclass for each."""

    edition = "classic"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        edition = self.edition
        chosen = {**PARAMETERS, **(params or {})}
        try:
            options = json.dumps(read_options(chosen["options"]), sort_keys=True)
            seed, steps = int(chosen["seed"]), int(chosen["max_steps"])
            source = Source(Spec(edition, chosen["players"], json.loads(options), chosen["reward"], steps), seed)
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error
        spec = source.spec
        wins = spec.reward == get_args(Reward)[0]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(spec.actions),
            max_chance_outcomes=1,
            num_players=spec.players,
            min_utility=-1.0 / (spec.players - 1) if wins else -spec.most_reward,
            max_utility=spec.most_reward,
            utility_sum=0.0 if wins else None,
            max_game_length=spec.max_steps,
        )
        super().__init__(game_type(edition, zero_sum=wins), info, params or {})
        self.source = source

    def new_initial_state(self) -> "LastcardState":
        return LastcardState(self, self.source)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.source.spec, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class LastcardState(pyspiel.State):
    """A state of a game; `round` is None until it has been dealt."""

    def __init__(self, game: LastcardGame, source: Source) -> None:
        super().__init__(game)
        self.source = source
        self.round: Round | None = None
        players = source.spec.players
        self.memories = [b""] * players
        """A digest for each seat of all that it has ever seen."""
        self.taken = [bytearray(players * len(source.spec.actions)) for _ in range(players)]
        """How often each player, counted from each seat, has taken each action, as far as that seat knows."""

    def current_player(self) -> int:
        if self.round is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.round.seat

    def is_terminal(self) -> bool:
        return self.round is not None and (self.round.is_over or self.round.is_cut)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.round is not None
        return self.round.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.round is None:
            self.round = Round(self.source.spec, self.source.dice)
            self._remember(b"")
            return
        seat, secret = self.round.seat, self.round.kind == "jump" and self.source.spec.actions[action] == "pass"
        self.round.step(action)
        if secret:
            return  # that somebody could have jumped in, nobody knows
        players, actions = self.source.spec.players, len(self.source.spec.actions)
        for viewer in range(players):
            at = (seat - viewer) % players * actions + action
            self.taken[viewer][at] = min(255, self.taken[viewer][at] + 1)
        self._remember(b"%d %d" % (seat, action))

    def _remember(self, said: bytes) -> None:
        assert self.round is not None
        for seat, before in enumerate(self.memories):
            seen = said + b":" + self.round.observation(seat).tobytes()
            self.memories[seat] = blake2b(before + seen, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self.source.spec.actions[action]

    def returns(self) -> list[float]:
        return [0.0] * self.source.spec.players if self.round is None else self.round.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LastcardState":
        """Return another state that this player cannot tell from this one."""
        other: LastcardState = self.clone()
        if self.round is not None:
            other.round = resample(self.round, player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        return "not dealt" if self.round is None else self.round.save()


class Observer:
    """Observes what a seat sees (`seat`), what everybody sees (`public`), or what only the seat sees (`private`).

    With perfect recall, the text has a digest of all that the seat has ever seen, and the tensor has how often each
    player has taken each action (`taken`).
    """

    def __init__(self, spec: Spec, wanted: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"an observer has no parameters, not even {params}")
        kinds = pyspiel.PrivateInfoType
        if wanted.private_info == kinds.ALL_PLAYERS:
            raise pyspiel.SpielError("no observer sees the cards of all players")
        self.spec = spec
        self.private = wanted.private_info == kinds.SINGLE_PLAYER
        self.public = bool(wanted.public_info)
        self.recall = bool(wanted.perfect_recall)
        own = spec.fields["drawn"].stop
        pieces = {"player": spec.players}
        if self.private:
            pieces["seat" if self.public else "private"] = spec.row_size if self.public else own
        elif self.public:
            pieces["public"] = spec.row_size
        if self.recall and self.public:
            pieces["taken"] = spec.players * len(spec.actions)
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in pieces.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: LastcardState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.round is None:
            return
        if self.public:
            name = "seat" if self.private else "public"
            self.dict[name][:] = state.round.observation(player if self.private else PUBLIC)
        elif self.private:
            self._set_private(state.round, player)
        if "taken" in self.dict:
            self.dict["taken"][:] = np.frombuffer(state.taken[player], np.uint8)

    def _set_private(self, game: Round, player: int) -> None:
        """One's own cards, and the one just drawn."""
        row, out = game.observation(player), self.dict["private"]
        for name in ("hand", "drawn"):
            out[self.spec.fields[name]] = row[self.spec.fields[name]]

    def string_from(self, state: LastcardState, player: int) -> str:
        if state.round is None:
            return f"{player} not dealt"
        game = state.round
        said = [str(player)] if self.private else []
        if self.public:
            said.append(str(game.view(player if self.private else None)))
            secret = game.kind == "jump" and (game.seat != player or not self.private)
            said.append("" if secret or game.kind not in ("call", "catch", "jump") else f"{game.kind} {game.seat}")
        elif self.private:
            view = game.view(player)
            said.append(" ".join(view.hand) + (f" ({view.drawn})" if view.drawn else ""))
        if self.recall:
            said.append(state.memories[player].hex() if self.private else "")
        return "\n".join(said)


GAMES = {edition: type(edition, (LastcardGame,), {"edition": edition}) for edition in EDITIONS}
for edition, game_class in GAMES.items():  # classes, as nothing smaller survives in OpenSpiel until Python has ended
    pyspiel.register_game(game_type(edition), game_class)
