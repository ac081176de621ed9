"""Positions of Old Town laid out for a test: what lies in town, who owns what, which cards are in hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import tabletowers as tt
from tabletowers.contract import Event, State
from tabletowers.games.oldtown.components import BUILDING_OF, CARD_KIND, KINDS, MARKED, OUT, SETTLED, mask_of
from tabletowers.games.oldtown.decisions import ACTING

GAME = tt.game("oldtown")


def town(
    players: int = 3,
    *,
    tiles: Mapping[str, int] | None = None,
    markers: Mapping[str, Iterable[int]] | None = None,
    out: Iterable[str] = (),
    owns: Sequence[Iterable[str]] = (),
    hands: Sequence[Iterable[int]] = (),
    **options: Any,
) -> State:
    """Seat 0 is about to act in this town. Hands not given are empty; the common pile is full; tidying is quick."""
    state = GAME.new(players, 1, **{"tidy": "auto", **options})
    record = state.record
    for name, lot in (tiles or {}).items():
        put(state, name, SETTLED, [lot])
    for name, lots in (markers or {}).items():
        put(state, name, MARKED, lots)
    for name in out:
        put(state, name, OUT, ())
    for seat, names in enumerate(owns):
        for name in names:
            record["owner"][BUILDING_OF[name]] = seat + 1
    for seat in range(players):
        hold(state, seat, hands[seat] if seat < len(hands) else ())
    record["phase"] = ACTING
    GAME.kernels.derive(state.data)
    return state


def put(state: State, name: str, status: int, lots: Iterable[int]) -> None:
    state.record["status"][BUILDING_OF[name]] = status
    state.record["candidates"][BUILDING_OF[name]] = mask_of(lots)


def hold(state: State, seat: int, cards: Iterable[int]) -> None:
    """Give a seat exactly these cards."""
    state.record["hand"][seat] = sum(1 << card for card in cards)
    state.record["hand_kinds"][seat] = [sum(CARD_KIND[card] == kind for card in cards) for kind in range(KINDS)]


def empty_piles(state: State) -> State:
    """Nothing is left to draw."""
    state.record["common"] = 0
    state.record["common_size"] = 0
    state.record["own"] = 0
    state.record["own_size"] = 0
    state.record["own_kinds"] = 0
    return state


def lots(state: State, name: str) -> list[int]:
    """The lots with a building's markers or its tile."""
    result: list[int] = state.view(None)["board"]["buildings"][name]["lots"]
    return result


def status(state: State, name: str) -> str:
    result: str = state.view(None)["board"]["buildings"][name]["status"]
    return result


def owner(state: State, name: str) -> int | None:
    result: int | None = state.view(None)["board"]["buildings"][name]["owner"]
    return result


def verdicts(state: State, seat: int, card: str) -> dict[str | None, str]:
    """What the seat's view says of a card in its hand, by the building named for it."""
    entry = next(entry for entry in state.view(seat)["board"]["hand"] if entry["card"] == card)
    return {judged["building"]: judged["verdict"] for judged in entry["verdicts"]}


def why(state: State, move: str) -> tuple[str, str] | None:
    reason = state.why_not(move)
    return None if reason is None else (reason.rule, reason.code)


def named(events: Iterable[Event], name: str) -> list[Event]:
    return [event for event in events if event.name == name]
