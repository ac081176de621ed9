oldtown-title = Old Town

oldtown-option-tidy = Markers that have become impossible
oldtown-option-tidy-auto = are recovered at once
oldtown-option-tidy-spot = stay until somebody claims them
oldtown-option-memory_aid = Clues that were played or dropped
oldtown-option-memory_aid-true = can be looked up
oldtown-option-memory_aid-false = can't be looked up; only their effect remains

oldtown-building = { $building ->
    [bank] bank
    [barber] barber
    [blacksmith] blacksmith
    [casino] casino
    [church] church
    [doctor] doctor
    [hotel] hotel
    [jail] jail
    [judge] judge
    [laundry] laundry
    [pharmacy] pharmacy
    [printer] printer
    [saloon] saloon
    [school] school
    [sheriff] sheriff
    [stable] stable
    [stage] stagecoach office
    [undertaker] undertaker
   *[other] a building
}

oldtown-street-main = Main St
oldtown-street-cemetery = Cemetery Rd
oldtown-street-dalton = Dalton Rd
oldtown-street-cavendish = Cavendish St
oldtown-street-railway = railway
oldtown-place-graveyard = cemetery
oldtown-place-buffalo_field = buffalo field
oldtown-place-desert = desert

oldtown-clue = { $card ->
    [A1] The church stood within sight of the cemetery.
    [A2] The barber's door opened on Dalton Rd.
    [A3] The bank stood east of Cavendish St.
    [A4] The saloon stood in the middle of town.
    [A5] The undertaker lived beside the desert.
    [A6] The pharmacy stood where Cavendish St crosses Main St.
    [A7] The printer's door opened on Cemetery Rd.
    [A8] The stable stood north of Main St.
    [A9] The jail stood west of Dalton Rd.
    [A10] The sheriff's door opened on Main St.
    [A11] The judge lived in one of the four corners of town.
    [A12] The hotel stood on the west side of Cavendish St.
    [A13] The blacksmith worked on the east side of Dalton Rd.
    [A14] The laundry stood between Main St and the railway.
    [A15] The stagecoach office stood at the corner of Main St and Dalton Rd.
    [A16] The school stood within sight of the buffalo field.
    [A17] The casino stood between Cemetery Rd and the railway.
    [A18] The doctor lived at the corner of Cavendish St and Cemetery Rd.
    [C19] The stagecoach office and my building stood face to face, both beside the railway.
    [C20] The bank and my building stood face to face, both on Cemetery Rd.
    [C21] The blacksmith and my building stood face to face, both beside the railway.
    [C22] The saloon and my building stood face to face, both on Main St.
    [C23] My building stood right next door to the church.
    [C24] My building stood right next door to the undertaker.
    [C25] My building stood right next door to the school.
    [C26] My building stood right next door to the sheriff.
    [C27] The barber and my building stood face to face, both on Main St.
    [C28] The hotel and my building stood face to face, both on Main St.
    [C29] The judge and my building stood face to face on Cavendish St, on the same side of the railway.
    [C30] The jail and my building stood face to face, both beside the railway.
    [C31] My building stood right next door to the pharmacy.
    [C32] The printer and my building stood face to face on Dalton Rd, on the same side of the railway.
    [C33] The stable and my building stood face to face on Cavendish St, on the same side of the railway.
    [C34] The doors of the laundry and of my building faced each other.
    [C35] The doors of the casino and of my building faced each other.
    [C36] The doors of the doctor and of my building faced each other.
    [B37] The door of my building faced east or west.
    [B38] The door of my building faced north or south.
    [B39] My building stood north of Main St, or between the railway and Cemetery Rd.
    [B40] My building stood south of Cemetery Rd, or between the railway and Main St.
    [B41] My building stood on the edge of town and west of Cavendish St.
    [B42] My building stood on the edge of town and east of Dalton Rd.
    [B43] My building stood on the edge of town and south of Main St.
    [B44] My building stood on the edge of town and north of Cemetery Rd.
    [B45] My building stood between Main St and Cemetery Rd.
    [B46] My building stood between Dalton Rd and Cavendish St.
    [B47] My building stood on Main St.
    [B48] My building stood south of the railway.
    [B49] My building stood on the eastern or western edge of town.
    [B50] My building stood on the northern or southern edge of town.
    [B51] My building stood on Dalton Rd.
    [B52] My building stood on Cavendish St.
    [B53] The door of my building faced east or west.
    [B54] The door of my building faced north or south.
    [B55] My building stood on the east side of Dalton Rd or of Cavendish St.
    [B56] My building stood on the west side of Dalton Rd or of Cavendish St.
    [B57] My building stood east of Cavendish St or south of Cemetery Rd.
    [B58] My building stood west of Dalton Rd or beside the desert.
    [B59] My building stood north of Main St or west of Dalton Rd.
    [B60] My building stood within sight of the buffalo field or east of Cavendish St.
   *[other] a clue card ({ $kind })
}

