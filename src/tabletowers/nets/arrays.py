"""Named tuples of the arrays that the kernels of nets and rollouts share."""

from __future__ import annotations

from typing import Any, NamedTuple


class NetArrays(NamedTuple):
    """The arrays for one call to a net: the moves and inputs of a decision, the weights, and the outputs."""

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
    """The empty tuple that a rollout without a net takes in place of `NetArrays`."""


class Kept(NamedTuple):
    """The arrays in which rollouts store their lines of play.

    `rows` contains a row for each event, and `places` the event's line, ply and mover. `filled` counts the events,
    including those for which there was no room. `made` contains the actions of each line, and `lengths` the number of
    these actions.
    """

    rows: Any
    places: Any
    filled: Any
    made: Any
    lengths: Any
