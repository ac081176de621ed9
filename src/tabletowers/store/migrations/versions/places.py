"""Migration: counting attempts at a deal by network address."""

import sqlalchemy as sa
from alembic import op

revision = "places"
down_revision = "solved"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table. Attempts that were started earlier don't count."""
    op.create_table(
        "deal_places",
        sa.Column("deal", sa.String(60), primary_key=True),
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
    )
