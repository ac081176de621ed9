"""Migration: circles with their members, tables and leagues, and which notices people want."""

import sqlalchemy as sa
from alembic import op

revision = "circles"
down_revision = "sync"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add empty tables and columns. Until they choose otherwise, people want all notices."""
    op.add_column("people", sa.Column("unwanted", sa.JSON))
    op.add_column("people", sa.Column("noticed", sa.BigInteger))
    op.create_table(
        "circles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.String(10), nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("invite", sa.String(24), nullable=False),
        sa.Column("webhook", sa.Text),
    )
    op.create_table(
        "circle_members",
        sa.Column("circle", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "circle_tables",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("circle", sa.String(16), nullable=False),
    )
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("circle", sa.String(16), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("host", sa.String(16)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("began", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_table(
        "league_players",
        sa.Column("league", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(16)),
        sa.Column("left", sa.BigInteger),
    )
    op.create_table(
        "league_games",
        sa.Column("league", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
        sa.Column("table", sa.String(16), unique=True),
    )
    op.create_table(
        "league_seats",
        sa.Column("league", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("noticed", sa.BigInteger),
    )
    for table, column in (
        ("circle_members", "person"),
        ("circle_tables", "circle"),
        ("leagues", "circle"),
        ("league_players", "person"),
    ):
        op.create_index(f"ix_{table}_{column}", table, [column])
