"""The schema of the database. Every change to the schema needs a migration."""

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

#: The migration that leads to this schema, the last one.
REVISION = "losses"

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
    #: Whether the person has confirmed the mail address. Until then, only the request to confirm it is sent there.
    Column("mail_confirmed", Boolean, nullable=False, default=False),
    Column("webhook", Text),
    #: The format that the webhook's receiver reads: `plain`, `discord` or `slack`.
    Column("webhook_kind", String(10), nullable=False, default="plain"),
    Column("notices", Boolean, nullable=False),
    Column("push", JSON),
    Column("created", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("muted_until", BigInteger),
    #: Why the person is banned or muted, as told to the person.
    Column("ban_reason", Text),
    Column("mute_reason", Text),
    #: The kinds of notices that the person has switched off; None for none.
    Column("unwanted", JSON),
    #: When a notice was last sent that was not about the person's turn; None if never.
    Column("noticed", BigInteger),
)

#: Tokens of devices. Only the SHA-256 of a token is stored.
tokens = Table(
    "tokens",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    #: When it expires unless it is used before then; None for tokens of earlier releases.
    Column("expires", BigInteger),
    #: The name of the device ("Firefox, Linux"), for the person's own list; None for tokens of earlier releases.
    Column("device", String(60)),
    #: When its owner last proved their identity on it; None if never, and for tokens of earlier releases.
    Column("proven", BigInteger),
)

#: Ended sessions, for servers that still have them in memory. A row without a token means that any of the person's
#: sessions may have ended.
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

