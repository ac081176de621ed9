"""The content of a preview, in one language: what a chat or a social network shows of a link.

A preview has only what everyone may see. Its picture is drawn from it alone, so the same preview always has the same
picture, and nothing else of a table can get into it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tabletowers.text import Catalogue

#: The name of the site, which follows the title of every page.
SITE = "Tabletowers"


class Player(Struct, frozen=True):
    """A player's name, and at the end of a game the points and whether the player has won."""

    name: str
    points: int | None = None
    won: bool = False


class Preview(Struct, frozen=True):
    """What is shown of an address: the title of the link, the heading of the picture, a sentence, and the players.

    `game` is the game whose motif is drawn, or None for the motif of the whole site.
    """

    language: str
    title: str
    heading: str
    sentence: str
    game: str | None = None
    players: tuple[Player, ...] = ()

    @property
    def page_title(self) -> str:
        """The title of the page, with the name of the site."""
        return self.title if self.title.startswith(SITE) else f"{self.title} · {SITE}"


def of_start(say: Catalogue) -> Preview:
    """Return the preview of the home page, which addresses without one of their own have, too."""
    return Preview(say.language, say("web-title"), SITE, say("preview-start"))


def of_game(game: str, say: Catalogue) -> Preview:
    """Return the preview of the page that introduces a game."""
    title, pitch = say(f"{game}-title"), f"{game}-pitch"
    sentence = say(pitch) if pitch in say else say("preview-start")
    return Preview(say.language, say("preview-game-title", game=title), title, sentence, game)


def of_game_with(game: str, title: str, sentence: str, say: Catalogue, players: Sequence[Player] = ()) -> Preview:
    """Return a preview of something of a game, such as a table, under the game's own heading."""
    return Preview(say.language, title, say(f"{game}-title"), sentence, game, tuple(players))
