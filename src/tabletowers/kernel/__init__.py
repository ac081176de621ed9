"""What every rule is made of: compiled functions over one record, and dice that are part of it."""

from tabletowers.kernel.compiling import COMPILED, announce, kernel, num
from tabletowers.kernel.dice import below, new_dice, seed_dice, shuffle
from tabletowers.kernel.log import LOG_COLUMNS, Log, emit, new_log, no_log
from tabletowers.kernel.records import Fields, Layout, record_type
from tabletowers.kernel.special import specialise

__all__ = [
    "COMPILED",
    "LOG_COLUMNS",
    "Fields",
    "Layout",
    "Log",
    "announce",
    "below",
    "emit",
    "kernel",
    "new_dice",
    "new_log",
    "no_log",
    "num",
    "record_type",
    "seed_dice",
    "shuffle",
    "specialise",
]