#: Secrets that expire and work only once: for passkeys, confirmations of addresses, logins through another site, ….
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
    #: The passkey's own id, in base64url.
    Column("id", String(1400), primary_key=True),
    Column("person", String(16), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    #: The passkey's own count of its uses. A lower number than before reveals a copy.
    Column("count", BigInteger, nullable=False),
    #: The host for which it was created. Browsers offer it only there.
    Column("host", String(255), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    #: Whether it must verify its owner (PIN, fingerprint) at every login; None for passkeys of earlier releases.
    Column("verified", Boolean),
)

#: People's identities at other sites (OpenID Connect).
openids = Table(
    "openids",
    meta,
    Column("issuer", String(400), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("person", String(16), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

#: Periods in which a person can't play. Clocks in days stop during them.
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

#: A row for each table. Everything about a table is in its log; these columns are only for queries.
tables = Table(
    "tables",
    meta,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("spectators", Boolean, nullable=False),
    #: Whether bots or clocks act at the table without people.
    Column("watched", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    #: The person who created it; None for tables of earlier releases.
    Column("host", String(16)),
    #: How and when it ended; None while it is unfinished, and for tables of earlier releases until they are processed.
    Column("outcome", String(10)),
    Column("ended", BigInteger),
    Index("tables_by_status", "status", "created"),
)

members = Table(
    "members",
    meta,
    Column("person", String(16), primary_key=True),
    Column("table", String(16), primary_key=True),
    #: The network from which the person sat down, as a keyed hash; None if it is unknown or was forgotten.
    Column("network", String(32)),
)

#: The authoritative log: one row for each command, numbered without gaps. The first process to insert a number wins.
log = Table(
    "log",
    meta,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entries", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

#: A table after `number` rows of its log, as `table.snapshot` writes it. Only a cache.
snapshots = Table(
    "snapshots",
    meta,
    Column("table", String(16), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

#: The ratings of people and bots by version 1 of the rules (`table.rating_rules`). Only games that began in earlier
#: releases still change them.
ratings = Table(
    "ratings",
    meta,
    Column("game", String(20), primary_key=True),
    Column("subject", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

#: The ratings of people among themselves, by version 2 of the rules.
standings = Table(
    "standings",
    meta,
    Column("game", String(20), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

#: The changes of ratings by each rated game, so that no game is rated twice.
rated = Table(
    "rated",
    meta,
    Column("table", String(16), primary_key=True),
    Column("changes", JSON, nullable=False),
)

#: The result of each seat in finished games. Results follow from the log, and are stored for counts and searches.
results = Table(
    "results",
    meta,
    Column("table", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(20), nullable=False),
    #: `person:ID` or `bot:LEVEL`; None for a guest at another person's device, and for deleted people.
    Column("subject", String(40)),
    #: The name of a guest at another person's device.
    Column("name", String(40)),
    Column("at", BigInteger, nullable=False),
    Column("outcome", String(10), nullable=False),
    Column("points", Integer, nullable=False),
    #: 0 for the winners.
    Column("place", Integer, nullable=False),
    #: Why the game is unrated for this seat (`table.rating_rules`); None if it is rated.
    Column("unrated", String(10)),
    Column("before", Integer),
    Column("after", Integer),
    #: The version of the rules by which the rating changed from `before` to `after`; None for earlier releases' games.
    Column("version", Integer),
    #: The bot on the ladder that the game counts against; None if it does not count there.
    Column("ladder", String(20)),
    #: The person's network, as a keyed hash; None if it is unknown or was forgotten.
    Column("network", String(32)),
    Index("results_by_subject", "subject", "at"),
)

#: People's private notes about a table.
notes = Table(
    "notes",
    meta,
    Column("person", String(16), primary_key=True),
    Column("table", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: Deals that many people play, each person at their own table: one for each day and game, and challenges.
deals = Table(
    "deals",
    meta,
    Column("id", String(60), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    #: The level of the bot on each seat; None for the seat of the player.
    Column("levels", JSON, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("nonces", JSON, nullable=False),
    #: When it opens and closes; a challenge never closes.
    Column("opens", BigInteger, nullable=False),
    Column("closes", BigInteger),
    #: When its secret was published; None before.
    Column("opened", BigInteger),
    #: The person who made a challenge, and the finished game it was made from.
    Column("host", String(16)),
    Column("origin", String(16)),
    #: The match that it is part of; None for deals of the day and challenges.
    Column("match", String(60), index=True),
    Index("deals_by_opening", "opened", "closes"),
)

#: One row for each person who has seen a deal, because seeing it starts the attempt.
attempts = Table(
    "attempts",
    meta,
    Column("deal", String(60), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("table", String(16), nullable=False, unique=True),
    #: Whether the result is ranked, which requires an identity that works on another device.
    Column("ranked", Boolean, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger),
    #: The result: points ahead of the highest-scoring other seat, and points. None while the attempt is played, and if
    #: it was abandoned.
    Column("lead", Integer),
    Column("points", Integer),
    #: The share of the win that the cards gave; None until it is known.
    Column("luck", Float),
    Index("attempts_by_result", "deal", "lead", "points"),
    Index("attempts_by_person", "person", "deal"),
)

#: Matches: several deals of one game that people play whenever they have time. The deals are in `deals`.
matches = Table(
    "matches",
    meta,
    Column("id", String(60), primary_key=True),
    Column("game", String(20), nullable=False),
    #: The strength of the bots, and the number of deals.
    Column("bot", String(20), nullable=False),
    Column("length", Integer, nullable=False),
    #: When its deals can be begun, and from when on no longer.
    Column("opens", BigInteger, nullable=False, index=True),
    Column("closes", BigInteger, nullable=False),
    #: The person who made it; None for the match of the week.
    Column("host", String(16), index=True),
    #: The circle that it belongs to, if any.
    Column("circle", String(16), index=True),
)

#: How the bots' strengths played the deals of matches, in the seat of the person: once, when the match was made.
match_bots = Table(
    "match_bots",
    meta,
    Column("deal", String(60), primary_key=True),
    Column("strength", String(20), primary_key=True),
    Column("lead", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    #: The moves of all seats, from which the game can be replayed.
    Column("moves", JSON, nullable=False),
    Column("luck", Float),
)

#: Circles: people who know each other and play together.
circles = Table(
    "circles",
    meta,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(10), nullable=False),
    #: The member who looks after it: the founder, or the person to whom it was handed over.
    Column("owner", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    #: The secret of the link with which people join.
    Column("invite", String(24), nullable=False),
    #: The address of a webhook, in Discord's format, for what happens in the circle.
    Column("webhook", Text),
)

circle_members = Table(
    "circle_members",
    meta,
    Column("circle", String(16), primary_key=True),
    Column("person", String(16), primary_key=True, index=True),
    Column("joined", BigInteger, nullable=False),
)

#: The tables that members have opened for their circle. At all other tables, a circle has no part.
circle_tables = Table(
    "circle_tables",
    meta,
    Column("table", String(16), primary_key=True),
    Column("circle", String(16), nullable=False, index=True),
)

#: Leagues of circles: every player meets every other one once.
leagues = Table(
    "leagues",
    meta,
    Column("id", String(16), primary_key=True),
    Column("circle", String(16), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    #: How many days each round lasts.
    Column("days", Integer, nullable=False),
    #: The member who made it; None after that person has deleted their account.
    Column("host", String(16)),
    Column("created", BigInteger, nullable=False),
    #: When it began, and when its last game was over; None before.
    Column("began", BigInteger),
    Column("ended", BigInteger),
)

league_players = Table(
    "league_players",
    meta,
    Column("league", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    #: None after that person has deleted their account.
    Column("person", String(16), index=True),
    #: When the player gave up the games that had not begun; None while they take part.
    Column("left", BigInteger),
)

league_games = Table(
    "league_games",
    meta,
    Column("league", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    #: The time by which it has to begin, not counting the vacations of its players.
    Column("closes", BigInteger, nullable=False),
    #: The table at which it is played; None before.
    Column("table", String(16), unique=True),
)

#: Who plays in the games of leagues, by the players' numbers.
league_seats = Table(
    "league_seats",
    meta,
    Column("league", String(16), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, primary_key=True, autoincrement=False),
    #: When the player last got a notice that the league waits for this game; None if never.
    Column("noticed", BigInteger),
)

#: One row for each attempt at a deal whose secret is unpublished, to count those from one network address.
deal_places = Table(
    "deal_places",
    meta,
    Column("deal", String(60), primary_key=True),
    #: A hash keyed with the deal's secret, so that it reveals no address; deleted when the secret is published.
    Column("place", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
)

#: The operators of the server.
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

#: What operators have done: who, when and why.
measures = Table(
    "measures",
    meta,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    #: None for someone who used `tabletowers admin` on the server's machine.
    Column("operator", String(16)),
    Column("kind", String(20), nullable=False),
    #: The person or the table that it is about. A person who has deleted their account is no longer named.
    Column("person", String(16), index=True),
    Column("table", String(16)),
    Column("reason", Text, nullable=False),
)

#: Players' mistakes as exercises, each with everything needed to solve it. They outlive their tables.
exercises = Table(
    "exercises",
    meta,
    Column("person", String(16), primary_key=True),
    #: The table, the ply and the seat it comes from.
    Column("id", String(40), primary_key=True),
    Column("game", String(20), nullable=False),
    #: What the seat saw, and the coach's judgement of the move that was made.
    Column("view", JSON, nullable=False),
    Column("slip", JSON, nullable=False),
    #: The number of correct answers in a row, and when the exercise is due again.
    Column("solved", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
    Index("exercises_by_due", "person", "due"),
)

#: What people's own decisions lost in their games, as far as a coach has judged them at their request.
losses = Table(
    "losses",
    meta,
    Column("person", String(16), primary_key=True),
    Column("table", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    #: The number of the decision at which the review has to continue; None once it is complete.
    Column("next", Integer),
    #: In shares of the win: everything so far, and for each theme of slips how many there were and what they lost.
    Column("lost", Float, nullable=False),
    Column("themes", JSON, nullable=False),
)

#: People's results in the tasks that everyone gets. Only the first solution of a task is stored.
solved = Table(
    "solved",
    meta,
    Column("puzzle", String(20), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("seconds", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: What follows people from device to device (`sync`). `version` is the number of the person's last change to a row.
#: Settings that are about the person, such as the pace. The one chosen last counts.
preferences = Table(
    "preferences",
    meta,
    Column("person", String(16), primary_key=True),
    Column("name", String(20), primary_key=True),
    #: None for the default.
    Column("value", String(20)),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
)

#: What a person has solved on any of their devices: tasks of each kind, with how they were solved if that is known.
solutions = Table(
    "solutions",
    meta,
    Column("person", String(16), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("task", String(200), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("level", String(20)),
    Column("seconds", Integer),
    Column("hints", Integer),
    Column("version", Integer, nullable=False),
)

#: The number of each person's last change to the two tables above.
sync_versions = Table(
    "sync_versions",
    meta,
    Column("person", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
)

#: The server's own keys (web push).
keys = Table(
    "keys",
    meta,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
