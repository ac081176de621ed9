"""Until the package is published, nothing installs it by its bare name, under which anybody could publish anything."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tabletowers.platforms import FOLDER, TAGS, install, wheel

ROOT = Path(__file__).parents[2]
#: A command that installs our package: what it names.
COMMAND = re.compile(r"pip install (?:-\S+ )*'?([^\s'`]*tabletowers[^\s'`]*)")


def texts() -> dict[str, str]:
    """The files of the repository that people read or that run, by their path."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split(
        "\n"
    )
    wanted = (".md", ".py", ".service", ".yaml", ".toml", "Dockerfile", "Makefile", ".ts", ".svelte", ".ftl")
    paths = [path for path in listed if path.endswith(wanted) or path.startswith("tools/")]
    return {path: (ROOT / path).read_text("utf-8") for path in paths if (ROOT / path).is_file()}


def test_every_command_names_a_wheel() -> None:
    wheels = [f"{FOLDER}/{wheel(target)}" for target in TAGS]
    named = {
        (path, what.partition("[")[0].removeprefix("/"))
        for path, text in texts().items()
        if path != "tests/package/test_commands.py"
        for what in COMMAND.findall(text)
    }
    assert {one for one in named if one[1] not in wheels} == set()
    assert {path for path, _ in named} >= {"docs/hosting.md", "docs/releases.md"}


def test_the_command_in_a_message_is_the_one_in_the_documents() -> None:
    assert install("server", "x86_64") in (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert install("study", "sparc").startswith("pip install 'build/release/tabletowers-")
