"""Learns to play against itself: PPO on `lastcard.envs.vector`, one core, no graphics card.

python examples/selfplay.py --edition classic --players 2 --minutes 45 --out runs/classic2

Needs lastcard[torch]. Every few minutes the player is measured against the `normal` bot, as the bot that would be
shipped, and the newest weights and the curve are written to the folder.
"""

import argparse
import csv
import time
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

import numpy as np
import torch
from curve import draw_curve
from torch import nn

from lastcard import Game
from lastcard.bots import make_bot
from lastcard.bots.color_symmetry import ColorSymmetry
from lastcard.bots.learned import LearnedBot
from lastcard.bots.rounds import play_duplicate
from lastcard.bots.weights import Weights, save_weights
from lastcard.envs import vector

TABLES, LENGTH = 512, 128
BATCH, EPOCHS = 4096, 2
CLIP, LAMBDA, ENTROPY = 0.2, 0.95, 0.01
LAYERS = (256, 128)


class Player(nn.Module):
    """Two hidden layers, then a number for each action and one for the chance to win."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        first, second = LAYERS
        self.body = nn.Sequential(nn.Linear(inputs, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU())
        self.policy = nn.Linear(second, actions)
        self.value = nn.Linear(second, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(rows)
        return self.policy(hidden).masked_fill(~masks, -1e9), self.value(hidden).squeeze(-1)

    def weights(self, spec: vector.Spec, scale: np.ndarray) -> Weights:
        layers = [self.body[0], self.body[2], self.policy]
        arrays = [(layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in layers]
        first = (arrays[0][0] * scale, arrays[0][1])
        return Weights.of(spec.edition, spec.players, [first, *arrays[1:]])


class Learner:
    def __init__(self, edition: str, players: int, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.env = vector.make(edition, players, TABLES, seed=seed)
        self.spec = self.env.spec
        self.symmetry = ColorSymmetry(self.spec.book, self.spec.layout, self.spec.space)
        self.rows = np.array(self.symmetry.rows)
        self.acts = np.array(self.symmetry.actions)
        counting = np.array(self.symmetry.counting, np.float32)
        self.telling = np.flatnonzero(counting.any(axis=1))
        self.counting = counting[self.telling]
        self.by_key = np.array(self.symmetry.by_key)
        self.scale = scales(self.spec)
        self.player = Player(self.spec.row_size, len(self.spec.actions))
        self.optimizer = torch.optim.Adam(self.player.parameters(), lr=1e-3, eps=1e-5)
        self.decisions = 0

    def see(self, step: vector.Step) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """ObservationRows and masks with the colours in their own order, and which order that is."""
        order = self.orders(step.observations)
        rows = np.take_along_axis(step.observations, self.rows[order], 1)
        masks = np.take_along_axis(step.masks, self.acts[order], 1).astype(bool)
        return rows, masks, order

    def orders(self, observed: np.ndarray) -> np.ndarray:
        """As `ColorSymmetry.order` does for one row: the colour in force first, then those of which one holds most."""
        held = observed[:, self.telling].astype(np.float32) @ self.counting
        return self.by_key[np.argsort(-held, axis=1, kind="stable") @ np.array([64, 16, 4, 1])]

    def tensor(self, rows: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(rows.astype(np.float32) * self.scale)

    def play(self) -> dict[str, torch.Tensor]:
        """So many steps of all tables; then what each decision was worth."""
        step = self.env.last
        kept: dict[str, list[np.ndarray]] = {name: [] for name in KEPT}
        for _ in range(LENGTH):
            rows, masks, order = self.see(step)
            with torch.no_grad():
                logits, values = self.player(self.tensor(rows), torch.from_numpy(masks))
                logs = torch.log_softmax(logits, 1)
                chosen = (logs - torch.empty_like(logs).exponential_().log()).argmax(1, keepdim=True)
                logs = logs.gather(1, chosen).squeeze(1)
            actions = chosen.squeeze(1).numpy()
            for name, array in zip(KEPT, (rows, masks, actions, logs.numpy(), values.numpy()), strict=False):
                kept[name].append(array)
            kept["seats"].append(step.seats.copy())
            step = self.env.step(self.acts[order, actions])
            kept["rewards"].append(step.rewards.copy())
            kept["ended"].append(step.ended.copy())
        self.decisions += LENGTH * TABLES
        joined = {name: np.stack(arrays) for name, arrays in kept.items()}
        advantages, returns = self.evaluator(joined, step)
        flat = {name: joined[name].reshape(LENGTH * TABLES, *joined[name].shape[2:]) for name in KEPT[:4]}
        flat |= {"advantages": advantages.ravel(), "returns": returns.ravel()}
        return {name: torch.from_numpy(array) for name, array in flat.items()}

    def evaluator(self, kept: dict[str, np.ndarray], last: vector.Step) -> tuple[np.ndarray, np.ndarray]:
        """Generalised advantages, from each seat's own decision to its next one."""
        players, at = self.spec.players, np.arange(TABLES)
        values = np.zeros((TABLES, players), np.float32)
        for time_step in range(LENGTH):  # what each seat last thought of its chances stands for those not asked
            values[at, kept["seats"][time_step]] = kept["values"][time_step]
        rows, masks, _ = self.see(last)
        with torch.no_grad():
            values[at, last.seats] = self.player(self.tensor(rows), torch.from_numpy(masks))[1].numpy()
        ahead = np.zeros((TABLES, players), np.float32)
        reward = np.zeros((TABLES, players), np.float32)
        advantages = np.zeros((LENGTH, TABLES), np.float32)
        for time_step in reversed(range(LENGTH)):
            over = kept["ended"][time_step] > 0
            values[over], ahead[over], reward[over] = 0, 0, kept["rewards"][time_step][over]
            seat = kept["seats"][time_step]
            now = kept["values"][time_step]
            advantages[time_step] = reward[at, seat] + values[at, seat] - now + LAMBDA * ahead[at, seat]
            ahead[at, seat], values[at, seat], reward[at, seat] = advantages[time_step], now, 0
        return advantages, advantages + kept["values"]

    def learn(self, seen: dict[str, torch.Tensor], rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        for _ in range(EPOCHS):
            for part in torch.randperm(LENGTH * TABLES).split(BATCH):
                batch = {name: tensor[part] for name, tensor in seen.items()}
                rows = batch["rows"].float() * torch.from_numpy(self.scale)
                logits, values = self.player(rows, batch["masks"])
                logs = torch.log_softmax(logits, 1)
                taken = logs.gather(1, batch["actions"].unsqueeze(1)).squeeze(1)
                ratio = (taken - batch["logs"]).exp()
                gain = batch["advantages"]
                gain = (gain - gain.mean()) / (gain.std() + 1e-6)
                surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                miss = (values - batch["returns"]).square().mean()
                loss = -surrogate + 0.5 * miss - ENTROPY * -(logs.exp() * logs).sum(1).mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.optimizer.step()

    def measure(self, deals: int) -> float:
        """Share of rounds won against `normal`, the same deals in every seat."""
        weights = self.player.weights(self.spec, self.scale)
        bot = LearnedBot(0, [QuickWeights(weights.edition, weights.players, weights.layers)])
        edition, players = str(self.spec.edition), self.spec.players
        deal = lambda number: Game.deal(edition, players, seed=f"learning {number}")  # noqa: E731
        return play_duplicate(deal, bot, make_bot("normal"), deals).won


class QuickWeights(Weights):
    """The weights of a bot, multiplied by NumPy: to measure with, many times over."""

    def logits(self, row: Sequence[int]) -> list[float]:
        numbers = np.asarray(row, np.float32)
        for matrix, bias in self.matrices[:-1]:
            numbers = np.maximum(numbers @ matrix + bias, 0)
        matrix, bias = self.matrices[-1]
        return (numbers @ matrix + bias).tolist()

    @cached_property
    def matrices(self) -> list[tuple[np.ndarray, np.ndarray]]:
        return [(np.array(layer.columns, np.float32), np.array(layer.bias, np.float32)) for layer in self.layers]


KEPT = ("rows", "masks", "actions", "logs", "values", "seats", "rewards", "ended")


def scales(spec: vector.Spec) -> np.ndarray:
    """Numbers of cards to about one."""
    scale = np.full(spec.row_size, 0.5, np.float32)
    for name, factor in {"counts": 0.15, "pile": 0.02, "pending": 0.2, "top": 1, "drawn": 1, "decision": 1}.items():
        scale[spec.fields[name]] = factor
    for name in ("color", "asked", "subject", "exposed", "votes", "clockwise", "side"):
        scale[spec.fields[name]] = 1
    return scale


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=300, help="deals of each measurement against normal")
    parser.add_argument("--every", type=float, default=4, help="minutes between measurements")
    parser.add_argument("--out", type=Path, default=Path("runs/selfplay"))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(chosen.edition, chosen.players, chosen.seed)
    start = time.process_time()  # whatever else the machine does meanwhile is not counted
    curve: list[tuple[float, int, float]] = []
    while True:
        minutes = (time.process_time() - start) / 60
        due = not curve or minutes - curve[-1][0] >= chosen.every or minutes >= chosen.minutes
        if due:
            curve.append((minutes, learner.decisions, learner.measure(chosen.deals)))
            print(
                f"{minutes:5.1f} min  {learner.decisions:9d} decisions  {curve[-1][2]:.1%} against normal", flush=True
            )
            save_weights(chosen.out / "learned.weights", learner.player.weights(learner.spec, learner.scale))
            with (chosen.out / "curve.csv").open("w", newline="") as file:
                csv.writer(file).writerows([("minutes", "decisions", "won"), *curve])
            (chosen.out / "curve.svg").write_text(draw_curve(curve, chosen.edition, chosen.players))
        if minutes >= chosen.minutes:
            return
        seen = learner.play()
        learner.learn(seen, 1e-3 * max(0.05, 1 - minutes / chosen.minutes))


if __name__ == "__main__":
    main()
