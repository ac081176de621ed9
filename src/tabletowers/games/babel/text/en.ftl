babel-title = Der Turmbau zu Babel

babel-wonder = { $wonder ->
    [1] Pyramids of Giza
    [2] Hanging Gardens
    [3] Temple of Artemis
    [4] Statue of Zeus
    [5] Mausoleum
    [6] Colossus
    [7] Lighthouse
   *[8] Tower of Babel
}
babel-suit = { $suit ->
    [camel] camel
    [ship] ship
    [crane] crane
    [mason] mason
   *[hidden] ?
}
# A disc's suit and number; a two-suit disc has two of each.
babel-disc = { $suit ->
    [camel] camel { $number }
    [ship] ship { $number }
    [crane] crane { $number }
    [mason] mason { $number }
   *[hidden] a face-down disc
}{ $second_suit ->
    [camel] {" "}+ camel { $second_number }
    [ship] {" "}+ ship { $second_number }
    [crane] {" "}+ crane { $second_number }
    [mason] {" "}+ mason { $second_number }
   *[none] {""}
}
# Numbers of cards or discs by suit, each with a blank before it.
babel-cards = { $camel ->
    [0] {""}
    [one] {" "}{ $camel } × camel
    [other] {" "}{ $camel } × camel
   *[hidden] {""}
}{ $ship ->
    [0] {""}
    [one] {" "}{ $ship } × ship
    [other] {" "}{ $ship } × ship
   *[hidden] {""}
}{ $crane ->
    [0] {""}
    [one] {" "}{ $crane } × crane
    [other] {" "}{ $crane } × crane
   *[hidden] {""}
}{ $mason ->
    [0] {""}
    [one] {" "}{ $mason } × mason
    [other] {" "}{ $mason } × mason
   *[hidden] {" "}{ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
}
babel-trade = { $trade ->
    [1] {" "}with the trade card
   *[0] {""}
}
babel-card = { $card ->
    [exchange] exchange
    [wild] wild card
    [disc_bonus] disc bonus
    [draw_three] draw three
    [rejected_bonus] rejected bonus
    [double_turn] double turn
    [five_points] five points
   *[hidden] face down
}
# What an action card does, for a card shown large.
babel-card-rule = { $card ->
    [exchange] With your decision to pass or build, your offer or your invitation: discard one to five building cards and draw as many.
    [wild] When you invite: stands for exactly two missing building cards.
    [disc_bonus] At the end: 1 point for each of your discs.
    [draw_three] With your decision to pass or build, your offer or your invitation: draw three building cards.
    [rejected_bonus] When your offer is rejected: 3 points per card instead of 1.
    [double_turn] Before you pass or build: take two turns instead of one. Nobody draws after the first.
   *[five_points] At the end: 5 points.
}
babel-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
babel-source = { $source ->
    [wonders] completed wonders
    [rejections] rejected offers
    [unfinished] unfinished wonders
    [discs] discs
   *[cards] action cards
}

babel-option-discs = Discs
babel-option-discs-plain = 24 discs with one suit each
babel-option-discs-mixed = four of the 24 with two suits
babel-option-action_cards = Action cards
babel-option-memory_aid = Discs stay visible after they are taken
babel-option-edition = Numbers from your own copy

babel-decision-turn = Pass, or choose a disc to build.
babel-decision-offer = Seal an offer: cards of the disc's suit, with or without your trade card, or nothing.
babel-decision-invite = Choose whom to invite, or give up.
babel-decision-bonus = Your offer was rejected. Play a rejected bonus?

babel-event-turn_began = { $second ->
    [1] { $player }: second turn
   *[0] { $player }: new turn
}
babel-event-passed = { $player } { $player ->
    [You] pass
   *[other] passes
}
babel-event-build_begun = { $player } { $player ->
    [You] want
   *[other] wants
} to build { babel-disc } at { $wonder } { babel-wonder }
babel-event-offer_sealed = { $player }: { $cards ->
    [0] offer sealed: nothing
    [one] offer sealed:{ babel-cards }{ babel-trade }
    [other] offer sealed:{ babel-cards }{ babel-trade }
   *[hidden] offer sealed
}
babel-event-offer_opened = { $player } { $player ->
    [You] offer
   *[other] offers
}{ $cards ->
    [0] {" "}nothing
   *[other] { babel-cards }{ babel-trade }
}
babel-event-invited = { $player }: invited with{ babel-cards }{ $trade ->
    [1] , and the disc in return for the trade card
   *[0] {""}
}
babel-event-cards_played = { $player } { $player ->
    [You] add
   *[other] adds
}{ babel-cards }
babel-event-wild_played = { $player }: { $wilds ->
    [one] one wild card stands for{ babel-cards }
   *[other] { $wilds } wild cards stand for{ babel-cards }
}
babel-event-parts_placed = { $player } { $player ->
    [You] place
   *[other] places
} { $parts ->
    [one] 1 part
   *[other] { $parts } parts
} on { $wonder } { babel-wonder }
babel-event-disc_taken = { $player } { $player ->
    [You] take
   *[other] takes
} the disc: { babel-disc }
babel-event-gave_up = { $player } { $player ->
    [You] give
   *[other] gives
} up; { babel-disc } stays at { $wonder } { babel-wonder }
babel-event-rejected = { $player }: offer rejected, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} returned, { babel-points }
babel-event-bonus_played = { $player }: rejected bonus, { $points ->
    [one] 1 more point
   *[other] { $points } more points
}
babel-event-bonus_declined = { $player }: no rejected bonus
babel-event-wonder_scored = { $wonder } { babel-wonder } is scored, { $complete ->
    [1] complete
   *[0] unfinished
}: { $first }/{ $second }/3
babel-event-wonder_paid = { $player }: { $place ->
    [first] most parts
    [shared_first] tied for most parts
    [second] second most parts
   *[other] fewer parts
} ({ $parts }), { babel-points }
babel-event-action_card_taken = { $player } { $player ->
    [You] take
   *[other] takes
} an action card: { babel-card }
babel-event-card_drawn = { $player } { $player ->
    [You] draw
   *[other] draws
} { $suit ->
    [camel] a camel
    [ship] a ship
    [crane] a crane
    [mason] a mason
   *[hidden] a card
}
babel-event-reshuffled = The deck is empty. { $cards ->
    [one] The one discarded card becomes
   *[other] The { $cards } discarded cards are shuffled and become
} the new deck.
babel-event-exchanged = { $player } { $player ->
    [You] exchange
   *[other] exchanges
}{ babel-cards }
babel-event-three_drawn = { $player } { $player ->
    [You] play
   *[other] plays
} draw three
babel-event-turn_doubled = { $player } { $player ->
    [You] play
   *[other] plays
} a double turn
babel-event-ended = { $why ->
    [last_disc] The last { babel-suit } disc has been built. The game is over.
   *[standstill] For a whole round nothing was built and no card drawn. The game is over.
}
babel-event-discs_scored = { $player }: discs{ babel-cards }, { babel-points }
babel-event-final_card_scored = { $player }: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] now pass or build
    [offer] now decide on your offer
    [invite] now invite or give up
   *[bonus] now say whether you play a rejected bonus
}
babel-reason-not_yet = until it is your turn to offer, all you can do is seal an offer
babel-reason-no_such_disc = there is no { babel-disc } at { $wonder } { babel-wonder }
babel-reason-one_number = the disc { babel-disc } has one suit: give one number
babel-reason-two_numbers = the disc { babel-disc } has two suits: give a number for each, such as 1/2
babel-reason-more_than_disc = that is more than the disc { babel-disc } needs
babel-reason-not_in_hand = you have { $held } × { babel-suit }, not { $wanted }
babel-reason-no_offer = seat { $other } has offered nothing
babel-reason-two_trades = at most one of those you invite may have a trade card
babel-reason-too_many_cards = together these offers bring more { babel-suit } cards than the { $number } that the disc needs
babel-reason-cards_missing = you would have to add { $wanted } × { babel-suit } from your hand, but you have { $held }
babel-reason-parts_missing = seat { $other } would need { $wanted } parts but has only { $held } left
babel-reason-no_action_card = you don't have that card: { babel-card }
babel-reason-wild_not_needed = a wild card stands for exactly two cards, and both have to be missing
babel-reason-double_already = a double turn is already under way

