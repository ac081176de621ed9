"""The kernels that write events to the log, one for each kind of event."""

from __future__ import annotations

from tabletowers.games.babel.events import (
    EVENTS,
    ActionCardTaken,
    BonusDeclined,
    BonusPlayed,
    BuildBegun,
    CardDrawn,
    CardsPlayed,
    DiscsScored,
    DiscTaken,
    Ended,
    Exchanged,
    FinalCardScored,
    GaveUp,
    Invited,
    OfferOpened,
    OfferSealed,
    PartsPlaced,
    Passed,
    Rejected,
    Reshuffled,
    ThreeDrawn,
    TurnBegan,
    TurnDoubled,
    WildPlayed,
    WonderPaid,
    WonderScored,
)
from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.log import Log, emit

TURN_BEGAN = EVENTS.number(TurnBegan)
PASSED = EVENTS.number(Passed)
BUILD_BEGUN = EVENTS.number(BuildBegun)
OFFER_SEALED = EVENTS.number(OfferSealed)
OFFER_OPENED = EVENTS.number(OfferOpened)
INVITED = EVENTS.number(Invited)
CARDS_PLAYED = EVENTS.number(CardsPlayed)
WILD_PLAYED = EVENTS.number(WildPlayed)
PARTS_PLACED = EVENTS.number(PartsPlaced)
DISC_TAKEN = EVENTS.number(DiscTaken)
GAVE_UP = EVENTS.number(GaveUp)
REJECTED = EVENTS.number(Rejected)
BONUS_PLAYED = EVENTS.number(BonusPlayed)
BONUS_DECLINED = EVENTS.number(BonusDeclined)
WONDER_SCORED = EVENTS.number(WonderScored)
WONDER_PAID = EVENTS.number(WonderPaid)
ACTION_CARD_TAKEN = EVENTS.number(ActionCardTaken)
CARD_DRAWN = EVENTS.number(CardDrawn)
RESHUFFLED = EVENTS.number(Reshuffled)
EXCHANGED = EVENTS.number(Exchanged)
THREE_DRAWN = EVENTS.number(ThreeDrawn)
TURN_DOUBLED = EVENTS.number(TurnDoubled)
ENDED = EVENTS.number(Ended)
DISCS_SCORED = EVENTS.number(DiscsScored)
FINAL_CARD_SCORED = EVENTS.number(FinalCardScored)


@kernel
def tell_turn_began(log: Log, seat: int, second: int) -> None:
    """Report that a seat's turn begins; `second` is 1 for the second turn of a double turn."""
    emit(log, TURN_BEGAN, seat, second)


@kernel
def tell_passed(log: Log, seat: int) -> None:
    """Report that the active player passed."""
    emit(log, PASSED, seat)


@kernel
def tell_build_begun(log: Log, seat: int, wonder: int, disc: int) -> None:
    """Report that the active player announced that they want to build a disc on a wonder."""
    emit(log, BUILD_BEGUN, seat, wonder, disc)


@kernel
def tell_offer_sealed(log: Log, seat: int, camel: int, ship: int, crane: int, mason: int, trade: int) -> None:
    """Report that a seat has decided on its offer."""
    emit(log, OFFER_SEALED, seat, camel, ship, crane, mason, trade)


@kernel
def tell_offer_opened(log: Log, seat: int, camel: int, ship: int, crane: int, mason: int, trade: int) -> None:
    """Report that a seat's offer is revealed."""
    emit(log, OFFER_OPENED, seat, camel, ship, crane, mason, trade)


@kernel
def tell_invited(log: Log, seat: int, camel: int, ship: int, crane: int, mason: int, trade: int) -> None:
    """Report that a seat was invited and played the cards it had offered."""
    emit(log, INVITED, seat, camel, ship, crane, mason, trade)


@kernel
def tell_cards_played(log: Log, seat: int, camel: int, ship: int, crane: int, mason: int) -> None:
    """Report that the active player played the cards that the invited seats did not provide."""
    emit(log, CARDS_PLAYED, seat, camel, ship, crane, mason)


