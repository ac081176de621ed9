"""The calls about ratings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tabletowers import GAMES
from tabletowers.server.http import responses
from tabletowers.server.http.routes import Call, api
from tabletowers.store import ratings
from tabletowers.table import Refused
from tabletowers.table.ratings import Rating


def _payload(rating: Rating) -> dict[str, Any]:
    return {"shown": rating.display, "mu": rating.mu, "sigma": rating.sigma, "games": rating.games}


@api.add("GET", "/me/ratings", answer=responses.MyRatings)
async def my_ratings(call: Call) -> Any:
    """Your ratings, game by game."""
    found = await call.services.store.read(ratings.of_person, call.person.id)
    return {"ratings": [{"game": rated.game, **_payload(rated.rating)} for rated in found]}


@api.add("GET", "/ratings/{game}", answer=responses.Ratings, person=False,
         query={"limit": Annotated[int, Meta(ge=1, le=200)], "kind": Literal["person", "bot"]})  # fmt: skip
async def best(call: Call) -> Any:
    """The best players of a game: people and bots, or only one of the two."""
    game = call.path["game"]
    if game not in GAMES:
        raise Refused("no_such_game", f"unknown game {game[:40]!r}; choose from {', '.join(GAMES)}")
    found = await call.services.store.read(ratings.best, game, call.query.get("limit", 50), call.query.get("kind"))
    subjects = [rated.subject.partition(":") for rated in found]
    known = await call.services.accounts.several([name for kind, _, name in subjects if kind == "person"])
    lines = []
    for rated, (kind, _, name) in zip(found, subjects, strict=True):
        person = known.get(name) if kind == "person" else None
        lines.append(
            {
                "name": None if person is None else person.name,
                "person": None if person is None else person.id,
                "level": name if kind == "bot" else None,
                **_payload(rated.rating),
            }
        )
    return {"ratings": lines}
