"""What only a server does with tables: logs in the database, lists, deals, history, vacations, and several servers."""
