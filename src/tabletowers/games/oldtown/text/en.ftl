oldtown-title = Old Town
oldtown-begins = In the rulebook, the youngest player begins.

oldtown-option-tidy = Useless markers
oldtown-option-tidy-auto = Quick: they are recovered at once, and nobody has to claim them.
oldtown-option-tidy-spot = They stay on the map until somebody points them out.
oldtown-option-tidy-by_days = In games played over several days, “quick” is the default: asking everyone after every turn would take too long.
oldtown-option-memory_aid = Clues that were played or dropped
oldtown-option-memory_aid-true = They can be looked up at any time.
oldtown-option-memory_aid-false = They can’t be looked up once the next turn has begun.

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
oldtown-building-of = { $building ->
    [bank] of the bank
    [barber] of the barber
    [blacksmith] of the blacksmith
    [casino] of the casino
    [church] of the church
    [doctor] of the doctor
    [hotel] of the hotel
    [jail] of the jail
    [judge] of the judge
    [laundry] of the laundry
    [pharmacy] of the pharmacy
    [printer] of the printer
    [saloon] of the saloon
    [school] of the school
    [sheriff] of the sheriff
    [stable] of the stable
    [stage] of the stagecoach office
    [undertaker] of the undertaker
   *[other] of a building
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
    [A2] The barber’s door opened on Dalton Rd.
    [A3] The bank stood east of Cavendish St.
    [A4] The saloon stood in the middle of town.
    [A5] The undertaker lived beside the desert.
    [A6] The pharmacy stood where Cavendish St crosses Main St.
    [A7] The printer’s door opened on Cemetery Rd.
    [A8] The stable stood north of Main St.
    [A9] The jail stood west of Dalton Rd.
    [A10] The sheriff’s door opened on Main St.
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
    [C29] The judge and my building stood face to face, both on Cavendish St, on the same side of the railway.
    [C30] The jail and my building stood face to face, both beside the railway.
    [C31] My building stood right next door to the pharmacy.
    [C32] The printer and my building stood face to face, both on Dalton Rd, on the same side of the railway.
    [C33] The stable and my building stood face to face, both on Cavendish St, on the same side of the railway.
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

oldtown-misprint = { $card ->
    [A13] our source says “south side”, but a road that runs north and south has none; every printed solution has the blacksmith on the east side
    [C32] our source says “Cavendish St”, but printed puzzle 3 works only with Dalton Rd
    [B55] our source has lost the word “east”; B56 is the same card for the west side
   *[B60] our source, in Italian, says “in via” (in the street) of the buffalo field, to be read “in vista” (within sight)
}
oldtown-puzzle-corrected = { $number ->
    [5] Corrected here: as printed, no town fits, since C25 and C32 contradict the printed solution. Both are left out.
    [6] Corrected here: as printed, eight towns fit. B51 (laundry) is added; only the printed solution is left.
   *[8] Corrected here: as printed, fourteen towns fit. A6 and B49 (doctor) are added; only the printed solution is left.
}
oldtown-puzzle-either = Only one town fits, but two sets of buildings of your own fit that town. Either is right.

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
oldtown-own-pile = { $player }’s pile: A { $a }, C { $c }
oldtown-shown = Shown this turn: { $cards }
oldtown-gone = Played and dropped so far: { $cards }
oldtown-tile = tile
oldtown-marker = marker
oldtown-yours = yours

oldtown-decision-take = Take a building.
oldtown-decision-act = Play a clue, or drop two.
oldtown-decision-remove = Choose a marker to remove.
oldtown-decision-claim = Claim a marker that has become impossible, or say that you have no more claims.
oldtown-decision-draw = Choose a pile to draw from.
oldtown-step-pass = You can neither play a clue nor drop two, so you pass.
oldtown-step-building = Now choose which of your buildings the clue is about.
oldtown-step-clue = Now choose the clue that is about this building ({ $building }).
oldtown-step-drop = { $chosen ->
    [0] Choose the first of the two clues to drop.
   *[other] Now choose the second clue to drop.
}

oldtown-event-turn_began = { $you ->
    [yes] Your turn begins
   *[no] { $player }’s turn begins
}
oldtown-event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
} the { oldtown-building }
oldtown-event-played = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card } ({ oldtown-building }): { oldtown-clue }
oldtown-event-played_before = { $you ->
    [yes] You
   *[no] { $player }
} played a clue
oldtown-event-lying = The markers { oldtown-building-of } lie on these lots: { $lots }
oldtown-event-dropped = { $you ->
    [yes] You drop
   *[no] { $player } drops
} { $cards }
oldtown-event-dropped_before = { $you ->
    [yes] You
   *[no] { $player }
} dropped two clues
oldtown-event-removed = { $you ->
    [yes] You remove
   *[no] { $player } removes
} the { oldtown-building } marker from lot { $lot }: { oldtown-points } for recovering it
oldtown-event-recovered = { $you ->
    [yes] You recover
   *[no] { $player } recovers
} the { oldtown-building } { $points ->
    [one] marker
   *[other] markers
} on { $lots }, ruled out by { $cause ->
    [clue] the clue
    [tile] a building on that lot
    [tidying] the rest of the town
   *[claim] the claim
}: { oldtown-points }
oldtown-event-placed = { $you ->
    [yes] You mark
   *[no] { $player } marks
} where the { oldtown-building } may have stood: on one of the lots { $lots }{ $points ->
    [0] {""}
   *[other] ; { oldtown-points } for unused markers
}
oldtown-event-settled = { $you ->
    [yes] You settle
   *[no] { $player } settles
} the { oldtown-building } on lot { $lot }{ $points ->
    [0] {""}
   *[other] ; { oldtown-points } for its last markers
}
oldtown-event-left_out = Sixteen buildings are on the map; the { oldtown-building } is left out
oldtown-event-passed = { $you ->
    [yes] You pass
   *[no] { $player } passes
}
oldtown-event-claimed = { $you ->
    [yes] You claim
   *[no] { $player } claims
} that the { oldtown-building } can’t have stood on lot { $lot }: { $judged ->
    [right] right
   *[wrong] wrong
}
oldtown-event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
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
oldtown-reason-not_own_building = you can’t name this building with this card: { oldtown-building }
oldtown-reason-no_own_building = you own no building that you could name for { $card }
oldtown-reason-still_tells = { $card } neither confirms nor contradicts, so it can’t be dropped
oldtown-reason-nothing_to_remove = there is no marker on the map
oldtown-reason-can_act = you can still play a clue or drop two cards
oldtown-reason-no_such_marker = there is no { oldtown-building } marker on lot { $lot }
oldtown-reason-last_place = the town can’t be completed without this marker: { oldtown-building }
oldtown-source-settled = Settled
oldtown-source-placed = Unused markers
oldtown-source-recovered = Recovered

