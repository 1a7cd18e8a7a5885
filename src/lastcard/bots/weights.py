"""What a learner has learned: a line of JSON that says for which table and how large, then numbers of two bytes.

Nothing in such a file is ever run, and a file that is not what its first line says is refused.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from typing import Any

from lastcard.lab.menu import MENU_VERSION

FORMAT = "lastcard weights"
LARGEST = 4_000_000


class BadWeights(ValueError):
    """Not a file of weights, or one for another version."""


@dataclass(frozen=True)
class Layer:
    """`columns[i]` is what input i adds to each output."""

    columns: list[list[float]]
    bias: list[float]

    def outputs(self, inputs: Sequence[float]) -> list[float]:
        sums = self.bias
        for number, column in zip(inputs, self.columns, strict=True):
            if number:
                sums = [sum_ + number * weight for sum_, weight in zip(sums, column, strict=True)]
        return sums


@dataclass(frozen=True)
class Weights:
    edition: str
    players: int
    layers: list[Layer]

    @classmethod
    def of(cls, edition: object, players: int, arrays: Sequence[tuple[Any, Any]]) -> "Weights":
        """From matrices with a row for each output, as learners have them."""
        return cls(str(edition), players, [Layer(matrix.T.tolist(), bias.tolist()) for matrix, bias in arrays])

    def logits(self, row: Sequence[int]) -> list[float]:
        numbers: Sequence[float] = row
        for layer in self.layers[:-1]:
            numbers = [max(0.0, number) for number in layer.outputs(numbers)]
        return self.layers[-1].outputs(numbers)


def save_weights(path: Path, weights: Weights) -> None:
    shapes = [[len(layer.columns), len(layer.bias)] for layer in weights.layers]
    head = {
        "format": FORMAT,
        "version": MENU_VERSION,
        "edition": weights.edition,
        "players": weights.players,
        "layers": shapes,
    }
    numbers = [number for layer in weights.layers for column in (*layer.columns, layer.bias) for number in column]
    path.write_bytes(json.dumps(head).encode() + b"\n" + Struct(f"<{len(numbers)}e").pack(*numbers))


def load_weights(path: Path) -> Weights:
    line, _, body = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(line)
        if head["format"] != FORMAT or head["version"] != MENU_VERSION:
            raise BadWeights(f"{path.name}: weights of another kind or version")
        shapes = [(int(inputs), int(outputs)) for inputs, outputs in head["layers"]]
        edition, players = str(head["edition"]), int(head["players"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights(f"{path.name}: no weights") from error
    count = sum((inputs + 1) * outputs for inputs, outputs in shapes)
    if not shapes or min(map(min, shapes)) < 1 or count > LARGEST or len(body) != 2 * count:
        raise BadWeights(f"{path.name}: not as large as it says")
    numbers = Struct(f"<{count}e").unpack(body)
    layers: list[Layer] = []
    at = 0
    for inputs, outputs in shapes:
        rows = [list(numbers[at + row * outputs : at + (row + 1) * outputs]) for row in range(inputs + 1)]
        layers.append(Layer(rows[:-1], rows[-1]))
        at += (inputs + 1) * outputs
    return Weights(edition, players, layers)
