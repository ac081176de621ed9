"""Tables in memory: loading, locking, storing and announcing them, and the automatic actions of bots and clocks."""
