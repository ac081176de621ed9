"""Games in a Jupyter notebook: drawings of positions, and a clickable board (`tabletowers.play`)."""

from tabletowers.notebook.board_widget import Play, play
from tabletowers.notebook.position_svg import draw_positions, picture

__all__ = ["Play", "draw_positions", "picture", "play"]
