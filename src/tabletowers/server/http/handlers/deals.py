"""The API calls about deals that many people play: those of the day, and challenges."""

from __future__ import annotations

from tabletowers.host.responses.tables import TableId
from tabletowers.server.http.calls import Call, api
from tabletowers.server.responses.deals import DealId, DealPage, Deals


@api.add("GET", "/deals", answer=Deals, person=False)
async def deals_of_the_day(call: Call) -> Deals:
    """List the deals of the day, one for each game, and those of the last days."""
    return await call.services.deals.today(call.who)


@api.add("GET", "/deals/{deal}", answer=DealPage, person=False)
async def deal_page(call: Call) -> DealPage:
    """Get a deal, your attempt at it and, once you have finished it, the attempts of others."""
    return await call.services.deals.page(call.path["deal"], call.who)


@api.add("POST", "/deals/{deal}/attempt", answer=TableId)
async def begin_deal(call: Call) -> TableId:
    """Begin your only attempt at a deal, or return to it."""
    return TableId(await call.services.deals.begin(call.person, call.path["deal"], call.place))


@api.add("POST", "/tables/{table}/challenge", answer=DealId)
async def challenge(call: Call) -> DealId:
    """Challenge friends to play the deal that you have played against bots."""
    return DealId(await call.services.deals.challenge(await call.table(), call.person))
