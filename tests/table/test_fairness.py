"""Deals from the secret: the bytes specified in docs/fairness.md, checked against an implementation of their own."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path

import pytest

from tabletowers.record import Record
from tabletowers.table import fairness
from tests.table.setting import SECRET, Hands, running

NONCES = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"]


def shuffled(secret: str, nonces: list[str], purpose: str, cards: list[int]) -> list[int]:
    """Fisher–Yates as in the document, written down once more."""
    message = ("tabletowers deal 1\n" + purpose + "".join("\n" + nonce for nonce in nonces)).encode()
    key = hmac.digest(bytes.fromhex(secret), message, "sha256")
    stream = b"".join(hmac.digest(key, number.to_bytes(8, "big"), "sha256") for number in range(400))
    words = [int.from_bytes(stream[at : at + 8], "big") for at in range(0, len(stream), 8)]
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        while words[0] >= 2**64 // (last + 1) * (last + 1):
            words.pop(0)
        other = words.pop(0) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def test_the_commitment_is_a_hash_of_the_secret() -> None:
    told = hashlib.sha256(b"tabletowers commitment 1\n" + bytes.fromhex(SECRET)).hexdigest()
    assert fairness.commitment(SECRET) == told


@pytest.mark.parametrize("purpose", ["seats", "deal", "reshuffle 1"])
def test_lists_are_shuffled_as_documented(purpose: str) -> None:
    assert fairness.mixer(SECRET, NONCES, purpose)(list(range(60))) == shuffled(
        SECRET, NONCES, purpose, list(range(60))
    )


def test_the_vectors_of_the_document_hold() -> None:
    text = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
    vectors = json.loads(text.split("```json\n")[1].split("```")[0])
    assert fairness.commitment(vectors["secret"]) == vectors["commitment"]
    for purpose, order in vectors["shuffles"].items():
        cards = list(range(len(order)))
        assert shuffled(vectors["secret"], vectors["nonces"], purpose, cards) == order
        assert fairness.mixer(vectors["secret"], vectors["nonces"], purpose)(cards) == order


def test_throws_that_would_favour_some_are_rejected() -> None:
    # 2⁶⁴ = 3 · 6148914691236517205 + 1: the highest number alone would make 0 likelier.
    assert fairness.below(iter([2**64 - 1, 5]), 3) == 2


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_a_table_s_record_is_checked_against_its_secret(game: str) -> None:
    table = running(game)
    Hands(table).to_end()
    record = Record.from_line(table.record().to_line())
    fairness.check_deal(record)
    for spoil in (
        {"secret": "0" * 64},
        {"nonces": ["0123456789abcdef"]},
        {"commitment": "0" * 64},
    ):
        with pytest.raises(fairness.Unfair):
            fairness.check_deal(Record.from_json(record.to_json() | spoil))


def test_another_deal_than_the_secret_s_is_found_out() -> None:
    table, other = running(), running(secret="ab" * 32)
    Hands(table).to_end()
    record = table.record()
    record.setup = other.record().setup
    with pytest.raises(fairness.Unfair, match="set-up"):
        fairness.check_deal(record)
