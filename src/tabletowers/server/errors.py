"""Errors as the API sends them, by HTTP and by websocket."""

from __future__ import annotations

from typing import Any

#: The HTTP status of each error code; all others have 409.
STATUS = {
    "bad_request": 400,
    "bad_options": 400,
    "bad_record": 400,
    "unknown_person": 401,
    "wrong_password": 401,
    "wrong_code": 401,
    "wrong_passkey": 401,
    "not_logged_in": 401,
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
    "no_such_puzzle": 404,
    "damaged_puzzle": 404,
    "other_puzzle_version": 404,
    "no_such_path": 404,
    "no_such_person": 404,
    "no_such_deal": 404,
    "wrong_method": 405,
    "too_slow": 408,
    "too_large": 413,
    "not_json": 415,
    "illegal_move": 422,
    "too_many": 429,
    "internal": 500,
    "not_ready": 503,
    "storage": 503,
}
#: Seconds after which it is worth trying again where the server can't answer now.
_RETRY_AFTER = 1


def error_body(code: str, message: str, details: dict[str, Any]) -> dict[str, Any]:
    """The body of an error."""
    if STATUS.get(code) == 503:
        details = {"retry_after": _RETRY_AFTER, **details}
    return {"code": code, "message": message, "details": details}
