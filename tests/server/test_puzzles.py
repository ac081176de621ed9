"""Puzzles that somebody makes: how many towns fit, and the link to one."""

from __future__ import annotations

from tabletowers import puzzles
from tests.server.server_process import Guest, ServerProcess


def test_a_puzzle_in_the_making(player: Guest) -> None:
    whole = {key: value for key, value in puzzles.official(1).to_json().items() if key in ("A", "B", "C", "own")}

    def examined(**changes: object) -> dict[str, object]:
        result: dict[str, object] = player.call("POST", "/puzzles/examine", {"puzzle": whole | changes})
        return result

    sound = examined()
    assert (sound["count"], sound["complete"], sound["level"]) == (1, True, "easy")
    assert sound["settled"] == list(puzzles.solve(puzzles.official(1)).towns[0])
    few = examined(A=[], C=[])
    assert (few["count"], few["complete"], few["id"], few["settled"]) == (100, False, None, [])
    shared = player.call("GET", f"/puzzles/{sound['id']}")
    assert (shared["A"], shared["level"], shared.get("solution")) == (whole["A"], "easy", None)
    town = {str(lot): name for lot, name in enumerate(sound["settled"], 1)}
    assert player.call("POST", f"/puzzles/{sound['id']}/check", {"position": {"entries": town}})["solved"] is True
    assert player.refused("POST", "/puzzles/examine", {"puzzle": {"A": [99]}}) == "bad_request"
    assert player.refused("GET", f"/puzzles/{str(sound['id'])[:-1]}") == "damaged_puzzle"
    assert player.refused("GET", f"/puzzles/{str(sound['id']).replace('own-1', 'own-7')}") == "other_puzzle_version"


def test_a_solved_puzzle_is_compared_with_how_others_solved_it(house: ServerProcess, anna: Guest, bea: Guest) -> None:
    path, other = "/puzzles/official-1/solved", Guest(house)
    town = {str(lot): name for lot, name in enumerate(puzzles.solve(puzzles.official(1)).towns[0], 1)}

    def solved(by: Guest, seconds: int, hints: int) -> dict[str, int]:
        compared: dict[str, int] = by.call(
            "POST", path, {"position": {"entries": town}, "seconds": seconds, "hints": hints}
        )
        return compared

    alone = solved(anna, 100, 2)
    assert alone == {"seconds": 100, "hints": 2, "others": 0, "slower": 0, "more_hints": 0, "fewer_hints": 0}
    solved(bea, 300, 5)
    assert solved(other, 80, 0) == {
        "seconds": 80, "hints": 0, "others": 2, "slower": 2, "more_hints": 2, "fewer_hints": 0
    }  # fmt: skip
    # Whoever knows it already is no faster for that.
    again = solved(anna, 5, 0)
    assert again == {"seconds": 100, "hints": 2, "others": 2, "slower": 1, "more_hints": 1, "fewer_hints": 1}
    exported = anna.call("GET", "/me/export")["solved"]
    assert [(one["puzzle"], one["seconds"], one["hints"]) for one in exported] == [("official-1", 100, 2)]

    unfinished = {"position": {"entries": town | {"1": town["2"], "2": town["1"]}}, "seconds": 1, "hints": 0}
    assert anna.refused("POST", path, unfinished) == "not_possible"
    whole = {"position": {"entries": town}, "seconds": 1, "hints": 0}
    assert anna.refused("POST", "/puzzles/printed-1/solved", whole) == "not_possible"
    assert anna.refused("POST", path, whole | {"seconds": -1}) == "bad_request"
    # Somebody who is gone counts no longer.
    bea.call("DELETE", "/me", status=204)
    assert solved(anna, 5, 0)["others"] == 1
