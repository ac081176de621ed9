"""Write today's forms as those of the last release: when there is a new release, and only then."""

from __future__ import annotations

import json

from tests.released import FILE, today

if __name__ == "__main__":
    FILE.write_text(json.dumps(today(), indent=1, sort_keys=True) + "\n", "utf-8")
