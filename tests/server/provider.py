"""A small OpenID provider on loopback, in this process: lets in whoever it is told to, and checks what it is asked."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Literal
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey


class Provider:
    """Another site at which `subject` is logged in already; `spoil` are claims that it gets wrong."""

    def __init__(self, client: str = "tables", secret: str = "hush") -> None:
        self.client, self.secret = client, secret
        self.subject, self.name = "s1", "Anna Elsewhere"
        self.spoil: dict[str, Any] = {}
        self.refuses = False
        #: How tokens are signed: as it should be, or in a way that is to be refused.
        self.signing: Literal["right", "none", "public key as secret", "own key"] = "right"
        self._key = RSAKey.generate_key(2048, {"kid": "k1"})
        #: What was asked for with each code that has been given out and not used.
        self._codes: dict[str, dict[str, str]] = {}
        provider = self

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                parts = urlsplit(self.path)
                asked = {name: values[0] for name, values in parse_qs(parts.query).items()}
                if parts.path == "/authorize":
                    self.send_response(302)
                    self.send_header("Location", provider.authorize(asked))
                    self.end_headers()
                elif parts.path == "/.well-known/openid-configuration":
                    self.tell(200, provider.description())
                elif parts.path == "/keys":
                    self.tell(200, KeySet([provider._key]).as_dict(private=False))
                else:
                    self.tell(404, {})

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                asked = {name: values[0] for name, values in parse_qs(body).items()}
                self.tell(*provider.token(asked, self.headers.get("Authorization", "")))

            def tell(self, status: int, answer: Any) -> None:
                data = json.dumps(answer).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.issuer = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def description(self) -> dict[str, Any]:
        """OpenID Connect Discovery."""
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
        }

    def authorize(self, asked: dict[str, str]) -> str:
        """Where a browser is sent that wants to log in: back, with a code."""
        assert asked["client_id"] == self.client
        assert asked["response_type"] == "code"
        assert asked["code_challenge_method"] == "S256"
        assert "openid" in asked["scope"].split()
        if self.refuses:
            return f"{asked['redirect_uri']}?{urlencode({'error': 'access_denied', 'state': asked['state']})}"
        code = secrets.token_urlsafe(8)
        self._codes[code] = asked
        return f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}"

    def token(self, asked: dict[str, str], authorization: str) -> tuple[int, dict[str, Any]]:
        """The token for a code, if whoever asks knows the secret and began it (PKCE)."""
        began = self._codes.pop(asked.get("code", ""), None)
        challenge = hashlib.sha256(asked.get("code_verifier", "").encode()).digest()
        known = base64.b64encode(f"{self.client}:{self.secret}".encode()).decode()
        if (
            began is None
            or authorization != f"Basic {known}"
            or base64.urlsafe_b64encode(challenge).rstrip(b"=").decode() != began["code_challenge"]
            or asked.get("redirect_uri") != began["redirect_uri"]
        ):
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": self.client, "sub": self.subject, "iat": now, "exp": now + 60}
        claims |= {"nonce": began["nonce"], "name": self.name} | self.spoil
        return 200, {"access_token": "a", "token_type": "Bearer", "id_token": self._signed(claims)}

    def _signed(self, claims: dict[str, Any]) -> str:
        if self.signing == "own key":
            return jwt.encode({"alg": "RS256", "kid": "k1"}, claims, RSAKey.generate_key(2048, {"kid": "k1"}))
        if self.signing == "right":
            return jwt.encode({"alg": "RS256", "kid": "k1"}, claims, self._key)
        algorithm = "none" if self.signing == "none" else "HS256"
        parts = [json.dumps(part).encode() for part in ({"alg": algorithm, "kid": "k1"}, claims)]
        said = b".".join(base64.urlsafe_b64encode(part).rstrip(b"=") for part in parts)
        key = self._key.as_pem(private=False)
        proof = b"" if algorithm == "none" else hmac.digest(key, said, "sha256")
        return (said + b"." + base64.urlsafe_b64encode(proof).rstrip(b"=")).decode()

    def close(self) -> None:
        """Stop."""
        self.server.shutdown()
        self.server.server_close()
