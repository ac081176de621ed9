"""Old Town from its rules' text: the map, the sixty clues, and readings by exhaustive search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from .game import Asking, Reference, check_keys

Lots = frozenset[int]
Pair = tuple[int, int]

LOTS: Lots = frozenset(range(1, 17))
BUILDINGS = [
    "bank",
    "barber",
    "blacksmith",
    "casino",
    "church",
    "doctor",
    "hotel",
    "jail",
    "judge",
    "laundry",
    "pharmacy",
    "printer",
    "saloon",
    "school",
    "sheriff",
    "stable",
    "stage",
    "undertaker",
]
MARKERS = 5
MARKERS_ON_A_LOT = 3

# --- OT-1: the map ------------------------------------------------------------------------------------------------

ENTRANCES = dict(enumerate("SWSW NWNW EWEW NNNN".replace(" ", ""), start=1))


def row(lot: int) -> int:
    return (lot - 1) // 4 + 1


def column(lot: int) -> int:
    return (lot - 1) % 4 + 1


def lots_where(fits: Callable[[int], bool]) -> Lots:
    return frozenset(lot for lot in LOTS if fits(lot))


def rows(*numbers: int) -> Lots:
    return lots_where(lambda lot: row(lot) in numbers)


def columns(*numbers: int) -> Lots:
    return lots_where(lambda lot: column(lot) in numbers)


def entrance(*sides: str) -> Lots:
    return lots_where(lambda lot: ENTRANCES[lot] in sides)


MAIN, RAILWAY, CEMETERY_RD = rows(1, 2), rows(2, 3), rows(3, 4)  # the lots on both sides
DALTON, CAVENDISH = columns(1, 2), columns(3, 4)
NORTH_OF_MAIN, SOUTH_OF_MAIN = rows(1), rows(2, 3, 4)
NORTH_OF_CEMETERY_RD, SOUTH_OF_CEMETERY_RD = rows(1, 2, 3), rows(4)
NORTH_OF_RAILWAY, SOUTH_OF_RAILWAY = rows(1, 2), rows(3, 4)
WEST_OF_DALTON, EAST_OF_DALTON = columns(1), columns(2, 3, 4)
WEST_OF_CAVENDISH, EAST_OF_CAVENDISH = columns(1, 2, 3), columns(4)
EDGE = rows(1, 4) | columns(1, 4)
CENTRE = LOTS - EDGE
CORNERS = rows(1, 4) & columns(1, 4)
CEMETERY: Lots = frozenset({9, 10, 13, 14})
BUFFALO_FIELD: Lots = frozenset({1, 2, 3, 5})
DESERT: Lots = frozenset({12, 14, 15, 16})

ENTRANCE_ON_MAIN = (rows(1) & entrance("S")) | (rows(2) & entrance("N"))
ENTRANCE_ON_CEMETERY_RD = (rows(3) & entrance("S")) | (rows(4) & entrance("N"))
ENTRANCE_ON_DALTON = (columns(1) & entrance("E")) | (columns(2) & entrance("W"))

NEIGHBOURS: list[Pair] = [
    (one, other)
    for one, other in combinations(sorted(LOTS), 2)
    if abs(row(one) - row(other)) + abs(column(one) - column(other)) == 1
]
NEXT_DOOR = [pair for pair in NEIGHBOURS if {column(lot) for lot in pair} == {2, 3}]
FACE_TO_FACE = [pair for pair in NEIGHBOURS if pair not in NEXT_DOOR]
ENTRANCES_FACING = [
    (one, other)
    for one, other in FACE_TO_FACE
    if ENTRANCES[one] + ENTRANCES[other] == ("EW" if row(one) == row(other) else "SN")
]


def face_to_face(*areas: Lots) -> list[Pair]:
    """The face-to-face pairs that lie inside one of the areas."""
    return [pair for pair in FACE_TO_FACE if any(set(pair) <= area for area in areas)]


# --- OT-3: the clues ----------------------------------------------------------------------------------------------

CLUES_A: dict[int, tuple[str, Lots]] = {
    1: ("church", CEMETERY),
    2: ("barber", ENTRANCE_ON_DALTON),
    3: ("bank", EAST_OF_CAVENDISH),
    4: ("saloon", CENTRE),
    5: ("undertaker", DESERT),
    6: ("pharmacy", CAVENDISH & MAIN),
    7: ("printer", ENTRANCE_ON_CEMETERY_RD),
    8: ("stable", NORTH_OF_MAIN),
    9: ("jail", WEST_OF_DALTON),
    10: ("sheriff", ENTRANCE_ON_MAIN),
    11: ("judge", CORNERS),
    12: ("hotel", columns(3)),
    13: ("blacksmith", columns(2)),
    14: ("laundry", rows(2)),
    15: ("stage", MAIN & DALTON),
    16: ("school", BUFFALO_FIELD),
    17: ("casino", rows(3)),
    18: ("doctor", CAVENDISH & CEMETERY_RD),
}

BESIDE_THE_RAILWAY = face_to_face(RAILWAY)
ON_CEMETERY_RD = face_to_face(CEMETERY_RD)
ON_MAIN = face_to_face(MAIN)
ON_CAVENDISH = face_to_face(CAVENDISH & NORTH_OF_RAILWAY, CAVENDISH & SOUTH_OF_RAILWAY)
ON_DALTON = face_to_face(DALTON & NORTH_OF_RAILWAY, DALTON & SOUTH_OF_RAILWAY)

CLUES_C: dict[int, tuple[str, list[Pair]]] = {
    19: ("stage", BESIDE_THE_RAILWAY),
    20: ("bank", ON_CEMETERY_RD),
    21: ("blacksmith", BESIDE_THE_RAILWAY),
    22: ("saloon", ON_MAIN),
    23: ("church", NEXT_DOOR),
    24: ("undertaker", NEXT_DOOR),
    25: ("school", NEXT_DOOR),
    26: ("sheriff", NEXT_DOOR),
    27: ("barber", ON_MAIN),
    28: ("hotel", ON_MAIN),
    29: ("judge", ON_CAVENDISH),
    30: ("jail", BESIDE_THE_RAILWAY),
    31: ("pharmacy", NEXT_DOOR),
    32: ("printer", ON_DALTON),
    33: ("stable", ON_CAVENDISH),
    34: ("laundry", ENTRANCES_FACING),
    35: ("casino", ENTRANCES_FACING),
    36: ("doctor", ENTRANCES_FACING),
}

CLUES_B: dict[int, Lots] = {
    37: entrance("E", "W"),
    38: entrance("N", "S"),
    39: NORTH_OF_MAIN | rows(3),
    40: SOUTH_OF_CEMETERY_RD | rows(2),
    41: EDGE & WEST_OF_CAVENDISH,
    42: EDGE & EAST_OF_DALTON,
    43: EDGE & SOUTH_OF_MAIN,
    44: EDGE & NORTH_OF_CEMETERY_RD,
    45: SOUTH_OF_MAIN & NORTH_OF_CEMETERY_RD,
    46: EAST_OF_DALTON & WEST_OF_CAVENDISH,
    47: MAIN,
    48: SOUTH_OF_RAILWAY,
    49: columns(1, 4),
    50: rows(1, 4),
    51: DALTON,
    52: CAVENDISH,
    53: entrance("E", "W"),
    54: entrance("N", "S"),
    55: columns(2, 4),
    56: columns(1, 3),
    57: EAST_OF_CAVENDISH | SOUTH_OF_CEMETERY_RD,
    58: WEST_OF_DALTON | DESERT,
    59: NORTH_OF_MAIN | WEST_OF_DALTON,
    60: BUFFALO_FIELD | EAST_OF_CAVENDISH,
}


def name(card: int) -> str:
    return ("A" if card in CLUES_A else "B" if card in CLUES_B else "C") + str(card)


# --- OT-5: readings -----------------------------------------------------------------------------------------------


@cache
def readable(candidates: tuple[Lots, ...]) -> bool:
    """Can every building have a lot of its own among its candidates?"""
    if not candidates:
        return True
    first = min(candidates, key=len)
    others = list(candidates)
    others.remove(first)
    return any(readable(in_order(other - {lot} for other in others)) for lot in sorted(first))


def in_order(candidates: Iterable[Lots]) -> tuple[Lots, ...]:
    """Which building has which candidates does not matter to whether there is a reading: one order for all."""
    return tuple(sorted(candidates, key=ascending))


@cache
def ascending(lots: Lots) -> tuple[int, ...]:
    return tuple(sorted(lots))


Town = Mapping[str, Lots]
"""The buildings on the map with their candidates."""


def has_reading(town: Town, held: Town) -> bool:
    """Is there a reading of the town with some buildings held to certain lots (and others of these new on the map)?"""
    return readable(in_order({**town, **held}.values()))


@cache
def lots_in_readings(town: frozenset[tuple[str, Lots]], building: str) -> Lots:
    """Open to a building on the map: the lots where some reading puts it."""
    on_map = dict(town)
    return frozenset(lot for lot in on_map[building] if has_reading(on_map, {building: frozenset({lot})}))


@cache
def free_lots(town: frozenset[tuple[str, Lots]]) -> Lots:
    """Open to the buildings aside: the lots that some reading leaves free."""
    return frozenset(lot for lot in LOTS if readable(in_order(lots - {lot} for _, lots in town)))


# --- the game -----------------------------------------------------------------------------------------------------


class TownComplete(Exception):
    """The sixteenth building has settled."""


Effect = dict[str, set[int]]
"""What a clue leaves of the candidates of the buildings it speaks of."""


class OldTown(Reference):
    """A game of Old Town."""

    RULES = 2
    DEFAULTS: Mapping[str, Any] = {"tidy": "spot", "memory_aid": False}
    EARLIER: Mapping[int, Mapping[str, Any]] = {1: {"tidy": "auto"}}

    def lay_out(self, setup: Mapping[str, Any]) -> None:
        check_deal(setup, self.players)
        self.hands: list[set[int]] = [set(hand) for hand in setup["hands"]]
        self.common: list[int] = list(setup["common"])
        self.own: list[list[int]] = [list(pile) for pile in setup.get("own", [[]] * self.players)]
        self.markers: dict[str, set[int]] = {}  # of each marked building
        self.tiles: dict[str, int] = {}  # of each settled building
        self.out: set[str] = set()
        self.owner: dict[str, int] = {}
        self.right_claim = False

    # --- the course of the game

    def course(self) -> Asking[None]:
        try:
            for seat in range(self.players):
                for _ in range(2):
                    yield from self.take_building(seat)
            dead_turns = 0
            seat = 0
            while dead_turns < self.players:  # OT-19
                dead = yield from self.turn(seat)
                dead_turns = dead_turns + 1 if dead else 0
                seat = (seat + 1) % self.players
        except TownComplete:
            return

    def turn(self, seat: int) -> Asking[bool]:
        """A turn; tells whether it was dead (OT-19)."""
        self.right_claim = False
        if self.must_take(seat):
            yield from self.take_building(seat)
        passed = yield from self.action(seat)
        yield from self.claims(seat)
        drawn = yield from self.draw(seat, 2 if passed else 1)
        for distance in range(1, self.players):
            yield from self.claims((seat + distance) % self.players)
        return passed and drawn == 0 and not self.right_claim

    def must_take(self, seat: int) -> bool:
        """OT-11."""
        free = self.free_buildings()
        owned = len(self.owned(seat))
        if not free:
            return False
        if len(free) <= self.players:
            return owned == 0
        return owned < 2

    def take_building(self, seat: int) -> Asking[None]:
        move = yield seat, [f"take {building}" for building in self.free_buildings()]
        self.owner[move.removeprefix("take ")] = seat

    def action(self, seat: int) -> Asking[bool]:
        """Play, drop or pass (OT-12); tells whether the player passed."""
        clues = {text: (card, own) for card in self.hands[seat] for text, own in self.ways_to_name(seat, card)}
        plays = [text for text, (card, own) in clues.items() if not isinstance(self.judge(card, own), str)]
        droppable = [card for card in sorted(self.hands[seat]) if self.can_drop(seat, card)]
        drops = {f"drop {name(one)} {name(other)}": {one, other} for one, other in combinations(droppable, 2)}
        if not self.removable():
            drops = {}
        move = yield seat, [*plays, *drops] or ["pass"]
        if move in drops:
            self.hands[seat] -= drops[move]
            move = yield seat, [f"remove {building}@{lot}" for building, lot in self.removable()]
            building, lot = move.removeprefix("remove ").split("@")
            self.change(seat, {building: self.markers[building] - {int(lot)}})
        elif move in clues:
            card, own = clues[move]
            self.hands[seat].remove(card)
            effect = self.judge(card, own)
            assert not isinstance(effect, str)
            self.change(seat, effect)
        return move == "pass"

    def claims(self, seat: int) -> Asking[None]:
        """OT-17."""
        while self.options["tidy"] == "spot" and self.markers:
            move = yield seat, ["done", *(f"claim {building}@{lot}" for building, lot in self.all_markers())]
            if move == "done":
                return
            building, text = move.removeprefix("claim ").split("@")
            lot = int(text)
            if lot in self.open_to(building):
                return
            self.right_claim = True
            self.change(seat, {building: self.markers[building] - {lot}})

    def draw(self, seat: int, number: int) -> Asking[int]:
        """OT-18; tells how many cards were drawn."""
        drawn = 0
        for _ in range(number):
            piles = {"draw common": self.common, "draw own": self.own[seat]}
            full = [move for move, pile in piles.items() if pile]
            if not full:
                break
            move = full[0]
            if len(full) > 1:
                move = yield seat, full
            self.hands[seat].add(piles[move].pop(0))
            drawn += 1
        return drawn

    # --- what the table shows

    def candidates(self) -> dict[str, Lots]:
        """OT-5: of every building on the map."""
        marked = {building: frozenset(lots) for building, lots in self.markers.items()}
        return marked | {building: frozenset({lot}) for building, lot in self.tiles.items()}

    def open_to(self, building: str) -> Lots:
        town = frozenset(self.candidates().items())
        return lots_in_readings(town, building) if building in dict(town) else free_lots(town)

    def owned(self, seat: int) -> list[str]:
        return [building for building in BUILDINGS if self.owner.get(building) == seat]

    def free_buildings(self) -> list[str]:
        """Not settled, not out, and nobody's."""
        return [b for b in BUILDINGS if b not in self.tiles and b not in self.out and b not in self.owner]

    def all_markers(self) -> list[tuple[str, int]]:
        return [(building, lot) for building, lots in self.markers.items() for lot in sorted(lots)]

    def markers_on(self, lot: int) -> int:
        return sum(lot in lots for lots in self.markers.values())

    def removable(self) -> list[tuple[str, int]]:
        """The markers whose removal leaves a reading."""
        town = self.candidates()
        return [(b, lot) for b, lot in self.all_markers() if has_reading(town, {b: town[b] - {lot}})]

    # --- clues

    def ways_to_name(self, seat: int, card: int) -> list[tuple[str, str]]:
        """The ways to lay down a card: its notation, and the own building named ("" for none)."""
        if card in CLUES_A:
            return [(name(card), "")]
        named = CLUES_C[card][0] if card in CLUES_C else ""
        return [(f"{name(card)}={own}", own) for own in self.owned(seat) if own != named]

    def can_drop(self, seat: int, card: int) -> bool:
        """OT-16: confirms or contradicts for at least one building that could be named."""
        return any(self.judge(card, own) in ("confirms", "contradicts") for _, own in self.ways_to_name(seat, card))

    def judge(self, card: int, own: str) -> Effect | str:
        """What a card does to the candidates, or why it can't be played."""
        if card in CLUES_A:
            return self.judge_one(*CLUES_A[card])
        if card in CLUES_B:
            return self.judge_one(own, CLUES_B[card])
        building, pairs = CLUES_C[card]
        return self.judge_two(building, own, pairs)

    def judge_one(self, building: str, lots: Lots) -> Effect | str:
        """OT-13."""
        if building in self.out:
            return "contradicts"
        left = lots & self.open_to(building)
        if not left:
            return "contradicts"
        if building in self.candidates():
            before = self.candidates()[building]
            return "confirms" if before <= lots else {building: set(before & lots)}
        if len(left) > MARKERS:
            return "blocked"
        if len(left) >= 2 and any(self.markers_on(lot) == MARKERS_ON_A_LOT for lot in left):
            return "blocked"
        return {building: set(left)}

    def judge_two(self, x: str, y: str, pairs: Iterable[Pair]) -> Effect | str:
        """OT-14."""
        ordered = [*pairs, *((other, one) for one, other in pairs)]
        if x in self.out or y in self.out:
            return "contradicts"
        town = self.candidates()
        if not any(
            one in town.get(x, LOTS)
            and other in town.get(y, LOTS)
            and has_reading(town, {x: frozenset({one}), y: frozenset({other})})
            for one, other in ordered
        ):
            return "contradicts"
        before = {b: town[b] if b in town else self.open_to(b) for b in (x, y)}
        fitting = [(one, other) for one, other in ordered if one in before[x] and other in before[y]]
        left = {x: {one for one, _ in fitting}, y: {other for _, other in fitting}}
        if x in town and y in town and left == before:
            return "confirms"
        lying = {**self.markers, **{b: left[b] for b in (x, y) if b in self.markers}}
        coming = {b: left[b] for b in (x, y) if b not in town and len(left[b]) > 1}
        if any(len(lots) > MARKERS for lots in coming.values()):
            return "blocked"
        every_marker = [*lying.values(), *coming.values()]
        if any(sum(lot in lots for lots in every_marker) > MARKERS_ON_A_LOT for lot in LOTS):
            return "blocked"
        return left

    # --- changes and their consequences

    def change(self, seat: int, effect: Effect) -> None:
        """Give buildings new candidates, follow all consequences, and pay the seat for the markers recovered."""
        supply_before = self.markers_not_recovered(effect)
        for building, lots in effect.items():
            if building not in self.tiles:
                self.markers[building] = set(lots)
        while self.cascade() or self.tidy():
            pass
        self.points[seat] += supply_before - self.markers_not_recovered(())
        if len(self.markers) + len(self.tiles) == len(LOTS):  # OT-6
            self.out = set(BUILDINGS) - set(self.markers) - set(self.tiles)
        self.owner = {b: owner for b, owner in self.owner.items() if b not in self.tiles and b not in self.out}
        if not readable(in_order(self.candidates().values())):
            raise AssertionError("no reading is left")
        if len(self.tiles) == len(LOTS):
            raise TownComplete

    def markers_not_recovered(self, coming: Iterable[str]) -> int:
        """Markers that lie on the map, with the five each of the buildings that are about to join them."""
        new = [b for b in coming if b not in self.markers and b not in self.tiles]
        return len(self.all_markers()) + MARKERS * len(new)

    def cascade(self) -> bool:
        """One step of OT-9, if there is one to be made."""
        for building, lots in self.markers.items():
            if len(lots) == 1:
                self.tiles[building] = lots.pop()
                del self.markers[building]
                return True
            if lots & set(self.tiles.values()):
                lots -= set(self.tiles.values())
                return True
        return False

    def tidy(self) -> bool:
        """One step of OT-10, if there is one to be made."""
        if self.options["tidy"] == "auto":
            for building, lot in self.all_markers():
                if lot not in self.open_to(building):
                    self.markers[building].remove(lot)
                    return True
        return False


