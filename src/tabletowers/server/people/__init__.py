"""People: their accounts, how they log in, and how they are notified when it is their turn."""
