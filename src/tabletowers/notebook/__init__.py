"""Games in a notebook: positions that draw themselves, and a board to click on (`tabletowers.play`)."""

from tabletowers.notebook.picture import draw_positions, picture
from tabletowers.notebook.playing import Play, play

__all__ = ["Play", "draw_positions", "picture", "play"]
