"""Loads generic code as a separate module for each game, so that it is compiled for each game.

Numba can't cache closures or kernels passed as arguments. So a generic source file is executed once for each game, as a
separate module that has the game's kernels among its globals.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any


def specialise(generic: str, package: str, kernels: Mapping[str, Any], sources: Sequence[ModuleType]) -> ModuleType:
    """Load the module `generic` as a separate module for a game's package, with these kernels among its globals.

    `sources` are the modules that the kernels come from; the cache of compiled code depends on them.
    """
    # The hash tells apart packages with the same last name, and specialisations of one package with different kernels.
    whence = " ".join([package, *(source.__name__ for source in sources)])
    full = f"{generic}.for_{package.rpartition('.')[2]}_{hashlib.sha256(whence.encode()).hexdigest()[:8]}"
    if full in sys.modules:
        return sys.modules[full]
    spec = importlib.util.find_spec(generic)
    assert spec is not None
    assert spec.origin is not None
    module = ModuleType(full)
    module.__file__ = spec.origin
    module.__dict__.update(kernels)
    module.__dict__["__generic__"] = generic
    module.__dict__["__specialised_from__"] = tuple(
        origin
        for source in sources
        for origin in (
            (getattr(source, "__generic__", source.__name__), Path(str(source.__file__))),
            *getattr(source, "__origins__", ()),
        )
    )
    sys.modules[full] = module
    exec(compile(Path(spec.origin).read_text("utf-8"), spec.origin, "exec"), module.__dict__)
    return module
