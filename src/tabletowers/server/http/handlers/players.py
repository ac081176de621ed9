"""The calls about what somebody has played: ratings and their course, results, opponents, head to head."""

from __future__ import annotations

from typing import Any

from tabletowers import GAMES
from tabletowers.server.http import responses
from tabletowers.server.http.routes import Call, api
from tabletowers.store import Person, players, results
from tabletowers.table import Refused


async def _person(call: Call, name: str) -> Person:
    found = await call.services.accounts.get(name)
    if found is None:
        raise Refused("no_such_person", "there is nobody with this id")
    return found


def _viewer(call: Call) -> str | None:
    return None if call.who is None else call.who.id


@api.add("GET", "/people/{person}", answer=responses.PersonPage, person=False)
async def person_page(call: Call) -> Any:
    """Somebody who plays: ratings and their course, games by game and opponent, best results."""
    call.take_long()
    person = await _person(call, call.path["person"])
    found = await call.services.store.read(players.player, person.id, GAMES, _viewer(call))
    return {
        "id": person.id,
        "name": person.name,
        "program": person.program,
        "since": person.created,
        "ratings": [_rating(line) for line in found.ratings],
        "games": _games(found),
        "opponents": await _opponents(call, found.opponents),
        "best": [line._asdict() | {"open": line.table in found.visible} for line in found.best],
    }


def _rating(line: players.Rating) -> dict[str, Any]:
    return {
        "game": line.rated.game,
        "shown": line.rated.rating.display,
        "games": line.rated.rating.games,
        "place": line.place,
        "course": [{"at": at, "shown": after} for at, after in line.course],
    }


def _games(found: players.Player) -> list[dict[str, Any]]:
    """Somebody's games by game, with the reasons why some did not count."""
    played = {line.game: line for line in found.games}
    lines = []
    for game in GAMES:
        reasons = [{"why": why, "count": count} for name, why, count in found.unrated if name == game]
        if game in played or reasons:
            lines.append(played.get(game, results.Played(game, 0, 0, 0))._asdict() | {"unrated": reasons})
    return lines


async def _opponents(call: Call, met: list[results.Opponent]) -> list[dict[str, Any]]:
    subjects = [line.subject.partition(":") for line in met]
    known = await call.services.accounts.several([name for kind, _, name in subjects if kind == "person"])
    lines = []
    for line, (kind, _, name) in zip(met, subjects, strict=True):
        other = known.get(name) if kind == "person" else None
        lines.append(
            {
                "person": None if other is None else other.id,
                "name": None if other is None else other.name,
                "level": name if kind == "bot" else None,
                "games": line.games,
                "better": line.better,
                "worse": line.worse,
            }
        )
    return lines


@api.add("GET", "/people/{person}/against/{other}", answer=responses.Meetings, person=False)
async def meetings(call: Call) -> Any:
    """The games that two people played against each other."""
    call.take_long()
    person, other = await _person(call, call.path["person"]), await _person(call, call.path["other"])
    found = await call.services.store.read(players.meetings, person.id, other.id, GAMES, _viewer(call))
    return {
        "name": person.name,
        "other": other.name,
        "games": found.total.games,
        "better": found.total.better,
        "worse": found.total.worse,
        "meetings": [line._asdict() | {"open": line.table in found.visible} for line in found.games],
    }
