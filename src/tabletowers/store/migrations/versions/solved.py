"""Migration: people's results in puzzles that everyone gets, such as daily puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "solved"
down_revision = "exercises"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table. Before this migration, results were stored only on each person's device."""
    op.create_table(
        "solved",
        sa.Column("puzzle", sa.String(20), primary_key=True),
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
