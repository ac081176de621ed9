"""The rules by which a finished game changes ratings (OpenSkill's Plackett–Luce model), and the ladder of bots.

A table keeps the version of the rules with which it was created. In version 1, people and bots had ratings on one
scale. In version 2, people are rated among themselves, and games of one person against bots count for a ladder.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import Any

from tabletowers.table import entries as e
from tabletowers.table.entries import Chair
from tabletowers.table.payload_types import RatingChange
from tabletowers.table.table import TURNS_TO_COUNT, Table

#: A newcomer's rating.
MU, SIGMA = 25.0, 25.0 / 3
#: How much results vary in version 2 of the rules: 400 displayed points mean ten wins for each loss, as in chess.
BETA = 10 / log(10) / sqrt(2)


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a player's strength, the uncertainty of the estimate, and the number of games it is based on."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def display(self) -> int:
        """The rating as it is displayed: a whole number, estimated conservatively. A newcomer has 1000."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


@dataclass(frozen=True, slots=True)
class RatingLimits:
    """How much repeated games against the same opponents count, and how often a person may call games off.

    The operator of a server can change these numbers.
    """

    #: The period in which games are counted, in days.
    days: int = 365
    #: How many games against one opponent count fully in the period.
    opponent_games: int = 3
    #: How many games against opponents from one network count fully in the period.
    network_games: int = 2
    #: From how many networks an opponent's other opponents have to come, so that games against them count fully.
    known_networks: int = 5
    #: How much a game counts at least against an opponent who has played nobody else.
    newcomer_weight: float = 0.2
    #: How many games a person may call off within 24 hours. Further ones count as lost.
    calls_off: int = 3
    #: How many of how many games in a row a person has to win against a bot to climb to its rung of the ladder.
    ladder_wins: int = 2
    ladder_games: int = 3

    def weight(self, against_opponent: int, against_network: int, networks: int) -> float:
        """Return how much a game counts, from 0 to 1.

        The arguments are the numbers of earlier games against the opponent and against opponents from their network,
        and from how many other networks the opponent's opponents came. When the games that count fully are used up, the
        n-th game counts 1/n of them. So friends who often play together keep changing their ratings, only more slowly.
        """
        known = 1.0 if networks >= self.known_networks else max(self.newcomer_weight, networks / self.known_networks)
        return known * min(
            1.0, self.opponent_games / (against_opponent + 1), self.network_games / (against_network + 1)
        )


@cache
def _model(version: int) -> Any:
    from openskill.models import PlackettLuce

    # By default, the model's uncertainty shrinks so slowly that after thirty games a single one still changes much.
    return PlackettLuce() if version == 1 else PlackettLuce(beta=BETA, gamma=lambda *known: 1.0)


# Which games count


def why_unrated(table: Table) -> str | None:
    """Return the reason why a game is unrated or, as things stand, will be, or None if there is no such reason.

    A game is rated if it has a clock, at least two people play it, each in one seat, and three turns were played. It is
    unrated if it was imported or continues another game, or if players share a device. It is also unrated if players
    could get help: hints were allowed (a losing player could ask for one), or the other players agreed to an undo.
    Shared deals, which many people play, have their own ranking.
    """
    if (why := _why_never(table)) is not None:
        return why
    if table.created.ratings == 1:
        return _why_unrated_1(table)
    people = _people(table)
    if len(people) < 2 and all(chair.kind != "open" for chair in table.chairs):
        return "bots"
    if len(set(people)) != len(people):
        return "nobody"
    if table.settings.clock is None:
        return "clock"
    return _why_not_played(table)


def _why_never(table: Table) -> str | None:
    """Return the reason why a table's games never count, for a rating or for the ladder, or None."""
    created = table.created
    if created.imported is not None:
        return "imported"
    if created.deal is not None:
        return "deal"
    if created.origin is not None:
        return "origin"
    if any(chair.kind == "local" for chair in table.chairs):
        return "local"
    if table.allows_hints():
        return "hints"
    return "undone" if table.takebacks.by_all else None


def _why_unrated_1(table: Table) -> str | None:
    if table.outcome == "cancelled":
        return "cancelled"
    if table.status == "over" and table.outcome != "finished" and not any(given_up(table)):
        return "stopped"
    people = _people(table)
    return "nobody" if table.seats and (not people or len(set(people)) != len(people)) else None


def _why_not_played(table: Table) -> str | None:
    """Return the reason why a game that is over did not get far enough to count, or None."""
    if table.status != "over" or table.outcome == "finished":
        return None
    reason = "cancelled" if table.outcome == "cancelled" else "stopped"
    if table.state is None or table.is_young:
        return reason
    agreed = table.outcome == "stopped" and _ending(table).agreed
    return None if agreed or any(given_up(table)) else reason


def counts_among_people(table: Table) -> bool:
    """Return whether a finished game of any version counts for the ratings among people."""
    people = _people(table)
    return (
        table.status == "over"
        and table.settings.clock is not None
        and len(people) > 1
        and len(set(people)) == len(people)
        and why_unrated(table) is None
    )


