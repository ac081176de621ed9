"""The rules of Old Town for two to four players, by their numbers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabletowers.contract import State
from tabletowers.games.oldtown.components import BUILDINGS, CARD_KIND, IN_TOWN, A, B, C
from tests.games.oldtown.positions import GAME, empty_piles, hold, lots, named, owner, status, town, verdicts, why

#: Sixteen buildings; saloon and stage are left over.
SIXTEEN = [name for name in BUILDINGS if name not in ("saloon", "stage")]


def kinds(cards: list[int]) -> list[int]:
    return [sum(CARD_KIND[card] == kind for card in cards) for kind in (A, B, C)]


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ot_4_hands_and_piles(players: int) -> None:
    setup = GAME.deal(players, 3)
    assert [kinds(hand) for hand in setup["hands"]] == [[2, 0, 2]] * players
    assert kinds(setup["common"][-24:]) == [0, 24, 0]
    assert kinds(setup["common"][:-24]) == [3 if players == 3 else 0, 0, 0]
    if players == 2:
        assert [kinds(pile) for pile in setup["own"]] == [[3, 0, 3]] * 2
    else:
        assert "own" not in setup
    dealt = [card for pile in [*setup["hands"], setup["common"], *setup.get("own", [])] for card in pile]
    assert len(dealt) == len(set(dealt))


def test_ot_4_an_own_pile_is_shuffled() -> None:
    orders = {tuple(CARD_KIND[card] for card in GAME.deal(2, seed)["own"][0]) for seed in range(60)}
    assert len(orders) > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ot_4_each_takes_two_buildings_in_seat_order(players: int) -> None:
    state = GAME.new(players, 1)
    for turn in range(2 * players):
        assert state.to_move == turn // 2
        assert state.legal_moves() == [f"take {name}" for name in BUILDINGS[turn:]]
        state.play(f"take {BUILDINGS[turn]}")
    assert state.to_move == 0
    assert state.view(0)["decision"] == "act"
    assert [owner(state, name) for name in BUILDINGS[: 2 * players]] == [seat for seat in range(players) for _ in "12"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda setup: setup.pop("own"), "set-up must be an object with hands, common, own"),
        (lambda setup: setup["hands"].pop(), "hands must be a list of 2"),
        (lambda setup: setup["hands"][0].__setitem__(0, 61), r"hands\[0\]\[0\]: unknown card 61"),
        (lambda setup: setup["hands"][0].__setitem__(0, "A1"), r"hands\[0\]\[0\]: unknown card 'A1'"),
        (
            lambda setup: setup["hands"][1].__setitem__(0, setup["hands"][0][0]),
            r"hands\[1\]\[0\]: card \d+ occurs twice",
        ),
        (lambda setup: setup["hands"][0].pop(), r"hands\[0\] must be a list of cards: 2 A and 2 C"),
        (lambda setup: setup["common"].pop(), "common must be a list of cards: 24 B"),
        (lambda setup: setup["own"][1].append(1), r"own\[1\]"),
        (lambda setup: setup.update(own=None), "own must be a list of 2"),
    ],
)
def test_a_wrong_set_up_is_refused_with_the_place(change: Any, message: str) -> None:
    setup = GAME.deal(2, 1)
    change(setup)
    with pytest.raises(ValueError, match=message):
        GAME.start(setup, 2)


def test_three_a_cards_lie_on_top_of_the_common_pile() -> None:
    setup = GAME.deal(3, 1)
    setup["common"] = setup["common"][3:] + setup["common"][:3]
    with pytest.raises(ValueError, match="common: expected the three A cards on top"):
        GAME.start(setup, 3)


def test_hands_may_come_in_any_order() -> None:
    setup = GAME.deal(4, 1)
    turned = {**setup, "hands": [hand[::-1] for hand in setup["hands"]]}
    assert GAME.start(turned, 4).to_bytes() == GAME.start(setup, 4).to_bytes()


def test_one_player_is_sent_to_the_puzzles() -> None:
    with pytest.raises(ValueError, match=r"2 to 4 players.*puzzle"):
        GAME.new(1, 1)


# The state of the town


def complete_but_one(**options: Any) -> State:
    """Fifteen tiles on lots 1 to 15; the undertaker is aside, seat 0 owns the saloon and holds A5 and B50."""
    tiles = {name: lot for lot, name in enumerate(SIXTEEN[:-1], 1)}
    return town(tiles=tiles, owns=[["saloon"], ["stage"]], hands=[[5, 50]], **options)


def test_ot_6_sixteen_on_the_map_leave_the_others_out() -> None:
    tiles = {name: lot for lot, name in enumerate(SIXTEEN[:-2], 1)}
    state = town(tiles=tiles, markers={"stable": [15, 16]}, owns=[["saloon"], ["stage"]], hands=[[5]])
    # The undertaker beside the desert: lots 15 and 16 are left.
    events = state.play("A5")
    assert (status(state, "saloon"), owner(state, "saloon")) == ("out", None)
    assert (status(state, "stage"), owner(state, "stage")) == ("out", None)
    assert {event.to_json()["building"] for event in named(events, "left_out")} == {"saloon", "stage"}
    hold(state, 1, [15, 4])
    assert verdicts(state, 1, "A15") == {"stage": "contradicts"}


def test_ot_7_a_building_has_only_five_markers() -> None:
    state = town(tiles={name: lot for lot, name in enumerate(("bank", "barber"), 1)}, owns=[["church"]], hands=[[47]])
    assert verdicts(state, 0, "B47") == {"church": "blocked_five"}
    # With three of the eight lots built on, five are left.
    state = town(tiles={"bank": 1, "barber": 2, "jail": 3}, owns=[["church"]], hands=[[47]])
    state.play("B47=church")
    assert lots(state, "church") == [4, 5, 6, 7, 8]
    assert state.scores()[0] == 0


def test_ot_8_a_settled_building_is_nobodys() -> None:
    state = town(tiles={"bank": 1, "hotel": 2, "judge": 3}, owns=[["stable", "jail"]], hands=[[8]])
    state.play("A8")
    assert (status(state, "stable"), owner(state, "stable")) == ("settled", None)
    assert owner(state, "jail") == 0


def test_ot_9_tiles_drive_markers_off_and_last_markers_settle() -> None:
    state = town(
        tiles={"bank": 1, "hotel": 2, "judge": 3},
        markers={"doctor": [4, 8], "casino": [8, 12], "school": [12, 16, 13]},
        hands=[[8]],
    )
    events = state.play("A8")
    assert [(event.to_json()["building"], event.to_json()["points"]) for event in named(events, "settled")] == [
        ("stable", 5),
        ("doctor", 1),
        ("casino", 1),
    ]
    assert lots(state, "school") == [13, 16]
    # Stable 5, doctor 2, casino 2, school 1.
    assert state.scores() == [10, 0, 0]


def test_ot_10_tidying_recovers_what_no_reading_allows() -> None:
    # Bank, hotel and jail will share lots 1, 2 and 3; the casino's marker on 2 is in nobody's reading.
    markers = {"bank": [1, 2], "hotel": [2, 3, 9], "jail": [1, 3], "casino": [2, 5, 6]}
    state = town(markers=markers, owns=[["hotel"]], hands=[[50]])
    events = state.play("B50=hotel")
    assert lots(state, "hotel") == [2, 3]
    assert lots(state, "casino") == [5, 6]
    assert [event.to_json()["cause"] for event in named(events, "recovered")] == ["clue", "tidying"]
    assert state.scores()[0] == 2
    state = town(markers=markers, owns=[["hotel"]], hands=[[50]], tidy="spot")
    state.play("B50=hotel")
    assert lots(state, "casino") == [2, 5, 6]
    assert state.scores()[0] == 1


# A turn


def begin_turn_of(state: State, seat: int) -> State:
    """Let the seats before it pass."""
    while state.to_move != seat:
        state.play("pass")
    return state


def test_ot_11_who_owns_fewer_than_two_takes_one_a_turn() -> None:
    state = begin_turn_of(town(markers={"bank": [1, 2]}, tiles={"jail": 5}, owns=[["church"], []]), 1)
    assert state.view(1)["decision"] == "take"
    free = [name for name in BUILDINGS if name not in ("church", "jail")]
    assert state.legal_moves() == [f"take {name}" for name in free]
    assert why(state, "take church") == ("OT-11", "building_owned")
    assert why(state, "take jail") == ("OT-11", "building_settled")
    assert why(state, "pass") == ("OT-11", "take_now")
    state.play("take bank")
    assert owner(state, "bank") == 1
    assert state.view(1)["decision"] == "act"


@pytest.mark.parametrize(
    ("left", "owned", "takes"), [(4, 1, True), (3, 1, False), (3, 0, True), (1, 0, True), (0, 0, False)]
)
def test_ot_11_when_buildings_are_scarce_only_who_owns_none_takes(left: int, owned: int, takes: bool) -> None:
    """Three players. Of eighteen buildings two are out, `left` are free; seat 1 owns `owned`, seat 2 two."""
    marked = SIXTEEN[: left + owned + 2]
    tiles = {name: lot for lot, name in enumerate(SIXTEEN[len(marked) :], 1)}
    pairs = [[lot, lot + 1] for lot in range(len(tiles) + 1, 16)] + [[len(tiles) + 1, 16]]
    state = town(
        tiles=tiles,
        markers=dict(zip(marked, pairs, strict=False)),
        out=["saloon", "stage"],
        owns=[[], marked[:owned], marked[owned : owned + 2]],
    )
    state.play("pass")
    assert state.to_move == 1
    assert (state.view(1)["decision"] == "take") == takes
    if takes:
        assert state.legal_moves() == [f"take {name}" for name in marked[owned + 2 :]]


def test_ot_12_passing_is_for_those_who_can_do_nothing_else() -> None:
    state = town(hands=[[8]])
    assert state.legal_moves() == ["A8"]
    assert why(state, "pass") == ("OT-12", "can_act")
    assert why(state, "A9") == ("OT-12", "not_in_hand")
    state = town(hands=[[]])
    assert state.legal_moves() == ["pass"]


def test_ot_13_a_b_card_speaks_of_an_own_building_of_choice() -> None:
    state = town(markers={"bank": [1, 5], "jail": [5, 9]}, owns=[["bank", "jail"], ["hotel"]], hands=[[50]])
    assert verdicts(state, 0, "B50") == {"bank": "playable", "jail": "contradicts"}
    assert state.legal_moves() == ["B50=bank"]
    assert why(state, "B50=hotel") == ("OT-3", "not_own_building")
    state.play("B50=bank")
    assert (status(state, "bank"), lots(state, "bank")) == ("settled", [1])
    assert state.scores()[0] == 2


def test_ot_13_contradicts_before_confirms_before_blocked() -> None:
    # No lot is open to the bank inside the card, and one of its candidates is: spot mode keeps it lying.
    markers = {"bank": [4, 1], "hotel": [4, 8], "judge": [4, 8]}
    state = town(markers=markers, hands=[[3]], tidy="spot")
    assert verdicts(state, 0, "A3") == {"bank": "contradicts"}
    # A settled building confirms what holds for it and contradicts the rest.
    state = town(tiles={"bank": 4, "jail": 2}, hands=[[3, 9]])
    assert verdicts(state, 0, "A3") == {"bank": "confirms"}
    assert verdicts(state, 0, "A9") == {"jail": "contradicts"}


def test_ot_13_a_tile_may_go_where_three_markers_lie() -> None:
    state = town(
        tiles={"bank": 1, "hotel": 2, "judge": 3},
        markers={"doctor": [4, 8], "casino": [4, 12], "school": [4, 16]},
        hands=[[8]],
    )
    state.play("A8")
    assert lots(state, "stable") == [4]
    assert state.scores()[0] == 5 + 2 + 2 + 2


def test_ot_14_both_buildings_are_narrowed_to_pairs() -> None:
    # Next door: 2–3, 6–7, 10–11, 14–15.
    state = town(markers={"church": [9, 10, 13, 14], "jail": [1, 2, 11, 15]}, owns=[["jail"]], hands=[[23]])
    state.play("C23=jail")
    assert lots(state, "church") == [10, 14]
    assert lots(state, "jail") == [11, 15]
    assert state.scores()[0] == 4


def test_ot_14_a_building_aside_goes_where_the_other_can_pair_with_it() -> None:
    state = town(markers={"church": [9, 10, 13, 14]}, owns=[["jail", "church"]], hands=[[23]])
    assert state.legal_moves() == ["C23=jail"]  # The church can't be its own neighbour.
    state.play("C23=jail")
    assert lots(state, "church") == [10, 14]
    assert lots(state, "jail") == [11, 15]
    assert state.scores()[0] == 2 + 3


def test_ot_14_without_a_reading_on_a_pair_it_contradicts() -> None:
    """Each lot of the pair is open to its building by itself, but the third building needs one of the two."""
    markers = {"church": [2, 9], "jail": [3, 13], "bank": [2, 3]}
    state = town(markers=markers, owns=[["jail"]], hands=[[23]])
    assert verdicts(state, 0, "C23") == {"jail": "contradicts"}
    assert why(state, "C23=jail") == ("OT-14", "contradicts")


def test_ot_14_sixteen_buildings_leave_no_room_for_two_more() -> None:
    tiles = {name: lot for lot, name in enumerate([name for name in SIXTEEN if name != "church"], 1)}
    state = town(tiles=tiles, owns=[["saloon"]], hands=[[23]])
    assert verdicts(state, 0, "C23") == {"saloon": "contradicts"}


def test_ot_14_confirms_if_neither_loses_a_marker() -> None:
    state = town(tiles={"church": 10}, markers={"jail": [11, 15]}, owns=[["jail"]], hands=[[23]])
    assert verdicts(state, 0, "C23") == {"jail": "playable"}
    state = town(markers={"church": [10, 14], "jail": [11, 15]}, owns=[["jail"]], hands=[[23]])
    assert verdicts(state, 0, "C23") == {"jail": "confirms"}


def test_ot_14_three_on_a_lot_are_counted_after_the_clue_has_cleared_its_own() -> None:
    """Bank and hotel need 6 and 10, so that the church loses its marker on 11; the jail's fits there then."""
    markers = {"bank": [6, 10], "hotel": [6, 10], "church": [10, 11, 14], "doctor": [11, 1], "judge": [11, 4]}
    state = town(markers=markers, owns=[["jail"]], hands=[[23]], tidy="spot")
    state.play("C23=jail")
    assert lots(state, "church") == [10, 14]
    assert lots(state, "jail") == [11, 15]
    assert state.scores()[0] == 1 + 3


