"""Prepares matches, shows their standings, and lists them. Their rules are in `host.matches`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence

from msgspec import structs

from tabletowers import GAMES
from tabletowers.contract.registry import OtherRules
from tabletowers.host.deal_play import recorded
from tabletowers.host.deals import Attempt, Deal, milliseconds
from tabletowers.host.matches import (
    CONTESTANTS,
    WEEK,
    Entry,
    Match,
    Score,
    Season,
    deal_name,
    deals_of,
    number_of,
    of_week,
    private,
    week_of,
    weekly_name,
)
from tabletowers.host.ports import MatchStore, People, Person, Room
from tabletowers.host.requests import NewMatch
from tabletowers.host.responses import matches as responses
from tabletowers.host.responses.deals import PersonName
from tabletowers.host.responses.matches import MatchDeal, MatchInfo, MatchPage, MatchPlayer, NextMatch, SeasonPlayer
from tabletowers.host.tables.match_bots import MatchBots
from tabletowers.host.tables.match_standings import Field, Fields, Placed
from tabletowers.host.tables.shared_deals import Deals, attempt_info
from tabletowers.host.wall_clock import Clock
from tabletowers.record import Record
from tabletowers.table import Refused
from tabletowers.table.errors import Conflict

#: The numbers of players of a match on a page, of players of a season, of own matches, and of weeks shown.
SHOWN, BEST, OWN, WEEKS = 50, 20, 20, 12


class Matches:
    """Prepares the matches of weeks, makes private ones, and shows them with their standings."""

    def __init__(
        self,
        deals: Deals,
        store: MatchStore,
        bots: MatchBots,
        people: People,
        room: Room,
        clock: Clock,
        *,
        weekly: bool,
        on_look: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Initialise the instance.

        `weekly` tells whether a match for everybody is drawn each week. `on_look` is called when people look at
        matches, on a host where `keep_house` isn't called regularly.
        """
        self._deals = deals
        self._store = store
        self._bots = bots
        self._people = people
        self._room = room
        self._clock = clock
        self._weekly = weekly
        self._on_look = on_look
        self._fields = Fields(store)

    # Finding and making

    async def find(self, name: str) -> Match:
        """Return the match with this id. Raises Refused if there is none, or if its week has not begun yet."""
        match = await self._store.find(name)
        if match is None or match.opens > self._clock():
            raise Refused("no_such_match", "there is no such match")
        return match

    async def _find_for(self, name: str, viewer: Person | None) -> Match:
        """Return the match with this id. Raises Refused if there is none that `viewer` may see."""
        if not await self._room.may_see(name, viewer):
            raise Refused("no_such_match", "there is no such match")
        return await self.find(name)

    async def make(self, person: Person, wish: NewMatch, circle: str | None = None) -> Match:
        """Make the private match that a person requests, and let the strengths begin to play it."""
        if wish.game not in GAMES:
            raise Refused("no_such_game", f"unknown game {wish.game[:40]!r}; choose from {', '.join(GAMES)}")
        await self._room.check_match(person)
        match = private(wish.game, wish.bot, wish.days, self._clock(), person.id, circle)
        await self._store.add(match, deals_of(match))
        await self._bots.begin()
        return match

    async def prepare(self) -> None:
        """Draw the matches for this week and the next that don't exist yet.

        This way, the commitments to the deals' secrets are published before the week begins, and the strengths have
        played by then. If several servers draw the same match, the first one counts.
        """
        if not self._weekly:
            return
        week = week_of(self._clock())
        known = {match.id for match in await self._store.weekly(milliseconds(week), milliseconds(week + WEEK))}
        for match in (of_week(week), of_week(week + WEEK)):
            if match.id not in known:
                with contextlib.suppress(Conflict):
                    await self._store.add(match, deals_of(match))

    async def remove(self, match: Match) -> None:
        """Delete a match with its deals and all results."""
        await self._store.remove(match)

    # Matches as viewers see them

    async def look(self, viewer: Person | None) -> responses.Matches:
        """Return the matches of this week and of the last weeks, the table over them, and the viewer's own matches."""
        now = self._clock()
        week = week_of(now)
        await self._wake()
        first, last = (milliseconds(day) for day in (week - WEEKS * WEEK, week + WEEK))
        drawn = await self._store.weekly(first, last)
        own = [] if viewer is None else await self._store.of_person(viewer.id, OWN)
        infos = await self._infos([*drawn, *own], viewer)
        earlier = [match for match in drawn if match.closes <= now]
        over = [match for match in earlier if infos[match.id].opened is not None]
        ranked = await self._fields.over(over)
        return responses.Matches(
            now=now,
            week=next((infos[match.id] for match in drawn if match.opens <= now < match.closes), None),
            next=await self._announced([match for match in drawn if match.opens > now]),
            earlier=[infos[match.id] for match in earlier],
            season=await self._season(ranked, None),
            mine=None if viewer is None else next(iter(await self._season(ranked, viewer)), None),
            own=[infos[match.id] for match in own],
        )

    async def of_circle(self, circle: str, viewer: Person | None, limit: int) -> list[MatchInfo]:
        """Return up to `limit` matches of a circle, the newest first."""
        found = await self._store.of_circle(circle, limit)
        infos = await self._infos(found, viewer)
        return [infos[match.id] for match in found]

    async def of_week(self, viewer: Person, people: Sequence[str]) -> tuple[Match, dict[str, tuple[int, float | None]]]:
        """Return the match of this week, and for these people how many deals they have played, and their score.

        Scores are those over the deals that the viewer has finished. They are None if there are none, and for people
        without a result in them. Raises Refused if there is no match this week.
        """
        match = await self.find(weekly_name(week_of(self._clock())))
        attempts = await self._store.attempts(match.id, viewer.id)
        seen = tuple(number for number, deal in enumerate(match.deals, 1) if _has_ended(attempts.get(deal)))
        field = await self._fields.of(match, attempts)
        placed = await asyncio.to_thread(field.standings, seen) if seen else []
        scores = {one.line.player: one.line.score for one in placed if not one.line.is_bot}
        played = field.played()
        return match, {person: (played[person], scores.get(person)) for person in people}

    async def _announced(self, matches: Sequence[Match]) -> NextMatch | None:
        if not matches:
            return None
        match = matches[0]
        return NextMatch(match.game, match.opens, [deal.commitment for deal in await self._store.deals(match.id)])

    async def _infos(self, matches: Sequence[Match], viewer: Person | None) -> dict[str, MatchInfo]:
        """Return what a list shows of these matches, by id."""
        entries = await self._store.entries([match.id for match in matches], None if viewer is None else viewer.id)
        people = await self._fields.people(list(entries))
        hosts = await self._people.several(list({match.host for match in matches if match.host is not None}))
        return {
            match.id: _info(match, entries.get(match.id, Entry()), people.get(match.id, 0), hosts) for match in matches
        }

    async def _season(self, ranked: Sequence[Season], viewer: Person | None) -> list[SeasonPlayer]:
        """Return the best players of a season with their places, or only a viewer."""
        placed, place, before = list[tuple[int, Season]](), 1, -1.0
        for number, line in enumerate(ranked, 1):
            if line.total != before:
                place, before = number, line.total
            if len(placed) < BEST if viewer is None else (line.player == viewer.id and not line.is_bot):
                placed.append((place, line))
        names = await self._names([(line.player, line.is_bot) for _, line in placed])
        return [
            SeasonPlayer(place, *_whose(line.player, line.is_bot, names), line.matches, line.total)
            for place, line in placed
        ]

    async def page(self, name: str, viewer: Person | None, deal: int | None, after: int) -> MatchPage:
        """Return a match with its standings, limited to what `viewer` may see.

        Deals are compared that the viewer has finished, and all once the match is over. With `deal`, only that one is
        compared. Raises Refused if the viewer may not see its results yet.
        """
        match = await self._find_for(name, viewer)
        await self._wake()
        deals = await self._deals_of(match)
        attempts = {} if viewer is None else await self._store.attempts(match.id, viewer.id)
        opened = deals[0].opened
        seen = [number_of(one) for one in deals if opened is not None or _has_ended(attempts.get(one.id))]
        if deal is not None and not 1 <= deal <= match.length:
            raise Refused("bad_request", f"the deals are 1 to {match.length}, not {deal}", path="deal")
        if deal is not None and deal not in seen:
            raise Refused("not_finished", "you can see how others played this deal only after you have finished it")
        compared = seen if deal is None else [deal]
        field = await self._fields.of(match, attempts)
        placed = await asyncio.to_thread(field.standings, tuple(compared)) if compared else []
        lines = [*placed[after : after + SHOWN]]
        mine = next((one for one in placed if viewer is not None and _is_of(one, viewer)), None)
        shown = await self._players([*lines, *([] if mine is None else [mine])], field, deal, opened is not None)
        own = dict(zip(seen, mine.line.shares if mine is not None and deal is None else (), strict=False))
        info = (await self._infos([match], viewer))[match.id]
        return MatchPage(
            **structs.asdict(info),
            rules=deals[0].rules,
            options=deals[0].options,
            deals=[_deal(one, attempts.get(one.id), own.get(number_of(one))) for one in deals],
            counts=match.kind == "private" or _counts(viewer, attempts),
            waiting=len(CONTESTANTS) * len(compared) - field.of_bots(compared),
            compared=compared,
            standing=shown[: len(lines)],
            mine=None if mine is None else shown[-1],
            all=len(placed),
            next=after + SHOWN if after + SHOWN < len(placed) else None,
        )

    async def _deals_of(self, match: Match) -> Sequence[Deal]:
        """Return the deals of a match in their order, opened if it is over for everybody."""
        deals, now = await self._store.deals(match.id), self._clock()
        if not deals:
            # An operator has just deleted it.
            raise Refused("no_such_match", "there is no such match")
        if deals[0].opened is None and match.closes <= now:
            # This is done now instead of waiting for the next round of housekeeping.
            await self._deals.open_due(now)
            deals = await self._store.deals(match.id)
        return deals

    async def _players(
        self, placed: Sequence[Placed], field: Field, deal: int | None, is_open: bool
    ) -> list[MatchPlayer]:
        """Return standings as they are shown. Where a single deal is compared, they include its results."""
        names = await self._names([(one.line.player, one.line.is_bot) for one in placed])
        scores: Mapping[tuple[str, bool], Score] = {} if deal is None else field.scores(deal)
        players = []
        for place, line in placed:
            score = scores.get((line.player, line.is_bot))
            players.append(
                MatchPlayer(
                    place,
                    line.ranked,
                    *_whose(line.player, line.is_bot, names),
                    played=sum(share is not None for share in line.shares),
                    score=line.score,
                    scores=list(line.shares),
                    luck=line.luck if is_open else None,
                    adjusted=line.adjusted if is_open else None,
                    lead=None if score is None else score.result.lead,
                    points=None if score is None else score.result.points,
                    table=score.table if score is not None and is_open else None,
                )
            )
        return players

    async def _names(self, players: Sequence[tuple[str, bool]]) -> Mapping[str, Person]:
        return await self._people.several([player for player, is_bot in players if not is_bot])

    async def record(self, name: str, deal: int, strength: str, viewer: Person | None) -> Record:
        """Return the game in which a strength played a deal. Raises Refused until the match is over for everybody."""
        match = await self._find_for(name, viewer)
        found = next((one for one in await self._deals_of(match) if one.id == deal_name(match.id, deal)), None)
        if found is None:
            raise Refused("no_such_deal", "there is no such deal")
        if found.opened is None:
            raise Refused("deal_closed", "others may still be playing this deal; it is opened after its match")
        moves = await self._store.bots_moves(found.id, strength)
        if moves is None:
            raise Refused("no_such_table", "this strength has not played this deal")
        try:
            return await asyncio.to_thread(recorded, found, moves)
        except OtherRules as error:
            raise Refused("other_rules", str(error), rules=error.rules, has=error.has) from error

    # In the background

    async def _wake(self) -> None:
        if self._on_look is not None:
            await self._on_look()

    async def keep_house(self) -> None:
        """Draw new matches, and let the strengths play those in which they have not played yet."""
        await self.prepare()
        await self._bots.begin()


