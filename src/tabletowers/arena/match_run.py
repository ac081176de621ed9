"""Plays the games of a match in this process, in several processes or on a Ray cluster. Matches can be resumed."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from tabletowers import bots
from tabletowers.arena.match import Match, Outcome, Pairing, play_game
from tabletowers.bots.loader import module_of
from tabletowers.games import game as find_game
from tabletowers.kernel.cache_folder import cache_root
from tabletowers.kernel.sources import file_of, fingerprint
from tabletowers.nets.net_file import has_net, net_of
from tabletowers.platforms import install

#: Plays one game of a match.
Play = Callable[[Match, Pairing], Outcome]


class Notebook:
    """A file with the finished games of a match, so that an interrupted match can be resumed.

    It is deleted when the match is complete.
    """

    def __init__(self, match: Match, path: Path | None = None, *, adjusted: bool = False) -> None:
        """Choose the file, by default in the cache. Adjusted games are kept apart from plain ones."""
        facts = {"match": _facts(match), "code": _code(match)} | ({"adjusted": True} if adjusted else {})
        self._head = json.dumps(facts, sort_keys=True)
        name = hashlib.sha256(self._head.encode()).hexdigest()[:16]
        self.path = path or cache_root().parent / "arena" / f"{match.game}-{name}.jsonl"
        self.outcomes: dict[int, Outcome] = {}

    def open(self) -> None:
        """Read the games played so far, if any. Raises ValueError if the file is from another match or code version."""
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(self._head + "\n", "utf-8")
            return
        head, *lines = self.path.read_text("utf-8").splitlines() or [""]
        if head != self._head:
            raise ValueError(f"{self.path} belongs to another match or to other code")
        whole = [head]
        for line in lines:
            try:
                outcome = Outcome.from_line(line)
            except (ValueError, KeyError, TypeError):
                continue  # A crash cut this line off; its game is played again.
            self.outcomes[outcome.number] = outcome
            whole.append(line)
        self.path.write_text("".join(line + "\n" for line in whole), "utf-8")

    def add(self, outcome: Outcome) -> None:
        """Record a finished game."""
        self.outcomes[outcome.number] = outcome
        with self.path.open("a", encoding="utf-8") as file:
            file.write(outcome.to_line() + "\n")

    def close(self) -> None:
        """Delete the file of a complete match, so that the same match can be played again from the start."""
        self.path.unlink(missing_ok=True)


def run(
    match: Match,
    notebook: Notebook,
    jobs: int = 1,
    ray_address: str | None = None,
    tick: Callable[[Outcome], None] = lambda outcome: None,
    *,
    play: Play = play_game,
    enough: Callable[[Sequence[Outcome]], bool] = lambda outcomes: False,
) -> list[Outcome]:
    """Play all games of a match that are not in the notebook yet. Returns all outcomes in the order of the match.

    `tick` is called after each game. `play` plays a game; no more are played once `enough` says so of the outcomes so
    far. An interrupt ends the run immediately; the notebook then contains the games finished so far.
    """
    if jobs < 1:
        raise ValueError(f"expected at least 1 job, not {jobs}")
    left = [pairing for pairing in match.pairings() if pairing.number not in notebook.outcomes]
    if enough([*notebook.outcomes.values()]):
        left = []
    if ray_address is not None:
        played = _on_ray(match, left, ray_address, play)
    elif jobs == 1 or len(left) < 2:
        played = (play(match, pairing) for pairing in left)
    else:
        played = _in_processes(match, left, min(jobs, len(left)), play)
    for outcome in played:
        notebook.add(outcome)
        tick(outcome)
        if enough([*notebook.outcomes.values()]):
            break
    return [notebook.outcomes[number] for number in sorted(notebook.outcomes)]


def _in_processes(match: Match, pairings: Sequence[Pairing], jobs: int, play: Play) -> Iterator[Outcome]:
    # Processes are spawned, because compiled code and threads don't survive a fork.
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts_to_the_parent) as pool:
        yield from pool.imap_unordered(_play, [(play, match, pairing) for pairing in pairings])


def leave_interrupts_to_the_parent() -> None:
    """Ignore interrupts in a worker process, because the parent process decides when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(task: tuple[Play, Match, Pairing]) -> Outcome:
    play, match, pairing = task
    return play(match, pairing)


def _on_ray(match: Match, pairings: Sequence[Pairing], address: str, play: Play) -> Iterator[Outcome]:
    """Play the games on a Ray cluster. The address "local" starts a cluster on this machine."""
    try:
        import ray
    except ImportError as error:
        raise ValueError(f"--ray needs the package ray: {install('ray')}") from error
    ray.init(address=address, log_to_driver=False, ignore_reinit_error=True)
    try:
        remote = ray.remote(play)
        waiting = [remote.remote(match, pairing) for pairing in pairings]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _facts(match: Match) -> dict[str, Any]:
    """Return the settings of a match as JSON-compatible values."""
    return {**vars(match), "bots": match.names}


def _code(match: Match) -> str:
    """Return a hash of the game's code, the bots' code and the net's weights.

    A match is resumed only if this hash has not changed.
    """
    game = find_game(match.game)
    modules = [game.package, f"{game.package}.kernels"]
    modules += [f"tabletowers.bots.{module.name}" for module in iter_modules(bots.__path__)]
    weights = ""
    modules += [module for bot in match.bots if (module := module_of(bot)) is not None]
    if any(name.startswith("net") for name in match.names) and has_net(game):
        weights = net_of(game).facts["sha256"]
    return fingerprint(weights, *((name, file) for name in modules if (file := file_of(name)) is not None))
