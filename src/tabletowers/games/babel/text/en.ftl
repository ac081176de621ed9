babel-title = Der Turmbau zu Babel
babel-begins = The rulebook leaves it to you who begins.

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
# A disc’s suit and number; a two-suit disc has two of each.
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
# A disc that was chosen: it lay face up then, even if nobody may look back at it.
babel-disc-then = { $suit ->
    [camel] { babel-disc }
    [ship] { babel-disc }
    [crane] { babel-disc }
    [mason] { babel-disc }
   *[unknown] a disc
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
babel-option-discs-plain = All 24 discs have one suit each.
babel-option-discs-mixed = Four of the 24 discs have two suits; the rulebook allows this, too.
babel-option-action_cards = Action cards
babel-option-action_cards-true = You play with the action cards.
babel-option-action_cards-false = You play without action cards.
babel-option-memory_aid = Discs that have been taken
babel-option-memory_aid-false = They lie face down; everyone sees only how many you have.
babel-option-memory_aid-true = They lie face up; everyone sees which ones you have.
babel-option-edition = Numbers from your own copy
babel-option-edition-other = You play with the numbers of your own copy.
babel-edition-discs = Numbers on the discs
babel-edition-first = Wonder { $row }, most parts
babel-edition-second = Wonder { $row }, second most parts
babel-edition-bonus = { $count ->
    [one] 1 disc of a suit
   *[other] { $count } discs of a suit
}
babel-edition-two-suits = Discs with two suits
babel-edition-pair = Disc { $disc } with two suits
babel-edition-parts = Building parts of each player
babel-edition-limited = There is a limit
babel-edition-wrong-number = One of the numbers is missing, too small or too large.
babel-edition-no-five = Among the discs of every suit there has to be a 5, which a two-suit disc replaces ({ $suit }).
babel-edition-second-more = Second most parts can’t pay more than most parts.
babel-edition-rows-fall = A later wonder can’t pay less than an earlier one.
babel-edition-bonus-falls = More discs of a suit can’t pay less than fewer.
babel-edition-cards = There are 15 action cards in all, not { $count }.
babel-edition-pairs = Every suit is on two of the four discs, and no disc has the same suit twice.

babel-decision-turn = Pass, or choose a disc to build.
babel-decision-offer = Seal an offer: cards of the disc’s suit, with or without your trade card, or nothing.
babel-decision-invite = Choose whom to invite, or give up the building.
babel-decision-bonus = Your offer was rejected. Play a rejected bonus?
babel-step-offer = { $player } wants to build { $disc } at { $wonder }. { $able ->
    [yes] How many cards will you offer?
   *[no] You have nothing to offer.
}
babel-step-seal = Now seal your offer: { $cards }{ $trade ->
    [yes] { " " }with the trade card
   *[no] { "" }
}.
babel-step-invite = { $legal ->
    [yes] { $count ->
        [0] You can build alone, or tap offers to accept them.
       *[other] Now invite { $players } and build, or change whom you invite.
    }
   *[no] { $count ->
        [0] Tap offers to accept them until the disc is paid for, or give up the building.
       *[other] With { $players } it can’t be built yet: change whom you invite, or give up the building.
    }
}
babel-step-give-up = These offers don’t add up to the disc. Give up the building.
babel-step-exchange = { $legal ->
    [yes] Now exchange { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, or choose more.
   *[no] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } can’t be exchanged: choose one to five.
}

babel-event-turn_began = { $second ->
    [1] { $you ->
        [yes] Your second turn begins
       *[no] { $player }’s second turn begins
    }
   *[0] { $you ->
        [yes] Your turn begins
       *[no] { $player }’s turn begins
    }
}
babel-event-passed = { $you ->
    [yes] You pass
   *[no] { $player } passes
}
babel-event-build_begun = { $you ->
    [yes] You want
   *[no] { $player } wants
} to build { babel-disc-then } at { $wonder } { babel-wonder }
babel-event-offer_sealed = { $you ->
    [yes] You seal an offer
   *[no] { $player } seals an offer
}{ $cards ->
    [0] : nothing
    [one] :{ babel-cards }{ babel-trade }
    [other] :{ babel-cards }{ babel-trade }
   *[hidden] {""}
}
babel-event-offer_opened = { $you ->
    [yes] You offer
   *[no] { $player } offers
}{ $cards ->
    [0] {" "}nothing
   *[other] { babel-cards }{ babel-trade }
}
babel-event-invited = { $trade ->
    [1] { $you ->
        [yes] You are invited with{ babel-cards } and, thanks to your trade card, take the disc
       *[no] { $player } is invited with{ babel-cards } and, thanks to the trade card, takes the disc
    }
   *[0] { $you ->
        [yes] You are invited with{ babel-cards }
       *[no] { $player } is invited with{ babel-cards }
    }
}
babel-event-cards_played = { $you ->
    [yes] You add
   *[no] { $player } adds
}{ babel-cards }
babel-event-wild_played = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $wilds ->
    [one] a wild card
   *[other] { $wilds } wild cards
} for{ babel-cards }
babel-event-parts_placed = { $you ->
    [yes] You place
   *[no] { $player } places
} { $parts ->
    [one] 1 part
   *[other] { $parts } parts
} on { $wonder } { babel-wonder }
babel-event-disc_taken = { $you ->
    [yes] You take
   *[no] { $player } takes
} the disc: { babel-disc }
babel-event-gave_up = { $you ->
    [yes] You give
   *[no] { $player } gives
} up the building; { babel-disc } stays at { $wonder } { babel-wonder }
babel-event-rejected = { $you ->
    [yes] Your offer
   *[no] { $player }’s offer
} is rejected: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} back and { babel-points } for the rejection
babel-event-bonus_played = { $you ->
    [yes] You play
   *[no] { $player } plays
} a rejected bonus: { $points ->
    [one] 1 more point
   *[other] { $points } more points
}
babel-event-bonus_declined = { $you ->
    [yes] You play
   *[no] { $player } plays
} no rejected bonus
babel-event-wonder_scored = Wonder { $wonder } ({ babel-wonder }) is { $complete ->
    [1] complete
   *[0] unfinished
} and pays { $first } for most parts, { $second } for second most, 3 to the others with a part
babel-event-wonder_paid = { $you ->
    [yes] You have
   *[no] { $player } has
} { $place ->
    [first] the most parts
    [shared_first] the most parts, tied
    [second] the second most parts
   *[other] parts too
} ({ $parts }) on { $wonder } { babel-wonder }: { babel-points }
babel-event-action_card_taken = { $you ->
    [yes] You take
   *[no] { $player } takes
} an action card: { babel-card }
babel-event-card_drawn = { $you ->
    [yes] You draw
   *[no] { $player } draws
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
babel-event-exchanged = { $you ->
    [yes] You exchange
   *[no] { $player } exchanges
}{ babel-cards }
babel-event-three_drawn = { $you ->
    [yes] You play
   *[no] { $player } plays
} “draw three”
babel-event-turn_doubled = { $you ->
    [yes] You play
   *[no] { $player } plays
} a double turn
babel-event-ended = { $why ->
    [last_disc] The last { babel-suit } disc has been built. The game is over.
   *[standstill] For a whole round nothing was built and no card drawn. The game is over.
}
babel-event-discs_scored = { $you ->
    [yes] Your discs
   *[no] { $player }’s discs
}:{ babel-cards }; { babel-points }
babel-event-final_card_scored = { $you ->
    [yes] Your action cards
   *[no] { $player }’s action cards
}: { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
}{ babel-card }, { babel-points }

babel-reason-other_decision = { $decision ->
    [turn] now pass or build
    [offer] now decide on your offer
    [invite] now invite or give up the building
   *[bonus] now say whether you play a rejected bonus
}
babel-reason-not_yet = until it is your turn to offer, all you can do is seal an offer
babel-reason-no_such_disc = there is no { babel-disc } at { $wonder } { babel-wonder }
babel-reason-one_number = the disc { babel-disc } has one suit: give one number
babel-reason-two_numbers = the disc { babel-disc } has two suits: give a number for each, such as 1/2
babel-reason-more_than_disc = that is more than the disc { babel-disc } needs
babel-reason-not_in_hand = you have { $held } × { babel-suit }, not { $wanted }
babel-reason-no_offer = { $player } has offered nothing
babel-reason-two_trades = at most one of those you invite may have a trade card
babel-reason-too_many_cards = together these offers bring more { babel-suit } cards than the { $number } that the disc needs
babel-reason-cards_missing = { $lost ->
    [yes] no set of guests, together with your own cards, gives exactly what { babel-disc } needs
   *[no] you would have to add { $wanted } × { babel-suit } from your hand, but you have { $held }
}
babel-reason-parts_missing = { $player } would need { $wanted } parts but has only { $held } left
babel-reason-no_action_card = you don’t have that card: { babel-card }
babel-reason-wild_not_needed = a wild card stands for exactly two cards, and both have to be missing
babel-reason-double_already = a double turn is already under way

babel-terminal-discs = discs
babel-terminal-parts = parts by seat
babel-terminal-rows = Completed wonders pay
babel-terminal-unfinished = unfinished ones at the end
babel-terminal-bonus = Discs of one suit pay at the end
babel-terminal-left = Discs left
babel-terminal-last = the last one ends the game
babel-terminal-deck = Deck { $deck }, action cards { $actions }, discards:
babel-terminal-seat = { babel-points }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $actions ->
    [0] {""}
    [one] , 1 action card
   *[other] , { $actions } action cards
}
babel-terminal-sure = holds at least
babel-terminal-taken = discs:
babel-terminal-hidden = face down
babel-terminal-sealed = offer sealed
babel-terminal-open = offer not sealed yet
babel-terminal-builds = building { babel-disc } at { $wonder } { babel-wonder }
babel-terminal-double = { $turn ->
    [1] double turn, first turn
   *[2] double turn, second turn
}
babel-terminal-hand = Your hand
babel-terminal-actions = Your action cards
babel-choice-own = own
babel-choice-parts = parts
babel-choice-disc = disc to seat
babel-choice-disc-to = disc to { $player }
babel-choice-rejected = rejected
babel-choice-wonder = wonder
babel-choice-ends = ends the game
babel-source-wonders = Wonders
babel-source-rejections = Rejections
babel-source-unfinished = Unfinished wonders
babel-source-discs = Discs
babel-source-cards = Action cards

