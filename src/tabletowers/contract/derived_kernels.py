"""The source text of the kernels that follow from the description of a game's record (`kernel.description`).

A kernel that the game has itself is left out (`backends.kernel_set`). The text is as a game's author would have written
it, with a loop for each part of the record, so it can be read, and stepped through in a debugger.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import indent

from tabletowers.contract.actions import Actions
from tabletowers.contract.derived_json import piles_of
from tabletowers.contract.derived_rows import POINTS, TO_MOVE, is_own, parameter_sizes, spread, step
from tabletowers.contract.inputs import Inputs
from tabletowers.contract.observation import Plan
from tabletowers.kernel.description import REST, Described, Number, Part, Pieces, Place

#: What every derived kernel may use.
HEAD = """
import numpy as np

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import shuffle
from tabletowers.kernel.flaws import MISCOUNTED, NO_FLAW, NOT_BLANK, OUT_OF_RANGE, TRUTH, UNDERIVED
from tabletowers.kernel.piles import fill, flaw_in, hide, insert, push, size, tally, top
"""


def sources(layout: Described, actions: Actions | None, plan: Plan, seats: range) -> dict[str, str]:
    """Return the text of each kernel that can be derived, by name."""
    found = {
        "begin": _kernel("begin", "state", "Do nothing more than dealing.", "pass"),
        "contradiction": _kernel("contradiction", "state, seat", "Return 0: all values go together.", "return NO_FLAW"),
        "derive": _kernel("derive", "state", "Do nothing, because nothing follows from the rest.", "pass"),
        "lay": _kernel("lay", "state, order", "Deal the pieces.", _lay(layout, seats)),
        "blind": _kernel("blind", "state, seat", "Blank the pieces that a seat can't know.", _blind(layout)),
        "imagine": _kernel("imagine", "state, seat, dice", "Put unseen pieces in the hidden places.", _imagine(layout)),
        "flaw": _kernel("flaw", "state, seat", "Return the flaw in a record, or 0.", _flaw(layout)),
        "observe": _kernel("observe", "state, seat, out", "Write an observation.", _observe(layout, plan)),
        "winners": _kernel(
            "winners", "state, out", "Let the highest score win; equal ones share the win.", _winners(layout)
        ),
    }
    if any(part.name == POINTS and part.per_seat for part in layout.numbers):
        body = "for seat in range(num(state.players)):\n    out[seat] = num(state.points[seat])"
        found["scores"] = _kernel("scores", "state, out", "Write every seat's points.", body)
    if any(part.derived for part in layout.numbers):
        del found["derive"]
    if actions is not None:
        found["legal"] = _kernel("legal", "state, seat, out", "List the actions without an objection.", _legal(actions))
    return found


def input_sources(layout: Described, actions: Actions, inputs: Inputs) -> str:
    """Return the text of the kernels that write a net's inputs."""
    return HEAD + "\n".join(
        [
            _kernel("portray", "state, seat, out", "Write what a seat knows.", _portray(layout, inputs)),
            _kernel(
                "prospect", "state, seat, action, out, at", "Write what kind of move it is.", _prospect(actions, inputs)
            ),
        ]
    )


def constants(layout: Described) -> str:
    """Return the text of the arrays that derived kernels refer to."""
    return "".join(
        f"COPIES_{number} = np.array({list(pieces.copies)})\n"
        for number, pieces in enumerate(layout.sets)
        if _varied(pieces)
    )


def _kernel(name: str, arguments: str, summary: str, body: str) -> str:
    return f'\n\n@kernel\ndef {name}({arguments}):\n    """{summary}"""\n{indent(body.strip(), "    ")}\n'


def _varied(pieces: Pieces) -> bool:
    """Return whether some pieces of a set have more copies than others."""
    return len(set(pieces.copies)) > 1