def _info(match: Match, entry: Entry, people: int, hosts: Mapping[str, Person]) -> MatchInfo:
    host = hosts.get(match.host or "")
    return MatchInfo(
        id=match.id,
        kind=match.kind,
        game=match.game,
        bot=match.bot,
        length=match.length,
        opens=match.opens,
        closes=match.closes,
        finish_by=match.finish_by,
        opened=entry.opened,
        host=None if host is None else PersonName(host.id, host.name),
        people=people,
        begun=entry.begun,
        ended=entry.ended,
    )


def _deal(deal: Deal, attempt: Attempt | None, score: float | None) -> MatchDeal:
    return MatchDeal(
        number=number_of(deal),
        deal=deal.id,
        seat=deal.seat,
        players=len(deal.levels),
        commitment=deal.commitment,
        secret=None if deal.opened is None else deal.secret,
        attempt=attempt_info(attempt),
        score=score,
    )


def _whose(player: str, is_bot: bool, names: Mapping[str, Person]) -> tuple[str | None, str | None, str | None]:
    """Return a player's id and name, or the name of a strength."""
    if is_bot:
        return None, None, player
    return player, names[player].name if player in names else None, None


def _is_of(placed: Placed, person: Person) -> bool:
    return placed.line.player == person.id and not placed.line.is_bot


def _has_ended(attempt: Attempt | None) -> bool:
    return attempt is not None and attempt.ended is not None


def _counts(viewer: Person | None, attempts: Mapping[str, Attempt]) -> bool:
    """Return whether a person's result has a place in the match of a week."""
    if attempts:
        return all(attempt.ranked for attempt in attempts.values())
    return viewer is not None and viewer.kept
