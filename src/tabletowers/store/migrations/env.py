"""Alembic's entry point, which runs the migrations on a given connection."""

from alembic import context

from tabletowers.store.schema import meta

context.configure(connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
