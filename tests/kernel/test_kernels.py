"""How kernels are compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletowers.kernel.compiling import COMPILED, kernel

ROOT = Path(__file__).parents[2]


@kernel
def doubled(number: int) -> int:
    return 2 * number


@kernel
def doubled_constants() -> int:
    return doubled(3) + doubled(4) + doubled(number=5)


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_kernel_is_compiled_once_for_all_constants_passed_to_it(tmp_path: Path) -> None:
    program = (
        "import tests.kernel.test_kernels as t; from numba.core import event\n"
        "with event.install_recorder('numba:compile') as seen: print(t.doubled_constants(), end=' ')\n"
        "names = [one.data['dispatcher'].py_func.__name__ for _, one in seen.buffer if one.is_start]\n"
        "print(names.count('doubled'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "TABLETOWERS_CACHE": str(tmp_path)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout == "24 1\n"
