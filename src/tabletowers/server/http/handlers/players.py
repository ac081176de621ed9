"""The API calls for a player's record: ratings and their history, results, opponents, and head-to-head results.

What a player's own decisions lost is for the player alone.
"""

from __future__ import annotations

from tabletowers import GAMES
from tabletowers.server.http.routes import Call, api
from tabletowers.server.responses.players import (
    BestResult,
    CoursePoint,
    EarlierRating,
    GameLosses,
    Ladder,
    Losses,
    Meeting,
    Meetings,
    OpponentInfo,
    PersonGame,
    PersonPage,
    PersonRating,
    PlayedGame,
    Rung,
    ThemeLoss,
    Unrated,
)
from tabletowers.store import Person, losses, profiles, ratings, results
from tabletowers.table import Refused

#: The most games of each kind in which a person sees what their decisions lost.
_LOSSES = 30


async def _person(call: Call, name: str) -> Person:
    person = await call.services.accounts.get(name)
    if person is None:
        raise Refused("no_such_person", "there is no person with this id")
    return person


def _viewer(call: Call) -> str | None:
    return None if call.who is None else call.who.id


@api.add("GET", "/people/{person}", answer=PersonPage, person=False)
async def person_page(call: Call) -> PersonPage:
    """Get a player's page: ratings and their history, results by game and by opponent, and best results."""
    call.take_long()
    person = await _person(call, call.path["person"])
    player = await call.services.store.read(
        profiles.player, person.id, GAMES, _viewer(call), call.services.settings.ratings
    )
    return PersonPage(
        id=person.id,
        name=person.name,
        program=person.program,
        since=person.created,
        ratings=[_rating(line) for line in player.ratings],
        earlier=[EarlierRating(line.game, line.rating.display, line.rating.games) for line in player.earlier],
        ladders=[
            Ladder(line.game, line.reached, [Rung(*rung) for rung in line.rungs], list(results.LADDER))
            for line in player.ladders
        ],
        games=_games(player),
        opponents=await _opponents(call, player.opponents),
        best=[BestResult(*line, open=line.table in player.visible) for line in player.best],
    )


def _rating(line: profiles.Rating) -> PersonRating:
    return PersonRating(
        game=line.rated.game,
        shown=line.rated.rating.display,
        games=line.rated.rating.games,
        place=line.place,
        course=[CoursePoint(at, after) for at, after in line.course],
    )


def _games(player: profiles.Player) -> list[PersonGame]:
    """Return a player's results for each game, with the reasons why some of the games played were unrated."""
    played = {line.game: line for line in player.games}
    lines = []
    for game in GAMES:
        reasons = [Unrated(why, count) for name, why, count in player.unrated if name == game]
        if game in played or reasons:
            lines.append(PersonGame(*played.get(game, results.Played(game, 0, 0, 0)), reasons))
    return lines


async def _opponents(call: Call, met: list[results.Opponent]) -> list[OpponentInfo]:
    subjects = [line.subject.partition(":") for line in met]
    known = await call.services.accounts.several([name for kind, _, name in subjects if kind == "person"])
    lines = []
    for line, (kind, _, name) in zip(met, subjects, strict=True):
        other = known.get(name) if kind == "person" else None
        lines.append(
            OpponentInfo(
                person=None if other is None else other.id,
                name=None if other is None else other.name,
                level=name if kind == "bot" else None,
                games=line.games,
                better=line.better,
                worse=line.worse,
            )
        )
    return lines


@api.add("GET", "/people/{person}/against/{other}", answer=Meetings, person=False)
async def meetings(call: Call) -> Meetings:
    """List the games that two people have played against each other."""
    call.take_long()
    person, other = await _person(call, call.path["person"]), await _person(call, call.path["other"])
    met = await call.services.store.read(profiles.meetings, person.id, other.id, GAMES, _viewer(call))
    return Meetings(
        name=person.name,
        other=other.name,
        games=met.total.games,
        better=met.total.better,
        worse=met.total.worse,
        meetings=[Meeting(*line, open=line.table in met.visible) for line in met.games],
    )


@api.add("GET", "/me/losses", answer=Losses)
async def my_losses(call: Call) -> Losses:
    """List what your own decisions lost in your latest finished games, as far as they have been reviewed.

    Deals that others may still be playing are left out.
    """
    store = call.services.store
    played = await store.read(losses.latest, call.person.id, GAMES, _LOSSES)
    shown = {line.game: line.rating.display for line in await store.read(ratings.of_person, call.person.id)}
    own = {game: [_played(line) for line in played if line.game == game] for game in GAMES}
    return Losses([GameLosses(game, shown.get(game), lines) for game, lines in own.items() if lines])


def _played(line: losses.Game) -> PlayedGame:
    themes = [ThemeLoss(theme, slips, round(lost, 4)) for theme, (slips, lost) in line.themes.items()]
    return PlayedGame(line.table, line.seat, line.at, line.next, round(line.lost, 4), themes)
