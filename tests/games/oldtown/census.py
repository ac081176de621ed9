"""Counting the pieces of Old Town."""

from tabletowers.contract import State
from tabletowers.games.oldtown.components import (
    ASIDE,
    BUILDINGS,
    CARD_CODES,
    CARD_KIND,
    COPIES,
    IN_TOWN,
    KINDS,
    MARKED,
    MARKERS,
    OUT,
    OWN_PILES,
    SETTLED,
    A,
    B,
    C,
    lots_of,
)
from tabletowers.games.oldtown.data import CARDS, LOTS

#: OT-7.
MOST_ON_LOT = 3

EXPECTED = {
    **dict.fromkeys(CARD_CODES[1:], 1),
    **{f"tile {name}": 1 for name in BUILDINGS},
    "markers": MARKERS * len(BUILDINGS),
}


def cards_of(mask: int) -> list[int]:
    return [card for card in range(CARDS + 1) if int(mask) >> card & 1]


def census(state: State) -> dict[str, int]:
    """How many of each card, tile and marker there are, wherever they lie; a point is a marker recovered."""
    record, count = state.record, dict.fromkeys(EXPECTED, 0)
    lying = [
        *(card for seat in range(state.players) for card in cards_of(record["hand"][seat])),
        *record["common"][: record["common_size"]],
        *(card for pile in range(OWN_PILES) for card in record["own"][pile, : record["own_size"][pile]]),
        *cards_of(record["box"]),
        *cards_of(record["gone"]),
    ]
    for card in lying:
        count[CARD_CODES[card]] += 1
    count["markers"] = sum(state.scores())
    for number, name in enumerate(BUILDINGS):
        status, lots = record["status"][number], lots_of(int(record["candidates"][number]))
        count[f"tile {name}"] += 1
        if status in (ASIDE, OUT):
            assert lots == []
            count["markers"] += MARKERS
        elif status == MARKED:
            count["markers"] += len(lots)
    return count


def well_formed(state: State) -> None:
    """Buildings have as many lots as they should, the town has a reading, and the known kinds are the true ones."""
    record = state.record
    on_lot = dict.fromkeys(range(1, LOTS + 1), 0)
    tiles = []
    for number in range(len(BUILDINGS)):
        lots = lots_of(int(record["candidates"][number]))
        if record["status"][number] == MARKED:
            assert 2 <= len(lots) <= MARKERS
            for lot in lots:
                on_lot[lot] += 1
        elif record["status"][number] == SETTLED:
            assert len(lots) == 1
            tiles += lots
        if record["status"][number] in (SETTLED, OUT):
            assert record["owner"][number] == 0
        assert 0 <= record["owner"][number] <= state.players
        if record["status"][number] in (MARKED, SETTLED):
            assert record["open"][number] != 0
            assert state.options["tidy"] == "spot" or record["open"][number] == record["candidates"][number]
    assert len(tiles) == len(set(tiles)) == record["settled"]
    assert all(count <= MOST_ON_LOT for count in on_lot.values())
    assert not any(on_lot[lot] for lot in tiles)
    on_map = sum(record["status"][number] in (MARKED, SETTLED) for number in range(len(BUILDINGS)))
    assert on_map == record["on_map"] <= IN_TOWN
    assert (OUT in record["status"]) == (on_map == IN_TOWN)
    for seat in range(state.players):
        assert sum(record["owner"] == seat + 1) <= 2
        kinds = [CARD_KIND[card] for card in cards_of(record["hand"][seat])]
        assert [kinds.count(kind) for kind in range(KINDS)] == list(record["hand_kinds"][seat])
    common = [CARD_KIND[card] for card in record["common"][: record["common_size"]]]
    assert common == [B if place < COPIES[B] else A for place in range(len(common))]
    for pile in range(OWN_PILES):
        kinds = [CARD_KIND[card] for card in record["own"][pile, : record["own_size"][pile]]]
        assert [kinds.count(kind) for kind in range(KINDS)] == list(record["own_kinds"][pile])
    assert all(CARD_KIND[card] in (A, C) for card in cards_of(record["box"]))
    assert {int(card) for card in record["shown"] if card} <= set(cards_of(record["gone"]))
