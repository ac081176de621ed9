"""The API calls for matches. A host with a single person has private ones only."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from tabletowers.host import requests
from tabletowers.host.matches import CONTESTANTS
from tabletowers.host.responses.matches import Matches, MatchId, MatchPage
from tabletowers.host.routes import Call, Count, api


@api.add("GET", "/matches", answer=Matches, person=False)
async def list_matches(call: Call) -> Matches:
    """Get the match of this week, those of the last weeks with the table over them, and your own matches."""
    return await call.services.matches.look(call.who)


@api.add("POST", "/matches", body=requests.NewMatch, answer=MatchId, status=201)
async def make_match(call: Call, body: requests.NewMatch) -> MatchId:
    """Make a private match, which everybody with its link can play."""
    return MatchId((await call.services.matches.make(call.person, body)).id)


@api.add("GET", "/matches/{match}", answer=MatchPage, person=False,
         query={"deal": Annotated[int, Meta(ge=1, le=99)], "after": Count})  # fmt: skip
async def match_page(call: Call) -> MatchPage:
    """Get a match, your attempts at its deals, and the standings over the deals that you have finished."""
    query = call.query
    return await call.services.matches.page(call.path["match"], call.who, query.get("deal"), query.get("after", 0))


@api.add("GET", "/matches/{match}/record", answer=dict[str, Any], person=False,
         query={"deal": Annotated[int, Meta(ge=1, le=99)], "strength": requests.Strength})  # fmt: skip
async def strengths_record(call: Call) -> dict[str, Any]:
    """Get the record of the game in which a strength played a deal of a match that is over for everybody."""
    call.take_long()
    strength = call.query.get("strength", CONTESTANTS[0])
    record = await call.services.matches.record(call.path["match"], call.query.get("deal", 1), strength, call.who)
    return record.to_json()
