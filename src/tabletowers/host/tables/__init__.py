"""Tables in memory: loading, locking, storing and announcing them; bots and clocks that act by themselves."""
