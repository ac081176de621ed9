"""Records of the arrays that the kernels of nets and rollouts share."""

from __future__ import annotations

from typing import Any, NamedTuple


class NetArrays(NamedTuple):
    """The arrays of one call of a net: the moves and inputs of a decision, the weights, and the outputs."""

    actions: Any
    inputs: Any
    moves: Any
    known: Any
    known_entries: Any
    offered: Any
    offered_entries: Any
    layers: Any
    factors: Any
    scores: Any
    weights: Any
    values: Any


class NoNet(NamedTuple):
    """The empty record that a rollout without a net takes in place of `NetArrays`."""


class Kept(NamedTuple):
    """Memory for the lines of play of rollouts.

    `rows` has one row for each event, with its line, ply and mover in `places`; `filled` counts them, including those
    for which there was no room. `made` has the actions of each line, `lengths` their number.
    """

    rows: Any
    places: Any
    filled: Any
    made: Any
    lengths: Any
