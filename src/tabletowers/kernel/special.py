"""Code that is generic over games, compiled for each.

Numba caches neither closures nor kernels passed as arguments. So a generic source file is executed once per game, as
a module of its own among whose globals are that game's kernels.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType


def specialise(generic: str, game: str, kernels: Iterable[tuple[ModuleType, Iterable[str]]]) -> ModuleType:
    """The module `generic` with the named kernels among its globals, as module `generic.for_game`."""
    full = f"{generic}.for_{game}"
    if full in sys.modules:
        return sys.modules[full]
    spec = importlib.util.find_spec(generic)
    assert spec is not None
    assert spec.origin is not None
    module = ModuleType(full)
    module.__file__ = spec.origin
    sources = []
    for source, names in kernels:
        sources.append(Path(str(source.__file__)))
        for name in names:
            module.__dict__[name] = vars(source)[name]
    module.__dict__["__specialised_from__"] = tuple(sources)
    sys.modules[full] = module
    exec(compile(Path(spec.origin).read_text("utf-8"), spec.origin, "exec"), module.__dict__)
    return module
