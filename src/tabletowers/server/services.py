"""The components of a running server that API calls and websockets use."""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.host import services
from tabletowers.server.limits import RateLimits, Whereabouts
from tabletowers.server.metrics import Metrics
from tabletowers.server.people.accounts import Accounts
from tabletowers.server.people.address_undo import Undo
from tabletowers.server.people.devices import Devices
from tabletowers.server.people.known_devices import KnownDevices
from tabletowers.server.people.mail import Mail
from tabletowers.server.people.notices import Notices
from tabletowers.server.people.openid import OpenId
from tabletowers.server.people.passkeys import Passkeys
from tabletowers.server.people.recovery import Recovery
from tabletowers.server.people.sessions import Sessions
from tabletowers.server.realtime.bus import Bus
from tabletowers.server.settings import Settings
from tabletowers.server.tables.circle_board import CircleBoard
from tabletowers.server.tables.circle_tables import CircleTables
from tabletowers.server.tables.circles import Circles
from tabletowers.server.tables.leagues import Leagues
from tabletowers.server.tables.lists import TableLists
from tabletowers.server.tables.matchmaking import Seeking
from tabletowers.server.tables.table_history import History
from tabletowers.server.tables.vacation_clocks import Vacations
from tabletowers.server.workers.background_compiler import Compiling
from tabletowers.server.workers.bot_workers import BotWorkers
from tabletowers.server.workers.extra_workers import ExtraWorkers
from tabletowers.store import Store


@dataclass(slots=True)
class Services(services.Services):
    """The components of a running server that API calls and websockets use."""

    settings: Settings
    metrics: Metrics
    rates: RateLimits
    whereabouts: Whereabouts
    store: Store
    bus: Bus
    compiling: Compiling
    bots: BotWorkers
    extras: ExtraWorkers
    accounts: Accounts
    sessions: Sessions
    devices: Devices
    known_devices: KnownDevices
    passkeys: Passkeys
    openid: OpenId
    mail: Mail
    notices: Notices
    recovery: Recovery
    undo: Undo
    lists: TableLists
    seeking: Seeking
    history: History
    vacations: Vacations
    circles: Circles
    circle_tables: CircleTables
    circle_board: CircleBoard
    leagues: Leagues