def test_ot_14_a_fourth_marker_on_a_lot_is_too_many() -> None:
    """The jail would come on 10, 11 and 15; on 11 the church stays, and two more lie there."""
    markers = {"church": [10, 11, 14], "bank": [11, 1], "hotel": [11, 4]}
    state = town(markers=markers, owns=[["jail"]], hands=[[23]])
    assert verdicts(state, 0, "C23") == {"jail": "blocked_three"}
    reason = state.why_not("C23=jail")
    assert reason is not None
    assert reason.details == {"card": "C23", "building": "jail", "lots": [11], "count": 1}


def test_ot_14_a_single_lot_takes_the_tile_and_no_marker() -> None:
    """The church is at 14, so that the jail settles on 15, though three markers lie there."""
    markers = {"bank": [15, 1], "hotel": [15, 4], "doctor": [15, 16]}
    state = town(tiles={"church": 14}, markers=markers, owns=[["jail"]], hands=[[23]])
    state.play("C23=jail")
    assert (status(state, "jail"), lots(state, "jail")) == ("settled", [15])
    assert state.scores()[0] == 5 + 2 + 2 + 2


def test_ot_14_two_new_buildings_count_together() -> None:
    """Church and jail both come on 10 and 11, where one marker lies already on each: three are allowed, four not."""
    tiles = {"judge": 2, "casino": 6, "doctor": 14}
    state = town(tiles=tiles, markers={"bank": [10, 11]}, owns=[["jail"]], hands=[[23]])
    assert verdicts(state, 0, "C23") == {"jail": "contradicts"}  # The bank needs 10 or 11.
    state = town(tiles=tiles, markers={"bank": [10, 11, 1]}, owns=[["jail"]], hands=[[23]])
    state.play("C23=jail")
    assert lots(state, "church") == lots(state, "jail") == [10, 11]
    assert (status(state, "bank"), lots(state, "bank")) == ("settled", [1])
    assert state.scores()[0] == 3 + 3 + 3
    state = town(tiles=tiles, markers={"bank": [10, 11, 1], "hotel": [10, 3]}, owns=[["jail"]], hands=[[23]])
    assert verdicts(state, 0, "C23") == {"jail": "blocked_three"}


