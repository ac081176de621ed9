"""The inputs of the neural net for Babel: the board, what is known about every hand, and the effects of each move."""

from __future__ import annotations

from tabletowers.contract.inputs import Inputs, Practice, names, number
from tabletowers.games.babel.components import (
    ACTION_CARDS,
    ACTION_KINDS,
    CARDS_A_SUIT,
    DISCS_A_SUIT,
    DISCS_A_WONDER,
    MOST_NUMBER,
    MOST_OF_A_SUIT,
    MOST_PAIR_NUMBER,
    MOST_PLAYERS,
    PLACE_NAMES,
    ROWS,
    SUITS,
    WONDERS,
)
from tabletowers.games.babel.decisions import DECISIONS

# The kinds of moves.
PASSES, GIVES_UP, BUILDS, OFFERS, INVITES, USES_BONUS, KEEPS_BONUS, DRAWS_THREE, DOUBLES, EXCHANGES = range(1, 11)

# The two fates of another seat's offer.
INVITED, REJECTED = range(1, 3)

#: Gains are in quarters of a point.
QUARTERS = 4
_MOST_GAIN = 64
#: Points are halved. Values above this are not distinguished.
_MOST_POINTS = 64
_MOST_CARDS = 16

INPUTS = Inputs(
    [
        names("players", MOST_PLAYERS, "how many play"),
        names("decision", len(DECISIONS), "what is decided"),
        number("memory_aid", 1, "1: discs taken lie face up"),
        names("double", 2, "the first or second turn of a double turn"),
        number("quiet", 5, "turns in a row in which nothing moved (BB-18)"),
        number("stirred", 1, "1: something has moved in this turn"),
        names("wonder", WONDERS, "the wonder on which a disc is being built"),
        number("need", MOST_NUMBER, "cards of each suit that this disc wants", SUITS),
        number("built", 1, "1: this disc has been built"),
        number("last", 1, "1: this disc is the last of a suit, which ends the game"),
        number("discs", DISCS_A_WONDER, "discs of each suit on every wonder", WONDERS, SUITS),
        number("least", MOST_NUMBER, "the smallest number of these", WONDERS, SUITS),
        number("highest", MOST_NUMBER, "the largest number of these, where there are several", WONDERS, SUITS),
        number("suits_left", DISCS_A_SUIT + 2, "discs of each suit left on the board", SUITS),
        number("completed", ROWS, "wonders completed"),
        number("row", 32, "points of the first and the second at the next wonder completed", 2),
        number("deck", 50, "building cards in the deck, halved"),
        number("discards", CARDS_A_SUIT, "building cards of each suit in the discard pile", SUITS),
        number("unseen", CARDS_A_SUIT, "building cards of each suit in the deck or in hands, not known where", SUITS),
        number("action_deck", ACTION_CARDS, "action cards in their deck"),
        number("actions_played", 3, "action cards played, by kind", ACTION_KINDS),
        number("hand", _MOST_CARDS, "building cards of each suit in the seat's own hand", SUITS),
        number("actions", 3, "own action cards, by kind", ACTION_KINDS),
    ],
    [
        number("present", 1, "1: there is such a seat"),
        number("active", 1, "1: it is its turn"),
        number("points", _MOST_POINTS, "its points so far, halved"),
        number("cards", _MOST_CARDS, "building cards in its hand"),
        number("sure", _MOST_CARDS, "cards of each suit publicly known to be in its hand", SUITS),
        number("unknown", _MOST_CARDS, "cards in its hand whose suit no one else knows"),
        number("action_cards", 5, "its action cards"),
        number("parts", 12, "its parts on each wonder", WONDERS),
        number("lead", 8, "how many parts it is ahead of all others on each wonder", WONDERS),
        number("taken", MOST_OF_A_SUIT, "discs of each suit that it has taken, as far as known", SUITS),
        number("taken_unknown", 12, "discs it has taken that can't be looked at"),
        number("sealed", 1, "1: it has made its offer for this disc"),
        number("offer", MOST_NUMBER, "cards of the disc's first and second suit in its offer", 2),
        number("trade", 1, "1: with the trade card"),
        number("invited", 1, "1: it has been invited"),
    ],
    [
        names(
            "act",
            EXCHANGES,
            "passes, gives up, builds, offers, invites, uses or keeps a bonus, draws three, doubles, exchanges",
        ),
        names("on_wonder", WONDERS, "the wonder built on"),
        names("suits", SUITS, "the disc's suits", 2),
        number("numbers", MOST_NUMBER, "the disc's numbers", 2),
        number("held", MOST_NUMBER, "cards of the disc in the seat's own hand"),
        number("short", MOST_NUMBER, "cards of it that are missing there"),
        number("discs_after", DISCS_A_WONDER, "discs left on the wonder after this one"),
        number("ends", 1, "1: the disc is the last of a suit"),
        number("ahead", 1, "1: the seat itself would be ahead if the game ended with it"),
        number("disc_gain", _MOST_GAIN, "what the disc promises the player who takes it, in quarters of a point"),
        number("wonder_gain", _MOST_GAIN, "what the seat's parts promise, in quarters of a point"),
        number("spent", MOST_NUMBER, "own cards offered or used"),
        number("spent_second", MOST_PAIR_NUMBER, "of these, cards of the disc's second suit, or by wild cards"),
        number("trades", 1, "1: with the trade card"),
        number("kept", _MOST_CARDS, "own cards of the disc's first suit afterwards"),
        number("cards_after", _MOST_CARDS, "own building cards afterwards"),
        number("parts_after", 12, "own parts on the wonder afterwards"),
        names("place", len(PLACE_NAMES), "the seat's place on the wonder afterwards"),
        names("guests", REJECTED, "each other seat, clockwise: invited or rejected", MOST_PLAYERS - 1),
        names("taker", MOST_PLAYERS, "who gets the disc, 1 the seat itself, then clockwise"),
        number("others_gain", _MOST_GAIN, "what all others gain together, in quarters of a point"),
        number("consolation", 12, "points for rejected cards"),
        number("given", 5, "cards of each suit that are exchanged", SUITS),
    ],
    seats=MOST_PLAYERS,
    moves=48,
    margin=30.0,
    practice=(
        Practice(8),
        Practice(1, {"discs": "mixed"}),
        Practice(1, {"memory_aid": True}),
        Practice(1, {"action_cards": False}),
        Practice(1, {"discs": "mixed", "memory_aid": True}),
    ),
)
