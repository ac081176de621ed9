"""The engine protocol: a program in any language plays by reading and writing lines of text.

The host writes these lines to the program's standard input, and the program answers on its standard output:

 - `tabletowers 1`: the version of the protocol; the program answers `name NAME` and then `ready`
 - `new GAME RULES PLAYERS SEAT OPTIONS`: a new game; the options are a JSON object
 - `view JSON`: what the seat sees
 - `legal⇥MOVE⇥MOVE…`: its legal moves, each after a tab
 - `choose SECONDS`: the time for an answer, or `-` if unspecified; the program answers `move MOVE`
 - `quit`: the end

A program must ignore lines that it doesn't know, and the host ignores a program's lines that begin with `info`.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import IO

from tabletowers.bots.base import Bot, Budget
from tabletowers.contract import Sight

#: Seconds for a program to start, and beyond its time for an answer.
_PATIENCE = 60.0
#: The longest line, and the most lines that a program may write before they are asked for.
_LONGEST, _MOST = 100_000, 1000


class EngineBot:
    """A bot that runs as a separate program. The program ends when the bot is no longer referenced."""

    def __init__(self, command: str) -> None:
        """Start the program. Raises ValueError if it can't be started or doesn't follow the protocol."""
        self.name = command
        try:
            process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise ValueError(f"the engine {command!r} can't be started: {error}") from error
        assert process.stdin is not None
        assert process.stdout is not None
        self._input = process.stdin
        self._kill = process.kill
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True).start()
        self._end = weakref.finalize(self, _end, process)
        self._table: tuple[object, ...] | None = None
        self._send("tabletowers 1")
        self.name = self._hear("name", _PATIENCE)
        self._hear("ready", _PATIENCE)

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """Ask the program for a move. Raises ValueError if it ends, takes too long or gives an unexpected answer."""
        seconds = Budget.of(budget).seconds
        game, options = sight.game, json.dumps(dict(sight.moves.options))
        table = (game.name, game.rules_version, sight.players, sight.seat, options)
        if table != self._table or sight.ply == 0:
            self._table = table
            self._send("new", *map(str, table))
        self._send("view", json.dumps(sight.view(), separators=(",", ":")))
        self._send("\t".join(["legal", *sight.legal_moves(sight.seat)]))
        self._send("choose", "-" if seconds is None else f"{seconds:g}")
        return self._hear("move", _PATIENCE + (seconds or 0))

    def _send(self, *words: str) -> None:
        # A program that never reads would hold up the host for ever.
        watch = threading.Timer(_PATIENCE, self._kill)
        watch.daemon = True
        watch.start()
        try:
            self._input.write(" ".join(words) + "\n")
            self._input.flush()
        except (BrokenPipeError, ValueError) as error:
            raise ValueError(f"the engine {self.name!r} has ended") from error
        finally:
            watch.cancel()

    def _hear(self, word: str, patience: float) -> str:
        """Read the next line, which must begin with `word`, and return the rest of the line.

        Raises ValueError if there is no such line within `patience` seconds.
        """
        try:
            line = self._lines.get(timeout=patience)
        except queue.Empty:
            self._kill()
            self._end()
            raise ValueError(f"the engine {self.name!r} gave no answer within {patience:g} seconds") from None
        if line is None:
            raise ValueError(f"the engine {self.name!r} has ended")
        first, _, rest = line.partition(" ")
        if first != word:
            self._kill()
            self._end()
            raise ValueError(f"expected {word!r} from the engine {self.name!r}, not {line[:200]!r}")
        return rest


def _read(output: IO[str], lines: queue.SimpleQueue[str | None]) -> None:
    """Put each line of a program's output into a queue, except for `info`, then None at the end.

    Runs in its own thread, and closes the output when it is done, or when the program writes far too much.
    """
    with output, suppress(UnicodeDecodeError):
        while (line := output.readline(_LONGEST)) and len(line) < _LONGEST and lines.qsize() < _MOST:
            if line.split(maxsplit=1)[:1] != ["info"]:
                lines.put(line.rstrip("\r\n"))
    lines.put(None)


def _end(process: subprocess.Popen[str]) -> None:
    """End a program: ask it to quit, and kill it if it doesn't."""
    assert process.stdin is not None
    with suppress(OSError, ValueError):
        process.stdin.write("quit\n")
        process.stdin.close()
    try:
        process.wait(1.0)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def serve_engine(lines: Iterable[str], say: Callable[[str], None], bot: Bot) -> None:
    """Play as an engine: answer a host's lines with a bot's moves, until the line `quit`.

    Raises ValueError for a line that is out of order.
    """
    from tabletowers.games import game

    rules, sight = None, None
    for line in lines:
        word, _, rest = line.rstrip("\r\n").partition(" ")
        if word == "tabletowers":
            if rest != "1":
                raise ValueError(f"expected version 1 of the protocol, not {rest!r}")
            say(f"name {bot.name}")
            say("ready")
        elif word == "new":
            name, version, *_ = rest.split(" ")
            rules = game(name, int(version))
        elif word == "view":
            if rules is None:
                raise ValueError("expected new before view")
            sight = rules.sight(json.loads(rest))
        elif word == "choose":
            if sight is None:
                raise ValueError("expected view before choose")
            say(f"move {bot.choose(sight, None if rest in ('', '-') else float(rest))}")
        elif word == "quit":
            return