oldtown-statistics-table-clue_cards = Clue cards
oldtown-statistics-table-buildings = Buildings
oldtown-statistics-table-markers_spotted = Markers spotted
oldtown-statistics-table-cards_drawn = Cards drawn
oldtown-statistics-table-ends = Ends
oldtown-statistics-column-played = played
oldtown-statistics-column-dropped = dropped
oldtown-statistics-column-playable = playable
oldtown-statistics-column-contradicts = contradicts
oldtown-statistics-column-confirms = confirms
oldtown-statistics-column-blocked = blocked
oldtown-statistics-column-settled = settled
oldtown-statistics-column-taken = taken
oldtown-statistics-column-marked = marked
oldtown-statistics-column-left_out = left out
oldtown-statistics-column-claimed = claimed
oldtown-statistics-column-drawn = drawn
oldtown-statistics-column-games = games
oldtown-statistics-item-right = right
oldtown-statistics-item-wrong = wrong
oldtown-statistics-item-common = { $common } from the common pile
oldtown-statistics-item-own = { $own } from the player’s own pile
oldtown-statistics-item-complete = the town is complete
oldtown-statistics-item-dead = nobody can go on
oldtown-statistics-source-clue = markers outside a clue’s lots
oldtown-statistics-source-tile = markers under or around a tile
oldtown-statistics-source-tidying = markers that can’t be right
oldtown-statistics-source-claim = markers spotted
oldtown-statistics-source-placed = markers not needed
oldtown-statistics-source-settled = buildings settled
oldtown-statistics-source-removed = markers for two dropped cards

oldtown-coach-now = Points at once
oldtown-coach-points = Your points
oldtown-coach-rival_points = { $player }’s points
oldtown-coach-next_turn = What { $player } makes in the next turn
oldtown-coach-rival_settles = { $player } settles the { oldtown-building }
oldtown-coach-settles = You settle the { oldtown-building }
oldtown-coach-houses = Buildings that you settle
oldtown-coach-clues = Clues that you play later
oldtown-coach-drops = Times that you drop two cards later
oldtown-coach-passes = Times that you have to pass later
oldtown-coach-playable = Clues that you can play afterwards
oldtown-coach-recovered = Markers that you recover
oldtown-coach-claims = Useless markers that you claim
oldtown-coach-rival_claims = Useless markers that the others claim
oldtown-setup-hands = Hand of player { $number }
oldtown-setup-common = Common pile, from the top
oldtown-setup-own = Player { $number }’s own pile, from the top
oldtown-theme-points = points
oldtown-theme-rivals = what you leave to the others
oldtown-theme-settling = settling buildings
oldtown-theme-hand = keeping clues playable
oldtown-theme-markers = markers
oldtown-look-points = Look for the points: which of your clues brings most?
oldtown-look-rivals = Look at what you leave to whoever comes next.
oldtown-look-settling = Look at the buildings that are nearly settled.
oldtown-look-hand = Look at your hand: which of your clues stay playable?
oldtown-look-markers = Look at the markers: which of them can you recover?

