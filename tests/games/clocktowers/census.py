"""Counting the pieces of Clocktowers."""

from tabletowers.contract import State
from tabletowers.games.clocktowers.components import CODES, COPIES, HAND, KINDS, MOST_PLAYERS, PILE_OF, PILES, REMOVED

EXPECTED = {CODES[kind]: int(COPIES[kind]) for kind in range(1, KINDS + 1)}


def census(state: State) -> dict[str, int]:
    """How many of each card there are, wherever they lie."""
    record, count = state.record, dict.fromkeys(EXPECTED, 0)
    lying = [
        *(card for pile in range(PILES) for card in record["pile"][pile, : record["pile_size"][pile]]),
        *(card for pile in range(PILES) for card in record["removed"][pile, : REMOVED[pile]]),
        *(card for seat in range(MOST_PLAYERS) for card in record["hand"][seat, : record["hand_size"][seat]]),
        *(card for seat in range(MOST_PLAYERS) for card in record["discarded"][seat, : record["discards"][seat]]),
        *(card for seat in range(MOST_PLAYERS) for card in record["built"][seat, : record["built_count"][seat]]),
    ]
    for card in lying:
        count[CODES[card]] += 1
    return count


def well_formed(state: State) -> None:
    """Cards lie where they belong, hands are sorted, and what is known of a hand fits it."""
    record = state.record
    for pile in range(PILES):
        cards = [*record["pile"][pile, : record["pile_size"][pile]], *record["removed"][pile, : REMOVED[pile]]]
        assert all(PILE_OF[card] == pile for card in cards)
    for seat in range(state.players):
        hand = list(record["hand"][seat, : record["hand_size"][seat]])
        assert hand == sorted(hand)
        assert len(hand) <= HAND
        known = list(record["known"][seat, : record["known_count"][seat]])
        gone = list(record["discarded"][seat, : record["discards"][seat]])
        assert sorted(known) == sorted(hand + gone)