oldtown-verdict = { $verdict ->
    [playable] can be played
    [contradicts] contradicts the town
    [confirms] only confirms what is known
    [blocked_five] blocked: needs more than five markers
    [blocked_three] blocked: a lot already holds three markers
   *[no_own_building] you own no building to name
}
oldtown-judged = { oldtown-building }: { oldtown-verdict }
oldtown-lots = { $count ->
    [one] lot { $lots }
   *[other] lots { $lots }
}

oldtown-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
oldtown-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}: A { $a }, B { $b }, C { $c }
oldtown-hand = Your hand
oldtown-owns = owns: { $buildings }
oldtown-aside = Set aside: { $buildings }
oldtown-out = Left out: { $buildings }
oldtown-nothing = none
oldtown-piles = Common pile: { $common }
oldtown-own-pile = own pile ({ $player }): A { $a }, C { $c }
oldtown-shown = Shown this turn: { $cards }
oldtown-gone = Played and dropped so far: { $cards }
oldtown-tile = tile
oldtown-marker = marker
oldtown-yours = yours

oldtown-decision-take = Take a building.
oldtown-decision-act = Play a clue, or drop two that confirm or contradict. Pass only if you can do neither.
oldtown-decision-remove = Choose a marker to remove.
oldtown-decision-claim = Claim a marker that has become impossible, or say that you have no more claims.
oldtown-decision-draw = Choose a pile to draw from.

oldtown-event-turn_began = { $player }: new turn
oldtown-event-took = { $player } { $player ->
    [You] take
   *[other] takes
} the { oldtown-building }
oldtown-event-played = { $player }: { $card }, { oldtown-building }: { oldtown-clue }
oldtown-event-played_before = { $player } played a clue
oldtown-event-lying = Markers on these lots: { oldtown-building } ({ $lots })
oldtown-event-dropped = { $player } { $player ->
    [You] drop
   *[other] drops
} { $cards }
oldtown-event-dropped_before = { $player } dropped two clues
oldtown-event-removed = { $player } { $player ->
    [You] remove
   *[other] removes
} the { oldtown-building } marker from lot { $lot }; { oldtown-points }
oldtown-event-recovered = { $player }: { $cause ->
    [clue] the clue rules out the
    [tile] the lot is built on, which rules out the
    [tidying] the rest of the town rules out the
   *[claim] the claim rules out the
} { oldtown-building } on { $lots }; { oldtown-points }
oldtown-event-placed = { $player }: the { oldtown-building } stood on one of the lots { $lots }; { oldtown-points }
oldtown-event-settled = { $player }: the { oldtown-building } settles on lot { $lot }; { oldtown-points }
oldtown-event-left_out = Sixteen buildings are on the map; the { oldtown-building } is left out
oldtown-event-passed = { $player } { $player ->
    [You] pass
   *[other] passes
}
oldtown-event-claimed = { $player }: the { oldtown-building } can't have stood on lot { $lot } – { $judged ->
    [right] right
   *[wrong] wrong
}
oldtown-event-drew = { $player } { $player ->
    [You] draw
   *[other] draws
}: { oldtown-clue }
oldtown-event-ended = { $how ->
    [complete] The town is complete. The game is over.
   *[dead] Nobody can do anything more. The game is over.
}
oldtown-event-looked_back = Played and dropped: { $cards }

oldtown-reason-take_now = take a building first
oldtown-reason-act_now = now play a clue or drop two cards
oldtown-reason-remove_now = now remove a marker
oldtown-reason-claim_now = now is the time for claims
oldtown-reason-draw_now = now draw a card
oldtown-reason-contradicts = { $count ->
    [0] this clue contradicts the town ({ oldtown-building })
   *[other] this clue contradicts the town ({ oldtown-building }): none of the lots { $lots } is possible
}
oldtown-reason-confirms = { $count ->
    [0] this clue only confirms what is known ({ oldtown-building })
   *[other] this clue only confirms what is known ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_five = { $count ->
    [0] a building has only five markers, and this clue needs more ({ oldtown-building })
   *[other] a building has only five markers, and this clue needs more ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_three = { $count ->
    [0] a lot holds at most three markers ({ oldtown-building })
   *[other] a lot holds at most three markers ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-building_settled = already settled: { oldtown-building }
oldtown-reason-building_out = left out of the town: { oldtown-building }
oldtown-reason-building_owned = already owned: { oldtown-building }
oldtown-reason-not_in_hand = { $card } is not in your hand
oldtown-reason-not_own_building = you can't name this building with this card: { oldtown-building }
oldtown-reason-no_own_building = you own no building that you could name for { $card }
oldtown-reason-still_tells = { $card } neither confirms nor contradicts, so it can't be dropped
oldtown-reason-nothing_to_remove = there is no marker on the map
oldtown-reason-can_act = you can still play a clue or drop two cards
oldtown-reason-no_such_marker = there is no { oldtown-building } marker on lot { $lot }
oldtown-reason-last_place = the town can't be completed without this marker: { oldtown-building }
oldtown-source-settled = Settled
oldtown-source-placed = Unused markers
oldtown-source-recovered = Recovered
