"""Builds the site that needs no server: the page and its engine, as static files.

Vite builds the page. The engine that it uses consists of Pyodide's core, our package as bytecode, and the games'
kernels as libraries that Pyodide loads. Every file of the engine is compressed here, so that compression does not
depend on the web host, and is named by a hash of its content. Building needs a checkout of the project, with Node.js
and `web/node_modules`.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import deflate
import msgspec

import tabletowers
from tabletowers.backends.module import sources_of
from tabletowers.build.builder import built
from tabletowers.contract.registry import extras
from tabletowers.games import GAMES, game
from tabletowers.host.responses.games import Games
from tabletowers.host.tables.game_catalogue import offered
from tabletowers.luck import value_file
from tabletowers.nets import net_file
from tabletowers.previews.head import with_preview
from tabletowers.previews.manifest import manifest
from tabletowers.previews.picture import can_draw, png, still
from tabletowers.previews.preview import Preview, of_game, of_start
from tabletowers.text import LANGUAGES, catalogue

PACKAGE = Path(tabletowers.__file__).parent
ROOT = PACKAGE.parents[1]
WEB = ROOT / "web"
PYODIDE = WEB / "node_modules" / "pyodide"

#: The parts of the package that run in the browser, and the folders and files that are left out of them.
_PARTS = (
    *(
        "__init__.py",
        "platforms.py",
        "record.py",
        "kernel",
        "backends",
        "contract",
        "text",
        "scene",
        "games",
        "nets",
        "bots",
        "coach",
        "luck",
    ),
    *("scene", "table", "host", "offline"),
)
_WITHOUT = ("kernels", "weights", "values", "drawing", "pictures", "__pycache__")
#: The files that Pyodide loads by fixed names, and its WebAssembly program, which is listed with the engine's files.
_MODULES = ("pyodide.mjs",)
_PROGRAM = "pyodide.asm.wasm"
#: The modules that the browser may import; what they import of the standard library is included.
_IMPORTED = (
    *("tabletowers.offline.page", "tabletowers.bots.library_evaluator"),
    *("tabletowers.host.tables.replays", "colorsys", "getpass", "fractions", "decimal", "textwrap", "pprint", "uuid"),
)
#: The imports that are done before the snapshot of Python's memory is taken.
_IMPORT_FIRST = """
import decimal, hmac, importlib.metadata, importlib.resources, ipaddress, numbers, unicodedata, uuid, zlib
import tabletowers.bots.library_evaluator, tabletowers.backends.ctypes_runtime
import tabletowers.offline.page, tabletowers.record, tabletowers.host.tables.replays
from tabletowers.games import GAMES, game
assert GAMES
for name in GAMES:
    # Everything of a game that is created on first use.
    game(name).layout, game(name).events, game(name).observation
