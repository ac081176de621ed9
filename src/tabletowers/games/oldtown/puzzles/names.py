"""The names and numbers of the solving techniques that a person can use, from the easiest to the hardest."""

from __future__ import annotations

TECHNIQUES = (
    "entered",  # entered on the map by the player
    "noted",  # pencilled in by the player
    "clue",  # a card about one building
    "roll_call",  # sixteen buildings are known to be in town, or two known not to be
    "last_lot",  # a building with one lot left
    "last_building",  # a lot with one building left
    "partner_known",  # a card about two buildings when the lots of all possible partners are known
    "partner",  # a card about two buildings when only one own building can be the partner
    "own_complete",  # all own buildings are found, or no more candidates are left than are needed
    "some_own",  # a card about an unnamed own building that only one building can satisfy
    "own_found",  # only one building can be the partner, so it is own
    "any_partner",  # a card about two buildings when several own buildings can be the partner
    "pair",  # two buildings with the same two lots
    "lot_pair",  # two lots with the same two buildings
    "triple",
    "lot_triple",
    "own_budget",  # if this building were own, or were not, there would be too few own buildings for the cards
    "chain",  # if it stood here, then …
    "deep_chain",  # the same, using pairs and triples as well
    "cases",  # if it stood here, then either … or …, and neither is possible
)
(
    ENTERED,
    NOTED,
    CLUE,
    ROLL_CALL,
    LAST_LOT,
    LAST_BUILDING,
    PARTNER_KNOWN,
    PARTNER,
    OWN_COMPLETE,
    SOME_OWN,
    OWN_FOUND,
    ANY_PARTNER,
    PAIR,
    LOT_PAIR,
    TRIPLE,
    LOT_TRIPLE,
    OWN_BUDGET,
    CHAIN,
    DEEP_CHAIN,
    CASES,
) = range(len(TECHNIQUES))

#: The contradictions that can end a chain. The last row of a chain has one of these numbers as its technique.
ENDS = ("no_lot", "no_building", "no_partner", "too_many_own", "too_few_own", "own_not_enough", "too_many_in_town")
NO_LOT, NO_BUILDING, NO_PARTNER, TOO_MANY_OWN, TOO_FEW_OWN, OWN_NOT_ENOUGH, TOO_MANY_IN_TOWN = range(100, 107)

#: Two more numbers that a row can have as its technique: a distinction of cases by the lots of a building, and a case.
SPLIT, CASE = 200, 201
