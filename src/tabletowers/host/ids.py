"""Ids for people, tables and servers."""

from __future__ import annotations

import secrets


def new_id(prefix: str) -> str:
    """Return a new unguessable id that begins with `prefix`."""
    return prefix + "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(12))
