"""Migration: the time at which a device's owner last proved their identity."""

import sqlalchemy as sa
from alembic import op

revision = "proven"
down_revision = "places"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column, which is empty for existing devices."""
    op.add_column("tokens", sa.Column("proven", sa.BigInteger))
