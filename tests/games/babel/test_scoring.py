"""Points in Babel: wonders, both endings, discs and the final action cards (BB-17, BB-18)."""

from __future__ import annotations

import pytest

from tabletowers.contract import State
from tabletowers.games.babel.events import (
    ActionCardTaken,
    DiscsScored,
    Ended,
    FinalCardScored,
    WonderPaid,
    WonderScored,
)
from tests.games.babel.census import EXPECTED, census, well_formed
from tests.games.babel.tables import give, hold, named, play, start, take_discs

RED, YELLOW, GREEN, BLUE = range(4)


def completing(
    parts: list[int], *, players: int = 4, completed: int = 0, action: str = "wild", **options: object
) -> State:
    """Seat 0 is about to complete wonder 1 with a crane of 3 from its hand; the parts are those it will have then."""
    state = start(players, options, discs={1: "crane3 camel3 ship3"}, actions=action)
    take_discs_of_wonder(state)
    hold(state, 0, crane=3)
    state.record["parts"][0, :players] = [parts[0] - 3, *parts[1:]]
    state.record["completed"] = completed
    play(state, "build 1 crane3", *["offer 0"] * (players - 1))
    return state


def take_discs_of_wonder(state: State) -> None:
    """The camel and the ship of wonder 1 were built by the last seat."""
    record, last = state.record, state.players - 1
    for place, suit in ((1, 0), (2, 1)):
        record["taken"][last, record["taken_count"][last]] = record["disc"][0, place]
        record["taken_count"][last] += 1
        record["disc"][0, place] = 0
        record["suit_left"][suit] -= 1


# A wonder (BB-17)


def test_bb_17_first_example_red_yellow_green_on_the_wonder_blue_not() -> None:
    """The rulebook's example: red has the most parts, 6, and gets 8, yellow 4, green 3, blue nothing."""
    state = completing([6, 3, 1, 0])
    events = play(state, "invite -")
    start_of_scoring = events.index(WonderScored(1, 8, 4, True))
    assert events[start_of_scoring + 1 : start_of_scoring + 5] == [
        WonderPaid(RED, 1, 6, "first", 8, complete=True),
        WonderPaid(YELLOW, 1, 3, "second", 4, complete=True),
        WonderPaid(GREEN, 1, 1, "other", 3, complete=True),
        ActionCardTaken(RED, "wild"),
    ]
    assert state.scores() == [8, 4, 3, 0]


def test_bb_17_second_example_red_and_yellow_share_the_first_place() -> None:
    """The rulebook's example: red and yellow tie and get 4 each, green and blue 3."""
    state = completing([5, 5, 2, 1])
    events = play(state, "invite -")
    assert named(events, "wonder_paid") == [
        WonderPaid(RED, 1, 5, "shared_first", 4, complete=True),
        WonderPaid(YELLOW, 1, 5, "shared_first", 4, complete=True),
        WonderPaid(GREEN, 1, 2, "other", 3, complete=True),
        WonderPaid(BLUE, 1, 1, "other", 3, complete=True),
    ]
    assert state.scores() == [4, 4, 3, 3]


@pytest.mark.parametrize(
    ("parts", "points"),
    [
        ([3, 0, 0, 0], [8, 0, 0, 0]),
        ([3, 1, 0, 0], [8, 4, 0, 0]),
        ([3, 2, 2, 0], [8, 3, 3, 0]),
        ([3, 2, 2, 1], [8, 3, 3, 3]),
        ([3, 3, 0, 0], [4, 4, 0, 0]),
        ([3, 3, 3, 3], [4, 4, 4, 4]),
        ([3, 3, 3, 2], [4, 4, 4, 3]),
        ([3, 5, 0, 4], [3, 8, 0, 4]),
        ([3, 5, 0, 3], [3, 8, 0, 3]),
        ([3, 5, 5, 4], [3, 4, 4, 3]),
    ],
)
def test_bb_17_places_and_ties(parts: list[int], points: list[int]) -> None:
    state = completing(parts)
    play(state, "invite -")
    assert state.scores() == points


