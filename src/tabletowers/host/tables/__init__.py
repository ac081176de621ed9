"""Tables in memory: loading, locking, storing and announcing them, and bots and clocks that act by themselves."""
