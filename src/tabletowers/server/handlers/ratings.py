"""The calls about ratings."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from sqlalchemy import Connection, select

from tabletowers import GAMES
from tabletowers.server import outgoing
from tabletowers.server.routes import Call, api
from tabletowers.store import schema
from tabletowers.table import Refused
from tabletowers.table.ratings import Rating


def _rating(row: Any) -> dict[str, Any]:
    shown = Rating(row.mu, row.sigma, row.games).shown
    return {"shown": shown, "mu": row.mu, "sigma": row.sigma, "games": row.games}


@api.add("GET", "/me/ratings", answer=outgoing.MyRatings)
async def my_ratings(call: Call) -> Any:
    """Your ratings, game by game."""
    kept = schema.ratings

    def query(connection: Connection) -> list[dict[str, Any]]:
        rows = connection.execute(select(kept).where(kept.c.subject == f"person:{call.person.id}"))
        return [{"game": row.game, **_rating(row)} for row in rows]

    return {"ratings": await call.service.store.read(query)}


@api.add("GET", "/ratings/{game}", answer=outgoing.Ratings, person=False,
         query={"limit": Annotated[int, Meta(ge=1, le=200)]})  # fmt: skip
async def best(call: Call) -> Any:
    """The best of a game, people and bots."""
    game = call.path["game"]
    if game not in GAMES:
        raise Refused("no_such_game", f"there is {', '.join(GAMES)}")
    kept = schema.ratings

    def query(connection: Connection) -> list[Any]:
        found = select(kept).where(kept.c.game == game)
        order = (kept.c.mu - 3 * kept.c.sigma).desc()
        return list(connection.execute(found.order_by(order).limit(call.query.get("limit", 50))))

    rows = await call.service.store.read(query)
    known = await call.service.people.several(
        [row.subject.removeprefix("person:") for row in rows if row.subject.startswith("person:")]
    )
    told = []
    for row in rows:
        kind, _, name = row.subject.partition(":")
        person = known.get(name) if kind == "person" else None
        told.append(
            {
                "name": None if person is None else person.name,
                "person": None if person is None else person.id,
                "level": name if kind == "bot" else None,
                **_rating(row),
            }
        )
    return {"ratings": told}
