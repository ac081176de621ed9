"""The rulebook's worked examples. They put the sheriff north of Main St; the card that says so names the stable."""

from __future__ import annotations

from tests.games.oldtown.positions import lots, status, town, verdicts, why

#: Lots 1 to 4.
NORTH = 8


def test_example_1_one_of_four_lots_is_occupied() -> None:
    state = town(tiles={"bank": 1}, hands=[[NORTH]])
    state.play("A8")
    assert lots(state, "stable") == [2, 3, 4]
    assert state.scores()[0] == 2


def test_example_2_three_of_four_lots_are_occupied() -> None:
    state = town(tiles={"bank": 1, "hotel": 2, "judge": 3}, hands=[[NORTH]])
    state.play("A8")
    assert (status(state, "stable"), lots(state, "stable")) == ("settled", [4])
    assert state.scores()[0] == 5


def test_example_3_two_of_four_markers_lie_elsewhere() -> None:
    state = town(markers={"stable": [1, 2, 5, 6]}, hands=[[NORTH]])
    state.play("A8")
    assert lots(state, "stable") == [1, 2]
    assert state.scores()[0] == 2


def test_example_4_all_markers_lie_inside() -> None:
    state = town(markers={"stable": [1, 2]}, hands=[[NORTH]])
    assert verdicts(state, 0, "A8") == {"stable": "confirms"}
    assert why(state, "A8") == ("OT-13", "confirms")


def test_example_5_all_markers_lie_outside() -> None:
    state = town(markers={"stable": [5, 6]}, hands=[[NORTH]])
    assert verdicts(state, 0, "A8") == {"stable": "contradicts"}
    assert why(state, "A8") == ("OT-13", "contradicts")


def test_example_6_a_lot_holds_three_markers() -> None:
    state = town(markers={"bank": [1, 5, 6], "hotel": [1, 7, 8], "judge": [1, 9, 10]}, hands=[[NORTH]])
    assert verdicts(state, 0, "A8") == {"stable": "blocked_three"}
    assert why(state, "A8") == ("OT-13", "blocked_three")
    reason = state.why_not("A8")
    assert reason is not None
    assert reason.details == {"card": "A8", "building": "stable", "lots": [1], "count": 1}


def test_example_7_two_buildings_fill_two_lots() -> None:
    state = town(markers={"bank": [1, 2], "hotel": [1, 2]}, hands=[[NORTH]])
    state.play("A8")
    assert lots(state, "stable") == [3, 4]
    assert state.scores()[0] == 3


def test_example_8_a_place_that_only_one_building_can_have() -> None:
    """Once bank and laundry share lots 6 and 7, only lot 10 is left for the saloon."""
    state = town(tiles={"judge": 5, "hotel": 8}, markers={"bank": [6, 7], "saloon": [6, 7, 10]}, hands=[[14]])
    state.play("A14")
    assert lots(state, "laundry") == [6, 7]
    assert (status(state, "saloon"), lots(state, "saloon")) == ("settled", [10])
    assert state.scores()[0] == 3 + 2 + 1


def test_example_9_eight_lots_need_too_many_markers() -> None:
    state = town(owns=[["church"]], hands=[[47]])
    assert verdicts(state, 0, "B47") == {"church": "blocked_five"}
    assert state.legal_moves() == ["pass"]


def test_example_10_a_removed_marker_settles_two_buildings() -> None:
    state = town(tiles={"stable": 1, "jail": 5}, markers={"saloon": [6, 7], "pharmacy": [7, 8]}, hands=[[8, 9]])
    state.play("drop A8 A9")
    assert state.legal_moves() == [
        "remove pharmacy@7",
        "remove pharmacy@8",
        "remove saloon@6",
        "remove saloon@7",
    ]
    state.play("remove saloon@6")
    assert (status(state, "saloon"), lots(state, "saloon")) == ("settled", [7])
    assert (status(state, "pharmacy"), lots(state, "pharmacy")) == ("settled", [8])
    assert state.scores()[0] == 4
