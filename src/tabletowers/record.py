"""Records of games: set-up, moves and result, one JSON object per line. Replaying a record checks all three."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tabletowers.contract import IllegalMove, State
from tabletowers.contract.options import changed, complete, in_words
from tabletowers.games import game as find_game


class UnusableRecord(ValueError):
    """Raised for data that isn't a record, or for a record of a game that can't be played here."""


class Disagreement(ValueError):
    """Raised for a record whose parts contradict each other.

    `ply` is the number of the wrong ply, counted from 1, or None if the result is wrong.
    """

    def __init__(self, ply: int | None, why: str) -> None:
        super().__init__(f"ply {ply}: {why}" if ply is not None else why)
        self.ply = ply


@dataclass(frozen=True, slots=True)
class Ply:
    """One decision: a seat and its move.

    `legal` lists the moves that were legal, and `reshuffled` is the new order of a pile that was shuffled. Each of them
    is None if it was not recorded.
    """

    seat: int
    move: str
    legal: list[str] | None = None
    reshuffled: list[Any] | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the ply as a JSON object, without entries that are None."""
        optional = {"legal": self.legal, "reshuffled": self.reshuffled}
        return {
            "seat": self.seat,
            "move": self.move,
            **{key: kept for key, kept in optional.items() if kept is not None},
        }


@dataclass(slots=True)
class Record:
    """A game as it is stored in a file. `scores` and `winners` are None while the game is unfinished."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int | None
    setup: dict[str, Any]
    plies: list[Ply] = field(default_factory=list)
    scores: list[int] | None = None
    winners: list[int] | None = None
    #: Entries that programs add for their own use, such as a table's secret; replaying ignores them.
    extra: dict[str, Any] = field(default_factory=dict)

    @property
    def rules_played(self) -> str:
        """A description of the game, the version of its rules and all options in force, including defaults."""
        options = complete(find_game(self.game, self.rules).options, self.options)
        named = in_words({name: value for name, value in options.items() if not isinstance(value, dict)})
        return f"{self.game} under rules {self.rules}{f' with {named}' if named else ''}"

    def to_json(self) -> dict[str, Any]:
        """Return the record as a JSON object."""
        return {
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            **self.extra,
            "setup": self.setup,
            "plies": [ply.to_json() for ply in self.plies],
            "scores": self.scores,
            "winners": self.winners,
        }

    def to_line(self) -> str:
        """Return the record as one line of a file."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, value: Any) -> Record:
        """Read a record from a JSON object without replaying it. Raises UnusableRecord if it is invalid."""
        if not isinstance(value, dict):
            raise UnusableRecord("a record must be a JSON object")
        for key in ("game", "rules", "players", "setup", "plies", "scores", "winners"):
            if key not in value:
                raise UnusableRecord(f"{key} is missing")
        rules, chosen = _typed(value["rules"], int, "rules"), _typed(value.get("options", {}), dict, "options")
        try:
            game = find_game(value["game"], rules)
            players = game.check_players(value["players"])
        except (TypeError, ValueError) as error:
            raise UnusableRecord(str(error)) from error
        try:
            options = complete(game.options, chosen)
        except ValueError as error:
            raise UnusableRecord(f"{rules_in_words(game.name, rules, chosen)}: {error}") from error
        seed = value.get("seed")
        if seed is not None and type(seed) is not int:
            raise UnusableRecord(f"seed must be a whole number or null, not {seed!r}")
        known = ("game", "rules", "players", "options", "seed", "setup", "plies", "scores", "winners")
        return cls(
            game.name,
            game.rules_version,
            players,
            changed(game.options, options),
            seed,
            _typed(value["setup"], dict, "setup"),
            [_ply(number, ply) for number, ply in enumerate(_typed(value["plies"], list, "plies"), 1)],
            _numbers(value["scores"], "scores"),
            _numbers(value["winners"], "winners"),
            {key: kept for key, kept in value.items() if key not in known},
        )

    @classmethod
    def from_line(cls, line: str) -> Record:
        """Read a record from one line of a file. Raises UnusableRecord if it is invalid."""
        try:
            value = json.loads(line)
        except (json.JSONDecodeError, RecursionError) as error:
            raise UnusableRecord(f"broken JSON: {error}") from error
        return cls.from_json(value)

    def start(self) -> State:
        """Return the state before the first ply. Raises UnusableRecord if the set-up is invalid."""
        try:
            return find_game(self.game, self.rules).start(self.setup, self.players, **self.options)
        except ValueError as error:
            raise UnusableRecord(f"setup: {error}") from error


def seed_deals_it(record: Record) -> bool:
    """Return whether dealing with the record's seed gives the record's set-up, or True if the record has no seed.

    The result may be False for records from other programs, which may deal differently.
    """
    if record.seed is None:
        return True
    game = find_game(record.game, record.rules)
    try:
        return game.deal(record.players, record.seed, **record.options) == record.setup
    except ValueError:
        return False


