"""Migration: what follows people from device to device, and an index for a person's attempts at deals."""

import sqlalchemy as sa
from alembic import op

revision = "sync"
down_revision = "matches"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add empty tables and an index."""
    op.create_index("attempts_by_person", "attempts", ["person", "deal"])
    op.create_table(
        "preferences",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(20)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "solutions",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("task", sa.String(200), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("level", sa.String(20)),
        sa.Column("seconds", sa.Integer),
        sa.Column("hints", sa.Integer),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "sync_versions",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
    )
