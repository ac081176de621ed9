"""Counting the pieces of Babel."""

from tabletowers.contract import State
from tabletowers.games.babel.components import ACTION_NAMES, DISCS, SUIT_NAMES, WONDERS
from tabletowers.games.babel.decisions import INVITE, OFFER
from tabletowers.games.babel.edition import DEFAULT, action_cards, discs_in_play, kind_names

EXPECTED = {
    **{f"{suit} cards": 25 for suit in SUIT_NAMES},
    **{f"{name} cards": count for name, count in DEFAULT["action_cards"].items()},
    "discs": 24,
    "discs that belong to the game": 24,
}


def census(state: State) -> dict[str, int]:
    """How many of each piece of the default edition there are, wherever they lie; unused action cards in the box."""
    record, count = state.record, dict.fromkeys(EXPECTED, 0)
    for suit, name in enumerate(SUIT_NAMES):
        lying = [*record["deck"][: record["deck_size"]]].count(suit)
        count[f"{name} cards"] = lying + int(record["discard"][suit]) + int(record["hand"][:, suit].sum())
    for card, name in enumerate(ACTION_NAMES):
        lying = [*record["action_deck"][: record["action_deck_size"]]].count(card)
        count[f"{name} cards"] = lying + int(record["action_played"][card]) + int(record["action"][:, card].sum())
    if not state.options["action_cards"]:
        for card in action_cards(DEFAULT):
            count[f"{ACTION_NAMES[card]} cards"] += 1
    discs = [int(kind) for kind in record["disc"].ravel() if kind]
    discs += [int(kind) for seat in range(state.players) for kind in record["taken"][seat] if kind]
    count["discs"] = len(discs)
    if sorted(discs) == discs_in_play(state.options["edition"], state.options["discs"] == "mixed"):
        count["discs that belong to the game"] = len(discs)
    return count


def well_formed(state: State) -> None:
    """Counts fit what they count, offers fit hands and discs, and what is known of a hand fits it."""
    record, names = state.record, kind_names(state.options["edition"])
    assert record["supplied"] == 0
    for suit, name in enumerate(SUIT_NAMES):
        lying = [names[kind] or "" for kind in record["disc"].ravel()]
        assert record["suit_left"][suit] == sum(name in disc for disc in lying)
    for seat in range(state.players):
        assert record["hand_size"][seat] == record["hand"][seat].sum()
        assert record["action_count"][seat] == record["action"][seat].sum()
        assert (record["hand"][seat] >= record["sure"][seat]).all()
        assert (record["hand"][seat] >= 0).all()
        assert (record["action"][seat] >= 0).all()
        assert not record["taken"][seat, record["taken_count"][seat] :].any()
        assert record["taken"][seat, : record["taken_count"][seat]].all()
        if not record["offer"][seat].any():
            assert not record["trade"][seat]
        assert (record["offer"][seat] <= record["need"]).all()
        if record["decision"] in (OFFER, INVITE):
            for side in range(2):
                assert record["offer"][seat, side] <= record["hand"][seat, record["suit"][side]]
    if record["decision"] != OFFER and not record["kind"]:
        assert not record["offer"].any()
    assert not record["parts"][:, state.players :].any()
    for wonder in range(WONDERS):
        if not record["disc"][wonder].any() and record["decision"] == 0:
            assert not record["parts"][wonder].any()
    assert not record["deck"][record["deck_size"] :].any()
    assert int(record["taken_count"].sum()) + int((record["disc"] > 0).sum()) == DISCS
