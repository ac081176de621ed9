"""Passwords of services come from the environment or from a file, with any character, and never from an argument."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from redis.connection import parse_url
from sqlalchemy import make_url

from tabletowers.cli import arguments, passwords
from tests.cli.test_commands import run

#: Everything that means something in an address, a shell, a compose file or an environment file.
ODD = "p@ss:w/o?r#d%41 \"'`$HOME ${X:-y} \\n [é] & | ; <> * + = ~ €"


def given_by(kind: str, name: str, secret: str, folder: Path) -> tuple[str, str]:
    """The environment variable that brings a secret, itself or as a file."""
    if kind == "environment":
        return name, secret
    file = folder / "secret"
    file.write_text(f"{secret}\n", "utf-8")
    return f"{name}_FILE", str(file)


@pytest.mark.parametrize("kind", ["environment", "file"])
def test_every_character_arrives(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (passwords.DATABASE, passwords.REDIS, passwords.SMTP, passwords.OPENID):
        monkeypatch.setenv(*given_by(kind, name, ODD, tmp_path))
    url = make_url(arguments.database("postgresql://tables@db/tables") or "")
    assert (url.username, url.password, url.host, url.database) == ("tables", ODD, "db", "tables")
    redis = passwords.from_argument("--redis", "redis://news:6379/0", passwords.REDIS)
    parsed = parse_url(redis)  # type: ignore[no-untyped-call]
    assert parsed == {"password": ODD, "host": "news", "port": 6379, "db": 0}
    mail = urlsplit(passwords.from_argument("--smtp", "smtps://anna@mail.example.org:465", passwords.SMTP))
    assert (mail.username, unquote(mail.password or ""), mail.hostname, mail.port) == (
        "anna",
        ODD,
        "mail.example.org",
        465,
    )
    assert passwords.password(passwords.OPENID) == ODD


def test_the_environment_may_name_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    assert arguments.database(None) is None
    monkeypatch.setenv(passwords.DATABASE, ODD)
    monkeypatch.setenv(arguments.DATABASE, "/data/tables.db")
    assert arguments.database(None) == "/data/tables.db"
    assert arguments.database("other.db") == "other.db"
    monkeypatch.setenv(arguments.DATABASE, "postgresql://tables@db/tables")
    assert make_url(arguments.database(None) or "").password == ODD
    # No list of processes shows the environment to others, so an address there may have its password.
    monkeypatch.setenv(arguments.DATABASE, "postgresql://tables:own@db/tables")
    assert make_url(arguments.database(None) or "").password == "own"


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (["serve", "--database", "postgresql://tables:secret@127.0.0.1:1/tables"], passwords.DATABASE),
        (["admin", "--database", "postgresql://tables:secret@127.0.0.1:1/tables", "check"], passwords.DATABASE),
        (["export", "--database", "postgresql://tables:secret@127.0.0.1:1/tables", "-"], passwords.DATABASE),
        (["import", "--database", "postgresql://tables:secret@127.0.0.1:1/tables", "-"], passwords.DATABASE),
        (["verify", "--database", "postgresql://tables:secret@127.0.0.1:1/tables"], passwords.DATABASE),
        (["serve", "--redis", "redis://:secret@127.0.0.1:1/0"], passwords.REDIS),
        (["bot-worker", "--redis", "redis://:secret@127.0.0.1:1/0"], passwords.REDIS),
        (["serve", "--smtp", "smtps://anna:secret@127.0.0.1:1"], passwords.SMTP),
    ],
    ids=lambda value: "-".join(value[:2]) if isinstance(value, list) else None,
)
def test_a_password_in_an_argument_is_refused_with_a_sentence(command: list[str], name: str) -> None:
    done = run(*command)
    assert done.returncode == 2
    assert f"put it into the environment variable {name}, or into a file that {name}_FILE names" in done.stderr
    assert "secret" not in done.stderr


def test_two_sources_of_one_password_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(passwords.REDIS, "one")
    monkeypatch.setenv(f"{passwords.REDIS}_FILE", "/run/secrets/two")
    with pytest.raises(ValueError, match="set TABLETOWERS_REDIS_PASSWORD or TABLETOWERS_REDIS_PASSWORD_FILE, not both"):
        passwords.password(passwords.REDIS)
