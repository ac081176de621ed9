"""The details that explain why a move is illegal in Babel. They reveal only what the seat making the move knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletowers.contract import Reason, Sight, State
from tabletowers.games.babel.actions import (
    FIRST_EXCHANGE,
    PLAY_DOUBLE_TURN,
    PLAY_DRAW_THREE,
    USE_BONUS,
    build_of,
    decision_of,
    invitation_of,
    is_guest,
    offer_of,
)
from tabletowers.games.babel.components import (
    ACTION_CODES,
    DOUBLE_TURN,
    DRAW_THREE,
    EXCHANGE,
    EXCHANGES,
    REJECTED_BONUS,
    SIDES,
    SUIT_NAMES,
    SUITS,
    WILD,
)
from tabletowers.games.babel.consequences import GUESTS, INVITATIONS, LEFT, MISSING, NEEDED
from tabletowers.games.babel.decisions import DECISIONS, INVITE, OFFER
from tabletowers.games.babel.edition import disc_parts, kind_names
from tabletowers.games.babel.reasons import (
    CARDS_MISSING,
    MORE_THAN_DISC,
    NO_ACTION_CARD,
    NO_OFFER,
    NO_SUCH_DISC,
    NOT_IN_HAND,
    NOT_TO_EXCHANGE,
    ONE_NUMBER,
    OTHER_DECISION,
    PARTS_MISSING,
    REASONS,
    TOO_MANY_CARDS,
    TWO_NUMBERS,
    WILD_ONE_NUMBER,
    WILD_TWO_NUMBERS,
)

Facts = Mapping[str, Any]

_CARD_OF = {PLAY_DRAW_THREE: DRAW_THREE, PLAY_DOUBLE_TURN: DOUBLE_TURN, USE_BONUS: REJECTED_BONUS}


def of(state: State, seat: int, action: int, reason: Reason) -> Facts:
    """Return details about why a seat can't make this move, or an empty mapping if the reason needs none."""
    facts = _FACTS.get(reason.code)
    return {} if facts is None else facts(state.sight(seat), seat, action)


def _decision(sight: Sight, seat: int, action: int) -> Facts:
    """Return the name of the pending decision."""
    return {"decision": DECISIONS[sight.fields["decision"]].name}


def _wanted_disc(sight: Sight, seat: int, action: int) -> Facts:
    """Return the disc that the move tries to build, and its wonder."""
    wonder, kind = build_of(action)
    return {"wonder": wonder + 1, **_disc(sight, kind)}


def _disc_being_built(sight: Sight, seat: int, action: int) -> Facts:
    """Return the disc that is being built."""
    return _disc(sight, sight.fields["kind"])


def _disc(sight: Sight, kind: int) -> dict[str, Any]:
    return disc_parts(kind_names(sight.options["edition"])[kind])


def _no_offer(sight: Sight, seat: int, action: int) -> Facts:
    """Return the first invited seat that has offered nothing."""
    guests, offer = invitation_of(action)[0], sight.fields["offer"]
    seats = (other for other in range(guests.bit_length()) if is_guest(guests, other))
    other = next(other for other in seats if not any(offer[other * SIDES : (other + 1) * SIDES]))
    return {"other": other, "seat": other}


def _too_many_cards(sight: Sight, seat: int, action: int) -> Facts:
    """Return the suit in which the invited seats offered too many cards, and how many cards of it the disc needs."""
    row, fields = _guests(sight, action), sight.fields
    side = next(side for side in range(SIDES) if row[MISSING + side] < 0)
    return {"suit": SUIT_NAMES[fields["suit"][side]], "number": fields["need"][side]}


def _parts_missing(sight: Sight, seat: int, action: int) -> Facts:
    """Return the first seat that doesn't have enough parts left, with the number needed and the number left."""
    row = _guests(sight, action)
    other = next(other for other in range(sight.players) if row[NEEDED + other] > row[LEFT + other])
    return {"other": other, "seat": other, "wanted": row[NEEDED + other], "held": row[LEFT + other]}


def _guests(sight: Sight, action: int) -> list[int]:
    """Return a row of numbers for the guests that an action invites: cards still missing, and everyone's parts.

    `kernels.consequences.guest_lists` describes the row.
    """
    return sight.ask(GUESTS)[invitation_of(action)[0]]


def _action_card(sight: Sight, seat: int, action: int) -> Facts:
    """Return the action card that the move needs but the seat doesn't have."""
    card = WILD if decision_of(action) == INVITE else _CARD_OF.get(action, EXCHANGE)
    return {"card": ACTION_CODES[card]}


def _short_suit(sight: Sight, seat: int, action: int) -> Facts:
    """Return the first suit in which the hand has too few cards, with the number needed and the number held."""
    wanted, held = _cards(sight, action), sight.fields["hand"][seat * SUITS : (seat + 1) * SUITS]
    suit = next(suit for suit in range(SUITS) if wanted[suit] > held[suit])
    return {"suit": SUIT_NAMES[suit], "wanted": wanted[suit], "held": held[suit]}


def _cards_missing(sight: Sight, seat: int, action: int) -> Facts:
    """Return what is missing for this invitation; or, if no invitation is possible, the disc that can't be built.

    Giving up is always possible (BB-12), so it is one of the rows.
    """
    if len(sight.ask(INVITATIONS)) > 1:
        return {"lost": "no", **_short_suit(sight, seat, action)}
    return {"lost": "yes", **_disc_being_built(sight, seat, action)}


def _cards(sight: Sight, action: int) -> list[int]:
    """Return how many cards of each suit a move takes from the hand."""
    decision = decision_of(action)
    if decision == OFFER:
        numbers = offer_of(action)[:SIDES]
    elif decision == INVITE:
        row, (_, first, second) = _guests(sight, action), invitation_of(action)
        numbers = row[MISSING] - first, row[MISSING + 1] - second
    else:
        return [*EXCHANGES[action - FIRST_EXCHANGE]]
    cards = [0] * SUITS
    for suit, number in zip(sight.fields["suit"], numbers, strict=True):
        cards[suit] += number
    return cards


#: For the code of each reason, the function that returns its details.
_FACTS: Mapping[str, Callable[[Sight, int, int], Facts]] = {
    REASONS[number].code: facts
    for facts, numbers in (
        (_decision, (OTHER_DECISION,)),
        (_wanted_disc, (NO_SUCH_DISC,)),
        (_disc_being_built, (ONE_NUMBER, TWO_NUMBERS, MORE_THAN_DISC, WILD_ONE_NUMBER, WILD_TWO_NUMBERS)),
        (_short_suit, (NOT_IN_HAND, NOT_TO_EXCHANGE)),
        (_cards_missing, (CARDS_MISSING,)),
        (_no_offer, (NO_OFFER,)),
        (_too_many_cards, (TOO_MANY_CARDS,)),
        (_parts_missing, (PARTS_MISSING,)),
        (_action_card, (NO_ACTION_CARD,)),
    )
    for number in numbers
}
