"""The components of a host that its calls and connections use."""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.host.limits import RateLimits
from tabletowers.host.outbox import Outbox
from tabletowers.host.ports import Counters, ExtraThinkers, Slips
from tabletowers.host.settings import Settings
from tabletowers.host.tables.commands import TableCommands
from tabletowers.host.tables.matches import Matches
from tabletowers.host.tables.replays import Replays
from tabletowers.host.tables.shared_deals import Deals
from tabletowers.host.tables.table_registry import Registry
from tabletowers.host.tables.table_setup import Hosting
from tabletowers.host.wall_clock import Clock


@dataclass(slots=True)
class Services:
    """The components of a host that its calls and connections use."""

    settings: Settings
    clock: Clock
    metrics: Counters
    rates: RateLimits
    outbox: Outbox
    extras: ExtraThinkers
    slips: Slips
    registry: Registry
    hosting: Hosting
    commands: TableCommands
    replays: Replays
    deals: Deals
    matches: Matches
