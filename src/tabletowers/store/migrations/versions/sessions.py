"""Migration: sessions that expire and can be ended on all servers, and the host of a table."""

import sqlalchemy as sa
from alembic import op

revision = "sessions"
down_revision = "snapshots"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a table of ended sessions, and new columns, which are empty for existing devices and tables."""
    op.add_column("tokens", sa.Column("expires", sa.BigInteger))
    op.add_column("tables", sa.Column("host", sa.String(16)))
    op.create_table(
        "endings",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
