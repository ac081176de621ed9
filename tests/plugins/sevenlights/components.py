"""What is in the box of Seven Lights (SL-1)."""

from __future__ import annotations

LEAST_PLAYERS, MOST_PLAYERS = 3, 5
#: The lighthouses from west to east, what they are worth, and the fuel that each burns best.
LIGHTS = ("gull", "seal", "crab", "whale", "otter", "tern", "heron")
WORTH = (6, 4, 8, 10, 5, 9, 7)
BEST = (0, 1, 2, 3, 2, 0, 1)
#: How many of them are lit at the end.
LIT = 6
FUELS = ("wood", "oil", "tallow", "pitch")
#: The cards of each fuel are numbered from 1.
HIGHEST = 15
CARDS = len(FUELS) * HIGHEST
DEALT = 6
#: The most cards in a hand, and at a lighthouse.
HAND = DEALT + 2
PLACES = MOST_PLAYERS + 1
HELP = 1


def fuel_of(card: int) -> int:
    """The fuel of a card; cards are numbered from 1."""
    return (card - 1) // HIGHEST


def strength_of(card: int) -> int:
    """The number on a card."""
    return (card - 1) % HIGHEST + 1


def text_of(card: int) -> str:
    """A card in notation, such as `wood 7`."""
    return f"{FUELS[fuel_of(card)]} {strength_of(card)}"


#: All cards in notation, each with its number.
NUMBERS = {text_of(card): card for card in range(1, CARDS + 1)}
