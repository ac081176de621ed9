"""Der Turmbau zu Babel from its rules' text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

from .game import Asking, Reference, check_keys

SUITS = ["camel", "ship", "crane", "mason"]
CARDS_OF_A_SUIT = 25
WONDERS = range(1, 9)
DISCS_ON_A_WONDER = 3
UNFINISHED = (10, 5)
OTHERS_WITH_A_PART = 3
CARDS_IN_A_HAND = 4

#: What a table can replace with the numbers of its own copy (BB-2, BB-4 to BB-7).
EDITION: Mapping[str, Any] = {
    "discs": {suit: [3, 3, 4, 4, 5, 6] for suit in SUITS},
    "two_suit_discs": ["camel3+ship2", "ship3+crane2", "crane3+mason2", "mason3+camel2"],
    "wonder_rows": [[8, 4], [10, 5], [12, 6], [14, 7], [16, 8], [18, 9], [20, 10]],
    "disc_bonus": [0, 5, 10, 20, 30, 40, 50],
    "action_cards": {
        "exchange": 3,
        "wild": 2,
        "disc bonus": 2,
        "draw three": 2,
        "rejected bonus": 2,
        "double turn": 2,
        "five points": 2,
    },
    "parts": None,
}


def edition_of(options: Mapping[str, Any]) -> dict[str, Any]:
    """The edition that is played: what the options don't replace is ours."""
    return {**EDITION, **options.get("edition", {})}


def discs_in_play(options: Mapping[str, Any]) -> list[str]:
    """BB-2."""
    edition = edition_of(options)
    plain = [f"{suit}{value}" for suit in SUITS for value in edition["discs"][suit]]
    if options["discs"] == "plain":
        return plain
    for suit in SUITS:
        plain.remove(f"{suit}5")
    return plain + list(edition["two_suit_discs"])


def action_cards(options: Mapping[str, Any]) -> Counter[str]:
    """BB-6."""
    return Counter(edition_of(options)["action_cards"] if options["action_cards"] else {})


def needs(disc: str) -> dict[str, int]:
    """The suits of a disc with the number of cards of each, in the disc's order."""
    return {part[:-1]: int(part[-1]) for part in disc.split("+")}


def numbers(amounts: Mapping[str, int]) -> str:
    return "/".join(str(amount) for amount in amounts.values())


class Offer:
    """What one player offers: cards of the disc's suits, perhaps with the trade card."""

    def __init__(self, cards: dict[str, int], trade: bool) -> None:
        self.cards = cards
        self.trade = trade

    def size(self) -> int:
        return sum(self.cards.values())

    def __str__(self) -> str:
        return f"offer {numbers(self.cards)}" + ("+trade" if self.trade else "")


class Invitation:
    """Whom the active player invites, and what his wild cards stand for."""

    def __init__(self, seats: tuple[int, ...], wild: dict[str, int], hand: dict[str, int]) -> None:
        self.seats = seats
        self.wild = wild
        self.hand = hand  # the cards that the active player adds

    def __str__(self) -> str:
        seats = ",".join(str(seat) for seat in self.seats) or "-"
        return f"invite {seats}" + (f" wild {numbers(self.wild)}" if sum(self.wild.values()) else "")


def new_parts(active: int, invitation: Invitation, offering: Mapping[int, Offer]) -> Counter[int]:
    """BB-13: the parts that everybody puts on the wonder."""
    parts = Counter({active: sum(invitation.hand.values()) + sum(invitation.wild.values())})
    for seat in invitation.seats:
        parts[active if offering[seat].trade else seat] += offering[seat].size()
    return parts


class GameEnds(Exception):
    """The last disc of a suit has been built."""


