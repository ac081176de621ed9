"""What the API says about the games: their declarations, texts, and drawings of views."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import tabletowers as tt
from tabletowers.host.text_drawing import UnusableView, drawing
from tabletowers.text import LANGUAGES, game_text
from tests.conformance.cases import usual_players
from tests.server.server_process import Guest


def test_every_game_is_described_as_it_declares_itself(player: Guest) -> None:
    described = player.call("GET", "/games")
    assert [game["name"] for game in described["games"]] == list(tt.GAMES)
    infos = {game["name"]: game for game in described["games"]}
    assert infos["babel"]["title"] == "Der Turmbau zu Babel"
    assert (infos["babel"]["authors"], infos["babel"]["year"]) == ("Reiner Knizia", 2005)
    assert infos["clocktowers"]["sources"] == ["none", "cats", "both", "mice"]
    assert [infos[name]["orders"] for name in ("clocktowers", "oldtown", "babel")] == [
        ["forced"],
        ["forced", "claims"],
        ["offers"],
    ]
    (offer,) = [decision for decision in infos["babel"]["decisions"] if decision["name"] == "offer"]
    assert offer == {
        "name": "offer",
        "hidden": True,
        "ahead": False,
        "simultaneous": True,
        "silence": None,
        "standing": [{"name": "offers", "value": "nothing"}],
        "rule": "BB-11",
    }


def test_a_game_s_texts_are_served_by_themselves_and_among_all(player: Guest) -> None:
    for language in LANGUAGES:
        response = player.http.get(f"/games/oldtown/text/{language}")
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/plain")
        assert response.text == game_text("oldtown", language)
        assert player.call("GET", f"/text/{language}")["files"]["oldtown"] == response.text
        assert player.http.get(f"/text/{language}/oldtown.ftl").text == response.text
    assert player.refused("GET", "/games/oldtown/text/xx") == "no_such_path"
    assert player.refused("GET", "/games/chess/text/en") == "no_such_game"


@pytest.mark.parametrize("game", tt.GAMES)
def test_a_view_is_drawn_and_moves_are_labelled(player: Guest, game: str) -> None:
    state = tt.game(game).new(players=usual_players(game), seed=1)
    seat = state.to_move
    names, moves = ["Anna", "Bea", "Cleo"][: state.players], state.legal_moves()
    body = {"view": state.view(seat), "language": "de", "names": names, "moves": moves}
    drawn = player.call("POST", f"/games/{game}/drawing", body)
    text = "\n".join("".join(span["text"] for span in line) for line in drawn["lines"])
    assert all(name in text for name in names)
    assert list(drawn["labels"]) == list(drawn["meanings"]) == moves
    assert all(meaning["kind"] and meaning["words"] for meaning in drawn["meanings"].values())
    assert any(span["style"] for line in drawn["lines"] for span in line)
    watched = {"view": state.view(None), "names": names}
    assert player.call("POST", f"/games/{game}/drawing", watched)["lines"]


def test_what_is_no_view_is_refused_and_never_fails(player: Guest) -> None:
    view = tt.game("babel").new(players=3, seed=1).view(0)
    names = ["a", "b", "c"]
    bodies: list[dict[str, Any]] = [
        {"view": {}, "names": names},
        {"view": view, "names": ["a"]},
        {"view": view, "names": names, "moves": ["build tower"]},
        {"view": view, "names": names, "language": "xx"},
        {"view": view | {"seat": 10**12}, "names": names},
        {"view": []},
    ]
    for body in bodies:
        assert player.refused("POST", "/games/babel/drawing", body) == "bad_request"
    assert player.refused("POST", "/games/chess/drawing", {"view": view}) == "no_such_game"


def test_a_server_takes_no_body_that_is_too_large(anna: Guest) -> None:
    assert anna.refused("POST", "/games/babel/drawing", {"view": {"x": "x" * 100_000}}) == "too_large"


@pytest.mark.parametrize("game", tt.GAMES)
def test_a_view_with_anything_replaced_is_drawn_or_unusable(game: str) -> None:
    dice = random.Random(3)
    view: dict[str, Any] = json.loads(json.dumps(tt.game(game).new(usual_players(game), seed=2).view(0)))
    names = ["a", "b", "c"][: view["players"]]
    for _ in range(300):
        spoiled = json.loads(json.dumps(view))
        _spoil(spoiled, dice)
        try:
            drawn = drawing(tt.game(game), spoiled, "en", names, [])
        except UnusableView:
            continue
        assert sum(len(span.text) for line in drawn.lines for span in line) < 100_000


def _spoil(value: Any, dice: random.Random) -> None:
    """Replace one value somewhere."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = dice.choice(keys)
    if isinstance(value[key], dict | list) and value[key] and dice.random() < 0.8:
        _spoil(value[key], dice)
    else:
        value[key] = dice.choice([None, -1, 0, 999, 10**9, 1e300, "", "x", [], {}, [[]], True])
