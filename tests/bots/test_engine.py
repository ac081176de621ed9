"""Programs that play by lines of text, and our bots as such a program."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

import pytest

from tabletowers.bots import any_bot, bot, engine_protocol
from tabletowers.bots.engine_protocol import EngineBot, serve_engine
from tabletowers.games import GAMES, game

OURS = f"{sys.executable} -m tabletowers engine --bot"
DOCUMENT = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


@pytest.mark.parametrize("name", GAMES)
def test_our_engine_chooses_what_the_bot_chooses(name: str) -> None:
    state = game(name).new(game(name).seats[0], 4)
    engine, same = EngineBot(f"{OURS} greedy"), bot("greedy", 0)
    assert engine.name == "greedy"
    for _ in range(12):
        assert state.to_move is not None
        sight = state.sight(state.to_move)
        move = engine.choose(sight)
        assert move == same.choose(sight)
        state.play(move)


def test_the_program_of_the_document_plays_a_game(tmp_path: Path) -> None:
    (source,) = (part for part in DOCUMENT.read_text("utf-8").split("```") if part.startswith("js\n"))
    program = tmp_path / "first.mjs"
    program.write_text(source.removeprefix("js\n"), "utf-8")
    players = [any_bot(f"engine:node {program}"), any_bot("random", 3)]
    state = game("babel").new(3, 5)
    while (seat := state.to_move) is not None:
        legal, move = state.legal_moves(), players[min(seat, 1)].choose(state.sight(seat))
        assert seat > 0 or move == legal[0]
        state.play(move)


def test_a_program_ends_with_its_bot(tmp_path: Path) -> None:
    engine = EngineBot(f"{OURS} random")
    (_, _, (process,), _) = engine._end.peek() or (None, None, (None,), None)
    assert isinstance(process, subprocess.Popen)
    assert process.poll() is None
    del engine
    gc.collect()
    assert process.poll() is not None


@pytest.mark.parametrize(
    ("program", "error"),
    [
        ("print('hello')", "expected 'name' from the engine .*, not 'hello'"),
        ("pass", "has ended"),
        ("print('info', 1, flush=True); print('name X', flush=True); print('ready', flush=True)", "has ended"),
        (
            "print('name X\\nready', flush=True)\nfor line in __import__('sys').stdin: print('move up', flush=True)",
            "'up'",
        ),
    ],
)
def test_a_program_that_does_not_keep_to_the_protocol_is_named(tmp_path: Path, program: str, error: str) -> None:
    file = tmp_path / "program.py"
    file.write_text(program, "utf-8")
    with pytest.raises(ValueError, match=error):
        any_bot(f"engine:{sys.executable} {file}").choose(game("clocktowers").new(2, 1).sight(0))


@pytest.mark.parametrize(
    ("program", "error"),
    [
        # It always says something, and never what it is asked for.
        ("while True: print('info', 1, flush=True)", "gave no answer within 1 seconds"),
        ("while True: print('x' * 1000, end='')", "has ended"),
        # It answers more than it is asked, and never reads.
        ("print('name X', 'ready', *['move up'] * 500, sep='\\n', flush=True); import time; time.sleep(600)", "ended"),
    ],
    ids=["info for ever", "a line without an end", "never reads"],
)
def test_a_program_that_never_ends_is_ended(
    program: str, error: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_protocol, "_PATIENCE", 1.0 if "info" in program else 10.0)
    file = tmp_path / "program.py"
    file.write_text(program, "utf-8")
    sight = game("clocktowers").new(2, 1).sight(0)

    def play() -> None:
        engine = EngineBot(f"{sys.executable} {file}")
        for _ in range(500):
            engine.choose(sight)

    with pytest.raises(ValueError, match=error):
        play()


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(ValueError, match="the engine 'no-such-program' can't be started"):
        any_bot("engine:no-such-program")


def test_by_its_name_alone_nothing_is_started(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="unknown bot"):
        bot(f"engine:touch {tmp_path / 'started'}")
    assert not (tmp_path / "started").exists()


@pytest.mark.parametrize("lines", [["tabletowers 2"], ["view {}"], ["choose 1"], ["new chess 1 2 0 {}"]])
def test_a_line_out_of_order_is_refused(lines: list[str]) -> None:
    with pytest.raises(ValueError, match=r"expected|chess"):
        serve_engine(lines, print, bot("greedy"))
