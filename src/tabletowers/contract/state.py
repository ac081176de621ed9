"""A game in progress: asked, played, looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract.desk import Data
from tabletowers.contract.errors import GAME_OVER, NOT_A_MOVE, NOT_ASKED, IllegalMove, Reason
from tabletowers.contract.events import Event
from tabletowers.contract.options import changed
from tabletowers.kernel import Log, new_dice, new_log
from tabletowers.kernel.records import PLAYERS_AT, TO_MOVE_AT

if TYPE_CHECKING:
    from tabletowers.contract.game import Game, Moves

#: −1 as a byte: nobody is to move.
_NOBODY = 255


class Position:
    """What a state and a seat's sight of it have in common."""

    __slots__ = ("data", "game", "moves", "options", "record")

    def __init__(self, game: Game, data: Data, options: dict[str, Any], moves: Moves | None = None) -> None:
        self.game = game
        #: The state as bytes, and the same memory as the record that the rules work on.
        self.data = data
        self.record: np.record = data.view(game.kernels.DTYPE)[0]
        self.options = options
        self.moves = moves or game.moves(options)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.data[PLAYERS_AT])

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return int(self.record["ply"])

    @property
    def to_move(self) -> int | None:
        """The seat whose decision is applied next, None when the game is over."""
        seat = int(self.data[TO_MOVE_AT])
        return seat if seat < _NOBODY else None

    @property
    def asked(self) -> list[int]:
        """The seat to move first, then seats that may already commit."""
        return self.game.asked(self.game.layout.read(self.data))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return int(self.data[TO_MOVE_AT]) == _NOBODY

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The numbers of the legal moves of the seat to move, or of another asked seat."""
        if seat is None:
            seat = self.to_move
            if seat is None:
                return []
        elif seat not in self.asked:
            self.check_seat(seat)
            return []
        out = np.empty(self.game.most_legal, np.int32)
        count = self.game.desk.legal_for(self.data, seat, out)
        actions: list[int] = out[:count].tolist()
        return actions

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of the seat to move (or of another asked seat) in notation, sorted by code point."""
        texts = self.moves.texts
        return sorted([texts[action] for action in self.legal_actions(seat)])

    def scores(self) -> list[int]:
        """Every seat's points paid so far."""
        out = np.zeros(self.players, np.int64)
        self.game.desk.scores_of(self.data, out)
        return out.tolist()

    def winners(self) -> list[int]:
        """The seats that won, ascending; empty before the end."""
        if not self.is_over:
            return []
        out = np.zeros(self.players, np.int64)
        self.game.desk.winners_of(self.data, out)
        return [seat for seat, won in enumerate(out.tolist()) if won]

    def observation(self, seat: int) -> NDArray[Any]:
        """What a seat knows as small whole numbers, for learning; the game's `observation.PLAN` says what is where."""
        plan = self.game.observation.PLAN
        out = np.zeros(plan.size(self.players), plan.dtype)
        self.game.desk.observe_for(self.data, self.check_seat(seat), out)
        return out

    def check_seat(self, seat: object) -> int:
        """A seat of this table, else ValueError."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"the seats are 0 to {self.players - 1}, not {seat!r}")
        return seat

    def _view(self, seat: int | None) -> dict[str, Any]:
        return self._views([seat])[0]

    def _views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The record is read and the common part made once for all."""
        game, fields = self.game, self.game.layout.read(self.data)
        over = fields["to_move"] < 0
        common = {
            "game": game.name,
            "rules": game.rules_version,
            "players": fields["players"],
            "options": changed(game.options, self.options),
            "seat": None,
            "ply": fields["ply"],
            "decision": game.decision(fields),
            "asked": game.asked(fields),
            "scores": self.scores(),
            "over": over,
            "winners": self.winners() if over else [],
        }
        boards = game.boards(self, fields, seats)
        return [{**common, "seat": seat, "board": board} for seat, board in zip(seats, boards, strict=True)]