def test_bb_17_the_rows_go_down_and_the_parts_return() -> None:
    rows = [(8, 4), (10, 5), (12, 6), (14, 7), (16, 8), (18, 9), (20, 10)]
    for completed, (first, second) in enumerate(rows):
        state = completing([4, 2, 0, 0], completed=completed)
        play(state, "invite -")
        assert state.scores() == [first, second, 0, 0]
        board = state.view(0)["board"]
        assert board["completed"] == completed + 1
        assert board["wonders"][0]["parts"] == [0, 0, 0, 0]
        assert board["wonders"][0]["discs"] == [None, None, None]


def test_bb_17_the_active_player_takes_the_action_card_even_if_the_disc_goes_to_another() -> None:
    state = start(3, discs={1: "crane3 camel3 ship3"}, actions="double turn")
    take_discs_of_wonder(state)
    hold(state, 0, crane=2)
    hold(state, 1, crane=1)
    events = play(state, "build 1 crane3", "offer 1+trade", "offer 0", "invite 1")
    assert named(events, "disc_taken")[0].seat == 1
    assert ActionCardTaken(0, "double_turn") in events
    assert state.view(0)["board"]["seats"][0]["actions"] == {"double_turn": 1}
    assert state.view(1)["board"]["seats"][0]["action_cards"] == 1


def test_bb_17_no_action_card_is_taken_where_none_is_left() -> None:
    state = completing([3, 0, 0], players=3, action_cards=False, action="")
    assert named(play(state, "invite -"), "action_card_taken") == []
    assert state.scores() == [8, 0, 0]


# The end (BB-18)


def near_the_end(**options: object) -> State:
    """Seat 0 is about to build the last crane, of 6, on wonder 1, with 6 parts there."""
    state = start(3, options, discs={1: "crane6"})
    cranes = "crane3 crane3 crane4 crane4" + ("" if options.get("discs") == "mixed" else " crane5")
    take_discs(state, 1, cranes)
    hold(state, 0, crane=6)
    hold(state, 1)
    hold(state, 2, mason=4)
    return state


def test_bb_18_the_last_disc_of_a_suit_ends_the_game_at_once() -> None:
    state = near_the_end()
    state.record["parts"][4, 2] = 2
    events = play(state, "build 1 crane6", "offer 0", "offer 0", "invite -")
    assert state.is_over
    assert named(events, "card_drawn") == []
    assert events[events.index(Ended("last_disc", "crane")) :] == [
        Ended("last_disc", "crane"),
        WonderScored(1, 10, 5, False),
        WonderPaid(0, 1, 6, "first", 10, complete=False),
        WonderScored(5, 10, 5, False),
        WonderPaid(2, 5, 2, "first", 10, complete=False),
        DiscsScored(0, 0, 0, 1, 0, 0),
        DiscsScored(1, 0, 0, 5, 0, 30),
    ]
    assert state.scores() == [10, 30, 10]
    assert state.winners() == [1]
    assert (state.to_move, state.asked, state.legal_moves()) == (None, [], [])
    assert census(state) == EXPECTED
    well_formed(state)


def test_bb_18_before_the_end_scores_hold_no_end_bonus() -> None:
    state = near_the_end()
    give(state, 0, "five points", "disc bonus")
    assert state.scores() == [0, 0, 0]
    assert state.winners() == []


def test_bb_18_a_wonder_completed_by_the_last_disc_is_scored_first_with_its_action_card() -> None:
    state = near_the_end()
    take_discs(
        state, 2, " ".join(str(disc) for disc in state.view(0)["board"]["wonders"][0]["discs"] if disc != "crane6")
    )
    state.record["action_deck"][state.record["action_deck_size"] - 1] = 6
    state.record["action_deck"][: state.record["action_deck_size"] - 1] = 0
    events = play(state, "build 1 crane6", "offer 0", "offer 0", "invite -")
    names = [event.name for event in events]
    assert names.index("wonder_scored") < names.index("action_card_taken") < names.index("ended")
    assert WonderPaid(0, 1, 6, "first", 8, complete=True) in events
    # The card just taken counts.
    assert FinalCardScored(0, "five_points", 1, 5) in events
    assert state.scores()[0] == 8 + 5


