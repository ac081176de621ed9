"""The rules of Clocktowers, by their numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tabletowers as tt
from tabletowers.contract import IllegalMove, State
from tabletowers.contract.events import Scored
from tabletowers.games.clocktowers.components import POINTS, SOURCES
from tabletowers.games.clocktowers.events import EVENTS, Built, Completed, Discarded, Drawn, TurnedUp

GAME = tt.game("clocktowers")

PILE_SIZES = {2: (19, 16, 17), 3: (17, 15, 17), 4: (15, 14, 17)}
GROUPS = {
    "floors": {"F1": 5, "F1c": 5, "F1m": 4, "F2": 5, "F2c": 5, "F2m": 4},
    "clocks": {"K": 9, "Km": 9},
    "roofs": {"Rr": 4, "Rb": 4, "Rg": 4, "Ry": 4, "Rp": 4},
}


def setup(players: int, floors: str = "", clocks: str = "", roofs: str = "") -> dict[str, Any]:
    """A set-up whose piles begin with these cards; the rest follows in the order of the card list."""
    piles, removed = {}, {}
    starting = Counter({"F1c": players, "F1m": players, "Km": players})
    for (name, cards), wanted, size in zip(GROUPS.items(), (floors, clocks, roofs), PILE_SIZES[players], strict=True):
        rest = Counter(cards)
        rest.subtract({card: count for card, count in starting.items() if card in cards})
        top = wanted.split()
        rest.subtract(top)
        assert min(rest.values()) >= 0
        pile = top + list(rest.elements())
        piles[name] = pile[:size]
        if name != "clocks":
            removed[name] = pile[size:]
    return {"piles": piles, "removed": removed}


def start(players: int = 2, floors: str = "", clocks: str = "", roofs: str = "") -> State:
    return GAME.start(setup(players, floors, clocks, roofs), players)


def play(state: State, moves: str) -> State:
    """Moves separated by blanks."""
    for move in moves.split():
        state.play(move)
    return state


def reason(state: State, move: str) -> tuple[str, str]:
    refusal = state.why_not(move)
    assert refusal is not None
    with pytest.raises(IllegalMove):
        state.copy().play(move)
    return refusal.rule, refusal.code


def test_ct_1_there_are_66_cards() -> None:
    deal = GAME.deal(2, 1)
    laid = sum(map(len, deal["piles"].values())) + sum(map(len, deal["removed"].values()))
    assert laid + 2 * 3 == 66
    assert sum(sum(cards.values()) for cards in GROUPS.values()) == 66


@pytest.mark.parametrize("card", ["K", "Km", "Rr", "Rp"])
def test_ct_4_only_a_floor_starts_a_tower(card: str) -> None:
    assert reason(GAME.new(2, 5), f"{card}>new") == ("CT-4", "floors_only")
    assert reason(GAME.new(2, 5), f"{card}>old") == ("notation", "not_a_move")


def test_ct_11_points_tell_who_lives_in_a_tower() -> None:
    assert dict(zip(SOURCES, POINTS, strict=True)) == {"none": 5, "cats": 4, "both": 3, "mice": 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ct_2_starting_hands_and_piles(players: int) -> None:
    state = GAME.new(players, 5)
    for seat in range(players):
        assert state.view(seat)["board"]["seats"][seat]["hand"] == ["F1c", "F1m", "Km"]
    piles = state.view(None)["board"]["piles"]
    assert tuple(piles[name]["left"] for name in ("floors", "clocks", "roofs")) == PILE_SIZES[players]
    deal = GAME.deal(players, 5)
    assert {name: len(cards) for name, cards in deal["removed"].items()} == {"floors": 5, "roofs": 3}
    assert [piles[name]["top"] for name in piles] == [deal["piles"][name][0] for name in piles]
    assert state.to_move == 0


def test_ct_3_a_turn_is_a_card_and_a_draw() -> None:
    state = start()
    assert reason(state, "+floors") == ("CT-3", "play_or_discard_first")
    assert reason(state, "F2>new") == ("CT-3", "not_in_hand")
    state.play("F1c>new")
    assert state.to_move == 0
    assert reason(state, "F1m>new") == ("CT-3", "draw_now")
    state.play("+floors")
    assert state.to_move == 1
    assert state.view(0)["board"]["seats"][0]["cards"] == 3


def test_ct_4_floors_go_on_towers_without_a_clock() -> None:
    state = play(start(floors="F2 F2"), "F1c>new +floors F1c>new +floors")
    assert "F2>T1" in state.legal_moves()
    assert "F2>new" in state.legal_moves()
    assert reason(state, "F2>T2") == ("CT-4", "no_such_tower")
    play(state, "Km>T1 +clocks xF1m +clocks")
    assert reason(state, "F2>T1") == ("CT-4", "clock_already_there")
    assert "F2>new" in state.legal_moves()


def test_ct_5_a_clock_goes_on_floors_alone() -> None:
    state = start()
    assert reason(state, "Km>T1") == ("CT-4", "no_such_tower")
    play(state, "F1c>new +clocks F1c>new +clocks")
    assert "Km>T1" in state.legal_moves()
    play(state, "Km>T1 +clocks Km>T1 +clocks")
    assert reason(state, "K>T1") == ("CT-4", "clock_already_there")


def test_ct_6_a_roof_needs_floors_and_a_clock_and_completes_the_tower() -> None:
    state = play(start(roofs="Rr Rb"), "F1c>new +roofs F1c>new +roofs")
    assert reason(state, "Rr>T1") == ("CT-6", "no_clock_yet")
    play(state, "Km>T1 +floors Km>T1 +floors")
    events = state.play("Rr>T1")
    assert events == [Built(0, "Rr", 1), Completed(0, 1, 1, "red", 3)]
    play(state, "+floors Rb>T1 +clocks")
    assert reason(state, "F1>T1") == ("CT-6", "tower_complete")
    assert state.view(1)["board"]["seats"][0]["towers"][0]["complete"]


def complete_first(state: State) -> State:
    """Both seats put up a tower of height 1 with a clock; seat 0 has `Rr` and completes it red."""
    return play(state, "F1c>new +roofs F1c>new +roofs Km>T1 +floors Km>T1 +floors Rr>T1")


def test_ct_7_heights_of_a_colour_run_upwards_for_the_whole_table() -> None:
    state = complete_first(start(roofs="Rr Rr", floors="F1 F1 F1"))
    assert state.view(None)["board"]["wanted"] == {
        "red": [2],
        "blue": [1, 2],
        "green": [1, 2],
        "yellow": [1, 2],
        "purple": [1, 2],
    }
    play(state, "+clocks")
    # Seat 1 holds a red roof and has a tower of height 1 with a clock: red wants 2 now, from everyone.
    refusal = state.why_not("Rr>T1")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("CT-7", "wrong_height")
    assert refusal.details == {"colour": "red", "height": 1, "wanted": [2]}


def test_ct_7_the_first_tower_of_a_colour_may_be_two_high_but_not_three() -> None:
    state = start(roofs="Rr Rb", floors="F2 F2")
    play(state, "F1c>new +floors xF1c +floors F2>T1 +roofs xF1m +roofs Km>T1 +clocks xKm +clocks")
    assert reason(state, "Rr>T1") == ("CT-7", "wrong_height")
    state = start(roofs="Rr Rb", floors="F2 F2")
    play(state, "xF1c +floors xF1c +floors F2>new +roofs xF1m +roofs Km>T1 +clocks xKm +clocks")
    assert state.play("Rr>T1")[-1] == Completed(0, 1, 2, "red", 2)
    assert state.view(None)["board"]["wanted"]["red"] == [3]


def test_ct_8_a_discard_is_face_down() -> None:
    state = start()
    events = state.play("xF1c")
    assert events == [Discarded(0, "F1c")]
    assert events[0].seen_by(0) == Discarded(0, "F1c")
    assert events[0].seen_by(1) == Discarded(0, None)
    assert events[0].seen_by(None) == Discarded(0, None)
    other = start()
    other.play("xKm")
    assert state.view(1) == other.view(1)
    assert state.view(None) == other.view(None)
    assert state.view(0) != other.view(0)


def test_ct_9_a_draw_takes_the_visible_card_and_shows_the_next() -> None:
    state = start(floors="F2c F2m F1")
    state.play("F1c>new")
    assert state.legal_moves() == ["+clocks", "+floors", "+roofs"]
    assert state.preview("+floors") == [Drawn(0, "floors", "F2c")]
    events = state.play("+floors")
    assert events == [Drawn(0, "floors", "F2c"), TurnedUp("floors", "F2m")]
    assert state.view(1)["board"]["piles"]["floors"] == {"left": 18, "top": "F2m"}


def test_ct_9_an_empty_pile_gives_nothing() -> None:
    state = start()
    for _ in range(16):
        play(state, state.legal_moves()[-1] + " +clocks")
    play(state, state.legal_moves()[-1])
    assert reason(state, "+clocks") == ("CT-9", "pile_empty")
    assert state.legal_moves() == ["+floors", "+roofs"]
    assert state.view(None)["board"]["piles"]["clocks"] == {"left": 0, "top": None}


@pytest.mark.parametrize(("players", "decisions"), [(2, 110), (3, 107), (4, 104)])
def test_ct_10_the_length_of_a_game_is_fixed(players: int, decisions: int) -> None:
    state = GAME.new(players, 3)
    turns = Counter[int]()
    while (seat := state.to_move) is not None:
        move = state.legal_moves()[-1]
        turns[seat] += not move.startswith("+")
        state.play(move)
    assert state.ply == decisions
    assert sum(turns.values()) == 58
    assert sorted(turns.values(), reverse=True) == [turns[seat] for seat in range(players)]
    assert max(turns.values()) - min(turns.values()) == (0 if players == 2 else 1)


@pytest.mark.parametrize(
    ("turns", "height", "points", "source"),
    [
        ("xF1c +floors, xF1m +clocks, xKm +roofs, F1>new +floors, K>T1 +floors", 1, 5, "none"),
        ("xF1m +clocks, xKm +roofs, F1c>new +floors, K>T1 +floors", 1, 4, "cats"),
        ("F1c>new +roofs, Km>T1 +floors", 1, 3, "both"),
        ("F1c>new +roofs, F1m>T1 +floors, xKm +clocks, K>T1 +floors", 2, 3, "both"),
        ("xF1c +clocks, xKm +roofs, F1m>new +floors, K>T1 +floors", 1, 2, "mice"),
        ("xF1c +floors, xF1m +roofs, F1>new +floors, Km>T1 +floors", 1, 2, "mice"),
    ],
)
def test_ct_11_points_of_a_tower(turns: str, height: int, points: int, source: str) -> None:
    state = start(floors="F1 F1", clocks="K K", roofs="Rr Rb")
    for turn in turns.split(", "):
        play(state, turn)
        play(state, f"{state.legal_moves()[-1]} +floors")  # seat 1 discards something
    completed = state.play("Rr>T1")[-1]
    assert completed == Completed(0, 1, height, "red", points)
    assert completed.scored() == Scored(0, source, points)
    assert state.scores() == [points, 0]


def test_what_a_tower_is_paid_for_does_not_depend_on_how_much_that_is() -> None:
    row = (EVENTS.number(Completed), 1, 0, 2, 0, 4, 2)
    (event,) = EVENTS.read([row], {})
    assert event.scored() == Scored(1, "both", 4)
    assert event.to_json() == {
        "event": "completed", "seat": 1, "tower": 1, "height": 2, "colour": "red", "points": 4,
    }  # fmt: skip


def test_ct_12_winners_by_points_then_mouse_then_cat_then_shared() -> None:
    """Positions are written into the record directly: reaching an exact tie by play would hide what is tested."""

    def winners(towers: list[list[tuple[int, int, int]]]) -> list[int]:
        """For each seat its complete towers as (points, highest mouse, highest cat)."""
        state = GAME.new(len(towers), 1)
        record = state.record
        record["to_move"] = -1
        for seat, own in enumerate(towers):
            record["towers"][seat] = len(own)
            for place, (points, mouse, cat) in enumerate(own):
                record["roof"][seat, place] = 9
                record["mouse_at"][seat, place] = mouse
                record["cat_at"][seat, place] = cat
                record["points"][seat] += points
        return state.winners()

    assert winners([[(5, 0, 0)], [(4, 0, 3)]]) == [0]
    assert winners([[(3, 1, 4)], [(3, 2, 1)]]) == [1]
    assert winners([[(3, 2, 4)], [(3, 2, 5)]]) == [1]
    assert winners([[(5, 0, 0)], [(2, 0, 0), (3, 1, 1)]]) == [1]
    assert winners([[(3, 2, 4)], [(3, 2, 4)], [(2, 5, 5)]]) == [0, 1]
    assert winners([[], [], []]) == [0, 1, 2]


def test_ct_12_a_clocks_mouse_and_incomplete_towers_do_not_break_ties() -> None:
    state = play(start(clocks="K K", roofs="Rr Rb"), "F1c>new +roofs F1c>new +clocks Km>T1 +floors K>T1 +floors Rr>T1")
    record = state.record
    assert record["clock"][0, 0] == 8
    assert record["mouse_at"][0, 0] == 0
    record["to_move"] = -1
    record["points"][:2] = 3
    # Seat 0 has a complete tower with a cat on storey 1; seat 1's towers are incomplete.
    record["mouse_at"][1, 0] = 4
    assert state.winners() == [0]


def test_ct_12_the_animal_of_a_two_storey_card_sits_on_its_upper_storey() -> None:
    state = play(start(floors="F2c F2m"), "F1m>new +floors xF1c +floors F2c>T1")
    assert state.record["mouse_at"][0, 0] == 1
    assert state.record["cat_at"][0, 0] == 3


def test_ct_13_what_is_known_of_the_others() -> None:
    state = start(floors="F2 F1", clocks="K K")
    play(state, "F1c>new +floors")
    assert state.view(1)["board"]["seats"][0]["known"] == [
        ["F1m", 0],
        ["Km", 0],
        ["F2", 0],
    ]
    play(state, "F1c>new +floors xF1m +clocks")
    seat = state.view(1)["board"]["seats"][0]
    assert seat["known"] == [
        ["F1m", 1],
        ["Km", 1],
        ["F2", 1],
        ["K", 0],
    ]
    assert (seat["cards"], seat["discards"]) == (3, 1)
    assert "hand" not in seat
    assert "discarded" not in seat
    own = state.view(0)["board"]["seats"][0]
    assert own["known"] == seat["known"]
    assert own["hand"] == ["F2", "K", "Km"]
    assert own["discarded"] == ["F1m"]


def test_ct_13_of_several_copies_the_one_least_in_doubt_is_taken_as_played() -> None:
    state = start(floors="F1c F2", clocks="K K")
    play(state, "xKm +floors F1c>new +clocks F1c>new")
    # Seat 0 held F1c from the start (one discard since) and drew another (none since): the second counts as played.
    assert state.view(1)["board"]["seats"][0]["known"] == [
        ["F1c", 1],
        ["F1m", 1],
        ["Km", 1],
    ]


def test_ct_13_unseen_cards_can_be_counted_by_everyone() -> None:
    state = start(clocks="K Km")
    unseen = state.view(None)["board"]["unseen"]
    assert (unseen["K"], unseen["Km"]) == (8, 7)
    assert sum(unseen.values()) == 66 - 2 * 3 - 3
    play(state, "xF1c +clocks")
    assert state.view(1)["board"]["unseen"]["Km"] == 6


def test_a_set_up_that_is_not_one_is_refused() -> None:
    good = setup(3)
    for broken, message in [
        ({**good, "piles": {**good["piles"], "floors": good["piles"]["floors"][1:]}}, "list of 17"),
        (
            {**good, "piles": {**good["piles"], "roofs": ["F1", *good["piles"]["roofs"][1:]]}},
            "roofs: expected",
        ),
        ({**good, "piles": {**good["piles"], "clocks": ["Q", *good["piles"]["clocks"][1:]]}}, "unknown card 'Q'"),
        ({**good, "removed": {"floors": good["removed"]["floors"]}}, "removed"),
        ({"piles": good["piles"]}, "set-up"),
        ({**good, "hands": []}, "set-up"),
    ]:
        with pytest.raises(ValueError, match=message):
            GAME.start(broken, 3)
    with pytest.raises(ValueError, match="list of 19"):
        GAME.start(good, 2)


def test_the_notation_lists_every_move_once() -> None:
    texts = GAME.moves({}).texts
    assert len(texts) == 6 * 22 + 2 * 21 + 5 * 21 + 13 + 3
    for move in ("F1c>new", "F2m>T3", "K>T3", "Rb>T21", "xKm", "+floors", "+clocks", "+roofs"):
        assert GAME.format(GAME.parse(move)) == move
