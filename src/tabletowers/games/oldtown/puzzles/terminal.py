"""A puzzle in the terminal: a map drawn as text, with entries, pencil marks, hints, checks, undo and saving."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from tabletowers.games.oldtown.components import BUILDINGS, CARD_CODES
from tabletowers.games.oldtown.data import LOTS, Puzzle
from tabletowers.games.oldtown.puzzles.explain import Explanation, explain
from tabletowers.games.oldtown.puzzles.hints import LOOK, TELL, check, hint
from tabletowers.games.oldtown.puzzles.model import Position, clues, load, position, to_json
from tabletowers.games.oldtown.puzzles.notes import card_mark, notes
from tabletowers.games.oldtown.puzzles.words import all_of, clue_text, joined, numbers, sentence, step_text
from tabletowers.games.oldtown.terminal import INSIDE, map_width, town_map
from tabletowers.text import Catalogue

_LINES = 3
#: The width of a lot in a terminal that is too narrow for the wide map.
_NARROW = 15
_FILE = "oldtown-puzzle.save.json"


# Drawing


def draw_position(at: Position, own: tuple[str, ...], say: Catalogue, room: int) -> list[Text]:
    """Draw the map with the player's entries and pencil marks. `room` is the width of the terminal."""
    inside = INSIDE if map_width() <= room else _NARROW
    cells = [_cell(lot, at, own, say, inside) for lot in range(1, LOTS + 1)]
    return [*town_map(cells, say, inside)]


def draw_town(town: tuple[str, ...], own: tuple[str, ...], say: Catalogue, room: int) -> list[Text]:
    """Draw the map with a complete solution. `room` is the width of the terminal."""
    return draw_position(Position(dict(enumerate(town, 1)), {}), own, say, room)


def _cell(lot: int, at: Position, own: tuple[str, ...], say: Catalogue, inside: int) -> list[Text]:
    """Return the text inside a lot: the building entered there, or the pencil marks, shortened if there are many."""
    building = at.entries.get(lot)
    if building is not None:
        name = f"{'* ' if building in own else ''}{say('oldtown-building', building=building).upper()}"
        words = name.rsplit(" ", 1) if len(name) > inside else [name]
        lines = [Text(" " * inside)] if len(words) == 1 else []
        lines += [Text(word[:inside].center(inside), style="bold reverse") for word in words]
        return (lines + [Text(" " * inside)] * _LINES)[:_LINES]
    names = [say("oldtown-building", building=name) for name, lots in sorted(at.marks.items()) if lot in lots]
    filled = _filled(names, inside)
    if len(filled) > _LINES:
        filled = _filled([f"{name[:3]}." for name in names], inside)
    return [Text(line[:inside].ljust(inside), style="dim") for line in (*filled, *[""] * _LINES)[:_LINES]]


def _filled(names: list[str], inside: int) -> list[str]:
    """Arrange names in lines no wider than the inside of a lot."""
    lines: list[str] = []
    for name in names:
        if lines and len(lines[-1]) + len(name) + 1 <= inside:
            lines[-1] += f" {name}"
        else:
            lines.append(f" {name}")
    return lines


def clue_lines(puzzle: Puzzle, say: Catalogue) -> list[Text]:
    """Return lines of text with all clues, the buildings that the player owns, and the notes about corrections."""
    lines = [
        Text(_code(card), style="bold").append(clue_text(card, building, say), "not bold")
        for card, building in clues(puzzle)
    ]
    lines.append(Text(own_line(puzzle, say), style="bold cyan"))
    return [*lines, *note_lines(puzzle, say)]


def note_lines(puzzle: Puzzle, say: Catalogue) -> list[Text]:
    """Return lines of text with the notes about a puzzle."""
    return [Text(note, style="dim") for note in notes(puzzle, say)]


def _code(card: int) -> str:
    """Return a card's code as it is printed before its clue, with a mark if the card's text was corrected."""
    return f"  {CARD_CODES[card]:>3}{card_mark(card):<1} "