def test_ot_14_five_markers_are_not_enough() -> None:
    state = town(owns=[["jail"]], hands=[[23]])
    assert verdicts(state, 0, "C23") == {"jail": "blocked_five"}


def test_ot_15_a_played_card_leaves_the_game() -> None:
    state = town(hands=[[8, 9]])
    state.play("A8")
    assert "A8" not in [entry["card"] for entry in state.view(0)["board"]["hand"]]


# Dropping


def test_ot_16_two_cards_that_confirm_or_contradict() -> None:
    state = town(tiles={"bank": 4, "jail": 2, "stable": 1}, markers={"hotel": [3, 7]}, hands=[[3, 9, 8, 12, 11]])
    # A3 and A8 and A12 confirm, A9 contradicts; A11 (the judge) can be played.
    drops = [move for move in state.legal_moves() if move.startswith("drop")]
    assert drops == ["drop A3 A12", "drop A3 A8", "drop A3 A9", "drop A8 A12", "drop A8 A9", "drop A9 A12"]
    assert why(state, "drop A3 A11") == ("OT-16", "still_tells")
    assert why(state, "drop A3 A5") == ("OT-12", "not_in_hand")
    state.play("drop A3 A9")
    assert state.to_move == 0
    assert state.legal_moves() == ["remove hotel@3", "remove hotel@7"]
    state.play("remove hotel@7")
    assert lots(state, "hotel") == [3]
    assert state.scores()[0] == 2
    assert state.to_move == 1


