"""A net's file: read as it was written, refused with the reason where it doesn't fit."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tabletowers
from tabletowers.contract import Game
from tabletowers.nets import net_file
from tabletowers.nets.game_inputs import inputs_of
from tests.build.modules import OURS

#: Shapes with a number of bytes each that is easily told apart.
_SHAPES = {
    "known": (3, 2),
    "known_entries": (2, 3),
    "offered": (5, 2),
    "offered_entries": (1, 3),
    "layers": (4, 2),
    "factors": (4, 2),
}


def facts(game: Game) -> dict[str, Any]:
    inputs = inputs_of(game)
    assert inputs is not None
    return {"game": game.name, "rules": game.rules_version, "inputs": net_file.fingerprint(inputs)}


def written(folder: Path, game: Game, /, **other: Any) -> Path:
    parts = {}
    for place, (name, shape) in enumerate(_SHAPES.items()):
        width = int(net_file.PARTS[name][1])
        parts[name] = (shape, bytes([place]) * (shape[0] * shape[1] * width))
    file = folder / "test.net"
    net_file.write(file, {**facts(game), **other}, parts)
    return file


@pytest.fixture
def game() -> Game:
    return tabletowers.game("clocktowers")


def test_a_file_is_read_as_it_was_written(tmp_path: Path, game: Game) -> None:
    net = net_file.read(written(tmp_path, game, hours=7), game)
    assert net.facts["hours"] == 7
    assert {name: shape for name, (shape, _) in net.parts.items()} == _SHAPES
    assert net.parts["offered"][1] == bytes([2]) * 10
    assert net.parts["factors"][1] == bytes([5]) * 64


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"game": "chess"}, "expected a net for the game clocktowers; this one is for chess"),
        ({"rules": 99}, "expected a net for version 1 of its rules; this one is for 99"),
        ({"inputs": "0"}, "expected a net for the inputs [0-9a-f]{16}; this one is for 0"),
    ],
)
def test_a_file_for_something_else_is_refused_with_the_reason(
    tmp_path: Path, game: Game, other: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        net_file.read(written(tmp_path, game, **other), game)


def test_a_damaged_file_is_refused_with_the_reason(tmp_path: Path, game: Game) -> None:
    file = written(tmp_path, game)
    whole = file.read_bytes()
    file.write_bytes(whole[:-1])
    with pytest.raises(ValueError, match="damaged: its weights"):
        net_file.read(file, game)
    file.write_bytes(whole[:-1] + b"\xff")
    with pytest.raises(ValueError, match="damaged: its weights"):
        net_file.read(file, game)
    file.write_bytes(whole.replace(b'"rules"', b'"ruler"'))
    with pytest.raises(ValueError, match="damaged: KeyError"):
        net_file.read(file, game)
    file.write_bytes(whole[:40])
    with pytest.raises(ValueError, match="damaged"):
        net_file.read(file, game)
    file.write_bytes(b"PK" + whole)
    with pytest.raises(ValueError, match="is not a net"):
        net_file.read(file, game)
    with pytest.raises(ValueError, match="can't be read"):
        net_file.read(tmp_path / "none.net", game)


def test_shapes_that_do_not_fit_the_weights_are_refused(tmp_path: Path, game: Game) -> None:
    file = written(tmp_path, game)
    first, head, content = file.read_bytes().split(b"\n", 2)
    said = json.loads(head)
    said["parts"]["layers"] = [400, 2]
    file.write_bytes(b"\n".join((first, json.dumps(said).encode(), content)))
    with pytest.raises(ValueError, match=r"damaged: expected .* bytes of weights"):
        net_file.read(file, game)


def test_a_net_is_for_the_options_that_it_practised() -> None:
    babel, oldtown = tabletowers.game("babel"), tabletowers.game("oldtown")
    assert net_file.unpractised(babel, babel.new(3, 1).options) == []
    assert net_file.unpractised(babel, babel.new(3, 1, discs="mixed", action_cards=False).options) == []
    assert net_file.unpractised(oldtown, oldtown.new(2, 1, tidy="spot", memory_aid=True).options) == []
    other = {"disc_bonus": [0, 5, 10, 20, 30, 40, 60]}
    assert net_file.unpractised(babel, babel.new(3, 1, edition=other).options) == ["edition"]


def test_the_net_of_a_plugin_lies_beside_its_declaration() -> None:
    market = tabletowers.game("marketday")
    folder = Path(str(import_module(market.package).__file__)).parent
    assert net_file.file_for(market) == folder / f"marketday-{market.rules_version}.net"
    assert not net_file.has_net(market)


def test_earlier_rules_have_no_net() -> None:
    for name in OURS:
        game = tabletowers.game(name)
        for version in game.earlier:
            with pytest.raises(ValueError, match=f"no net for {name} under version {version}"):
                net_file.net_of(tabletowers.game(name, version))


@pytest.mark.parametrize("name", OURS)
def test_the_nets_of_our_games_are_small_and_fit(name: str) -> None:
    game = tabletowers.game(name)
    assert net_file.file_for(game).stat().st_size <= 3_000_000
    net = net_file.net_of(game)
    assert net.facts["players"] == list(game.seats)
    assert net.facts["trained"]["games"] > 1_000
