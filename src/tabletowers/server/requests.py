"""The types of the JSON requests that only a server accepts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from tabletowers.host.requests import Language
from tabletowers.table.clock import Clock
from tabletowers.table.requests import In, NonceText

Name = Annotated[str, Meta(min_length=1, max_length=200)]


#: The kinds of notices that are not about a person's turn: a player has sat down at their table, it can begin, a match
#: that they play ends tomorrow, a league waits for them.
NoticeKind = Literal["sat_down", "can_begin", "match_ends", "league_waits"]


class NewGuest(In):
    """A request to create a guest."""

    name: Name
    language: str = "en"
    program: bool = False


class MeChange(In):
    """A request to change your own account."""

    name: Name | UnsetType = UNSET
    language: str | UnsetType = UNSET
    mail: Annotated[str, Meta(max_length=400)] | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET
    webhook_kind: Literal["plain", "discord", "slack"] | UnsetType = UNSET
    notices: bool | UnsetType = UNSET
    unwanted: Annotated[list[NoticeKind], Meta(max_length=10)] | UnsetType = UNSET


class Code(In):
    """A code from another device or from an email."""

    code: Annotated[str, Meta(max_length=40)]


class Credentials(In):
    """A login name and a password."""

    login: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=400)]


class NewPassword(In):
    """A new login name and password, and the current password if there is one."""

    login: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=400)]
    current: Annotated[str, Meta(max_length=400)] | None = None


class Forgotten(In):
    """The login name or the email address of a person who has forgotten their password."""

    who: Annotated[str, Meta(min_length=1, max_length=200)]


class PasswordByLink(In):
    """The secret from a link, the new password, and a login name if the person has none yet."""

    code: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=400)]
    login: Annotated[str, Meta(max_length=200)] | None = None


class NewPasskey(In):
    """A passkey created by a browser (`PublicKeyCredential.toJSON`), and the name that its owner gives it."""

    name: Name
    credential: dict[str, Any]


class ShownPasskey(In):
    """A passkey presented by a browser (`PublicKeyCredential.toJSON`)."""

    credential: dict[str, Any]


class OpenIdBegin(In):
    """A request to log in through the OpenID Connect provider. `language` is used if an account is created.

    With `keep`, the login is added to your account even if you can already log in another way.
    """

    language: Language = "en"
    keep: bool = False


class NoticeTrial(In):
    """The channel through which to send a test notice."""

    way: Literal["push", "mail", "webhook"]


class PushKeys(In):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Push(In):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    keys: PushKeys


class Report(In):
    """A report to the server's operators."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    table: Annotated[str, Meta(max_length=16)] | None = None
    person: Annotated[str, Meta(max_length=16)] | None = None


class VacationIn(In):
    """A request to begin a vacation now, with its length in days."""

    days: Annotated[int, Meta(ge=1, le=30)]


class Seek(In):
    """A search for opponents: the games that you are willing to play, the number of players, and the clock."""

    games: Annotated[list[str], Meta(min_length=1, max_length=20)]
    players: Annotated[int, Meta(ge=2, le=8)] | None = None
    clock: Clock | UnsetType | None = UNSET
    nonce: NonceText | None = None


#: Why an operator does something. The people concerned read it. Empty if the operator gives no reason.
Why = Annotated[str, Meta(max_length=500)]


class Measure(In):
    """An operator's action, and its reason: ban or unban a person, or mute them for a number of days or unmute them."""

    reason: Why = ""
    banned: bool | UnsetType = UNSET
    muted_days: Annotated[int, Meta(ge=1, le=365)] | UnsetType | None = UNSET


class Reason(In):
    """The reason for which an operator closes a table or removes a line of chat."""

    reason: Why = ""


class NoteIn(In):
    """Your note on a table. An empty string removes the note."""

    text: Annotated[str, Meta(max_length=4000)]


Milliseconds = Annotated[int, Meta(ge=0, le=1 << 52)]
#: What a device calls a setting or its value, a kind of tasks, a level.
Word = Annotated[str, Meta(pattern=r"^[a-z]{1,20}$(?!\n)")]


class ChosenSetting(In):
    """The value that you have chosen for a setting (null for the default), and when."""

    value: Word | None
    at: Milliseconds


class SolvedTask(In):
    """A task that you have solved and when, with its level, the time it took in seconds and the number of hints."""

    task: Annotated[str, Meta(pattern=r"^[!-~]{1,200}$(?!\n)")]
    at: Milliseconds
    level: Word | None = None
    seconds: Annotated[int, Meta(ge=0, le=1 << 30)] | None = None
    hints: Annotated[int, Meta(ge=0, le=1 << 30)] | None = None


#: The settings that follow a person. Others, such as the theme, belong to a device.
PersonalSetting = Literal["language", "speed", "confirms", "sounds", "letters", "board", "tips"]


class SyncIn(In):
    """What a device has that the server may lack: settings by name, and solved tasks by kind.

    `since` is the `version` of the last answer that the device has received.
    """

    since: Annotated[int, Meta(ge=0, le=1 << 30)] = 0
    settings: dict[PersonalSetting, ChosenSetting] = field(default_factory=dict)
    solved: dict[Word, Annotated[list[SolvedTask], Meta(max_length=500)]] = field(default_factory=dict)


#: The colours of circles.
Colour = Literal["red", "orange", "yellow", "green", "blue", "purple"]
Invite = Annotated[str, Meta(max_length=40)]


class NewCircle(In):
    """A request for a new circle: its name and its colour."""

    name: Name
    colour: Colour = "blue"


class CircleChange(In):
    """A request to change a circle's name or colour, or the address of its webhook (null for none).

    With `new_link`, the link for joining gets a new secret, and the old one no longer works.
    """

    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType | None = UNSET
    new_link: bool = False


class CircleInvite(In):
    """The secret of the link with which people join a circle."""

    invite: Invite


class CircleOwner(In):
    """The member to whom a circle is handed over."""

    person: Annotated[str, Meta(max_length=16)]


class CircleSeek(In):
    """A search for players in a circle: the game, the number of players, and the clock."""

    game: str
    players: Annotated[int, Meta(ge=2, le=8)] | None = None
    clock: Clock | UnsetType | None = UNSET
    nonce: NonceText | None = None


class CircleJoin(In):
    """A request to sit down at a table of a circle. The game begins when the table is full."""

    nonce: NonceText | None = None


class NewLeague(In):
    """A request for a league of a circle: the game, and how many days each round lasts."""

    game: str
    days: Annotated[int, Meta(ge=1, le=28)] = 7
