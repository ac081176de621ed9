"""The page says of every event what the terminal says of it, in every language."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from pathlib import Path

import tabletowers
from tabletowers.contract import Event
from tabletowers.contract.options import complete
from tabletowers.games.babel.components import KINDS
from tabletowers.text import LANGUAGES, catalogue, game_text
from tabletowers.text.sentences import sentence

WEB = Path(__file__).parents[2] / "web"
NAMES = ["Anna", "Bot 2 (Solid)", "d’Artagnan", "Ünal", "{ $card }"]
#: Up to so many rows of a kind of event all are tried; of more, all values of every column and so many rows besides.
ALL, SOME = 120, 25

LOTS = [*(1 << lot for lot in range(16)), 0b11, 0b1010_0001, 0b111_0000_0000_0011, 0xFFFF]
UP_TO_SIX = range(7)
#: Every number that the rules can report in a column.
COLUMNS: dict[str, dict[str, Sequence[int]]] = {
    "clocktowers": {
        **{"seat": range(4), "card": range(1, 14), "tower": range(18), "height": range(1, 7), "colour": range(5)},
        **{"points": (2, 3, 4, 5), "source": range(4), "pile": range(3)},
    },
    "oldtown": {
        **{"seat": range(4), "building": range(18), "card": range(1, 61), "lots": LOTS, "lot": range(16)},
        **{"smaller": range(1, 60), "larger": range(2, 61), "points": UP_TO_SIX, "cause": range(4)},
        **{"judged": range(2), "pile": range(2), "how": range(2)},
        **{"first_half": (0, 0b110, 0x7FFF_FFFE), "second_half": (0, 0b11, 0x7FFF_FFFF)},
    },
    "babel": {
        **{"seat": range(5), "second": range(2), "wonder": range(8), "disc": range(1, KINDS + 1), "trade": range(2)},
        **{"camel": UP_TO_SIX, "ship": UP_TO_SIX, "crane": UP_TO_SIX, "mason": UP_TO_SIX, "cards": UP_TO_SIX},
        **{"wilds": (1, 2), "parts": range(1, 25), "points": (*range(31), 50, 999), "place": range(4)},
        **{"number": (1, 2), "complete": range(2), "card": range(7), "suit": range(4), "why": range(2)},
    },
    "marketday": {"seat": range(4), "card": range(1, 13), "good": range(1, 13)},
    "sevenlights": {
        **{"seat": range(5), "light": range(7), "fuel": range(4), "card": range(1, 16)},
        **{"points": (4, 5, 6, 7, 8, 9, 10)},
    },
}


def values(game: str, kind: type[Event], column: str) -> Sequence[int]:
    """Every number that a column of a kind of event can have."""
    if (game, kind.name) == ("babel", "wonder_scored") and column in ("first", "second"):
        return {"first": (8, 10, 20), "second": (4, 5, 10)}[column]
    if (game, kind.name) == ("babel", "reshuffled"):
        # One card, some, and as many as a number holds.
        return (4 + 1, 4**3 + 27, 4**15) if column == "first" else (1, 4**2 + 6) if column == "second" else (1,)
    if (game, kind.name) == ("babel", "ended") and column == "suit":
        return range(-1, 4)
    return COLUMNS[game][column]


def rows(game: str, kind: type[Event], columns: Sequence[str]) -> Iterator[tuple[int, ...]]:
    """Rows of a kind of event in which every column has every value."""
    domains = [values(game, kind, column) for column in columns]
    if prod(map(len, domains)) <= ALL:
        yield from product(*domains)
        return
    dice = random.Random(kind.name)
    for place, domain in enumerate(domains):
        for value in domain:
            row = [dice.choice(other) for other in domains]
            row[place] = value
            yield tuple(row)
    for _ in range(SOME):
        yield tuple(dice.choice(domain) for domain in domains)


def told(game: str) -> Iterator[Event]:
    """Events of every kind: as they happen, as others see them, and as they may be remembered."""
    declared = tabletowers.game(game)
    options = complete(declared.options, {})
    for number, kind in enumerate(declared.events.kinds, 1):
        for row in rows(game, kind, declared.events.columns(kind)):
            (event,) = declared.events.read([(number, *row)], options)
            own = getattr(event, "seat", None)
            for seat in (own, 0 if own else 1, None):
                if (seen := event.seen_by(seat)) is not None:
                    yield seen
                    if (remembered := seen.remembered()) is not None:
                        yield remembered


def test_every_event_has_the_same_sentence_on_the_page_as_in_the_terminal(tmp_path: Path) -> None:
    cases: dict[str, tuple[str, Event, int]] = {}
    for game in tabletowers.GAMES:
        for event in told(game):
            seat = getattr(event, "seat", 0)
            for reader in (seat, seat + 1):
                entry = {"game": game, "event": event.to_json(), "reader": reader}
                cases[json.dumps(entry)] = (game, event, reader)
    given = {
        "languages": LANGUAGES,
        "names": NAMES,
        "events": [json.loads(case) for case in cases],
        "catalogues": {
            game: {language: game_text(game, language) for language in LANGUAGES} for game in tabletowers.GAMES
        },
    }
    asked, said = tmp_path / "cases.json", tmp_path / "said.json"
    asked.write_text(json.dumps(given), "utf-8")
    node = shutil.which("node")
    assert node is not None, "the tests of the page need Node.js"
    subprocess.run([node, "dev/sentences.mjs", asked, said], cwd=WEB, check=True, timeout=300)
    page = json.loads(said.read_text("utf-8"))
    for language in LANGUAGES:
        say = catalogue(language)
        ours = [sentence(event, game, say, NAMES, reader) for game, event, reader in cases.values()]
        assert page[language] == ours


def test_a_completed_wonder_and_a_trade_card_are_told_as_such() -> None:
    """What the page once said wrong: whatever is yes or no."""
    say = catalogue("en")
    babel = tabletowers.game("babel")
    options = complete(babel.options, {})

    def words(name: str, *row: int) -> str:
        number, kind = next((n, kind) for n, kind in enumerate(babel.events.kinds, 1) if kind.name == name)
        assert len(row) == len(babel.events.columns(kind))
        (event,) = babel.events.read([(number, *row)], options)
        return sentence(event, "babel", say, NAMES, reader=2)

    assert words("wonder_scored", 4, 8, 4, 1).startswith("Wonder 5 (Mausoleum) is complete and pays 8")
    assert words("offer_opened", 0, 0, 2, 0, 0, 1) == "Anna offers 2 × ship with the trade card"
    assert words("offer_opened", 2, 0, 0, 0, 0, 0) == "You offer nothing"
    assert words("turn_began", 2, 1) == "Your second turn begins"
