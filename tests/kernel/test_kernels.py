"""How kernels are compiled."""

from typing import Any

import pytest

from tabletowers.kernel import COMPILED, kernel


@kernel
def doubled(number: int) -> int:
    return 2 * number


@kernel
def doubled_constants() -> int:
    return doubled(3) + doubled(4) + doubled(number=5)


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_a_kernel_is_compiled_once_for_all_constants_passed_to_it() -> None:
    assert doubled_constants() == 24
    compiled: Any = doubled
    assert len(compiled.signatures) == 1
