"""Loads kernels whose source text has been generated, as modules with files of their own.

The files are in the cache folder, so that a debugger and a compiler's messages can show their lines.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

from tabletowers.kernel.cache_folder import cache_root
from tabletowers.kernel.sources import PACKAGE, Source

_FOLDER = "generated"
#: How the names of generated modules begin.
GENERATED = f"{PACKAGE}.{_FOLDER}."


def generated(name: str, text: str, given: Mapping[str, Any], sources: Iterable[Source]) -> ModuleType:
    """Return a module of kernels with this source text, loaded once.

    `given` are names that the text uses without importing them, and `sources` the files that they come from; the cache
    of compiled code depends on all of it.
    """
    origins = tuple(sources)
    whence = repr((text, [module for module, _ in origins]))
    full = f"{GENERATED}{name}_{hashlib.sha256(whence.encode()).hexdigest()[:12]}"
    if full in sys.modules:
        return sys.modules[full]
    module = ModuleType(full)
    module.__file__ = str(_file(f"{full.rpartition('.')[2]}.py", text))
    module.__dict__.update(given)
    module.__dict__["__specialised_from__"] = origins
    sys.modules[full] = module
    try:
        exec(compile(text, module.__file__, "exec"), module.__dict__)
    except BaseException:
        del sys.modules[full]
        raise
    return module


def _file(name: str, text: str) -> Path:
    """Write generated source to a file, unless it is there already, and return its path."""
    folder = cache_root() / _FOLDER
    with suppress(OSError):  # a cache that can only be read
        folder.mkdir(exist_ok=True)
        os.utime(folder)
    file = folder / name
    if not (file.is_file() and file.read_text("utf-8") == text):
        if not os.access(folder, os.W_OK):
            file = Path(tempfile.mkdtemp(prefix=f"{PACKAGE}-")) / name
        part = file.with_suffix(f".{os.getpid()}")
        part.write_text(text, "utf-8")
        part.replace(file)
    return file
