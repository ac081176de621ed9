"""Migration: results, notes, shared deals (which many people play), and operators."""

import sqlalchemy as sa
from alembic import op

revision = "company"
down_revision = "identity"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add empty tables. The server computes the results of earlier games from their logs."""
    op.add_column("tables", sa.Column("outcome", sa.String(10)))
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(40)),
        sa.Column("name", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.String(10), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("unrated", sa.String(10)),
        sa.Column("before", sa.Integer),
        sa.Column("after", sa.Integer),
    )
    op.create_index("results_by_subject", "results", ["subject", "at"])
    op.create_table(
        "notes",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("levels", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("nonces", sa.JSON, nullable=False),
        sa.Column("opens", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger),
        sa.Column("opened", sa.BigInteger),
        sa.Column("host", sa.String(16)),
        sa.Column("origin", sa.String(16)),
    )
    op.create_index("deals_by_opening", "deals", ["opened", "closes"])
    op.create_table(
        "attempts",
        sa.Column("deal", sa.String(60), primary_key=True),
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False, unique=True),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("lead", sa.Integer),
        sa.Column("points", sa.Integer),
    )
    op.create_index("attempts_by_result", "attempts", ["deal", "lead", "points"])
    op.create_table("operators", sa.Column("person", sa.String(16), primary_key=True))