"""


def build_site(folder: Path, *, snapshot: bool = True, address: str = "", guests: Sequence[str] = ()) -> Iterator[str]:
    """Build the site into a folder, yielding the name of each step.

    The folder appears, or is replaced, once everything in it is finished.
    Raises ValueError if a tool or file is missing. `guests` are packages whose games the site has besides our own; all
    other installed games are left out. `address` is the web address at which the site will be published.
    Most programs show a link's preview picture only if the site gives the picture's full address.
    """
    for needed, how in ((PYODIDE, "npm ci --prefix web"), (WEB / "package.json", "a checkout of the project")):
        if not needed.exists():
            raise ValueError(f"{needed} is missing; it needs {how}")
    if folder.exists() and any(folder.iterdir()) and not (folder / "engine").is_dir():
        raise ValueError(f"expected an empty folder, not {folder}, which holds other files")
    names, folder = games_of(guests), folder.resolve()
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Beside it, because a folder can be renamed only within one file system.
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as beside:
        unfinished = Path(beside, folder.name)
        yield from _steps(unfinished, names, snapshot=snapshot, address=address)
        shutil.rmtree(folder, ignore_errors=True)
        unfinished.rename(folder)


def _steps(folder: Path, names: Sequence[str], *, snapshot: bool, address: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="tabletowers-") as place:
        made = Path(place, "made")
        made.mkdir()
        yield "the page"
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            # Compiling the kernels takes longest, so it starts first, in separate processes.
            kernels = {name: pool.submit(_kernels, name, made) for name in names}
            pool.submit(_page, folder).result()
            for name in names:
                yield f"the kernels of {name}"
                kernels[name].result()
        engine = folder / "engine"
        engine.mkdir()
        yield "Python"
        texts = _python(Path(place, "sources"), made, names)
        nets = {name: _copied(net_file.file_for(game(name)), made) for name in names}
        values = {name: _copied(value_file.file_for(game(name)), made) for name in names}
        shutil.copy(PYODIDE / _PROGRAM, made)
        # With a snapshot of its memory, Python needs only the remaining files; without one, all of them.
        for file in list(made.glob("rest-*")):
            if snapshot:
                file.replace(made / file.name.removeprefix("rest-"))
            else:
                file.unlink()
        if not snapshot:
            (made / "snapshot.bin").unlink()
        later = [*filter(None, (*nets.values(), *values.values())), "drawing.pack"]
        yield "compressing"
        described = {file.name: _packed(file, engine) for file in sorted(made.iterdir())}
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    modules = engine / f"pyodide-{version}"
    modules.mkdir()
    for name in _MODULES:
        shutil.copy(PYODIDE / name, modules)
    # Pyodide must not fetch packages from elsewhere, so its list of packages is empty.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (modules / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}), "utf-8")
    core = {name: facts for name, facts in described.items() if name not in later}
    manifest = {
        "version": tabletowers.__version__,
        "digest": hashlib.sha256("".join(facts["file"] for facts in core.values()).encode()).hexdigest()[:12],
        "pyodide": modules.name,
        "core": core,
        "more": {name: described[name] for name in later},
        "games": {
            name: {"kernels": kernels[name].result(), "net": nets[name], "value": values[name]} for name in names
        },
        "texts": texts,
    }
    (engine / "engine.json").write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    everything = offered()
    listed = Games([info for info in everything.games if info.name in names], everything.languages)
    (engine / "games.json").write_bytes(msgspec.json.encode(listed) + b"\n")
    yield "previews"
    write_previews(folder, address, names)
    _write_service_worker(folder)


def _page(folder: Path) -> None:
    """Build the page into a folder, which is emptied first."""
    vite = [
        "npx",
        "vite",
        "build",
        "--mode",
        "site",
        "--base",
        "./",
        "--outDir",
        str(folder.resolve()),
        "--emptyOutDir",
    ]
    _run([*vite, "--logLevel", "warn"], WEB)
    _hurry(folder)


def write_previews(folder: Path, address: str, names: Sequence[str] = GAMES) -> None:
    """Write link previews for the site and for each of these games, and the app's manifest in every language.

    Addresses inside the site come after a `#`, which programs that fetch previews never send. So each game has a small
    page that redirects to the game.
    """
    base = f"{address.rstrip('/')}/" if address else "./"
    say = catalogue(LANGUAGES[0])
    page = (folder / "index.html").read_text("utf-8")
    _write_picture(folder, "start", of_start(say))
    start = with_preview(page, of_start(say), base if address else "", f"{base}preview-start.png")
    (folder / "index.html").write_text(start, "utf-8")
    for name in names:
        preview = of_game(name, say)
        _write_picture(folder, name, preview)
        there = f"./#/learn/{name}"
        plain = (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title></title>'
            f'<meta http-equiv="refresh" content="0; url={there}"></head>'
            f'<body><a href="{there}">{escape(preview.title)}</a></body></html>\n'
        )
        own = f"{base}{name}.html" if address else ""
        (folder / f"{name}.html").write_text(with_preview(plain, preview, own, f"{base}preview-{name}.png"), "utf-8")
    template = (folder / "manifest.webmanifest").read_text("utf-8")
    for language in LANGUAGES:
        content = manifest(template, catalogue(language), hashed=True)
        (folder / f"manifest-{language}.webmanifest").write_bytes(content)
    (folder / "manifest.webmanifest").write_bytes(manifest(template, say, hashed=True))


def _write_picture(folder: Path, name: str, preview: Preview) -> None:
    picture = png(preview) if can_draw() else still(preview.game)
    (folder / f"preview-{name}.png").write_bytes(picture)


def _hurry(folder: Path) -> None:
    """Make the page preload the messages in its language and the engine's code."""
    chunks: dict[str, Any] = json.loads((folder / "chunks.json").read_text("utf-8"))
    texts = {language: f"./{chunks[f'src/text/{language}.ts']['file']}" for language in LANGUAGES}
    (local,) = (chunk for chunk in chunks.values() if chunk.get("name") == "device")
    modules = [f"./{chunk['file']}" for chunk in (local, *(chunks[name] for name in local["imports"]))]
    page = (folder / "index.html").read_text("utf-8")
    first = (WEB / "site" / "first.js").read_text("utf-8")
    first = first.replace("__TEXTS__", json.dumps(texts))
    first = first.replace("__MODULES__", json.dumps([name for name in modules if name not in page]))
    (worker,) = (folder / "assets").glob("worker-*.js")
    first = first.replace("__WORKER__", f"./assets/{worker.name}")
    begin = folder / "begin.js"
    # Put the scripts inline, because the page would have to wait for separate files.
    own = f"<script>{{\n{begin.read_text('utf-8')}}}\n{{\n{first}}}</script>"
    mark = '<script src="./begin.js"></script>'
    if mark not in page:
        raise ValueError(f"expected begin.js in the head of {WEB / 'index.html'}")
    (folder / "index.html").write_text(page.replace(mark, own), "utf-8")
    begin.unlink()