oldtown-pitch = Work out from old telegrams where every building of a vanished town once stood.
oldtown-legend-marker = A marker: the building may have stood here. Every marker that you recover is 1 point.
oldtown-legend-owner = The ring in a player’s colour: whose building it is.
oldtown-legend-house = A house: the building certainly stood here.
oldtown-legend-entrance = The notch in a lot is its entrance. Only clues about doors go by it.
oldtown-legend-playable = This clue can be played for the building beside the sign.
oldtown-legend-confirms = This clue only confirms what is known. It can’t be played, but it can be dropped.
oldtown-legend-contradicts = This clue contradicts the town. It can’t be played, but it can be dropped.
oldtown-legend-blocked = Blocked: this clue needs more markers than there are, or a lot that already holds three. It can be neither played nor dropped now.
oldtown-legend-kinds = A clues name a building, B clues speak of your own, C clues of both.
oldtown-legend-unknown = One of your own buildings, which you choose when you play the clue.
oldtown-legend-map = The tiny map shows the lots that a clue allows; crossed out, they are no longer possible.
oldtown-legend-lit = On the big map: lots that the clue you point at allows.
oldtown-legend-buildings = The eighteen buildings
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
    [own] Your own pile: { $left }
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
oldtown-board-no-own = you have no building it could be about
oldtown-board-lot-choose = Lot { $lot }: choose among { $count } markers
# Where words may be broken in narrow places.
oldtown-hyphens = black-smith under-taker stage-coach phar-macy laun-dry
oldtown-standing-claims-done = Make no claims until I say otherwise
oldtown-collecting = { $turn ->
    [yes] A useless marker? Point at it, or go on.
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
oldtown-board-move-claim = Claim: the { $building } can’t be on lot { $lot }
oldtown-board-move-draw = { $pile ->
    [own] Draw from your own pile
   *[common] Draw from the common pile
}
oldtown-notation = Moves: take bank takes a building of your own, A7 plays an A clue, B45=bank and C29=hotel play a B or C clue for one of your buildings, drop A3 B45 drops two clues, remove bank@7 removes the bank’s marker from lot 7, claim bank@7 claims that this marker is useless, done makes no more claims, pass passes, draw common and draw own draw from a pile.

oldtown-intro-1 = A town has vanished; telegrams tell where its buildings stood. Everyone takes two buildings of their own. Take the sheriff.
oldtown-intro-2 = And the hotel.
oldtown-intro-3 = { $finger ->
    [yes] Tap
   *[no] Click
} the clue: the lots that it allows light up. Play it: a marker goes on each of them, and every spare marker is a point.
oldtown-intro-4 = The clue is gone; only its markers count. This one links a building to one of yours. Play it with the sheriff: lots that no longer fit lose their markers, a point each.
oldtown-intro-5 = Later. Your sheriff and hotel need lots 3 and 7, so the saloon can’t have stood on 7. { $finger ->
    [yes] Tap
   *[no] Click
} its useless marker there: a point.
oldtown-intro-6 = Right! You may point at markers at any time, even out of turn. A wrong claim ends your claims for this turn.
oldtown-intro-7 = Another game, for two. The signs on your clues: ✓ playable; = only confirms; ✕ contradicts the town; ▮ blocked, as it needs more than five markers or a lot that holds three.
oldtown-intro-8 = Clues that confirm or contradict can be dropped, two together. Choose “{ oldtown-board-drop }”, then the two lit clues.
oldtown-intro-9 = In return you remove a marker, if the town can still be completed: a point. Remove the lit one.
oldtown-intro-10 = Every turn ends with a draw. With two players you choose: A and C clues in your own pile, B clues in the common one. Draw from the common pile.
oldtown-intro-11 = That’s all. A building with one lot left settles there and brings more points. Once sixteen have settled, the most points win.
oldtown-tip-take = Take buildings that your A clues speak of. The B and C clues that you get will speak of your own buildings.
oldtown-tip-act = Point at a clue, and its lots light up on the map. ✓ can be played, = and ✕ can be dropped in pairs. Every marker that you take off the map is a point.
oldtown-tip-remove = For the two clues that you dropped, any marker is yours to remove: for a point, and to help a building of your own.
oldtown-tip-claim = If two buildings have only the same two lots left, they need both: any other marker there is useless. If you see none, simply go on.
oldtown-tip-draw = Your own pile holds A and C clues, the common pile B clues about your own buildings.

oldtown-rules-goal-title = The goal
oldtown-rules-goal = Sixteen of the eighteen buildings find a place on the sixteen lots, wherever the clues put them. Each building has a tile and five markers. Every marker you recover is a point. Whoever has the most points wins. (OT-2, OT-8)
oldtown-rules-map-title = The map
oldtown-rules-map = Four rows of four lots. Main St, the railway and Cemetery Rd run from west to east, Dalton Rd and Cavendish St from north to south. Each lot has its entrance on one side. The buffalo field is in the north-west (seen from 1, 2, 3 and 5), the cemetery in the south-west (seen from 9, 10, 13 and 14), the desert in the south-east (beside 12, 14, 15 and 16). (OT-1)
oldtown-rules-words-title = Neighbours
oldtown-rules-words = Two lots with nothing between them are next door: 2 and 3, 6 and 7, 10 and 11, 14 and 15. Two neighbouring lots with a street or the railway between them are face to face. Doors face each other on 1 and 5, 3 and 7, 9 and 10, 11 and 12. (OT-1)
oldtown-rules-cards-title = The clues
oldtown-rules-cards =
    Sixty cards. An A clue (1 to 18) says where the building it names stood. A B clue (37 to 60) says where “my building” stood: you name one of your own. A C clue (19 to 36) links the building it names to another one, which is yours, either way round. (OT-3)
    The texts of A13, C32, B55 and B60 are corrected, since they can’t mean what our source says. An asterisk marks them; point at it to see why. (OT-3)
oldtown-rules-setup-title = Set-up
oldtown-rules-setup =
    Everyone gets two A clues and two C clues. The B clues form the common pile; with three players, three A clues go on top of it. With two players, each also has a pile of their own, face down: three A and three C clues, shuffled. All other A and C clues go into the box unseen. (OT-4)
    In the rulebook, the youngest player begins. Here the host decides: by drawing lots, in seat order, or by naming someone. Play goes clockwise. (OT-4)
    In turn order, each player then takes two buildings. The rulebook’s advice: take those that your A clues are about. (OT-4)
oldtown-rules-turn-title = A turn
oldtown-rules-turn =
    If you own fewer than two buildings, first take one that nobody owns and that isn’t settled; it may have markers on the map. If there are no more of these than players, only a player who owns none takes one. (OT-11)
    Then play a clue or drop two; if you can do neither, pass. After that, claim any useless markers you see, and finally draw a clue, or two if you passed. With two players, you choose for each card whether it comes from the common pile or from your own. Then the others may claim. (OT-12, OT-17, OT-18)
oldtown-rules-clue-title = Playing a clue
oldtown-rules-clue =
    Take an A or a B clue. If its building is on the map, you recover its markers on all other lots. If not, a marker goes on every lot of the clue that is still possible; those of its five markers that are left over are your points. (OT-13)
    A lot is possible for a building if the whole town can still be arranged that way: every building on the map on one of its own lots, no two on the same. So a lot is not possible if it is built on, nor if two other buildings need it and one further lot between them. (OT-5)
    A building with only one lot left settles there: its tile goes on the lot, and you recover all its remaining markers. It then no longer belongs to anyone. (OT-8)
    A clue that has been played is gone, and it no longer counts: from then on only the markers do. What a C clue said about two buildings need not be true in the end. Nobody may look at a played clue again. (OT-15)
oldtown-rules-clue-example = A10 puts the sheriff’s door on Main St: lot 1, 3, 5 or 7. The bank already stands on 3. Three markers go on the map, two are left over: 2 points.
oldtown-rules-pair-title = A clue about two buildings
oldtown-rules-pair = With a C clue, both buildings keep only the lots that form one of its pairs with a lot of the other; you recover the other markers. A building that is not on the map yet gets its markers now, or its tile if only one lot is left to it. You can’t name the building that is on the card. (OT-14)
oldtown-rules-pair-example = C31 says that your building stood next door to the pharmacy, and you name the saloon. The saloon has markers on 6 and 10, the pharmacy on 7 and 8. Only 6 and 7 form a pair: you recover the markers on 10 and 8, both buildings settle, and you recover their last markers too. 4 points.
oldtown-rules-cannot-title = Clues you can’t play
oldtown-rules-cannot =
    A clue that would change nothing only confirms; one that fits no possible lot contradicts; one that would need more than five markers, or a fourth marker on a lot, is blocked. None of these can be played. (OT-7, OT-13, OT-15)
    But two clues that confirm or contradict can be dropped: you show them, they leave the game, and you remove any one marker from the map for a point, as long as the town can still be completed. If there is no such marker, you can’t drop. Blocked clues can’t be dropped. Without a building of your own, B and C clues can be neither played nor dropped. (OT-16)
oldtown-rules-cannot-example = The sheriff is yours and has markers on 2 and 3. B59, “north of Main St or west of Dalton Rd”, only confirms. B48, “south of the railway”, contradicts. You can drop the two together and remove a marker of your choice.
oldtown-rules-chain-title = One thing leads to another
oldtown-rules-chain = When a building settles, all other markers on its lot are recovered. If that leaves another building with only one marker, it settles too, and so on. All those points are yours. (OT-9)
oldtown-rules-chain-example = The saloon settles on lot 6, where the pharmacy has a marker too. You recover it. The pharmacy’s only other marker is on 7, so the pharmacy settles there, and that marker is a point as well.
oldtown-rules-claims-title = Useless markers
oldtown-rules-claims =
    A marker on a lot that is no longer possible for its building is useless. It stays on the map until somebody claims it. A right claim recovers the marker for whoever made it, with everything that follows; a wrong one ends that player’s claims for this turn. (OT-10, OT-17)
    After your action, before you draw, you may claim as many markers as you see; drawing ends it. Then the others may, in turn order. You can point at a marker at any time, even in somebody else’s turn: it is claimed when it is your turn to claim. There is a short window for this after each turn, of the same length whether there is anything to claim or not; it closes early when nobody wants to claim. (OT-17)
oldtown-rules-end-title = The end
oldtown-rules-end =
    Once sixteen buildings are on the map, the other two are left out for good, even if somebody owns them. (OT-6)
    The game ends at once when the sixteenth building settles. It also ends when everyone in succession has passed and drawn nothing, and nobody has made a right claim. Whoever has the most points wins; a tie is shared. (OT-19)
oldtown-rules-options-title = What everyone knows, and the options
oldtown-rules-options =
    The hands, the piles and the cards in the box are secret; everyone knows how many A, B and C clues you hold. Clues are shown when they are played or dropped, and can’t be looked up once the next turn has begun. There is an option that lets you look them up at any time. (OT-20)
    You play as printed unless the table chooses otherwise. With the option “quick”, nobody has to claim: useless markers are recovered at once by the player who caused them, as if nobody ever overlooked one. In games played over several days, quick is the default, since asking everyone after every turn would take too long. (OT-10)
oldtown-rules-solo-title = Old Town alone
oldtown-rules-solo =
    For one player there are puzzles: A clues, B clues with the building each is about, C clues, and your own buildings. Every building that is named or yours is in town, and a C clue holds for at least one of yours. Exactly one town fits; find it. (OT-21)
    Of the eight printed puzzles, 5, 6 and 8 are corrected, since as printed none or several towns fit; each says how, and can also be seen as printed. In 7 and 8 your own buildings are to be found, too: two sets of them fit, and either is right. (OT-21)
oldtown-rules-decided-title = What we decided, and why
oldtown-rules-decided =
    A clue that would leave no possible town contradicts, so it can’t be played. The rulebook lets such a play happen and takes it back, or removes a building that has lost all its markers; here nothing ever has to be undone. (OT-5)
    The player whose turn it is claims first: the rulebook only says when the others do. It names no price for a wrong claim; here it ends your claims for that turn, so that guessing doesn’t pay. Two clues can’t be dropped without a marker to take, since that is what they are dropped for. (OT-16, OT-17)
    In the rulebook, the game ends only when the town is complete. So that no game goes on for ever, it is also over when nobody can do anything more. The rulebook doesn’t say what happens in a tie; here the win is shared. (OT-19)
oldtown-rules-reconstructed = We had no picture of the printed board. We reconstructed the map from the clue cards, each of which says how many lots it allows, and from the eight printed solutions; it fits them all. The printed solutions force the entrances. For the cemetery, the buffalo field and the desert they show three of the four lots each; the fourth (9, 5 and 12) is the most plausible of several. Four misprints in the card texts and three printed puzzles are corrected, and marked where they appear. (OT-1, OT-3, OT-21)