babel-statistics-table-wonders = Wonders
babel-statistics-table-discs = Discs
babel-statistics-table-offers = Offers
babel-statistics-table-action_cards = Action cards
babel-statistics-table-ends = Ends
babel-statistics-column-parts = parts
babel-statistics-column-discs_built = discs built
babel-statistics-column-completed = completed
babel-statistics-column-unfinished = unfinished
babel-statistics-column-built = built
babel-statistics-column-begun = begun
babel-statistics-column-given_up = given up
babel-statistics-column-made = made
babel-statistics-column-invited = invited
babel-statistics-column-rejected = rejected
babel-statistics-column-with_trade = with trade
babel-statistics-column-trade_invited = trade invited
babel-statistics-column-played = played
babel-statistics-column-taken = taken
babel-statistics-column-games = games
babel-statistics-item-wonder = { $wonder } { $wonder ->
    [1] pyramids
    [2] gardens
    [3] temple
    [4] statue
    [5] mausoleum
    [6] colossus
    [7] lighthouse
   *[8] tower
}
babel-statistics-item-offer = { $offer ->
    [0] nothing
    [one] 1 card
   *[other] { $offer } cards
}
babel-statistics-item-card = { $card ->
    [wild] wild
   *[other] { babel-card }
}
babel-statistics-item-suit = the last { babel-suit } disc
babel-statistics-item-standstill = a standstill
babel-statistics-source-complete = complete wonders, { $complete ->
    [first] first
    [shared_first] shared first
    [second] second
   *[other] other
}
babel-statistics-source-unfinished = unfinished wonders, { $unfinished ->
    [first] first
    [shared_first] shared first
    [second] second
   *[other] other
}
babel-statistics-source-rejected = rejected offers
babel-statistics-source-card = { babel-card }
babel-statistics-source-discs = discs

