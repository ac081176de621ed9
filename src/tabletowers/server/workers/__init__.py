"""Work in separate processes: bots, coaches and the extras of games."""
