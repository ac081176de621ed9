"""Babel under rules version 1, in which discs lie face up unless the table says otherwise."""

from __future__ import annotations

from dataclasses import replace

from tabletowers.games.babel import Babel


class Version1(Babel):
    """The same game with another default (BB-20)."""

    rules_version = 1
    options = tuple(replace(option, default=True) if option.name == "memory_aid" else option for option in Babel.options)


GAME = Version1()