def own_line(puzzle: Puzzle, say: Catalogue) -> str:
    """Return the line that names the player's own buildings, or says how many the player has to identify."""
    if puzzle.own is None:
        return say("puzzle-own-hidden", size=puzzle.own_unknown)
    return f"{say('puzzle-own')}: {joined([say('oldtown-building', building=name) for name in puzzle.own], say)}"


def explanation_lines(
    explanation: Explanation, puzzle: Puzzle, say: Catalogue, room: int, *, steps: bool
) -> list[Text]:
    """Return the lines that show a puzzle's unique solution, or what is wrong with the puzzle.

    With `steps`, the solution is followed by its proof.
    """
    solutions = explanation.solutions
    if solutions.count == 0:
        lines = [Text(say("puzzle-explain-none" if solutions.complete else "puzzle-explain-undecided"), style="bold")]
        if explanation.conflict is not None:
            name = "puzzle-explain-conflict" if explanation.conflict.smallest else "puzzle-explain-conflict-some"
            lines.append(Text(say(name)))
            buildings = dict(clues(puzzle))
            for card in explanation.conflict.cards:
                lines.append(Text(f"{_code(card)}{clue_text(card, buildings[card], say)}"))
        return [*lines, *note_lines(puzzle, say)]
    lines = []
    if solutions.unique:
        lines.append(Text(say("puzzle-explain-unique"), style="bold"))
    elif explanation.differing:
        name = "puzzle-explain-several" if solutions.complete else "puzzle-explain-more"
        values = {"lots": numbers(explanation.differing), "count": len(explanation.differing), "towns": solutions.count}
        lines.append(Text(say(name, **values), style="bold"))
    else:
        lines.append(Text(say("puzzle-explain-limit", towns=solutions.count), style="bold"))
    own = solutions.own[0] if len(solutions.own) == 1 else ()
    for town in solutions.towns[:2]:
        lines += draw_town(town, own, say, room)
    if solutions.unique and puzzle.own is None:
        lines.append(Text(_own_sets(solutions.own, say)))
    if explanation.grade is not None:
        technique = say("puzzle-technique", technique=explanation.grade.hardest)
        values = {"number": explanation.grade.number, "level": explanation.grade.level, "technique": technique}
        lines.append(Text(say("puzzle-explain-grade", **values)))
    if steps:
        lines += [Text(f"{step.number:>3}. {step_text(step, say)}") for step in explanation.steps]
    if solutions.unique and not explanation.proven:
        lines.append(Text(say("puzzle-explain-unproven")))
    return [*lines, *note_lines(puzzle, say)]


def _own_sets(sets: tuple[tuple[str, ...], ...], say: Catalogue) -> str:
    texts = [all_of(own, say) for own in sets]
    if len(texts) == 1:
        return say("puzzle-explain-own", own=texts[0])
    return say("puzzle-explain-own-several", own=f"; {say('puzzle-explain-or')} ".join(texts))


# Playing


@dataclass(slots=True)
class Saved:
    """An unfinished puzzle with the player's position, as stored in a file."""

    name: str
    puzzle: Puzzle
    at: Position

    def to_json(self) -> dict[str, Any]:
        """Return the saved puzzle as a JSON value that `from_json` can read."""
        return {"name": self.name, "puzzle": to_json(self.puzzle), "position": self.at.to_json()}

    @staticmethod
    def from_json(value: Any, place: str) -> Saved:
        """Read a saved puzzle from its JSON value.

        Raises a ValueError whose message begins with the location of the error.
        """
        if not isinstance(value, Mapping) or "puzzle" not in value:
            raise ValueError(f"{place}: not a saved puzzle")
        puzzle = load(value["puzzle"], f"{place} puzzle")
        return Saved(str(value.get("name", "")), puzzle, position(value.get("position"), f"{place} position"))

    @staticmethod
    def read(path: str) -> Saved:
        """Read a saved puzzle from its file."""
        try:
            value = json.loads(Path(path).read_text("utf-8"))
        except OSError as error:
            raise ValueError(f"{path}: {error.strerror or error}") from None
        except ValueError as error:
            raise ValueError(f"{path}: not a saved puzzle: {error}") from None
        return Saved.from_json(value, path)


