"""A small network with two hidden layers; its weights are numbers in a file."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

ZERO: Final = 0.0


@final
class Network:
    """Rectified units; the inputs are whole numbers, and most of them are 0 and cost nothing."""

    def __init__(self, inputs: i64, first: i64, second: i64, weights: list[float]) -> None:
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.columns: vec[float] = vec[float]()  # of each input, its weight in each unit
        self.bias: vec[float] = vec[float]()
        self.middle: vec[float] = vec[float]()  # of each unit of the second layer, its weights
        self.middle_bias: vec[float] = vec[float]()
        self.out: vec[float] = vec[float]()
        self.out_bias: float = weights[len(weights) - 1]
        self.hidden: vec[float] = vec[float]()
        at: i64 = 0
        for _step in range(inputs * first):
            self.columns = append(self.columns, weights[at])
            at += 1
        for _step in range(first):
            self.bias = append(self.bias, weights[at])
            self.hidden = append(self.hidden, ZERO)
            at += 1
        for _step in range(first * second):
            self.middle = append(self.middle, weights[at])
            at += 1
        for _step in range(second):
            self.middle_bias = append(self.middle_bias, weights[at])
            at += 1
        for _step in range(second):
            self.out = append(self.out, weights[at])
            at += 1

    def answer(self, numbers: vec[i64]) -> float:
        """What the network says to these inputs."""
        first = self.first
        hidden = self.hidden
        columns = self.columns
        bias = self.bias
        for k in range(first):
            hidden[k] = bias[k]
        at: i64 = 0
        for i in range(self.inputs):
            number = numbers[i]
            if number != 0:
                x = float(number)
                for k in range(first):
                    hidden[k] += x * columns[at + k]
            at += first
        for k in range(first):
            if hidden[k] < 0.0:
                hidden[k] = 0.0
        total = self.out_bias
        middle = self.middle
        middle_bias = self.middle_bias
        out = self.out
        at = 0
        for j in range(self.second):
            x = middle_bias[j]
            for k in range(first):
                x += hidden[k] * middle[at + k]
            at += first
            if x > 0.0:
                total += x * out[j]
        return total
