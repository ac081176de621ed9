"""Name the Debian packages that the tests need and this machine lacks: python -m tests.missing_services"""

from __future__ import annotations

import os
import shutil

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
    if os.environ.get("CI"):
        # Services that Debian starts at once: they are installed only on machines that nobody uses otherwise.
        found |= {"caddy": shutil.which("caddy"), "nginx": shutil.which("nginx"), "iproute2": shutil.which("ip")}
        found |= {"prometheus": shutil.which("promtool")}
    print(" ".join(package for package, what in found.items() if what is None))
