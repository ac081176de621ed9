"""People: who they are, how they prove it, and how they hear that it is their turn."""
