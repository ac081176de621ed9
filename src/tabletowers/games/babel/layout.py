"""The fields of a Babel state."""

from __future__ import annotations

from tabletowers.games.babel.components import (
    ACTION_CARDS,
    ACTION_KINDS,
    BUILDING_CARDS,
    DISCS,
    DISCS_A_WONDER,
    KINDS,
    MOST_OF_A_SUIT,
    MOST_PLAYERS,
    PAIRS,
    ROWS,
    SIDES,
    SOURCES,
    SUITS,
    WONDERS,
)
from tabletowers.kernel.layout import Field, Layout

# The stages of a double turn.
NO_DOUBLE, FIRST_OF_TWO, SECOND_OF_TWO = range(3)

LAYOUT = Layout(
    [
        # The edition and the options, written at the start and never changed (`edition`).
        Field("memory_aid", "i1"),
        Field("parts_limit", "i1"),  # 0: no limit
        Field("kind_count", "i1", (KINDS + 1,)),  # discs in play by kind
        Field("pair_suit", "i1", (PAIRS, SIDES)),
        Field("pair_number", "i1", (PAIRS, SIDES)),
        Field("wonder_rows", "i2", (ROWS, 2)),  # points for first and second place
        Field("disc_bonus", "i2", (MOST_OF_A_SUIT + 1,)),  # points by the number of discs of a suit
        Field("action_total", "i1", (ACTION_KINDS,)),
        # The turn.
        Field("decision", "i1"),  # its number in `decisions`
        Field("active", "i1"),
        Field("double", "i1"),
        Field("quiet", "i1"),  # turns in a row in which no disc was built and no building card was drawn (BB-18)
        Field("stirred", "i1"),  # 1: in this turn a disc was built or a card drawn
        # The build in progress; all 0 if there is none.
        Field("wonder", "i1"),  # from 1
        Field("kind", "i1"),
        Field("suit", "i1", (SIDES,)),  # of the disc; a plain disc's second suit equals its first, and needs no cards
        Field("need", "i1", (SIDES,)),
        Field("offer", "i1", (MOST_PLAYERS, SIDES)),
        Field("trade", "i1", (MOST_PLAYERS,)),  # 1: with the trade card
        Field("guests", "i1"),  # bitmask of the invited seats
        Field("built", "i1"),  # 1: the disc has been built, and rejected seats are being asked about their bonus
        # The board.
        Field("disc", "i1", (WONDERS, DISCS_A_WONDER)),  # kinds of discs; 0 for a disc that has been built
        Field("parts", "i1", (WONDERS, MOST_PLAYERS)),
        Field("suit_left", "i1", (SUITS,)),  # discs of each suit that have not been built yet
        Field("completed", "i1"),  # wonders completed: the marker's row, from 0
        # Building cards.
        Field("deck_size", "i1"),
        Field("deck", "i1", (BUILDING_CARDS,)),  # suits; the last card is drawn first
        Field("supplied", "i1"),  # number of cards in a supplied reshuffle order, which is stored at the end of `deck`
        Field("discard", "i1", (SUITS,)),
        Field("hand_size", "i1", (MOST_PLAYERS,)),
        Field("hand", "i1", (MOST_PLAYERS, SUITS)),
        Field("sure", "i1", (MOST_PLAYERS, SUITS)),  # cards publicly known to be in a hand (BB-20)
        # Action cards.
        Field("action_deck_size", "i1"),
        Field("action_deck", "i1", (ACTION_CARDS,)),  # the last card is drawn first
        Field("action_count", "i1", (MOST_PLAYERS,)),
        Field("action", "i1", (MOST_PLAYERS, ACTION_KINDS)),
        Field("action_played", "i1", (ACTION_KINDS,)),
        # The discs taken, in order, and the points by source.
        Field("taken_count", "i1", (MOST_PLAYERS,)),
        Field("taken", "i1", (MOST_PLAYERS, DISCS)),
        Field("earned", "i2", (MOST_PLAYERS, len(SOURCES))),
    ]
)