@kernel
def tell_wild_played(log: Log, seat: int, wilds: int, camel: int, ship: int, crane: int, mason: int) -> None:
    """Report that the active player played wild cards, with the number of cards of each suit that they replace."""
    emit(log, WILD_PLAYED, seat, wilds, camel, ship, crane, mason)


@kernel
def tell_parts_placed(log: Log, seat: int, wonder: int, parts: int) -> None:
    """Report that a seat put building parts on a wonder."""
    emit(log, PARTS_PLACED, seat, wonder, parts)


@kernel
def tell_disc_taken(log: Log, seat: int, wonder: int, disc: int) -> None:
    """Report that a disc was built and went to a seat."""
    emit(log, DISC_TAKEN, seat, wonder, disc)


@kernel
def tell_gave_up(log: Log, seat: int, wonder: int, disc: int) -> None:
    """Report that the active player gave up building a disc, which stays on its wonder."""
    emit(log, GAVE_UP, seat, wonder, disc)


@kernel
def tell_rejected(log: Log, seat: int, cards: int, points: int) -> None:
    """Report that a seat took its offered cards back and scored points for them."""
    emit(log, REJECTED, seat, cards, points)


@kernel
def tell_bonus_played(log: Log, seat: int, points: int) -> None:
    """Report that a rejected seat played its bonus card."""
    emit(log, BONUS_PLAYED, seat, points)


@kernel
def tell_bonus_declined(log: Log, seat: int) -> None:
    """Report that a rejected seat did not play a bonus card."""
    emit(log, BONUS_DECLINED, seat)


@kernel
def tell_wonder_scored(log: Log, wonder: int, first: int, second: int, complete: int) -> None:
    """Report that a wonder is scored, with the points for first and second place."""
    emit(log, WONDER_SCORED, wonder, first, second, complete)


@kernel
def tell_wonder_paid(log: Log, seat: int, wonder: int, parts: int, place: int, points: int, complete: int) -> None:
    """Report the points that a seat got for its parts on a wonder."""
    emit(log, WONDER_PAID, seat, wonder, parts, place, points, complete)


@kernel
def tell_action_card_taken(log: Log, seat: int, card: int) -> None:
    """Report that a seat took an action card."""
    emit(log, ACTION_CARD_TAKEN, seat, card)


@kernel
def tell_card_drawn(log: Log, seat: int, suit: int) -> None:
    """Report that a seat drew a building card."""
    emit(log, CARD_DRAWN, seat, suit)


@kernel
def tell_reshuffled(
    log: Log, first: int, second: int, third: int, fourth: int, fifth: int, sixth: int, seventh: int
) -> None:
    """Report that the discard pile became the deck.

    Each argument encodes up to fifteen cards, in the order in which they will be drawn.
    """
    emit(log, RESHUFFLED, first, second, third, fourth, fifth, sixth, seventh)


@kernel
def tell_exchanged(log: Log, seat: int, camel: int, ship: int, crane: int, mason: int) -> None:
    """Report that a seat played the action card "exchange" and discarded these cards."""
    emit(log, EXCHANGED, seat, camel, ship, crane, mason)


@kernel
def tell_three_drawn(log: Log, seat: int) -> None:
    """Report that a seat played the action card "draw three"."""
    emit(log, THREE_DRAWN, seat)


@kernel
def tell_turn_doubled(log: Log, seat: int) -> None:
    """Report that the active player played the action card "double turn"."""
    emit(log, TURN_DOUBLED, seat)


@kernel
def tell_ended(log: Log, why: int, suit: int) -> None:
    """Report that the game is over, and which suit has run out (−1 if none has)."""
    emit(log, ENDED, why, suit)


@kernel
def tell_discs_scored(log: Log, seat: int, camel: int, ship: int, crane: int, mason: int, points: int) -> None:
    """Report the number of a seat's discs of each suit, and the points for them."""
    emit(log, DISCS_SCORED, seat, camel, ship, crane, mason, points)


@kernel
def tell_final_card_scored(log: Log, seat: int, card: int, number: int, points: int) -> None:
    """Report the points for a seat's action cards of a kind that scores at the end of the game."""
    emit(log, FINAL_CARD_SCORED, seat, card, number, points)
