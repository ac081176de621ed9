"""Checks of strings that people send: names are cleaned, and the character U+0000 is refused everywhere."""

from __future__ import annotations

import json
import unicodedata
from typing import Any

from tabletowers.table import Refused

#: The only character that PostgreSQL can't store.
NUL = "\0"
NO_NUL = "a text can't have the character U+0000"
#: The number of combining marks allowed on one letter. Some languages need several.
_MOST_MARKS = 3
#: Characters that are invisible although Unicode calls them letters or symbols: Hangul fillers, blank Braille.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5")
MOST_IN_NAME = 40


def refuse_nul(data: bytes | bytearray) -> None:
    """Raise Refused if any string in JSON data contains the character U+0000."""
    # Only data that may contain it is decoded a second time.
    if b"\\u0000" not in data:
        return
    try:
        has_nul = _has_nul(json.loads(data))
    except (ValueError, RecursionError):
        return  # Invalid JSON is reported elsewhere.
    if has_nul:
        raise Refused("bad_request", NO_NUL)


def _has_nul(value: Any) -> bool:
    if isinstance(value, str):
        return NUL in value
    if isinstance(value, dict):
        return any(NUL in key or _has_nul(part) for key, part in value.items())
    return isinstance(value, list) and any(map(_has_nul, value))


def clean_name(name: str, path: str = "name") -> str:
    """Return a name without invisible characters, and with few combining marks on each letter.

    Raises Refused if the cleaned name is empty or too long.
    """
    letters, marks = [], 0
    for sign in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if sign.isprintable() and sign not in _BLANK and marks <= _MOST_MARKS:
            letters.append(sign)
        elif sign.isspace() or sign in _BLANK:
            letters.append(" ")
    cleaned = " ".join("".join(letters).split())
    visible = any(not unicodedata.combining(sign) and not sign.isspace() for sign in cleaned)
    if not visible or not 1 <= len(cleaned) <= MOST_IN_NAME:
        raise Refused("bad_request", f"a name has 1 to {MOST_IN_NAME} visible characters", path=path)
    return cleaned
