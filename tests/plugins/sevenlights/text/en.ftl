sevenlights-title = Seven Lights
sevenlights-pitch = Carry fuel to the dark lighthouses in secret, and become the keeper of the brightest.
sevenlights-source-lights = Lighthouses
sevenlights-source-help = Help

# The names of the lighthouses and of the fuels, which other messages contain.
sevenlights-light = { $light ->
    [gull] Gull Point
    [seal] Seal Rock
    [crab] Crab Sands
    [whale] Whale Head
    [otter] Otter Bay
    [tern] Tern Cliff
   *[heron] Heron Ness
}
sevenlights-fuel = { $fuel ->
    [wood] wood
    [oil] oil
    [tallow] tallow
   *[pitch] pitch
}
# A card that is carried; only its owner knows which.
sevenlights-cargo = { $fuel ->
    [wood] wood { $card }
    [oil] oil { $card }
    [tallow] tallow { $card }
    [pitch] pitch { $card }
   *[hidden] a card
}

sevenlights-decision-carry = Carry a card to a dark lighthouse, or rest.
sevenlights-step-card = Choose the lighthouse for this card.
sevenlights-step-light = Choose the card for this lighthouse.
sevenlights-tip-carry = A card lies face down until the lighthouse has one card more than there are keepers. At a lighthouse with its own fuel it counts double.

sevenlights-event-carried = { $player }: { sevenlights-cargo } for { sevenlights-light }
sevenlights-event-rested = { $player }: a rest
sevenlights-event-drew = { $player }: { sevenlights-fuel } { $card } drawn
sevenlights-event-turned_up = { sevenlights-light }: { sevenlights-fuel } { $card } by { $player }
sevenlights-event-lit = { sevenlights-light } is lit. Its keeper is { $player }: { $points } points
sevenlights-event-helped = { $player }: 1 point for helping at { sevenlights-light }
sevenlights-event-ended = Six lighthouses are lit. The game is over.

sevenlights-reason-not_in_hand = this card is not in your hand
sevenlights-reason-lit_already = this lighthouse is already lit
sevenlights-reason-hand_full = you may rest with at most six cards
sevenlights-reason-store_empty = the store is empty

sevenlights-store = Store: { $left }
sevenlights-lighthouse = { sevenlights-light } ({ $worth }, { sevenlights-fuel }, { $lit ->
    [yes] lit
   *[no] dark
})
sevenlights-seat = { $player }: { $points } points, { $cards } cards
sevenlights-hand = Your hand: { $cards }
sevenlights-statistics-table-Lighthouses = Lighthouses
sevenlights-statistics-table-Turns = Turns

sevenlights-zone-store = The store
sevenlights-zone-hand = Hand
sevenlights-zone-coast = The coast
sevenlights-zone-rest = Carry nothing
sevenlights-piece-light = { sevenlights-light }: { $worth } points, burns { sevenlights-fuel } best, { $lit ->
    [yes] lit
   *[no] dark
}
sevenlights-piece-fuel = burns { sevenlights-fuel } best
sevenlights-piece-card = { sevenlights-fuel } { $card }
sevenlights-piece-barrel = { $player }: a hidden card
sevenlights-move-carry = { sevenlights-fuel } { $card } to { sevenlights-light }
sevenlights-move-rest = Rest: draw two cards

sevenlights-rules-goal-title = The goal
sevenlights-rules-goal = Seven lighthouses stand along the coast, all of them dark. Light them with fuel from your hand; the keeper who brought the most gets the points of the lighthouse. (SL-1, SL-4)
sevenlights-rules-turn-title = A turn
sevenlights-rules-turn = Carry a card to a dark lighthouse. It lies there face down, with your sign on it. Then draw a card. (SL-2)

    Or rest: draw two cards and carry nothing. That is possible with at most six cards in your hand. (SL-3)
sevenlights-rules-lit-title = A lighthouse is lit
sevenlights-rules-lit = When there is one card more than there are keepers, all cards are turned up. Cards of the fuel that the lighthouse burns best count double. The highest sum becomes the keeper and takes the points; of equal sums, the one whose first card came earlier. Everybody else with a card there gets 1 point. (SL-4)
sevenlights-rules-end-title = The end
sevenlights-rules-end = With the sixth lighthouse the game is over, and the player with the most points wins. (SL-5)

sevenlights-intro-1 = Your cards are below, the dark lighthouses above. A card counts double where its fuel burns best, as the sign beside the lighthouse says. Carry this one: { $finger ->
    [yes] tap
   *[no] click
} the card, then the lighthouse.
sevenlights-intro-2 = It lies there face down with your sign on it, and you have drawn a new card. With at most six cards in your hand, you may also rest: draw two cards.
sevenlights-intro-3 = Carry one more card.
sevenlights-intro-4 = That’s all: when a lighthouse has one card more than there are keepers, its cards are turned up, and the highest sum takes its points. With the sixth lighthouse the game is over.
