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
   *[hidden] a disc, face down
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
    [exchange] Discard one to five building cards and draw as many. With your decision to pass or build, your offer or your invitation.
    [wild] When you invite: stands for exactly two building cards that are missing.
    [disc_bonus] At the end: 1 point for each of your discs.
    [draw_three] Draw three building cards. With your decision to pass or build, your offer or your invitation.
    [rejected_bonus] When your offer is rejected: 3 points a card instead of 1.
    [double_turn] Before you pass or build: two turns instead of one. Nobody draws after the first.
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
babel-option-discs-plain = 24 discs of one suit
babel-option-discs-mixed = with four discs of two suits
babel-option-action_cards = Action cards
babel-option-memory_aid = Discs that were taken stay visible
babel-option-edition = The numbers of your own copy

babel-decision-turn = Pass, or build a disc.
babel-decision-offer = Seal an offer: cards of the disc's suit, with or without the trade card, or nothing.
babel-decision-invite = Invite offers until the disc is paid for, or give up.
babel-decision-bonus = Your offer was rejected. Use a rejected bonus?

babel-event-turn_began = { $second ->
    [1] { $player }: second turn
   *[0] { $player }: a new turn
}
babel-event-passed = { $player }: passes
babel-event-build_begun = { $player }: wants to build { babel-disc } at { $wonder } { babel-wonder }
babel-event-offer_sealed = { $player }: { $cards ->
    [0] offers nothing, sealed
    [one] offers{ babel-cards }{ babel-trade }, sealed
    [other] offers{ babel-cards }{ babel-trade }, sealed
   *[hidden] has sealed an offer
}
babel-event-offer_opened = { $player }: { $cards ->
    [0] offers nothing
   *[other] offers{ babel-cards }{ babel-trade }
}
babel-event-invited = { $player }: invited, plays{ babel-cards }{ $trade ->
    [1] {" "}and gets the disc for the trade card
   *[0] {""}
}
babel-event-cards_played = { $player }: adds{ babel-cards }
babel-event-wild_played = { $player }: { $wilds ->
    [one] one wild card stands for{ babel-cards }
   *[other] { $wilds } wild cards stand for{ babel-cards }
}
babel-event-parts_placed = { $player }: { $parts ->
    [one] 1 part
   *[other] { $parts } parts
} on { $wonder } { babel-wonder }
babel-event-disc_taken = { $player }: takes the disc { babel-disc }
babel-event-gave_up = { $player }: gives up; { babel-disc } stays on { $wonder } { babel-wonder }
babel-event-rejected = { $player }: rejected, takes { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} back, { babel-points }
babel-event-bonus_played = { $player }: rejected bonus, { $points ->
    [one] 1 point
   *[other] { $points } points
} more
babel-event-bonus_declined = { $player }: no bonus
babel-event-wonder_scored = { $wonder } { babel-wonder } is scored, { $complete ->
    [1] complete
   *[0] unfinished
}: { $first }/{ $second }/3
babel-event-wonder_paid = { $player }: { $place ->
    [first] most parts
    [shared_first] most parts, tied
    [second] second most parts
   *[other] on the wonder
} ({ $parts }), { babel-points }
babel-event-action_card_taken = { $player }: takes an action card: { babel-card }
babel-event-card_drawn = { $player }: draws { $suit ->
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
babel-event-exchanged = { $player }: exchanges{ babel-cards }
babel-event-three_drawn = { $player }: plays draw three
babel-event-turn_doubled = { $player }: plays a double turn
babel-event-ended = { $why ->
    [last_disc] The last { babel-suit } disc is built. The game is over.
   *[standstill] Nothing has moved for a whole round. The game is over.
}
babel-event-discs_scored = { $player }: discs{ babel-cards }, { babel-points }
babel-event-final_card_scored = { $player }: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] now you pass or build
    [offer] now you decide on your offer
    [invite] now you invite or give up
   *[bonus] now you answer whether you use a rejected bonus
}
babel-reason-not_yet = before it is your turn you can only seal an offer
babel-reason-no_such_disc = there is no { babel-disc } on { $wonder } { babel-wonder }
babel-reason-one_number = the disc { babel-disc } has one suit: give one number
babel-reason-two_numbers = the disc { babel-disc } has two suits: give a number for each, such as 1/2
babel-reason-more_than_disc = that is more than the disc { babel-disc } wants
babel-reason-not_in_hand = you have { $held } × { babel-suit }, not { $wanted }
babel-reason-no_offer = seat { $other } has offered nothing
babel-reason-two_trades = only one of the invited may have a trade card
babel-reason-too_many_cards = together these offers have more { babel-suit } cards than the disc's { $number }
babel-reason-cards_missing = { $wanted } × { babel-suit } would have to come from your hand, and you have { $held }
babel-reason-parts_missing = seat { $other } would need { $wanted } parts and has { $held } left
babel-reason-no_action_card = you don't have that card: { babel-card }
babel-reason-wild_not_needed = a wild card stands for exactly two cards, and both must be missing
babel-reason-double_already = a double turn is already running

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
babel-board-sure = surely holds
babel-board-taken = discs:
babel-board-hidden = face down
babel-board-sealed = offer sealed
babel-board-open = offer not sealed yet
babel-board-builds = builds { babel-disc } at { $wonder } { babel-wonder }
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
