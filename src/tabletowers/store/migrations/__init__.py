"""The history of the schema, step by step (Alembic)."""
