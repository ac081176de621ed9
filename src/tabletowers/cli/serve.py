"""The subcommand `serve`: run the server, for this machine only or for other machines as well."""

from __future__ import annotations

import argparse
import logging
import os
import signal
import sys
from pathlib import Path
from typing import Any

from tabletowers.cli import arguments, passwords
from tabletowers.cli.arguments import count, port
from tabletowers.cli.reloading import serve_and_reload
from tabletowers.platforms import install


def add_parser(commands: Any) -> None:
    """Add the arguments of `serve`."""
    parser = commands.add_parser(
        "serve",
        help="run the server that browsers and programs play through",
        epilog=f"Passwords are not given as arguments, but by the environment variables {passwords.DATABASE}, "
        f"{passwords.REDIS}, {passwords.SMTP} and {passwords.OPENID}, or by files that these name with _FILE behind.",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default 127.0.0.1: this machine)"
    )
    parser.add_argument("--port", type=port, default=8000, help="the port to listen on (default 8000)")
    arguments.add_database(parser)
    parser.add_argument("--redis", metavar="ADDRESS", help="redis://… to share the load with other processes")
    parser.add_argument(
        "--public",
        default="",
        metavar="URL",
        help="the address at which people reach the server, also for links in mails",
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another address at which people reach the server"
    )
    parser.add_argument("--secure", action="store_true", help="cookies over https only (behind an https proxy)")
    parser.add_argument("--bot-workers", type=int, default=1, metavar="N", help="processes for bots (default 1)")
    parser.add_argument(
        "--bot-budget", type=float, default=1.0, metavar="S", help="a bot's time in seconds (default 1)"
    )
    arguments.add_operators_bots(parser)
    parser.add_argument("--quick-bots", action="store_true", help="bots and standing orders answer without a pause")
    parser.add_argument(
        "--no-limits", action="store_true", help="no limits on rates and connections (for your own machine only)"
    )
    parser.add_argument(
        "--deal-attempts",
        type=count,
        default=10,
        metavar="N",
        help="attempts at a deal of the day, or of a match, from one address (default 10; 0: any number)",
    )
    parser.add_argument(
        "--no-weekly-match",
        action="store_true",
        help="no match for everybody each week, which the bots' strengths play in the background",
    )
    arguments.add_rating_limits(parser)
    parser.add_argument(
        "--connections", type=int, default=0, metavar="N", help="most at once (default: what open files allow)"
    )
    parser.add_argument("--metrics-open", action="store_true", help="/metrics for everyone, not only for this machine")
    arguments.add_metrics_listen(parser)
    parser.add_argument(
        "--smtp",
        metavar="URL",
        help=f"smtp://, smtp+tls:// or smtps://user@host:port for mails; the password goes into {passwords.SMTP}",
    )
    parser.add_argument("--mail-from", default="tabletowers@localhost", metavar="ADDRESS", help="the sender of mails")
    parser.add_argument(
        "--private-notices", action="store_true", help="webhooks and push may lead into this machine's own network"
    )
    parser.add_argument("--openid", metavar="ISSUER", help="people may also log in at this site (OpenID Connect)")
    parser.add_argument(
        "--openid-client",
        metavar="ID",
        help=f"this server's client id there; its secret goes into {passwords.OPENID}",
    )
    parser.add_argument("--openid-name", default="OpenID", metavar="NAME", help="the name of that site for people")
    parser.add_argument(
        "--engine",
        metavar="SITE",
        help="let pages compute bots' moves themselves, with the engine of this site (tabletowers build site)",
    )
    parser.add_argument("--open", action="store_true", help="open the table in the browser")
    parser.add_argument(
        "--reload", action="store_true", help="start again whenever a game is edited; tables go on (for authors)"
    )
    parser.add_argument("--log-level", default="info", choices=("debug", "info", "warning", "error"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until stopped."""
    if chosen.reload:
        return serve_and_reload([argument for argument in chosen.given if argument != "--reload"])
    try:
        import asyncio
        import gc
        import webbrowser

        import uvicorn
    except ImportError as error:
        raise ValueError(f"the server needs: {install('server')}") from error
    from tabletowers.server import logs
    from tabletowers.server.http.app import create_app
    from tabletowers.server.http.http_protocol import ConnectionLimit, http_protocol, most_connections
    from tabletowers.server.http.web_client import checked_engine
    from tabletowers.server.metrics_port import metrics_port
    from tabletowers.server.realtime.websocket_protocol import WebSocketProtocol
    from tabletowers.server.settings import Limits, OpenIdSettings, Settings
    from tabletowers.store import open_database
    from tabletowers.table import Pace

    if (chosen.openid is None) != (chosen.openid_client is None):
        raise ValueError("--openid and --openid-client need each other")
    if chosen.openid is not None:
        # Better now than when the first person wants to log in.
        import httpx  # noqa: F401
        import joserfc  # noqa: F401
    openid = chosen.openid and OpenIdSettings(
        chosen.openid, chosen.openid_client, passwords.password(passwords.OPENID), chosen.openid_name
    )
    arguments.offer_bots(chosen.bot)
    engine = None if chosen.engine is None else checked_engine(Path(chosen.engine))
    settings = Settings(
        database=arguments.database(chosen.database),
        redis=chosen.redis and passwords.from_argument("--redis", chosen.redis, passwords.REDIS),
        host=chosen.host,
        port=chosen.port,
        origins=tuple(chosen.origin),
        secure=chosen.secure,
        bot_workers=chosen.bot_workers,
        bot_budget=chosen.bot_budget,
        pace=Pace(0, 0) if chosen.quick_bots else Pace(),
        limits=Limits.none() if chosen.no_limits else Limits(deal_attempts=chosen.deal_attempts or None),
        ratings=arguments.rating_limits(chosen.rating_limit),
        metrics_open=chosen.metrics_open,
        metrics_listen=chosen.metrics_listen,
        smtp=chosen.smtp and passwords.from_argument("--smtp", chosen.smtp, passwords.SMTP),
        private_notices=chosen.private_notices,
        mail_from=chosen.mail_from,
        public=chosen.public,
        openid=openid,
        engine=engine,
        weekly=not chosen.no_weekly_match,
    )
    logs.set_up(chosen.log_level)
    log = logging.getLogger("tabletowers.serve")
    # Open the database once now, so that a problem gives an error message instead of a traceback in the log.
    open_database(settings.database).dispose()
    proxies = tuple(part.strip() for part in os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(","))
    room = most_connections()
    doors = ConnectionLimit(min(chosen.connections or room, room), 2 * settings.limits.connections_per_address, proxies)
    # The thread that writes to the database competes with the busy main thread and should not wait long for its turn.
    sys.setswitchinterval(0.0005)
    app = create_app(settings)

    class Polite(uvicorn.Server):
        """A server that reports when it is ready, and notifies clients before it closes their connections."""

        async def startup(self, sockets: list[Any] | None = None) -> None:
            await super().startup(sockets)
            # The garbage collector skips objects that live as long as the server. It collects new ones a little at a
            # time (a thousand objects take half a millisecond), and all of them very rarely.
            gc.freeze()
            gc.set_threshold(1_000, 10, 4_000)
            if self.started:
                log.info("Tabletowers on %s", settings.listening)
                if chosen.open:
                    await asyncio.to_thread(webbrowser.open, settings.listening)

        async def shutdown(self, sockets: list[Any] | None = None) -> None:
            app.server.say_goodbye()
            await super().shutdown(sockets)

    server = Polite(
        uvicorn.Config(
            app,
            host=chosen.host,
            port=chosen.port,
            log_config=None,
            access_log=False,
            http=http_protocol(doors),
            timeout_keep_alive=15,
            backlog=512,
            ws=WebSocketProtocol,
            ws_max_size=4 * settings.limits.message,
            ws_per_message_deflate=False,
            ws_ping_interval=30,
            ws_ping_timeout=30,
            timeout_graceful_shutdown=10,
            server_header=False,
        )
    )
    # When it has been stopped by a signal, the server raises that signal again. It has to end like any other process
    # nevertheless, and release what it shares with its workers; otherwise Python would complain in the log.
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, lambda number, frame: None)
    with metrics_port(app.server.metrics.registry, settings.metrics_listen):
        server.run()
    return 0 if server.started else 1
