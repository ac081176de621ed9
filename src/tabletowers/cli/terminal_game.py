"""A game in the terminal between one person and bots: drawing, input, explanations, undo, saving."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from tabletowers import coach
from tabletowers.bots import Bot
from tabletowers.coach.hints import WHY
from tabletowers.contract import Event, Game, State
from tabletowers.record import Disagreement, Record, advance, replay
from tabletowers.text import catalogue
from tabletowers.text.move_lists import in_reading_order
from tabletowers.text.sentences import explanation, sentence


class Terminal:
    """A game in progress between one person and bots."""

    def __init__(
        self, record: Record, state: State, seat: int, bots: Sequence[Bot], file: str | None, language: str
    ) -> None:
        self.record = record
        self.state = state
        self.seat = seat
        self.bots = bots
        self.file = file or f"{record.game}.save.json"
        self.say = catalogue(language)
        self.console = Console(highlight=False)
        self.drawing = state.game.terminal
        self.names = [
            self.say("you") if other == seat else self.say("bot-name", number=other + 1, bot=bots[other].name)
            for other in range(state.players)
        ]
        # The states and numbers of plies before the decisions that the person can take back.
        self.undoable: list[tuple[State, int]] = []

    def run(self) -> int:
        """Play until the game is over or the person leaves. Returns the exit code."""
        self.console.print(self.say("play-welcome", game=self.say(f"{self.record.game}-title")))
        while (mover := self.state.to_move) is not None:
            if mover == self.seat:
                try:
                    if not self.ask():
                        return self.leave()
                except (EOFError, KeyboardInterrupt):
                    self.console.print()
                    return self.leave()
            else:
                self.undoable.clear()
                self.play(self.bots[mover].choose(self.state.sight(mover)))
        self.draw()
        self.tell_result()
        return 0

    def ask(self) -> bool:
        """Let the person make a decision. Returns False if they want to leave the game."""
        self.draw()
        moves = in_reading_order(self.state.legal_moves())
        self.show_choices(moves)
        game = self.state.game
        decision = game.decision_named(game.decision(self.state.fields))
        rung = 0
        while True:
            typed = self.console.input(f"{self.say('play-prompt')} ").strip()
            if not typed and decision is not None and decision.silence is not None:
                typed = decision.silence
            if typed.lower() in ("q", "quit"):
                return False
            if typed.lower() == "hint":
                rung = min(rung + 1, WHY)
                self.help(rung)
            elif typed.lower() in ("u", "undo"):
                if self.undo():
                    return True
            elif typed.lower() in ("h", "help", ""):
                self.console.print(self.say("play-help"))
            elif typed.startswith("?"):
                self.explain(typed[1:].strip(), moves)
            elif (move := self.chosen(typed, moves)) is not None:
                self.undoable.append((self.state.copy(), len(self.record.plies)))
                if any(event.reveals for event in self.play(move)):
                    self.undoable.clear()
                return True
            else:
                self.explain(typed, moves)

    def help(self, rung: int) -> None:
        """Print a hint for the person in steps ("rungs"), from the vaguest up to and including `rung`."""
        hint = coach.hint(self.state.sight(self.seat))
        for text in hint.texts(rung, self.say.language, self.names):
            self.console.print(Text(text, style="italic"))

    def chosen(self, typed: str, moves: Sequence[str]) -> str | None:
        """Return the legal move that was typed, as its number or in notation, or None. Case and spaces are ignored."""
        if typed.isdecimal() and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
        return next((move for move in moves if _loose(move) == _loose(typed)), None)

    def play(self, move: str) -> list[Event]:
        """Play a move and print its events. Returns the events as the person sees them."""
        seen = [
            seen for event in advance(self.record, self.state, move) if (seen := event.seen_by(self.seat)) is not None
        ]
        for event in seen:
            self.console.print(Text("  " + self.sentence(event), style="dim"))
        return seen

    def sentence(self, event: Event) -> str:
        """Describe an event in a sentence, for the person."""
        return sentence(event, self.record.game, self.say, self.names, self.seat)

    def undo(self) -> bool:
        """Take back the person's last decision if nothing has been revealed and no one else has decided since.

        Returns whether the decision was taken back.
        """
        if not self.undoable:
            self.console.print(self.say("play-no-undo"))
            return False
        self.state, plies = self.undoable.pop()
        del self.record.plies[plies:]
        return True

    def draw(self) -> None:
        """Print the position as the person sees it."""
        self.console.print()
        for line in self.drawing.draw(self.state.view(self.seat), self.say, self.names):
            self.console.print(line)

    def show_choices(self, moves: Sequence[str]) -> None:
        """Print the legal moves, numbered."""
        view = {**self.state.view(self.seat), "names": self.names}
        self.console.print(Text(self.say(f"{self.record.game}-decision-{view['decision']}"), style="bold"))
        means = [self.drawing.move_label(move, view, self.say) for move in moves]
        width = max(map(len, moves)) if any(means) else 0
        labels = [
            f"{number:>3}  {move:<{width}}  {meaning}"
            for number, (move, meaning) in enumerate(zip(moves, means, strict=True), 1)
        ]
        self.console.print(Columns([Text(label) for label in labels], padding=(0, 2), column_first=True))

    def explain(self, typed: str, moves: Sequence[str]) -> None:
        """Print which rule forbids a typed move or, if it is legal, what it will do."""
        if not typed:
            self.console.print(self.say("play-help"))
            return
        legal = self.chosen(typed, moves)
        if legal is not None:
            foreseen = self.state.preview(legal)
            self.console.print(self.say("play-foreseen", move=legal))
            for event in foreseen:
                self.console.print("  " + self.sentence(event))
            return
        move = next((text for text in self.state.moves.texts if _loose(text) == _loose(typed)), typed)
        reason = self.state.why_not(move)
        assert reason is not None
        self.console.print(explanation(reason, self.record.game, self.say, move, self.names))

    def leave(self) -> int:
        """Save the unfinished game and print how to resume it."""
        self.record.extra["terminal"] = {"seat": self.seat, "bot": self.bots[0].name}
        path = Path(self.file)
        if path.exists() and not path.is_file():
            raise ValueError(f"{path}: expected a file to save the game in")
        part = path.with_name(path.name + ".part")
        part.write_text(self.record.to_line() + "\n", "utf-8")
        part.replace(path)
        command = f"tabletowers play {self.record.game} --resume {path}"
        self.console.print(self.say("play-saved", file=str(path), command=command), soft_wrap=True)
        return 0

    def tell_result(self) -> None:
        """Print the points and the winners."""
        for seat, points in enumerate(self.state.scores()):
            self.console.print(self.say("play-points", player=self.names[seat], points=points))
        winners = self.state.winners()
        names = ", ".join(self.names[seat] for seat in winners)
        alone = "yes" if winners == [self.seat] else "no"
        self.console.print(Text(self.say("play-winners", winners=names, count=len(winners), you=alone), style="bold"))


def load(path: str, game: Game) -> tuple[Record, State, int, str]:
    """Load a saved game: its record, its state, the person's seat and the name of the bot on the other seats.

    Raises ValueError if the file is invalid.
    """
    try:
        record = Record.from_line(Path(path).read_text("utf-8"))
        state = replay(record)
    except UnicodeDecodeError as error:
        raise ValueError(f"{path}: not UTF-8 text") from error
    except (Disagreement, ValueError) as error:
        raise ValueError(f"{path}: {error}") from error
    if record.game != game.name:
        raise ValueError(f"{path}: expected a game of {game.name}, not of {record.game}")
    if state.is_over:
        raise ValueError(f"{path}: this game is over")
    own = record.extra.get("terminal", {})
    seat = own.get("seat", 0) if isinstance(own, dict) else 0
    name = own.get("bot", "greedy") if isinstance(own, dict) else "greedy"
    return record, state, state.check_seat(seat), str(name)


def _loose(text: str) -> str:
    return "".join(text.split()).lower()
