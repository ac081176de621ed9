"""Migration: passkeys, OpenID Connect logins, confirmed email addresses, named devices, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "identity"
down_revision = "sessions"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the new columns and tables. Email addresses are kept, but have to be confirmed before they are used."""
    op.add_column("people", sa.Column("mail_confirmed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("webhook_kind", sa.String(10), nullable=False, server_default="plain"))
    op.add_column("tokens", sa.Column("device", sa.String(60)))
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", sa.String(16)),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False, index=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_table(
        "openids",
        sa.Column("issuer", sa.String(400), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("begins", sa.BigInteger, primary_key=True),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