def test_ot_16_not_without_a_marker_to_remove() -> None:
    state = town(tiles={"bank": 4, "jail": 2}, hands=[[3, 9]])
    assert state.legal_moves() == ["pass"]
    assert why(state, "drop A3 A9") == ("OT-16", "nothing_to_remove")


def test_ot_16_blocked_cards_are_kept() -> None:
    state = town(tiles={"bank": 4}, markers={"hotel": [3, 7]}, owns=[["church"]], hands=[[3, 51]])
    assert verdicts(state, 0, "B51") == {"church": "blocked_five"}
    assert why(state, "drop A3 B51") == ("OT-16", "still_tells")


def test_ot_16_one_building_that_could_be_named_is_enough() -> None:
    state = town(
        tiles={"bank": 4}, markers={"hotel": [3, 7], "jail": [1, 5]}, owns=[["hotel", "jail"]], hands=[[3, 52]]
    )
    # B52, on Cavendish St: the hotel is, the jail is not. Nothing can be played, both ways it may be dropped.
    assert verdicts(state, 0, "B52") == {"hotel": "confirms", "jail": "contradicts"}
    assert state.legal_moves() == ["drop A3 B52"]


def test_ot_16_without_a_building_b_and_c_cards_are_idle() -> None:
    state = town(tiles={"bank": 4, "church": 10}, markers={"hotel": [3, 7]}, hands=[[3, 23, 52]])
    assert verdicts(state, 0, "C23") == {None: "no_own_building"}
    assert verdicts(state, 0, "B52") == {None: "no_own_building"}
    assert state.legal_moves() == ["pass"]
    assert why(state, "drop A3 B52") == ("OT-16", "no_own_building")
    # Nor is a C card of use whose only own building is that on the card.
    state = town(tiles={"bank": 4}, markers={"church": [10, 14]}, owns=[["church"]], hands=[[3, 23]])
    assert verdicts(state, 0, "C23") == {None: "no_own_building"}
    assert why(state, "C23=church") == ("notation", "not_a_move")
    assert state.legal_moves() == ["pass"]


