"""Worker processes for bots, coaches and games' extras (what a game offers besides play at a table)."""
