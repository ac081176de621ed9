"""Migration: snapshots of game tables, so that a table can be loaded without replaying its log."""

import sqlalchemy as sa
from alembic import op

revision = "snapshots"
down_revision = "first"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty database table. Snapshots are stored as games are played."""
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