def _each(layout: Described, part: Part, text: str, *, others: str = "") -> str:
    """Return loops over a part's numbers or piles, with a text for each of them, in which it is called IT.

    WORK is the same in a copy of the record. `others` restricts them to some seats, by a condition on `other`.
    """
    it = _item(part, "other")
    text = text.replace("IT", f"state.{it}").replace("WORK", f"work[0].{it}")
    if part.each:
        text = f"for i in range({part.each}):\n{indent(text, '    ')}"
    if part.per_seat:
        if others:
            text = f"if {others}:\n{indent(text, '    ')}"
        text = f"for other in range({layout.seats}):\n{indent(text, '    ')}"
    return text


def _item(part: Part, seat: str) -> str:
    """Return the name of a part, with an index for the seat and one (`i`) if there are several."""
    index = ", ".join([seat] * part.per_seat + ["i"] * (part.each > 0))
    return f"{part.name}[{index}]" if index else part.name


def _hidden(layout: Described, place: Place, text: str) -> str:
    """Return loops over the piles of a place that are hidden from `seat`, or nothing if none are."""
    if place.known == "all":
        return ""
    text = _each(layout, place, text, others="other != seat" if place.known == "owner" else "")
    if place.open_if is not None:
        text = f"if state.{place.open_if} == 0:\n{indent(text, '    ')}"
    return text


def _lay(layout: Described, seats: range) -> str:
    lines, start = ["used = 0"], 0
    for pieces in layout.sets:
        start += pieces.total
        for place in layout.places_of(pieces):
            counts = {players: _dealt_to(layout, place, players) for players in seats}
            if not any(counts.values()):
                continue
            # Hands take the pieces as they come; in other piles the first one lies on top.
            count = _by_players(counts)
            put, which = ("insert", "n") if place.ordered else ("push", "count - 1 - n")
            loop = f"count = {count}\nfor n in range(count):\n    {put}(IT, num(order[used + {which}]))\nused += count"
            lines.append(_each(layout, place, loop, others="other < state.players"))
        lines.append(f"used = {start}")
    return "\n".join([*lines, "begin(state)"])


def _dealt_to(layout: Described, place: Place, players: int) -> int:
    """Return how many pieces are dealt to each pile at a place."""
    if (count := place.dealt_to(players)) != REST:
        return count
    others = [other for other in layout.places_of(place.pieces) if other is not place]
    return place.pieces.total - sum(other.dealt_to(players) * piles_of(other, players) for other in others)


def _by_players(counts: dict[int, int]) -> str:
    """Return an expression for a number that may depend on the number of players."""
    if len(set(counts.values())) == 1:
        return str(next(iter(counts.values())))
    first, *rest = counts.items()
    text = str(first[1])
    for players, count in rest:
        text = f"{count} if state.players == {players} else {text}"
    return f"({text})"


def _blind(layout: Described) -> str:
    hidden = [_hidden(layout, place, "hide(IT)") for place in layout.places]
    return "\n".join(["state.dice[0] = np.uint64(0)", *filter(None, hidden)])


def _imagine(layout: Described) -> str:
    lines: list[str] = []
    for pieces in layout.sets:
        places = layout.places_of(pieces)
        if all(place.known == "all" for place in places):
            continue
        lines.append(f"counts = np.zeros({pieces.kinds + 1}, np.int64)")
        lines += [_each(layout, place, "tally(IT, counts, 0, 1)") for place in places]
        lines.append(
            f"pool = np.zeros({pieces.total}, np.int64)\nleft = 0\nfor n in range(1, {pieces.kinds + 1}):\n"
            f"    for _ in range({_copies(layout, pieces)} - counts[n]):\n        pool[left] = n\n        left += 1\n"
            "shuffle(dice, pool, 0, left)\nused = 0"
        )
        lines += [_hidden(layout, place, f"used = fill(IT, pool, used, {place.ordered})") for place in places]
    return "\n".join([*filter(None, lines), "state.dice[0] = dice[0]"])


