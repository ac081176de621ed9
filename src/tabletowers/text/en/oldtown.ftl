oldtown-title = Old Town

oldtown-option-tidy = Markers that can't be right
oldtown-option-tidy-auto = go at once
oldtown-option-tidy-spot = stay until somebody points them out
oldtown-option-memory_aid = Cards played and dropped
oldtown-option-memory_aid-true = can be looked up
oldtown-option-memory_aid-false = can't be looked up; only what they did remains

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
    [B37] The door of my building looked east or west.
    [B38] The door of my building looked north or south.
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
    [B53] The door of my building looked east or west.
    [B54] The door of my building looked north or south.
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
    [confirms] confirms what is known
    [blocked_five] needs more than five markers
    [blocked_three] a lot already holds three markers
   *[no_own_building] no own building to name
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
oldtown-hand = Your hand:
oldtown-owns = owns: { $buildings }
oldtown-aside = Beside the map: { $buildings }
oldtown-out = Out of the game: { $buildings }
oldtown-nothing = nothing
oldtown-piles = Common pile: { $common }
oldtown-own-pile = own pile of { $player }: A { $a }, C { $c }
oldtown-shown = Shown in this turn: { $cards }
oldtown-gone = Played and dropped so far: { $cards }
oldtown-tile = tile
oldtown-marker = marker
oldtown-yours = yours

oldtown-decision-take = Take a building.
oldtown-decision-act = Play a clue, or drop two cards that tell nothing new. Pass only if you can do neither.
oldtown-decision-remove = Choose a marker to remove.
oldtown-decision-claim = Point out a marker that can't be right, or say that you are done.
oldtown-decision-draw = Choose a pile to draw from.

oldtown-event-turn_began = { $player }: a new turn
oldtown-event-took = { $player }: takes the { oldtown-building }
oldtown-event-played = { $player }: { $card }, { oldtown-building }: { oldtown-clue }
oldtown-event-played_before = { $player }: a clue was played
oldtown-event-lying = On these lots lie markers: { oldtown-building } ({ $lots })
oldtown-event-dropped = { $player }: drops { $cards }
oldtown-event-dropped_before = { $player }: two cards were dropped
oldtown-event-removed = { $player }: removes the marker of the { oldtown-building } on { $lot }; { oldtown-points }
oldtown-event-recovered = { $player }: { $cause ->
    [clue] the clue rules out the
    [tile] the lot is built on, which rules out the
    [tidying] there is no room, which rules out the
   *[claim] that rules out the
} { oldtown-building } on { $lots }; { oldtown-points }
oldtown-event-placed = { $player }: the { oldtown-building } stood on one of the lots { $lots }; { oldtown-points }
oldtown-event-settled = { $player }: the { oldtown-building } stood on lot { $lot }; { oldtown-points }
oldtown-event-left_out = Sixteen buildings are found; the { oldtown-building } is not among them
oldtown-event-passed = { $player }: passes
oldtown-event-claimed = { $player }: the { oldtown-building } can't have stood on { $lot } – { $judged ->
    [right] right
   *[wrong] wrong
}
oldtown-event-drew = { $player }: draws: { oldtown-clue }
oldtown-event-ended = { $how ->
    [complete] The town is complete. The game is over.
   *[dead] Nobody can go on. The game is over.
}
oldtown-event-looked_back = Cards played and dropped: { $cards }

oldtown-reason-take_now = first a building has to be taken
oldtown-reason-act_now = now a clue has to be played or two cards dropped
oldtown-reason-remove_now = now a marker has to be removed
oldtown-reason-claim_now = now markers can be pointed out
oldtown-reason-draw_now = now a card has to be drawn
oldtown-reason-contradicts = { $count ->
    [0] this clue contradicts the town ({ oldtown-building })
   *[other] this clue contradicts the town ({ oldtown-building }): none of the lots { $lots } will do
}
oldtown-reason-confirms = { $count ->
    [0] this clue says nothing new ({ oldtown-building })
   *[other] this clue says nothing new ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_five = { $count ->
    [0] a building has only five markers, and this clue needs more ({ oldtown-building })
   *[other] a building has only five markers, and this clue needs more ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-blocked_three = { $count ->
    [0] a lot holds three markers at most ({ oldtown-building })
   *[other] a lot holds three markers at most ({ oldtown-building }, { oldtown-lots })
}
oldtown-reason-building_settled = its place is found already: { oldtown-building }
oldtown-reason-building_out = out of the game: { oldtown-building }
oldtown-reason-building_owned = it belongs to somebody: { oldtown-building }
oldtown-reason-not_in_hand = { $card } is not in your hand
oldtown-reason-not_own_building = not a building of yours that this card can name: { oldtown-building }
oldtown-reason-no_own_building = you have no building to name for { $card }
oldtown-reason-still_tells = { $card } neither confirms nor contradicts
oldtown-reason-nothing_to_remove = no marker lies on the map
oldtown-reason-can_act = you can play a clue or drop two cards
oldtown-reason-no_such_marker = no marker of the { oldtown-building } lies on { $lot }
oldtown-reason-last_place = without this marker no place would be left: { oldtown-building }

oldtown-source-settled = Settled
oldtown-source-placed = Unused markers
oldtown-source-recovered = Recovered
