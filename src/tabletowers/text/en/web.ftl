# What only the browser shows.
web-clocktowers-street-of = Street of { $player }
web-clocktowers-own-street = Your street
web-clocktowers-no-towers = No towers yet
web-clocktowers-new-tower = Start a new tower
web-clocktowers-tower = Tower { $tower }, { $height } high: { $cards }
web-clocktowers-tower-complete = Tower { $tower }, complete, { $height } high, { $points } points: { $cards }
web-clocktowers-maybe = { $card }: taken, perhaps discarded since
web-clocktowers-surely = { $card }: in the hand for certain
web-clocktowers-discards = { $discards ->
    [one] 1 card discarded
   *[other] { $discards } cards discarded
}
web-clocktowers-wanted = { clocktowers-colour }: next tower { $wanted } high, { $left ->
    [one] 1 roof not seen yet
   *[other] { $left } roofs not seen yet
}
web-clocktowers-gauge = Height wanted next for each roof. Dots: roofs nobody has seen yet.
web-clocktowers-piles = Piles
web-clocktowers-pile = Pile of { clocktowers-pile }, { $left } left{ $card ->
    [none] {""}
   *[other] , on top: { clocktowers-card }
}
web-clocktowers-empty-hand = Your hand is empty.
web-clocktowers-discard = Discard face down
web-clocktowers-end = { $left ->
    [one] 1 card left to draw, then the hands are played down.
   *[other] { $left } cards left to draw, then the hands are played down.
}
web-clocktowers-last-hands = The piles are empty: the last hands are played down.
web-clocktowers-move-draw = Draw from the { clocktowers-pile }
web-clocktowers-move-discard = Discard { $card }
web-clocktowers-move-new = New tower with { $card }
web-clocktowers-move-build = { $card } on tower { $tower }
web-away = away
web-sealed = sealed
web-thinking = thinking
