"""The API calls for ratings."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tabletowers import GAMES
from tabletowers.server.http.routes import Call, api
from tabletowers.server.responses.players import MyRating, MyRatings, RatingInfo, Ratings
from tabletowers.store import ratings
from tabletowers.table import Refused


@api.add("GET", "/me/ratings", answer=MyRatings)
async def my_ratings(call: Call) -> MyRatings:
    """List your rating in each game, and your ratings by the rules of earlier releases."""
    store = call.services.store
    own = await store.read(ratings.of_person, call.person.id)
    earlier = await store.read(ratings.earlier, call.person.id)
    return MyRatings([_my_rating(line) for line in own], [_my_rating(line) for line in earlier])


def _my_rating(line: ratings.Rated) -> MyRating:
    return MyRating(line.game, line.rating.display, line.rating.mu, line.rating.sigma, line.rating.games)


@api.add("GET", "/ratings/{game}", answer=Ratings, person=False,
         query={"limit": Annotated[int, Meta(ge=1, le=200)], "kind": Literal["person", "bot"]})  # fmt: skip
async def best(call: Call) -> Ratings:
    """List the highest-rated people of a game, or the ratings that bots had in earlier releases (`kind=bot`)."""
    game = call.path["game"]
    if game not in GAMES:
        raise Refused("no_such_game", f"unknown game {game[:40]!r}; choose from {', '.join(GAMES)}")
    listed = ratings.best_bots if call.query.get("kind") == "bot" else ratings.best
    players = await call.services.store.read(listed, game, call.query.get("limit", 50))
    subjects = [rated.subject.partition(":") for rated in players]
    known = await call.services.accounts.several([name for kind, _, name in subjects if kind == "person"])
    lines = []
    for rated, (kind, _, name) in zip(players, subjects, strict=True):
        person = known.get(name) if kind == "person" else None
        lines.append(
            RatingInfo(
                name=None if person is None else person.name,
                person=None if person is None else person.id,
                level=name if kind == "bot" else None,
                shown=rated.rating.display,
                mu=rated.rating.mu,
                sigma=rated.rating.sigma,
                games=rated.rating.games,
            )
        )
    return Ratings(lines)
