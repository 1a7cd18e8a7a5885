"""Weights of a neural network: a line of JSON with the table and the sizes of the layers, then numbers of two bytes.

Nothing in such a file is ever run, and a file that does not fit its first line is refused.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from typing import Any

from lastcard.simulation.action_space import ENVIRONMENT_VERSION

FORMAT = "lastcard weights"
LARGEST = 4_000_000


class BadWeights(ValueError):
    """A file that has no weights, or weights for another version."""


@dataclass(frozen=True)
class Layer:
    """A layer of the network; `columns[i]` is what input i adds to each output."""

    columns: list[list[float]]
    bias: list[float]

    def outputs(self, inputs: Sequence[float]) -> list[float]:
        """Return the outputs of the layer, before any activation."""
        sums = self.bias
        for number, column in zip(inputs, self.columns, strict=True):
            if number:
                sums = [sum_ + number * weight for sum_, weight in zip(sums, column, strict=True)]
        return sums


@dataclass(frozen=True)
class Weights:
    """A network that was trained for an edition with a number of players."""

    edition: str
    players: int
    layers: list[Layer]

    @classmethod
    def of(cls, edition: object, players: int, arrays: Sequence[tuple[Any, Any]]) -> "Weights":
        """Return the weights of pairs of matrix and bias; a matrix has a row for each output."""
        return cls(str(edition), players, [Layer(matrix.T.tolist(), bias.tolist()) for matrix, bias in arrays])

    def logits(self, row: Sequence[float]) -> list[float]:
        """Return a number for each action; the larger, the better."""
        numbers: Sequence[float] = row
        for layer in self.layers[:-1]:
            numbers = [max(0.0, number) for number in layer.outputs(numbers)]
        return self.layers[-1].outputs(numbers)


def save_weights(path: Path, weights: Weights) -> None:
    """Write weights to a file."""
    shapes = [[len(layer.columns), len(layer.bias)] for layer in weights.layers]
    head = {
        "format": FORMAT,
        "version": ENVIRONMENT_VERSION,
        "edition": weights.edition,
        "players": weights.players,
        "layers": shapes,
    }
    numbers = [number for layer in weights.layers for column in (*layer.columns, layer.bias) for number in column]
    path.write_bytes(json.dumps(head).encode() + b"\n" + Struct(f"<{len(numbers)}e").pack(*numbers))


def load_weights(path: Path) -> Weights:
    """Return the weights of a file; BadWeights if it has none."""
    line, _, body = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(line)
        if head["format"] != FORMAT or head["version"] != ENVIRONMENT_VERSION:
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
