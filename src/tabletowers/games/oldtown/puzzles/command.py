"""The command `tabletowers puzzle`: solve, explain, generate, play and print Old Town's puzzles."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from datetime import date

    from tabletowers.contract.extras import Tools
    from tabletowers.games.oldtown.data import Puzzle
    from tabletowers.games.oldtown.puzzles.generator import Generated


#: A function that carries out a subcommand.
Command = Callable[[argparse.Namespace], int]


# Grammar


def add_parser(commands: Any, tools: Tools) -> None:
    """Add the subcommand `puzzle`."""
    from tabletowers.text import LANGUAGES

    parser = commands.add_parser("puzzle", help="Old Town for one: solve, explain, generate, play and print puzzles")
    subcommands = parser.add_subparsers(dest="subcommand", metavar="COMMAND", required=True)

    def command(name: str, run: Command, what: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = subcommands.add_parser(name, help=what, description=what)
        added.add_argument(
            "--language", choices=LANGUAGES, default=tools.language, help="default: the machine's, else en"
        )
        added.set_defaults(run=lambda chosen: _guarded(run, chosen), bar=tools.bar)
        return added

    solve = command(
        "solve", _solve, "list the towns that fit a puzzle, and explain what is wrong if there is not exactly one"
    )
    _add_source(solve)
    solve.add_argument("--count", metavar="LIMIT", help="list at most this many towns (default 1000)")
    solve.add_argument("--explain", action="store_true", help="prove the solution step by step, as a person would")
    _add_json(solve)

    hint = command("hint", _hint, "find what follows next in a position or, with --check, what is wrong in it")
    _add_source(hint)
    hint.add_argument("--position", metavar="FILE", help="entries, marks and own buildings as JSON, or a saved puzzle")
    hint.add_argument(
        "--enter", action="append", default=[], metavar="BUILDING@LOT", help="enter a building on the map"
    )
    hint.add_argument(
        "--mark", action="append", default=[], metavar="BUILDING@LOT,LOT", help="pencil in lots for a building"
    )
    hint.add_argument(
        "--own", action="append", default=[], metavar="BUILDING", help="a building found to be the player's own"
    )
    hint.add_argument(
        "--rung", metavar="N", default="3", help="1: where to look, 2: which clues to use, 3: what follows and why"
    )
    hint.add_argument("--check", action="store_true", help="show what is wrong instead")
    _add_json(hint)

    generate = command("generate", _generate, "make new puzzles, the same ones for the same seed")
    _add_recipe(generate)
    generate.add_argument("--clues", metavar="N", help="at most this many clues")
    _add_json(generate)

    daily = command("daily", _daily, "print the puzzle of the day")
    daily.add_argument("--date", metavar="YYYY-MM-DD", help="the puzzle of another day (default: today)")
    _add_json(daily)

    play = command("play", _play, "solve a puzzle in the terminal")
    _add_source(play, more=True)
    play.add_argument("--file", metavar="FILE", help="where the puzzle is saved when you leave")
    play.add_argument("--resume", metavar="FILE", help="continue a saved puzzle")

    book = command("book", _book, "make a booklet of new puzzles with their answers, to print out")
    _add_recipe(book)
    book.add_argument("--out", metavar="FILE.pdf", required=True)

    printed = command("print", _print, "draw a puzzle as a picture or a page")
    _add_source(printed, more=True)
    printed.add_argument("--out", metavar="FILE", required=True, help="a file that ends in .svg, .png or .pdf")
    printed.add_argument("--answer", action="store_true", help="draw the answer on the map")
    printed.add_argument("--width", metavar="PIXELS", default="1240", help="the width of a PNG (default 1240)")


def _add_source(parser: argparse.ArgumentParser, *, more: bool = False) -> None:
    """Add the options that select a puzzle."""
    parser.add_argument(
        "file_of_puzzle", nargs="?", metavar="FILE", help="a file with a puzzle as JSON; - for standard input"
    )
    parser.add_argument(
        "--official", metavar="N", help="one of the eight puzzles in the rulebook, corrected where necessary"
    )
    parser.add_argument("--printed", action="store_true", help="with --official: as printed, mistakes included")
    if more:
        parser.add_argument("--daily", action="store_true", help="print the puzzle of the day")
        parser.add_argument("--level", metavar="L", help="a new puzzle of this level")
        parser.add_argument("--seed", metavar="S", help="with --level: the same seed gives the same puzzle")


def _add_recipe(parser: argparse.ArgumentParser) -> None:
    """Add the options for generating puzzles."""
    parser.add_argument("--level", metavar="L", help="easy, medium, hard or expert")
    parser.add_argument("--count", metavar="K", default="1", help="how many (default 1)")
    parser.add_argument("--seed", metavar="S", help="the same seed gives the same puzzles (default: random)")
    parser.add_argument("--minimal", action="store_true", help="puzzles from which no clue can be left out")
    parser.add_argument("--hidden-own", action="store_true", help="the own buildings are to be found, too")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, also for errors")


# Errors


def _guarded(run: Command, chosen: argparse.Namespace) -> int:
    """Run a subcommand and report errors on standard error. Returns the exit code.

    With --json, an error is also printed to standard output as a JSON object.
    """
    from tabletowers.games.oldtown.puzzles.generator import CannotGenerate

    try:
        return run(chosen)
    except ValueError as error:
        place, colon, message = str(error).partition(": ")
        unmet = isinstance(error, CannotGenerate)
        if getattr(chosen, "json", False):
            value: dict[str, Any] = {"error": message, "place": place} if colon and not unmet else {"error": str(error)}
            if isinstance(error, CannotGenerate):
                value["tried"] = error.tried
            _write(value)
        print(f"tabletowers puzzle {chosen.subcommand}: error: {error}", file=sys.stderr)
        return 1 if unmet else 2


def _whole(text: str, name: str, least: int, most: int | None = None) -> int:
    """Parse a whole number from the command line. Raises ValueError if it is not between `least` and `most`."""
    try:
        number = int(text)
    except ValueError:
        raise ValueError(f"{name}: expected a whole number, not {text!r}") from None
    if number < least or (most is not None and number > most):
        bounds = f"from {least:,}" + ("" if most is None else f" to {most:,}")
        raise ValueError(f"{name}: expected a whole number {bounds}, not {number:,}")
    return number


def _seed(text: str | None) -> int:
    from tabletowers.contract.game import MOST_SEED, checked_seed

    return checked_seed(None if text is None else _whole(text, "--seed", 0, MOST_SEED))


def _write(value: Any) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


# Which puzzle


def _sources(chosen: argparse.Namespace) -> list[tuple[str, Puzzle, Generated | None]]:
    """Return the selected puzzles, each with its name and, if it was generated, with its `Generated` object."""
    from tabletowers.games.oldtown.puzzles.daily import daily
    from tabletowers.games.oldtown.puzzles.generator import generate
    from tabletowers.games.oldtown.puzzles.model import official, read_file, read_puzzles
    from tabletowers.text import catalogue

    say = catalogue(chosen.language)
    selected = {
        "FILE": chosen.file_of_puzzle is not None,
        "--official": chosen.official is not None,
        "--daily": getattr(chosen, "daily", False),
        "--level": getattr(chosen, "level", None) is not None,
    }
    if sum(selected.values()) != 1:
        ways = "FILE or --official N" + (", --daily or --level L" if hasattr(chosen, "daily") else "")
        raise ValueError(f"which puzzle? Give one of {ways}")
    if chosen.printed and not selected["--official"]:
        raise ValueError("--printed: expected --official N, too")
    if selected["--official"]:
        number = _whole(chosen.official, "--official", 1, 8)
        name = say("puzzle-name-official", number=number)
        return [(name, official(number, printed=chosen.printed), None)]
    if selected["--daily"]:
        day = _today()
        generated = daily(day)
        return [(say("puzzle-name-daily", date=day.isoformat()), generated.puzzle, generated)]
    if selected["--level"]:
        generated = generate(chosen.level, _seed(chosen.seed))
        return [(say("puzzle-name"), generated.puzzle, generated)]
    if chosen.file_of_puzzle == "-":
        puzzles = read_puzzles(sys.stdin.read(), "standard input")
    else:
        puzzles = read_file(Path(chosen.file_of_puzzle))
    return [(say("puzzle-name"), puzzle, None) for puzzle in puzzles]


def _one_source(chosen: argparse.Namespace) -> tuple[str, Puzzle, Generated | None]:
    """Return the single puzzle that the options select. Raises ValueError if they select several."""
    sources = _sources(chosen)
    if len(sources) != 1:
        raise ValueError(f"{chosen.file_of_puzzle}: expected one puzzle, not {len(sources)}")
    return sources[0]


def _today() -> date:
    from datetime import date

    return date.today()


# Commands


def _solve(chosen: argparse.Namespace) -> int:
    """Print the solutions of each selected puzzle, with a proof if requested.

    If there is not exactly one solution, print what is wrong with the puzzle.
    """
    from rich.console import Console

    from tabletowers.games.oldtown.puzzles.exact import LIMIT, MOST_LIMIT
    from tabletowers.games.oldtown.puzzles.explain import explain
    from tabletowers.games.oldtown.puzzles.model import is_corrected
    from tabletowers.games.oldtown.puzzles.terminal import explanation_lines
    from tabletowers.text import catalogue

    limit = LIMIT if chosen.count is None else _whole(chosen.count, "--count", 1, MOST_LIMIT)
    sources = _sources(chosen)
    say = catalogue(chosen.language)
    console = Console(highlight=False)
    with chosen.bar("solving", len(sources)) as done:
        for number, (_, puzzle, _) in enumerate(sources):
            done(number)
            explanation = explain(puzzle, limit, prove_it=chosen.explain or not chosen.json)
            if chosen.json:
                corrected = {"corrected": True} if is_corrected(puzzle) else {}
                _write(explanation.to_json(chosen.language) | corrected)
            else:
                for line in explanation_lines(explanation, puzzle, say, console.width, steps=chosen.explain):
                    console.print(line)
    return 0


def _hint(chosen: argparse.Namespace) -> int:
    """Print a hint for a position or, with --check, the mistakes in the position."""
    from tabletowers.games.oldtown.puzzles.hints import check, hint
    from tabletowers.text import catalogue

    _, puzzle, _ = _one_source(chosen)
    rung = _whole(chosen.rung, "--rung", 1, 3)
    at = _position(chosen)
    if chosen.check:
        result = check(puzzle, at)
        value, texts = result.to_json(chosen.language), result.texts(catalogue(chosen.language))
    else:
        advice = hint(puzzle, at)
        value, texts = advice.to_json(chosen.language, rung), advice.texts(catalogue(chosen.language), rung)
    if chosen.json:
        _write(value)
    else:
        print("\n".join(texts))
    return 0


def _position(chosen: argparse.Namespace) -> Any:
    """Return the position that results from a position file, if any, and the command-line options."""
    from tabletowers.games.oldtown.puzzles.model import position

    value: dict[str, Any] = {}
    if chosen.position is not None:
        try:
            value = json.loads(Path(chosen.position).read_text("utf-8"))
        except OSError as error:
            raise ValueError(f"{chosen.position}: {error.strerror or error}") from None
        except ValueError as error:
            raise ValueError(f"{chosen.position}: not JSON: {error}") from None
        if isinstance(value, dict) and "position" in value:
            value = value["position"]
    combined = position(value, chosen.position or "position").to_json()
    for option, key in (("--enter", "entries"), ("--mark", "marks")):
        for entry in getattr(chosen, option[2:]):
            building, sign, where = entry.partition("@")
            if not sign:
                raise ValueError(f"{option}: expected BUILDING@LOT, not {entry!r}")
            if key == "entries":
                combined["entries"][where] = building
            else:
                combined["marks"][building] = where.split(",")
    combined["own"] += chosen.own
    return position(combined, "the options")


def _generate(chosen: argparse.Namespace) -> int:
    """Print new puzzles, either in words or as one JSON object per line."""
    from tabletowers.games.oldtown.puzzles.words import sentence
    from tabletowers.text import catalogue

    say = catalogue(chosen.language)
    for number, generated in enumerate(_new_puzzles(chosen, "puzzles"), 1):
        if chosen.json:
            _write(generated.to_json())
        else:
            level = sentence(say("puzzle-level", level=generated.grade.level))
            _print_clues(
                f"{say('puzzle-name-number', number=number)}: {level} {generated.grade.number}",
                generated.puzzle,
                chosen,
            )
        sys.stdout.flush()
    return 0


def _new_puzzles(chosen: argparse.Namespace, what: str) -> Any:
    """Yield new puzzles one by one, showing a progress bar if generating them takes a while."""
    from tabletowers.contract.game import MOST_SEED
    from tabletowers.games.oldtown.puzzles.generator import generate

    if chosen.level is None:
        raise ValueError("--level: choose from easy, medium, hard, expert")
    count = _whole(chosen.count, "--count", 1)
    most_clues = None if getattr(chosen, "clues", None) is None else _whole(chosen.clues, "--clues", 1)
    first = _seed(chosen.seed)
    with chosen.bar(what, count) as done:
        for number in range(count):
            done(number)
            yield generate(
                chosen.level,
                (first + number) % (MOST_SEED + 1),
                minimal=chosen.minimal,
                hidden_own=chosen.hidden_own,
                most_clues=most_clues,
            )


def _daily(chosen: argparse.Namespace) -> int:
    """Print the daily puzzle for a date."""
    from datetime import date

    from tabletowers.games.oldtown.puzzles.daily import daily
    from tabletowers.text import catalogue

    try:
        day = _today() if chosen.date is None else date.fromisoformat(chosen.date)
    except ValueError:
        raise ValueError(f"--date: expected a day like 2026-11-15, not {chosen.date!r}") from None
    generated = daily(day)
    if chosen.json:
        _write({**generated.to_json(), "date": day.isoformat()})
    else:
        _print_clues(catalogue(chosen.language)("puzzle-name-daily", date=day.isoformat()), generated.puzzle, chosen)
    return 0


def _print_clues(title: str, puzzle: Puzzle, chosen: argparse.Namespace) -> None:
    """Print a puzzle in words: its clues, and the buildings that the player owns."""
    from rich.console import Console
    from rich.text import Text

    from tabletowers.games.oldtown.puzzles.terminal import clue_lines
    from tabletowers.text import catalogue

    console = Console(highlight=False)
    console.print(Text(title, style="bold"))
    for line in clue_lines(puzzle, catalogue(chosen.language)):
        console.print(line)


def _play(chosen: argparse.Namespace) -> int:
    """Let the user solve a puzzle in the terminal."""
    from tabletowers.games.oldtown.puzzles.model import Position
    from tabletowers.games.oldtown.puzzles.terminal import Player, Saved
    from tabletowers.text import catalogue

    if chosen.resume is not None:
        saved, file = Saved.read(chosen.resume), chosen.file or chosen.resume
    else:
        name, puzzle, _ = _one_source(chosen)
        saved, file = Saved(name, puzzle, Position({}, {})), chosen.file
    return Player(saved, catalogue(chosen.language), file).run()


def _book(chosen: argparse.Namespace) -> int:
    """Write a booklet of new puzzles to a file."""
    from tabletowers.games.oldtown.puzzles.drawing import book

    _ending(chosen.out, (".pdf",))
    puzzles: Sequence[Generated] = list(_new_puzzles(chosen, "puzzles"))
    with chosen.bar("pages", len(puzzles)) as done:
        pages = book(puzzles, language=chosen.language, on_page=done)
    _save(chosen.out, pages)
    return 0


def _print(chosen: argparse.Namespace) -> int:
    """Write a drawing of a puzzle to an SVG, PNG or PDF file."""
    from tabletowers.games.oldtown.puzzles import drawing
    from tabletowers.games.oldtown.puzzles.exact import solve
    from tabletowers.games.oldtown.puzzles.explain import grade

    ending = _ending(chosen.out, (".svg", ".png", ".pdf"))
    width = _whole(chosen.width, "--width", 100, 10_000)
    title, puzzle, generated = _one_source(chosen)
    solutions = solve(puzzle, 1)
    on_map = None
    if chosen.answer:
        if not solutions.count:
            raise ValueError("--answer: no town fits this puzzle")
        own = solutions.own[0] if generated is None or puzzle.own is not None else generated.own
        on_map = drawing.OnMap(dict(enumerate(solutions.towns[0], 1)), own=own)
    graded = generated.grade if generated is not None else grade(puzzle) if solutions.unique else None
    values: dict[str, Any] = {"title": title, "grade": graded, "on_map": on_map, "language": chosen.language}
    if ending == ".pdf":
        _save(chosen.out, drawing.pdf(puzzle, **values))
    else:
        picture = drawing.svg(puzzle, **values)
        _save(chosen.out, picture.encode() if ending == ".svg" else drawing.png(picture, width))
    return 0


def _ending(out: str, allowed: Sequence[str]) -> str:
    ending = Path(out).suffix.lower()
    if ending not in allowed:
        raise ValueError(f"--out: expected a file that ends in {' or '.join(allowed)}, not {out!r}")
    return ending


def _save(out: str, data: bytes) -> None:
    try:
        Path(out).write_bytes(data)
    except OSError as error:
        raise ValueError(f"{out}: {error.strerror or error}") from None
