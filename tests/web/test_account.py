"""The page about oneself: kept by password, passkey or another site, mails with a way out, notices, devices, data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import update
from tests.server.provider import Provider
from tests.server.server_process import ServerProcess
from tests.server.test_notices import Postbox, Receiver, wait_for
from tests.web.behind import call
from tests.web.looking import check

from benchmarks.services import free_port
from tabletowers.store import open_database, operators, schema

PASSWORD, BETTER = "correct horse", "battery staple"
#: What browsers write into their console when something is refused.
REFUSED = ("status of 400", "status of 401", "status of 409")


class Home:
    """A server under a name, with everything switched on."""

    def __init__(self, folder: Path) -> None:
        self.provider, self.hook, self.postbox = Provider(), Receiver(), Postbox()
        self.mail = Controller(self.postbox, "127.0.0.1", free_port())
        self.mail.start()
        secret = {"TABLETOWERS_OPENID_SECRET": self.provider.secret}
        self.house = ServerProcess(folder, environment=secret)
        # Passkeys need a name; digits won't do.
        self.address = f"http://localhost:{self.house.port}"
        self.house.arguments = (
            *("--no-limits", "--quick-bots", "--private-notices", "--public", self.address),
            *("--smtp", f"smtp://127.0.0.1:{self.mail.port}"),
            *("--openid", self.provider.issuer, "--openid-client", self.provider.client, "--openid-name", "Club"),
        )
        self.house.start()

    def letter(self, number: int) -> Any:
        """The mail with this number, once it is there."""
        wait_for(lambda: len(self.postbox.mails) > number)
        return message_from_bytes(self.postbox.mails[number][1], policy=policy.default)

    def close(self) -> None:
        self.house.stop()
        self.mail.stop()
        self.provider.close()
        self.hook.server.shutdown()
        self.hook.server.server_close()


#: They share a server, so one worker runs them all.
pytestmark = pytest.mark.xdist_group("account")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    opened = Home(tmp_path_factory.mktemp("home"))
    yield opened
    opened.close()


def begin(page: Any, name: str) -> None:
    """Become a guest, as whoever has played is one, and look at the page about oneself."""
    call(page, "POST", "/guests", {"name": name})
    page.evaluate("localStorage.setItem('known', '1')")
    page.reload()
    page.locator("[data-kept=false]").wait_for()


def create_account(page: Any, login: str, password: str) -> None:
    """Create an account in its dialog, which is opened if it is not there yet."""
    dialog = page.locator("[data-create]")
    if not dialog.count():
        page.locator("[data-create-open]").click()
    dialog.get_by_label("Login").fill(login)
    dialog.get_by_label("Password").fill(password)
    dialog.locator("[data-create-go]").click()


def set_password(page: Any, login: str, password: str, current: str | None = None) -> None:
    form = page.locator("[data-password]")
    form.get_by_label("Login").fill(login)
    if current is not None:
        form.get_by_label("Current password").fill(current)
    form.locator("input[autocomplete=new-password]").fill(password)
    form.get_by_role("button").click()


def with_authenticator(page: Any) -> None:
    """Give a browser a place for passkeys, in which a finger is always there."""
    talk = page.context.new_cdp_session(page)
    talk.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    talk.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": kind | {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}},
    )


def test_an_identity_is_kept_taken_up_elsewhere_and_deleted(
    open_page: Callable[..., Any], home: Home, pictures: Path
) -> None:
    page = open_page("/account", address=home.address, allowed=REFUSED)
    with_authenticator(page)
    begin(page, "Anna")
    # What can't be seen is no name.
    me = page.locator("[data-me] form").first
    me.get_by_label("Your name").fill("\u200b\u2063")
    me.get_by_role("button", name="Save").click()
    page.get_by_text("A name needs 1 to 40 visible characters.").wait_for()
    create_account(page, "anna", "short")
    page.get_by_text("A password has 8 to 200 characters.").wait_for()
    check(page, pictures, "create-account")
    create_account(page, "anna", PASSWORD)
    page.locator("[data-kept=true]").wait_for()
    set_password(page, "anna", BETTER, current="not this one")
    page.get_by_text("Your current password is a different one. Nothing has been changed.").wait_for()
    set_password(page, "anna", BETTER, current=PASSWORD)
    page.locator("[data-password]").get_by_text("Saved.").wait_for()
    passkeys = page.locator("[data-passkeys]")
    passkeys.get_by_label("Name of the passkey").fill("Wrong finger")
    passkeys.get_by_role("button", name="Add a passkey").click()
    passkeys.get_by_role("button", name="Remove: Wrong finger", exact=True).click()
    passkeys.get_by_text("Wrong finger").wait_for(state="detached")
    passkeys.get_by_label("Name of the passkey").fill("Finger")
    passkeys.get_by_role("button", name="Add a passkey").click()
    passkeys.get_by_text("not used yet").wait_for()
    check(page, pictures, "account", full_page=True)
    # The same person on a second device, by password: listed on the first one, and logged out there.
    other = open_page("/login", address=home.address, allowed=REFUSED)
    other.get_by_label("Login").fill("anna")
    other.get_by_label("Password", exact=True).fill(PASSWORD)
    other.locator("form").get_by_role("button", name="Log in").click()
    other.get_by_text("This login and this password don’t match.").wait_for()
    other.get_by_label("Password", exact=True).fill(BETTER)
    other.locator("form").get_by_role("button", name="Log in").click()
    other.get_by_role("link", name="Anna", exact=True).wait_for()
    page.reload()
    devices = page.locator("[data-devices] li")
    devices.nth(1).wait_for()
    assert "this device" in " ".join(devices.all_inner_texts())
    page.locator("[data-devices]").get_by_role("button", name=re.compile("^Log out:")).click()
    devices.nth(1).wait_for(state="detached")
    other.goto("/account")
    other.get_by_text("Nobody is known on this device yet.").wait_for()
    # A third device, by a code; then all of them are logged out at once.
    page.locator("[data-devices]").get_by_role("button", name="Use another device", exact=True).click()
    code = re.search(r"[2-9A-Z]{5}-[2-9A-Z]{5}", page.locator("[data-devices] p[role=status]").inner_text())
    assert code is not None
    other.goto("/device")
    other.get_by_label("Code", exact=True).fill(code[0])
    other.get_by_role("button", name="Continue", exact=True).click()
    other.get_by_role("link", name="Anna", exact=True).wait_for()
    other.goto("/account")
    other.locator("[data-out-everywhere]").click()
    other.locator("[data-passkey]").wait_for()
    page.goto("/account")
    page.get_by_text("Nobody is known on this device yet.").wait_for()
    page.goto("/login")
    page.locator("[data-passkey]").click()
    page.get_by_role("link", name="Anna", exact=True).wait_for()
    page.goto("/account")
    # Logged out, and back by passkey.
    page.locator("[data-out]").click()
    page.locator("[data-passkey]").click()
    page.get_by_role("link", name="Anna", exact=True).wait_for()
    page.goto("/account")
    page.locator("[data-passkeys]").get_by_text("last used on").wait_for()
    with page.expect_download() as waited:
        page.locator("[data-export]").click()
    stored = json.loads(Path(waited.value.path()).read_text("utf-8"))
    assert (stored["person"]["login"], stored["passkeys"][0]["name"]) == ("anna", "Finger")
    page.locator("[data-delete]").click()
    page.locator("[data-delete-go]").click()
    page.get_by_role("heading", name="One table, good games").wait_for()
    page.goto("/login")
    page.locator("[data-passkey]").click()
    page.get_by_text("This passkey isn’t for this site.").wait_for()


def test_mails_webhooks_and_another_site_are_set_up_and_tried_out(open_page: Callable[..., Any], home: Home) -> None:
    page = open_page("/account", address=home.address, allowed=REFUSED)
    begin(page, "Bea")
    mail, ways = page.locator("[data-mail]"), page.locator("[data-ways]")
    mail.get_by_label("Address").fill("bea at example.org")
    mail.get_by_role("button", name="Save address").click()
    mail.get_by_text("This is not an e-mail address.").wait_for()
    number = len(home.postbox.mails)
    mail.get_by_label("Address").fill("bea@example.org")
    mail.get_by_role("button", name="Save address").click()
    mail.get_by_text("We have sent a code to bea@example.org.").wait_for()
    mail.get_by_label("Code from the mail").fill("22222-22222")
    mail.get_by_role("button", name="Confirm").click()
    mail.get_by_text("This code is wrong or has expired.").wait_for()
    mail.get_by_role("button", name="Send the code again", exact=True).click()
    # The mail is read on another device.
    link = re.search(r"http\S+/confirm/\S+", home.letter(number + 1).get_content())
    assert link is not None
    elsewhere = open_page(link[0].removeprefix(home.address), address=home.address)
    elsewhere.get_by_role("button", name="Confirm").click()
    elsewhere.get_by_text("bea@example.org is confirmed.").wait_for()
    page.reload()
    mail.get_by_text("bea@example.org is confirmed.").wait_for()
    ways.locator("[data-test=mail]").click()
    ways.get_by_text("The test has been delivered.").wait_for()
    letter = home.letter(number + 2)
    assert letter["To"] == "bea@example.org"
    # A webhook, in the shape that Discord takes.
    ways.locator("[data-webhook] summary").click()
    ways.get_by_label("Address of the webhook").fill("discord")
    ways.get_by_role("button", name="Save webhook").click()
    ways.get_by_text("This is not an address that can be called.").wait_for()
    ways.get_by_label("Address of the webhook").fill(f"{home.hook.address}/bea/204")
    ways.get_by_label("Format").select_option("discord")
    ways.get_by_role("button", name="Save webhook").click()
    ways.locator("[data-test=webhook]").click()
    wait_for(lambda: home.hook.at("/bea/204"))
    ((_, body),) = home.hook.at("/bea/204")
    told = json.loads(body)
    assert told["content"] == f"**Tabletowers**: This is a test: notices reach you.\n{home.address}"
    ways.get_by_label("Address of the webhook").fill(f"{home.hook.address}/bea/500")
    ways.get_by_role("button", name="Save webhook").click()
    ways.get_by_text("Saved.").wait_for()
    ways.locator("[data-test=webhook]").click()
    ways.get_by_text("That couldn’t be delivered.").wait_for()
    # The way out.
    out = re.search(r"http\S+/unsubscribe\?\S+", letter.get_content())
    assert out is not None
    elsewhere.goto(out[0])
    elsewhere.get_by_role("button", name="Stop the mails").click()
    elsewhere.get_by_text("You’ll get no more mails.").wait_for()
    page.reload()
    ways.get_by_text("By mail: give an address above.").wait_for()
    # A vacation, and back.
    vacation = page.locator("[data-vacation]")
    vacation.get_by_label("Days", exact=True).fill("10")
    vacation.get_by_role("button", name="Go on vacation").click()
    vacation.get_by_text("You have 20 days left this year.").wait_for()
    vacation.get_by_role("button", name="I’m back").click()
    vacation.get_by_text("You have 29 days left this year.").wait_for()
    # Kept by a login at another site, which is known again elsewhere.
    home.provider.subject = "bea"
    page.locator("[data-create-open]").click()
    page.get_by_role("button", name="With my account at Club").click()
    page.locator("[data-kept=true]").wait_for()
    elsewhere.goto("/login")
    elsewhere.get_by_role("button", name="Log in with Club").click()
    elsewhere.locator("[data-kept=true]").wait_for()
    elsewhere.get_by_role("link", name="Bea", exact=True).wait_for()
    home.provider.refuses = True
    third = open_page("/login", address=home.address, allowed=REFUSED)
    third.get_by_role("button", name="Log in with Club").click()
    third.get_by_text("The other site didn’t confirm who you are.").wait_for()


def test_a_forgotten_password_is_replaced_by_a_link_by_mail_or_from_those_who_run_the_server(
    open_page: Callable[..., Any], home: Home
) -> None:
    page = open_page("/account", address=home.address, allowed=REFUSED)
    begin(page, "Cleo")
    create_account(page, "cleo", PASSWORD)
    page.locator("[data-kept=true]").wait_for()
    number = len(home.postbox.mails)
    call(page, "PATCH", "/me", {"mail": "cleo@example.org"})
    code = re.search(r"/confirm/(\S+)", home.letter(number).get_content())
    assert code is not None
    call(page, "POST", "/mail/confirm", {"code": code[1]})
    other = open_page("/login", address=home.address, allowed=REFUSED)
    other.get_by_role("link", name="Forgotten your password?", exact=True).click()
    other.get_by_label("Login or e-mail address", exact=True).fill("Cleo@example.org")
    other.get_by_role("button", name="Send me a link", exact=True).click()
    other.get_by_text("a mail is on its way").wait_for()
    link = re.search(r"http\S+/password/\S+", home.letter(number + 1).get_content())
    assert link is not None
    other.goto(link[0])
    other.get_by_text("For Cleo.").wait_for()
    renew = other.locator("[data-renew]")
    renew.get_by_label("New password", exact=True).fill("short")
    renew.get_by_role("button").click()
    renew.get_by_text("A password has 8 to 200 characters.").wait_for()
    renew.get_by_label("New password", exact=True).fill(BETTER)
    renew.get_by_role("button").click()
    other.locator("[data-kept=true]").wait_for()
    page.goto("/account")
    page.get_by_text("Nobody is known on this device yet.").wait_for()
    page.goto(link[0])
    page.get_by_text("This link has been used or has expired. Ask for a new one.").wait_for()
    # Dora has neither login nor address; Cleo, who runs the server, makes a link for her.
    page.goto("/account")
    begin(page, "Dora")
    engine = open_database(home.house.database)
    with engine.begin() as connection:
        operators.add(connection, call(other, "GET", "/me")["id"])
    engine.dispose()
    other.goto("/operators")
    other.locator("[data-find]").fill("Dora")
    other.get_by_role("button", name="Search", exact=True).click()
    other.locator("[data-password-link]").click()
    made = other.locator("[data-made-link]").input_value()
    page.goto(made)
    renew = page.locator("[data-renew]")
    renew.get_by_label("Login").fill("dora")
    renew.get_by_label("New password", exact=True).fill(BETTER)
    renew.get_by_role("button").click()
    page.locator("[data-kept=true]").wait_for()


def test_whoever_comes_back_later_logs_in_again_and_the_old_address_takes_a_change_back(
    open_page: Callable[..., Any], home: Home, pictures: Path
) -> None:
    page = open_page("/account", address=home.address, allowed=REFUSED)
    begin(page, "Eva")
    create_account(page, "eva", PASSWORD)
    page.locator("[data-kept=true]").wait_for()
    number = len(home.postbox.mails)
    call(page, "PATCH", "/me", {"mail": "eva@example.org"})
    code = re.search(r"/confirm/(\S+)", home.letter(number).get_content())
    assert code is not None
    call(page, "POST", "/mail/confirm", {"code": code[1]})
    page.reload()
    mail, again = page.locator("[data-mail]"), page.locator("[data-again]")
    mail.get_by_text("eva@example.org is confirmed.").wait_for()
    engine = open_database(home.house.database)
    with engine.begin() as connection:
        connection.execute(update(schema.tokens).values(proven=1))
    engine.dispose()
    # Who doesn't want to changes nothing.
    page.locator("[data-export]").click()
    again.get_by_role("button", name="Cancel", exact=True).click()
    page.locator("[data-data]").get_by_text("Log in again to do this.").wait_for()
    mail.get_by_label("Address").fill("thief@example.org")
    mail.get_by_role("button", name="Save address").click()
    again.get_by_label("Password", exact=True).fill(BETTER)
    again.get_by_role("button", name="Log in", exact=True).click()
    again.get_by_text("This login and this password don’t match.").wait_for()
    check(page, pictures, "login-again")
    again.get_by_label("Password", exact=True).fill(PASSWORD)
    again.get_by_role("button", name="Log in", exact=True).click()
    # What was asked for has gone on.
    mail.get_by_text("We have sent a code to thief@example.org.").wait_for()
    again.wait_for(state="detached")
    link = re.search(r"http\S+/undo/\S+", home.letter(number + 2).get_content())
    assert link is not None
    other = open_page(link[0].removeprefix(home.address), address=home.address, allowed=REFUSED)
    other.get_by_role("button", name="Undo the change", exact=True).click()
    other.get_by_text("Undone: your address is eva@example.org again.").wait_for()
    other.get_by_role("link", name="Account", exact=True).last.click()
    other.locator("[data-mail]").get_by_text("eva@example.org is confirmed.").wait_for()
    page.goto("/account")
    page.get_by_text("Nobody is known on this device yet.").wait_for()
    page.goto(link[0])
    page.get_by_role("button", name="Undo the change", exact=True).click()
    page.get_by_text("This link has been used or has expired. Ask for a new one.").wait_for()
