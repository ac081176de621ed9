"""The API calls for circles: people who know each other and play together. Nobody else gets to know of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tabletowers.host.requests import NewMatch
from tabletowers.host.responses.matches import MatchId
from tabletowers.host.responses.tables import TableId
from tabletowers.server import requests
from tabletowers.server.http.routes import Call, api
from tabletowers.server.responses.circles import (
    CircleId,
    CircleInfo,
    CircleMember,
    CirclePage,
    Invitation,
    LeagueId,
    MyCircles,
)
from tabletowers.server.responses.tables import Sought
from tabletowers.store import Circle, circles
from tabletowers.store.circles import Listed
from tabletowers.table.requests import Join

#: The number of matches of a circle that are listed.
_MATCHES = 10


def circle_info(listed: Listed) -> CircleInfo:
    """Return a circle as it is listed."""
    circle = listed.circle
    return CircleInfo(circle.id, circle.name, circle.colour, listed.people)


async def _circle(call: Call) -> Circle:
    return await call.services.circles.find(call.path["circle"], call.person)


@api.add("GET", "/circles", answer=MyCircles)
async def my_circles(call: Call) -> MyCircles:
    """List the circles that you are in."""
    return MyCircles([circle_info(one) for one in await call.services.circles.of_person(call.person)])


@api.add("POST", "/circles", body=requests.NewCircle, answer=CircleId, status=201)
async def make_circle(call: Call, body: requests.NewCircle) -> CircleId:
    """Make a circle, which others join by its link."""
    circle = await call.services.circles.make(call.person, body)
    return CircleId(circle.id, circle.invite)


@api.add("GET", "/circles/{circle}", answer=CirclePage)
async def circle_page(call: Call) -> CirclePage:
    """Get a circle that you are in: its members, its board of this week, its tables, matches and leagues."""
    call.take_long()
    services, person = call.services, call.person
    circle = await _circle(call)
    members = await services.store.read(circles.members, circle.id)
    known = await services.accounts.several([member.person for member in members])
    here = {each["id"] for each in services.lists.company.everybody()}
    shown = [
        CircleMember(
            id=member.person,
            name=known[member.person].name,
            joined=member.joined,
            owner=member.person == circle.owner,
            here=member.person in here,
            away_until=known[member.person].away_until,
        )
        for member in members
        if member.person in known
    ]
    return CirclePage(
        id=circle.id,
        name=circle.name,
        colour=circle.colour,
        people=len(shown),
        now=services.clock(),
        owner=circle.owner == person.id,
        invite=circle.invite,
        webhook=circle.webhook if circle.owner == person.id else None,
        members=shown,
        board=await services.circle_board.look([member.id for member in shown], person),
        tables=await services.circle_tables.listed(circle, person),
        matches=await services.matches.of_circle(circle.id, person, _MATCHES),
        leagues=await services.leagues.listed(circle, person),
    )


@api.add("PATCH", "/circles/{circle}", body=requests.CircleChange)
async def change_circle(call: Call, body: requests.CircleChange) -> None:
    """Change the name, the colour, the link or the webhook of a circle that you look after.

    A new webhook, which takes messages in Discord's format, gets one at once.
    """
    await call.services.circles.change(call.path["circle"], call.person, body)


@api.add("GET", "/circles/{circle}/invitation", answer=Invitation, person=False,
         query={"invite": Annotated[str, Meta(max_length=40)]})  # fmt: skip
async def invitation(call: Call) -> Invitation:
    """Get the circle to which a link leads, before you join it."""
    circle = await call.services.circles.invited(call.path["circle"], call.query.get("invite", ""))
    members = await call.services.store.read(circles.members, circle.id)
    is_in = call.who is not None and any(member.person == call.who.id for member in members)
    return Invitation(circle.id, circle.name, circle.colour, len(members), is_in)


@api.add("POST", "/circles/{circle}/members", body=requests.CircleInvite)
async def join_circle(call: Call, body: requests.CircleInvite) -> None:
    """Join the circle to which a link leads."""
    await call.services.circles.join(call.path["circle"], call.person, body.invite)


@api.add("DELETE", "/circles/{circle}/members/{person}")
async def leave_circle(call: Call) -> None:
    """Leave a circle, or remove another person from a circle that you look after.

    If you look after it, the circle goes to the member who joined first. When a member is removed, its link changes.
    """
    services, person = call.services, call.path["person"]
    if person == call.person.id:
        await services.circles.leave(call.path["circle"], call.person)
    else:
        await services.circles.remove_member(call.path["circle"], call.person, person)


@api.add("PUT", "/circles/{circle}/owner", body=requests.CircleOwner)
async def hand_over(call: Call, body: requests.CircleOwner) -> None:
    """Hand a circle that you look after over to another member."""
    await call.services.circles.hand_over(call.path["circle"], call.person, body.person)


# Playing


@api.add("POST", "/circles/{circle}/seeks", body=requests.CircleSeek, answer=Sought)
async def seek_in_circle(call: Call, body: requests.CircleSeek) -> Sought:
    """Join a waiting table of a circle that matches your preferences, or open one that only its members see."""
    live, joined = await call.services.circle_tables.seek(await _circle(call), call.person, body)
    return Sought(live.table.id, joined, live.table.status == "running")


@api.add("POST", "/circles/{circle}/tables/{table}/join", body=requests.CircleJoin, answer=Sought)
async def join_in_circle(call: Call, body: requests.CircleJoin) -> Sought:
    """Sit down at a table of a circle. The game begins when the table is full."""
    circle, wish = await _circle(call), Join(nonce=body.nonce)
    live = await call.services.circle_tables.join(circle, call.person, call.path["table"], wish)
    return Sought(live.table.id, True, live.table.status == "running")


@api.add("POST", "/circles/{circle}/matches", body=NewMatch, answer=MatchId, status=201)
async def make_match_of_circle(call: Call, body: NewMatch) -> MatchId:
    """Make a match for the members of a circle."""
    circle = await _circle(call)
    return MatchId((await call.services.matches.make(call.person, body, circle.id)).id)


# Leagues


@api.add("POST", "/circles/{circle}/leagues", body=requests.NewLeague, answer=LeagueId, status=201)
async def make_league(call: Call, body: requests.NewLeague) -> LeagueId:
    """Make a league, which members of the circle can join until it begins. You take part in it."""
    return LeagueId(await call.services.leagues.make(await _circle(call), call.person, body))


@api.add("DELETE", "/circles/{circle}/leagues/{league}")
async def remove_league(call: Call) -> None:
    """Delete a league that has not begun and that you have made, or that is one of a circle that you look after."""
    await call.services.leagues.remove(await _circle(call), call.path["league"], call.person)


@api.add("PUT", "/circles/{circle}/leagues/{league}/me")
async def join_league(call: Call) -> None:
    """Take part in a league that has not begun."""
    await call.services.leagues.join(await _circle(call), call.path["league"], call.person)


@api.add("DELETE", "/circles/{circle}/leagues/{league}/me")
async def leave_league(call: Call) -> None:
    """Leave a league. After it has begun, your games that have not begun are not played."""
    await call.services.leagues.leave(await _circle(call), call.path["league"], call.person)


@api.add("POST", "/circles/{circle}/leagues/{league}/begin")
async def begin_league(call: Call) -> None:
    """Begin a league that you have made, or a league of a circle that you look after: every two players meet once."""
    await call.services.leagues.begin(await _circle(call), call.path["league"], call.person)


@api.add("POST", "/circles/{circle}/leagues/{league}/games/{game}", body=requests.CircleJoin, answer=TableId)
async def play_in_league(call: Call, body: requests.CircleJoin) -> TableId:
    """Sit down at the table of your game in a league. The first player opens it; the game begins when all are there."""
    text = call.path["game"]
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else -1
    leagues, circle = call.services.leagues, await _circle(call)
    return TableId(await leagues.play(circle, call.path["league"], number, call.person, body.nonce))
