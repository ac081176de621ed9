"""Worker processes: for bots, coaches and the extras of games."""
