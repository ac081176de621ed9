"""People: their accounts, how they log in, and how they are notified of their turn."""
