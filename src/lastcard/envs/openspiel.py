"""OpenSpiel: importing this registers `python_lastcard_classic` and a game for each other edition.

`pyspiel.load_game("python_lastcard_flip", {"players": 3, "options": '{"stacking": "same"}'})` loads one, and
`python_lastcard_custom` takes an edition from a file: `{"edition": "my.toml"}`.

All chance in a round is settled at the deal. With `chance_mode=sampled`, every new state has its own dice, and a single
chance node rolls them. With `chance_mode=explicit`, eight chance nodes roll the seed of the deal, a byte each, so that
a history is the whole round. A round that is cut off after `max_steps` decisions returns 0 to everybody.
"""

import json
import re
import secrets
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, get_args
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from lastcard.envs.resampling import resample
from lastcard.envs.round import PUBLIC, Round
from lastcard.envs.spec import EDITIONS, MAX_STEPS, Reward, Spec
from lastcard.rules.engine.playout import Dice

ANY_SEED = -1
CUSTOM = "custom"
SAMPLED, EXPLICIT = "sampled", "explicit"
THROWS, SIDES = 8, 256
"""How many dice are rolled for a deal, and how many sides they have, where chance is explicit."""
PARAMETERS = {
    "players": 2,
    "reward": "win",
    "options": "{}",
    "seed": ANY_SEED,
    "max_steps": MAX_STEPS,
    "chance_mode": SAMPLED,
    "history": 0,
}


def game_type(edition: str, zero_sum: bool = True) -> pyspiel.GameType:
    """Return the type of an edition's game for OpenSpiel.

    Chance is declared explicit in both modes, because a state holds its dice and so determines what an action does.
    OpenSpiel would expect its own generator in a game of sampled chance, which games in Python cannot have.
    """
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_lastcard_{edition.replace('-', '_')}",
        long_name=f"Lastcard {edition}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
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
        parameter_specification={**PARAMETERS, "edition": "mix"} if edition == CUSTOM else PARAMETERS,
    )


def escaped(value: Any) -> Any:
    """Return a parameter for the text of a game, with OpenSpiel's own characters escaped once."""
    return re.sub("[%,()=]", lambda sign: quote(sign[0], safe=""), unquote(value)) if isinstance(value, str) else value


def read_options(text: str) -> dict[str, object]:
    """Return the options of a JSON text; pyspiel.SpielError if it is no object."""
    try:
        options = json.loads(unquote(text))
    except ValueError:
        options = None
    if not isinstance(options, dict):
        raise pyspiel.SpielError(f"options is {text!r}, and must be an object in JSON")
    return options


