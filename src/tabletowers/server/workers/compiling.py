"""Compiling while people play: in a process of low priority; until it is done, games run in plain Python."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from typing import Any

from tabletowers.bots import stages
from tabletowers.games import GAMES, game, versions
from tabletowers.server.tables.offered import bots_of

log = logging.getLogger("tabletowers.compiling")

#: Seconds between two looks at what has been compiled.
_LOOK = 1.0


class Compiling:
    """What is missing of the compiled kernels, and the process that compiles it."""

    def __init__(self) -> None:
        self._missing = stages.missing()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def going_on(self) -> bool:
        """Whether something is being compiled."""
        return bool(self._missing)

    def is_compiled(self, stage: str) -> bool:
        """Whether a stage has been compiled, as far as this process has noticed."""
        return stage not in self._missing

    async def open(self) -> None:
        """Begin to compile what is missing, and let games run in plain Python until they are compiled."""
        if not self._missing:
            return
        log.info("compiling in the background; until that is done, bots play simply")
        await asyncio.to_thread(_begin_plainly, [name for name in GAMES if not self._has_rules(name)])
        self._began, self._length = time.monotonic(), stages.length(self._missing)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tabletowers", "warm", "--background"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            # Ended by us with all its processes, not by Ctrl-C.
            process_group=0,
        )

    def _has_rules(self, name: str) -> bool:
        return self.is_compiled(stages.stage_named(name, stages.RULES))

    async def watch(self) -> None:
        """Switch games over to their compiled kernels as soon as these are there."""
        while self._missing:
            await asyncio.sleep(_LOOK)
            ended = self._process is not None and self._process.poll() is not None
            done = [stage for stage in self._missing if stages.is_marked(stage)]
            for name in GAMES:
                if stages.stage_named(name, stages.RULES) in done:
                    await asyncio.to_thread(_switch_over, name)
            self._missing = [stage for stage in self._missing if stage not in done]
            if self._missing and ended:
                log.error("compiling failed: games stay in plain Python, and bots play simply")
                self._missing = []
        if self._process is not None:
            log.info("everything is compiled")

    def following(self) -> list[dict[str, Any]]:
        """The games whose bots still play simply: which bots, and in about how many seconds they will be themselves."""
        if not self._missing:
            return []
        left = stages.length(self._missing)
        done = self._length - left
        seconds = round((time.monotonic() - self._began) * left / done) if done else None
        found = []
        for name in GAMES:
            if bots := [bot for bot in bots_of(game(name)) if self.is_simple(bot, name)]:
                found.append({"game": name, "bots": bots, "seconds": seconds})
        return found

    def is_simple(self, bot: str, name: str) -> bool:
        """Whether a bot plays a game simply because what it needs is not compiled yet."""
        stage = stages.needed_by(bot, game(name))
        return stage is not None and not self.is_compiled(stages.stage_named(name, stage))

    def close(self) -> None:
        """Stop compiling; what is done stays on disk."""
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()


def _begin_plainly(games: list[str]) -> None:
    """Use the plain functions of these games' rules until `_switch_over`."""
    if not games:
        return
    from tabletowers.kernel.native import native

    for name in games:
        for rules in versions(name):
            native(game(name, rules)).compile(False)


def _switch_over(name: str) -> None:
    """Use the compiled rules of a game from now on; they are loaded first, so that nobody waits for it."""
    from tabletowers.kernel.native import native, rehearse

    for rules in versions(name):
        rehearse(game(name, rules))
        native(game(name, rules)).compile(True)
