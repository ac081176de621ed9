"""Luck and skill: accounts add up to the result, nothing is luck on average, and only unseen cards are chance."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import tabletowers
from tabletowers.arena import Match, Outcome, play_game
from tabletowers.arena.simulation import simulate
from tabletowers.bots import BotLike
from tabletowers.bots.simple import GreedyBot, RandomBot
from tabletowers.cli import main
from tabletowers.contract import Sight, State
from tabletowers.contract.validation import TRUTH
from tabletowers.kernel.dice import new_dice
from tabletowers.luck import account, policies, value_file
from tabletowers.luck.account import Ledger
from tabletowers.luck.adjusted_match import Deal, adjusted, compare, deals_of, play_adjusted, verdict
from tabletowers.luck.fitting import fit
from tabletowers.luck.judges import NoughtJudge, judge_for
from tabletowers.luck.policies import uniform
from tabletowers.luck.proof import play
from tabletowers.record import Record
from tests.conformance.cases import Case

GAMES = ("clocktowers", "oldtown", "babel", "marketday")
DECLARING = GAMES[:3]


@cache
def played(name: str, more: int = 0, bot: str = "random") -> Record:
    game = tabletowers.game(name)
    return simulate(name, game.seats[more], 5, bot, False, {})


def chance(name: str) -> Any:
    return import_module(f"tabletowers.games.{name}.kernels.chance")


def record_of(state: State) -> Any:
    return np.frombuffer(state.data, np.uint8).view(chance_type(state))[0]


def chance_type(state: State) -> Any:
    return import_module(f"tabletowers.games.{state.game.name}.kernels").DTYPE


@pytest.mark.parametrize("more", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_the_parts_add_up_to_the_result_exactly(name: str, more: int) -> None:
    record = played(name, more)
    found = account(record)
    assert sum(found.results) == pytest.approx(1)
    for seat in range(record.players):
        assert found.expected[seat] + sum(moment.gains[seat] for moment in found.moments) == found.results[seat]
        parts = found.to_json()["seats"][seat]
        assert (
            parts["deal"] + parts["draws"] + parts["lots"] + parts["own"] + parts["others"] + parts["expected"]
            == (parts["result"])
        )
    draws = [moment for moment in found.moments if moment.kind == "draw"]
    assert bool(draws) == (name != "marketday")


def test_a_game_that_declares_no_chance_has_no_luck() -> None:
    record = played("marketday")
    found = account(record)
    assert isinstance(judge_for(tabletowers.game("marketday"), 2, {}), NoughtJudge)
    assert [found.luck(seat) for seat in range(record.players)] == [0.0] * record.players


@pytest.mark.parametrize("case", [Case(name, players) for name, players in
    (("clocktowers", 2), ("oldtown", 2), ("oldtown", 3), ("babel", 3))], ids=str)  # fmt: skip
def test_what_could_have_been_drawn_is_possible_and_looks_the_same_before(case: Case) -> None:
    """Every hand stays as it was, every seat sees what it saw, and the pieces are those of the game."""
    state, kernels = case.start(3), case.game.kernels
    lots, module, seen = new_dice(1), chance(case.name), 0
    while not state.is_over:
        action = state.legal_actions()[int(lots[0]) % len(state.legal_actions())]
        lots[0] = new_dice(int(lots[0]) >> 12)[0]
        after = state.copy()
        after.act(action)
        count = module.chances(record_of(state), record_of(after))
        for number in range(0, count, 5):
            other = state.copy()
            if module.rearrange(record_of(other), record_of(after), number) == 0:
                continue
            seen += 1
            assert kernels.flaw(other.data, TRUTH) == 0
            for seat in range(case.players):
                assert other.sight(seat).to_bytes() == state.sight(seat).to_bytes()
            other.act(action)
            assert other.to_move == after.to_move
        shuffled = state.copy()
        module.shuffle_unseen(record_of(shuffled), new_dice(action))
        assert kernels.flaw(shuffled.data, TRUTH) == 0
        assert [shuffled.sight(seat).to_bytes() for seat in range(case.players)] == [
            state.sight(seat).to_bytes() for seat in range(case.players)
        ]
        state = after
    assert seen > 20


def test_each_unseen_floor_is_turned_up_as_often_as_it_lies_unseen() -> None:
    """CT-2: a pile's cards and those removed from it can't be told apart before they are turned up."""
    state = Case("clocktowers", 2).start(1)
    state.play(next(move for move in state.legal_moves() if move.startswith("x")))
    after = state.copy()
    after.play("+floors")
    unseen = {card: int(count) for card, count in enumerate(record_of(state).unseen) if 1 <= card <= 6 and count}
    turned_up: Counter[int] = Counter()
    count = chance("clocktowers").chances(record_of(state), record_of(after))
    for number in range(count):
        other = state.copy()
        assert chance("clocktowers").rearrange(record_of(other), record_of(after), number) == 1
        other.play("+floors")
        turned_up[int(record_of(other).pile[0, record_of(other).pile_size[0] - 1])] += 1
    assert turned_up == unseen
    # With two players, 19 floors lie in the pile, one of them face up, and five were removed.
    assert count == 18 + 5


def test_an_own_pile_gives_its_kinds_as_they_lie_there_and_any_unseen_card_of_a_kind_alike() -> None:
    """OT-4: three A and three C cards, of the 14 of each kind that nobody holds."""
    state = Case("oldtown", 2).start(1)
    while "draw own" not in state.legal_moves():
        state.act(state.legal_actions()[0])
    seat = state.to_move
    after = state.copy()
    after.play("draw own")
    before = record_of(state)
    weights: Counter[int] = Counter()
    for number in range(chance("oldtown").chances(before, record_of(after))):
        other = state.copy()
        weight = chance("oldtown").rearrange(record_of(other), record_of(after), number)
        top = int(record_of(other).own[seat, before.own_size[seat] - 1])
        weights[top] += weight
    total = sum(weights.values())
    assert total > 0
    for kind, cards in ((0, range(1, 19)), (2, range(19, 37))):
        held = [card for card in cards if weights[card]]
        assert len(held) == 14
        share = int(before.own_kinds[seat, kind]) / int(before.own_size[seat])
        assert sum(weights[card] for card in held) / total == pytest.approx(share)
        assert len({weights[card] for card in held}) == 1


@pytest.mark.parametrize("name", DECLARING)
def test_luck_moves_no_mean_however_states_are_judged(name: str) -> None:
    players = tabletowers.game(name).seats[0]
    match = Match(name, ("greedy", *["random"] * (players - 1)), 8 * players, seed=1)
    good, bad = zip(*play(match, None, 1), strict=True)
    assert [deal.plain for deal in good] == [deal.plain for deal in bad]
    for deals in (good, bad):
        found = compare(deals)
        assert found.moved_reach > 0
        assert abs(found.moved) < 2 * found.moved_reach
    assert good != bad


def test_several_processes_play_the_same_deals() -> None:
    match = Match("clocktowers", ("greedy", "random"), 24, seed=2**53 - 5)
    assert list(play(match, None, 2)) == list(play(match, None, 1))


def test_the_lots_of_a_known_policy_are_luck() -> None:
    """A random move is worth, on average, what all moves are; what it is worth more or less is a lot's gain."""
    state = tabletowers.game("clocktowers").new(2, 1)
    ledger = Ledger(state, judge_for(state.game, 2, {}, 1), [uniform, uniform])
    dice = Random(1)
    while not state.is_over:
        before, action = state.copy(), dice.choice(state.legal_actions())
        state.act(action)
        ledger.note(before, action, state)
    found = ledger.close(state)
    assert any(moment.kind == "lot" for moment in found.moments)
    for seat in range(2):
        assert found.expected[seat] + sum(moment.gains[seat] for moment in found.moments) == found.results[seat]


