"""The API calls for shared deals, which many people play: deals of the day, deals of matches, and challenges.

A host with a single person has only deals of matches.
"""

from __future__ import annotations

from tabletowers.host.responses.deals import DealId, DealPage, Deals
from tabletowers.host.responses.tables import TableId
from tabletowers.host.routes import Call, api


@api.add("GET", "/deals", answer=Deals, person=False)
async def deals_of_the_day(call: Call) -> Deals:
    """List today's deals, one for each game, and those of recent days."""
    return await call.services.deals.today(call.who)


@api.add("GET", "/deals/{deal}", answer=DealPage, person=False)
async def deal_page(call: Call) -> DealPage:
    """Get a shared deal, your attempt at it and, once you have finished your attempt, the attempts of others."""
    return await call.services.deals.page(call.path["deal"], call.who)


@api.add("POST", "/deals/{deal}/attempt", answer=TableId)
async def begin_deal(call: Call) -> TableId:
    """Begin your only attempt at a shared deal, or return to the attempt that you have begun."""
    return TableId(await call.services.deals.begin(call.person, call.path["deal"], call.place))


@api.add("POST", "/tables/{table}/challenge", answer=DealId)
async def challenge(call: Call) -> DealId:
    """Challenge friends to play the same deal that you played against bots at this table."""
    return DealId(await call.services.deals.challenge(await call.table(), call.person))