# --- OT-4: dealing ------------------------------------------------------------------------------------------------


def check_deal(setup: Mapping[str, Any], players: int) -> None:
    """Every card at most once, and each pile made of the right kinds."""
    check_keys(setup, {"hands", "common", "own"} if players == 2 else {"hands", "common"})
    own = setup.get("own", [])
    assert len(setup["hands"]) == players
    assert all(kinds(hand) == "AACC" for hand in setup["hands"])
    assert kinds(setup["common"][-24:]) == "B" * 24
    assert kinds(setup["common"][:-24]) == ("AAA" if players == 3 else "")
    assert [kinds(pile) for pile in own] == (["AAACCC"] * 2 if players == 2 else [])
    dealt = [card for pile in [*setup["hands"], setup["common"], *own] for card in pile]
    assert len(dealt) == len(set(dealt))


def kinds(cards: Iterable[int]) -> str:
    return "".join(sorted(name(card)[0] for card in cards))


def deal(players: int, options: Mapping[str, Any], random: Random) -> dict[str, Any]:
    """A random set-up."""
    a, b, c = list(CLUES_A), list(CLUES_B), list(CLUES_C)
    for pile in (a, b, c):
        random.shuffle(pile)

    def draw(pile: list[int], number: int) -> list[int]:
        return [pile.pop() for _ in range(number)]

    setup: dict[str, Any] = {"hands": [draw(a, 2) + draw(c, 2) for _ in range(players)], "common": b}
    if players == 3:
        setup["common"] = draw(a, 3) + b
    if players == 2:
        setup["own"] = [draw(a, 3) + draw(c, 3) for _ in range(2)]
        for pile in setup["own"]:
            random.shuffle(pile)
    return setup
