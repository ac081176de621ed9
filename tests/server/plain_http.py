"""Calls by plain HTTP on loopback. They load no certificates, which would take a new client longer than the call."""

from __future__ import annotations

import ssl
from typing import Any

import httpx

#: Trusts no certificate at all, so it is of no use for HTTPS. httpx would load the system's for every client.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def client(**more: Any) -> httpx.Client:
    """A client that keeps its connection and its cookies."""
    return httpx.Client(verify=NO_CERTIFICATES, **more)


def get(url: str, **more: Any) -> httpx.Response:
    """Send a GET by itself."""
    return httpx.get(url, verify=NO_CERTIFICATES, **more)


def post(url: str, **more: Any) -> httpx.Response:
    """Send a POST by itself."""
    return httpx.post(url, verify=NO_CERTIFICATES, **more)


def delete(url: str, **more: Any) -> httpx.Response:
    """Send a DELETE by itself."""
    return httpx.delete(url, verify=NO_CERTIFICATES, **more)


def transport(address: str) -> httpx.HTTPTransport:
    """What carries calls from an address of this machine."""
    return httpx.HTTPTransport(verify=NO_CERTIFICATES, local_address=address)
