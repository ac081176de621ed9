"""The tables in use: kept in memory and in the store, played at by people, bots and clocks."""