def test_ot_16_a_last_possible_place_stays() -> None:
    """Hotel and jail need lots 3 and 7, so that the casino is at 11, which nobody has pointed out yet."""
    markers = {"hotel": [3, 7], "jail": [3, 7], "casino": [3, 11]}
    state = town(tiles={"bank": 4, "stable": 1}, markers=markers, hands=[[3, 8]], tidy="spot")
    state.play("drop A3 A8")
    assert "remove casino@3" in state.legal_moves()
    assert why(state, "remove casino@11") == ("OT-16", "last_place")
    assert why(state, "remove casino@12") == ("OT-5", "no_such_marker")


# Claims


def overlooked(**options: Any) -> State:
    """The casino's marker on 3 can't be right; seat 0 has only the judge's card to play."""
    markers = {"hotel": [3, 7], "jail": [3, 7], "casino": [3, 11, 12]}
    return town(markers=markers, hands=[[11]], owns=[["bank", "church"]], tidy="spot", **options)


def test_ot_17_a_right_claim_recovers_the_marker_and_goes_on() -> None:
    state = overlooked()
    state.play("A11")
    assert state.view(0)["decision"] == "claim"
    assert {"done", "claim casino@3", "claim judge@1"} < set(state.legal_moves())
    (claimed, recovered) = state.play("claim casino@3")
    assert claimed.to_json() == {"event": "claimed", "seat": 0, "building": "casino", "lot": 3, "judged": "right"}
    assert recovered.to_json()["points"] == 1
    assert lots(state, "casino") == [11, 12]
    assert state.scores()[0] == 1 + 1
    assert state.to_move == 0


