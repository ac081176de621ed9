"""The entry point of `python -m tabletowers`."""

import sys

from tabletowers.cli import main

sys.exit(main())
