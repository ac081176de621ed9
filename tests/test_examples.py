"""The examples in the documentation run and give what they say.

In every page: Python is executed, a session of the interpreter is repeated, the commands of a block `console` are
given and what it shows is compared. Blocks `sh` start servers, install things or take long: our commands in them are
parsed.
"""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from tabletowers.cli import main, parser

ROOT = Path(__file__).parents[1]
PAGES = sorted(str(page.relative_to(ROOT)) for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
#: Examples that need a server which listens here are run by the server's tests.
SERVER = "http://127.0.0.1:8000"
#: Programs besides ours that a reader is told to start; a line that is only a comment starts none.
OTHER_PROGRAMS = {"make", "pip", "python", ".venv/bin/python", "docker", "#"}
#: Those of an operator, all of which `tools/hosting_check.py` runs.
OTHER_PROGRAMS |= {"python3", "/opt/tabletowers/bin/pip", "systemctl", "cp", "rm", "chown", "chmod", "mkdir", "echo"}
OTHER_PROGRAMS |= {"head", "git", "/opt/tabletowers/bin/litestream"}


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text("utf-8")
    return [match[1] for match in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)]


def commands(block: str) -> Iterator[tuple[str, str]]:
    """The commands of a `console` block, each with what it shows."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def pages_with(*languages: str) -> list[str]:
    return [page for page in PAGES if any(blocks(page, language) for language in languages)]


@pytest.mark.parametrize("page", pages_with("python"))
def test_the_python_of_a_page(page: str) -> None:
    sessions = [block for block in blocks(page, "python") if ">>> " in block]
    if sessions:
        tried = doctest.testfile(str(ROOT / page), module_relative=False, verbose=False)
        assert tried.attempted > 0
        assert tried.failed == 0
    # One program a page: what one block defines the next ones use.
    known: dict[str, object] = {"__name__": page}
    for number, block in enumerate(blocks(page, "python"), 1):
        if block not in sessions and SERVER not in block:
            exec(compile(block, f"{page}, block {number}", "exec"), known)


@pytest.mark.parametrize("page", pages_with("console"))
def test_the_commands_of_a_page(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page, "console"):
        for command, shown in commands(block):
            words, _, file = command.partition(" > ")
            program, *arguments = shlex.split(words)
            assert program == "tabletowers"
            assert main(arguments) == 0, command
            told = capsys.readouterr().out
            if file:
                Path(file).write_text(told, "utf-8")
            elif shown:
                assert told == shown


@pytest.mark.parametrize("page", pages_with("sh"))
def test_the_long_commands_of_a_page_can_be_parsed(page: str) -> None:
    for line in "".join(blocks(page, "sh")).splitlines():
        # What comes after a `>` is the shell's.
        words = list(takewhile(lambda word: word != ">", shlex.split(line, comments=True)))
        settings = list(takewhile(lambda word: re.match("[A-Z_]+=", word), words))
        program, *arguments = words[len(settings) :] or ["#"]
        if Path(program).name == "tabletowers":
            parser().parse_args(arguments)
        else:
            assert program in OTHER_PROGRAMS or (ROOT / program).exists(), line


def test_every_page_is_in_one_of_the_tests() -> None:
    """No example hides behind another name for its language."""
    known = {"python", "console", "sh", "js", "json", "yaml", "html", "ini", "text", ""}
    known |= {"{toctree}", "{include}", "{eval-rst}"}
    # These quote files; `test_docs` checks that they do.
    known |= {"python excerpt", "text excerpt"}
    for page in PAGES:
        fences = re.findall(r"^```(\{\S*|.*)", (ROOT / page).read_text("utf-8"), re.MULTILINE)
        assert set(fences) <= known, page
