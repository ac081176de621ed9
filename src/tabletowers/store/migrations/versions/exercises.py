"""Migration: exercises made from players' mistakes."""

import sqlalchemy as sa
from alembic import op

revision = "exercises"
down_revision = "company"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add an empty table. Exercises are created when games are reviewed."""
    op.create_table(
        "exercises",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("view", sa.JSON, nullable=False),
        sa.Column("slip", sa.JSON, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("exercises_by_due", "exercises", ["person", "due"])