def test_intervals_are_those_of_a_textbook() -> None:
    found = compare([Deal(1.0, 0.25), Deal(0.0, -0.25)])
    assert found.plain == 0.5
    # Two values 1 apart: standard deviation √½, standard error ½.
    assert found.plain_reach == pytest.approx(1.96 / 2)


def test_luck_that_explains_the_results_is_taken_out_and_any_other_is_left() -> None:
    dice = Random(1)
    luck = [dice.choice((-0.5, 0.5)) for _ in range(1000)]
    explained = compare([Deal(0.5 + each, each) for each in luck])
    assert explained.ratio < 0.01
    other = compare([Deal(0.5 + dice.choice((-0.5, 0.5)), each) for each in luck])
    assert abs(other.ratio - 1) < max(0.03, 2 * other.ratio_reach)
    assert adjusted([Deal(1.0, 0.25)]) == [0.75]


def test_equal_bots_are_hardly_ever_called_better_or_worse_and_unequal_ones_soon() -> None:
    """The error is 5% over a whole match in which the verdict is asked for after every tenth deal."""

    def ever(share: float, seed: int) -> set[Any]:
        dice = Random(seed)
        values = [float(dice.random() < share) for _ in range(1000)]
        return {verdict(values[:count], 0.5, "better") for count in range(30, 1000, 10)} - {None}

    assert sum(bool(ever(0.5, seed)) for seed in range(200)) <= 10
    assert all(ever(0.7, seed) == {"better"} for seed in range(20))
    assert all(ever(0.3, seed) == {"worse"} for seed in range(20))
    nearly = [float(place % 2) for place in range(20_000)]
    assert verdict(nearly, 0.5, "equal") == "equal"
    assert verdict(nearly, 0.5, "better") is None
    assert verdict(nearly[:20], 0.5, "equal") is None


