"""The content of a link preview in one language, which a chat app or a social network displays for a link.

A preview contains only what everyone may see. Its picture is drawn from the preview alone. So the same preview always
has the same picture, and the picture can't reveal anything else about a table.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tabletowers.text import Catalogue

#: The name of the site, which follows the title of every page.
SITE = "Tabletowers"


class Player(Struct, frozen=True):
    """A player's name and, at the end of a game, the player's points and whether the player has won."""

    name: str
    points: int | None = None
    won: bool = False


class Preview(Struct, frozen=True):
    """The preview of a link: the title of the link, the heading of the picture, a sentence, and the players.

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
        """The title of the page, followed by the name of the site."""
        return self.title if self.title.startswith(SITE) else f"{self.title} · {SITE}"


def of_start(say: Catalogue) -> Preview:
    """Return the preview of the home page, which is also used for pages that have no preview of their own."""
    return Preview(say.language, say("web-title"), SITE, say("preview-start"))


def of_game(game: str, say: Catalogue) -> Preview:
    """Return the preview of the page that introduces a game."""
    title, pitch = say(f"{game}-title"), f"{game}-pitch"
    sentence = say(pitch) if pitch in say else say("preview-start")
    return Preview(say.language, say("preview-game-title", game=title), title, sentence, game)


def of_game_with(game: str, title: str, sentence: str, say: Catalogue, players: Sequence[Player] = ()) -> Preview:
    """Return the preview of a page about a game, such as a table, with the game's title as the heading."""
    return Preview(say.language, title, say(f"{game}-title"), sentence, game, tuple(players))