def _copies(layout: Described, pieces: Pieces) -> str:
    """Return the expression for the number of copies of the piece `n`."""
    return f"COPIES_{layout.sets.index(pieces)}[n - 1]" if _varied(pieces) else str(pieces.copies[0])


def _flaw(layout: Described) -> str:
    lines = ["players = num(state.players)"]
    lines += [_each(layout, part, _flaw_of_number(part)) for part in layout.numbers if not part.option]
    for pieces in layout.sets:
        lines.append(f"counts = np.zeros({pieces.kinds + 1}, np.int64)\ntotal = 0")
        lines += [_each(layout, place, _flaw_of_pile(place)) for place in layout.places_of(pieces)]
        lines.append(
            f"if total != {pieces.total}:\n    return MISCOUNTED\nfor n in range(1, {pieces.kinds + 1}):\n"
            f"    if counts[n] > {_copies(layout, pieces)}:\n        return MISCOUNTED"
        )
    lines.append("found = contradiction(state, seat)\nif found != NO_FLAW:\n    return found")
    if derived := [part for part in layout.numbers if part.derived]:
        lines.append("work = np.empty(1, DTYPE)\nwork[0] = state")
        lines += [_each(layout, part, "WORK = 0") for part in derived]
        lines.append("derive(work[0])")
        lines += [_each(layout, part, "if WORK != IT:\n    return UNDERIVED") for part in derived]
    return "\n".join([*lines, "return NO_FLAW"])


def _flaw_of_number(part: Number) -> str:
    text = f"if not {part.least} <= num(IT) <= {part.most}:\n    return OUT_OF_RANGE"
    if part.per_seat:
        text += "\nif other >= players and IT != 0:\n    return NOT_BLANK"
    return text


def _flaw_of_pile(place: Place) -> str:
    shown = {"all": "True", "owner": "seat == TRUTH or seat == other", "nobody": "seat == TRUTH"}[place.known]
    if place.open_if is not None:
        shown += f" or state.{place.open_if} != 0"
    room = f"{place.room} if other < players else 0" if place.per_seat else str(place.room)
    return (
        f"found = flaw_in(IT, {room}, {shown}, {place.ordered}, counts)\n"
        "if found != NO_FLAW:\n    return found\ntotal += num(IT[0])"
    )


def _legal(actions: Actions) -> str:
    return (
        f"count = 0\nfor action in range({len(actions)}):\n    if objection(state, seat, action) == 0:\n"
        "        out[count] = action\n        count += 1\nreturn count"
    )


def _winners(layout: Described) -> str:
    return (
        f"points = np.zeros({layout.seats}, np.int64)\nscores(state, points)\nplayers = num(state.players)\n"
        "best = points[0]\nfor seat in range(players):\n    best = max(best, points[seat])\n"
        "for seat in range(players):\n    out[seat] = 1 if points[seat] == best else 0"
    )


# Observations and net inputs


def _observe(layout: Described, plan: Plan) -> str:
    lines = ["players = num(state.players)"]
    lines += _rows(layout, plan.at, _plain)
    own_points = any(part.name == POINTS and part.per_seat for part in layout.numbers)
    if not own_points:
        lines.append(f"points = np.zeros({layout.seats}, np.int64)\nscores(state, points)")
    inner = [f"out[at + {plan.at[TO_MOVE]}] = 1 if state.to_move == other else 0"]
    if not own_points:
        inner.append(f"out[at + {plan.at[POINTS]}] = points[other]")
    return "\n".join(
        [*lines, _of_seats(plan.table_size, plan.seat_size, [*inner, *_rows_of_seat(layout, plan.at, _plain)])]
    )


def _portray(layout: Described, inputs: Inputs) -> str:
    lines = ["players = num(state.players)", f"out[{inputs.at['players']}] = players"]
    lines += _rows(layout, inputs.at, _scaled)
    inner = [f"out[at + {inputs.at['present']}] = 1"]
    inner.append(f"out[at + {inputs.at[TO_MOVE]}] = 1 if state.to_move == other else 0")
    inner += _rows_of_seat(layout, inputs.at, _scaled)
    return "\n".join([*lines, _of_seats(inputs.table_size, inputs.seat_size, inner)])


