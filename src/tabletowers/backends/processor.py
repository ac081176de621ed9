"""Checks that this processor has the features that compiled libraries need (for x86-64: those of x86-64-v2)."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any

#: What x86-64-v2 adds, as Linux names it, and the numbers that Windows has for some of it.
_NEEDED = ("cx16", "lahf_lm", "popcnt", "pni", "sse4_1", "sse4_2", "ssse3")
_ON_WINDOWS = {"cx16": 14, "pni": 13, "ssse3": 36, "sse4_1": 37, "sse4_2": 38}


def missing_features(target: str) -> list[str]:
    """Return the features that libraries for a target need but this processor lacks.

    The result is also empty if the processor's features can't be determined.
    """
    if not target.startswith("x86_64"):
        return []
    if sys.platform == "win32":
        has: Any = ctypes.windll.kernel32.IsProcessorFeaturePresent
        return [name for name, number in _ON_WINDOWS.items() if not has(number)]
    return lacking(_flags())


def lacking(flags: list[str]) -> list[str]:
    """Return the required features that a list of processor flags lacks, or [] if the list is empty."""
    return [name for name in _NEEDED if name not in flags] if flags else []


def _flags() -> list[str]:
    """Return the flags of the first processor, as listed by Linux in /proc/cpuinfo."""
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8", errors="replace") as lines:
            return next((line.partition(":")[2].split() for line in lines if line.startswith("flags")), [])
    except OSError:
        return []
