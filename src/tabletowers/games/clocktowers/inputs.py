"""The inputs of the neural net for Clocktowers.

Two towers of a seat are interchangeable if they have the same height and animals, and either both or neither have a
clock. So the inputs count towers by these properties instead of listing them in the order in which they were started.
"""

from __future__ import annotations

from tabletowers.contract.inputs import Inputs, names, number
from tabletowers.games.clocktowers.components import COLOURS, COPIES, KINDS, MOST_PLAYERS, PILES

#: Higher towers count as this high: no colour can use them.
MOST_HEIGHT = 6
#: The number of possibilities for the animals in a tower: none, cats, both, mice.
ANIMALS = 4

# The kinds of moves.
FOUNDS, RAISES, SETS_A_CLOCK, COMPLETES, DISCARDS, DRAWS = range(1, 7)

INPUTS = Inputs(
    [
        names("players", MOST_PLAYERS, "how many play"),
        number("drawing", 1, "1: a card is to be drawn"),
        number("hand", 3, "copies of each card in the seat's own hand", KINDS),
        number("piles", 20, "cards left in each pile", PILES),
        names("tops", KINDS, "the visible card of each pile", PILES),
        number("unseen", max(COPIES), "copies of each card that lie below the tops or were removed", KINDS),
        number("last_heights", MOST_HEIGHT, "height of the tower last completed in each colour", COLOURS),
    ],
    [
        number("present", 1, "1: there is such a seat"),
        number("points", 60, "its points"),
        number("cards", 3, "cards in its hand"),
        number("discards", 20, "its face-down discards"),
        number("sure", 3, "copies of each card publicly known to be in its hand", KINDS),
        number("possible", 5, "copies of each card that it took and may have discarded since", KINDS),
        number(
            "towers",
            4,
            "unfinished towers without and with a clock, by height and animals (none, cats, both, mice)",
            *(2, MOST_HEIGHT, ANIMALS),
        ),
        number("mouse", 8, "the highest storey with a mouse in its complete towers"),
        number("cat", 8, "the highest storey with a cat in its complete towers"),
        number("complete", 12, "its complete towers"),
    ],
    [
        names("act", DRAWS, "founds a tower, raises one, sets a clock, completes, discards, draws"),
        names("card", KINDS, "the card that is built, discarded or drawn"),
        number("height", MOST_HEIGHT, "the tower's height after the move"),
        names("animals", ANIMALS, "the animals in it after the move: none, cats, both, mice"),
        names("before", ANIMALS, "and before it"),
        number("points_won", 5, "points for a completed tower"),
        number("wanted", COLOURS, "colours that want the tower's height"),
        number("roofs", 3, "roofs in the seat's own hand that want it"),
        number("roof_in_sight", 1, "1: the visible roof wants it"),
        number("roofs_to_come", 16, "unseen roofs that want it"),
        number("left", 3, "other copies of the card in the seat's own hand"),
        number("robbed", 6, "others' towers with a clock that have the height that a completed tower took"),
        number("helped", 6, "others' towers with a clock that have the height that is wanted after it"),
        number("own_robbed", 4, "own towers with a clock, other than this one, of the height that it took"),
        number("own_helped", 4, "own towers with a clock of the height that is wanted after it"),
        number("uses", 6, "own towers that could take the card"),
        number("rivals", 10, "others' towers that could take a card that is drawn or left"),
    ],
    seats=MOST_PLAYERS,
    moves=32,
    margin=10.0,
)
