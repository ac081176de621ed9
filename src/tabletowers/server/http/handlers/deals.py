"""The calls about deals that many people play: those of the day, and challenges."""

from __future__ import annotations

from typing import Any

from tabletowers.server.http import responses
from tabletowers.server.http.routes import Call, api


@api.add("GET", "/deals", answer=responses.Deals, person=False)
async def deals_of_the_day(call: Call) -> Any:
    """The deals of the day, one of each game, and those of the last days."""
    return await call.services.deals.today(call.who)


@api.add("GET", "/deals/{deal}", answer=responses.DealPage, person=False)
async def deal_page(call: Call) -> Any:
    """A deal, your attempt at it, and once you have finished that, those of others."""
    return await call.services.deals.page(call.path["deal"], call.who)


@api.add("POST", "/deals/{deal}/attempt", answer=responses.TableId)
async def begin_deal(call: Call) -> Any:
    """Begin your only attempt at a deal, or come back to it."""
    return {"table": await call.services.deals.begin(call.person, call.path["deal"])}


@api.add("POST", "/tables/{table}/challenge", answer=responses.DealId)
async def challenge(call: Call) -> Any:
    """Let friends play the deal that you have played against bots."""
    return {"deal": await call.services.deals.challenge(await call.table(), call.person)}
