"""Named tuples of the arrays that kernels share when they step many games at once, one row for each game."""

from __future__ import annotations

from typing import Any, NamedTuple


class BatchArrays(NamedTuple):
    """The arrays of a `Batch`.

    The next game in a row is dealt from its seed, the `blank` state, and the `cards`, in groups that end at `ends`.
    """

    states: Any
    seeds: Any
    blank: Any
    cards: Any
    ends: Any
    rewards: Any
    points: Any
    dones: Any
    dice: Any
    chosen: Any
    actions: Any
    counts: Any
    seats: Any
    observations: Any
    masks: Any
    learners: Any
    finals: Any


class SelfPlayArrays(NamedTuple):
    """The arrays of `train.parallel_games`. Those with the same names as in `BatchArrays` have the same meanings."""

    states: Any
    seeds: Any
    blank: Any
    cards: Any
    ends: Any
    rewards: Any
    points: Any
    dones: Any
    dice: Any
    chosen: Any
    actions: Any
    counts: Any
    seats: Any
    roles: Any
    inputs: Any
    moves: Any