def test_ot_17_a_wrong_claim_ends_the_claiming() -> None:
    state = overlooked()
    state.play("A11")
    state.play("claim casino@11")
    assert lots(state, "casino") == [3, 11, 12]
    assert state.to_move == 1  # The draw needed no decision; now the others claim, from the next seat on.
    assert state.view(1)["decision"] == "claim"
    state.play("done")
    assert (state.to_move, state.view(2)["decision"]) == (2, "claim")
    state.play("done")
    assert (state.to_move, state.view(1)["decision"]) == (1, "take")


def test_ot_17_a_claim_may_settle_a_building_and_cascade() -> None:
    markers = {"hotel": [3, 7], "jail": [3, 7], "casino": [3, 11], "doctor": [11, 12]}
    state = town(markers=markers, tidy="spot")
    state.play("pass")
    state.play("claim casino@3")
    assert (status(state, "casino"), lots(state, "casino")) == ("settled", [11])
    assert (status(state, "doctor"), lots(state, "doctor")) == ("settled", [12])
    assert state.scores()[0] == 4


def test_ot_17_nobody_is_asked_while_no_marker_lies() -> None:
    state = town(tiles={"bank": 4}, tidy="spot")
    state.play("pass")
    assert (state.to_move, state.view(1)["decision"]) == (1, "take")
    state = town(markers={"bank": [4, 8]}, tidy="spot")
    state.play("pass")
    assert (state.to_move, state.view(0)["decision"]) == (0, "claim")


def test_ot_17_with_tidy_auto_nobody_claims() -> None:
    state = town(markers={"bank": [4, 8]})
    state.play("pass")
    assert (state.to_move, state.view(1)["decision"]) == (1, "take")


# Drawing


def test_ot_18_one_card_or_two_after_a_pass() -> None:
    state = town(hands=[[8]])
    events = state.play("A8")
    assert len(named(events, "drew")) == 1
    state = town()
    events = state.play("pass")
    assert len(named(events, "drew")) == 2
    assert state.view(0)["board"]["common"] == 25
    # With three players A cards come first.
    assert state.view(1)["board"]["seats"][0]["cards"] == {"A": 2, "B": 0, "C": 0}


