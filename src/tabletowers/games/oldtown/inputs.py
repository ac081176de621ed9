"""The inputs of the neural net for Old Town, such as the town, the seat's own hand, and the other players' prospects.

The other players' hands are not described card by card. Instead, there is an input for each kind of card: the average
points that a card of that kind would score, based on what the seat knows.
"""

from __future__ import annotations

from tabletowers.contract.inputs import Inputs, Practice, names, number
from tabletowers.games.oldtown.components import BUILDING_COUNT, IN_TOWN, KINDS, MARKERS, MOST_OWNED, MOST_PLAYERS, OUT
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.games.oldtown.decisions import PHASES

# The kinds of moves.
TAKES, PLAYS, DROPS, REMOVES, PASSES, CLAIMS, ENDS_CLAIMS, DRAWS_COMMON, DRAWS_OWN = range(1, 10)

# The uses of a card in hand.
USEFUL, IDLE_CARD, BLOCKED_CARD = range(1, 4)

#: Average points are in tenths.
TENTHS = 10
_MOST_EXPECTED = 64
#: The most points for one card or move that are distinguished; higher numbers count as this one.
_MOST_POINTS = 20

INPUTS = Inputs(
    [
        names("players", MOST_PLAYERS, "how many play"),
        names("phase", PHASES, "what is decided"),
        number("spot", 1, "1: markers stay until a player claims them (OT-10)"),
        number("memory_aid", 1, "1: cards played can be looked up"),
        names("status", OUT, "each building: marked, settled or out; 0 is aside", BUILDING_COUNT),
        names("owner", MOST_PLAYERS, "each building's owner, 1 the seat itself, then clockwise", BUILDING_COUNT),
        number("lots", 1, "the lots with its markers or its tile", BUILDING_COUNT, LOTS),
        number("shut", 1, "its markers on lots that are no longer open to it", BUILDING_COUNT, LOTS),
        number("allowed", 4, "how many own clues about it allow each lot", BUILDING_COUNT, LOTS),
        number("free", 1, "the lots that buildings aside may still get", LOTS),
        number("markers", 3, "markers on each lot", LOTS),
        number("on_map", IN_TOWN, "buildings on the map"),
        number("settled", IN_TOWN, "buildings settled"),
        names("hand", BLOCKED_CARD, "each own card: can be played, can be dropped, or neither", CARDS),
        number("best", 8, "the points that each own card brings at most", CARDS),
        number("gone", 1, "cards that are known to be gone", CARDS),
        number("common", 30, "cards in the common pile"),
        number("passed", 1, "1: passed in this turn"),
        number("drawn", 2, "cards drawn in this turn"),
        number("to_draw", 2, "cards still to draw"),
        number("right_claim", 1, "1: a player has made a right claim in this turn"),
        number("dead_turns", MOST_PLAYERS, "dead turns in a row"),
    ],
    [
        number("present", 1, "1: there is such a seat"),
        number("turn", 1, "1: it is its turn"),
        number("points", 60, "its points"),
        number("cards", 12, "its cards of each kind", KINDS),
        number("own_pile", 3, "A and C cards in its own pile", 2),
        number("own_markers", MARKERS, "markers of its buildings on the map, fewest first", MOST_OWNED),
        number("hopes", _MOST_EXPECTED, "average points of a card of each kind in its hand, in tenths", KINDS),
    ],
    [
        names("act", DRAWS_OWN, "takes, plays, drops, removes, passes, claims, ends claims, draws common, draws own"),
        names("card", CARDS, "the card that is played"),
        names("second", CARDS, "the second card that is dropped; the first is in the entry before"),
        names("building", BUILDING_COUNT, "the building it is about"),
        names("other", BUILDING_COUNT, "the card's own building beside that of a C card"),
        names("lot", LOTS, "the lot of the marker"),
        number("won", _MOST_POINTS, "points at once, with everything that can be claimed"),
        number("sure", _MOST_POINTS, "points at once, without that"),
        number("left", MARKERS, "markers of the building afterwards"),
        number("before", MARKERS, "and before"),
        number("other_left", MARKERS, "markers of the other building afterwards"),
        number("settles", 10, "buildings that settle"),
        number("gift", 100, "what the next player's cards bring on average then, each alone, in fifths of a point"),
        number("next_best", _MOST_POINTS, "points of the best own card afterwards"),
        number("next_all", 40, "points of all own cards afterwards, each alone"),
        number("next_useful", 12, "own cards that can be played afterwards"),
        number("ends", 1, "1: the town is complete afterwards"),
    ],
    seats=MOST_PLAYERS,
    moves=48,
    margin=12.0,
    practice=(
        Practice(4, {"tidy": "auto"}),
        Practice(4, {"tidy": "spot"}),
        Practice(1, {"tidy": "auto", "memory_aid": True}),
        Practice(1, {"tidy": "spot", "memory_aid": True}),
    ),
)
