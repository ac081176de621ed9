"""Errors as the API sends them, over HTTP and websockets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from tabletowers.contract.registry import extras
from tabletowers.host.responses.errors import ErrorBody, ErrorInfo

#: The HTTP status of each error code. The extras of games add their own.
_STATUS = {
    "bad_request": 400,
    "bad_options": 400,
    "bad_record": 400,
    "unknown_person": 401,
    "wrong_password": 401,
    "wrong_code": 401,
    "wrong_passkey": 401,
    "not_logged_in": 401,
    "login_again": 401,
    "not_your_seat": 403,
    "not_host": 403,
    "not_invited": 403,
    "blocked": 403,
    "banned": 403,
    "muted": 403,
    "wrong_origin": 403,
    "hints_not_allowed": 403,
    "no_such_exercise": 404,
    "damaged_position": 400,
    "impossible_position": 400,
    "no_spectators": 403,
    "not_here": 403,
    "forgotten": 403,
    "not_finished": 403,
    "not_operator": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_path": 404,
    "no_such_person": 404,
    "no_such_deal": 404,
    "no_such_match": 404,
    "no_such_circle": 404,
    "no_such_league": 404,
    "not_owner": 403,
    "wrong_method": 405,
    "too_slow": 408,
    "too_large": 413,
    "not_json": 415,
    "unknown_host": 421,
    "illegal_move": 422,
    "too_many": 429,
    "head_too_large": 431,
    "internal": 500,
    "not_ready": 503,
    "busy": 503,
    "storage": 503,
}
#: Seconds after which a retry makes sense when the server can't answer now.
_RETRY_AFTER = 1


@cache
def _statuses() -> Mapping[str, int]:
    of_extras = [calls.STATUS for extra in extras() if (calls := extra.load("calls")) is not None]
    return {code: status for part in (*of_extras, _STATUS) for code, status in part.items()}


def status_of(code: str) -> int:
    """Return the HTTP status for an error code."""
    return _statuses().get(code, 409)


def error_body(code: str, message: str, details: dict[str, Any]) -> ErrorBody:
    """Return the body of an error response."""
    if status_of(code) == 503:
        details = {"retry_after": _RETRY_AFTER, **details}
    return ErrorBody(ErrorInfo(code, message, details))
