"""The same deal for everybody: over midnight, with a clock that the test sets; and challenges."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletowers.table.fairness import commitment
from tests.server.house import Guest, House
from tests.server.house import play_alone as play

HOUR = 3600 * 1000
ME = {"kind": "me"}
#: Starts the server with a clock that is as far ahead as a file says.
AHEAD = """
import sys
from pathlib import Path
from tabletowers.cli import main
from tabletowers.server.clock import Clock
true, ahead = Clock.__call__, Path({file!r})
Clock.__call__ = lambda clock: true(clock) + int(ahead.read_text())
sys.exit(main(sys.argv[1:]))
"""


class Timed(House):
    """A server whose time the test sets."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "--no-limits", "--quick-bots")
        self.ahead = folder / "ahead"
        self.program = [sys.executable, "-c", AHEAD.format(file=str(self.ahead))]
        now = time.time_ns() // 1_000_000
        day = 24 * HOUR
        # Noon of tomorrow, wherever the machine's clock stands.
        self.shift = (now // day + 1) * day + 12 * HOUR - now
        self.wait(0)

    def wait(self, hours: int) -> None:
        """Let hours pass."""
        self.shift += hours * HOUR
        aside = self.ahead.with_suffix(".new")
        aside.write_text(str(self.shift))
        aside.replace(self.ahead)


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    opened = Timed(tmp_path_factory.mktemp("timed"))
    opened.start()
    yield opened
    opened.stop()


def kept(house: House, name: str) -> Guest:
    """Somebody whose identity is kept by a password."""
    guest = Guest(house, name)
    guest.call("PUT", "/me/password", {"login": f"{name}{guest.id}", "password": "correct horse"})
    return guest


def test_a_deal_of_the_day_over_midnight(timed: Timed) -> None:
    anna, bea, cleo = kept(timed, "Anna"), Guest(timed, "Bea"), kept(timed, "Cleo")
    today = {deal["game"]: deal for deal in anna.call("GET", "/deals")["deals"]}
    name = today["clocktowers"]["id"]
    assert anna.call("GET", f"/deals/{name}")["results"] is None

    hers = anna.call("POST", f"/deals/{name}/attempt")["table"]
    assert anna.call("POST", f"/deals/{name}/attempt")["table"] == hers
    began = anna.call("GET", f"/tables/{hers}")
    assert (began["hints"], began["spectators"], began["unrated"]) == (False, False, "deal")
    assert anna.refused("POST", f"/tables/{hers}/hint", {"seat": began["you"]["seat"]}) == "hints_not_allowed"
    with anna.socket() as talk:
        seen = play(talk, hers)
        assert talk.states[hers]["undo"] == {"own": 0, "vote": 0}
        result = talk.states[hers]["view"]["scores"]
    assert anna.call("GET", f"/tables/{hers}")["secret"] is None

    # Whoever hasn't finished sees nothing of it.
    theirs = bea.call("POST", f"/deals/{name}/attempt")["table"]
    for path in ("", "/record", "/replay", "/verify", "/log"):
        assert bea.refused("GET", f"/tables/{hers}{path}") == "not_finished"
        assert cleo.refused("GET", f"/tables/{hers}{path}") == "not_finished"
    # The same cards, seat and bots: whoever plays alike has the same game to the end.
    with bea.socket() as talk:
        again, first = play(talk, theirs), {view["ply"]: view for view in seen}
        assert len(again) > 5
        assert all(first.get(view["ply"], view) == view for view in again)
        assert talk.states[theirs]["view"]["scores"] == result
    assert bea.call("GET", f"/tables/{hers}/replay?ply=0&seat=all")["plies"] > 0

    # Only an identity that is kept is ranked.
    page = bea.call("GET", f"/deals/{name}")
    assert [(line["place"], line["person"], line["points"]) for line in page["results"]] == [
        (1, anna.id, result[page["seat"]])
    ]
    assert (page["counts"], page["attempt"]["ranked"]) == (False, False)
    assert page["standing"] == {"results": 1, "better": 0, "equal": 1}

    # Nothing opens the secret while somebody may be playing.
    assert "secret" not in anna.call("GET", f"/tables/{hers}/record")
    assert anna.refused("GET", f"/tables/{hers}/verify") == "deal_closed"
    assert anna.refused("POST", f"/tables/{hers}/continue", {"ply": 0, "seat": 0}) == "deal_closed"
    assert anna.refused("POST", f"/tables/{hers}/challenge") == "deal_closed"
    late = cleo.call("POST", f"/deals/{name}/attempt")["table"]

    timed.wait(13)
    tomorrow = {deal["game"]: deal for deal in anna.call("GET", "/deals")["deals"]}
    assert tomorrow["clocktowers"]["id"] != name
    assert {game: deal["tomorrow"] for game, deal in today.items()} == {
        game: deal["commitment"] for game, deal in tomorrow.items()
    }
    dora = kept(timed, "Dora")
    assert dora.refused("POST", f"/deals/{name}/attempt") == "deal_over"
    assert (page := cleo.call("GET", f"/deals/{name}"))["opened"] is None
    assert page["playing"] == 1
    assert cleo.call("GET", f"/tables/{late}")["status"] == "running"

    timed.wait(24)
    page = dora.call("GET", f"/deals/{name}")
    assert page["opened"] is not None
    assert commitment(page["secret"]) == page["commitment"] == today["clocktowers"]["commitment"]
    assert cleo.call("GET", f"/tables/{late}")["status"] == "over"
    assert cleo.call("GET", f"/deals/{name}")["attempt"]["lead"] is None
    assert dora.call("GET", f"/tables/{hers}/verify") == {
        "commitment": page["commitment"],
        "secret": page["secret"],
        "nonces": [],
        "deal": True,
        "replay": True,
    }


def test_an_attempt_that_goes_on_over_midnight_counts_and_then_the_deal_is_opened(timed: Timed) -> None:
    anna, bea = kept(timed, "Anna"), kept(timed, "Bea")
    name = next(deal["id"] for deal in anna.call("GET", "/deals")["deals"] if deal["game"] == "clocktowers")
    # Nothing of the cards is told before the attempt, so that to see them is to have begun.
    page = anna.call("GET", f"/deals/{name}")
    assert (page["secret"], page["results"], page["attempt"], page["counts"]) == (None, None, None, True)
    table = anna.call("POST", f"/deals/{name}/attempt")["table"]
    seen = anna.call("GET", f"/deals/{name}")
    assert (seen["began"], seen["playing"], seen["attempt"]["table"]) == (1, 1, table)
    timed.wait(24)
    assert anna.call("POST", f"/deals/{name}/attempt")["table"] == table
    assert bea.refused("POST", f"/deals/{name}/attempt") == "deal_over"
    assert (page := bea.call("GET", f"/deals/{name}"))["opened"] is None
    assert (page["secret"], page["results"]) == (None, None)
    for path in ("/record", "/replay", "/verify", "/log"):
        assert bea.refused("GET", f"/tables/{table}{path}") == "not_finished"
    with anna.socket() as talk:
        play(talk, table)
    page = bea.call("GET", f"/deals/{name}")
    assert page["opened"] is not None
    assert commitment(page["secret"]) == page["commitment"]
    assert [(line["place"], line["person"]) for line in page["results"]] == [(1, anna.id)]
    assert bea.call("GET", f"/tables/{table}/verify")["deal"]


def test_once_nobody_plays_a_deal_it_is_opened_right_after_its_day(timed: Timed) -> None:
    anna = Guest(timed, "Anna")
    name = anna.call("GET", "/deals")["deals"][0]["id"]
    table = anna.call("POST", f"/deals/{name}/attempt")["table"]
    anna.call("POST", f"/tables/{table}/leave", {"for_good": True})
    timed.wait(24)
    page = anna.call("GET", f"/deals/{name}")
    assert page["opened"] is not None
    assert page["attempt"]["lead"] is None
    assert anna.refused("GET", "/deals/2020-01-01-clocktowers") == "no_such_deal"
    assert anna.refused("POST", "/deals/nonsense/attempt") == "no_such_deal"


def test_a_friend_plays_the_deal_that_one_has_played(house: House, anna: Guest, bea: Guest) -> None:
    made = anna.new_table(ME, {"kind": "bot", "level": "greedy"}, hints=False)
    assert anna.refused("POST", f"/tables/{made['id']}/challenge") == "not_possible"
    anna.call("POST", f"/tables/{made['id']}/start", {"nonce": "00112233445566778899aabbccddeeff"})
    with anna.socket() as talk:
        first = play(talk, made["id"])[0]
    name = anna.call("POST", f"/tables/{made['id']}/challenge")["deal"]
    assert anna.call("POST", f"/tables/{made['id']}/challenge")["deal"] == name
    assert anna.refused("POST", f"/deals/{name}/attempt") == "deal_over"

    page = bea.call("GET", f"/deals/{name}")
    assert (page["kind"], page["host"]["name"], page["results"], page["seat"]) == ("challenge", "Anna", None, 0)
    table = bea.call("POST", f"/deals/{name}/attempt")["table"]
    # Not even the link to the game itself shows it to whoever is in the middle of it.
    assert bea.refused("GET", f"/tables/{made['id']}/record?invite={made['invite']}") == "not_finished"
    with bea.socket() as talk:
        assert play(talk, table)[0] == first
    lines = bea.call("GET", f"/deals/{name}")["results"]
    assert [(line["person"], line["challenger"], line["ended"]) for line in lines] == [
        (anna.id, True, True),
        (bea.id, False, True),
    ]
    assert anna.call("GET", f"/deals/{name}")["results"] == lines
    for one, other in ((anna, table), (bea, made["id"])):
        assert one.call("GET", f"/tables/{other}/replay?ply=0&seat=0")["view"]["board"] == first["board"]
        assert one.call("GET", f"/tables/{other}/verify")["deal"]
    assert Guest(house, "Cleo").refused("GET", f"/tables/{table}") == "not_finished"