def caller_off(table: Table) -> str | None:
    """Return the person who called off a game that would have been rated, before it counted, or None."""
    rated = table.created.ratings != 1 and _why_never(table) is None and table.settings.clock is not None
    if not rated or table.outcome != "cancelled" or table.state is None or len(_people(table)) < 2:
        return None
    return _ending(table).person


def ladder_level(table: Table, levels: Sequence[str]) -> str | None:
    """Return the bot that a game counts against on the ladder, or None if the game does not count there.

    One person has to play against bots without help, and the weakest of the bots counts. `levels` are the rungs of the
    ladder, the weakest bot first. A game that was stopped counts only if the person gave up or was behind. A game in
    which a bot was replaced does not count.
    """
    bots = [seat.chair.level for seat in table.seats if seat.chair.kind == "bot" and seat.stand_in is None]
    if len(bots) != len(table.chairs) - 1 or len(_people(table)) != 1 or any(level not in levels for level in bots):
        return None
    if table.status != "over" or table.outcome == "cancelled" or _why_never(table) is not None:
        return None
    if table.outcome == "stopped" and (table.turn < TURNS_TO_COUNT or _leads(table)):
        return None
    return min((level for level in bots if level is not None), key=levels.index)


def _leads(table: Table) -> bool:
    """Return whether the only person at a table has the most points and has not given up."""
    (seat,) = [number for number, held in enumerate(table.seats) if held.chair.kind == "person"]
    points = table.playing().scores()
    return points[seat] == max(points) and not table.seats[seat].left and seat not in out_of_time(table)


def _people(table: Table) -> list[str]:
    return [chair.person or "" for chair in table.chairs if chair.kind == "person"]


def _ending(table: Table) -> e.Over:
    return next(line.entry for line in reversed(table.log) if isinstance(line.entry, e.Over))


# How they ended


def given_up(table: Table) -> list[bool]:
    """Return, for each seat, whether its player gave up. Those who gave up are ranked last.

    A player gave up who left or ran out of time, so that a bot moved for them, or because of whose absence the others
    cancelled the game. In version 1, players also gave up if the game was stopped while a bot stood in for them and
    they were behind, but not by running out of time.
    """
    if table.created.ratings == 1:
        return _given_up_1(table)
    late, absent = out_of_time(table), _absent(table)
    return [
        seat.chair.kind == "person" and (seat.left or number in late or seat.chair.person in absent)
        for number, seat in enumerate(table.seats)
    ]


def _given_up_1(table: Table) -> list[bool]:
    best = max(table.playing().scores(), default=0) if table.outcome == "stopped" and table.state is not None else 0
    return [
        seat.left
        or (table.outcome == "stopped" and seat.stand_in is not None and table.playing().scores()[number] < best)
        for number, seat in enumerate(table.seats)
    ]


def why_unrated_in(table: Table, seat: int) -> str | None:
    """Return why a game that is over did not change the rating of a seat's player, given that it did not."""
    held = table.seats[seat]
    if table.created.ratings == 1:
        gone = given_up(table)
        return why_unrated(table) or ("left" if any(gone) and not gone[seat] else None)
    called_off = held.left and table.is_young if caller_off(table) is None else held.chair.person == caller_off(table)
    if called_off and held.chair.kind == "person" and _why_never(table) is None:
        return "called_off"
    why = why_unrated(table)
    if why is None and table.outcome == "cancelled":
        return "cancelled"
    return why or ("helped" if seat in helped(table) else None)


def out_of_time(table: Table) -> set[int]:
    """Return the seats for which a bot moved because their time was up."""
    return {
        line.entry.seat
        for line in table.log
        if isinstance(line.entry, e.Moved | e.Answered) and line.entry.by == "clock"
    }


def helped(table: Table) -> set[int]:
    """Return the people's seats for which a bot moved that stood in for them. They can lose rating, but not gain any.

    So nobody gains by letting a bot play, and the others can't make an absent player lose by calling in a bot.
    """
    return {
        line.entry.seat
        for line in table.log
        if isinstance(line.entry, e.Moved)
        and line.entry.by == "bot"
        and table.seats[line.entry.seat].chair.kind == "person"
    }


def _absent(table: Table) -> set[str]:
    """Return the people because of whose absence the others cancelled a game."""
    if table.status != "over" or table.outcome != "cancelled" or table.is_young:
        return set()
    votes = (line.entry for line in reversed(table.log) if isinstance(line.entry, e.VoteOpened))
    last = next(votes, None)
    if last is None or last.vote != "cancel":
        return set()
    return set(table.deciding_people()).difference(last.needed)


def places(table: Table) -> list[int]:
    """Return the rank of every seat: 0 for the winners, then by points. Players who gave up are ranked last."""
    state = table.playing()
    points, winners, gone = state.scores(), state.winners(), given_up(table)
    worth = [(not gone[number], number in winners, points[number]) for number in range(len(table.seats))]
    order = sorted(set(worth), reverse=True)
    return [order.index(mine) for mine in worth]


# What changes


