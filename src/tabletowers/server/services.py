"""The parts of a running server, as the calls and the websocket use them."""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.server.clock import Clock
from tabletowers.server.limits import RateLimits, Whereabouts
from tabletowers.server.metrics import Metrics
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.devices import Devices
from tabletowers.server.people.mail import Mail
from tabletowers.server.people.notices import Notices
from tabletowers.server.people.openid import OpenId
from tabletowers.server.people.passkeys import Passkeys
from tabletowers.server.people.recovery import Recovery
from tabletowers.server.people.sessions import Sessions
from tabletowers.server.realtime.bus import Bus
from tabletowers.server.realtime.connection import Outbox
from tabletowers.server.settings import Settings
from tabletowers.server.tables.commands import TableCommands
from tabletowers.server.tables.deals import Deals
from tabletowers.server.tables.history import History
from tabletowers.server.tables.hosting import Hosting
from tabletowers.server.tables.lists import TableLists
from tabletowers.server.tables.registry import Registry
from tabletowers.server.tables.replays import Replays
from tabletowers.server.tables.vacations import Vacations
from tabletowers.server.workers.bots import BotWorkers
from tabletowers.server.workers.compiling import Compiling
from tabletowers.server.workers.puzzles import PuzzleWorker
from tabletowers.store import Store


@dataclass(slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    clock: Clock
    metrics: Metrics
    rates: RateLimits
    whereabouts: Whereabouts
    store: Store
    bus: Bus
    outbox: Outbox
    compiling: Compiling
    bots: BotWorkers
    puzzles: PuzzleWorker
    accounts: Accounts
    sessions: Sessions
    devices: Devices
    passkeys: Passkeys
    openid: OpenId
    mail: Mail
    notices: Notices
    recovery: Recovery
    registry: Registry
    hosting: Hosting
    commands: TableCommands
    lists: TableLists
    replays: Replays
    history: History
    deals: Deals
    vacations: Vacations
