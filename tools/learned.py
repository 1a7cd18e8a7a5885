"""Teaches the bot `learned` by self-play: `python tools/learned.py --out FOLDER --minutes 40`. Needs PyTorch.

Proximal policy optimization (arXiv 1707.06347). A compiled player (lastcard/search/self_play.py) plays rounds of all
editions, with 2 to 10 players and now and then with house rules; some seats are taken by the quick player of the
search. A judge who sees all hands says after each decision how likely each seat is to win; a decision counts by how
these chances change afterwards. Before that, the network learns to play like the quick player.

Everything is kept in the folder: a second run goes on where the first was stopped. Writes
src/lastcard/bots/learned.weights, and the curve to the folder.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch
from torch import nn

from lastcard import EDITIONS
from lastcard.bots.learned import FILE
from lastcard.bots.weights import Layer, Weights, save_weights
from lastcard.rules.model.bits import MAX_SEATS
from lastcard.rules.model.book import Book, open_book
from lastcard.rules.model.edition import find_edition
from lastcard.rules.model.errors import LastcardError
from lastcard.search.feature_numbers import FEATURES
from lastcard.search.network import LARGEST, UNITS, Network
from lastcard.search.self_play import HAND, SelfPlay

ROOM = 44_000
"""Decisions of a round of learning."""
BATCH = 2048
FIRST_LESSONS = 12
"""Rounds of learning in which the quick player is imitated."""
STRANGERS = 12
"""Of a hundred seats, so many are the quick player's."""
FADING = 0.92
"""How much less each later decision tells about this one."""
CLIP = 0.2
ENTROPY = 0.01
RATES = 4e-3, 4e-4
"""Sizes of a step, at first and in the end."""
SHARES = {"flip": 2.0}
"""Editions of which more is played than of others: there is more to see in them."""
HOUSE_RULES: list[tuple[str, object]] = [
    *(("stacking", "same"), ("stacking", "higher"), ("seven_zero", True), ("draw_until_playable", True)),
    *(("force_play", True), ("voluntary_draw", False), ("last_card", "number"), ("mercy", 25), ("play_on", True)),
    *(("two_player_reverse", "turn"), ("hand_size", 5), ("hand_size", 10), ("bluffing", False)),
]
Array = Any


