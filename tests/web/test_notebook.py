"""The drawings of positions for notebooks, as a browser shows them."""

from __future__ import annotations

from typing import Any

import pytest

import tabletowers
from tabletowers.notebook import picture, position_svg
from tabletowers.text import catalogue

#: The line and the column in which the browser puts each letter, and the letter.
LETTERS = """() => {
  const found = [];
  for (const text of document.querySelectorAll('text'))
    [...text.textContent].forEach((letter, i) => {
      if (letter === ' ') return;
      const { x, y } = text.getStartPositionOfChar(i);
      found.push([(y - 26) / 18, (x - 12) / 8.4, letter]);
    });
  return found;
}"""


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_every_letter_of_a_drawing_is_in_its_column(browser: Any, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # As where there are no fonts for drawing scenes.
    monkeypatch.setattr(position_svg, "can_draw", lambda: False)
    state = tabletowers.game(game).new(players=3, seed=5)
    for _ in range(30):
        state.play(state.legal_moves()[0])
    names = ["Ann", "Bob", "Cleo"]
    lines = [line.plain for line in state.game.terminal.draw(state.view(0), catalogue("en"), names)]
    page = browser.new_page()
    try:
        page.set_content(picture(state, 0, names=names))
        shown = page.evaluate(LETTERS)
    finally:
        page.close()
    # A tenth of a letter can't be seen.
    assert [(row, column) for row, column, _ in shown] == [
        (pytest.approx(row, abs=0.1), pytest.approx(column, abs=0.1))
        for row, line in enumerate(lines)
        for column, letter in enumerate(line)
        if letter != " "
    ]
    assert "".join(letter for *_, letter in shown) == "".join(lines).replace(" ", "")