def test_an_adjusted_game_is_the_plain_one_with_every_bots_luck() -> None:
    match = Match("clocktowers", ("greedy", "random"), 4, seed=7)
    plain = [play_game(match, pairing) for pairing in match.pairings()]
    played = [play_adjusted(match, pairing) for pairing in match.pairings()]
    assert [(one.wins, one.scores) for one in played] == [(one.wins, one.scores) for one in plain]
    assert all(one.luck is not None and sum(one.luck) == pytest.approx(0, abs=1e-3) for one in played)
    assert [Outcome.from_line(one.to_line()) for one in played] == played
    assert len(deals_of(match, played)) == 2
    assert deals_of(match, plain) == []
    assert len(deals_of(match, [played[3], played[1], played[0]])) == 1


class Namesake(RandomBot):
    """A bot that is called like one whose policy is known, and decides in another way."""

    name = "greedy"


def test_a_policy_is_known_only_of_a_bot_that_is_given_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sight] = []

    def policy(sight: Sight) -> dict[int, float]:
        asked.append(sight)
        return {}

    monkeypatch.setitem(policies.POLICIES, "greedy", policy)
    bots: list[tuple[BotLike, bool]] = [("greedy", True), (Namesake, False), (GreedyBot(1, glance=2), False)]
    for bot, known in bots:
        match = Match("clocktowers", (bot, "random"), 2)
        play_adjusted(match, next(match.pairings()))
        assert bool(asked) == known
        asked.clear()


def test_the_arena_takes_luck_out_and_stops_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.json"
    base = ["arena", "clocktowers", "--bots", "greedy,random", "--jobs", "1", "--json", str(file)]
    assert main([*base, "--games", "400", "--until", "better", "--state", str(tmp_path / "state")]) == 0
    answer = json.loads(file.read_text("utf-8"))
    assert answer["verdict"] == "better"
    assert answer["games"] < 400
    assert set(answer["adjusted"]) == {"deals", "plain", "adjusted", "moved", "ratio"}
    assert "without luck" in capsys.readouterr().out
    capsys.readouterr()
    assert main([*base, "--games", "2", "--adjusted"]) == 2
    assert "two deals or more" in (refused := capsys.readouterr()).err
    # It is refused before anything is played.
    assert refused.out == ""
    assert main(["arena", "ladder", "clocktowers", "--adjusted"]) == 2


def test_a_value_function_is_fitted_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tabletowers.game("clocktowers")
    monkeypatch.setattr(value_file, "_FOLDER", tmp_path)
    with pytest.raises(ValueError, match="there is no value function for clocktowers under version 1 of its rules"):
        value_file.value_file(game, 2, {})
    assert judge_for(game, 2, {}).playouts > 0
    file = fit(game, 2)
    assert file.parent == tmp_path
    for players in game.seats:
        judge = judge_for(game, players, {})
        assert judge.playouts == 0
        start = judge.start
        assert len(start) == players
        assert sum(start) == pytest.approx(1)
    with pytest.raises(ValueError, match="there is no net for marketday"):
        fit(tabletowers.game("marketday"), 2)


# The command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    kept = tmp_path / "game.json"
    kept.write_text(played("clocktowers").to_line() + "\n", "utf-8")
    return kept


def test_the_command_tells_and_counts(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck", str(file), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "Seat 1: result " in told
    assert "Seat 2: result " in told
    assert "Lucky: decision " in told
    assert main(["luck", str(file), "--json", "--playouts", "1"]) == 0
    counted = json.loads(capsys.readouterr().out)
    assert [seat["result"] for seat in counted["seats"]] == [
        pytest.approx((seat in (played("clocktowers").winners or [])) / len(played("clocktowers").winners or [0]))
        for seat in range(2)
    ]


def test_options_without_a_value_function_are_judged_by_playouts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = simulate("oldtown", 2, 1, "random", False, {"tidy": "auto"})
    assert account(record).playouts > 0
    (tmp_path / "game.json").write_text(record.to_line(), "utf-8")
    assert main(["luck", str(tmp_path / "game.json"), "--language", "en"]) == 0
    assert "quick games from each position" in capsys.readouterr().out


def test_bad_input_is_refused_with_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = played("clocktowers").to_json()
    unfinished = whole | {"plies": whole["plies"][:9], "scores": None, "winners": None}
    wrong = whole | {"scores": [1, 2]}
    for content, why in (
        (unfinished, "the game is unfinished"),
        (wrong, "scores [1, 2] are given"),
    ):
        (tmp_path / "bad.json").write_text(json.dumps(content), "utf-8")
        assert main(["luck", str(tmp_path / "bad.json")]) == 2
        assert why in capsys.readouterr().err
    (tmp_path / "game.json").write_text(json.dumps(whole), "utf-8")
    assert main(["luck", str(tmp_path / "game.json"), "--playouts", "0"]) == 2
    assert "expected at least 1 playout, not 0" in capsys.readouterr().err
