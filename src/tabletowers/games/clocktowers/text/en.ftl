clocktowers-title = Clocktowers

clocktowers-card = { $card ->
    [F1] one storey
    [F1c] one storey with a cat
    [F1m] one storey with a mouse
    [F2] two storeys
    [F2c] two storeys with a cat
    [F2m] two storeys with a mouse
    [K] clock
    [Km] clock with a mouse
    [Rr] red roof
    [Rb] blue roof
    [Rg] green roof
    [Ry] yellow roof
    [Rp] purple roof
   *[other] a face-down card
}
clocktowers-pile = { $pile ->
    [floors] floor pile
    [clocks] clock pile
   *[roofs] roof pile
}
clocktowers-pile-floors = Floors
clocktowers-pile-clocks = Clocks
clocktowers-pile-roofs = Roofs
clocktowers-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[purple] purple
}
clocktowers-colour-red = red
clocktowers-colour-blue = blue
clocktowers-colour-green = green
clocktowers-colour-yellow = yellow
clocktowers-colour-purple = purple

clocktowers-hand = Your hand
clocktowers-discarded = Your discards
clocktowers-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
clocktowers-known = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $discards ->
    [one] 1 discard
   *[other] { $discards } discards
}; known to have taken:
clocktowers-unseen = Unseen: { $cards }
clocktowers-wanted = Wanted heights

clocktowers-decision-play = Build a card or discard one.
clocktowers-decision-draw = Draw the top card of any pile.

clocktowers-event-built = { $player } { $player ->
    [You] build
   *[other] builds
} on tower { $tower }: { clocktowers-card }
clocktowers-event-completed = { $player } { $player ->
    [You] complete
   *[other] completes
} tower { $tower }: { clocktowers-colour }, { $height } high, worth { $points } points
clocktowers-event-discarded = { $player } { $player ->
    [You] discard
   *[other] discards
}: { clocktowers-card }
clocktowers-event-drawn = { $player } { $player ->
    [You] draw
   *[other] draws
}: { clocktowers-card }
clocktowers-event-turned_up = Now on top of the { clocktowers-pile }: { clocktowers-card }
clocktowers-event-ended = All cards have been played. The game is over.

clocktowers-reason-play_or_discard_first = first build or discard a card, then draw
clocktowers-reason-draw_now = now draw a card
clocktowers-reason-not_in_hand = this card is not in your hand
clocktowers-reason-no_such_tower = you have no tower with this number
clocktowers-reason-clock_already_there = this tower already has its clock; only a roof can go on it
clocktowers-reason-tower_complete = this tower is complete
clocktowers-reason-no_clock_yet = a roof can only go on a tower with a clock
clocktowers-reason-wrong_height = this tower is { $height } high, but the next { clocktowers-colour } tower has to be { $wanted } high
clocktowers-reason-pile_empty = this pile is empty
clocktowers-source-none = No animals
clocktowers-source-cats = Cats
clocktowers-source-both = Cats and mice
clocktowers-source-mice = Mice