def rules_in_words(game: str, rules: int, options: Mapping[str, Any]) -> str:
    """Describe a game, the version of its rules and the given options in words, for messages."""
    named = f"{game} under rules {rules}"
    if not options:
        return named
    text = json.dumps(options, ensure_ascii=False)
    return f"{named} with options {text if len(text) <= _MOST_QUOTED else text[:_MOST_QUOTED] + '…'}"


#: The most characters of options that a message quotes.
_MOST_QUOTED = 200
_KINDS = {dict: "object", list: "list", int: "number"}


def _typed(value: Any, kind: type, place: str) -> Any:
    if type(value) is not kind:
        raise UnusableRecord(f"{place} must be a JSON {_KINDS[kind]}, not {value!r}"[:200])
    return value


def _numbers(value: Any, place: str) -> list[int] | None:
    if value is None:
        return None
    if not isinstance(value, list) or any(type(number) is not int for number in value):
        raise UnusableRecord(f"{place} must be a list of whole numbers or null")
    return value


def _ply(number: int, value: Any) -> Ply:
    """Parse ply number `number` from JSON, ignoring unknown keys. Raises UnusableRecord if the ply is invalid."""
    place = f"ply {number}"
    entry: Mapping[str, Any] = _typed(value, dict, place)
    if type(entry.get("seat")) is not int or not isinstance(entry.get("move"), str):
        raise UnusableRecord(f"{place} needs a seat (a number) and a move (a text)")
    for key in ("legal", "reshuffled"):
        if entry.get(key) is not None and not isinstance(entry[key], list):
            raise UnusableRecord(f"{place}: {key} must be a list")
    return Ply(entry["seat"], entry["move"], entry.get("legal"), entry.get("reshuffled"))


def begin(state: State, setup: dict[str, Any], seed: int | None) -> Record:
    """Create a record without plies for a game that is about to start from `state`."""
    game = state.game
    return Record(game.name, game.rules_version, state.players, changed(game.options, state.options), seed, setup)


def advance(record: Record, state: State, move: str, *, legal: bool = False) -> list[Any]:
    """Play a move and add it to the record, with the result if the move ends the game. Returns the move's events.

    If `legal` is true, the ply also lists the moves that were legal.
    """
    seat, moves = state.to_move, state.legal_moves() if legal else None
    events = state.play(move)
    assert seat is not None
    record.plies.append(Ply(seat, move, moves, _reshuffled(events)))
    if state.is_over:
        record.scores, record.winners = state.scores(), state.winners()
    return events


def _reshuffled(events: list[Any]) -> list[Any] | None:
    return next((list(event.order) for event in events if event.name == "reshuffled"), None)


def states(record: Record) -> Iterator[State]:
    """Replay a record and yield the state before every ply and at the end.

    Raises Disagreement at a contradiction. The same object is yielded every time and changed in between, so callers
    must copy it to keep it.
    """
    state = record.start()
    for number, ply in enumerate(record.plies, 1):
        yield state
        _replay_ply(state, number, ply)
    if state.is_over:
        for name, recorded, true in (
            ("scores", record.scores, state.scores()),
            ("winners", record.winners, state.winners()),
        ):
            if recorded != true:
                raise Disagreement(None, f"{name} {recorded} are given, {true} follow from the plies")
    elif record.scores is not None or record.winners is not None:
        raise Disagreement(None, f"scores or winners are given, but after {len(record.plies)} plies the game goes on")
    yield state


def _replay_ply(state: State, number: int, ply: Ply) -> None:
    if state.is_over:
        raise Disagreement(number, "the game is over")
    if ply.seat != state.to_move:
        raise Disagreement(number, f"seat {ply.seat} moves, but it is seat {state.to_move}'s decision")
    if ply.legal is not None and ply.legal != (legal := state.legal_moves()):
        raise Disagreement(number, f"legal moves: {_difference(ply.legal, legal)}")

    def as_recorded(pile: list[Any]) -> list[Any]:
        if ply.reshuffled is None:
            raise Disagreement(number, "a pile is shuffled here, but reshuffled is not given")
        return ply.reshuffled

    try:
        events = state.play(ply.move, shuffle=as_recorded)
    except Disagreement:
        raise
    except IllegalMove as error:
        raise Disagreement(number, str(error)) from error
    except ValueError as error:
        raise Disagreement(number, f"reshuffled: {error}") from error
    if ply.reshuffled is not None and _reshuffled(events) is None:
        raise Disagreement(number, "reshuffled is given, but no pile is shuffled here")


def _difference(recorded: list[Any], true: list[str]) -> str:
    surplus = [move for move in recorded if move not in true]
    missing = [move for move in true if move not in recorded]
    if not surplus and not missing:
        return "the same, but not once each and sorted by code point"
    return f"not legal: {surplus}, not listed: {missing}"


def replay(record: Record) -> State:
    """Replay and check a record to its last ply, and return the final state. Raises Disagreement at a contradiction."""
    *_, last = states(record)
    return last
