"""A game in progress: asked, played, looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from struct import Struct
from typing import TYPE_CHECKING, Any

from tabletowers.contract.events import Event
from tabletowers.contract.kernels import Memory, Question
from tabletowers.contract.reasons import GAME_OVER, LEGAL, NOT_A_MOVE, NOT_ASKED, IllegalMove, Reason
from tabletowers.kernel.layout import PLAYERS_AT, PLY_AT, TO_MOVE_AT, Fields

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tabletowers.contract.game import Game, Moves

#: −1 as a byte: nobody is to move.
_NOBODY = 255
#: A spectator among the seats, for the kernels.
_SPECTATOR = -1
_PLY = Struct("=i")


class Position:
    """What a state and a seat's sight of it have in common."""

    __slots__ = ("data", "game", "moves", "options")

    def __init__(self, game: Game, data: Memory, options: dict[str, Any], moves: Moves | None = None) -> None:
        self.game = game
        #: The state's memory, on which the kernels work.
        self.data = data
        self.options = options
        self.moves = moves or game.moves(options)

    @property
    def record(self) -> Any:
        """The state as a NumPy record with the game's own fields: the same memory."""
        return self.game.kernels.record(self.data)

    @property
    def fields(self) -> Fields:
        """The record's fields by name, read from its bytes as they are now."""
        return self.game.layout.read(self.data)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.data[PLAYERS_AT])

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        ply: int = _PLY.unpack_from(self.data, PLY_AT)[0]
        return ply

    @property
    def to_move(self) -> int | None:
        """The seat whose decision is applied next, None when the game is over."""
        seat = int(self.data[TO_MOVE_AT])
        return seat if seat < _NOBODY else None

    @property
    def asked(self) -> list[int]:
        """The seat to move first, then seats that may already commit."""
        return self.game.asked(self.fields)

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
        return self.game.kernels.legal(self.data, seat)

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of the seat to move (or of another asked seat) in notation, sorted by code point."""
        texts = self.moves.texts
        return sorted([texts[action] for action in self.legal_actions(seat)])

    def scores(self) -> list[int]:
        """Every seat's points paid so far."""
        return self.game.kernels.scores(self.data, self.players)

    def winners(self) -> list[int]:
        """The seats that won, ascending; empty before the end."""
        if not self.is_over:
            return []
        won = self.game.kernels.winners(self.data, self.players)
        return [seat for seat, wins in enumerate(won) if wins]

    def observation(self, seat: int) -> NDArray[Any]:
        """What a seat knows as small whole numbers, for learning; the game's `observation.PLAN` says what is where."""
        plan = self.game.observation.PLAN
        seen: NDArray[Any] = self.game.kernels.observe(self.data, self.check_seat(seat), self.players, plan.dtype)
        return seen

    def to_bytes(self) -> bytes:
        """All of it as bytes; `Game.from_bytes` reads a state back, `Game.sight_from_bytes` a sight."""
        data: bytes = self.data.tobytes()
        return data

    def check_seat(self, seat: object) -> int:
        """A seat of this table, else ValueError."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"the seats are 0 to {self.players - 1}, not {seat!r}")
        return seat

    def _sights(self, seats: Sequence[int | None]) -> list[Sight]:
        """The sights of several seats: everything that one of them can't know is blanked."""
        game, options, moves = self.game, self.options, self.moves
        blinded = game.kernels.blinded(self.data, [_SPECTATOR if seat is None else seat for seat in seats])
        return [Sight(game, blinded[place], options, seat, moves) for place, seat in enumerate(seats)]

    def _views(self, public: Sight, sights: Sequence[Sight]) -> list[dict[str, Any]]:
        """What everybody sees is shown once, from a spectator's sight; what a seat alone sees, from its own."""
        game, fields = self.game, public.fields
        raw, players, to_move = fields.raw, fields["players"], fields["to_move"]
        over = to_move < 0
        common = {
            "game": game.name,
            "rules": game.rules_version,
            "players": players,
            "options": dict(self.moves.options),
            "seat": None,
            "ply": _PLY.unpack_from(raw, PLY_AT)[0],
            "decision": game.decision(fields),
            "asked": game.asked(fields),
            "scores": game.kernels.scores(public.data, players),
            "over": over,
            "winners": public.winners() if over else [],
        }
        common["board"] = board = game.board(public, fields)
        views = []
        for sight in sights:
            view = common.copy()
            if (seat := sight.seat) is not None:
                view["seat"] = seat
                view["board"] = game.board_of_seat(board, sight, seat)
            views.append(view)
        return views


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
        number = self.game.kernels.objection(self.data, seat, action)
        if number == LEGAL:
            return None
        reason = self.game.reasons[number]
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
        return self.game.events_of(self.carry_out(action, shuffle), self.options)

    def carry_out(self, action: int, shuffle: Callable[[list[Any]], list[Any]] | None = None) -> bytes:
        """The same, and what happened as the rows that the rules wrote (`Game.events_of` reads them)."""
        if shuffle is not None:
            self.game.supply_shuffle(self, action, shuffle)
        return self.game.kernels.apply(self.data, action)

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
        sights = self._sights([None] if seat is None else [None, self.check_seat(seat)])
        return self._views(sights[0], sights[-1:])[0]

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats at once, cheaper than one by one. They may share parts: don't change them."""
        players = self.players
        for seat in seats:
            if seat is not None and (type(seat) is not int or not 0 <= seat < players):
                self.check_seat(seat)
        public, *sights = self._sights([None, *seats])
        return self._views(public, sights)

    def sight(self, seat: int | None) -> Sight:
        """The state with everything hidden from that seat blanked."""
        return self._sights([seat if seat is None else self.check_seat(seat)])[0]

    def copy(self) -> State:
        """An independent copy."""
        return State(self.game, self.game.kernels.copy(self.data), self.options, self.moves)


class Sight(Position):
    """A state as one seat (None: a spectator) knows it: what a bot is given, and what a view shows."""

    __slots__ = ("seat",)

    def __init__(
        self, game: Game, data: Memory, options: dict[str, Any], seat: int | None, moves: Moves | None = None
    ) -> None:
        # As in a position; said again because many sights are made for one move.
        self.game = game
        self.data = data
        self.options = options
        self.moves = moves or game.moves(options)
        self.seat = seat

    def imagine(self, seed: int) -> State:
        """A state that the seat can't tell from the true one, drawn at random."""
        data = self.game.kernels.copy(self.data)
        self.game.kernels.imagine(data, _SPECTATOR if self.seat is None else self.seat, seed)
        return State(self.game, data, self.options, self.moves)

    def view(self) -> dict[str, Any]:
        """The seat's view, which holds nothing but what the sight holds."""
        return self._views(self._sights([None])[0], [self])[0]

    def ask(self, question: Question) -> list[list[int]]:
        """What a kernel of the game's own says about this sight."""
        seat = _SPECTATOR if self.seat is None else self.seat
        return self.game.kernels.ask(question.name, self.data, seat, question.rows, question.columns)
