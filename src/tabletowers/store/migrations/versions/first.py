"""Migration: the first schema."""

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables of the first schema."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("login", sa.String(60), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("mail", sa.Text),
        sa.Column("webhook", sa.Text),
        sa.Column("notices", sa.Boolean, nullable=False),
        sa.Column("push", sa.JSON),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("muted_until", sa.BigInteger),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_table(
        "members",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entries", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("changes", sa.JSON, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(16)),
        sa.Column("reporter", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("handled", sa.Boolean, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