babel-board-discs = discs
babel-board-parts = parts by seat
babel-board-rows = Completed wonders pay
babel-board-unfinished = unfinished ones at the end
babel-board-bonus = Discs of one suit pay at the end
babel-board-left = Discs left
babel-board-last = the last one ends the game
babel-board-deck = Deck { $deck }, action cards { $actions }, discards:
babel-board-seat = { babel-points }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $actions ->
    [0] {""}
    [one] , 1 action card
   *[other] , { $actions } action cards
}
babel-board-sure = holds at least
babel-board-taken = discs:
babel-board-hidden = face down
babel-board-sealed = offer sealed
babel-board-open = offer not sealed yet
babel-board-builds = building { babel-disc } at { $wonder } { babel-wonder }
babel-board-double = { $turn ->
    [1] double turn, first turn
   *[2] double turn, second turn
}
babel-board-hand = Your hand
babel-board-actions = Your action cards
babel-choice-own = own
babel-choice-parts = parts
babel-choice-disc = disc to seat
babel-choice-rejected = rejected
babel-choice-wonder = wonder
babel-choice-ends = ends the game
babel-source-wonders = Wonders
babel-source-rejections = Rejections
babel-source-unfinished = Unfinished wonders
babel-source-discs = Discs
babel-source-cards = Action cards
