"""Migration: counts of the attempts at a shared deal from each network."""

import sqlalchemy as sa
from alembic import op

revision = "places"
down_revision = "solved"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table. Attempts that were started before the migration are not counted."""
    op.create_table(
        "deal_places",
        sa.Column("deal", sa.String(60), primary_key=True),
        sa.Column("place", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
    )
