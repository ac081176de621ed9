"""Every figure of the coach counted again, from the JSON of events and views, by rules written a second time.

The worlds are imagined anew, the moves of every line are made again one by one through the contract, and what is
counted is what a person with a pencil would count. Nothing here knows the features' own code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tabletowers.coach.differences import Point
from tabletowers.coach.explanation import Explanation
from tabletowers.coach.lines import Lines
from tabletowers.contract import Sight

Told = list[tuple[int, int, dict[str, Any]]]
View = Mapping[str, Any]
Subject = Mapping[str, Any]
ROOFS = ("Rr", "Rb", "Rg", "Ry", "Rp")


@dataclass(frozen=True)
class Story:
    """A line made again: the ply of the seat's own move, what happened, and what the seat saw before it and at last."""

    me: int
    own: int
    told: Told
    before: View
    after: View

    def events(self, name: str, **wanted: Any) -> list[dict[str, Any]]:
        return [
            event
            for _, _, event in self.told
            if event["event"] == name and all(event[key] == value for key, value in wanted.items())
        ]

    def later(self) -> Story:
        """The same without what the seat's own decision did by itself."""
        return Story(self.me, self.own, [one for one in self.told if one[0] > self.own], self.before, self.after)

    def this_turn(self) -> Story:
        """The same up to the beginning of the next turn."""
        ends = [place for place, (_, _, event) in enumerate(self.told) if event["event"] == "turn_began"]
        return Story(self.me, self.own, self.told[: ends[0]] if ends else self.told, self.before, self.after)

    def gained(self, seat: int) -> int:
        points: int = self.after["scores"][seat] - self.before["scores"][seat]
        return points


def story(sight: Sight, seed: int, moves: list[str]) -> Story:
    """Make the moves of a line again in a world of its own."""
    assert sight.seat is not None
    state = sight.imagine(seed)
    before, told, own = state.view(sight.seat), [], None
    for ply, move in enumerate(moves):
        mover = state.to_move
        assert mover is not None
        if mover == sight.seat and own is None:
            own = ply
        told += [(ply, mover, event.to_json()) for event in state.play(move)]
    assert own is not None
    return Story(sight.seat, own, told, before, state.view(sight.seat))


# Clocktowers


def _own_towers(story: Story) -> list[dict[str, Any]]:
    towers: list[dict[str, Any]] = story.after["board"]["seats"][story.me]["towers"]
    return towers


def _clocked(tower: Mapping[str, Any]) -> bool:
    return any(card in ("K", "Km") for card in tower["cards"])


def _stranded(story: Story) -> int:
    lowest = min(min(heights) for heights in story.after["board"]["wanted"].values())
    waiting = [tower for tower in _own_towers(story) if _clocked(tower) and not tower["complete"]]
    return sum(tower["height"] < lowest for tower in waiting)


def _with_mice(story: Story, mice: bool) -> int:
    begun = [tower["complete"] for tower in story.before["board"]["seats"][story.me]["towers"]]
    done = [
        tower
        for place, tower in enumerate(_own_towers(story))
        if tower["complete"] and not (place < len(begun) and begun[place])
    ]
    return sum(any(card in ("F1m", "F2m", "Km") for card in tower["cards"]) == mice for tower in done)


Counter = Callable[[Story, Subject], float]

CLOCKTOWERS: dict[str, Counter] = {
    "points": lambda s, _: s.gained(s.me),
    "rival_points": lambda s, of: s.gained(of["seat"]),
    "tower": lambda s, of: bool(_own_towers(s)[of["tower"] - 1]["complete"]),
    "waiting": lambda s, _: sum(_clocked(tower) and not tower["complete"] for tower in _own_towers(s)),
    "clockless": lambda s, _: sum(not _clocked(tower) for tower in _own_towers(s)),
    "discards": lambda s, _: len(s.later().events("discarded", seat=s.me)),
    "clean": lambda s, _: _with_mice(s, False),
    "mice": lambda s, _: _with_mice(s, True),
    "clean_clock": lambda s, _: bool(s.events("built", seat=s.me, card="K")),
    "roof": lambda s, of: bool(s.events("drawn", seat=s.me, card=of["card"])),
    "roof_lost": lambda s, of: bool(s.events("drawn", seat=of["seat"], card=of["card"])),
    "stranded": lambda s, _: _stranded(s),
    "rival_tower": lambda s, of: bool(s.events("completed", seat=of["seat"], colour=of["colour"])),
}


# Old Town


def _points_of(events: list[dict[str, Any]], seat: int) -> int:
    return sum(event["points"] for event in events if "points" in event and event["seat"] == seat)


def _now(story: Story) -> int:
    """What the seat's own decision pays by itself."""
    return _points_of([event for ply, _, event in story.told if ply == story.own], story.me)


def _next_turn(story: Story, seat: int) -> int:
    began = [place for place, (_, _, event) in enumerate(story.told) if event["event"] == "turn_began"]
    if not began or story.told[began[0]][2]["seat"] != seat:
        return 0
    end = began[1] if len(began) > 1 else len(story.told)
    return _points_of([event for _, _, event in story.told[began[0] : end]], seat)