class LastcardGame(pyspiel.Game):
    """An edition with a number of players; `edition` is set by a subclass for each."""

    edition = "classic"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, "edition": "mix" if self.edition == CUSTOM else self.edition, **(params or {})}
        if chosen["chance_mode"] not in (SAMPLED, EXPLICIT):
            raise pyspiel.SpielError(f"chance_mode is {chosen['chance_mode']!r}, and may be: {SAMPLED}, {EXPLICIT}")
        try:
            options, steps = read_options(chosen["options"]), int(chosen["max_steps"])
            past = int(chosen["history"])
            spec = Spec(unquote(chosen["edition"]), chosen["players"], options, chosen["reward"], steps, past)
        except ValueError as error:
            raise pyspiel.SpielError(str(error)) from error
        wins = spec.reward == get_args(Reward)[0]
        self.throws = THROWS if chosen["chance_mode"] == EXPLICIT else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(spec.actions),
            max_chance_outcomes=SIDES if self.throws > 1 else 1,
            num_players=spec.players,
            min_utility=-1.0 / (spec.players - 1) if wins else -spec.most_reward,
            max_utility=spec.most_reward,
            utility_sum=0.0 if wins else None,
            max_game_length=spec.max_steps,
        )
        given = {name: escaped(value) for name, value in (params or {}).items()}
        super().__init__(game_type(self.edition, zero_sum=wins), info, given)
        self.table = spec
        seed = int(chosen["seed"])
        self.seeds = Dice(secrets.randbits(62) if seed == ANY_SEED else seed)

    def new_initial_state(self) -> "LastcardState":
        dice = Dice((int(self.seeds.word()) << 32) + int(self.seeds.word())) if self.throws == 1 else None
        return LastcardState(self, self.table, dice)

    def max_chance_nodes_in_history(self) -> int:
        return self.throws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class LastcardState(pyspiel.State):
    """A state of a game; `round` is None until it has been dealt."""

    def __init__(self, game: LastcardGame, table: Spec, dice: Dice | None) -> None:
        super().__init__(game)
        self.table = table
        self.dice = dice
        """The dice to deal with; None if chance nodes roll the seed, and after the deal."""
        self.thrown = b""
        """The part of the seed that has been rolled."""
        self.round: Round | None = None
        players = table.players
        self.memories = [b""] * players
        """A digest for each seat of all that it has ever seen."""
        self.taken = [bytearray(players * len(table.actions)) for _ in range(players)]
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
        return [(0, 1.0)] if self.dice else [(side, 1 / SIDES) for side in range(SIDES)]

    def _apply_action(self, action: int) -> None:
        if self.round is None:
            self._throw(action)
            return
        seat, secret = self.round.seat, is_secret(self.round, action)
        self.round.step(action)
        if secret:
            return  # nobody knows that somebody could have jumped in
        players, actions = self.table.players, len(self.table.actions)
        for viewer in range(players):
            at = (seat - viewer) % players * actions + action
            self.taken[viewer][at] = min(255, self.taken[viewer][at] + 1)
        self._remember(b"%d %d" % (seat, action))

    def _throw(self, side: int) -> None:
        """Roll the dice, or take one more roll; deal as soon as the dice of the deal are known."""
        if self.dice is None:
            self.thrown += bytes([side])
            if len(self.thrown) < THROWS:
                return
            self.dice = Dice(int.from_bytes(self.thrown, "big"))
        self.round, self.dice, self.thrown = Round(self.table, self.dice), None, b""
        self._remember(b"")

    def _remember(self, said: bytes) -> None:
        assert self.round is not None
        for seat, before in enumerate(self.memories):
            seen = said + b":" + self.round.observation(seat).tobytes()
            self.memories[seat] = blake2b(before + seen, digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.table.actions[action]
        return "deal" if self.dice else f"throw {action}"

    def returns(self) -> list[float]:
        return [0.0] * self.table.players if self.round is None else self.round.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LastcardState":
        """Return another state that this player cannot tell from this one."""
        other: LastcardState = self.clone()
        if self.round is not None:
            other.round = resample(self.round, player, int(sampler() * (1 << 53)))
        return other

    def hides_state_from_agents(self) -> bool:
        """Tell Kaggle's game arena not to hand the whole state to its agents."""
        return True

    def __str__(self) -> str:
        return "not dealt" if self.round is None else self.round.text()


def is_secret(game: Round, action: int) -> bool:
    """Return whether nobody else may know of an action, as a player who does not jump in shows no card."""
    return game.kind == "jump" and game.spec.actions[action] == "pass"


class Observer:
    """Observes what a seat sees (`seat`), what everybody sees (`public`), or what only the seat sees (`private`).

    With the private information of all players it observes everything (`state`), for a centralised critic.

    With perfect recall, the text has a digest of all that the seat has ever seen, and the tensor has how often each
    player has taken each action (`taken`).
    """

    def __init__(self, spec: Spec, wanted: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"an observer has no parameters, not even {params}")
        kinds = pyspiel.PrivateInfoType
        self.spec = spec
        self.whole = wanted.private_info == kinds.ALL_PLAYERS
        if self.whole and not wanted.public_info:
            raise pyspiel.SpielError("who sees the cards of all players sees what is public, too")
        self.private = wanted.private_info == kinds.SINGLE_PLAYER
        self.public = bool(wanted.public_info)
        self.recall = bool(wanted.perfect_recall)
        own = spec.fields["drawn"].stop
        pieces = {"player": spec.players}
        if self.whole:
            pieces["state"] = spec.state_size
        elif self.private:
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
        if self.whole:
            self.dict["state"][:] = state.round.state()
        elif self.public:
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
        if self.whole:
            return game.text()
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


GAMES = {edition: type(edition, (LastcardGame,), {"edition": edition}) for edition in (*EDITIONS, CUSTOM)}
for edition, game_class in GAMES.items():  # classes, because OpenSpiel keeps nothing smaller alive until Python ends
    pyspiel.register_game(game_type(edition), game_class)
