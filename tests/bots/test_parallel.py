"""A decision divided between several minds: who thinks about which part changes nothing, and one part is the whole."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

import tabletowers
from tabletowers.bots import bot
from tabletowers.bots.levels import LevelBot
from tabletowers.bots.parallel import divided, here
from tabletowers.bots.search_bot import SearchBot
from tabletowers.bots.strengths import StrengthBot
from tabletowers.contract import Sight
from tabletowers.offline.local_jobs import think_together, work

GAMES = ("clocktowers", "oldtown", "babel")
#: One that searches, and one that has a net try its moves.
DEEP = ("level4", "net+search:160")


def positions(game: str, count: int) -> list[Sight]:
    """Decisions with a choice, from a game in which everybody plays at random."""
    state, dice = tabletowers.game(game).new(3, 7), random.Random(game)
    sights: list[Sight] = []
    while len(sights) < count:
        assert state.to_move is not None
        sight = state.sight(state.to_move)
        moves = sight.legal_moves()
        if len(moves) > 1 and state.ply % 5 == 1:
            sights.append(sight)
        state.play(dice.choice(moves))
    return sights


@pytest.mark.parametrize("name", DEEP)
@pytest.mark.parametrize("game", GAMES)
def test_a_single_part_decides_as_the_bot_itself_does(game: str, name: str) -> None:
    for sight in positions(game, 3):
        player = bot(name, 5, patient=True)
        assert here(divided(player, sight, None, 1), sight) == player.choose(sight)


@pytest.mark.parametrize("name", DEEP)
def test_minds_that_take_the_parts_in_any_order_decide_alike(name: str) -> None:
    sight = positions("babel", 2)[1]
    dice = random.Random(1)

    async def any_order(job: str, arguments: str) -> str:
        for _ in range(dice.randrange(6)):
            await asyncio.sleep(0)
        return work(job, arguments)

    async def alone(job: str, arguments: str) -> str:
        raise ValueError("nobody else is here")

    question = ["babel", sight.game.rules_version, dict(sight.options), bytes(sight.data).hex(), sight.seat, 11]
    arguments = msgspec.json.encode([question, name, 60.0]).decode()
    moves = {asyncio.run(think_together(arguments, worker, 3)) for worker in (any_order, any_order, alone)}
    assert moves == {f'"{here(divided(bot(name, 11, patient=True), sight, None, 3), sight)}"'}


def test_the_tallies_of_all_parts_are_added_up() -> None:
    sight = positions("clocktowers", 2)[1]
    player = LevelBot(5, 3)
    deciding = player.deciding(sight, None, 4)
    parts = next(deciding)
    tries = sight.game.search_iterations[2]
    assert [part.iterations for part in parts] == [tries // 4, (tries + 1) // 4, (tries + 2) // 4, (tries + 3) // 4]
    tallies = [part.think(sight) for part in parts]
    with pytest.raises(StopIteration) as decided:
        deciding.send(tallies)
    visits = [sum(tally[place].visits for tally in tallies) for place in range(len(tallies[0]))]
    assert sight.moves.numbers[decided.value.value] == tallies[0][visits.index(max(visits))].action


def test_a_short_thought_is_not_divided_and_a_single_move_needs_none() -> None:
    sight = positions("babel", 1)[0]
    assert len(next(bot("search:300", 1).deciding(sight, None, 8))) == 1  # type: ignore[attr-defined]
    assert isinstance(bot("search:300", 1), SearchBot)
    assert isinstance(bot("grandmaster", 1), StrengthBot)
    with pytest.raises(StopIteration):
        next(divided(bot("greedy", 1), sight, None, 8))