class Player:
    """An interactive session in which a user solves a puzzle by typing commands."""

    def __init__(self, saved: Saved, say: Catalogue, file: str | None = None, console: Console | None = None) -> None:
        self.name = saved.name
        self.puzzle = saved.puzzle
        self.at = saved.at
        self.say = say
        self.file = file or _FILE
        self.console = console or Console(highlight=False)
        self.before: list[Position] = []
        self.rung = 0

    def run(self) -> int:
        """Carry out commands until the puzzle is solved or the user quits. Returns the exit code."""
        self.tell(self.say("puzzle-play-welcome", name=self.name), style="bold")
        self.show_clues()
        self.draw()
        while True:
            try:
                typed = self.console.input(f"{self.say('puzzle-play-prompt')} ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                typed = "q"
            if typed.lower() in ("q", "quit"):
                self.save(self.file)
                return 0
            if self.obey(typed):
                return 0

    def obey(self, typed: str) -> bool:
        """Carry out one command. Returns True if the puzzle is solved."""
        words = typed.split()
        verb = words[0].lower() if words else "h"
        commands: dict[str, Callable[[], None]] = {
            "h": self.help,
            "help": self.help,
            "?": self.help,
            "hint": self.hint,
            "check": self.check,
            "undo": self.undo,
            "u": self.undo,
            "clues": self.show_clues,
            "map": self.draw,
            "solve": self.solve,
        }
        if verb != "hint":
            self.rung = 0
        if verb in commands and len(words) <= 1:
            commands[verb]()
            return False
        if verb == "save":
            self.save(words[1] if len(words) > 1 else self.file)
            return False
        if verb == "own" and len(words) > 1:
            self.toggle_own(" ".join(words[1:]))
        elif "?" in typed:
            self.mark(*(part.strip() for part in typed.split("?", 1)))
        else:
            self.enter(typed)
        return self.finished()

    # Commands

    def help(self) -> None:
        """Print the commands."""
        self.tell(self.say("puzzle-play-help"))

    def show_clues(self) -> None:
        """Print all clues."""
        for line in clue_lines(self.puzzle, self.say):
            self.console.print(line)

    def draw(self) -> None:
        """Print the map, and the buildings that have not been entered yet."""
        self.console.print()
        for line in draw_position(self.at, self.own, self.say, self.console.width):
            self.console.print(line)
        named = {building for _, building in clues(self.puzzle) if building} | {*(self.puzzle.own or ())}
        left = sorted(named - {*self.at.entries.values()})
        if left:
            names = ", ".join(self.say("oldtown-building", building=name) for name in left)
            self.tell(self.say("puzzle-play-left", buildings=names))

    @property
    def own(self) -> tuple[str, ...]:
        """The buildings that the player owns, or has marked as owned if the puzzle doesn't name them."""
        return self.at.own if self.puzzle.own is None else self.puzzle.own

    def hint(self) -> None:
        """Print a hint, which reveals more each time this command is repeated."""
        self.rung = min(self.rung + 1, TELL)
        texts = hint(self.puzzle, self.at).texts(self.say, self.rung)
        for text in texts if self.rung == LOOK else texts[self.rung - 1 :] or texts:
            self.tell(text)

    def check(self) -> None:
        """Print the mistakes in the position."""
        for text in check(self.puzzle, self.at).texts(self.say):
            self.tell(text)

    def undo(self) -> None:
        """Undo the last change."""
        if not self.before:
            self.tell(self.say("puzzle-play-no-undo"))
            return
        self.at = self.before.pop()
        self.draw()

    def solve(self) -> None:
        """Print the solution and its proof."""
        for line in explanation_lines(explain(self.puzzle), self.puzzle, self.say, self.console.width, steps=True):
            self.console.print(line)

    def save(self, file: str) -> None:
        """Save the puzzle, and print how to continue it later."""
        path = Path(file)
        part = path.with_name(path.name + ".part")
        saved = Saved(self.name, self.puzzle, self.at).to_json()
        part.write_text(json.dumps(saved, ensure_ascii=False) + "\n", "utf-8")
        part.replace(path)
        command = f"tabletowers puzzle play --resume {path}"
        self.console.print(self.say("puzzle-play-saved", file=str(path), command=command), soft_wrap=True)

    # Changes

    def enter(self, typed: str) -> None:
        """Enter a building on a lot (`church 9`), or remove the building from the map (`church -`)."""
        name, _, where = typed.replace("@", " ").rpartition(" ")
        if not name:
            self.tell(self.say("puzzle-play-unknown", typed=typed))
            return
        building = self.building(name)
        if building is None:
            return
        entries = {lot: other for lot, other in self.at.entries.items() if other != building}
        if where != "-":
            lots = self.lots(where)
            if lots is None or len(lots) != 1:
                return
            entries[lots[0]] = building
        self.change(Position(entries, self.at.marks, self.at.own))

    def mark(self, name: str, where: str) -> None:
        """Pencil in lots for a building (`church? 9 10`), or erase its marks (`church?`)."""
        building, lots = self.building(name), self.lots(where)
        if building is None or lots is None:
            return
        marks = {other: lots_marked for other, lots_marked in self.at.marks.items() if other != building}
        if lots:
            marks[building] = tuple(sorted(set(lots)))
        self.change(Position(self.at.entries, marks, self.at.own))

    def toggle_own(self, name: str) -> None:
        """Mark a building as owned by the player, or remove that mark."""
        if self.puzzle.own is not None:
            self.tell(self.say("puzzle-play-own-known"))
            return
        building = self.building(name)
        if building is not None:
            own = {*self.at.own} ^ {building}
            self.change(Position(self.at.entries, self.at.marks, tuple(sorted(own))))

    def change(self, after: Position) -> None:
        """Replace the position, keep the old position for undo, and print the map."""
        self.before.append(self.at)
        self.at = after
        self.draw()

    def finished(self) -> bool:
        """Return whether the puzzle is solved. If every lot has a building, also print the result."""
        if len(self.at.entries) < LOTS:
            return False
        result = check(self.puzzle, self.at)
        if result.solved:
            self.tell(self.say("puzzle-play-solved"), style="bold green")
            return True
        town_right = not result.entries and not result.together
        name = "puzzle-play-own-missing" if town_right and not result.own else "puzzle-play-not-solved"
        self.tell(self.say(name))
        return False

    # Words

    def building(self, typed: str) -> str | None:
        """Return the building whose name is, or starts with, the typed text, in English or in the player's language.

        Prints an error and returns None if there is no such building or more than one.
        """
        wanted = typed.strip().casefold()
        names = {name: {name, self.say("oldtown-building", building=name).casefold()} for name in BUILDINGS}
        exact = [name for name, known in names.items() if wanted in known]
        meant = exact or [
            name for name, known in names.items() if wanted and any(word.startswith(wanted) for word in known)
        ]
        if len(meant) == 1:
            return meant[0]
        if meant:
            listed = ", ".join(self.say("oldtown-building", building=name) for name in meant)
            self.tell(self.say("puzzle-play-several-buildings", typed=typed, buildings=listed))
        else:
            self.tell(self.say("puzzle-play-no-building", typed=typed))
        return None

    def lots(self, typed: str) -> list[int] | None:
        """Parse lot numbers. Prints an error and returns None if one of them is not the number of a lot."""
        lots = []
        for word in typed.replace(",", " ").split():
            if not word.isdecimal() or not 1 <= int(word) <= LOTS:
                self.tell(self.say("puzzle-play-no-lot", typed=word))
                return None
            lots.append(int(word))
        return lots

    def tell(self, text: str, style: str = "") -> None:
        """Print a message without interpreting any markup in it."""
        self.console.print(Text(sentence(text), style=style))