def test_bb_18_the_rejected_are_still_asked_before_the_game_ends() -> None:
    state = near_the_end()
    hold(state, 0, crane=6)
    hold(state, 2, crane=1)
    give(state, 2, "rejected bonus")
    play(state, "build 1 crane6", "offer 0", "offer 1", "invite -")
    assert state.to_move == 2
    play(state, "bonus")
    assert state.is_over
    assert state.view(None)["board"]["seats"][2]["earned"]["rejections"] == 3


def test_bb_18_a_two_suit_disc_counts_for_both_of_its_suits() -> None:
    state = near_the_end(discs="mixed")
    # ship3+crane2 and crane3+mason2 are still to be built.
    events = play(state, "build 1 crane6", "offer 0", "offer 0", "invite -")
    assert not state.is_over
    assert named(events, "ended") == []
    assert state.view(0)["board"]["suits_left"]["crane"] == 2
    last = near_the_end(discs="mixed")
    take_discs(last, 1, "crane3+mason2 crane6")
    assert last.view(0)["board"]["suits_left"] == {"camel": 7, "ship": 7, "crane": 1, "mason": 6}
    hold(last, 0, ship=3, crane=2)
    wonder = next(w["wonder"] for w in last.view(0)["board"]["wonders"] if "ship3+crane2" in w["discs"])
    events = play(last, f"build {wonder} ship3+crane2", "offer 0/0", "offer 0/0", "invite -")
    assert Ended("last_disc", "crane") in events


def test_bb_18_the_rulebooks_disc_example() -> None:
    """Four camels with the two-suit disc among them, two ships and a crane: 20 + 5 + 0."""
    state = near_the_end(discs="mixed")
    take_discs(state, 1, "crane3+mason2 ship3+crane2")
    take_discs(state, 2, "camel3 camel3 camel4 camel3+ship2 ship3 ship3")
    # Seat 2 holds a crane too: the one that ends the game goes to it for its trade card.
    hold(state, 0, crane=5)
    hold(state, 2, crane=1)
    events = play(state, "build 1 crane6", "offer 0", "offer 1+trade", "invite 2")
    assert DiscsScored(2, 4, 2, 1, 0, 25) in events
    assert state.view(None)["board"]["seats"][2]["earned"]["discs"] == 25


@pytest.mark.parametrize(
    ("discs", "points"),
    [
        # Two of a suit, whichever way.
        ("camel3 ship3 camel3+ship2", 5),
        # Three and two: a fourth pays 10 more, a third only 5.
        ("camel3 camel3 camel4 ship3 ship3 camel3+ship2", 20 + 5),
        ("camel3 camel3 ship3 ship3 ship4 camel3+ship2", 20 + 5),
        # Two such discs: three masons and two camels, or two and three.
        ("mason3 mason4 camel3 mason3+camel2 camel3+ship2", 10 + 5),
        # Both for the suit that they share: four camels.
        ("camel3 camel4 mason3+camel2 camel3+ship2", 20),
        # Seven of a suit.
        ("camel3 camel3 camel4 camel4 camel6 mason3+camel2 camel3+ship2", 50),
    ],
)
def test_bb_18_two_suit_discs_count_as_is_best(discs: str, points: int) -> None:
    state = near_the_end(discs="mixed")
    take_discs(state, 1, "crane3+mason2 ship3+crane2")
    take_discs(state, 2, discs)
    play(state, "build 1 crane6", "offer 0", "offer 0", "invite -")
    assert state.view(None)["board"]["seats"][2]["earned"]["discs"] == points


