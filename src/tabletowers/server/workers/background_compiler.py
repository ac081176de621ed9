"""Compiles games' kernels while people play, in a low-priority process.

Until a game's kernels are compiled, the game runs in plain Python.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import tempfile
import time
from typing import IO

from tabletowers.bots import stages
from tabletowers.games import GAMES, game, versions
from tabletowers.host.tables.game_catalogue import bots_of
from tabletowers.server.responses.server_info import SimpleBots

log = logging.getLogger("tabletowers.compiling")

#: The most characters of the compiler's error message that are logged.
_TOLD = 4000
#: Seconds between two checks of what has been compiled.
_LOOK = 1.0


class Compiling:
    """Compiles missing kernels in a separate process, and keeps track of which are still missing."""

    def __init__(self) -> None:
        self._missing = stages.missing()
        never_stored = stages.never_stored()
        #: The games whose rules this process has to compile for itself.
        self._never_stored = [name for name in GAMES if stages.stage_named(name, stages.RULES) in never_stored]
        #: The games whose rules are not ready: those, and those that run in plain Python until then.
        self._waiting = {*self._never_stored, *(name for name in GAMES if not self._has_rules(name))}
        self._process: subprocess.Popen[bytes] | None = None
        #: What that process writes to standard error.
        self._complaints: IO[bytes] | None = None

    @property
    def going_on(self) -> bool:
        """Whether anything is still being compiled."""
        return bool(self._missing)

    @property
    def rules_are_ready(self) -> bool:
        """Whether the rules of all games can be used without waiting for a compiler."""
        return not self._waiting

    def is_compiled(self, stage: str) -> bool:
        """Return whether a compilation stage (such as the rules of one game) is known to be complete."""
        return stage not in self._missing

    async def open(self) -> None:
        """Start compiling missing kernels, and run games in plain Python until their rules are compiled."""
        if not self._missing:
            return
        log.info("compiling in the background; bots play simply until it is done")
        await asyncio.to_thread(_begin_plainly, list(self._waiting))
        self._began, self._length = time.monotonic(), stages.length(self._missing)
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 (closed in `close`)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tabletowers", "warm", "--background"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=self._complaints,
            # We end it together with its child processes, where the system has groups. Ctrl-C must not.
            process_group=0 if hasattr(os, "killpg") else None,
        )

    def _has_rules(self, name: str) -> bool:
        return self.is_compiled(stages.stage_named(name, stages.RULES))

    async def watch(self) -> None:
        """Switch each game to its compiled rules as soon as they are ready, until everything is compiled."""
        for name in self._never_stored:
            log.warning("compiling the rules of %s; they can't be stored here, so every process does it", name)
            await asyncio.to_thread(_switch_over, name)
            self._waiting.discard(name)
        while self._missing:
            await asyncio.sleep(_LOOK)
            ended = self._process is not None and self._process.poll() is not None
            done = [stage for stage in self._missing if stages.is_marked(stage)]
            for name in GAMES:
                if stages.stage_named(name, stages.RULES) in done:
                    await asyncio.to_thread(_switch_over, name)
                    self._waiting.discard(name)
            self._missing = [stage for stage in self._missing if stage not in done]
            if self._missing and ended:
                complaint = self._complaint()
                log.error("compiling failed; games stay in plain Python, and bots play simply: %s", complaint)
                if sys.stderr.isatty():
                    # Once more for the author who has just edited a rule: with its lines, between blank ones.
                    print(f"\n{complaint}\n\nAll tables go on, in plain Python.\n", file=sys.stderr, flush=True)
                self._missing = []
        if self._process is not None:
            log.info("everything is compiled")

    def _complaint(self) -> str:
        """Return the end of what the compiling process has written to standard error."""
        if self._complaints is None:
            return ""
        self._complaints.seek(0)
        return self._complaints.read().decode(errors="replace")[-_TOLD:].strip()

    def following(self) -> list[SimpleBots]:
        """Return the bots of each game that still use a simpler strategy, and roughly how many seconds are left."""
        if not self._missing:
            return []
        left = stages.length(self._missing)
        done = self._length - left
        seconds = round((time.monotonic() - self._began) * left / done) if done else None
        simple = []
        for name in GAMES:
            if bots := [bot for bot in bots_of(game(name)) if self.is_simple(bot, name)]:
                simple.append(SimpleBots(name, bots, seconds))
        return simple

    def is_simple(self, bot: str, name: str) -> bool:
        """Return whether a bot uses a simpler strategy in the game `name`, because kernels are not compiled yet."""
        stage = stages.needed_by(bot, game(name))
        return stage is not None and not self.is_compiled(stages.stage_named(name, stage))

    def close(self) -> None:
        """Stop compiling. Kernels that are already compiled stay on disk."""
        if self._process is not None and self._process.poll() is None:
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGTERM)
            else:
                self._process.terminate()
            self._process.wait()
        if self._complaints is not None:
            self._complaints.close()


def _begin_plainly(games: list[str]) -> None:
    """Run these games' rules in plain Python until `_switch_over` is called for each."""
    if not games:
        return
    from tabletowers.backends.numba_runtime import native

    for name in games:
        for rules in versions(name):
            native(game(name, rules).kernel_spec).compile(False)


def _switch_over(name: str) -> None:
    """Switch to a game's compiled rules. They are loaded first, so that no call has to wait for them."""
    from tabletowers.backends.numba_runtime import native
    from tabletowers.bots.warm_up import rehearse

    for rules in versions(name):
        rehearse(game(name, rules))
        native(game(name, rules).kernel_spec).compile(True)
