"""Migration: passkeys that must verify their owner."""

import sqlalchemy as sa
from alembic import op

revision = "verified"
down_revision = "measures"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty column: passkeys of earlier releases go on as they were made."""
    op.add_column("passkeys", sa.Column("verified", sa.Boolean))