OLDTOWN: dict[str, Counter] = {
    "now": lambda s, _: _now(s),
    "points": lambda s, _: s.gained(s.me),
    "rival_points": lambda s, of: s.gained(of["seat"]),
    "next_turn": lambda s, of: _next_turn(s, of["seat"]),
    "rival_settles": lambda s, of: bool(s.events("settled", seat=of["seat"], building=of["building"])),
    "settles": lambda s, of: bool(s.events("settled", seat=s.me, building=of["building"])),
    "houses": lambda s, _: len(s.events("settled", seat=s.me)),
    "clues": lambda s, _: len(s.later().events("played", seat=s.me)),
    "drops": lambda s, _: len(s.later().events("dropped", seat=s.me)),
    "passes": lambda s, _: len(s.later().events("passed", seat=s.me)),
    "playable": lambda s, _: sum(card["playable"] for card in s.after["board"]["hand"]),
    "recovered": lambda s, _: sum(event["points"] for event in s.events("recovered", seat=s.me)),
    "claims": lambda s, _: len(s.events("claimed", seat=s.me, judged="right")),
    "rival_claims": lambda s, _: sum(event["seat"] != s.me for event in s.events("claimed", judged="right")),
}


# Babel


def _guests(story: Story) -> int:
    builder, parts = story.before["board"]["turn"]["seat"], 0
    for _, _, event in story.told:
        if event["event"] == "build_begun":
            builder = event["seat"]
        if event["event"] == "parts_placed" and builder == story.me and event["seat"] != story.me:
            parts += event["parts"]
    return parts


def _first(story: Story, seat: int, wonder: int) -> bool:
    return bool(story.events("wonder_paid", seat=seat, wonder=wonder, place="first"))


def _earned(story: Story, source: str) -> int:
    def of(view: View) -> int:
        points: int = view["board"]["seats"][story.me]["earned"][source]
        return points

    return of(story.after) - of(story.before)


BABEL: dict[str, Counter] = {
    "points": lambda s, _: s.gained(s.me),
    "rival_points": lambda s, of: s.gained(of["seat"]),
    "wonder": lambda s, of: _first(s, s.me, of["wonder"]),
    "rival_wonder": lambda s, of: _first(s, of["seat"], of["wonder"]),
    "parts": lambda s, of: sum(event["parts"] for event in s.events("parts_placed", seat=s.me, wonder=of["wonder"])),
    "disc": lambda s, of: bool(s.events("disc_taken", seat=s.me, suit=of["suit"])),
    "discs": lambda s, _: (
        len(s.after["board"]["seats"][s.me]["discs"]) - len(s.before["board"]["seats"][s.me]["discs"])
    ),
    "rival_discs": lambda s, of: len(s.events("disc_taken", seat=of["seat"])),
    "invited": lambda s, _: bool(s.this_turn().events("invited", seat=s.me)),
    "trade": lambda s, _: bool(s.this_turn().events("invited", seat=s.me, trade=True)),
    "rejected": lambda s, _: _earned(s, "rejections"),
    "gave_up": lambda s, _: bool(s.later().events("gave_up", seat=s.me)),
    "guests": lambda s, _: _guests(s),
    "action_cards": lambda s, _: len(s.events("action_card_taken", seat=s.me)),
    "cards": lambda s, _: s.after["board"]["seats"][s.me]["cards"],
}

COUNTERS = {"clocktowers": CLOCKTOWERS, "oldtown": OLDTOWN, "babel": BABEL}


def wrong_figures(sight: Sight, explanation: Explanation, lines: Lines) -> list[str]:
    """The points of an explanation whose figures the worlds don't give, or that are no more than chance."""
    if not explanation.points:
        return []
    first, second = (sight.moves.numbers[move] for move in (explanation.move, explanation.other))
    sides = [
        [
            story(sight, seed, lines.moves_of(lines.actions.index(action), world))
            for world, seed in enumerate(lines.seeds)
        ]
        for action in (first, second)
    ]
    return [problem for point in explanation.points if (problem := _wrong(sight.game.name, point, sides))]


def _wrong(game: str, point: Point, sides: list[list[Story]]) -> str | None:
    counter = COUNTERS[game][point.code]
    ones, others = ([float(counter(one, point.subject)) for one in side] for side in sides)
    if point.told == "worlds":
        figures = float(sum(one > 0 for one in ones)), float(sum(other > 0 for other in others))
    else:
        figures = round(sum(ones) / len(ones), 1), round(sum(others) / len(others), 1)
    if figures != (point.much, point.instead) or point.of != len(ones):
        return f"{point} should say {figures} of {len(ones)}"
    paired = [one - other for one, other in zip(ones, others, strict=True)]
    mean = sum(paired) / len(paired)
    error = (sum((number - mean) ** 2 for number in paired) / (len(paired) - 1) / len(paired)) ** 0.5
    return None if abs(mean) > 2 * error else f"{point} is no more than chance: {mean} ± {error}"
