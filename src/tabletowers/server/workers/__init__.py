"""Work in processes of its own: bots that think, and puzzles that are made and judged."""