class Babel(Reference):
    """A game of Der Turmbau zu Babel."""

    RULES = 2
    DEFAULTS: Mapping[str, Any] = {"discs": "plain", "action_cards": True, "memory_aid": False, "edition": EDITION}
    EARLIER: Mapping[int, Mapping[str, Any]] = {1: {"memory_aid": True}}

    def lay_out(self, setup: Mapping[str, Any]) -> None:
        check_deal(setup, self.players, self.options)
        self.edition = edition_of(self.options)
        self.discs: dict[int, list[str]] = {w: list(discs) for w, discs in zip(WONDERS, setup["discs"], strict=True)}
        self.deck: list[str] = list(setup["deck"])
        self.discarded: list[str] = []
        self.hands: list[Counter[str]] = [Counter(hand) for hand in setup["hands"]]
        self.action_deck: list[str] = list(setup["actions"])
        self.actions: list[list[str]] = [[] for _ in range(self.players)]
        self.parts: dict[int, Counter[int]] = {wonder: Counter() for wonder in WONDERS}
        self.taken: list[list[str]] = [[] for _ in range(self.players)]
        self.completed = 0
        self.something_moved = False  # a disc was built or a building card drawn in this turn
        self.random = Random(0)

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]

    # --- the course of the game

    def course(self) -> Asking[None]:
        seat = 0
        still_turns = 0
        try:
            while still_turns < self.players:  # BB-18: against games that could go on for ever
                self.something_moved = False
                double = yield from self.turn(seat, draws=True, may_double=True)
                if double:
                    yield from self.turn(seat, draws=True, may_double=False)
                still_turns = 0 if self.something_moved else still_turns + 1
                seat = (seat + 1) % self.players
        except GameEnds:
            pass
        self.final_scoring()

    def turn(self, active: int, draws: bool, may_double: bool) -> Asking[bool]:
        """One turn of the active player; tells whether it was the first one of a double turn."""
        double = False
        while True:
            builds = sorted({(wonder, disc) for wonder, discs in self.discs.items() for disc in discs})
            moves = ["pass", *(f"build {wonder} {disc}" for wonder, disc in builds)]
            if may_double and not double and "double turn" in self.actions[active]:
                moves.append("double turn")
            move = yield active, [*moves, *self.card_moves(active)]
            if move == "double turn":
                self.actions[active].remove(move)
                double, draws = True, False
            elif not self.card_played(active, move):
                break
        if move == "pass":
            if draws:
                self.draw(active)
                self.everybody_draws(active)
        else:
            _, wonder, disc = move.split()
            yield from self.build(active, int(wonder), disc)
            if draws:
                self.everybody_draws(active)
        return double

    def build(self, active: int, wonder: int, disc: str) -> Asking[None]:
        """BB-11 to BB-15, without the drawing at its end."""
        offers: dict[int, Offer] = {}
        for seat in self.clockwise(active)[1:]:
            offers[seat] = yield from self.offer(seat, disc)
        offering = {seat: offer for seat, offer in offers.items() if offer.size() > 0}
        invitation = yield from self.invite(active, disc, offering)
        invited = () if invitation is None else invitation.seats
        if invitation is not None:
            self.put_parts(active, wonder, disc, invitation, offering)
        rejected = {seat: offer.size() for seat, offer in offering.items() if seat not in invited}
        yield from self.pay_rejected(rejected)
        if not self.discs[wonder] and invitation is not None:
            self.complete(wonder, active)
        if invitation is not None and any(self.none_left(suit) for suit in needs(disc)):
            raise GameEnds

    def none_left(self, suit: str) -> bool:
        return not any(suit in needs(disc) for discs in self.discs.values() for disc in discs)

    def offer(self, seat: int, disc: str) -> Asking[Offer]:
        """BB-11."""
        while True:
            suits = needs(disc)
            choices = [range(min(number, self.hands[seat][suit]) + 1) for suit, number in suits.items()]
            offers = []
            for amounts in product(*choices):
                cards = dict(zip(suits, amounts, strict=True))
                offers.append(Offer(cards, trade=False))
                if sum(amounts) > 0:
                    offers.append(Offer(cards, trade=True))
            by_name = {str(offer): offer for offer in offers}
            move = yield seat, [*by_name, *self.card_moves(seat)]
            if not self.card_played(seat, move):
                return by_name[move]

    def invite(self, active: int, disc: str, offering: Mapping[int, Offer]) -> Asking[Invitation | None]:
        """BB-12; None is giving up."""
        while True:
            invitations = {str(choice): choice for choice in self.invitations(active, disc, offering)}
            move = yield active, ["give up", *invitations, *self.card_moves(active)]
            if not self.card_played(active, move):
                return invitations.get(move)

    def invitations(self, active: int, disc: str, offering: Mapping[int, Offer]) -> list[Invitation]:
        legal = []
        suits = needs(disc)
        subsets = [seats for size in range(len(offering) + 1) for seats in combinations(sorted(offering), size)]
        for seats in subsets:
            if sum(offering[seat].trade for seat in seats) > 1:
                continue
            missing = {suit: suits[suit] - sum(offering[seat].cards[suit] for seat in seats) for suit in suits}
            if min(missing.values()) < 0:
                continue
            for amounts in product(*(range(missing[suit] + 1) for suit in suits)):
                wild = dict(zip(suits, amounts, strict=True))
                hand = {suit: missing[suit] - wild[suit] for suit in suits}
                if sum(amounts) % 2 != 0 or sum(amounts) // 2 > self.actions[active].count("wild"):
                    continue
                if not all(hand[suit] <= self.hands[active][suit] for suit in suits):
                    continue
                choice = Invitation(seats, wild, hand)
                if self.parts_suffice(new_parts(active, choice, offering)):
                    legal.append(choice)
        return legal

    def parts_suffice(self, needed: Mapping[int, int]) -> bool:
        """BB-7: whether everybody has the parts that a choice needs."""
        limit = self.edition["parts"]
        lying = sum(self.parts.values(), Counter[int]())
        return limit is None or all(lying[seat] + number <= limit for seat, number in needed.items())

    def put_parts(
        self, active: int, wonder: int, disc: str, invitation: Invitation, offering: Mapping[int, Offer]
    ) -> None:
        """BB-13."""
        self.something_moved = True
        self.discard(active, invitation.hand)
        for _ in range(sum(invitation.wild.values()) // 2):
            self.actions[active].remove("wild")
        takes_disc = active
        for seat in invitation.seats:
            self.discard(seat, offering[seat].cards)
            if offering[seat].trade:
                takes_disc = seat
        self.parts[wonder].update(new_parts(active, invitation, offering))
        self.discs[wonder].remove(disc)
        self.taken[takes_disc].append(disc)

    def pay_rejected(self, rejected: Mapping[int, int]) -> Asking[None]:
        """BB-14 and the rejected bonus; the rejected come in seat order after the active player."""
        for seat, size in rejected.items():
            self.points[seat] += size
        for seat, size in rejected.items():
            if self.actions[seat]:
                move = yield seat, ["no bonus", *(["bonus"] if "rejected bonus" in self.actions[seat] else [])]
                if move == "bonus":
                    self.actions[seat].remove("rejected bonus")
                    self.points[seat] += 2 * size

    # --- scoring

    def score_wonder(self, wonder: int, first: int, second: int) -> None:
        """BB-17."""
        parts = {seat: number for seat, number in self.parts[wonder].items() if number > 0}
        ranks = sorted(parts.values(), reverse=True)
        for seat, number in parts.items():
            tied = ranks.count(number) > 1
            if number == ranks[0]:
                self.points[seat] += second if tied else first
            elif ranks.count(ranks[0]) == 1 and number == ranks[1] and not tied:
                self.points[seat] += second
            else:
                self.points[seat] += OTHERS_WITH_A_PART
        self.parts[wonder].clear()

    def complete(self, wonder: int, active: int) -> None:
        self.score_wonder(wonder, *self.edition["wonder_rows"][self.completed])
        self.completed += 1
        if self.action_deck:
            self.actions[active].append(self.action_deck.pop(0))

    def final_scoring(self) -> None:
        """BB-18."""
        for wonder in WONDERS:
            self.score_wonder(wonder, *UNFINISHED)
        for seat in range(self.players):
            self.points[seat] += disc_points(self.taken[seat], self.edition["disc_bonus"])
            self.points[seat] += self.actions[seat].count("disc bonus") * len(self.taken[seat])
            self.points[seat] += self.actions[seat].count("five points") * 5

    # --- cards

    def card_moves(self, seat: int) -> list[str]:
        """Exchange and draw three, where the holder decides on pass or build, an offer or an invitation (BB-19)."""
        moves = []
        if "draw three" in self.actions[seat]:
            moves.append("draw three")
        if "exchange" in self.actions[seat]:
            for amounts in product(*(range(min(5, self.hands[seat][suit]) + 1) for suit in SUITS)):
                if 1 <= sum(amounts) <= 5:
                    cards = [suit for suit, amount in zip(SUITS, amounts, strict=True) for _ in range(amount)]
                    moves.append("exchange " + ",".join(cards))
        return moves

    def card_played(self, seat: int, move: str) -> bool:
        """Carry out an exchange or a draw three, if the move is one."""
        if move == "draw three":
            self.actions[seat].remove("draw three")
            for _ in range(3):
                self.draw(seat)
            return True
        if move.startswith("exchange "):
            self.actions[seat].remove("exchange")
            cards = move.removeprefix("exchange ").split(",")
            self.discard(seat, Counter(cards))
            for _ in cards:
                self.draw(seat)
            return True
        return False

    def discard(self, seat: int, cards: Mapping[str, int]) -> None:
        for suit, number in cards.items():
            assert self.hands[seat][suit] >= number
            self.hands[seat][suit] -= number
            self.discarded.extend([suit] * number)

    def everybody_draws(self, active: int) -> None:
        for seat in self.clockwise(active):
            self.draw(seat)

    def draw(self, seat: int) -> None:
        """One building card, from a new deck if need be (BB-16)."""
        if not self.deck and self.discarded:
            self.deck = self.new_deck()
        if self.deck:
            self.hands[seat][self.deck.pop(0)] += 1
            self.something_moved = True

    def new_deck(self) -> list[str]:
        if self.given_shuffle is None:
            deck = self.random.sample(self.discarded, len(self.discarded))
        else:
            deck = self.given_shuffle
            self.given_shuffle = None
            if Counter(deck) != Counter(self.discarded):
                raise ValueError(f"the new deck is made of {Counter(self.discarded)}, not {Counter(deck)}")
        self.discarded = []
        self.reshuffled = list(deck)
        return list(deck)


def disc_points(discs: Iterable[str], table: Sequence[int]) -> int:
    """The best that a player's discs can pay, each counted for one of its suits."""
    return max(
        sum(table[number - 1] for number in Counter(suits).values())
        for suits in product(*(list(needs(disc)) for disc in discs))
    )


# --- BB-8: dealing ------------------------------------------------------------------------------------------------


def check_deal(setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> None:
    """All pieces are there, each in its place."""
    check_keys(setup, {"discs", "deck", "actions", "hands"})
    assert [len(discs) for discs in setup["discs"]] == [DISCS_ON_A_WONDER] * len(WONDERS)
    assert Counter(disc for discs in setup["discs"] for disc in discs) == Counter(discs_in_play(options))
    assert [len(hand) for hand in setup["hands"]] == [CARDS_IN_A_HAND] * players
    cards = Counter(setup["deck"]) + Counter(card for hand in setup["hands"] for card in hand)
    assert cards == dict.fromkeys(SUITS, CARDS_OF_A_SUIT)
    assert Counter(setup["actions"]) == action_cards(options)


def deal(players: int, options: Mapping[str, Any], random: Random) -> dict[str, Any]:
    """A random set-up."""
    full = {**Babel.DEFAULTS, **options}
    discs = discs_in_play(full)
    deck = SUITS * CARDS_OF_A_SUIT
    actions = list(action_cards(full).elements())
    for pile in (discs, deck, actions):
        random.shuffle(pile)
    hands = [[deck.pop() for _ in range(CARDS_IN_A_HAND)] for _ in range(players)]
    wonders = [[discs.pop() for _ in range(DISCS_ON_A_WONDER)] for _ in WONDERS]
    return {"discs": wonders, "deck": deck, "actions": actions, "hands": hands}
