"""The calls by which people keep their identity: devices, passkeys, and logging in at another site."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec
from starlette.responses import RedirectResponse, Response

from tabletowers.server.http import requests, responses
from tabletowers.server.http.authentication import set_cookie
from tabletowers.server.http.handlers.people import identity
from tabletowers.server.http.routes import Call, api
from tabletowers.server.people.openid import BACK
from tabletowers.server.people.passkeys import Site
from tabletowers.server.people.tickets import VALID
from tabletowers.store import StorageError
from tabletowers.store.proofs import Passkey
from tabletowers.table import Refused

#: The cookie by which a browser is known again that comes back from another site.
_STATE = "tabletowers-openid"


@api.add("GET", "/server", answer=responses.ServerInfo, person=False)
async def server_info(call: Call) -> Any:
    """What this server offers: mails, the name of the other site at which people can log in, unready bots."""
    openid = call.services.settings.openid
    return {
        "mail": call.services.mail.possible,
        "openid": None if openid is None else openid.name,
        "compiling": call.services.compiling.following(),
    }


# Devices


@api.add("GET", "/me/devices", answer=responses.DeviceList)
async def my_devices(call: Call) -> Any:
    """Your devices, the last used first."""
    return {"devices": await call.services.devices.of(call.person, call.request.state.token)}


@api.add("DELETE", "/me/devices/{device}")
async def log_out_one(call: Call) -> None:
    """Forget one of your devices."""
    await call.services.devices.log_out_one(call.person, call.path["device"])


# Passkeys


def _site(call: Call) -> Site:
    return Site.at(call.request.headers.get("origin"))


def _shown(passkey: Passkey) -> dict[str, Any]:
    return {name: getattr(passkey, name) for name in ("id", "host", "name", "created", "used")}


@api.add("GET", "/me/passkeys", answer=responses.Passkeys)
async def my_passkeys(call: Call) -> Any:
    """Your passkeys."""
    return {"passkeys": [_shown(passkey) for passkey in await call.services.passkeys.of(call.person)]}


@api.add("POST", "/me/passkeys/options", answer=dict[str, Any])
async def new_passkey_options(call: Call) -> Any:
    """What a browser needs to make a passkey for you."""
    call.services.rates.tries.take(call.place)
    return await call.services.passkeys.invite(call.person, _site(call))


@api.add("POST", "/me/passkeys", body=requests.NewPasskey, answer=responses.PasskeyInfo, status=201)
async def new_passkey(call: Call) -> Any:
    """Keep this identity by a passkey that your browser has just made."""
    made = await call.services.passkeys.add(call.person, _site(call), call.body.name, call.body.credential)
    call.services.bus.publish({"person": call.person.id})
    return _shown(made)


@api.add("DELETE", "/me/passkeys/{passkey}")
async def remove_passkey(call: Call) -> None:
    """Forget a passkey."""
    await call.services.passkeys.remove(call.person, call.path["passkey"])
    call.services.bus.publish({"person": call.person.id})


@api.add("POST", "/login/passkey/options", answer=dict[str, Any], person=False)
async def passkey_options(call: Call) -> Any:
    """What a browser needs to ask for a passkey."""
    call.services.rates.tries.take(call.place)
    return await call.services.passkeys.ask(_site(call))


@api.add("POST", "/login/passkey", body=requests.ShownPasskey, answer=responses.Identity, person=False)
async def log_in_by_passkey(call: Call) -> Any:
    """Become the person of a passkey on this device."""
    call.services.rates.tries.take(call.place)
    return identity(call, *await call.services.passkeys.log_in(_site(call), call.body.credential, call.device))


# Another site


@api.add("POST", "/openid", body=requests.OpenIdBegin, answer=responses.Elsewhere, person=False)
async def begin_openid(call: Call) -> Any:
    """Where to log in at another site, after which the browser comes back by itself."""
    call.services.rates.tries.take(call.place)
    address, state = await call.services.openid.begin(call.who, call.body.language)
    response = Response(msgspec.json.encode({"url": address}), media_type="application/json")
    response.set_cookie(
        _STATE,
        state,
        max_age=VALID["openid"] // 1000,
        httponly=True,
        samesite="lax",
        secure=call.services.settings.secure,
        path=BACK,
    )
    return response


@api.add("GET", "/openid/back", answer=str, media="text/html", person=False, query={"code": str, "state": str})
async def end_openid(call: Call) -> Any:
    """Come back from another site: the browser is sent on to the page about oneself, or told there what is wrong."""
    services, state = call.services, call.query.get("state", "")
    try:
        services.rates.tries.take(call.place)
        if not state or call.request.cookies.get(_STATE) != state:
            raise Refused("wrong_code", "this browser did not ask for that")
        if "code" not in call.query:
            raise Refused("not_logged_in", "the other site did not let you in")
        person, token = await services.openid.finish(call.query["code"], state, call.device)
    except Refused as refused:
        return _onward(f"/login?problem={quote(refused.code)}")
    except StorageError:
        return _onward("/login?problem=storage")
    services.bus.publish({"person": person.id})
    response = _onward("/account")
    set_cookie(response, token, services.settings)
    return response


def _onward(path: str) -> RedirectResponse:
    response = RedirectResponse(path, 303)
    response.delete_cookie(_STATE, path=BACK)
    return response