def _run(command: list[str], place: Path) -> None:
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"{' '.join(command[:3])} failed: {(done.stderr or done.stdout).strip()[-2000:]}")


def _kernels(name: str, made: Path) -> list[str]:
    """Copy a game's library for Pyodide and its description, adapted for a browser that lacks the sources.

    Returns the names of the two files.
    """
    (described,) = built(game(name), "emscripten")
    facts = json.loads(described.read_text("utf-8"))
    facts |= {"target": "wasm32", "sources": sources_of([])}
    library: str = facts["file"]
    shutil.copy(described.with_suffix(".so"), made / library)
    (made / described.name).write_text(json.dumps(facts), "utf-8")
    return [described.name, library]


def _copied(file: Path, made: Path) -> str | None:
    """Copy a net or a value function, and return its name, or None if there is none."""
    if not file.exists():
        return None
    shutil.copy(file, made)
    return file.name


def games_of(guests: Sequence[str]) -> list[str]:
    """Return the names of the games of a site: our own, and those of some packages.

    Raises ValueError if one of the packages has no game that can be played.
    """
    packages = {name: game(name).package for name in GAMES}
    for guest in guests:
        if not any(_is_in(package, guest) for package in packages.values()):
            others = sorted({package.partition(".")[0] for package in packages.values()} - {"tabletowers"})
            raise ValueError(f"no game of the package {guest!r} is installed; there are {', '.join(others) or 'none'}")
    own = (*guests, "tabletowers")
    return [name for name, package in packages.items() if any(_is_in(package, guest) for guest in own)]


def _is_in(package: str, other: str) -> bool:
    return package == other or package.startswith(f"{other}.")


