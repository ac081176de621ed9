oldtown-title = Old Town
oldtown-begins = In the rulebook, the youngest player begins.

oldtown-option-tidy = Useless markers
oldtown-option-tidy-auto = Quick: they are recovered at once, and nobody has to claim them.
oldtown-option-tidy-spot = They stay on the map until somebody points them out.
oldtown-option-tidy-by_days = In games by days, “quick” is preset: asking everyone after every turn would take days.
oldtown-option-memory_aid = Clues that were played or dropped
oldtown-option-memory_aid-true = They can be looked up at any time.
oldtown-option-memory_aid-false = They can't be looked up once the next turn has begun.

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

oldtown-pitch = Work out from old telegrams where every building of a vanished town once stood.
oldtown-board-map = Map of the town
oldtown-board-lot-settled = Lot { $lot }: { $building }
oldtown-board-lot-marked = Lot { $lot }, markers: { $buildings }
oldtown-board-lot-empty = Lot { $lot }, empty
oldtown-board-marker = { $building } marker on lot { $lot }
oldtown-board-telegram = telegram
oldtown-board-no-building = no building right now
oldtown-board-cards = Clues: { $a } A · { $b } B · { $c } C
oldtown-board-aside = Set aside
oldtown-board-settled = { $settled } of 16 settled
oldtown-board-none-aside = None
oldtown-board-take = Take the { $building }
oldtown-board-piles = Piles
oldtown-board-pile = { $pile ->
    [own] Own pile: { $left }
   *[common] Common pile: { $left }
}
oldtown-board-draw = { $pile ->
    [own] Draw from your own pile ({ $left })
   *[common] Draw from the common pile ({ $left })
}
oldtown-board-hand = Your clues
oldtown-board-drop-two = choose two to drop
oldtown-board-drop = Drop two clues
oldtown-board-pass = Pass
oldtown-board-done = No more claims
oldtown-board-gone = Played and dropped: { $cards }
oldtown-board-verdict = { $building }: { $verdict ->
    [playable] can be played
    [confirms] only confirms what is known
    [contradicts] contradicts the town
    [blocked_five] blocked: needs more than five markers
    [blocked_three] blocked: a lot already holds three markers
   *[blocked] blocked
}
oldtown-collecting = { $turn ->
    [yes] Is a marker useless? Point at it on the map, or simply go on.
   *[no] Is a marker useless? Point at it on the map.
}
oldtown-pointed = { $count ->
    [one] You are pointing at 1 marker; it will be claimed when it is your turn to claim.
   *[other] You are pointing at { $count } markers; they will be claimed when it is your turn to claim.
}
oldtown-claim-right = { $count ->
    [0] Right: there is no room left for the { $building } on lot { $lot }.
   *[other] Right: the lots { $lots } are taken up by { $buildings }, so there is no room for the { $building } on lot { $lot }.
}
oldtown-claim-wrong = { $count ->
    [0] Wrong: the { $building } can still stand on lot { $lot }. No more claims this turn.
   *[other] Wrong: the { $building } can still stand on lot { $lot }, for instance with { $places }. No more claims this turn.
}
oldtown-claim-place = { $building } on { $lot }
oldtown-board-move-drop = Drop { $cards }
oldtown-board-move-remove = Remove the { $building } marker from lot { $lot }
oldtown-board-move-claim = Claim: the { $building } can't be on lot { $lot }
oldtown-board-move-draw = { $pile ->
    [own] Draw from your own pile
   *[common] Draw from the common pile
}

