"""Playing through the API: tables, moves, the websocket, what is shown to whom."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tabletowers.record import Record, replay
from tabletowers.store import open_database, schema
from tabletowers.store.table_log import read_log
from tabletowers.table import entries as e
from tabletowers.table.fairness import check_deal
from tests.server.server_process import PATIENCE, Guest, ServerProcess, Talk, play_out

ME, OPEN = {"kind": "me"}, {"kind": "open"}
BOT, LOCAL = {"kind": "bot", "level": "greedy"}, {"kind": "local", "name": "Dora"}


def start_two(anna: Guest, bea: Guest, game: str = "clocktowers", **more: object) -> str:
    """A running table of Anna (seat 0) and Bea (seat 1)."""
    made = anna.new_table(ME, OPEN, game=game, **more)
    bea.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"], "nonce": "ab" * 8})
    anna.call("POST", f"/tables/{made['id']}/start", {"nonce": "cd" * 8})
    name: str = made["id"]
    return name


def start_alone(player: Guest, other: dict[str, str] = BOT) -> str:
    """A running table of somebody (seat 0), who is asked first, and a bot or another at the same device (seat 1)."""
    table: str = player.new_table(ME, other)["id"]
    player.call("POST", f"/tables/{table}/start", {})
    return table


def test_a_game_from_the_first_guest_to_the_opened_deal(anna: Guest, bea: Guest) -> None:
    table = start_two(anna, bea, clock={"kind": "move", "seconds": 600})
    committed = anna.call("GET", f"/tables/{table}")["commitment"]
    assert anna.refused("GET", f"/tables/{table}/record") == "not_over"
    with anna.socket() as one, bea.socket() as two:
        one.subscribe(table)
        two.subscribe(table)
        play_out([one, two], table)
    state = anna.call("GET", f"/tables/{table}")
    assert (state["status"], state["outcome"]) == ("over", "finished")
    record = Record.from_json(anna.call("GET", f"/tables/{table}/record"))
    check_deal(record)
    assert replay(record).scores() == state["view"]["scores"]
    assert record.extra["commitment"] == committed
    assert record.extra["nonces"] == ["ab" * 8, "cd" * 8]
    told = anna.call("GET", f"/tables/{table}/verify")
    assert told["deal"]
    assert told["replay"]
    assert {line["game"] for line in anna.call("GET", "/me/ratings")["ratings"]} == {"clocktowers"}
    again = anna.call("POST", f"/tables/{table}/rematch", {})["table"]
    assert bea.call("POST", f"/tables/{table}/rematch", {})["table"] == again
    seats = bea.call("GET", f"/tables/{again}")["seats"]
    assert [seat["name"] for seat in seats] == ["Bea", "Anna"]
    # Declined: the chair is free. Called off by who offered it: the next offer is a new table.
    bea.call("POST", f"/tables/{again}/leave", {})
    assert [seat["name"] for seat in anna.call("GET", f"/tables/{again}")["seats"]] == [None, "Anna"]
    anna.call("POST", f"/tables/{again}/leave", {})
    another = bea.call("POST", f"/tables/{table}/rematch", {})["table"]
    assert another != again
    assert anna.call("POST", f"/tables/{table}/rematch", {})["table"] == another
    shown = anna.call("GET", f"/tables/{table}/replay?ply=3&seat=all")
    assert [view["seat"] for view in shown["views"]] == [0, 1]
    assert shown["move"] == record.plies[3].move
    moves = anna.call("GET", f"/tables/{table}/moves")["moves"]
    assert [(one["seat"], one["move"]) for one in moves] == [(ply.seat, ply.move) for ply in record.plies]
    assert moves[3]["events"] == shown["events"]


@pytest.mark.parametrize("game", ["oldtown", "babel"])
def test_the_other_games_are_played_the_same_way(player: Guest, game: str) -> None:
    made = player.new_table(ME, BOT, {"kind": "bot", "level": "random"}, game=game)
    table = made["id"]
    player.call("POST", f"/tables/{table}/start", {})
    with player.socket() as talk:
        state = talk.subscribe(table)
        while state["status"] == "running":
            if state["legal"]:
                talk.move(table, 0, state["legal"][0], state["position"])
            else:
                talk.hear()
            state = talk.states[table]
    assert player.call("GET", f"/tables/{table}/verify")["deal"]


def test_a_game_against_a_bot_by_http_alone(player: Guest) -> None:
    table = player.new_table(ME, BOT)["id"]
    player.call("POST", f"/tables/{table}/start", {})
    moved = 0
    while (state := player.call("GET", f"/tables/{table}"))["status"] == "running":
        if state["legal"] and moved < 12:
            body = {"seat": 0, "move": state["legal"][0], "position": state["position"], "key": f"k{moved}"}
            assert player.send("POST", f"/tables/{table}/moves", body).status_code in (200, 409)
            moved += 1
        elif moved >= 12:
            player.call("POST", f"/tables/{table}/votes", {"kind": "stop"})
    assert state["outcome"] == "stopped"


def test_bots_with_a_budget_of_their_own_sit_at_a_table(player: Guest) -> None:
    levels = ["search:20"] + ["openspiel-ismcts:20"] * (find_spec("pyspiel") is not None)
    table = player.new_table(*({"kind": "bot", "level": level} for level in levels), ME)["id"]
    player.call("POST", f"/tables/{table}/start", {})
    with player.socket() as talk:
        state = talk.subscribe(table)
        assert [seat["level"] for seat in state["seats"]] == [*levels, None]
        while not talk.states[table]["legal"]:
            talk.hear()
        assert talk.states[table]["view"]["ply"] == 2 * len(levels)


@pytest.mark.parametrize("name", ["os:system", "tabletowers.bots.simple:RandomBot", "engine:true"])
def test_no_request_can_name_a_bot_that_has_to_be_imported_or_started(player: Guest, name: str) -> None:
    bot = {"kind": "bot", "level": name}
    assert player.refused("POST", "/tables", {"game": "clocktowers", "seats": [ME, bot]}) == "bad_options"
    wish = {"game": "clocktowers", "seats": [ME, BOT], "level": name}
    assert player.refused("POST", "/tables", wish) == "bad_options"
    table = player.new_table(ME, BOT)["id"]
    assert player.refused("PATCH", f"/tables/{table}", {"seats": [ME, bot]}) == "bad_options"
    player.call("POST", f"/tables/{table}/start", {})
    assert player.refused("POST", f"/tables/{table}/hint", {"seat": 0, "level": name}) == "bad_options"


def test_a_bot_that_the_operator_names_sits_at_tables(tmp_path: Path) -> None:
    (tmp_path / "ownbots.py").write_text(
        "class First:\n"
        "    name = 'first'\n\n"
        "    def choose(self, sight, budget=None):\n"
        "        return sight.legal_moves(sight.seat)[0]\n",
        "utf-8",
    )
    path = os.pathsep.join((str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])))
    options = ("--no-limits", "--quick-bots", "--bot", "careful=ownbots:First")
    with ServerProcess(tmp_path, *options, environment={"PYTHONPATH": path}) as house:
        guest = Guest(house)
        (info,) = (game for game in guest.call("GET", "/games")["games"] if game["name"] == "clocktowers")
        assert info["bots"][-1] == info["strengths"][-1] == "careful"
        table = guest.new_table(ME, {"kind": "bot", "level": "careful"})["id"]
        guest.call("POST", f"/tables/{table}/start", {})
        with guest.socket() as talk:
            talk.subscribe(table, after=0)
            while not any(entry["kind"] == "move" and entry["seat"] == 1 for entry in talk.entries[table]):
                state = talk.states[table]
                if state["legal"]:
                    talk.move(table, 0, state["legal"][0], state["position"])
                talk.hear()


def test_a_repeated_message_plays_once_and_an_old_position_is_told_the_new_one(player: Guest) -> None:
    table = start_alone(player)
    state = player.call("GET", f"/tables/{table}")
    body = {"seat": 0, "move": state["legal"][0], "position": 0, "key": "once"}
    first = player.call("POST", f"/tables/{table}/moves", body)
    assert player.call("POST", f"/tables/{table}/moves", body) == first
    stale = player.send("POST", f"/tables/{table}/moves", body | {"key": "twice"})
    assert stale.status_code == 409
    assert stale.json()["error"]["code"] == "stale_position"
    assert stale.json()["error"]["details"]["state"]["position"] == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seat": 1, "move": "F1>new", "position": 0, "key": "a"}, "not_your_seat"),
        ({"seat": 0, "move": "Rr>T1", "position": 0, "key": "b"}, "illegal_move"),
        ({"seat": 0, "move": "nonsense", "position": 0, "key": "c"}, "illegal_move"),
        ({"seat": 0, "move": "F1>new", "position": 99, "key": "d"}, "stale_position"),
        ({"seat": -1, "move": "F1>new", "position": 0, "key": "e"}, "bad_request"),
        ({"seat": 0, "move": "F1>new", "position": 0}, "bad_request"),
        ({"seat": 0, "move": "F1>new", "position": 0, "key": "f", "more": 1}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_bad_moves_are_refused_by_code_and_change_nothing(player: Guest, body: object, code: str) -> None:
    table = start_alone(player)
    before = player.call("GET", f"/tables/{table}")
    assert player.refused("POST", f"/tables/{table}/moves", body) == code
    with player.socket() as talk:
        if isinstance(body, dict):
            assert talk.say(type="move", table=table, **body)["error"]["code"] == code
    assert player.call("GET", f"/tables/{table}") == before


def test_messages_in_a_rush_in_pieces_and_as_bytes_are_answered_in_order(house: ServerProcess, anna: Guest) -> None:
    with house.opened(anna) as opened:
        talk = Talk(opened)
        for number in range(50):
            opened.send(json.dumps({"type": "ping", "id": number}))
        opened.send(['{"type": "ping", ', '"id": 50}'])
        opened.send(b'{"type": "ping", "id": 51}')
        opened.ping()
        opened.send(json.dumps({"type": "ping", "id": 52, "long": "x" * 300}))
        assert [talk.until("done")["id"] for _ in range(53)] == [*range(53)]


def test_a_client_resumes_from_the_last_number_it_has_seen(player: Guest) -> None:
    table = start_alone(player, LOCAL)
    with player.socket() as talk:
        talk.subscribe(table, after=0)
        for _ in range(3):
            state = talk.states[table]
            talk.move(table, 0, state["legal"][0], state["position"])
            if not talk.states[table]["legal"]:
                break
        last = talk.states[table]["seq"]
        seen = list(talk.entries[table])
    state = player.call("GET", f"/tables/{table}?seat=1")
    body = {"seat": 1, "move": state["legal"][0], "position": state["position"], "key": "x"}
    player.call("POST", f"/tables/{table}/moves", body)
    with player.socket() as talk:
        talk.subscribe(table, after=last)
        seen += talk.entries[table]
    assert [entry["seq"] for entry in seen] == list(range(1, last + 2))
    assert seen == player.call("GET", f"/tables/{table}/log?after=0")["entries"]


def test_two_browsers_on_one_seat_hear_the_same_and_the_first_move_counts(player: Guest) -> None:
    table = start_alone(player)
    with player.socket() as left, player.socket() as right:
        state = left.subscribe(table)
        right.subscribe(table)
        assert left.move(table, 0, state["legal"][0], 0)["type"] == "done"
        assert right.move(table, 0, state["legal"][-1], 0)["error"]["code"] == "stale_position"
        assert left.states[table]["view"] == right.states[table]["view"]


def test_private_tables_need_the_link_and_spectators_see_no_hand(anna: Guest, bea: Guest, house: ServerProcess) -> None:
    made = anna.new_table(ME, OPEN)
    table = made["id"]
    assert bea.refused("GET", f"/tables/{table}") == "not_invited"
    assert bea.refused("POST", f"/tables/{table}/join", {}) == "not_invited"
    bea.call("POST", f"/tables/{table}/join", {"invite": made["invite"]})
    anna.call("POST", f"/tables/{table}/start", {})
    carl = Guest(house, "Carl")
    shown = carl.call("GET", f"/tables/{table}?invite={made['invite']}")
    assert shown["you"]["seat"] is None
    assert shown["invite"] is None
    assert all("hand" not in seat for seat in shown["view"]["board"]["seats"])
    assert carl.refused("GET", f"/tables/{table}?seat=0&invite={made['invite']}") == "not_your_seat"


def test_the_lobby_shows_open_tables_until_they_are_full(anna: Guest, bea: Guest) -> None:
    table = anna.new_table(ME, OPEN, visibility="lobby")["id"]
    with bea.socket() as talk:
        talk.say(type="lobby", on=True)
        assert table in {line["id"] for line in bea.call("GET", "/lobby")["tables"]}
        bea.call("POST", f"/tables/{table}/join", {})
        while True:
            told = talk.until("lobby")
            line = next(line for line in told["tables"] if line["id"] == table)
            if all(seat["kind"] == "person" for seat in line["seats"]):
                break
    anna.call("POST", f"/tables/{table}/start", {})
    assert anna.call("GET", "/me/tables?status=running")["tables"][0]["your_turn"]


def test_somebody_elsewhere_is_told_of_their_turn(anna: Guest, bea: Guest) -> None:
    table = start_two(anna, bea)
    with bea.socket() as elsewhere, anna.socket() as talk:
        state = talk.subscribe(table)
        elsewhere.until("hello")
        while state["legal"]:
            talk.move(table, 0, state["legal"][0], state["position"])
            state = talk.states[table]
        told = elsewhere.until("notice")
    assert (told["notice"], told["table"]) == ("your_turn", table)


def test_what_a_move_would_do_and_why_another_is_forbidden(player: Guest) -> None:
    table = start_alone(player, LOCAL)
    move = player.call("GET", f"/tables/{table}")["legal"][0]
    told = player.call("POST", f"/tables/{table}/what-if", {"seat": 0, "move": move})
    assert told["legal"]
    assert told["events"][0]["event"] == "built"
    told = player.call("POST", f"/tables/{table}/what-if", {"seat": 0, "move": "+roofs"})
    assert told["reason"]["code"] == "play_or_discard_first"
    assert player.refused("POST", f"/tables/{table}/what-if", {"seat": 1, "move": move}) == "not_asked"


def test_a_bot_advises_whoever_plays_alone(player: Guest) -> None:
    table = player.new_table(ME, BOT)["id"]
    player.call("POST", f"/tables/{table}/start", {})
    told = player.call("POST", f"/tables/{table}/hint", {"seat": 0, "level": "greedy"})
    assert told["move"] in player.call("GET", f"/tables/{table}")["legal"]


def test_undo_votes_and_chat_reach_the_others(anna: Guest, bea: Guest) -> None:
    table = start_two(anna, bea)
    with anna.socket() as one, bea.socket() as two:
        state = one.subscribe(table)
        two.subscribe(table)
        one.move(table, 0, state["legal"][0], 0)
        assert one.states[table]["undo"]["own"] == 1
        assert one.say(type="undo", table=table, seat=0, position=1)["type"] == "done"
        one.say(type="chat", table=table, text="  hello \n there ", key="c1")
        one.say(type="vote", table=table, kind="stop")
        assert two.say(type="answer", table=table, agree=True)["type"] == "done"
        kinds = [entry["kind"] for entry in two.entries[table]]
        assert kinds == ["move", "undo", "chat", "vote", "vote", "vote", "over"]
        assert two.entries[table][2]["text"] == "hello there"


def test_blocked_people_are_not_heard_and_can_t_join(house: ServerProcess, anna: Guest, bea: Guest) -> None:
    cleo = Guest(house, "Cleo")
    table = start_two(anna, bea)
    anna.call("PUT", f"/me/blocks/{bea.id}", status=204)
    with anna.socket() as one, bea.socket() as two:
        one.subscribe(table)
        two.subscribe(table)
        two.say(type="chat", table=table, text="rude")
        one.until("update")
        assert one.entries[table][-1]["text"] is None
    made = anna.new_table(ME, OPEN)
    assert bea.refused("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]}) == "blocked"
    # Where the blocker sits, it does not matter who is the host.
    other = cleo.new_table(ME, OPEN, OPEN)
    anna.call("POST", f"/tables/{other['id']}/join", {"invite": other["invite"]})
    assert bea.refused("POST", f"/tables/{other['id']}/join", {"invite": other["invite"]}) == "blocked"
    anna.call("DELETE", f"/me/blocks/{bea.id}", status=204)
    bea.call("POST", f"/tables/{made['id']}/join", {"invite": made["invite"]})
    bea.call("POST", f"/tables/{other['id']}/join", {"invite": other["invite"]})


def test_standing_orders_are_told_to_nobody_else(anna: Guest, bea: Guest) -> None:
    table = start_two(anna, bea, game="oldtown", options={"tidy": "spot"})
    with anna.socket() as one, bea.socket() as two:
        one.subscribe(table)
        two.subscribe(table)
        told = one.say(type="orders", table=table, seat=0, orders={"claims": "done"})
        assert told["type"] == "done"
        one.say(type="chat", table=table, text="now")
        assert two.until("update")["entries"][0]["kind"] == "chat"
        assert one.states[table]["orders"]["claims"] == "done"
        assert two.states[table]["orders"]["claims"] is None


def test_a_foreign_page_can_t_open_a_websocket_nor_post(house: ServerProcess, anna: Guest) -> None:
    address = house.url.replace("http", "ws") + "/api/v1/ws"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(house.url)) as opened:
        assert json.loads(opened.recv())["type"] == "hello"
    anna.http.headers["Origin"] = "https://evil.example"
    assert anna.refused("POST", "/tables", {}) == "wrong_origin"


def test_who_is_present_is_told(anna: Guest, bea: Guest) -> None:
    table = start_two(anna, bea)
    with anna.socket() as one:
        one.subscribe(table)
        with bea.socket() as two:
            two.subscribe(table)
            while one.until("presence")["present"] != [0, 1]:
                pass
        while one.until("presence")["present"] != [0]:
            pass


def test_people_at_one_device_have_views_of_their_own(player: Guest) -> None:
    table = player.new_table(ME, {"kind": "local", "name": "Dora"})["id"]
    player.call("POST", f"/tables/{table}/start", {})
    views = [player.call("GET", f"/tables/{table}?seat={seat}")["view"] for seat in (0, 1)]
    assert [view["seat"] for view in views] == [0, 1]
    with player.socket() as talk:
        state = talk.subscribe(table, seat=1)
        assert state["you"] == {"person": player.id, "seat": 1, "seats": [0, 1], "host": True}


def test_talk_is_typed(player: Guest) -> None:
    with player.socket() as talk:
        assert isinstance(talk, Talk)
        assert talk.say(type="ping")["type"] == "done"
        assert talk.say(type="dance", table="t")["error"]["code"] == "bad_request"
        assert talk.say(type="move", table="t")["error"]["code"] == "bad_request"
        assert talk.say(type="subscribe", table="nowhere")["error"]["code"] == "no_such_table"


def test_the_small_bot_of_the_document_plays_a_game(house: ServerProcess) -> None:
    text = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text("utf-8")
    (program,) = (part for part in text.split("```") if "http://127.0.0.1:8000" in part)
    program = program.removeprefix("python\n").replace("http://127.0.0.1:8000", house.url)
    read = "message = json.loads(text)\n"
    assert read in program
    program = program.replace(read, f'{read}            assert message["type"] != "error", message\n')
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, timeout=PATIENCE)
    assert len(json.loads(done.stdout)) == 2


def test_a_table_under_other_rules_is_left_as_it_is_and_said_so(anna: Guest, bea: Guest, house: ServerProcess) -> None:
    table = start_two(anna, bea)
    engine = open_database(house.database)
    with engine.begin() as connection:
        rows = [(number, e.decode(data)) for number, data in read_log(connection, table)]
        created = rows[0][1][0]
        assert isinstance(created, e.Created)
        # The same table as another release would have left it, under a name of its own.
        created.rules, created.table = 99, "t99"
        for number, said in rows:
            connection.execute(insert(schema.log).values(table="t99", number=number, entries=e.encode(said)))
        line = {"id": "t99", "game": "clocktowers", "rules": 99, "status": "running", "visibility": "private"}
        connection.execute(insert(schema.tables).values(**line, spectators=True, watched=True, created=0))
        connection.execute(insert(schema.members).values(table="t99", person=anna.id))
        before = read_log(connection, "t99")
    response = anna.send("GET", "/tables/t99")
    assert (response.status_code, response.json()["error"]["code"]) == (409, "other_rules")
    assert response.json()["error"]["details"] == {"rules": 99, "has": [1]}
    body = {"seat": 0, "move": "F1>new", "position": 0, "key": "k"}
    assert anna.refused("POST", "/tables/t99/moves", body) == "other_rules"
    assert "t99" not in {line["id"] for line in anna.call("GET", "/me/tables")["tables"]}
    with engine.connect() as connection:
        assert read_log(connection, "t99") == before
    engine.dispose()


def told_before_this_turn(entries: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Old Town's events up to the last turn's beginning, and those since."""
    events = [event for entry in entries for event in entry.get("events", ())]
    last = max(number for number, event in enumerate(events) if event["event"] == "turn_began")
    return events[:last], events[last:]


