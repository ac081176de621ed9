"""The net in PyTorch, for training. `nets.inference` runs the same net in integer arithmetic."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812
from torch import nn

from tabletowers.contract.inputs import Input, Inputs
from tabletowers.nets.game_inputs import move_parts
from tabletowers.train.recipe import Recipe

#: The bound, in standard deviations, at which normalised activations are clipped, because the exported net has only 8
#: bits for them.
CUT = 4.0


class Steps(nn.Module):
    """The encoding of input entries as columns.

    A category has a one-hot column for each value. A number has several threshold columns, which are 1 if the number
    reaches the threshold, and a column with the number as a fraction of its maximum.
    """

    low: torch.Tensor
    high: torch.Tensor
    source: torch.Tensor
    numbers: torch.Tensor
    scale: torch.Tensor

    def __init__(self, entries: Sequence[Input], most_steps: int) -> None:
        super().__init__()
        source: list[int] = []
        low: list[int] = []
        high: list[int] = []
        numbers: list[int] = []
        for place, part in enumerate(entries):
            if part.names:
                source += [place] * part.most
                low += range(1, part.most + 1)
                high += [*range(1, part.most), 255]
                continue
            count = min(part.most, most_steps)
            source += [place] * count
            low += [round(step * part.most / count) for step in range(1, count + 1)]
            high += [255] * count
            if part.most > 1:
                numbers.append(place)
        self.columns = len(source) + len(numbers)
        most = np.array([entries[place].most for place in numbers], np.float32)
        for name, values, kind in (
            ("source", source, torch.int64),
            ("low", low, torch.uint8),
            ("high", high, torch.uint8),
            ("numbers", numbers, torch.int64),
            ("scale", 1.0 / most, torch.float32),
        ):
            self.register_buffer(name, torch.tensor(np.array(values), dtype=kind), persistent=False)

    def forward(self, rows: torch.Tensor, kind: torch.dtype) -> torch.Tensor:
        """Return a batch of rows of input entries, encoded as columns."""
        values = rows.index_select(1, self.source)
        steps = (values >= self.low) & (values <= self.high)
        share = (rows.index_select(1, self.numbers) * self.scale).clamp(max=1.0)
        return torch.cat((steps.to(kind), share.to(kind)), 1)


class Net(nn.Module):
    """A policy and value net: it takes a position and its moves, and returns a score per move and a result per seat."""

    def __init__(self, inputs: Inputs, recipe: Recipe) -> None:
        super().__init__()
        width, meeting = recipe.width, recipe.meeting
        self.moves = inputs.moves
        parts = move_parts(inputs)
        entries = [part for part in parts for _ in range(part.size)]
        self.known = Steps(inputs.entries(), recipe.steps)
        self.offered = Steps(entries, recipe.move_steps)
        self.enter = nn.Linear(self.known.columns, width)
        self.up = nn.ModuleList(nn.Linear(width, width) for _ in range(recipe.blocks))
        self.down = nn.ModuleList(nn.Linear(width, width) for _ in range(recipe.blocks))
        self.value = nn.Linear(width, inputs.seats)
        self.show = nn.Linear(self.offered.columns, meeting, bias=False)
        self.meet = nn.Linear(width, meeting)
        self.weigh = nn.Linear(width, meeting)
        self._start(entries, width, meeting)

    def _start(self, entries: Sequence[Input], width: int, meeting: int) -> None:
        """Initialise the weights, with one unit that prefers moves with a high heuristic value."""
        nn.init.normal_(self.enter.weight, std=1.0 / math.sqrt(60))
        nn.init.zeros_(self.enter.bias)
        for up, down in zip(self.up, self.down, strict=True):
            nn.init.kaiming_normal_(up.weight, nonlinearity="relu")
            nn.init.zeros_(up.bias)
            nn.init.normal_(down.weight, std=0.3 / math.sqrt(width))
            nn.init.zeros_(down.bias)
        nn.init.normal_(self.value.weight, std=0.1 / math.sqrt(width))
        nn.init.zeros_(self.value.bias)
        nn.init.normal_(self.show.weight, std=0.3)
        nn.init.normal_(self.meet.weight, std=0.7 / math.sqrt(width))
        nn.init.normal_(self.meet.bias, std=0.3)
        nn.init.normal_(self.weigh.weight, std=0.1 / math.sqrt(width))
        nn.init.normal_(self.weigh.bias, std=0.1 / math.sqrt(meeting))
        less = next(place for place, part in enumerate(entries) if part.name == "less")
        column = len(self.offered.low) + self.offered.numbers.tolist().index(less)
        with torch.no_grad():
            self.show.weight[0] = 0.0
            self.show.weight[0, column] = -6.0
            self.meet.weight[0] = 0.0
            self.meet.bias[0] = 6.0
            self.weigh.bias[0] = 1.0

    def forward(
        self, inputs: torch.Tensor, moves: torch.Tensor, counts: torch.Tensor, kind: torch.dtype = torch.float32
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the moves' scores (−1e9 for padding) and the seats' results from −1 to 1, the seat to move first."""
        h = linear(self.known(inputs, kind), self.enter)
        for up, down in zip(self.up, self.down, strict=True):
            h = h + linear(F.relu(linear(level_out(h), up)), down)
        h = F.relu(level_out(h))
        value = torch.tanh(linear(h.float(), self.value))
        move_units = self.offered(moves.view(len(moves) * self.moves, -1), kind)
        met = F.linear(move_units, self.show.weight.to(kind)).view(len(moves), self.moves, -1)
        met = F.relu(met + linear(h, self.meet).unsqueeze(1))
        scores = torch.bmm(met, linear(h, self.weigh).unsqueeze(2)).squeeze(2).float()
        absent = torch.arange(self.moves, device=moves.device)[None] >= counts[:, None]
        return scores.masked_fill(absent, -1e9), value


def linear(x: torch.Tensor, layer: Any) -> torch.Tensor:
    """Return the output of a linear layer, computed in the precision of its input."""
    return F.linear(x, layer.weight.to(x.dtype), layer.bias.to(x.dtype))


def level_out(h: torch.Tensor) -> torch.Tensor:
    """Return a layer's values normalised to mean 0 and standard deviation 1, and clipped to ±CUT."""
    return F.layer_norm(h, (h.shape[1],)).clamp(-CUT, CUT)
