"""The records of all finished games of a match, to be saved before it is deleted."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, select

from tabletowers.contract.registry import OtherRules
from tabletowers.host.deal_play import recorded
from tabletowers.host.matches import Match
from tabletowers.record import Record
from tabletowers.store import matches, schema
from tabletowers.store.table_log import read_log
from tabletowers.table.errors import Unreadable
from tabletowers.table.log_replay import decoded, loaded


def match_records(connection: Connection, match: Match) -> Iterator[Record]:
    """Yield the records of the finished games of a match, deal by deal: those of people, then those of the strengths.

    Raises ValueError if one of them can't be read.
    """
    attempts, bots = schema.attempts.c, schema.match_bots.c
    try:
        for deal in matches.deals(connection, match.id):
            at = select(attempts.table).where(attempts.deal == deal.id, attempts.lead.is_not(None))
            for table in connection.execute(at.order_by(attempts.began)).scalars().all():
                if (found := loaded(decoded(read_log(connection, table)))) is not None:
                    yield found.table.record()
            by = select(bots.moves).where(bots.deal == deal.id)
            for moves in connection.execute(by.order_by(bots.strength)).scalars().all():
                yield recorded(deal, moves)
    except (OtherRules, Unreadable) as error:
        raise ValueError(f"a game of the match can't be read: {error}") from error