babel-coach-points = Your points
babel-coach-rival_points = { $player }’s points
babel-coach-wonder = You have the most parts when { $wonder } { babel-wonder } is scored
babel-coach-rival_wonder = { $player } has the most parts when { $wonder } { babel-wonder } is scored
babel-coach-parts = Parts that you place on { $wonder } { babel-wonder }
babel-coach-disc = You take a { babel-suit } disc
babel-coach-discs = Discs that you take
babel-coach-rival_discs = Discs that { $player } takes
babel-coach-invited = Your offer is accepted
babel-coach-trade = Your trade card gets you the disc
babel-coach-rejected = Points for your rejected offers
babel-coach-gave_up = You have to give up a building later
babel-coach-guests = Parts that your guests place
babel-coach-action_cards = Action cards that you take
babel-coach-cards = Building cards left in your hand
babel-setup-discs = Discs of wonder { $number }
babel-setup-hands = Hand of player { $number }
babel-setup-deck = Deck, from the top
babel-setup-actions = Action cards, from the top
babel-theme-points = points
babel-theme-wonders = being first on a wonder
babel-theme-discs = discs
babel-theme-offers = offers and guests
babel-theme-hand = cards in hand
babel-theme-rivals = what you leave to the others
babel-look-points = Look for the points: what pays soon?
babel-look-wonders = Look at the wonders: where can you have the most parts?
babel-look-discs = Look at the discs: which suits are you collecting?
babel-look-offers = Look at the offers: what will the others give, and what do they want for it?
babel-look-hand = Look at your hand: what do you still need it for?
babel-look-rivals = Look at the others: what would this give them?

