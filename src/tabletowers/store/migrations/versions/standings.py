"""Migration: ratings of people among themselves, the ladder of bots, and the networks that people play from."""

import sqlalchemy as sa
from alembic import op

revision = "standings"
down_revision = "proven"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table and columns. The ratings of earlier releases stay; `admin ratings` computes the new ones."""
    op.create_table(
        "standings",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.add_column("members", sa.Column("network", sa.String(32)))
    op.add_column("results", sa.Column("version", sa.Integer))
    op.add_column("results", sa.Column("ladder", sa.String(20)))
    op.add_column("results", sa.Column("network", sa.String(32)))
