"""The reward of each seat in a finished game, which is the same in all environments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletowers.kernel.compiling import kernel

if TYPE_CHECKING:
    from tabletowers.contract import Position


@kernel
def reward(won: int, winners: int, players: int) -> float:
    """Return the reward of a seat: 1 for a sole winner, −1/(players − 1) for a loser.

    If there are several winners, they share equally. The rewards of all seats add up to 0. `won` is 1 if the seat is
    one of the `winners` winners, else 0.
    """
    return (players * won / winners - 1.0) / (players - 1.0)


def rewards(position: Position) -> list[float]:
    """Return the reward of every seat. All rewards are 0 before the end of the game."""
    winners, players = position.winners(), position.players
    if not winners:
        return [0.0] * players
    return [reward(int(seat in winners), len(winners), players) for seat in range(players)]