babel-pitch = Raise the wonders of the world together, and get more out of them than anyone else.
babel-legend-disc = A disc of the suit { $suit }. Its number says how many cards of the suit it takes to build it.
babel-legend-wonder = A wonder: what is faint is still to be built. The third disc completes it.
babel-legend-parts = Parts on a wonder, in their owner’s colour. The golden rim marks who has most.
babel-legend-complete = This wonder is complete and has paid out.
babel-legend-sealed = A sealed offer. It is opened when all are in.
babel-legend-trade = An open offer with the trade card: this player would take the disc, and the builder would place the parts.
babel-legend-sure = A player certainly holds at least this many cards of the suit: everyone has seen them.
babel-legend-rows = What the next wonder pays: for most parts and for second most. Everyone else with a part gets 3.
babel-board-wonder = { $wonder }, { $stage } of 3 stages built. Parts: { $parts }
babel-board-build = Build { $disc } at { $wonder }
babel-board-discs-taken = Discs taken
babel-board-cards = { $cards ->
    [one] 1 building card
   *[other] { $cards } building cards
}
babel-board-action-cards = { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
}
babel-board-sure = At least { $cards } × { $suit }
babel-board-suits-left = Discs left
babel-board-last = the last one!
babel-board-rows = The next wonder pays
babel-board-rows-help = Most parts / second most; 3 points for everyone else with a part.
babel-board-disc-table = Discs of one suit pay
babel-board-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
babel-board-hand = Your building cards
babel-board-own-actions = Your action cards
babel-board-offer-title = Your offer
babel-board-offer-help = Secret until everyone has sealed theirs. If your offer is rejected, you get your cards back and a point for each.
babel-board-have = you have { $cards }
babel-board-trade = Add the trade card: you take the disc, the builder gets the parts
babel-board-trade-short = trade card
babel-board-seal = Seal offer
babel-board-reseal = Change offer
babel-board-offer-nothing = Offer nothing
babel-board-none-of = You have no cards for it ({ $suits }).
babel-board-sealed-already = Sealed: { $offer }
babel-board-offer-of = { $player } offers { $cards }{ $trade ->
    [yes] { " " }with the trade card
   *[no] { "" }
}
babel-board-invite-title = Whom will you invite?
babel-board-no-offers = Nobody has offered anything.
babel-board-wild = Wild cards stand for
babel-board-parts = Parts
babel-board-disc = Disc
babel-board-gets-disc = takes it
babel-board-own-cards = From your hand: { $cards }.
babel-board-completes = This completes the wonder, which pays out.
babel-board-ends = This ends the game.
babel-board-impossible = You can’t build it like this.
babel-board-invite = Invite and build
babel-board-alone = Build alone
babel-board-give-up = Give up the building
babel-board-exchange-title = Which cards will you exchange?
babel-board-exchange = Exchange
babel-board-less = One { $suit } fewer
babel-board-more = One { $suit } more
babel-board-bonus-title = Your offer was rejected. Play a rejected bonus?
babel-board-bonus-none = You have no rejected bonus. Everyone with an action card is asked, so that nobody can tell which card it is.
babel-board-bonus = Play it: 3 points per card
babel-board-no-bonus = No bonus
babel-board-turn-title = Build or pass
babel-board-turn-help = Choose a disc at a wonder and the others make their offers. Or pass: you draw two cards, everyone else draws one.
babel-board-pass = Pass
babel-board-move-offer = Offer { $cards }{ $trade ->
    [yes] { " " }with the trade card
   *[no] { "" }
}
babel-board-move-invite = Invite { $players }
babel-notation = Seats are numbered from 0. Moves: build 4 ship5 builds the disc ship 5 at wonder 4, pass passes, offer 2 offers two cards and offer 2+trade adds the trade card, offer 1/2 offers cards of both suits of a disc, invite 1,2 builds with the offers of seats 1 and 2, invite - builds alone, wild 2 at the end lets a wild card stand for two cards, give up builds nothing, bonus and no bonus play a rejected bonus or not, draw three, double turn and exchange ship,ship play action cards.