oldtown-intro-1 = A town has vanished, and telegrams tell where its buildings stood. First, everyone takes two buildings of their own. Take the sheriff.
oldtown-intro-2 = And the hotel.
oldtown-intro-3 = This clue is about one building. Point at it and the lots it allows light up. Play it: a marker goes on each lot that is still possible, and every marker you don't need is a point for you.
oldtown-intro-4 = This clue links a building to one of your own. Play it with the hotel: lots that no longer fit lose their markers, and every marker you recover is a point.
oldtown-intro-5 = When a building has only one lot left, it settles there, and often others follow. Once sixteen buildings have settled, whoever has the most points wins.
oldtown-rules-goal-title = The goal
oldtown-rules-goal = Sixteen of the eighteen buildings find a place on the sixteen lots, wherever the clues put them. Every marker you recover from the map is a point. Whoever has the most points wins.
oldtown-rules-map-title = The map
oldtown-rules-map = Four rows of four lots. Main St, the railway and Cemetery Rd run from west to east, Dalton Rd and Cavendish St from north to south. Each lot has its entrance on one side. The buffalo field is in the north-west, the cemetery in the south-west, the desert in the south-east.
oldtown-rules-words-title = Neighbours
oldtown-rules-words = Two lots with nothing between them are next door: 2 and 3, 6 and 7, 10 and 11, 14 and 15. Two neighbouring lots with a street or the railway between them are face to face. Doors face each other on 1 and 5, 3 and 7, 9 and 10, 11 and 12.
oldtown-rules-setup-title = Set-up
oldtown-rules-setup = Everyone gets two A clues and two C clues and chooses two buildings. The B clues form the common pile; with three players, three A clues go on top of it. With two players, each also has an own pile of six A and C clues.
oldtown-rules-turn-title = A turn
oldtown-rules-turn =
    If you own fewer than two buildings, take one that nobody owns. Then play a clue or drop two; if you can do neither, pass. Finally, draw a clue, or two if you passed.
    If there are no more unowned buildings than players, only a player who owns none takes one. With two players, you choose for each card whether to draw it from the common pile or from your own.
oldtown-rules-clue-title = Playing a clue
oldtown-rules-clue =
    An A clue is about the building it names, a B clue about one of your own, which you name. If the building is on the map, you recover its markers on all other lots. If not, a marker goes on every lot of the clue that is still possible; those of its five markers that are left over are your points.
    A C clue links the building it names to one of yours. Both keep only the lots that form a pair the clue allows.
    A lot is possible if the rest of the town can still be arranged around it. A building with only one possible lot settles there, and its markers are points.
oldtown-rules-clue-example = The clue puts the sheriff on one of four lots, one of which is already built on. Three markers go on the map, two are left over: 2 points.
oldtown-rules-pair-title = A clue about two buildings
oldtown-rules-pair = With a C clue, both buildings keep only the lots that form one of its pairs with a lot of the other. A building that is not on the map yet gets its markers now.
oldtown-rules-pair-example = The clue says that the bank stood next door to your building, and you name the saloon. The saloon has markers on 6 and 10, the bank on 7 and 12. Only 6 and 7 form a pair: you recover the markers on 10 and 12, both buildings settle, and you recover their last markers too. 4 points.
oldtown-rules-cannot-title = Clues you can't play
oldtown-rules-cannot =
    A clue that would change nothing only confirms; one that fits no lot contradicts; one that would need more than five markers, or a fourth marker on a lot, is blocked. None of these can be played. But two clues that confirm or contradict can be dropped: you then remove any one marker from the map for a point, as long as the town can still be completed.
    Blocked clues can't be dropped. Without a building of your own, B and C clues can be neither played nor dropped.
oldtown-rules-cannot-example = The sheriff's markers are on 2 and 3. A clue that puts him north of Main St only confirms. One that puts him beside the desert contradicts. You can drop the two together and remove a marker of your choice.
oldtown-rules-chain-title = One thing leads to another
oldtown-rules-chain =
    When a building settles, all other markers on its lot are recovered. If that leaves another building with only one lot, it settles too, and so on. All those points are yours.
    A settled building no longer belongs to anyone.
oldtown-rules-chain-example = The saloon settles on lot 6, where the bank has a marker too. You recover it. The bank's only other marker is on 7, so the bank settles there, and that marker is a point as well.
oldtown-rules-end-title = The end
oldtown-rules-end = The game ends at once when the sixteenth building settles, or when everyone in succession has passed without drawing a card. Once sixteen buildings are on the map, the other two are left out.
oldtown-rules-options-title = Options
oldtown-rules-options = By default, markers that have become impossible are recovered automatically. With the option “stay until somebody claims them”, you have to spot them yourselves, and a right claim is a point. Clues that were played or dropped can't be looked up again, unless the table allows it.
oldtown-rules-reconstructed = We had no picture of the printed board. We reconstructed the map from the clue cards, each of which says how many lots it allows, and from the eight printed solutions; it fits them all. Four misprints in the card texts and three printed puzzles are corrected, and marked where they appear.