def test_ot_18_two_players_choose_the_pile_of_each_card() -> None:
    state = town(2)
    state.play("pass")
    assert (state.to_move, state.view(0)["decision"]) == (0, "draw")
    assert state.legal_moves() == ["draw common", "draw own"]
    state.play("draw own")
    assert state.legal_moves() == ["draw common", "draw own"]
    state.play("draw common")
    assert state.to_move == 1
    board = state.view(1)["board"]
    assert board["common"] == 23
    assert sum(board["own"][0].values()) == 5
    assert board["seats"][0]["cards"]["B"] == 1


@pytest.mark.parametrize("pile", ["common", "own"])
def test_ot_18_no_choice_with_one_pile(pile: str) -> None:
    state = town(2)
    if pile == "own":
        state.record["common_size"] = 0
    else:
        state.record["own_size"] = 0
    events = state.play("pass")
    assert [event.to_json()["pile"] for event in named(events, "drew")] == [pile] * 2
    assert state.to_move == 1


def test_ot_18_nothing_is_drawn_from_an_empty_pile() -> None:
    state = empty_piles(town())
    assert named(state.play("pass"), "drew") == []
    state = empty_piles(town())
    state.record["common_size"] = 1
    state.record["common"][0] = 40
    assert len(named(state.play("pass"), "drew")) == 1


# The end


def test_ot_19_the_sixteenth_tile_ends_the_game_at_once() -> None:
    state = complete_but_one()
    drawn = state.view(0)["board"]["common"]
    events = state.play("A5")
    assert state.is_over
    assert [event.to_json()["how"] for event in named(events, "ended")] == ["complete"]
    assert state.view(0)["board"]["common"] == drawn
    assert state.winners() == [0]
    assert status(state, "saloon") == status(state, "stage") == "out"


def test_ot_19_as_many_dead_turns_as_players_end_the_game() -> None:
    state = empty_piles(town(3, owns=[["bank", "jail"], ["hotel", "judge"], ["church", "casino"]]))
    state.play("pass")
    state.play("pass")
    assert state.to_move == 2
    assert state.view(2)["board"]["turn"]["dead_turns"] == 2
    events = state.play("pass")
    assert state.is_over
    assert [event.to_json()["how"] for event in named(events, "ended")] == ["dead"]
    assert state.winners() == [0, 1, 2]


def test_ot_19_a_card_drawn_or_played_or_a_right_claim_keeps_a_turn_alive() -> None:
    owns = [["bank", "judge"], ["hotel", "saloon"]]
    markers = {"stable": [3, 7], "jail": [3, 7], "casino": [3, 11, 12]}
    state = empty_piles(town(2, markers=markers, owns=owns, tidy="spot"))
    for move in ("pass", "done", "done", "pass"):
        state.play(move)
    assert state.view(0)["board"]["turn"]["dead_turns"] == 1
    state.play("claim casino@3")
    state.play("done")
    state.play("done")
    assert not state.is_over
    assert state.view(0)["board"]["turn"]["dead_turns"] == 0
    # Also a right claim of the other player in that turn.
    state = empty_piles(town(2, markers=markers, owns=owns, tidy="spot"))
    for move in ("pass", "done", "claim casino@3", "done"):
        state.play(move)
    assert state.view(0)["board"]["turn"]["dead_turns"] == 0


@pytest.mark.parametrize("seed", range(6))
def test_ot_19_points_are_five_a_building_less_the_markers_lying(seed: int) -> None:
    state, lot = GAME.new(2 + seed % 3, seed, tidy=("auto", "spot")[seed % 2]), random.Random(seed)
    while not state.is_over:
        state.play(lot.choice(state.legal_moves()))
        buildings = state.view(None)["board"]["buildings"].values()
        on_map = [shown for shown in buildings if shown["status"] in ("marked", "settled")]
        lying = sum(len(shown["lots"]) for shown in on_map if shown["status"] == "marked")
        assert sum(state.scores()) == 5 * len(on_map) - lying
    if state.record["settled"] == IN_TOWN:
        assert sum(state.scores()) == 80
    best = max(state.scores())
    assert state.winners() == [seat for seat, points in enumerate(state.scores()) if points == best]
