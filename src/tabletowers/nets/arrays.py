"""The arrays that the kernels of nets and rollouts share, one record for each kind."""

from __future__ import annotations

from typing import Any, NamedTuple


class NetArrays(NamedTuple):
    """The arrays of one call of a net: a decision's moves and inputs, the weights, and the outputs."""

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
    """What players in a hurry are handed in place of a net."""


class Kept(NamedTuple):
    """The stored lines of play: events as rows with line, ply and mover in `places`, and actions with their number.

    `filled` counts the rows, including those for which there was no room.
    """

    rows: Any
    places: Any
    filled: Any
    made: Any
    lengths: Any
