"""The error for a call or a command that is refused."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Raised when a call or command can't be carried out now. Nothing has been changed.

    `code` is meant for programs, the message for developers.
    """

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details
