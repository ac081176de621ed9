"""Server-only parts of tables: logs in the database, lists, deals, history, vacations, and several servers in step."""
