"""The house as its plan says: layers, no circles, NumPy and SQL in their rooms, and no game's name outside its own."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletowers

ROOT = Path(__file__).parents[1]
PACKAGE = Path(tabletowers.__file__).parent

#: Each imports only from those above it.
LAYERS = (
    "platforms",
    *(
        "kernel",
        "backends",
        "contract",
        "text",
        "canvas",
        "scene",
        "games",
        "record",
        "nets",
        "bots",
        "coach",
        "notebook",
        "plots",
    ),
    *(
        "arena",
        "lab",
        "train",
        "fuzz",
        "stats",
        "luck",
        "puzzles",
        "previews",
        "table",
        "host",
        "store",
        "server",
        "offline",
        "assistant",
    ),
    *("build", "scaffold", "testing", "cli"),
)
#: Those in which an import for types alone counts as any other.
STRICT = ("kernel", "backends", "contract", "nets", "bots", "table", "host", "store", "server", "offline")
#: The rooms inside a layer: folders, and modules beside them. Each imports only from those above it.
ROOMS = {
    "host": (
        *(
            "wall_clock",
            "ids",
            "tasks",
            "texts",
            "responses",
            "errors",
            "settings",
            "limits",
            "requests",
            "text_drawing",
            "deals",
            "deal_play",
            "matches",
            "match_study",
        ),
        *("fair_queue", "thinkers", "ports", "tables", "outbox", "services", "connection", "routes", "dispatch"),
        "handlers",
    ),
    "server": (
        *(
            "logs",
            "settings",
            "addresses",
            "freed_memory",
            "limits",
            "metrics",
            "metrics_port",
            "requests",
            "responses",
            "workers",
            "realtime",
        ),
        *("people", "tables", "services", "server", "http"),
    ),
}


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent if path.is_relative_to(PACKAGE) else ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted([*PACKAGE.rglob("*.py"), *(ROOT / "benchmarks").rglob("*.py")])}


def imports(module: str, *, everywhere: bool) -> Iterator[str]:
    """The modules of ours that one imports: at its top, or everywhere; what only its types need, in STRICT layers."""
    path, strict = MODULES[module], layer_of(module) in STRICT
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test) and not strict:
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and not everywhere:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                if full in MODULES:
                    yield full
                elif node.module in MODULES:
                    yield node.module
        waiting += ast.iter_child_nodes(node)


def layer_of(module: str) -> str:
    first, *rest = module.split(".")
    return first if first == "benchmarks" else rest[0] if rest else ""


def test_every_module_belongs_to_a_layer() -> None:
    assert {layer_of(module) for module in MODULES} - {"", "__main__", "benchmarks"} == set(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_from_those_above_it(layer: str) -> None:
    below = (*LAYERS[LAYERS.index(layer) + 1 :], "benchmarks")
    wrong = [
        f"{module} imports {imported}"
        for module in MODULES
        if layer_of(module) == layer
        for imported in imports(module, everywhere=True)
        if layer_of(imported) in below
    ]
    assert wrong == []


@pytest.mark.parametrize(("layer", "room"), [(layer, room) for layer, rooms in ROOMS.items() for room in rooms])
def test_a_room_imports_only_from_those_above_it(layer: str, room: str) -> None:
    below = ROOMS[layer][ROOMS[layer].index(room) + 1 :]
    wrong = [
        f"{module} imports {imported}"
        for module in MODULES
        if module.split(".")[1:3] == [layer, room]
        for imported in imports(module, everywhere=True)
        if layer_of(imported) == layer and imported.split(".")[2] in below
    ]
    assert wrong == []


def test_every_module_inside_belongs_to_a_room() -> None:
    for layer, rooms in ROOMS.items():
        inside = {module.split(".")[2] for module in MODULES if module.startswith(f"tabletowers.{layer}.")}
        assert inside == set(rooms)


def test_a_server_and_a_page_are_adapters_of_the_host_and_know_nothing_of_each_other() -> None:
    for layer, others in (("server", ("offline",)), ("offline", ("server", "store"))):
        for module in MODULES:
            if layer_of(module) == layer:
                assert [name for name in imports(module, everywhere=True) if layer_of(name) in others] == [], module


def test_a_game_imports_no_other_game() -> None:
    for module in MODULES:
        parts = module.split(".")
        if parts[1:2] == ["games"] and len(parts) > 2:
            others = [name for name in imports(module, everywhere=True) if name.startswith("tabletowers.games.")]
            assert {name.split(".")[2] for name in others} <= {parts[2]}, module


def test_there_are_no_circles() -> None:
    graph = {module: set(imports(module, everywhere=layer_of(module) in STRICT)) - {module} for module in MODULES}
    while leaves := [module for module, needed in graph.items() if not needed & graph.keys()]:
        for module in leaves:
            del graph[module]
    assert graph == {}


def test_sql_is_spoken_in_the_store_alone() -> None:
    speaking = {
        layer_of(module)
        for module, path in MODULES.items()
        if re.search(r"^\s*(from|import) (sqlalchemy|alembic)", path.read_text("utf-8"), re.MULTILINE)
    }
    assert speaking == {"store"}


#: What needs no NumPy: everything around the kernels.
_BLOCKED = """
import importlib, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "numba"):
            raise ImportError(f"{name} is blocked")

