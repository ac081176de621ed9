"""The parts of tables that only a server has, such as logs in the database, lists, shared deals and vacations."""
