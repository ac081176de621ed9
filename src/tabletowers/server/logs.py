"""Logging as lines of JSON. Log lines contain no secrets: for each request, only its route pattern is logged."""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from types import TracebackType

log = logging.getLogger("tabletowers")

_FIELDS = ("method", "path", "status", "ms", "attempt", "table")


class Lines(logging.Formatter):
    """A log formatter that writes each record as a JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Format one log record as a line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str = "info") -> None:
    """Log to standard error all records of this level or higher, with warnings and errors that nothing has caught."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = name != "uvicorn.access"
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("saq").setLevel("WARNING")
    # A log that can't be written, because its disk is full, must not fill it with complaints about that.
    logging.raiseExceptions = False
    logging.captureWarnings(True)
    sys.excepthook = _uncaught
    threading.excepthook = lambda args: log.error("a thread failed", exc_info=args.exc_value)
    sys.unraisablehook = lambda args: log.error("%s", args.err_msg or "ignored", exc_info=args.exc_value)


def _uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    log.critical("the process failed", exc_info=(kind, error, trace))