babel-intro-1 = Eight wonders, three discs at each. Choose ship 3 at the Statue of Zeus: it takes three ship cards.
babel-intro-2 = The secret offers are open. Invite Anna: guests place a part per card, you place the rest and take the disc, face down.
babel-intro-3 = Somebody else builds. Invited, your cards become parts; rejected, they come back with a point each. Seal an offer of 1.
babel-intro-4 = Another game. If you are invited with your trade card, the disc is yours, and the builder places your parts. Offer 2 cards with the trade card.
babel-intro-5 = You were invited: the parts are the builder’s, the disc is yours. At the end, discs of one suit pay 5, 10, 20 points and more.
babel-intro-6 = The third disc completes a wonder, and it pays: 8 points for most parts, 4 for second most, 3 for everyone else with a part, less for ties. Later wonders pay more. Complete it.
babel-intro-7 = Later in the same game you have two action cards: each completed wonder gives its builder one. “Draw three” gives you three cards; others exchange, replace cards, give a double turn or pay at the end. Play it.
babel-intro-8 = Your offer was rejected: a point per card. With a rejected bonus it is 3. Play it.
babel-intro-9 = That’s all. The last disc of any suit ends the game; unfinished wonders pay a little, then the discs pay. The most points win.
babel-tip-turn = Choose a disc of a suit that you hold: the others can add what is missing. Or pass, and draw two cards.
babel-tip-offer = If you are invited, your cards become parts on the wonder. If not, you get them back with a point for each. The trade card gets you the disc instead of the parts.
babel-tip-invite = Choose offers to accept, and see who would place how many parts. Guests gain too, so invite those who are least in your way.
babel-tip-bonus = Everyone who was rejected and holds an action card is asked this. With a rejected bonus you get 3 points per card instead of 1.

