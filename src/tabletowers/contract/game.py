"""The interface of a game (`Game`), and of a game in progress (`State` and `Sight`)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from struct import Struct
from typing import TYPE_CHECKING, Any

from tabletowers.contract import derived_json
from tabletowers.contract.declaration import Declaration, Moves
from tabletowers.contract.events import Event
from tabletowers.contract.kernels import Memory, Question
from tabletowers.contract.options import complete
from tabletowers.contract.reasons import GAME_OVER, LEGAL, NOT_A_MOVE, NOT_ASKED, IllegalMove, Reason
from tabletowers.contract.validation import SPECTATOR, TRUTH, checked, flaw_of
from tabletowers.kernel.layout import PLAYERS_AT, PLY_AT, TO_MOVE_AT, Fields

if TYPE_CHECKING:
    from numpy.typing import NDArray

#: The largest seed: JSON and JavaScript represent integers up to this one exactly.
MOST_SEED = 2**53 - 1

#: A function that returns a list in random order.
Shuffle = Callable[[list[int]], list[int]]

#: −1 as an unsigned byte: no seat is to move.
_NOBODY = 255
_PLY = Struct("=i")


class Position:
    """The common base class of `State` (a full state) and `Sight` (what one seat knows of a state)."""

    __slots__ = ("data", "game", "moves", "options")

    def __init__(self, game: Game, data: Memory, options: dict[str, Any], moves: Moves | None = None) -> None:
        self.game = game
        #: The state's memory, on which the kernels operate.
        self.data = data
        self.options = options
        self.moves = moves or game.moves(options)

    @property
    def record(self) -> Any:
        """The state as a NumPy record with the fields that the game declares. It shares the memory of this object."""
        return self.game.kernels.record(self.data)

    @property
    def fields(self) -> Fields:
        """The record's fields by name, read from a copy of the current bytes."""
        return self.game.layout.read(self.data)

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.data[PLAYERS_AT])

    @property
    def ply(self) -> int:
        """The number of decisions made so far."""
        ply: int = _PLY.unpack_from(self.data, PLY_AT)[0]
        return ply

    @property
    def to_move(self) -> int | None:
        """The seat to move, or None if the game is over."""
        seat = int(self.data[TO_MOVE_AT])
        return seat if seat < _NOBODY else None

    @property
    def asked(self) -> list[int]:
        """The seats that may answer now, beginning with the seat to move."""
        return self.game.asked(self.fields)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return int(self.data[TO_MOVE_AT]) == _NOBODY

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the action numbers of the legal moves of the seat to move, or of another seat that may answer now."""
        if seat is None:
            seat = self.to_move
            if seat is None:
                return []
        elif seat not in self.asked:
            self.check_seat(seat)
            return []
        return self.game.kernels.legal(self.data, seat)

    def legal_moves(self, seat: int | None = None) -> list[str]:
        """Return the sorted legal moves, in notation, of the seat to move or of another seat that may answer now."""
        texts = self.moves.texts
        return sorted([texts[action] for action in self.legal_actions(seat)])

    def scores(self) -> list[int]:
        """Return the points that every seat has received so far."""
        return self.game.kernels.scores(self.data, self.players)

    def winners(self) -> list[int]:
        """Return the winning seats in ascending order, or an empty list before the end of the game."""
        if not self.is_over:
            return []
        won = self.game.kernels.winners(self.data, self.players)
        return [seat for seat, wins in enumerate(won) if wins]

    def observation(self, seat: int) -> NDArray[Any]:
        """Return what a seat knows, as an array of small integers for machine learning.

        The game's `observation.PLAN` describes the entries of the array.
        """
        plan = self.game.observation.PLAN
        seen: NDArray[Any] = self.game.kernels.observe(self.data, self.check_seat(seat), self.players, plan.dtype)
        return seen

    def __eq__(self, other: object) -> bool:
        """Return whether the other position has the same type, game, rules and options, and the same bytes."""
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key()

    # A state changes with every move.
    __hash__ = None  # type: ignore[assignment]

    def _key(self) -> tuple[Any, ...]:
        return type(self), self.game.name, self.game.rules_version, self.options, self.to_bytes()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}, ply {self.ply}>"

    def to_bytes(self) -> bytes:
        """Return the state or sight as bytes, for `Game.from_bytes` or `Game.sight_from_bytes` respectively."""
        data: bytes = self.data.tobytes()
        return data

    def check_seat(self, seat: object) -> int:
        """Check a seat's number and return it. Raises ValueError if this game has no such seat."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"the seats are 0 to {self.players - 1}, not {seat!r}")
        return seat

    def _sights(self, seats: Sequence[int | None]) -> list[Sight]:
        """Return a `Sight`, what a viewer knows of the state, for each viewer: a seat, or None for a spectator."""
        game, options, moves = self.game, self.options, self.moves
        blinded = game.kernels.blinded(self.data, [SPECTATOR if seat is None else seat for seat in seats])
        return [Sight(game, blinded[place], options, seat, moves) for place, seat in enumerate(seats)]

    def _views(self, public: Sight, sights: Sequence[Sight]) -> list[dict[str, Any]]:
        """Build the JSON views of these sights.

        The part that everyone sees is built once, from the spectator's sight. The part that only one seat sees is built
        from that seat's own sight.
        """
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
    """The full state of a game in progress, with all secrets.

    Players must only get views of it, and events as returned by `Event.seen_by`.
    """

    __slots__ = ()

    def why_not(self, move: str, seat: int | None = None) -> Reason | None:
        """Return the reason why a move is illegal, or None if it is legal.

        `seat` is the seat that would make the move, by default the seat to move.
        """
        action = self.moves.numbers.get(move) if isinstance(move, str) else None
        if action is None:
            return self.game.why_never(move) if isinstance(move, str) else NOT_A_MOVE
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
        """Carry out a move of the seat to move. Returns the events.

        Raises IllegalMove, and leaves the state unchanged, if the move is illegal. If the move shuffles a pile,
        `shuffle` decides the order of the pile, by default with the state's own random generator.
        """
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(move, reason)
        return self.act(self.moves.numbers[move], shuffle=shuffle)

    def act(self, action: int, *, shuffle: Callable[[list[Any]], list[Any]] | None = None) -> list[Event]:
        """Carry out a legal action by its number and return the events. Does not check that it is legal."""
        return self.game.events_of(self.carry_out(action, shuffle), self.options)

    def carry_out(self, action: int, shuffle: Callable[[list[Any]], list[Any]] | None = None) -> bytes:
        """Carry out a legal action. Returns the rows of numbers that the rules wrote (see `Game.events_of`)."""
        if shuffle is not None:
            self.game.supply_shuffle(self, action, shuffle)
        return self.game.kernels.apply(self.data, action)

    def preview(self, move: str) -> list[Event]:
        """Return the foreseeable events of a legal move: those before the first event that reveals a secret."""
        mover, foreseen = self.to_move, []
        for event in self.game.foresee(self.copy(), move):
            if event.reveals:
                break
            seen = event.seen_by(mover)
            if seen is not None:
                foreseen.append(seen)
        return foreseen

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return everything that a seat (None for a spectator) may see, as JSON-compatible values."""
        sights = self._sights([None] if seat is None else [None, self.check_seat(seat)])
        return self._views(sights[0], sights[-1:])[0]

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """Return the views of several seats.

        This is cheaper than calling `view` for each seat. The views may share parts, so don't modify them.
        """
        players = self.players
        for seat in seats:
            if seat is not None and (type(seat) is not int or not 0 <= seat < players):
                self.check_seat(seat)
        public, *sights = self._sights([None, *seats])
        return self._views(public, sights)

    def sight(self, seat: int | None) -> Sight:
        """Return the state as a seat (None for a spectator) knows it, with everything else blanked."""
        return self._sights([seat if seat is None else self.check_seat(seat)])[0]

    def copy(self) -> State:
        """Return an independent copy."""
        return State(self.game, self.game.kernels.copy(self.data), self.options, self.moves)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored_state, (self.game.name, self.game.rules_version, self.options, self.to_bytes())

    def __str__(self) -> str:
        """Return the game drawn in plain text, in English: what everyone sees, then what only each seat sees."""
        public, *own = (_drawn(self.game, view) for view in self.views([None, *range(self.players)]))
        lines = [*public]
        for seat, drawn in enumerate(own):
            lines += [f"seat {seat}:", *(f"  {line}" for line in drawn if line not in public)]
        return "\n".join(lines)


class Sight(Position):
    """A state as one seat (None for a spectator) knows it. Bots receive it, and views are built from it."""

    __slots__ = ("seat",)

    def __init__(
        self, game: Game, data: Memory, options: dict[str, Any], seat: int | None, moves: Moves | None = None
    ) -> None:
        # These lines repeat `Position.__init__` for speed, because a single move creates many sights.
        self.game = game
        self.data = data
        self.options = options
        self.moves = moves or game.moves(options)
        self.seat = seat

    def imagine(self, seed: int) -> State:
        """Return a random full state that is consistent with everything the seat knows (a determinization)."""
        data = self.game.kernels.copy(self.data)
        self.game.kernels.imagine(data, SPECTATOR if self.seat is None else self.seat, seed)
        return State(self.game, data, self.options, self.moves)

    def view(self) -> dict[str, Any]:
        """Return the seat's JSON view, which contains no more information than the sight does."""
        return self._views(self._sights([None])[0], [self])[0]

    def _key(self) -> tuple[Any, ...]:
        return *super()._key(), self.seat

    def __copy__(self) -> Sight:
        return Sight(self.game, self.game.kernels.copy(self.data), self.options, self.seat, self.moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> Sight:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored_sight, (self.game.name, self.game.rules_version, self.options, self.to_bytes(), self.seat)

    def __str__(self) -> str:
        """Return the game drawn in plain text, in English, as the seat sees it."""
        return "\n".join(_drawn(self.game, self.view()))

    def ask(self, question: Question) -> list[list[int]]:
        """Call one of the game's own kernels on this sight, and return the rows of numbers that it writes."""
        seat = SPECTATOR if self.seat is None else self.seat
        return self.game.kernels.ask(question.name, self.data, seat, question.rows, question.columns)


class Game(Declaration):
    """A game, as its package declares it.

    Modules in the same package are loaded when they are needed: `kernels` (the rules, and the only part that needs
    NumPy), `terminal` (drawings as text) and `statistics` (what the game's statistics count). The folder `text`
    contains a message catalogue for each language.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a game by its name and rules version, so that unpickling looks up the installed game."""
        return _game, (self.name, self.rules_version)

    # What a game implements besides its declaration

    def board(self, sight: Sight, fields: Fields) -> dict[str, Any]:
        """Return the game-specific part of the view that everyone sees, from a spectator's sight and its fields."""
        if own := self.own("view", "board"):
            return own(fields)  # type: ignore[no-any-return]
        return derived_json.board(self.described, fields)

    def board_of_seat(self, board: dict[str, Any], sight: Sight, seat: int) -> dict[str, Any]:
        """Return the board as this seat sees it: the public `board`, plus the parts that only this seat sees.

        `board` itself is not modified, but the result may share parts with it.
        """
        if own := self.own("view", "board_of_seat"):
            return own(board, sight.fields, seat)  # type: ignore[no-any-return]
        return derived_json.board_of_seat(self.described, board, sight.fields, seat)

    def asked_ahead(self, state: State, seat: int) -> State | None:
        """Return a copy of a state in which a seat is asked for an answer that it may give at any time.

        Returns None if the seat has no such answer.
        """
        return None

    def details(self, state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
        """Return the facts that explain why an action of a seat is illegal, limited to what the seat may know."""
        own = self.own("details", "of")
        return {} if own is None else own(state, seat, action, reason)

    def explanation(self, before: State, move: str) -> Mapping[str, Any] | None:
        """Return public facts that explain a move's effect if its events don't, or None if there are none."""
        return None

    def supply_shuffle(self, state: State, action: int, mix: Callable[[list[Any]], list[Any]]) -> None:
        """Let `mix` decide the order of a pile in advance, if an action is about to shuffle one.

        By default this does nothing, because most games shuffle only at the start.
        """

    def foresee(self, state: State, move: str) -> list[Event]:
        """Return the events of a legal move and those that inevitably follow. Changes `state`, so pass a copy."""
        return state.play(move)

    # Dealing and starting

    def deal(self, players: int, seed: int | None = None, **options: Any) -> dict[str, Any]:
        """Create a random set-up. The same seed gives the same set-up."""
        return self.deal_with(self.kernels.shuffler(checked_seed(seed)), players, **options)

    def deal_with(self, mix: Shuffle, players: int, **options: Any) -> dict[str, Any]:
        """Create a set-up, with each group of pieces shuffled by `mix`."""
        players, options = self.check_players(players), complete(self.options, options)
        order = [card for group in self.groups(players, options) for card in mix(group)]
        return self.setup_of(order, players, options)

    def start(self, setup: Mapping[str, Any], players: int, **options: Any) -> State:
        """Return the state before the first decision, given a set-up. Raises ValueError if the set-up is invalid."""
        players, options = self.check_players(players), complete(self.options, options)
        if not isinstance(setup, Mapping):
            raise ValueError(f"a set-up must be an object, not {setup!r}")
        data = self.blank(players, options)
        self.kernels.lay(data, self.order_of(setup, players, options))
        return State(self, data, options)

    def new(self, players: int, seed: int | None = None, **options: Any) -> State:
        """Deal at random and return the state before the first decision.

        `seed` also seeds the random generator of the state.
        """
        seed = checked_seed(seed)
        state = self.start(self.deal(players, seed, **options), players, **options)
        self.kernels.start_dice(state.data, seed ^ MOST_SEED)
        return state

    def from_bytes(self, data: bytes, **options: Any) -> State:
        """Read a state from the bytes that `State.to_bytes` returned, under the same options.

        Every state that this method returns can be played to the end. Raises ValueError if the bytes are not a valid
        state.
        """
        chosen = complete(self.options, options)
        return State(self, checked(self, data, chosen, TRUTH), chosen)

    def sight_from_bytes(self, data: bytes, seat: int | None, **options: Any) -> Sight:
        """Read what a seat (None for a spectator) knows from the bytes that `Sight.to_bytes` returned.

        Raises ValueError if the bytes are not a valid sight.
        """
        chosen = complete(self.options, options)
        if seat is not None and (type(seat) is not int or seat < 0):
            raise ValueError(f"a seat must be a number from 0, not {seat!r}")
        return Sight(self, checked(self, data, chosen, SPECTATOR if seat is None else seat), chosen, seat)

    # Views

    def sight(self, view: Mapping[str, Any]) -> Sight:
        """Convert a seat's JSON view back to its sight, equal to the one that `State.sight` returns.

        Raises ValueError if the view is invalid.
        """
        try:
            if view["game"] != self.name or view["rules"] != self.rules_version:
                actual = f"{view['game']} {view['rules']}"
                raise ValueError(f"expected a view of {self.name} {self.rules_version}, not of {actual}")
            options = complete(self.options, view["options"])
            data = self.blank(self.check_players(view["players"]), options)
            turn = {"ply": view["ply"], "to_move": -1 if view["over"] else view["asked"][0]}
            self.layout.write(data, {**turn, **self.fields_from_view(view)})
            seat = view["seat"]
            if seat is not None and type(seat) is not int:
                raise ValueError(f"expected a seat, not {seat!r}")
        except ValueError:
            raise
        except Exception as error:
            # A view is untrusted input: anything in it may be missing or of the wrong type.
            raise ValueError(f"not a view of {self.name}: {error!r}") from error
        eyes = SPECTATOR if seat is None else seat
        if sentence := flaw_of(self, data, options, eyes, derived=False):
            raise ValueError(f"not a view of {self.name}: {sentence}")
        self.kernels.derive(data)
        return Sight(self, data, options, seat)


def _drawn(game: Game, view: Mapping[str, Any]) -> list[str]:
    """Return the lines of a drawing in plain text."""
    # By name, because the catalogues are built on this package.
    english = import_module("tabletowers.text").catalogue("en")
    names = [f"seat {seat}" for seat in range(view["players"])]
    return [line.plain.rstrip() for line in game.terminal.draw(view, english, names)]


def _game(name: str, rules: int) -> Game:
    """Return an installed game, given its name and the version of its rules."""
    game: Game = import_module("tabletowers.contract.registry").game(name, rules)
    return game


def _restored_state(name: str, rules: int, options: dict[str, Any], data: bytes) -> State:
    """Restore a pickled state. Raises ValueError if the game isn't installed or the bytes are not a valid state."""
    return _game(name, rules).from_bytes(data, **options)


def _restored_sight(name: str, rules: int, options: dict[str, Any], data: bytes, seat: int | None) -> Sight:
    """Unpickle a `Sight`, one seat's view of a game.

    Raises ValueError if the game isn't installed or the bytes are not a valid view.
    """
    return _game(name, rules).sight_from_bytes(data, seat, **options)


def checked_seed(seed: object) -> int:
    """Check a seed (0 to 2⁵³ − 1) and return it, or return a random one if it is None.

    Raises ValueError if the seed is out of range.
    """
    if seed is None:
        return secrets.randbelow(MOST_SEED + 1)
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed must be a whole number from 0 to {MOST_SEED}, not {seed!r}")
    return seed
