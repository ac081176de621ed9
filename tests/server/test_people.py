"""Guests and their secrets, other devices, passwords, what is stored about them; operation and pages."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing

import pytest

from tabletowers.server.settings import Limits
from tests.server import plain_http
from tests.server.server_process import Guest, ServerProcess
from tests.server.test_notices import wait_for

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_the_cookie_is_for_this_site_only_and_not_for_scripts(house: ServerProcess) -> None:
    response = plain_http.post(f"{house.url}/api/v1/guests", json={"name": "  Anna  B. "})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert response.json()["person"]["name"] == "Anna B."
    with plain_http.client(base_url=house.url, cookies=response.cookies) as http:
        assert http.get("/api/v1/me").json()["name"] == "Anna B."


def test_without_a_valid_secret_one_is_nobody(house: ServerProcess) -> None:
    for headers in (
        {},
        {"Authorization": "Bearer nonsense"},
        {"Authorization": "Basic x"},
        {"Cookie": "tabletowers=x"},
    ):
        response = plain_http.get(f"{house.url}/api/v1/me", headers=headers)
        assert response.status_code == 401
        assert response.json()["error"]["code"] == "unknown_person"


def test_a_code_moves_an_identity_once(anna: Guest, house: ServerProcess) -> None:
    code = anna.call("POST", "/me/devices")["code"]
    other = Guest(house, "other")
    told = other.call("POST", "/devices", {"code": code.lower()})
    assert told["person"]["id"] == anna.id
    assert told["token"] != anna.token
    assert other.refused("POST", "/devices", {"code": code}) == "wrong_code"


def test_a_code_that_comes_too_late_moves_nothing(anna: Guest, house: ServerProcess) -> None:
    code = anna.call("POST", "/me/devices")["code"]
    with closing(sqlite3.connect(house.database, timeout=60)) as database, database:
        database.execute("UPDATE codes SET expires = 1 WHERE person = ?", (anna.id,))
    assert Guest(house, "other").refused("POST", "/devices", {"code": code}) == "wrong_code"
    assert len(anna.call("GET", "/me/devices")["devices"]) == 1


def test_a_password_keeps_an_identity(anna: Guest, house: ServerProcess) -> None:
    login = {"login": f"Anna{anna.id}", "password": "correct horse"}
    assert anna.call("PUT", "/me/password", login)["login"] == login["login"].lower()
    other = Guest(house, "other")
    assert other.refused("POST", "/login", login | {"password": "wrong horse"}) == "wrong_password"
    assert other.refused("POST", "/login", {"login": "nobody at all", "password": "x"}) == "wrong_password"
    assert other.call("POST", "/login", login)["person"]["id"] == anna.id
    assert other.refused("PUT", "/me/password", login) == "name_taken"
    assert anna.refused("PUT", "/me/password", {"login": "x", "password": "y"}) == "bad_request"


def test_a_password_that_is_easily_guessed_is_refused(anna: Guest) -> None:
    login = f"anna{anna.id}@example.org"
    for password in (
        "password",
        "Passwort123!",
        "12345678",
        "87654321",
        "aaaaaaaa",
        "qwertyuiop",
        login,
        f"Anna{anna.id}",
    ):
        assert anna.refused("PUT", "/me/password", {"login": login, "password": password}) == "bad_request"
    anna.call("PATCH", "/me", {"name": "Annabella"})
    assert anna.refused("PUT", "/me/password", {"login": login, "password": "annabella7"}) == "bad_request"
    anna.call("PUT", "/me/password", {"login": login, "password": "annabella plays"})


def test_after_logging_out_the_secret_is_void(anna: Guest) -> None:
    anna.call("POST", "/logout", status=204)
    assert anna.refused("GET", "/me") == "unknown_person"


def test_what_is_stored_can_be_had_and_deleted(anna: Guest, bea: Guest) -> None:
    made = anna.new_table(ME, OPEN)
    table = made["id"]
    bea.call("POST", f"/tables/{table}/join", {"invite": made["invite"]})
    anna.call("POST", f"/tables/{table}/start", {})
    anna.call("POST", f"/tables/{table}/chat", {"text": "my secret words"})
    anna.call("PATCH", "/me", {"mail": "anna@example.org"})
    stored = anna.call("GET", "/me/export")
    assert stored["person"]["mail"] == "anna@example.org"
    assert "my secret words" in str(stored["tables"])
    anna.call("DELETE", "/me", status=204)
    assert anna.refused("GET", "/me") == "unknown_person"
    shown = bea.call("GET", f"/tables/{table}")
    assert [seat["name"] for seat in shown["seats"]] == [None, "Bea"]
    assert shown["seats"][0]["left"]
    assert "my secret words" not in str(bea.call("GET", f"/tables/{table}/log?after=0"))


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME]}, "no_such_game"),
        ({"game": "clocktowers", "seats": [ME]}, "bad_options"),
        ({"game": "clocktowers", "seats": [ME, ME]}, "bad_options"),
        ({"game": "clocktowers", "seats": [ME, {"kind": "bot", "level": "god"}]}, "bad_options"),
        ({"game": "clocktowers", "seats": [ME, {"kind": "bot", "level": "search:0"}]}, "bad_options"),
        ({"game": "clocktowers", "seats": [ME, OPEN], "level": "search:N"}, "bad_options"),
        ({"game": "clocktowers", "seats": [ME, OPEN], "options": {"a": 1}}, "bad_options"),
        ({"game": "oldtown", "seats": [ME, OPEN], "options": {"tidy": "maybe"}}, "bad_options"),
        ({"game": "clocktowers", "seats": [ME, OPEN], "clock": {"kind": "move", "seconds": 1}}, "bad_options"),
        ({"game": "clocktowers", "seats": [ME, OPEN], "clock": {"kind": "sand"}}, "bad_request"),
        ({"game": "clocktowers"}, "bad_request"),
    ],
)
def test_a_table_that_can_t_be_is_refused(anna: Guest, body: object, code: str) -> None:
    assert anna.refused("POST", "/tables", body) == code


def test_requests_that_are_no_json_too_large_or_nowhere(house: ServerProcess, anna: Guest) -> None:
    address = f"{house.url}/api/v1/tables"
    head = {"Authorization": f"Bearer {anna.token}", "Content-Type": "application/json"}
    for content, status, code in (
        (b"{", 400, "bad_request"),
        (b"\xff\xfe", 400, "bad_request"),
        (b"[" * 5000, 400, "bad_request"),
        (b" " * 70_000, 413, "too_large"),
    ):
        response = plain_http.post(address, content=content, headers=head)
        assert (response.status_code, response.json()["error"]["code"]) == (status, code)
    response = plain_http.post(address, content=b"{}", headers=head | {"Content-Type": "text/plain"})
    assert response.status_code == 415
    assert plain_http.get(f"{house.url}/api/v1/nowhere").status_code == 404
    assert plain_http.delete(f"{house.url}/api/v1/lobby").json()["error"]["code"] == "wrong_method"


def test_every_answer_has_the_security_headers(house: ServerProcess) -> None:
    for path in ("/", "/api/docs", "/api/v1/games", "/api/v1/nowhere", "/health", "/metrics"):
        headers = plain_http.get(house.url + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "server" not in headers


def test_catalogues_are_served_and_cached(house: ServerProcess) -> None:
    response = plain_http.get(f"{house.url}/api/v1/text/de")
    assert "clocktowers-title" in response.json()["files"]["clocktowers"]
    again = plain_http.get(f"{house.url}/api/v1/text/de", headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304
    one = plain_http.get(f"{house.url}/api/v1/text/fr/clocktowers.ftl")
    assert one.headers["content-type"].startswith("text/plain")
    assert plain_http.get(f"{house.url}/api/v1/text/xx").status_code == 404


def test_metrics_and_health(house: ServerProcess, anna: Guest) -> None:
    anna.new_table(ME, OPEN)
    assert plain_http.get(f"{house.url}/health").status_code == 200
    told = plain_http.get(f"{house.url}/metrics").text
    assert 'tabletowers_database_seconds_count{kind="commit"}' in told


def test_the_log_is_json_without_secrets(house: ServerProcess, anna: Guest) -> None:
    made = anna.new_table(ME, OPEN)
    anna.call("GET", f"/tables/{made['id']}?invite={made['invite']}")
    # A line is written after its request has been answered.
    wait_for(lambda: '"/api/v1/tables/{table}"' in house.log.read_text())
    text = house.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert all("message" in line for line in lines)
    assert anna.token not in text
    assert made["invite"] not in text
    assert any(line.get("path") == "/api/v1/tables/{table}" for line in lines)


def test_limits_are_kept(tmp_path_factory: pytest.TempPathFactory) -> None:
    with ServerProcess(tmp_path_factory.mktemp("strict")) as strict:
        began = time.monotonic()
        guest = Guest(strict)
        made = 1
        while (status := plain_http.post(f"{strict.url}/api/v1/guests", json={"name": "x"}).status_code) == 201:
            made += 1
        assert status == 429
        check_rate(made, Limits().guests, began)
        size, _ = Limits().messages or (0, 0)
        with guest.socket() as talk:
            assert talk.hear()["type"] == "hello"
            began = time.monotonic()
            kinds: list[str] = []
            while "error" not in kinds:
                numbers = range(len(kinds), len(kinds) + 200)
                for number in numbers:
                    talk.opened.send(json.dumps({"id": number, "type": "ping"}))
                answers = [talk.hear() for _ in numbers]
                assert [answer["id"] for answer in answers] == list(numbers)
                kinds += [answer["type"] for answer in answers]
            assert set(kinds[: int(size)]) == {"done"}
            check_rate(kinds.count("done"), Limits().messages, began)
        began, tables, table = time.monotonic(), 0, {"game": "clocktowers", "seats": [ME, OPEN]}
        while (response := guest.send("POST", "/tables", table)).status_code == 201:
            tables += 1
        assert response.status_code == 429
        assert int(response.headers["retry-after"]) > 0
        check_rate(tables, Limits().tables, began)


def check_rate(count: int, rate: tuple[float, float] | None, began: float) -> None:
    """That something could be done as often as a rate allows since a moment: at once, and by the second after that."""
    size, refill = rate or (0, 0)
    assert size <= count <= size + refill * (time.monotonic() - began)


def test_puzzles_are_told_without_solutions_judged_and_hinted(house: ServerProcess, anna: Guest) -> None:
    told = anna.call("GET", "/puzzles")
    assert len(told["official"]) == 8
    assert not any("solution" in puzzle for puzzle in told["official"])
    wrong = {"position": {"entries": {"1": "bank", "2": "church"}}, "language": "de"}
    assert anna.call("POST", "/puzzles/official-1/check", wrong)["solved"] is False
    hint = anna.call("POST", "/puzzles/official-1/hint", {"rung": 1})
    assert hint["kind"] == "step"
    assert "steps" not in hint
    made = anna.call("POST", "/puzzles", {"level": "easy", "seed": 5})
    assert made["id"] == "easy-5"
    assert anna.call("GET", "/puzzles/easy-5") == made
    assert anna.refused("GET", "/puzzles/daily?date=2999-01-01") == "no_such_puzzle"
    assert anna.refused("GET", "/puzzles/daily-2999-01-01") == "no_such_puzzle"
    assert anna.refused("GET", "/puzzles/nothing") == "no_such_puzzle"
    assert anna.refused("POST", "/puzzles/official-1/check", {"position": {"entries": {"77": "bank"}}}) == "bad_request"
