"""Readings and open lots (OT-5) against plain enumeration, on random towns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from tabletowers.games.oldtown.components import BUILDING_OF, BUILDINGS, CARD_BUILDING, lots_of
from tabletowers.games.oldtown.data import LOTS
from tabletowers.games.oldtown.data import town as facts
from tabletowers.games.oldtown.kernels.clues import pair_readable
from tests.games.oldtown.positions import town

ALL = range(1, LOTS + 1)


def readings(candidates: Sequence[Sequence[int]], taken: frozenset[int] = frozenset()) -> Iterator[frozenset[int]]:
    """The set of lots used by every way to give each building one of its candidates, all different."""
    if not candidates:
        yield taken
        return
    for lot in candidates[0]:
        if lot not in taken:
            yield from readings(candidates[1:], taken | {lot})


def has_reading(candidates: Sequence[Sequence[int]]) -> bool:
    return next(readings(sorted(candidates, key=len)), None) is not None


@st.composite
def towns(draw: st.DrawFn, most: int = 9) -> tuple[dict[str, int], dict[str, list[int]]]:
    """Tiles and markers with a reading; most lots lie in one corner, so that buildings get into each other's way."""
    names = draw(st.permutations(BUILDINGS))
    places = draw(st.permutations(list(ALL)))
    tile_count = draw(st.integers(0, 5))
    marked_count = draw(st.integers(1, most))
    tiles = {names[i]: places[i] for i in range(tile_count)}
    free = places[tile_count:]
    near = free[: marked_count + draw(st.integers(0, 2))]
    markers = {}
    for i in range(min(marked_count, len(free))):
        others = draw(st.sets(st.sampled_from(near if draw(st.booleans()) else free), min_size=1, max_size=4))
        own = free[i]
        kept = sorted({own, *others})
        markers[names[tile_count + i]] = kept if len(kept) > 1 else sorted({own, free[(i + 1) % len(free)]})
    return tiles, {name: lots for name, lots in markers.items() if len(lots) > 1}


@settings(max_examples=300)
@given(laid=towns())
def test_open_lots_are_those_of_the_readings(laid: tuple[dict[str, int], dict[str, list[int]]]) -> None:
    tiles, markers = laid
    state = town(tiles=tiles, markers=markers, tidy="spot")
    candidates = {**{name: [lot] for name, lot in tiles.items()}, **markers}
    for name in BUILDINGS:
        others = [lots for other, lots in candidates.items() if other != name]
        expected = [lot for lot in candidates.get(name, ALL) if has_reading([[lot], *others])]
        assert lots_of(int(state.record["open"][BUILDING_OF[name]])) == expected, name


@settings(max_examples=100)
@given(laid=towns(), data=st.data())
def test_a_pair_is_readable_if_some_reading_puts_both_on_it(
    laid: tuple[dict[str, int], dict[str, list[int]]], data: st.DataObject
) -> None:
    tiles, markers = laid
    state = town(tiles=tiles, markers=markers, tidy="spot")
    candidates = {**{name: [lot] for name, lot in tiles.items()}, **markers}
    for card in data.draw(st.sets(st.sampled_from(range(19, 37)), min_size=2, max_size=4)):
        x = BUILDINGS[CARD_BUILDING[card]]
        pairs = [*facts().cards[card - 1].pairs, *((b, a) for a, b in facts().cards[card - 1].pairs)]
        for y in data.draw(st.sets(st.sampled_from([name for name in BUILDINGS if name != x]), max_size=4)):
            others = [lots for name, lots in candidates.items() if name not in (x, y)]
            expected = any(
                one in candidates.get(x, ALL)
                and other in candidates.get(y, ALL)
                and has_reading([[one], [other], *others])
                for one, other in pairs
            )
            assert pair_readable(state.record, card, BUILDING_OF[x], BUILDING_OF[y]) == expected, (card, y)
