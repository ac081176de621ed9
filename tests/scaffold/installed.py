"""A new game, written into a folder and found by programs as if it were installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tabletowers.scaffold import NewGame, write

NAME = "hillrows"
GAME = NewGame(NAME, "Hill Rows", "Ada Example", 2026)


class Installed:
    """A new game and the programs that find it."""

    def __init__(self, folder: Path) -> None:
        self.project = folder / NAME
        write(GAME, self.project)
        self.package = self.project / "src" / NAME
        info = self.project / "src" / f"{NAME}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[tabletowers.games]\n{NAME} = {NAME}:GAME\n")

    @property
    def environment(self) -> dict[str, str]:
        """What lets a program find the game."""
        paths = [str(self.project / "src"), os.environ.get("PYTHONPATH", "")]
        return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}

    def run(self, *arguments: str, compiled: bool = False, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a module of Python in the project's folder, by default without compiling anything."""
        return subprocess.run(
            [sys.executable, "-m", *arguments],
            cwd=self.project,
            env=self.environment | ({} if compiled else {"TABLETOWERS_COMPILE": "0"}),
            input=typed,
            capture_output=True,
            text=True,
        )

    def replace(self, file: str, old: str, new: str) -> None:
        """Edit a file of the package."""
        path = self.package / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
