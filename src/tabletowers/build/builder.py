"""Builds a game's module (`GAME-RULES-SOURCES-TARGET.so`, .dylib or .dll) and its description for each target."""

from __future__ import annotations

import hashlib
import json
import os
import re
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tabletowers.backends.module import FORMAT, checked, record_of, sources_of
from tabletowers.build.codegen import TARGETS, object_file
from tabletowers.build.exports import Export, exports
from tabletowers.build.linker import BINARYEN, binaryen, link, linker, windows_runtime
from tabletowers.build.numba_code import collect
from tabletowers.contract import Game
from tabletowers.kernel.cache_folder import cache_root
from tabletowers.nets.game_inputs import inputs_of

_RECORD = re.compile(r"[A-Z]+")
#: The seconds for which unused modules stay in the cache.
_KEPT = 30 * 86400
#: The packages whose versions affect the bytes of a module.
_COMPILERS = ("numba", "llvmlite", "numpy")


def build(game: Game, targets: Sequence[str], folder: Path) -> Iterator[Path]:
    """Write a game's module and its description for every target. Yields the paths of the descriptions.

    Each module is linked and optimised while the next one is being compiled.
    """
    folder.mkdir(parents=True, exist_ok=True)
    code = collect(game)
    linked = []
    with ThreadPoolExecutor() as pool:
        for target in targets:
            names = [export.name for export in exports(game, target)]
            linked.append(pool.submit(link, object_file(code, names, TARGETS[target]), names, TARGETS[target]))
    for name, done in zip(targets, linked, strict=True):
        module, facts = done.result(), description(game, exports(game, name), name)
        stem = f"{game.name}-{game.rules_version}-{facts['sources']['hash']}-{name}"
        file = folder / f"{stem}{TARGETS[name].suffix}"
        file.write_bytes(module)
        facts |= {"file": file.name, "bytes": len(module), "sha256": hashlib.sha256(module).hexdigest()}
        described = folder / f"{stem}.json"
        described.write_text(json.dumps(facts, indent=1, sort_keys=True) + "\n", "utf-8")
        yield described


def built(game: Game, *targets: str) -> list[Path]:
    """Return the paths of the descriptions of a game's modules in the cache. Missing or outdated modules are built.

    Collecting the code takes longest and is done once per call, so request all targets at once.
    """
    folder = cache_root().parent / "modules"
    found = {target: _fitting(game, target, folder) for target in targets}
    missing = [target for target, described in found.items() if described is None]
    if missing:
        found |= zip(missing, build(game, missing, folder), strict=True)
    return [described for target in targets if (described := found[target]) is not None]


def _fitting(game: Game, target: str, folder: Path) -> Path | None:
    """Return the path of an up-to-date module's description in the cache, or None if there is none.

    Deletes outdated modules that have not been used for a long time.
    """
    for described in folder.glob(f"{game.name}-*-{target}.json"):
        try:
            if checked(described, game.kernel_spec, target).description["made_with"] == _made_with(target):
                os.utime(described)
                return described
        except ValueError:
            pass
        if described.stat().st_mtime < time.time() - _KEPT:
            described.unlink()
            described.with_suffix(TARGETS[target].suffix).unlink(missing_ok=True)
    return None


def description(game: Game, offered: Sequence[Export], target: str) -> dict[str, Any]:
    """Return the description of a module, except for the entries about its file."""
    modules = sorted({getattr(export.module, "__generic__", export.module.__name__) for export in offered})
    modules += [game.beside("kernels") or "", "tabletowers.build.numba_code", "tabletowers.build.linker"]
    modules += ["tabletowers.nets.fast_player"]
    if inputs_of(game) is not None:
        modules += [game.beside("kernels.inputs") or game.beside("inputs") or "", "tabletowers.nets.encoding"]
    if game.derivable:
        modules.append(game.package)
    plan = game.observation.PLAN
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "earlier": _earlier(game),
        "target": target,
        "sources": sources_of(sorted(set(modules))),
        "made_with": _made_with(target),
        "record": record_of(game.layout),
        "most_legal": game.most_legal,
        "observation": {"kind": plan.dtype, "table": plan.table_size, "seat": plan.seat_size},
        "exports": {
            export.name: {"arguments": list(export.arguments), "result": export.result or None} for export in offered
        },
        "records": records_of(offered),
    }


def _made_with(target: str) -> dict[str, str]:
    """Return the compilers and linkers used to build a module, with their versions."""
    programs = {package: version(package) for package in _COMPILERS}
    programs["linker"] = linker()
    if target == "emscripten":
        programs["binaryen"] = BINARYEN if binaryen() is not None else "none"
    if target == "x86_64-windows":
        programs["runtime"] = windows_runtime()
    return programs


def _earlier(game: Game) -> list[int]:
    """Return the earlier versions of the rules that use the same kernels."""
    kernels = game.beside("kernels")
    return [
        number
        for number, package in sorted(game.earlier.items())
        if import_module(package).GAME.beside("kernels") == kernels
    ]


def records_of(offered: Sequence[Export]) -> dict[str, Any]:
    """Return the layouts of the record types that kernels take in arrays, by name."""
    found = {}
    for export in offered:
        for kind in export.arguments:
            if name := _RECORD.match(kind):
                dtype = getattr(export.module, name[0])
                fields = [
                    [field, inner.base.str[1:], list(inner.shape), start]
                    for field, (inner, start, *_) in dtype.fields.items()
                ]
                found[name[0]] = {"size": dtype.itemsize, "fields": fields}
    return found
