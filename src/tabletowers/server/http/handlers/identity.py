"""The API calls for devices, passkeys, and logins through an OpenID Connect provider."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec
from starlette.responses import RedirectResponse, Response

from tabletowers.server import requests
from tabletowers.server.http.handlers.people import logged_in, remember_device
from tabletowers.server.http.routes import Call, api
from tabletowers.server.people.one_time_tickets import VALID
from tabletowers.server.people.openid import BACK
from tabletowers.server.people.passkeys import Site
from tabletowers.server.responses.people import DeviceList, Elsewhere, Identity, PasskeyInfo, Passkeys
from tabletowers.server.responses.server_info import ServerInfo
from tabletowers.store import StorageError
from tabletowers.store.credentials import Passkey
from tabletowers.table import Refused

#: The cookie that identifies a browser when it returns from another site.
_STATE = "tabletowers-openid"


@api.add("GET", "/server", answer=ServerInfo, person=False)
async def server_info(call: Call) -> ServerInfo:
    """Get information about this server: whether it can send email, its login provider, and its unready bots.

    The login provider is the name of an OpenID Connect provider. Bots are unready until they have been compiled.
    """
    openid = call.services.settings.openid
    return ServerInfo(
        mail=call.services.mail.possible,
        openid=None if openid is None else openid.name,
        compiling=call.services.compiling.following(),
    )


# Devices


@api.add("GET", "/me/devices", answer=DeviceList)
async def my_devices(call: Call) -> DeviceList:
    """List your devices, the most recently used first."""
    return DeviceList(await call.services.devices.of(call.person, call.request.state.token))


@api.add("DELETE", "/me/devices/{device}")
async def log_out_one(call: Call) -> None:
    """Log out one of your devices."""
    await call.services.devices.log_out_one(call.person, call.path["device"])


# Passkeys


def _site(call: Call) -> Site:
    return Site.at(call.request.headers.get("origin"))


def _passkey_info(passkey: Passkey) -> PasskeyInfo:
    return PasskeyInfo(passkey.id, passkey.host, passkey.name, passkey.created, passkey.used)


@api.add("GET", "/me/passkeys", answer=Passkeys)
async def my_passkeys(call: Call) -> Passkeys:
    """List your passkeys."""
    return Passkeys([_passkey_info(passkey) for passkey in await call.services.passkeys.of(call.person)])


@api.add("POST", "/me/passkeys/options", answer=dict[str, Any])
async def new_passkey_options(call: Call) -> dict[str, Any]:
    """Get the WebAuthn options for creating a passkey in your browser. Requires a login within the last ten minutes."""
    await call.require_login()
    call.services.rates.tries.take(call.place)
    return await call.services.passkeys.invite(call.person, _site(call))


@api.add("POST", "/me/passkeys", body=requests.NewPasskey, answer=PasskeyInfo, status=201)
async def new_passkey(call: Call, body: requests.NewPasskey) -> PasskeyInfo:
    """Add a passkey that your browser has just created. Requires a login within the last ten minutes."""
    await call.require_login()
    passkey = await call.services.passkeys.add(call.person, _site(call), body.name, body.credential)
    await call.services.devices.proved(call.request.state.token)
    remember_device(call, call.person)
    call.services.bus.publish({"person": call.person.id})
    return _passkey_info(passkey)


@api.add("DELETE", "/me/passkeys/{passkey}")
async def remove_passkey(call: Call) -> None:
    """Remove a passkey. Requires a login within the last ten minutes."""
    await call.require_login()
    await call.services.passkeys.remove(call.person, call.path["passkey"])
    call.services.bus.publish({"person": call.person.id})


@api.add("POST", "/login/passkey/options", answer=dict[str, Any], person=False)
async def passkey_options(call: Call) -> dict[str, Any]:
    """Get the options with which a browser asks its user for a passkey (WebAuthn), in order to log in."""
    call.services.rates.tries.take(call.place)
    return await call.services.passkeys.ask(_site(call))


@api.add("POST", "/login/passkey", body=requests.ShownPasskey, answer=Identity, person=False)
async def log_in_by_passkey(call: Call, body: requests.ShownPasskey) -> Identity:
    """Log in on this device with a passkey."""
    call.services.rates.tries.take(call.place)
    login = await call.services.passkeys.log_in(_site(call), body.credential, call.device)
    return await logged_in(call, *login)


# Another site


@api.add("POST", "/openid", body=requests.OpenIdBegin, answer=Elsewhere, person=False)
async def begin_openid(call: Call, body: requests.OpenIdBegin) -> Elsewhere:
    """Begin a login through the OpenID Connect provider. Returns the address to which the browser must go.

    With `keep`, the login is added to an account that already has another way to log in. This requires a login within
    the last ten minutes.
    """
    call.services.rates.tries.take(call.place)
    keep = body.keep and call.who is not None and call.who.kept
    if keep:
        await call.require_login()
    address, state = await call.services.openid.begin(call.who, body.language, keep)
    elsewhere = Elsewhere(address)
    call.response = Response(msgspec.json.encode(elsewhere), media_type="application/json")
    call.response.set_cookie(
        _STATE,
        state,
        max_age=VALID["openid"] // 1000,
        httponly=True,
        samesite="lax",
        secure=call.services.settings.secure,
        path=BACK,
    )
    return elsewhere


@api.add("GET", "/openid/back", answer=str, media="text/html", person=False, query={"code": str, "state": str})
async def end_openid(call: Call) -> str:
    """Finish a login through the OpenID Connect provider, and redirect the browser to the account page.

    If the login fails, the browser is redirected to the login page, which displays the error.
    """
    call.response = RedirectResponse(await _back(call), 303)
    call.response.delete_cookie(_STATE, path=BACK)
    return ""


async def _back(call: Call) -> str:
    """Finish a login through the OpenID Connect provider, and return the path to redirect the browser to."""
    services, state = call.services, call.query.get("state", "")
    try:
        services.rates.tries.take(call.place)
        if not state or call.request.cookies.get(_STATE) != state:
            raise Refused("wrong_code", "this browser did not begin this login")
        if "code" not in call.query:
            raise Refused("not_logged_in", "the other site refused the login")
        person, token = await services.openid.finish(call.query["code"], state, call.device)
    except Refused as refused:
        return f"/login?problem={quote(refused.code)}"
    except StorageError:
        return "/login?problem=storage"
    services.bus.publish({"person": person.id})
    await logged_in(call, person, token)
    return "/account"
