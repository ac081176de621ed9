"""Alembic's entry: runs the migrations on the connection it is given."""

from alembic import context

from tabletowers.store.schema import meta

context.configure(connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
