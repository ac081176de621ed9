"""Puzzles that somebody makes: how many towns fit, and the link to one."""

from __future__ import annotations

from tabletowers import puzzles
from tests.server.house import Guest, House


def test_a_puzzle_in_the_making(house: House, anna: Guest) -> None:
    whole = {key: value for key, value in puzzles.official(1).to_json().items() if key in ("A", "B", "C", "own")}

    def examined(**changes: object) -> dict[str, object]:
        found: dict[str, object] = anna.call("POST", "/puzzles/examine", {"puzzle": whole | changes})
        return found

    sound = examined()
    assert (sound["count"], sound["complete"], sound["level"]) == (1, True, "easy")
    assert sound["settled"] == list(puzzles.solve(puzzles.official(1)).towns[0])
    few = examined(A=[], C=[])
    assert (few["count"], few["complete"], few["id"], few["settled"]) == (100, False, None, [])
    shared = anna.call("GET", f"/puzzles/{sound['id']}")
    assert (shared["A"], shared["level"], shared.get("solution")) == (whole["A"], "easy", None)
    town = {str(lot): name for lot, name in enumerate(sound["settled"], 1)}
    assert anna.call("POST", f"/puzzles/{sound['id']}/check", {"position": {"entries": town}})["solved"] is True
    assert anna.refused("POST", "/puzzles/examine", {"puzzle": {"A": [99]}}) == "bad_request"
    assert anna.refused("GET", f"/puzzles/{str(sound['id'])[:-1]}") == "damaged_puzzle"
    assert anna.refused("GET", f"/puzzles/{str(sound['id']).replace('own-1', 'own-7')}") == "other_puzzle_version"
