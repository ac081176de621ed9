"""Verifiable deals, which are determined by a secret fixed in advance and by nonces that players contribute.

The secret is published at the end of the game. docs/fairness.md specifies the exact bytes, with test vectors, so that
anyone can verify a deal without this code.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tabletowers.contract.options import complete
from tabletowers.games import game as find_game
from tabletowers.record import Record

#: The length of a secret in bytes.
SECRET_BYTES = 32
#: The possible lengths of a client's nonce, in hexadecimal digits.
NONCE_DIGITS = range(16, 65)

_WORD = 1 << 64


def new_secret() -> str:
    """Return a new random secret as hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """Return the commitment to a secret, which is the secret's hash.

    It is published before any client sends a nonce, so that the secret can't be changed afterwards.
    """
    return hashlib.sha256(b"tabletowers commitment 1\n" + bytes.fromhex(secret)).hexdigest()


def is_nonce(text: object) -> bool:
    """Return whether a value is a valid nonce (a random string that is mixed into the deal)."""
    return isinstance(text, str) and len(text) in NONCE_DIGITS and all(digit in "0123456789abcdef" for digit in text)


def key_for(secret: str, nonces: Sequence[str], purpose: str) -> bytes:
    """Return the key of the random stream for a purpose, such as `seats`, `deal` or `reshuffle 1`."""
    message = "\n".join(["tabletowers deal 1", purpose, *nonces])
    return hmac.new(bytes.fromhex(secret), message.encode(), hashlib.sha256).digest()


def words(key: bytes) -> Iterator[int]:
    """Yield random 64-bit numbers. Each block is the HMAC-SHA256 of a counter, read as four big-endian words."""
    counter = 0
    while True:
        block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        counter += 1


def below(throws: Iterator[int], bound: int) -> int:
    """Return a random number from 0 to `bound` − 1, all equally likely.

    Numbers from the stream that would cause a bias are skipped.
    """
    limit = _WORD - _WORD % bound
    for throw in throws:
        if throw < limit:
            return throw % bound
    raise AssertionError("the stream ended")


def mixer(secret: str, nonces: Sequence[str], purpose: str) -> Callable[[list[Any]], list[Any]]:
    """Return a function that shuffles a list (Fisher–Yates from the end).

    Each call continues the same random stream.
    """
    throws = words(key_for(secret, nonces, purpose))

    def mix(cards: list[Any]) -> list[Any]:
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = below(throws, last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    return mix


class Unfair(ValueError):
    """Raised for a record whose deal does not follow from the secret in it."""


def check_deal(record: Record) -> None:
    """Check that a record's commitment, set-up and reshuffles follow from its secret and nonces.

    Raises Unfair if they don't. The moves are replayed in order to check the reshuffles. The result is not checked
    (`record.replay` does that), and neither is the drawing of seats, because a record does not contain the original
    chairs.
    """
    secret, nonces = record.extra.get("secret"), record.extra.get("nonces")
    if not isinstance(secret, str) or len(secret) != 2 * SECRET_BYTES or not _is_hex(secret):
        raise Unfair(f"the record has no secret of {2 * SECRET_BYTES} hexadecimal digits")
    if not isinstance(nonces, list) or not all(is_nonce(nonce) for nonce in nonces):
        raise Unfair("the record has no list of nonces")
    if record.extra.get("commitment") != commitment(secret):
        raise Unfair("the commitment does not match the secret")
    game = find_game(record.game, record.rules)
    options = complete(game.options, record.options)
    if game.deal_with(mixer(secret, nonces, "deal"), record.players, **options) != record.setup:
        raise Unfair("the set-up does not follow from the secret")
    _check_reshuffles(record, secret, nonces)


def _is_hex(text: str) -> bool:
    return all(digit in "0123456789abcdef" for digit in text)


def _check_reshuffles(record: Record, secret: str, nonces: Sequence[str]) -> None:
    """Replay a record to its last reshuffle, with those that follow from its secret. Raises Unfair if it differs."""
    last = max((number for number, ply in enumerate(record.plies, 1) if ply.reshuffled is not None), default=0)
    state, count = record.start(), 0
    for number, ply in enumerate(record.plies[:last], 1):
        shuffled: list[list[Any]] = []
        purpose = f"reshuffle {count + 1}"

        def mix(pile: list[Any], purpose: str = purpose, shuffled: list[list[Any]] = shuffled) -> list[Any]:
            shuffled.append(mixer(secret, nonces, purpose)(pile))
            return shuffled[-1]

        state.play(ply.move, shuffle=mix)
        count += bool(shuffled)
        if ply.reshuffled is not None and shuffled[:1] != [ply.reshuffled]:
            raise Unfair(f"ply {number}: the reshuffle does not follow from the secret")
