"""Error responses."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class ErrorInfo(Struct):
    """The code, message and details of an error."""

    code: str
    message: str
    details: dict[str, Any]


class ErrorBody(Struct):
    """The body of an error response."""

    error: ErrorInfo