def _python(sources: Path, made: Path, names: Sequence[str]) -> dict[str, str]:
    """Build the archives of Python files and the memory snapshot. Returns the message archive of each language."""
    sources.mkdir()
    own = list(_wanted([file for part in _PARTS for file in _files(PACKAGE / part)]))
    packs: dict[str, list[str]] = {"python.pack": [], "drawing.pack": [], "positions.pack": []}
    texts = {language: f"text-{language}.pack" for language in LANGUAGES}
    for file, name in [*((file, str(file.relative_to(PACKAGE.parent))) for file in own), *_files_of_guests(names)]:
        language = next(
            (code for code in LANGUAGES if file.suffix == ".ftl" and code in (file.stem, file.parts[-2])), None
        )
        packs.setdefault(texts[language] if language else "python.pack", []).append(name)
        _copy(file, sources / name)
    for file in sorted((PACKAGE / "coach" / "mined").glob("*.jsonl")):
        name = str(file.relative_to(PACKAGE.parent))
        packs["positions.pack"].append(name)
        _copy(file, sources / name)
    # The contract check reads each game's English texts and the names of its kernels.
    for place in (PACKAGE / "games").iterdir():
        for part in ("text/en.ftl", "kernels/__init__.py"):
            if (file := place / part).exists():
                name = str(file.relative_to(PACKAGE.parent))
                packs["python.pack"].append(name)
                _copy(file, sources / name)
    for file, name in _files_of_guests(names, english=True):
        packs["python.pack"].append(name)
        _copy(file, sources / name)
    _copy_metadata(sources, packs["python.pack"], names)
    _copy_msgspec(sources, packs["python.pack"])
    spec = find_spec("rich")
    assert spec is not None
    assert spec.origin is not None
    rich = Path(spec.origin).parent
    for file in sorted(rich.glob("*.py")):
        name = str(file.relative_to(rich.parent))
        packs["drawing.pack"].append(name)
        _copy(file, sources / name)
    (sources / "packs.json").write_text(json.dumps(packs), "utf-8")
    (sources / "import_first.py").write_text(_IMPORT_FIRST, "utf-8")
    guests = {game(name).package for name in names} - {game(name).package for name in games_of(())}
    scenes = [f"{package}.scene" for package in sorted(guests) if find_spec(f"{package}.scene")]
    (sources / "imported.json").write_text(json.dumps([*_IMPORTED, *scenes]), "utf-8")
    script = Path(__file__).with_name("engine.mjs")
    _run(["node", str(script), str(PYODIDE), str(sources), str(made)], ROOT)
    return texts


def _files_of_guests(names: Sequence[str], *, english: bool = False) -> Iterator[tuple[Path, str]]:
    """Yield the files of games from other packages, with their names in an archive.

    With `english`, these are the English texts and the sources of the kernels, of which the contract check reads the
    names.
    """
    for package in sorted({game(name).package for name in names} - {game(name).package for name in games_of(())}):
        spec = find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        folder = Path(spec.origin).parent
        root = folder.parents[package.count(".")]
        read = [folder / "text/en.ftl", *sorted((folder / "kernels").glob("*.py"))]
        parts = read if english else _files(folder)
        pictures = [] if english else sorted((folder / "pictures").glob("*.svg"))
        for file in (*parts, *pictures):
            if file.exists():
                yield file, str(file.relative_to(root))
        for place in [folder.parents[up] for up in range(package.count("."))]:
            if not english and (place / "__init__.py").exists():
                yield place / "__init__.py", str((place / "__init__.py").relative_to(root))


def _files(part: Path) -> Iterator[Path]:
    if part.is_file():
        yield part
        return
    for file in sorted(part.rglob("*")):
        if file.is_file() and not set(file.relative_to(part).parts) & set(_WITHOUT):
            if file.suffix in (".py", ".ftl", ".json"):
                yield file


def _wanted(files: list[Path]) -> Iterator[Path]:
    """Yield the files that the browser may read: messages, data, the games, and all modules that are imported.

    Of the games' extras, only the modules that handle API calls are included.
    """
    modules = {_module(file): file for file in files if file.suffix == ".py"}
    wanted: set[str] = set()
    besides = tuple(f"{extra.package}." for extra in extras())
    found = [*_IMPORTED, *(f"{name}calls" for name in besides)]
    found += [name for name in modules if name.startswith("tabletowers.games.") and not name.startswith(besides)]
    while found:
        name = found.pop()
        if name in modules and name not in wanted:
            wanted.add(name)
            found += [name.rpartition(".")[0], *_imports(modules[name])]
    yield from (file for file in files if file.suffix != ".py" or _module(file) in wanted)


