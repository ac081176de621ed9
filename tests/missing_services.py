"""Name the Debian packages that the tests need and this machine lacks: python -m tests.missing_services"""

from __future__ import annotations

from benchmarks.services import find_postgres, find_redis
from tabletowers.build.chromium import find_chromium
from tabletowers.build.library_driver import runner

if __name__ == "__main__":
    found = {
        "chromium": find_chromium(whole=True),
        "postgresql": find_postgres(),
        "redis-server": find_redis(),
        "qemu-user": runner("x86_64"),
    }
    print(" ".join(package for package, what in found.items() if what is None))
