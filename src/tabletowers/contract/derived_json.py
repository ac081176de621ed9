"""Set-ups and views of a game whose record is described (`kernel.description`), derived from the description.

In a view, every number and every pile is called what it is called in the record: what concerns the table stands in the
board, what concerns a seat in the list `seats`. A pile is the list of its pieces' names, from the bottom to the top;
where they can be hidden, `NAME_size` says how many there are, and the list is there for those who see it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any

from tabletowers.kernel.description import REST, Described, Part, Pieces, Place
from tabletowers.kernel.layout import Fields

# Set-ups


def groups_of(layout: Described) -> list[list[int]]:
    """Return the pieces to shuffle, one group for each set."""
    return [pieces.all() for pieces in layout.sets]


def setup_of(layout: Described, order: Sequence[int], players: int) -> dict[str, Any]:
    """Return the set-up for shuffled pieces: a list for each pile to which pieces are dealt.

    Hands are sorted, other piles begin with the piece on top.
    """
    waiting, setup = iter(order), {}
    for place, count, piles in _dealt(layout, players):
        dealt = [[next(waiting) for _ in range(count)] for _ in range(piles)]
        named = [[place.pieces.name(piece) for piece in (sorted(pile) if place.ordered else pile)] for pile in dealt]
        setup[place.name] = named if _several(place) else named[0]
    return setup


def order_of(layout: Described, setup: Mapping[str, Any], players: int) -> list[int]:
    """Return the shuffled pieces that give a set-up. Raises ValueError if it is not a set-up."""
    places = {place.name for place, _, _ in _dealt(layout, players)}
    if set(setup) != places:
        raise ValueError(f"a set-up is an object with {', '.join(sorted(places))}")
    order: list[int] = []
    for place, count, piles in _dealt(layout, players):
        given = setup[place.name] if _several(place) else [setup[place.name]]
        if not isinstance(given, list) or len(given) != piles:
            raise ValueError(f"{place.name}: expected {piles} lists")
        for pile in given:
            if not isinstance(pile, list) or len(pile) != count:
                raise ValueError(f"{place.name}: expected a list of {count} pieces")
            order += [_number_in(place, piece) for piece in pile]
    start = 0
    for pieces in layout.sets:
        if sorted(order[start : start + pieces.total]) != pieces.all():
            raise ValueError("the pieces are not all there once")
        start += pieces.total
    return order


def _dealt(layout: Described, players: int) -> Iterator[tuple[Place, int, int]]:
    """Yield the places to which pieces are dealt, set by set, with the pieces for each pile and the number of piles."""
    for pieces in layout.sets:
        places = [(place, place.dealt_to(players), piles_of(place, players)) for place in layout.places_of(pieces)]
        left = pieces.total - sum(count * piles for _, count, piles in places if count != REST)
        for place, count, piles in places:
            if count:
                yield place, left if count == REST else count, piles


def piles_of(place: Place, players: int) -> int:
    """Return how many piles a place has with this number of players."""
    return (players if place.per_seat else 1) * (place.each or 1)


def _several(place: Place) -> bool:
    return place.per_seat or place.each > 0


def _number_in(place: Place, name: object) -> int:
    try:
        return place.pieces.number(name)
    except ValueError as error:
        raise ValueError(f"{place.name}: {error}") from error


# Views


def board(layout: Described, fields: Fields) -> dict[str, Any]:
    """Return what everyone sees, from the fields of a spectator's sight."""
    shown: dict[str, Any] = {}
    for part in layout.parts:
        if not part.per_seat and not _is_option(part):
            shown |= _shown(layout, part, fields, _rows(layout, part, fields), False)
    shown["seats"] = [_seat(layout, fields, seat, False) for seat in range(fields["players"])]
    return shown


def board_of_seat(layout: Described, public: dict[str, Any], fields: Fields, seat: int) -> dict[str, Any]:
    """Return the same with what only this seat sees, from the fields of the seat's sight."""
    seats = [*public["seats"]]
    seats[seat] = _seat(layout, fields, seat, True)
    return {**public, "seats": seats}


def _seat(layout: Described, fields: Fields, seat: int, own: bool) -> dict[str, Any]:
    """Return what a view shows of a seat. `own` says whether it is the viewer's own."""
    shown: dict[str, Any] = {}
    for part in layout.parts:
        if part.per_seat:
            shown |= _shown(layout, part, fields, _rows(layout, part, fields)[seat], own)
    return shown


def _shown(layout: Described, part: Part, fields: Fields, value: Any, own: bool) -> dict[str, Any]:
    """Return the entries of a view for one part: its numbers, or the names of its pieces and how many there are."""
    if not isinstance(part, Place):
        return {part.name: value}
    entries: dict[str, Any] = {}
    if part.known != "all":
        entries[f"{part.name}_size"] = [row[0] for row in value] if part.each else value[0]
    if is_visible(part, fields, own):
        entries[part.name] = [_names(part.pieces, row) for row in value] if part.each else _names(part.pieces, value)
    return entries


def is_visible(place: Place, fields: Mapping[str, Any], own: bool) -> bool:
    """Return whether a view shows the pieces at a place. `own` says whether it belongs to the viewer's seat."""
    if place.open_if is not None and fields[place.open_if]:
        return True
    return place.known == "all" or (place.known == "owner" and own)


def _names(pieces: Pieces, row: Sequence[int]) -> list[str | int]:
    return [pieces.name(piece) for piece in row[1 : 1 + row[0]]]


def _rows(layout: Described, part: Part, fields: Fields) -> Any:
    """Return a part's field with its flat numbers as nested lists."""
    value = fields[part.name]
    return _nested(value, layout.shape(part)) if layout.shape(part) else value


def _nested(values: Sequence[int], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return list(values)
    step = prod(shape[1:])
    return [_nested(values[start : start + step], shape[1:]) for start in range(0, len(values), step)]


def _is_option(part: Part) -> bool:
    return not isinstance(part, Place) and part.option


def fields_from_view(layout: Described, view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields that a view shows. Raises an exception of some kind if it isn't a view."""
    seen, viewer = view["board"], view["seat"]
    seats = seen["seats"]
    fields: dict[str, Any] = {}
    # Numbers first: they say whether the pieces at some places are visible.
    for number in layout.numbers:
        if not number.derived and not number.option:
            values = [entries[number.name] for entries in (seats if number.per_seat else [seen])]
            if number.each and any(len(row) != number.each for row in values):
                raise ValueError(f"{number.name}: expected {number.each} numbers")
            fields[number.name] = values if number.per_seat else values[0]
    for place in layout.places:

        def read(entries: Mapping[str, Any], own: bool, place: Place = place) -> Any:
            visible = is_visible(place, fields, own)
            names = entries[place.name] if visible else None
            sizes = None if place.known == "all" else entries[f"{place.name}_size"]
            if not place.each:
                return _row(place, names, sizes)
            rows = range(place.each)
            return [_row(place, None if names is None else names[i], None if sizes is None else sizes[i]) for i in rows]

        if place.per_seat:
            fields[place.name] = [read(entries, seat == viewer) for seat, entries in enumerate(seats)]
        else:
            fields[place.name] = read(seen, False)
    return fields


def _row(place: Place, names: Any, size: Any) -> list[int]:
    """Return the numbers of a pile. `names` is None if they are hidden, `size` if it follows from them."""
    pieces = [] if names is None else [place.pieces.number(name) for name in names]
    if len(pieces) > place.room or (names is not None and size is not None and size != len(pieces)):
        raise ValueError(f"{place.name}: expected {size} pieces, not {len(pieces)}")
    return [len(pieces) if size is None else size, *pieces]
