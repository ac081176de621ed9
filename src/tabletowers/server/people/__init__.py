"""People: who they are, how they prove it, and how they are notified of their turn."""
