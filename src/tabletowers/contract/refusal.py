"""The error for a call or a command that is refused."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Something that can't be done now; nothing has changed. `code` is for programs, the sentence for developers."""

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details
