"""The parts of tables that only a server has: logs in the database, lists, deals, history, vacations, and more."""