def _module(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(file: Path) -> Iterator[str]:
    """Yield the names that a file imports, including imports inside functions. Some of them may not be modules."""
    waiting: list[ast.AST] = [ast.parse(file.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{one.name}" for one in node.names))
        elif not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            waiting += ast.iter_child_nodes(node)


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, to)


def _copy_metadata(sources: Path, pack: list[str], names: Sequence[str]) -> None:
    """Write the metadata that registers the games, as in an installed package."""
    folder = f"tabletowers-{tabletowers.__version__}.dist-info"
    registered = "\n".join(f"{name} = {game(name).package}:GAME" for name in names)
    content = {
        "METADATA": f"Metadata-Version: 2.1\nName: tabletowers\nVersion: {tabletowers.__version__}\n",
        "entry_points.txt": f"[tabletowers.games]\n{registered}\n",
    }
    (sources / folder).mkdir()
    for name, text in content.items():
        (sources / folder / name).write_text(text, "utf-8")
        pack.append(f"{folder}/{name}")


def _copy_msgspec(sources: Path, pack: list[str]) -> None:
    """Copy a Pyodide build of msgspec, the only third-party library that tables need.

    Its version and hash are pinned.
    """
    with tempfile.TemporaryDirectory(prefix="tabletowers-") as place:
        wanted = ["--no-deps", "--only-binary", ":all:", "--platform", "pyemscripten_2026_0_wasm32"]
        wanted += ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--require-hashes"]
        locked = ["-r", str(ROOT / "requirements" / "pyodide.txt"), "--dest", place, "--quiet"]
        _run([sys.executable, "-m", "pip", "download", "--disable-pip-version-check", *wanted, *locked], ROOT)
        (wheel,) = Path(place).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.startswith("msgspec/") and name.endswith((".py", ".so")):
                    archive.extract(name, sources)
                    pack.append(name)


def _packed(file: Path, engine: Path) -> dict[str, Any]:
    """Compress a file and name it by its hash. Returns the name and the sizes for the manifest."""
    content = file.read_bytes()
    packed = bytes(deflate.gzip_compress(content, 12))
    digest = hashlib.sha256(content).hexdigest()[:12]
    name = f"{file.stem}.{digest}{file.suffix}.gz"
    (engine / name).write_bytes(packed)
    return {"file": name, "packed": len(packed), "bytes": len(content)}


def _write_service_worker(folder: Path) -> None:
    """Write the service worker, with the list of files that it has to cache."""
    found = sorted(str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file())
    # Fonts for scripts that none of our languages uses are fetched only when a name needs them.
    foreign = [name for name in found if name.endswith(".woff2") and "-latin-" not in name]
    assets = [name for name in found if name.startswith("assets/") and name not in foreign]
    assets += [name for name in found if name.startswith("engine/") and name.endswith(".mjs")]
    later = foreign + [name for name in found if name.startswith("engine/") and name.endswith(".gz")]
    # Only programs that show links, and those that install the site, ever ask for these.
    shown = [name for name in found if name.startswith(("preview-", "screenshot-"))]
    page = [name for name in found if name not in (*assets, *later, *shown, "sw.js", "chunks.json")]
    everything = hashlib.sha256()
    for name in found:
        if name != "sw.js":
            everything.update(name.encode() + b"\0" + (folder / name).read_bytes())
    text = (WEB / "site" / "sw.js").read_text("utf-8")
    known = {"'__VERSION__'": everything.hexdigest()[:16], "__PAGE__": page, "__ASSETS__": assets, "__LATER__": later}
    for mark, value in known.items():
        text = text.replace(mark, json.dumps(value))
    (folder / "sw.js").write_text(text, "utf-8")