babel-rules-goal-title = The goal
babel-rules-goal = Together, the players build eight wonders of the world. You score for your parts on completed wonders, for discs of the same suit, and for rejected offers. Whoever has the most points wins.
babel-rules-pieces-title = The pieces
babel-rules-pieces =
    100 building cards, 25 of each of the four suits: camel, ship, crane and mason. (BB-1)
    24 discs, six of each suit, numbered 3, 3, 4, 4, 5 and 6. The number says how many cards of that suit it takes to build the disc. With the option of two-suit discs, four discs that need cards of two suits, such as camel 3 + ship 2, replace the fives. (BB-2)
    Eight wonders, 15 action cards (there is an option to play without them), and as many building parts as you need. (BB-3, BB-6, BB-7)
babel-rules-setup-title = Set-up
babel-rules-setup =
    The discs are shuffled, and three lie face up at each wonder. Everyone starts with four building cards and a trade card. (BB-8)
    The rulebook leaves it to you who begins. Here the host decides: by drawing lots, in seat order, or by naming someone. Play goes clockwise. (BB-8)
babel-rules-turn-title = A turn
babel-rules-turn =
    Pass or build. If you pass, you draw a building card, and then everyone draws one, you too: two for you, one for each of the others. If you build, choose a disc at a wonder. (BB-9, BB-10)
    When the deck is empty, the discard pile is shuffled and becomes the new deck. If both are empty, nobody draws. (BB-16)
babel-rules-offer-title = Offers
babel-rules-offer =
    All the others decide in secret how many cards of the disc’s suit they offer: up to its number, or none at all. Anyone who offers at least one card may add their trade card on top of these. All offers are opened together. (BB-11)
    For a two-suit disc you offer a number of cards of each suit: of neither more than the disc asks for, and of one of them you may offer none. (BB-11)
babel-rules-offer-example = The disc shows camel 5, and you hold three camels. You may offer up to three of them, or none; if you offer at least one, you may add the trade card.
babel-rules-invite-title = Invitations
babel-rules-invite =
    You choose whom to invite. Each guest brings their whole offer; at most one guest may have a trade card; together they may not bring more cards than the disc needs, of either suit if it has two. From your own hand you add exactly what is missing. (BB-12)
    You may always give up the building, even if you could build. Then the disc stays at its wonder, everyone who offered cards takes them back and gets a point for each, and everyone draws a card, just as after building. (BB-12, BB-14, BB-15)
babel-rules-invite-example = The disc needs 4 ships. Anna offers 2, Ben offers 3 with the trade card. You invite Anna and play 2 yourself: two parts each, and the disc is yours. Ben gets his cards back and 3 points.
babel-rules-success-title = When it is built
babel-rules-success =
    You place a part on the wonder for each card you played, and every guest places one for each of theirs. A guest with the trade card places none: you place those parts, but the guest takes the disc. Otherwise you take it, even if you played no card yourself. (BB-13)
    Played building cards go to the discard pile. Anyone whose offer was rejected takes the cards back and gets a point for each. The trade card always returns to its owner and never scores. (BB-13, BB-14)
    Then the wonder is scored if this was its last disc, and finally everyone draws a building card, you first. (BB-15)
babel-rules-success-example = The disc needs 4 ships. You invite Ben, who offers 3 with the trade card, and play 1 yourself. You place all four parts, and Ben takes the disc. Anna, who offered 2, gets her cards back and 2 points.
babel-rules-wonder-title = A wonder is complete
babel-rules-wonder =
    When its third disc is built, a wonder pays out: the next row of the wonder table says how much for most parts and second most; everyone else with a part gets 3. If several players tie for most, they all get the second value and the others 3; players tied for second get 3 each. The player whose turn it is takes an action card, if one is left. Then all parts on the wonder go back to their owners. (BB-17)
    Each wonder pays more than the one before. The rows: 8/4, 10/5, 12/6, 14/7, 16/8, 18/9, 20/10. (BB-4)
