"""The layout of the database. Every change to it is a migration."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

meta = MetaData()

people = Table(
    "people",
    meta,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("program", Boolean, nullable=False),
    Column("login", String(60), unique=True),
    Column("password", Text),
    Column("mail", Text),
    #: Whether its owner has confirmed the address. To another one, only the question is sent whether it is theirs.
    Column("mail_confirmed", Boolean, nullable=False, default=False),
    Column("webhook", Text),
    #: What the webhook's receiver can read: `plain`, `discord` or `slack`.
    Column("webhook_kind", String(10), nullable=False, default="plain"),
    Column("notices", Boolean, nullable=False),
    Column("push", JSON),
    Column("created", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("muted_until", BigInteger),
)

#: Only the SHA-256 of a device's secret is kept.
tokens = Table(
    "tokens",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    #: When it is no longer valid unless it is used before; None for those of earlier releases.
    Column("expires", BigInteger),
    #: What the device says it is ("Firefox, Linux"), for the person's own list; None for those of earlier releases.
    Column("device", String(60)),
)

#: Sessions that were ended, for servers that still know them: one device's, or (no token) whatever is left of all.
endings = Table(
    "endings",
    meta,
    Column("number", Integer, primary_key=True),
    Column("person", String(16), nullable=False),
    Column("token", String(64)),
    Column("at", BigInteger, nullable=False),
)

#: Codes that move an identity to another device.
codes = Table(
    "codes",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

#: Whatever is good once and for a while: challenges of passkeys, confirmations of addresses, logins at another site.
tickets = Table(
    "tickets",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(16)),
    Column("data", JSON, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    meta,
    #: What the passkey calls itself, in base64url.
    Column("id", String(1400), primary_key=True),
    Column("person", String(16), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    #: How often it says it was used; a number that falls betrays a copy.
    Column("count", BigInteger, nullable=False),
    #: The host for which it was made. Browsers offer it nowhere else.
    Column("host", String(255), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

#: Who logs in at which other site (OpenID Connect) as whom.
openids = Table(
    "openids",
    meta,
    Column("issuer", String(400), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("person", String(16), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

#: Times in which somebody can't play: clocks by days stand still.
vacations = Table(
    "vacations",
    meta,
    Column("person", String(16), primary_key=True),
    Column("begins", BigInteger, primary_key=True),
    Column("ends", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    meta,
    Column("person", String(16), primary_key=True),
    Column("other", String(16), primary_key=True),
)

#: A row for each table. Everything about it is in the log; these columns are only there to find it.
tables = Table(
    "tables",
    meta,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("spectators", Boolean, nullable=False),
    #: Whether something happens at it without people, because of bots or clocks.
    Column("watched", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    #: Who set it up; None for tables of earlier releases.
    Column("host", String(16)),
    #: How and when it ended; None while it goes on, and for tables of earlier releases until they have been looked at.
    Column("outcome", String(10)),
    Column("ended", BigInteger),
    Index("tables_by_status", "status", "created"),
)

members = Table(
    "members",
    meta,
    Column("person", String(16), primary_key=True),
    Column("table", String(16), primary_key=True),
)

#: The truth: one row for each command, numbered without gaps. Whoever inserts a number first wins.
log = Table(
    "log",
    meta,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entries", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

#: A table after so many rows of its log, as `table.snapshot` writes it. Only a cache.
snapshots = Table(
    "snapshots",
    meta,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

ratings = Table(
    "ratings",
    meta,
    Column("game", String(20), primary_key=True),
    Column("subject", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

#: What each rated table did, so that it is counted once.
rated = Table(
    "rated",
    meta,
    Column("table", String(16), primary_key=True),
    Column("changes", JSON, nullable=False),
)

#: How each seat of a game that is over came off. It follows from the log; it is here to be counted and searched.
results = Table(
    "results",
    meta,
    Column("table", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(20), nullable=False),
    #: `person:ID` or `bot:LEVEL`; None for somebody at another's device, and for people who are no longer known.
    Column("subject", String(40)),
    #: The name of somebody at another's device.
    Column("name", String(40)),
    Column("at", BigInteger, nullable=False),
    Column("outcome", String(10), nullable=False),
    Column("points", Integer, nullable=False),
    #: 0 for the winners.
    Column("place", Integer, nullable=False),
    #: Why it does not count for this seat's rating (`table.ratings`); None: it does.
    Column("unrated", String(10)),
    Column("before", Integer),
    Column("after", Integer),
    Index("results_by_subject", "subject", "at"),
)

#: What people note for themselves about a table.
notes = Table(
    "notes",
    meta,
    Column("person", String(16), primary_key=True),
    Column("table", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: Deals that many people play, each at a table of their own: one of each day and game, and challenges.
deals = Table(
    "deals",
    meta,
    Column("id", String(60), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    #: The level of the bot on each seat; None for the seat of whoever plays.
    Column("levels", JSON, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("nonces", JSON, nullable=False),
    #: From when to when one may begin; a challenge has no end.
    Column("opens", BigInteger, nullable=False),
    Column("closes", BigInteger),
    #: When its secret was published; None as long as somebody may be playing it.
    Column("opened", BigInteger),
    #: Who made a challenge, and of which finished game.
    Column("host", String(16)),
    Column("origin", String(16)),
    Index("deals_by_opening", "opened", "closes"),
)

#: One row for each person who has seen a deal: whoever has seen it has begun it.
attempts = Table(
    "attempts",
    meta,
    Column("deal", String(60), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("table", String(16), nullable=False, unique=True),
    #: Whether the result counts among the others': for people whose identity was kept when they began.
    Column("ranked", Boolean, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger),
    #: The result: points ahead of the best other seat, and points; None while it is being played or if it was given up.
    Column("lead", Integer),
    Column("points", Integer),
    Index("attempts_by_result", "deal", "lead", "points"),
)

#: The people who run the server.
operators = Table(
    "operators",
    meta,
    Column("person", String(16), primary_key=True),
)

reports = Table(
    "reports",
    meta,
    Column("id", Integer, primary_key=True),
    Column("table", String(16)),
    Column("reporter", String(16), nullable=False),
    Column("person", String(16)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("handled", Boolean, nullable=False),
)

#: Slips that somebody solves again, each with everything that is needed for it: they outlive their tables.
exercises = Table(
    "exercises",
    meta,
    Column("person", String(16), primary_key=True),
    #: The table, the ply and the seat it comes from.
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    #: What the seat saw, and what a coach said about the move that was made.
    Column("view", JSON, nullable=False),
    Column("slip", JSON, nullable=False),
    #: How often in succession it was solved, and when it comes back.
    Column("solved", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Index("exercises_by_due", "person", "due"),
)

#: How people have solved the puzzles that everybody gets, each for the first time.
solved = Table(
    "solved",
    meta,
    Column("puzzle", String(20), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("seconds", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: The server's own keys (web push).
keys = Table(
    "keys",
    meta,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