def test_bb_19_final_action_cards_count_by_themselves() -> None:
    state = near_the_end()
    take_discs(state, 2, "camel3 ship3")
    give(state, 0, "five points", "five points")
    give(state, 1, "disc bonus")
    give(state, 2, "disc bonus", "exchange")
    hold(state, 2)
    events = play(state, "build 1 crane6", "offer 0", "offer 0", "invite -")
    assert named(events, "final_card_scored") == [
        FinalCardScored(0, "five_points", 2, 10),
        FinalCardScored(1, "disc_bonus", 1, 5),
        FinalCardScored(2, "disc_bonus", 1, 2),
    ]
    board = state.view(None)["board"]
    assert [seat["earned"]["cards"] for seat in board["seats"]] == [10, 5, 2]
    assert [seat["action_cards"] for seat in board["seats"]] == [0, 0, 1]
    assert board["actions_played"] == {"disc_bonus": 2, "five_points": 2}


def test_bb_18_equal_points_share_the_win() -> None:
    state = near_the_end()
    state.record["earned"][0, 0] = 20
    play(state, "build 1 crane6", "offer 0", "offer 0", "invite -")
    assert state.scores() == [30, 30, 0]
    assert state.winners() == [0, 1]


# The other end (BB-18)


@pytest.mark.parametrize(("players", "passes"), [(3, 22), (4, 17), (5, 14)])
def test_bb_18_a_round_in_which_nothing_moves_ends_the_game(players: int, passes: int) -> None:
    """With n players a pass draws n + 1 of the deck's 100 − 4n cards; when they are gone a round of passes ends it."""
    state = start(players)
    for number in range(passes):
        assert named(play(state, "pass"), "card_drawn"), number
    assert state.view(None)["board"]["deck"] == 0
    for number in range(players - 1):
        assert [event.name for event in play(state, "pass")] == ["passed", "turn_began"]
        assert state.view(None)["board"]["quiet"] == {"turns": number + 1, "stirred": False}
    assert play(state, "pass")[1:] == [Ended("standstill", None)]
    assert state.is_over
    assert state.scores() == [0] * players
    assert state.winners() == list(range(players))


def test_bb_18_giving_up_moves_nothing_and_a_build_does() -> None:
    state = start(3)
    for _ in range(22):
        play(state, "pass")
    play(state, "build 1 camel3", "offer 0", "offer 0", "give up")
    assert state.view(None)["board"]["quiet"]["turns"] == 1
    play(state, "pass")
    assert state.view(None)["board"]["quiet"]["turns"] == 2
    play(state, "build 1 camel3", "offer 0", "offer 0", "invite -")
    assert state.view(None)["board"]["quiet"]["turns"] == 0
    assert not state.is_over
    # Three camels were discarded: they are drawn again.
    assert len(named(play(state, "pass"), "card_drawn")) <= 3


def test_bb_18_an_exchange_draws_cards_and_a_double_turn_counts_as_one() -> None:
    state = start(3)
    for _ in range(22):
        play(state, "pass")
    give(state, state.to_move or 0, "double turn")
    first = state.to_move
    play(state, "double turn", "pass")
    assert state.to_move == first
    assert state.view(None)["board"]["quiet"]["turns"] == 0
    play(state, "pass")
    assert state.view(None)["board"]["quiet"]["turns"] == 1
    second = state.to_move
    assert second is not None
    give(state, second, "exchange")
    card = next(move for move in state.legal_moves() if move.startswith("exchange"))
    assert len(named(play(state, card), "card_drawn")) == card.count(",") + 1
    assert state.view(None)["board"]["quiet"] == {"turns": 1, "stirred": True}
    play(state, "pass")
    assert state.view(None)["board"]["quiet"] == {"turns": 0, "stirred": False}


def test_bb_18_unfinished_wonders_are_scored_at_a_standstill_too() -> None:
    state = start(3)
    state.record["parts"][2, :3] = [2, 2, 1]
    for _ in range(25):
        play(state, "pass")
    assert state.is_over
    assert state.scores() == [5, 5, 3]
