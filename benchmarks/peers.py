"""The programs that ours is compared with: installed into the cache when needed, never as dependencies.

Their Python packages go into an environment of their own that borrows everything else from the one we run in. If a
package can't be installed, the comparison with it is reported as missing.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

import platformdirs

#: The requirement for pip of each peer.
PACKAGES = {
    "open_spiel": "open_spiel==2.0.2",
    "pettingzoo": "pettingzoo[classic]==1.27.0",
    "rlcard": "rlcard==1.2.0",
    "ortools": "ortools==9.15.6755",
}

#: boardgame.io and the package of its FlatFile storage, for npm.
NODE_PACKAGES = ("boardgame.io@0.50.2", "node-persist@2")


def version_of(package: str) -> str | None:
    """The installed version of a package, or None if it is missing."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def home() -> Path:
    """The folder of the peers in the cache."""
    return Path(os.environ.get("TABLETOWERS_CACHE") or platformdirs.user_cache_dir("tabletowers")) / "peers"


def python_with_peers(say: Callable[[str], None]) -> str:
    """The path of a Python with everything ours has and all peers that can be installed. `say` gets what is missing."""
    try:
        python = _environment()
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"the environment for the peers can't be created: {error}")
        return sys.executable
    for package, requirement in PACKAGES.items():
        say(f"{requirement} …")
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement]
        done = subprocess.run(install, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            why = next((line for line in reversed(done.stderr.splitlines()) if line.strip()), "pip failed")
            say(f"{package} could not be installed: {why}")
    return str(python)


def _environment() -> Path:
    """The Python of an environment that borrows everything else from ours, created when first needed."""
    name = hashlib.sha256(f"{sys.prefix} {sys.version}".encode()).hexdigest()[:12]
    folder = home() / f"python-{name}"
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(folder, with_pip=find_spec("pip") is None, symlinks=os.name != "nt")
        ours = sysconfig.get_path("purelib")
        theirs = Path(_output(str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        (theirs / "lent.pth").write_text(f"import site; site.addsitedir({ours!r})\n", "utf-8")
    return python


def node_folder() -> Path:
    """A folder with boardgame.io in its node_modules, installed when first needed. Raises OSError if that fails."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise OSError("node and npm are needed")
    folder = home() / "node"
    wanted = (package.split("@") for package in NODE_PACKAGES)
    if not all((node_version(name) or "").startswith(version) for name, version in wanted):
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--silent", "--no-fund", "--no-audit", *NODE_PACKAGES]
        if subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            raise OSError("npm could not install it")
    return folder


def node_version(package: str) -> str | None:
    """The installed version of a package for Node.js, or None if it is missing."""
    described = home() / "node" / "node_modules" / package / "package.json"
    version: str | None = json.loads(described.read_text("utf-8"))["version"] if described.exists() else None
    return version


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
