"""Migration: matches, which are several deals that many people play."""

import sqlalchemy as sa
from alembic import op

revision = "matches"
down_revision = "verified"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add empty tables and columns. A deal of earlier releases is part of no match."""
    op.add_column("deals", sa.Column("match", sa.String(60)))
    op.create_index("ix_deals_match", "deals", ["match"])
    op.add_column("attempts", sa.Column("luck", sa.Float))
    op.create_table(
        "matches",
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("opens", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(16)),
        sa.Column("circle", sa.String(16)),
    )
    for column in ("opens", "host", "circle"):
        op.create_index(f"ix_matches_{column}", "matches", [column])
    op.create_table(
        "match_bots",
        sa.Column("deal", sa.String(60), primary_key=True),
        sa.Column("strength", sa.String(20), primary_key=True),
        sa.Column("lead", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("moves", sa.JSON, nullable=False),
        sa.Column("luck", sa.Float),
    )