def test_cards_of_earlier_turns_are_not_told_to_whoever_looks_back(anna: Guest, bea: Guest) -> None:
    """OT-20: once the next turn has begun, the log and resumed events name no card that was played or dropped."""
    table = start_two(anna, bea, game="oldtown")
    with anna.socket() as one, bea.socket() as two:
        one.subscribe(table, after=0)
        two.subscribe(table, after=0)
        while sum("turn_began" in str(entry) for entry in one.entries[table]) < 4:
            for seat, talk in enumerate((one, two)):
                if (state := talk.states[table])["legal"]:
                    talk.move(table, seat, state["legal"][0], state["position"])
                else:
                    with suppress(TimeoutError):
                        talk.hear(0.05)
        seq = anna.call("GET", f"/tables/{table}")["seq"]
        while one.states[table]["seq"] < seq:
            one.hear()
        seen = one.entries[table]
    with anna.socket() as again:
        again.subscribe(table, after=0)
        resumed = again.entries[table]
    assert resumed == anna.call("GET", f"/tables/{table}/log?after=0")["entries"]
    assert [entry["seq"] for entry in resumed] == [entry["seq"] for entry in seen]
    (before, now), (told_before, told_now) = told_before_this_turn(seen), told_before_this_turn(resumed)
    assert told_now == now
    names = [event["event"] for event in told_before]
    assert names.count("played_before") == sum(event["event"] == "played" for event in before) > 0
    assert not {"played", "lying", "dropped"} & set(names)
    assert all(event["card"] is None for event in told_before if event["event"] == "drew")
