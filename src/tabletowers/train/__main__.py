"""`python -m tabletowers.train`, which runs `tabletowers train` on machines that have only NumPy and PyTorch."""

from __future__ import annotations

import argparse
import sys

from tabletowers.train.command import add_arguments, run

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tabletowers.train")
    add_arguments(parser)
    sys.exit(run(parser.parse_args()))
