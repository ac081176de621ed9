"""A port for metrics alone, which nobody outside has to be able to reach.

It is served by a thread, so that it answers even while the event loop is busy.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socket import AF_INET, AF_INET6
from typing import Any

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

log = logging.getLogger("tabletowers.metrics")


@contextmanager
def metrics_port(registry: CollectorRegistry, address: tuple[str, int] | None) -> Iterator[None]:
    """Serve metrics at this address (host and port) meanwhile, unless it is None. Raises OSError if it is taken."""
    if address is None:
        yield
        return

    family = AF_INET6 if ":" in address[0] else AF_INET

    class Handler(BaseHTTPRequestHandler):
        timeout = 10

        def do_GET(self) -> None:
            """Answer with all metrics, or with 404 for any other path."""
            found = self.path.partition("?")[0] == "/metrics"
            body = generate_latest(registry) if found else b"metrics are at /metrics\n"
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", CONTENT_TYPE_PLAIN_0_0_4 if found else "text/plain")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *values: Any) -> None:
            """Log nothing: Prometheus asks every few seconds."""

    class Listener(ThreadingHTTPServer):
        address_family = family

        def handle_error(self, request: Any, client_address: Any) -> None:
            """Log that a request could not be answered."""
            log.warning("metrics could not be sent: %r", sys.exc_info()[1])

    with Listener(address, Handler) as listener:
        threading.Thread(target=listener.serve_forever, name="metrics", daemon=True).start()
        try:
            yield
        finally:
            listener.shutdown()