class Player(nn.Module):
    """The network as it is played with, in floating point."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = nn.EmbeddingBag(FEATURES, UNITS, mode="sum", include_last_offset=True)
        nn.init.normal_(self.rows.weight, std=0.15)
        self.counts = nn.Parameter(torch.randn(UNITS) * 0.2)
        with torch.no_grad():
            self.rows.weight[:, -1] = 0.0
            self.counts[-1] = 1.0

    def chances(self, lot: "Lot") -> torch.Tensor:
        """The logarithm of the chance of each action."""
        table = self.rows(lot.table, lot.table_at)
        hidden = self.rows(lot.rows, lot.rows_at) + table[lot.owner]
        scores = torch.relu(hidden[:, :-1]) @ self.counts[:-1] + hidden[:, -1] * self.counts[-1]
        size = len(lot.table_at) - 1
        most = torch.full((size,), -1e9).scatter_reduce(0, lot.owner, scores.detach(), "amax")
        total = torch.zeros(size).index_add(0, lot.owner, torch.exp(scores - most[lot.owner]))
        return scores - (most + torch.log(total))[lot.owner]

    def network(self) -> Network:
        return Network(self.rows.weight.detach().tolist(), self.counts.detach().tolist())

    def weights(self) -> Weights:
        counts = [[count] for count in self.counts.detach().tolist()]
        return Weights("every", 0, [Layer(self.rows.weight.detach().tolist(), [0.0] * UNITS), Layer(counts, [0.0])])


class Judge(nn.Module):
    """Who sees all hands: the chance of each seat to win, in the order of play."""

    def __init__(self) -> None:
        super().__init__()
        self.table = nn.EmbeddingBag(FEATURES, 48, mode="sum", include_last_offset=True)
        nn.init.normal_(self.table.weight, std=0.1)
        self.hand = nn.Linear(HAND, 48)
        self.place = nn.Parameter(torch.randn(MAX_SEATS, 48) * 0.1)
        self.each = nn.Linear(48, 32)
        self.others = nn.Linear(48, 32, bias=False)
        self.out = nn.Linear(32, 1)

    def forward(self, lot: "Lot") -> torch.Tensor:
        """The logarithm of the chance of each place."""
        there = lot.seats < MAX_SEATS
        seats = lot.seats.shape[1]
        first = torch.relu(
            self.hand(lot.hands) + self.place[:seats] + self.table(lot.table, lot.table_at)[:, None, :]
        ) * there.unsqueeze(2)
        second = torch.relu(self.each(first) + self.others(first.sum(dim=1) / 4.0)[:, None, :])
        scores = self.out(second)[:, :, 0].masked_fill(~there, -1e9)
        return torch.log_softmax(scores, dim=1)


class Lot:
    """Some of the decisions that were written down."""

    def __init__(self, all_: "Written", chosen: Array) -> None:
        self.places = chosen
        self.table, self.table_at = pick(all_.table, all_.table_at, chosen)
        actions, actions_at = pick(np.arange(len(all_.rows_at) - 1), all_.actions_at, chosen)
        self.rows, self.rows_at = pick(all_.rows, all_.rows_at, actions.numpy())
        self.owner = torch.repeat_interleave(torch.arange(len(chosen)), actions_at.diff())
        self.chosen = actions_at[:-1] + torch.from_numpy(all_.chosen[chosen] - all_.actions_at[chosen])
        self.hands = torch.from_numpy(all_.hands[chosen].astype(np.float32) / 8.0)
        self.seats = torch.from_numpy(all_.seats[chosen].astype(np.int64))
        self.learning = torch.from_numpy(all_.learning[chosen] > 0)


def pick(values: Array, ends: Array, chosen: Array) -> tuple[torch.Tensor, torch.Tensor]:
    """The values of these rows, one after the other, and where each row begins."""
    lengths = ends[chosen + 1] - ends[chosen]
    begins = np.concatenate([[0], np.cumsum(lengths)])
    at = np.arange(begins[-1]) + np.repeat(ends[chosen] - begins[:-1], lengths)
    return torch.from_numpy(values[at]), torch.from_numpy(begins)


class Written:
    """What was written down, as arrays."""

    def __init__(self, play: SelfPlay) -> None:
        size, seats = int(play.decisions), MAX_SEATS
        self.size = size
        self.table = view(play.table)[: play.table_features].copy()
        self.table_at = np.concatenate([[0], view(play.table_end)[:size]])
        self.rows = view(play.rows)[: play.action_features].copy()
        self.rows_at = np.concatenate([[0], view(play.row_end)[: play.actions]])
        self.actions_at = np.concatenate([[0], view(play.action_end)[:size]])
        self.chosen = view(play.chosen)[:size].copy()
        self.learning = view(play.learning)[:size].copy()
        every = view(play.seats, np.uint8)[: size * seats].reshape(size, seats)
        most = int((every < seats).sum(axis=1).max())
        self.seats = every[:, :most].copy()
        self.hands = view(play.hands, np.uint8)[: size * seats * HAND].reshape(size, seats, HAND)[:, :most].copy()
        self.round_end = view(play.round_end)[: play.rounds].copy()
        self.results = view(play.results, np.float64)[: play.rounds * seats].reshape(-1, seats).copy()
        self.round_of = np.repeat(np.arange(int(play.rounds)), np.diff(np.concatenate([[0], self.round_end])))

    def outcome(self, chosen: Array) -> torch.Tensor:
        """What each place has got in the end."""
        seats = np.minimum(self.seats[chosen], MAX_SEATS - 1).astype(np.int64)
        got = np.take_along_axis(self.results[self.round_of[chosen]], seats, axis=1) * (self.seats[chosen] < MAX_SEATS)
        return torch.from_numpy(got.astype(np.float32))


def view(numbers: Any, kind: Any = np.int64) -> Array:
    return np.frombuffer(memoryview(numbers), kind)


def advantages(written: Written, chances: Array) -> Array:
    """How much better for its seat each decision turned out than was expected before it."""
    size = written.size
    values = np.zeros((size, MAX_SEATS + 1))
    seats = np.minimum(written.seats, MAX_SEATS).astype(np.int64)
    np.put_along_axis(values, seats, chances, axis=1)
    values = values[:, :MAX_SEATS]
    after = np.vstack([values[1:], values[:1]])
    last = written.round_end - 1
    after[last] = written.results
    change = after - values
    goes_on = np.ones(size)
    goes_on[last] = 0.0
    kept = np.zeros(MAX_SEATS)
    found = np.zeros(size)
    deciding = seats[:, 0]
    for place in range(size - 1, -1, -1):
        kept = change[place] + FADING * goes_on[place] * kept
        found[place] = kept[deciding[place]]
    return found


class Tables:
    """The tables that are played at: every edition gets its share of the decisions."""

    def __init__(self, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.played: dict[str, float] = dict.fromkeys(EDITIONS, 0.0)

    def fill(self, play: SelfPlay, network: Network, strangers: int, large: bool) -> None:
        play.clear()
        while not play.is_full:
            edition = min(self.played, key=self.played.__getitem__)
            players = int(self.dice.integers(5, 11) if large else self.dice.choice((2, 2, 3, 4, 4, 4, 4)))
            begun = int(play.decisions)
            play.play(self.book(edition), network, players, 12, strangers)
            self.played[edition] += (int(play.decisions) - begun + 1) / SHARES.get(edition, 1.0)

    def book(self, edition: str) -> Book:
        """The book of a table: every fifth has up to three house rules."""
        options: dict[str, object] = {}
        if self.dice.random() < 0.2:
            options = dict(HOUSE_RULES[place] for place in self.dice.choice(len(HOUSE_RULES), self.dice.integers(1, 4)))
        try:
            return open_book(find_edition(edition), options)
        except LastcardError:
            return open_book(find_edition(edition), {})


class Learner:
    def __init__(self, out: Path, seed: int) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(seed)
        self.out = out
        self.seed = seed
        self.player, self.judge = Player(), Judge()
        self.steps = torch.optim.Adam(self.player.parameters(), RATES[0])
        self.judging = torch.optim.Adam(self.judge.parameters(), 2e-3)
        self.lessons = 0
        self.seconds = 0.0
        self.curve: list[dict[str, float]] = []
        self.restore()
        self.play = SelfPlay(ROOM, seed * 1_000_003 + self.lessons)
        self.tables = Tables(seed + self.lessons)

    @property
    def state(self) -> Path:
        return self.out / "state.pt"

    def restore(self) -> None:
        if not self.state.exists():
            return
        saved = torch.load(self.state, weights_only=True)
        for name in ("player", "judge", "steps", "judging"):
            getattr(self, name).load_state_dict(saved[name])
        self.lessons, self.seconds, self.curve = saved["lessons"], saved["seconds"], saved["curve"]

    def save(self) -> None:
        names = ("player", "judge", "steps", "judging")
        parts = {name: getattr(self, name).state_dict() for name in names}
        new = self.state.with_suffix(".new")
        torch.save({**parts, "lessons": self.lessons, "seconds": self.seconds, "curve": self.curve}, new)
        new.replace(self.state)
        save_weights(self.out / "learned.weights", self.player.weights())
        (self.out / "curve.json").write_text(json.dumps({"seed": self.seed, "curve": self.curve}))

    def lesson(self, progress: float) -> None:
        """Play, judge, and learn once."""
        imitating = self.lessons < FIRST_LESSONS
        rate = RATES[0] * (RATES[1] / RATES[0]) ** progress
        for group in self.steps.param_groups:
            group["lr"] = rate
        network = self.player.network()
        self.tables.fill(self.play, network, 100 if imitating else STRANGERS, self.lessons % 5 == 4)
        written = Written(self.play)
        order = np.random.default_rng(self.seed + self.lessons).permutation(written.size)
        lots = [Lot(written, order[begin : begin + BATCH]) for begin in range(0, written.size, BATCH)]
        gained = self.imitate(lots) if imitating else self.improve(written, lots)
        told = self.learn_to_judge(written, lots)
        self.lessons += 1
        self.curve.append({"lesson": self.lessons, "decisions": written.size, "rate": rate, **told, **gained})

    def learn_to_judge(self, written: Written, lots: list[Lot]) -> dict[str, float]:
        losses = []
        for lot in lots:
            loss = -(self.judge(lot) * written.outcome(lot.places)).sum(dim=1).mean()
            step(self.judging, loss)
            losses.append(loss.item())
        return {"judge": float(np.mean(losses))}

    def imitate(self, lots: list[Lot]) -> dict[str, float]:
        losses = []
        for lot in lots:
            loss = -self.player.chances(lot)[lot.chosen].mean()
            step(self.steps, loss, self.clip)
            losses.append(loss.item())
        return {"imitated": float(np.mean(losses))}

    def improve(self, written: Written, lots: list[Lot]) -> dict[str, float]:
        """Make decisions that turned out better than expected likelier, and others less likely."""
        chances = np.zeros(written.seats.shape)
        before: list[torch.Tensor] = []
        with torch.no_grad():
            for lot in lots:
                chances[lot.places] = torch.exp(self.judge(lot)).numpy()
                before.append(self.player.chances(lot)[lot.chosen])
        found = advantages(written, chances)
        found /= found[written.learning > 0].std()
        spread, moved = [], []
        for lot, was in zip(lots, before, strict=True):
            every = self.player.chances(lot)
            now = every[lot.chosen]
            gain = torch.from_numpy(found[lot.places].astype(np.float32))
            ratio = torch.exp(now - was)
            worth = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            entropy = torch.zeros(len(lot.places)).index_add(0, lot.owner, -every * torch.exp(every))
            step(self.steps, -(worth + ENTROPY * entropy)[lot.learning].mean(), self.clip)
            spread.append(entropy.mean().item())
            moved.append((was - now).mean().item())
        return {"entropy": float(np.mean(spread)), "moved": float(np.mean(moved)), **self.strangers(written)}

    def strangers(self, written: Written) -> dict[str, float]:
        """What the quick player wins, with 1 as a fair share."""
        deciding = written.seats[:, 0].astype(np.int64)
        is_strange = np.zeros(written.results.shape)
        is_seat = np.zeros(written.results.shape)
        is_seat[written.round_of, deciding] = 1.0
        away = written.learning == 0
        is_strange[written.round_of[away], deciding[away]] = 1.0
        mixed = (is_strange.sum(axis=1) > 0) & (is_strange.sum(axis=1) < is_seat.sum(axis=1))
        fair = (is_strange.sum(axis=1) / is_seat.sum(axis=1))[mixed].sum()
        return {"quick": float((written.results * is_strange)[mixed].sum() / fair)}

    def clip(self) -> None:
        """Keep weights within what the whole numbers of the network can hold."""
        with torch.no_grad():
            self.player.rows.weight.clamp_(-LARGEST, LARGEST)
            self.player.counts.clamp_(-LARGEST, LARGEST)


def step(optimizer: torch.optim.Optimizer, loss: torch.Tensor, then: Callable[[], None] | None = None) -> None:
    optimizer.zero_grad()
    loss.backward()
    for group in optimizer.param_groups:
        nn.utils.clip_grad_norm_(group["params"], 1.0)
    optimizer.step()
    if then is not None:
        then()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=40, help="altogether, with the runs before")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(asked.out, asked.seed)
    saved = monotonic()
    while learner.seconds < 60 * asked.minutes:
        begun = monotonic()
        learner.lesson(learner.seconds / (60 * asked.minutes))
        learner.seconds += monotonic() - begun
        print(round(learner.seconds), learner.curve[-1], flush=True)
        if monotonic() - saved > 30:
            learner.save()
            saved = monotonic()
    learner.save()
    save_weights(FILE, learner.player.weights())


if __name__ == "__main__":
    main()
