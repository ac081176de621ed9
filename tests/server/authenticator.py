"""A passkey in software: answers as a browser's `PublicKeyCredential.toJSON` does (WebAuthn level 3)."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

#: The flags of an authenticator's data: somebody was there; and was verified; a new key follows.
_THERE, _SEEN, _NEW = 0x01, 0x05, 0x40


def plain(data: bytes) -> str:
    """Bytes in base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, for whatever site it is made for."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(32)
        self._count = 0
        self._user = ""
        #: Whether it verifies its owner, and whether a page of another site has asked for it in a frame.
        self.verifies, self.framed = True, False

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to an invitation to make a passkey."""
        self._user = options["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(options["rp"]["id"], self._seen() | _NEW)
        data += bytes(16) + len(self._id).to_bytes(2, "big") + self._id + cbor2.dumps(key)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options["challenge"], origin)
        return self._credential({"clientDataJSON": plain(said), "attestationObject": plain(attestation)})

    def show(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to the question for a passkey."""
        self._count += 1
        data = self._data(options["rpId"], self._seen())
        said = self._said("webauthn.get", options["challenge"], origin)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"authenticatorData": plain(data), "signature": plain(signature), "userHandle": self._user}
        return self._credential({"clientDataJSON": plain(said), **answer})

    def _data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self._count.to_bytes(4, "big")

    def _said(self, kind: str, challenge: str, origin: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": self.framed}
        return json.dumps(said).encode()

    def _seen(self) -> int:
        return _SEEN if self.verifies else _THERE

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": plain(self._id),
            "rawId": plain(self._id),
            "type": "public-key",
            "clientExtensionResults": {},
            "response": response,
        }
