"""Migration: what people's own decisions lost in their games."""

import sqlalchemy as sa
from alembic import op

revision = "losses"
down_revision = "circles"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table. It is filled when games are reviewed."""
    op.create_table(
        "losses",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("next", sa.Integer),
        sa.Column("lost", sa.Float, nullable=False),
        sa.Column("themes", sa.JSON, nullable=False),
    )