def subjects(table: Table) -> list[str] | None:
    """Return the player in each seat (`person:ID` or `bot:LEVEL`), or None if the game is unrated."""
    if table.status != "over" or why_unrated(table) is not None:
        return None
    return [subject(seat.chair) or "" for seat in table.seats]


def subject(chair: Chair) -> str | None:
    """Return the player to rate for a chair, or None for an open chair or another player at the host's device."""
    if chair.kind == "bot":
        return f"bot:{chair.level}"
    return f"person:{chair.person}" if chair.kind == "person" else None


def after_version_1(table: Table, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the new ratings of people and bots, by version 1 of the rules.

    If players gave up, the game is rated only for them. If a bot stood in for a player, for a while or to the end, the
    result counts as the player's own. So an absent player can't spoil the others' ratings, and the others can't spoil
    the absent player's rating by calling in a bot.
    """
    named = subjects(table)
    if named is None:
        return {}
    gone = given_up(table)
    new = updated([before[name] for name in named], places(table), version=1)
    return {name: rating for left, name, rating in zip(gone, named, new, strict=True) if left or not any(gone)}


def after(table: Table, before: Mapping[str, Rating], weights: Mapping[str, float] | None = None) -> dict[str, Rating]:
    """Return the new ratings of the people for whom a game counts. The keys are the people's ids.

    `weights` says how much the game counts for each person, by default fully. A cancelled game counts only for those
    who gave up. Bots at the table have no influence.
    """
    if not counts_among_people(table):
        return {}
    seats = [number for number, seat in enumerate(table.seats) if seat.chair.kind == "person"]
    gone, aided, place = given_up(table), helped(table), places(table)
    names = [table.seats[number].chair.person or "" for number in seats]
    new = updated(
        [before[name] for name in names],
        [place[number] for number in seats],
        None if weights is None else [weights[name] for name in names],
    )
    only_gone = table.outcome == "cancelled" or (table.created.ratings == 1 and any(gone))
    return {
        name: rating
        for number, name, rating in zip(seats, names, new, strict=True)
        if (gone[number] or not only_gone) and not (number in aided and rating.mu > before[name].mu)
    }


def changes(table: Table, before: Mapping[str, Rating], after: Mapping[str, Rating]) -> list[RatingChange]:
    """Return the changes of people's ratings, for each seat whose rating changes."""
    return [
        RatingChange(number, before[person].display, after[person].display)
        for number, seat in enumerate(table.seats)
        if (person := seat.chair.person) is not None and person in after
    ]


def after_calling_off(before: Mapping[str, Rating], caller: str) -> Rating:
    """Return the new rating of a person who has called off too many games: they lose against all others."""
    names = list(before)
    return updated([before[name] for name in names], [int(name == caller) for name in names])[names.index(caller)]


def updated(
    before: Sequence[Rating], ranks: Sequence[int], weights: Sequence[float] | None = None, version: int = 2
) -> list[Rating]:
    """Return the players' ratings after a game. `ranks` are their places, and `weights` how much it counts for each."""
    model = _model(version)
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    new = []
    for old, (team,), weight in zip(before, rated, weights or [1.0] * len(before), strict=True):
        mu, sigma = float(team.mu), float(team.sigma)
        if weight != 1:
            mu = old.mu + weight * (mu - old.mu)
            sigma = (old.sigma**2 + weight * (sigma**2 - old.sigma**2)) ** 0.5
        new.append(Rating(mu, sigma, old.games + 1))
    return new


#: How often a person has met each opponent in the period, by the opponent's id and network.
Met = Mapping[tuple[str, str], int]


def weights(limits: RatingLimits, networks: Mapping[str, str], met: Mapping[str, Met]) -> dict[str, float]:
    """Return how much a game counts for each of its players: the average over their opponents.

    `networks` has the players and the network of each, and `met` the people whom each of them has met in the period.
    """
    return {person: _weight(limits, person, networks, met) for person in networks}


def _weight(limits: RatingLimits, person: str, networks: Mapping[str, str], met: Mapping[str, Met]) -> float:
    counted = []
    for other in networks.keys() - {person}:
        games = against_network = 0
        for (opponent, network), count in met[person].items():
            games += count * (opponent == other)
            against_network += count * (opponent == other or network == networks[other])
        known = {network for _, network in met[other]} - {networks[person], networks[other]}
        counted.append(limits.weight(games, against_network, len(known)))
    return sum(counted) / len(counted)


# The ladder of bots


def rung(won: Mapping[str, Collection[bool]], levels: Sequence[str], limits: RatingLimits) -> str | None:
    """Return the strongest bot on the ladder that a person has climbed to, or None if they are on no rung yet.

    `won` has a person's games against each bot, oldest first, and whether each was won. A person climbs to a bot's rung
    by winning enough of a few games in a row, and keeps it. Rungs may be skipped.
    """
    for level in reversed(levels):
        games = list(won.get(level, ()))
        few = (games[first : first + limits.ladder_games] for first in range(len(games)))
        if any(sum(part) >= limits.ladder_wins for part in few):
            return level
    return None
