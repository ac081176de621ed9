"""The subcommand `bot-worker`: compute bots' moves for servers that share a Redis instance."""

from __future__ import annotations

import argparse
from typing import Any

from tabletowers.cli import arguments, passwords


def add_parser(commands: Any) -> None:
    """Add the arguments of `bot-worker`."""
    parser = commands.add_parser("bot-worker", help="think for the bots of servers that share a Redis")
    parser.add_argument("--redis", required=True, metavar="ADDRESS", help="redis://…, the same as the servers'")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that think (default 1)")
    arguments.add_operators_bots(parser)
    arguments.add_metrics_listen(parser)
    parser.add_argument("--log-level", default="info", choices=("debug", "info", "warning", "error"))
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Compute bots' moves for the servers until stopped."""
    import asyncio

    from prometheus_client import CollectorRegistry, ProcessCollector

    from tabletowers.server import logs
    from tabletowers.server.metrics_port import metrics_port
    from tabletowers.server.workers import redis_jobs
    from tabletowers.server.workers.heartbeats import Heartbeats

    redis = passwords.from_argument("--redis", chosen.redis, passwords.REDIS)
    arguments.offer_bots(chosen.bot)
    logs.set_up(chosen.log_level)
    heartbeats = Heartbeats()
    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(heartbeats)
    with metrics_port(registry, chosen.metrics_listen):
        asyncio.run(redis_jobs.work(redis, chosen.workers, heartbeats))
    return 0
