"""Counting the pieces of Market Day."""

from marketday.components import CARDS, GOODS, HAND, MOST_OPEN
from tabletowers.contract import State

EXPECTED = dict.fromkeys(range(1, GOODS + 1), 1)


def census(state: State) -> dict[int, int]:
    """How many of each of the goods there are, wherever they lie."""
    fields, count = state.fields, dict.fromkeys(EXPECTED, 0)
    for good in [*fields["pile"], *fields["open"]]:
        if good:
            count[good] += 1
    for good in EXPECTED:
        count[good] += fields["owner"][good] > 0
    return count


def well_formed(state: State) -> None:
    """Every card is in one place at most, hands are sorted, and as many goods lie open as there should."""
    fields = state.fields
    cards = [card for card in range(1, CARDS + 1) if fields["played"] >> card & 1]
    for seat in range(state.players):
        size = fields["hand_size"][seat]
        hand = [*fields["hand"][HAND * seat : HAND * (seat + 1)]]
        assert hand[:size] == sorted(hand[:size])
        assert not any(hand[size:])
        assert all(hand[:size])
        cards += hand[:size]
        cards += [fields["bid"][seat]] * (fields["bid"][seat] > 0)
    assert len(cards) == len(set(cards)) == HAND * state.players
    # One of the goods is taken a round, so that the pile never runs out.
    assert sum(good > 0 for good in fields["open"]) == fields["open_goods"] <= MOST_OPEN
