"""Babel under version 1 of its rules, in which discs that players have taken stay face up by default."""

from __future__ import annotations

from tabletowers.contract.options import with_defaults
from tabletowers.games.babel import Babel


class Version1(Babel):
    """Babel with the default options of rules version 1, which differ from today's in one option (BB-20)."""

    rules_version = 1
    options = with_defaults(Babel.options, memory_aid=True)


GAME = Version1()
