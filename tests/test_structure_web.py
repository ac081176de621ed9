"""The browser client as its plan says: rooms in layers, and no circle; what is imported only for types counts."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "web" / "src"
#: The tests in a real browser.
TESTS = Path(__file__).parent / "web"

#: Each imports only from those before it. A file that lies in no room is one of its own.
ROOMS = (
    *("base", "local", "router.svelte.ts", "text", "api", "theme.svelte.ts", "kit", "device", "parts", "boards"),
    *("learn", "play", "review", "account", "match", "circles", "pages", "App.svelte", "main.ts"),
)
FILES = {path for path in SRC.rglob("*") if path.suffix in (".ts", ".js", ".svelte") and ".d." not in path.name}
#: Files are imported without these endings, and a folder as its index.
ENDINGS = ("", ".ts", ".js", "/index.ts")

#: What a game offers besides tables: a folder in the board's folder.
EXTRAS = sorted(path.parent for path in SRC.glob("boards/*/*/menu.json"))
#: The types of the API's calls, as a server describes them.
DESCRIPTION = SRC / "api" / "schema.ts"
#: The name of a message, such as 'web-to-home'.
MESSAGE = re.compile(r"'[a-z]+(?:-[a-z]+)+'")

IMPORT = re.compile(r"""(?:\bfrom|\bimport\s*\(?)\s*['"](\.[^'"]*)['"]""")


def imports(path: Path) -> Iterator[Path]:
    """The files of ours that a file imports, at once or later."""
    for name in IMPORT.findall(path.read_text("utf-8")):
        named = os.path.normpath(path.parent / name)
        files = FILES & {Path(named + ending) for ending in ENDINGS}
        assert files or name.endswith((".css", ".json", ".ftl?raw")), f"{path} imports {name}, which is not there"
        yield from files


GRAPH = {path: set(imports(path)) - {path} for path in sorted(FILES)}


#: What a module needs before it runs: neither types nor what is loaded later.
AT_ONCE = re.compile(r"""^\s*(?:import|export)\b(?! type\b)[^'";(]*['"](\.[^'"]*)['"]""", re.MULTILINE)


def room_of(path: Path) -> str:
    return path.relative_to(SRC).parts[0]


def test_every_file_belongs_to_a_room() -> None:
    assert {room_of(path) for path in FILES} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_from_those_before_it(room: str) -> None:
    later = ROOMS[ROOMS.index(room) + 1 :]
    wrong = [
        f"{path.relative_to(SRC)} imports {imported.relative_to(SRC)}"
        for path in GRAPH
        if room_of(path) == room
        for imported in GRAPH[path]
        if room_of(imported) in later
    ]
    assert wrong == []


def test_there_are_no_circles() -> None:
    graph = dict(GRAPH)
    while leaves := [path for path, needed in graph.items() if not needed & graph.keys()]:
        for path in leaves:
            del graph[path]
    assert [path.relative_to(SRC).as_posix() for path in graph] == []


def test_the_first_page_is_shown_without_the_data_of_any_game_s_rules() -> None:
    """Every visitor would have to load it before seeing anything."""
    waiting = [SRC / "main.ts", *SRC.glob("boards/*/Scene.svelte")]
    seen = set(waiting)
    data = []
    while waiting:
        path = waiting.pop()
        for name in AT_ONCE.findall(path.read_text("utf-8")):
            named = os.path.normpath(path.parent / name)
            if name.endswith(".json") and "/games/" in name:
                data.append(f"{path.relative_to(SRC)} imports {name}")
            fresh = (FILES & {Path(named + ending) for ending in ENDINGS}) - seen
            seen |= fresh
            waiting += fresh
    assert SRC / "pages" / "Home.svelte" in seen
    assert SRC / "boards" / "oldtown" / "House.svelte" in seen
    assert data == []


@pytest.mark.parametrize("extra", EXTRAS, ids=lambda folder: folder.name)
def test_only_the_game_s_own_folder_names_what_it_offers_besides_tables(extra: Path) -> None:
    word = extra.name.removesuffix("s")
    generic = [path for path in SRC.rglob("*") if path.is_file() and extra.parent not in path.parents]
    wrong = [
        f"{path.relative_to(SRC)}:{number}"
        for path in generic
        if path != DESCRIPTION
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if word in MESSAGE.sub("", line).lower()
    ]
    assert wrong == []


def test_what_games_offer_besides_tables_is_found() -> None:
    assert [folder.relative_to(SRC).as_posix() for folder in EXTRAS] == ["boards/oldtown/puzzles"]


#: A function as a browser is given it, up to its arrow.
FUNCTION = re.compile(r"\(\w*\) =>")


def texts_of(expression: ast.expr, known: dict[str, ast.expr]) -> Iterator[str]:
    """What a text begins with and goes on with, as far as it is written down: itself, or a name for it."""
    for node in ast.walk(known.get(expression.id, expression) if isinstance(expression, ast.Name) else expression):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_what_is_waited_for_in_a_page_is_a_function_that_answers_at_once() -> None:
    """The page's security policy forbids looking at an expression twice, and a promise counts as a yes at once."""
    files = sorted(TESTS.glob("*.py"))
    trees = {file.name: ast.parse(file.read_text("utf-8")) for file in files}
    known = {
        target.id: node.value
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    waited = [
        (name, node.lineno, list(texts_of(node.args[0], known)))
        for name, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wait_for_function"
    ]
    assert len(waited) > 15
    wrong = [
        f"{name}:{line}"
        for name, line, texts in waited
        if not FUNCTION.match(texts[0]) or any(".then(" in text or "async" in text for text in texts)
    ]
    assert wrong == []
