"""Plug-ins go on: the fourth game's sources, as they were on 17 November 2026, run as they are."""

from __future__ import annotations

import hashlib
from pathlib import Path

import tabletowers
from tabletowers.bots import bot

SOURCES = Path(__file__).parents[1] / "plugins" / "marketday"
#: What it has got since, and nothing of that day imports.
LATER = {"scene.py"}


def test_a_plugin_of_that_day_is_played_to_its_end() -> None:
    digest = hashlib.sha256()
    for file in sorted(file for file in SOURCES.rglob("*.py") if file.name not in LATER):
        digest.update(file.relative_to(SOURCES).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    assert digest.hexdigest() == "e9b15eab7a683e138aa135dd715454b79ea448ea509df73ae3ef7cc8f9526cbc"
    state, player = tabletowers.game("marketday").new(2, 1), bot("greedy")
    while not state.is_over:
        state.play(player.choose(state.sight(state.to_move)))
    assert state.winners() != []
