"""Kernels that decode and encode action numbers."""

from __future__ import annotations

from tabletowers.games.oldtown import actions
from tabletowers.games.oldtown.actions import FIRST_CLAIM, FIRST_DROP, FIRST_PLAY, FIRST_REMOVE
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.kernels.component_arrays import DROPS, PLAY_OF, PLAYS
from tabletowers.kernel.compiling import kernel

building_of = kernel(actions.building_of)
lot_of = kernel(actions.lot_of)


@kernel
def card_of(action: int) -> int:
    """Return the card that is played by an action."""
    return PLAYS[action - FIRST_PLAY, 0]  # type: ignore[no-any-return]


@kernel
def named_by(action: int) -> int:
    """Return the building for which the card of an action is played.

    For an A card it is the building on the card; for a B or C card it is one of the player's own buildings.
    """
    return PLAYS[action - FIRST_PLAY, 1]  # type: ignore[no-any-return]


@kernel
def play_action(card: int, named: int) -> int:
    """Return the action that plays a card for a building."""
    return FIRST_PLAY + PLAY_OF[card, named]  # type: ignore[no-any-return]


@kernel
def smaller_of(action: int) -> int:
    """Return the smaller of the two card numbers that an action drops."""
    return DROPS[action - FIRST_DROP, 0]  # type: ignore[no-any-return]


@kernel
def larger_of(action: int) -> int:
    """Return the larger of the two card numbers that an action drops."""
    return DROPS[action - FIRST_DROP, 1]  # type: ignore[no-any-return]


@kernel
def drop_action(smaller: int, larger: int) -> int:
    """Return the action that drops two cards."""
    return FIRST_DROP + (larger - 1) * (larger - 2) // 2 + smaller - 1


@kernel
def remove_action(building: int, lot: int) -> int:
    """Return the action that removes a building's marker from a lot (counted from 0)."""
    return FIRST_REMOVE + building * LOTS + lot


@kernel
def claim_action(building: int, lot: int) -> int:
    """Return the action that claims that a building's marker on a lot (counted from 0) is impossible."""
    return FIRST_CLAIM + building * LOTS + lot
