"""The list of puzzle kernels that Old Town's compiled library exports in addition to those of the rules."""

from __future__ import annotations

from tabletowers.games.oldtown.puzzles.kernels import cases, chains, deductions, exact, proof

_SHEET = "i8[:] i8[:] i8"
#: The exported kernels by module, each with the types of its arguments and of its result (see `build.exports`).
EXPORTS = {
    exact: {
        "find_towns": (f"{_SHEET} i8 i8[:] i8 i8 i1[:,:] i8[:]", ""),
        "own_sets": (f"{_SHEET} i1[:] i8[:]", "i8"),
    },
    proof: {
        "advance": (f"{_SHEET} i8[:] i8 i8[:,:]", "i8"),
        "reaches": (f"{_SHEET} i8[:] i8[:] i8 i8", "b1"),
    },
    chains: {
        "refute": (f"{_SHEET} i8[:] i8[:,:]", "i8"),
        "shortest_chain": (f"{_SHEET} i8[:] i8[:] b1 i8[:] i8[:] i8[:,:]", "i8"),
    },
    cases: {"simplest_cases": (f"{_SHEET} i8[:] i8[:] i8[:]", "i8")},
    deductions: {"clear": ("i8[:]", ""), "take": ("i8[:] i8[:] i8[:]", "")},
}