def _of_seats(start: int, step: int, inner: list[str]) -> str:
    """Return the loop over the seats, beginning with the observer."""
    head = f"other = (seat + place) % players\nat = {start} + place * {step}"
    return f"for place in range(players):\n{indent(chr(10).join([head, *inner]), '    ')}"


def _plain(value: str, part: Number) -> str:
    return f"num({value})"


def _scaled(value: str, part: Number) -> str:
    """Return the expression for a net's input, which is at least 0 and at most 255."""
    shifted = f"num({value}) - {part.least}" if part.least else f"num({value})"
    return f"({shifted}) // {step(part)}" if spread(part) > 255 else shifted


def _rows(layout: Described, at: dict[str, int], write: Callable[[str, Number], str]) -> list[str]:
    """Return the lines that write what concerns the table, and the observer's own pieces."""
    lines: list[str] = []
    for part in layout.parts:
        if not part.per_seat:
            lines += _written(part, at, write, "", "")
        elif isinstance(part, Place) and is_own(part):
            lines += _pieces_of(part, at, "", "seat")
    return lines


def _rows_of_seat(layout: Described, at: dict[str, int], write: Callable[[str, Number], str]) -> list[str]:
    """Return the lines that write what concerns the seat `other`, at `at`."""
    lines: list[str] = []
    for part in layout.parts:
        if part.per_seat:
            lines += _written(part, at, write, "at + ", "other")
    return lines


def _written(
    part: Part, at: dict[str, int], write: Callable[[str, Number], str], base: str, seat: str
) -> Iterator[str]:
    value = f"state.{_item(part, seat)}"

    def entry(name: str, text: str) -> str:
        if part.each:
            return f"for i in range({part.each}):\n    out[{base}{at[name]} + i] = {text}"
        return f"out[{base}{at[name]}] = {text}"

    if isinstance(part, Number):
        yield entry(part.name, write(value, part))
        return
    if f"{part.name}_size" in at:
        yield entry(f"{part.name}_size", f"size({value})")
    if part.known != "nobody" and not is_own(part):
        text = "\n".join(_pieces_of(part, at, base, seat))
        if part.open_if is not None:
            text = f"if other == seat or state.{part.open_if} != 0:\n{indent(text, '    ')}"
        yield text


def _pieces_of(part: Place, at: dict[str, int], base: str, seat: str) -> Iterator[str]:
    """Yield the lines that count the pieces at a place, and mark the one on top."""
    pile = f"state.{_item(part, seat)}"
    offset = f" + i * {part.pieces.kinds}" if part.each else ""
    lines = [f"tally({pile}, out, {base}{at[part.name] - 1}{offset}, 1)"]
    if f"{part.name}_top" in at:
        lines.append(f"if top({pile}) > 0:\n    out[{base}{at[f'{part.name}_top'] - 1}{offset} + top({pile})] = 1")
    text = "\n".join(lines)
    yield f"for i in range({part.each}):\n{indent(text, '    ')}" if part.each else text


def _prospect(actions: Actions, inputs: Inputs) -> str:
    lines = []
    most = parameter_sizes(actions)
    for number, (kind, first) in enumerate(zip(actions.kinds, actions, strict=True), 1):
        inner = [f"out[at + {inputs.at['act']}] = {number}"]
        step = kind.size
        for place, words in enumerate(kind.parameters, 1):
            step //= len(words)
            value = f"(action - {first}) // {step} % {len(words)} + 1"
            inner.append(f"out[at + {inputs.at[f'parameter_{place}']}] = min({value}, {most[place - 1]})")
        body = indent("\n".join(inner), "    ")
        lines.append(f"if {first} <= action < {first + kind.size}:\n{body}")
    return "\n".join([*lines, "return worth(state, seat, action)"])