sys.meta_path.insert(0, Blocked())
for module in sys.argv[1:]:
    importlib.import_module(module)
"""


def without_numpy(module: str) -> bool:
    """Whether a module is one of those that read and hand over bytes."""
    parts = module.split(".")
    if parts[1:2] == ["games"]:
        return "kernels" not in parts
    return layer_of(module) in ("contract", "text", "record", "coach", "table")


def test_what_is_around_the_kernels_needs_no_numpy() -> None:
    modules = [module for module in MODULES if without_numpy(module)]
    assert len(modules) > 60
    subprocess.run([sys.executable, "-c", _BLOCKED, *modules], check=True)


# No game is named outside its own rooms

GAMES = {"clocktowers": r"clock ?towers", "oldtown": r"old ?town", "babel": r"babel"}
#: Old Town's puzzles by their short name, for programs, and how fast they are.
OTHER_ROOMS = {"oldtown": ("src/tabletowers/puzzles/", "benchmarks/puzzles.py")}


def searched() -> Iterator[Path]:
    """The project's own code: Python, the client, tools; not texts, rules, documents and tests."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for line in listed.stdout.splitlines():
        path = ROOT / line
        if line.startswith(("src/", "benchmarks/", "web/src/", "web/dev/", "tools/")) and path.suffix in (
            ".py",
            ".ts",
            ".svelte",
            ".css",
            ".cjs",
            ".js",
            "",
        ):
            if path.is_file():
                yield path


def own_room(path: Path, game: str) -> bool:
    """Where a game may be named: in its own folders."""
    place = path.relative_to(ROOT).as_posix()
    return f"/games/{game}/" in place or f"/boards/{game}/" in place or place.startswith(OTHER_ROOMS.get(game, ()))


def naming(pattern: str, game: str) -> list[str]:
    """The lines outside a game's own rooms that match."""
    named = re.compile(pattern, re.IGNORECASE)
    return [
        f"{path.relative_to(ROOT).as_posix()}:{number}"
        for path in searched()
        if not own_room(path, game)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if named.search(line)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_in_its_own_rooms_alone(game: str) -> None:
    assert naming(GAMES[game], game) == []


def test_what_a_game_offers_besides_is_named_in_its_own_rooms_alone() -> None:
    """A column of the database keeps its name, and benchmarks measure everything there is."""
    others = ("web/", "src/tabletowers/store/", "benchmarks/")
    assert [line for line in naming("puzzle", "oldtown") if not line.startswith(others)] == []


def test_claims_are_named_in_their_game_alone() -> None:
    """Elsewhere they are optional answers, which a game's declaration asks for."""
    rooms = ("src/tabletowers/table/", "src/tabletowers/host/", "web/src/kit/", "web/src/play/")
    assert [line for line in naming(r"\bclaims?\b", "oldtown") if line.startswith(rooms)] == []


def test_our_games_are_registered_with_one_line_each() -> None:
    lines = (ROOT / "pyproject.toml").read_text("utf-8").splitlines()
    lines = [line for line in lines if not line.startswith("keywords")]
    for game in GAMES:
        assert [line for line in lines if game in line] == [f'{game} = "tabletowers.games.{game}:GAME"']