class State(Position):
    """The whole truth about a game in progress. Only views and `seen_by` events may leave it for a player."""

    __slots__ = ()

    def why_not(self, move: str, seat: int | None = None) -> Reason | None:
        """The rule that forbids a move to the seat to move (or another asked one); None if it is legal."""
        action = self.moves.numbers.get(move) if isinstance(move, str) else None
        if action is None:
            return NOT_A_MOVE
        if self.is_over:
            return GAME_OVER
        if seat is None:
            seat = int(self.data[TO_MOVE_AT])
        elif seat not in self.asked:
            self.check_seat(seat)
            return NOT_ASKED
        code = self.game.desk.objection_to(self.data, seat, action)
        if code == 0:
            return None
        reason: Reason = self.game.kernels.REASONS[code]
        return Reason(reason.rule, reason.code, self.game.details(self, seat, action, reason))

    def play(self, move: str, *, shuffle: Callable[[list[Any]], list[Any]] | None = None) -> list[Event]:
        """Carry out a move of the seat to move; what happened. IllegalMove changes nothing.

        `shuffle` puts a pile in order where the move causes one to be shuffled; by default the state's generator does.
        """
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(move, reason)
        return self.act(self.moves.numbers[move], shuffle=shuffle)

    def act(self, action: int, *, shuffle: Callable[[list[Any]], list[Any]] | None = None) -> list[Event]:
        """Carry out a legal action by its number. Does not check that it is legal."""
        return [self.game.event(row, self.options) for row in self.carry_out(action, shuffle).tolist()]

    def carry_out(self, action: int, shuffle: Callable[[list[Any]], list[Any]] | None = None) -> Log:
        """The same, and what happened as the rows that the rules wrote (`Game.event` reads them)."""
        if shuffle is not None:
            self.game.supply_shuffle(self, action, shuffle)
        log = new_log()
        self.game.desk.carry_out(self.data, action, log)
        rows: Log = log[1 : log[0, 0] + 1]
        return rows

    def preview(self, move: str) -> list[Event]:
        """What the mover can foresee of a legal move: its events up to the first hidden thing."""
        mover, foreseen = self.to_move, []
        for event in self.game.foresee(self.copy(), move):
            if event.reveals:
                break
            seen = event.seen_by(mover)
            if seen is not None:
                foreseen.append(seen)
        return foreseen

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that a seat (None: a spectator) may see, JSON-ready."""
        return self._view(seat if seat is None else self.check_seat(seat))

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats at once, cheaper than one by one. They may share parts: don't change them."""
        return self._views([seat if seat is None else self.check_seat(seat) for seat in seats])

    def sight(self, seat: int | None) -> Sight:
        """The state with everything hidden from that seat blanked."""
        data = self.data.copy()
        self.game.desk.blind_for(data, -1 if seat is None else self.check_seat(seat))
        return Sight(self.game, data, self.options, seat, self.moves)

    def copy(self) -> State:
        """An independent copy."""
        return State(self.game, self.data.copy(), self.options, self.moves)

    def to_bytes(self) -> bytes:
        """The whole state as bytes (`Game.from_bytes` reads them back)."""
        return self.data.tobytes()


class Sight(Position):
    """A state as one seat (None: a spectator) knows it: what a bot is given."""

    __slots__ = ("seat",)

    def __init__(
        self, game: Game, data: Data, options: dict[str, Any], seat: int | None, moves: Moves | None = None
    ) -> None:
        super().__init__(game, data, options, moves)
        self.seat = seat

    def imagine(self, seed: int) -> State:
        """A state that the seat can't tell from the true one, drawn at random."""
        data = self.data.copy()
        self.game.desk.imagine_for(data, -1 if self.seat is None else self.seat, new_dice(seed))
        return State(self.game, data, self.options, self.moves)

    def view(self) -> dict[str, Any]:
        """The seat's view, which holds nothing but what the sight holds."""
        return self._view(self.seat)
