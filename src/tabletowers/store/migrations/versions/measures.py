"""Migration: what operators have done and why, and the reasons for the people concerned."""

import sqlalchemy as sa
from alembic import op

revision = "measures"
down_revision = "standings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table, and columns for the reasons of bans and mutes. Earlier ones have no reason."""
    op.create_table(
        "measures",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.String(16)),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("table", sa.String(16)),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("ix_measures_person", "measures", ["person"])
    op.add_column("people", sa.Column("ban_reason", sa.Text))
    op.add_column("people", sa.Column("mute_reason", sa.Text))
