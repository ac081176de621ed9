"""Clocktowers from its rules' text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from .game import Asking, Reference, check_keys

FLOORS = Counter({"F1": 5, "F1c": 5, "F1m": 4, "F2": 5, "F2c": 5, "F2m": 4})
CLOCKS = Counter({"K": 9, "Km": 9})
ROOFS = Counter({"Rr": 4, "Rb": 4, "Rg": 4, "Ry": 4, "Rp": 4})
STARTING_HAND = ["F1c", "F1m", "Km"]
REMOVED = {"floors": 5, "roofs": 3}


class Tower:
    """A tower from the ground up: its cards in the order they were laid."""

    def __init__(self, floor: str) -> None:
        self.cards = [floor]

    def height(self) -> int:
        return sum(int(card[1]) for card in self.cards if card in FLOORS)

    def has_clock(self) -> bool:
        return any(card in CLOCKS for card in self.cards)

    def is_complete(self) -> bool:
        return any(card in ROOFS for card in self.cards)

    def has(self, animal: str) -> bool:
        return any(card in (f"F1{animal}", f"F2{animal}", f"K{animal}") for card in self.cards)

    def value(self) -> int:
        """CT-11."""
        if not self.is_complete():
            return 0
        return {(False, False): 5, (True, False): 4, (True, True): 3, (False, True): 2}[self.has("c"), self.has("m")]

    def highest(self, animal: str) -> int:
        """The highest storey of a complete tower that holds the animal, 0 without one (CT-12)."""
        if not self.is_complete():
            return 0
        storey = result = 0
        for card in self.cards:
            if card in FLOORS:
                storey += int(card[1])
                if card.endswith(animal):
                    result = storey
        return result


class Clocktowers(Reference):
    """A game of Clocktowers."""

    def lay_out(self, setup: Mapping[str, Any]) -> None:
        check_deal(setup, self.players)
        self.piles: dict[str, list[str]] = {name: list(setup["piles"][name]) for name in ("floors", "clocks", "roofs")}
        self.hands = [list(STARTING_HAND) for _ in range(self.players)]
        self.towers: list[list[Tower]] = [[] for _ in range(self.players)]
        self.heights: dict[str, list[int]] = {roof: [] for roof in ROOFS}  # of the complete towers, in their order

    def course(self) -> Asking[None]:
        seat = 0
        while any(self.hands):
            yield from self.turn(seat)
            seat = (seat + 1) % self.players

    def turn(self, seat: int) -> Asking[None]:
        """CT-3."""
        hand, towers = self.hands[seat], self.towers[seat]
        discards = {f"x{card}" for card in hand}
        new = {f"{card}>new" for card in hand if card in FLOORS}
        adds = {
            f"{card}>T{number}"
            for card in hand
            for number, tower in enumerate(towers, start=1)
            if self.fits(card, tower)
        }
        move = yield seat, [*discards, *new, *adds]
        if move in discards:
            hand.remove(move.removeprefix("x"))
        else:
            card, place = move.split(">")
            hand.remove(card)
            if place == "new":
                towers.append(Tower(card))
            else:
                tower = towers[int(place.removeprefix("T")) - 1]
                tower.cards.append(card)
                if card in ROOFS:
                    self.heights[card].append(tower.height())
        self.points = [sum(tower.value() for tower in mine) for mine in self.towers]
        piles = [name for name, pile in self.piles.items() if pile]
        if piles:
            move = yield seat, [f"+{name}" for name in piles]
            hand.append(self.piles[move.removeprefix("+")].pop(0))

    def fits(self, card: str, tower: Tower) -> bool:
        """CT-4 to CT-7: may the card go on the tower?"""
        if tower.is_complete():
            return False
        if card in ROOFS:
            return tower.has_clock() and tower.height() in self.next_heights(card)
        return not tower.has_clock()

    def next_heights(self, roof: str) -> list[int]:
        before = self.heights[roof]
        return [before[-1] + 1] if before else [1, 2]

    def best(self) -> list[int]:
        """CT-12."""

        def rank(seat: int) -> tuple[int, int, int]:
            mouse, cat = (max([0, *(tower.highest(animal) for tower in self.towers[seat])]) for animal in "mc")
            return self.points[seat], mouse, cat

        return [seat for seat in range(self.players) if rank(seat) == max(map(rank, range(self.players)))]


# --- CT-2: dealing ------------------------------------------------------------------------------------------------


def piles_before_removal(players: int) -> dict[str, Counter[str]]:
    in_hands = Counter(STARTING_HAND * players)
    return {"floors": FLOORS - in_hands, "clocks": CLOCKS - in_hands, "roofs": Counter(ROOFS)}


def check_deal(setup: Mapping[str, Any], players: int) -> None:
    """All cards that are in no hand are in their pile or removed."""
    check_keys(setup, {"piles", "removed"})
    check_keys(setup["piles"], {"floors", "clocks", "roofs"})
    check_keys(setup["removed"], set(REMOVED))
    for name, cards in piles_before_removal(players).items():
        removed = setup["removed"].get(name, [])
        assert len(removed) == REMOVED.get(name, 0)
        assert Counter(setup["piles"][name]) + Counter(removed) == cards


def deal(players: int, options: Mapping[str, Any], random: Random) -> dict[str, Any]:
    """A random set-up."""
    piles = {name: list(cards.elements()) for name, cards in piles_before_removal(players).items()}
    for pile in piles.values():
        random.shuffle(pile)
    removed = {name: [piles[name].pop() for _ in range(number)] for name, number in REMOVED.items()}
    return {"piles": piles, "removed": removed}
