"""A clickable board in a notebook, on which one person plays against bots. Needs `anywidget`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletowers.bots import Bot, BotLike, any_bot
from tabletowers.contract import Event, IllegalMove, State
from tabletowers.games import game as find_game
from tabletowers.notebook.position_svg import picture
from tabletowers.platforms import install
from tabletowers.text import catalogue
from tabletowers.text.move_lists import in_reading_order
from tabletowers.text.sentences import explanation, sentence

if TYPE_CHECKING:
    from anywidget import AnyWidget


class Play:
    """A game in progress: what its board shows, and what a click does. Works without a notebook."""

    def __init__(self, state: State, seat: int, bots: list[Bot], language: str) -> None:
        self.state = state
        self.seat = state.check_seat(seat)
        self.happened: list[str] = []
        self.problem = ""
        self._bots = bots
        self._say = catalogue(language)
        self._language = language
        self._names = [
            self._say("you") if number == seat else self._say("bot-short", number=number + 1)
            for number in range(state.players)
        ]
        self._let_bots_play()

    def choose(self, move: str) -> None:
        """Play a move and let the bots reply. If the move is illegal, `problem` says why."""
        self.problem = ""
        if self.state.to_move != self.seat:
            return
        self.happened = []
        try:
            self._tell(self.state.play(move))
        except IllegalMove as error:
            self.problem = explanation(error.reason, self.state.game.name, self._say, move, self._names)
            return
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        while (mover := self.state.to_move) is not None and mover != self.seat:
            self._tell(self.state.play(self._bots[mover].choose(self.state.sight(mover))))

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            if (seen := event.seen_by(self.seat)) is not None:
                self.happened.append(sentence(seen, self.state.game.name, self._say, self._names, self.seat))

    def shown(self) -> dict[str, Any]:
        """Return the content of the board as JSON: a drawing, the clickable moves, what happened, and the result."""
        state = self.state
        view = state.view(self.seat)
        legal = [] if state.to_move != self.seat else in_reading_order(state.legal_moves(self.seat))
        label = state.game.terminal.move_label
        return {
            "drawing": picture(state, self.seat, language=self._language, names=self._names),
            "moves": [{"move": move, "means": label(move, view, self._say)} for move in legal],
            "happened": self.happened,
            "problem": self.problem,
            "scores": [[name, points] for name, points in zip(self._names, state.scores(), strict=True)],
            "winners": [self._names[seat] for seat in state.winners()] if state.is_over else [],
        }


def play(
    game: str,
    players: int | None = None,
    *,
    bots: BotLike = "level3",
    seat: int = 0,
    seed: int | None = None,
    language: str = "en",
    **options: Any,
) -> AnyWidget:
    """Start a game against bots on a clickable board.

    The board's attribute `game` is the `Play` object with the state.
    """
    rules = find_game(game)
    state = rules.new(rules.seats[0] if players is None else players, seed, **options)
    opponents = [any_bot(bots, number) for number in range(state.players)]
    return board(Play(state, seat, opponents, language))


def board(playing: Play) -> AnyWidget:
    """Create the widget that shows a game in progress.

    Raises ModuleNotFoundError if a package is missing. The message names the extra to install.
    """
    try:
        import anywidget
        import traitlets
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{error.name} is not installed; it comes with {install('notebook')}") from error

    class Board(anywidget.AnyWidget):
        """A widget with a drawing of the position and a button for each move."""

        _esm = Path(__file__).with_name("board.js")
        _css = Path(__file__).with_name("board.css")
        shown = traitlets.Dict().tag(sync=True)

        def __init__(self) -> None:
            super().__init__(shown=playing.shown())
            self.game = playing
            self.on_msg(self._clicked)

        def _clicked(self, _: Any, content: Any, buffers: Any) -> None:
            if isinstance(content, dict) and isinstance(content.get("move"), str):
                playing.choose(content["move"])
                self.shown = playing.shown()

    return Board()
