"""The rules of leagues: who plays whom until when, and the table of results. This module does no I/O.

Every player meets every other one. Where two can play a game, they meet at a table of their own; where it takes three,
tables of three are made so that all pairs meet with few tables. If the numbers don't fit, some pairs sit together
twice; then only the meeting that is over first counts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from tabletowers import game as find_game
from tabletowers.store.leagues import Fixture, Planned, Player
from tabletowers.store.vacations import Vacation

#: The most players of a league where two play a game, and where it takes three.
MOST_IN_PAIRS, MOST_IN_THREES = 16, 15
_DAY = 24 * 3600 * 1000

#: A game's players, and all games that are played at the same time.
Group = tuple[int, ...]

#: What a game of a league is: still to begin, waiting for players at its table, being played, over with a result, not
#: begun in time, or called off because too few of its players take part.
Stage = Literal["open", "waiting", "running", "over", "missed", "off"]


def size_of(game: str) -> int:
    """Return how many sit at a table of a league: two where the game allows it, otherwise three."""
    return max(2, find_game(game).seats[0])


def most_players(game: str) -> int:
    """Return the most players of a league."""
    return MOST_IN_PAIRS if size_of(game) == 2 else MOST_IN_THREES


def schedule(players: Sequence[int], size: int) -> list[list[Group]]:
    """Return the rounds of a league. In each round, a player has at most one game.

    All players of a round are listed in ascending order.
    """
    return _in_pairs(players) if size == 2 else _in_rounds([_named(players, group) for group in triples(len(players))])


def _in_pairs(players: Sequence[int]) -> list[list[Group]]:
    """Return the rounds in which each pair meets once: one player stays, the others move on by one place (Berger)."""
    seated: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    rounds: list[list[Group]] = []
    for _ in range(len(seated) - 1):
        pairs = zip(seated, reversed(seated), strict=True)
        rounds.append(
            sorted(
                (min(one, other), max(one, other))
                for one, other in list(pairs)[: len(seated) // 2]
                if one is not None and other is not None
            )
        )
        seated = [seated[0], seated[-1], *seated[1:-1]]
    return rounds


def _named(players: Sequence[int], group: Group) -> Group:
    return tuple(sorted(players[number] for number in group))


def _in_rounds(groups: Sequence[Group]) -> list[list[Group]]:
    """Return groups in rounds: each in the first round in which none of its members plays yet."""
    rounds: list[list[Group]] = []
    for group in groups:
        for one in rounds:
            if not any(set(group) & set(other) for other in one):
                one.append(group)
                break
        else:
            rounds.append([group])
    return rounds


def triples(count: int) -> list[Group]:
    """Return groups of three in which each pair of `count` players sits together at least once.

    They come from a Steiner system, in which each pair sits together exactly once. It exists for 3, 7, 9, 13 and 15
    players. Of the next larger one, those who aren't there are left out, and the groups with an empty chair are joined
    or filled up.
    """
    size = next(one for one in (3, 7, 9, 13, 15) if one >= count)
    there: list[Group] = [tuple(number for number in block if number < count) for block in _steiner(size)]
    full: list[Group] = [block for block in there if len(block) == 3]
    lacking = [block for block in there if len(block) == 2]
    while lacking:
        one = lacking.pop(0)
        partner = next((other for other in lacking if set(one) & set(other)), None)
        if partner is None:
            third = next(number for number in range(count) if number not in one)
            full.append(tuple(sorted((*one, third))))
        else:
            lacking.remove(partner)
            full.append(tuple(sorted({*one, *partner})))
    return sorted(full)


def _steiner(size: int) -> list[Group]:
    """Return the Steiner triple system that a search in order of the numbers comes to first."""
    blocks: list[Group] = []
    met: set[tuple[int, int]] = set()

    def fill() -> bool:
        pair = next((pair for pair in combinations(range(size), 2) if pair not in met), None)
        if pair is None:
            return True
        for third in range(pair[1] + 1, size):
            block = (*pair, third)
            if met.isdisjoint(combinations(block, 2)):
                blocks.append(block)
                met.update(combinations(block, 2))
                if fill():
                    return True
                met.difference_update(combinations(block, 2))
                blocks.pop()
        return False

    fill()
    return blocks


def plan(players: Sequence[int], game: str, days: int, now: int) -> list[Planned]:
    """Return the games of a league that begins now, whose rounds last `days` days each."""
    rounds = schedule(players, size_of(game))
    return [
        Planned(number, now + (number + 1) * days * _DAY, group) for number, one in enumerate(rounds) for group in one
    ]


def closes(fixture: Fixture, days: int, vacations: Mapping[int, Collection[Vacation]]) -> int:
    """Return the time by which a game has to begin.

    It is moved by the days on which one of its players is on vacation, also by those after the end of its round if the
    vacation has begun by then: nobody's time runs out while they are away.
    """
    begins = fixture.closes - days * _DAY
    return max(_moved(fixture.closes, begins, vacations.get(player, ())) for player in fixture.players)


def _moved(until: int, begins: int, vacations: Collection[Vacation]) -> int:
    for one in sorted(vacations):
        if one.begins < until:
            until += max(0, one.ends - max(one.begins, begins))
    return until


def stage(fixture: Fixture, until: int, players: Mapping[int, Player], now: int) -> Stage:
    """Return how far a game is. `until` is the time by which it has to begin.

    A game whose table was given up without a result can be begun again until then, and so can one in which a single
    player of the league sat.
    """
    if fixture.places is not None and sum(place is not None for place in fixture.places) >= 2:
        return "over"
    if fixture.status == "running":
        return "running"
    if not can_play(fixture, players):
        return "off"
    if now >= until:
        return "missed"
    return "waiting" if fixture.status == "waiting" else "open"


def can_play(fixture: Fixture, players: Mapping[int, Player]) -> bool:
    """Return whether a game can be begun: at least two of its players take part. Bots sit on the other chairs."""
    return sum(players[number].left is None for number in fixture.players) >= 2


class Line(NamedTuple):
    """A player's line in the table of a league: meetings won, drawn and lost, and what they give.

    A meeting that is won gives two points, a draw one.
    """

    place: int
    player: int
    won: int
    drawn: int
    lost: int

    @property
    def points(self) -> int:
        """The points of the player."""
        return 2 * self.won + self.drawn


def table(players: Sequence[int], fixtures: Sequence[Fixture]) -> list[Line]:
    """Return the table of a league, the best first. Of each pair, the meeting that was over first counts."""
    counts = {player: [0, 0, 0] for player in players}
    met: set[tuple[int, int]] = set()
    for fixture in sorted(fixtures, key=lambda fixture: fixture.ended or 0):
        there = [] if fixture.places is None else zip(fixture.players, fixture.places, strict=True)
        for (one, first), (other, second) in combinations(there, 2):
            pair = (one, other)
            if first is None or second is None or pair in met:
                continue
            met.add(pair)
            ahead = second - first
            counts[pair[0]][0 if ahead > 0 else 1 if ahead == 0 else 2] += 1
            counts[pair[1]][2 if ahead > 0 else 1 if ahead == 0 else 0] += 1
    lines = [Line(0, player, *counts[player]) for player in players]
    lines.sort(key=lambda line: (-line.points, -line.won, line.player))
    return [line._replace(place=1 + sum(other.points > line.points for other in lines)) for line in lines]