babel-rules-wonder-example = The first wonder: Anna has five parts, Ben and Cleo three each. Anna gets 8; Ben and Cleo get 3 each, because they are tied for second. If Ben also had five, he and Anna would get 4 each, and Cleo 3.
babel-rules-end-title = The end
babel-rules-end =
    The game ends at once when the last disc of any suit has been built; a two-suit disc counts for both its suits here. If that disc completed a wonder, the wonder is scored first, with its action card. Nobody draws any more cards. (BB-15, BB-18)
    Then unfinished wonders with parts pay 10, 5 and 3. One to seven discs of the same suit pay 0, 5, 10, 20, 30, 40 or 50; a two-suit disc scores for only one of its suits, whichever is better for you. At a wonder, too, it is just one disc. (BB-4, BB-5, BB-18)
    No action card can be played any more; those that are worth points at the end are counted automatically. Whoever has the most points wins; a tie is shared. The game also ends, with the same scoring, after a whole round in which nothing was built and no card drawn. (BB-18)
babel-rules-end-example = Four ships, two cranes and a camel: 20 + 5 + 0 = 25 points.
babel-rules-actions-title = Action cards
babel-rules-actions =
    Exchange: discard one to five cards and draw as many. Draw three: draw three cards. Wild card: stands for exactly two missing cards when you invite, and for two parts of yours. Rejected bonus: 3 points per card instead of 1. Disc bonus: 1 point per disc at the end. Five points: 5 points at the end. (BB-19)
    Double turn: two turns instead of one. After the first of them nobody draws any building cards; if you pass in it, you draw nothing either. (BB-19)
    You play exchange and draw three with a decision of your own: whether to pass or build, what to offer, whom to invite. That makes the rulebook’s “at any time” precise: in a turn in which somebody builds, everyone has such a decision, even without a fitting card. A wild card is played with an invitation, a double turn before you pass or build. (BB-19)
    There are three exchanges and two of every other kind; each is played once. Everyone can see how many you hold, but not which ones. Everyone whose offer is rejected and who holds any action card is asked about the bonus, so that nobody learns who has it. (BB-6, BB-19)
babel-rules-secret-title = What everyone knows
babel-rules-secret =
    The hands, the action cards, the order of the decks, and the offers until they are opened are secret. A disc that was taken lies face down: once the next turn has begun, only its owner may look at it, while everyone sees how many discs you have. There is an option that keeps taken discs visible. (BB-20)
    Cards that were offered and returned, and cards that were exchanged, have been seen by all. So the table shows for everyone how many cards of each suit they are certain to hold. (BB-20)
babel-rules-decided-title = What we decided, and why
babel-rules-decided =
    A trade card needs at least one building card with it: alone it would offer nothing. When its owner is invited, the active player always places the parts, although the rulebook only says that they may: there is no reason not to. (BB-11, BB-13)
    There is no limit to building parts. The rulebook lists 20 pieces for each player, one of which keeps the score; by reviews, five of them stand for three parts each, so that at least 27 parts can be shown, and the most that anyone needed in 60 games between bots was 24. The host of a table can set a limit. The rulebook doesn’t say what happens when the deck is empty, when nobody builds any more, or when points are tied at the end. (BB-7, BB-16, BB-18)
babel-rules-reconstructed = The rulebook does not repeat what is printed on the board and the pieces. We found in reviews, or reconstructed, the numbers on the discs, all rows of the wonder table but the first, most of the disc table, and how many there are of each action card. The host of a table can replace all of these with the numbers of a real copy. (BB-2, BB-4, BB-5, BB-6)
