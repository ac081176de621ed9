# Old Town alone: the steps of a proof, hints, the printed sheet, the puzzle in a terminal.

puzzle-the = { $building ->
    [bank] the bank
    [barber] the barber
    [blacksmith] the blacksmith
    [casino] the casino
    [church] the church
    [doctor] the doctor
    [hotel] the hotel
    [jail] the jail
    [judge] the judge
    [laundry] the laundry
    [pharmacy] the pharmacy
    [printer] the printer
    [saloon] the saloon
    [school] the school
    [sheriff] the sheriff
    [stable] the stable
    [stage] the stagecoach office
   *[undertaker] the undertaker
}
puzzle-and = { $first } and { $last }
puzzle-on = { $count ->
    [one] on lot { $lots }
   *[other] on lots { $lots }
}
puzzle-left = { $left_count ->
    [one] on lot { $left_lots }
   *[other] on lots { $left_lots }
}

# A card of kind B in a puzzle names its building.
puzzle-clue-b = { $building }: { $says }.
puzzle-b = { $card ->
    [B37] door facing east or west
    [B38] door facing north or south
    [B39] north of Main St, or between the railway and Cemetery Rd
    [B40] south of Cemetery Rd, or between the railway and Main St
    [B41] on the edge of town, west of Cavendish St
    [B42] on the edge of town, east of Dalton Rd
    [B43] on the edge of town, south of Main St
    [B44] on the edge of town, north of Cemetery Rd
    [B45] between Main St and Cemetery Rd
    [B46] between Dalton Rd and Cavendish St
    [B47] on Main St
    [B48] south of the railway
    [B49] on the eastern or western edge of town
    [B50] on the northern or southern edge of town
    [B51] on Dalton Rd
    [B52] on Cavendish St
    [B53] door facing east or west
    [B54] door facing north or south
    [B55] on the east side of Dalton Rd or of Cavendish St
    [B56] on the west side of Dalton Rd or of Cavendish St
    [B57] east of Cavendish St or south of Cemetery Rd
    [B58] west of Dalton Rd or beside the desert
    [B59] north of Main St or west of Dalton Rd
   *[B60] within sight of the buffalo field or east of Cavendish St
}

puzzle-level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}
puzzle-technique = { $technique ->
    [entered] already on the map
    [noted] your pencil marks
    [clue] a card about one building
    [roll_call] who is in town
    [last_lot] a building with one lot left
    [last_building] a lot with one building left
    [partner_known] a card about two buildings, one of which stands
    [partner] a card about two buildings
    [own_complete] all your buildings
    [some_own] a card about one of your buildings
    [own_found] only one building can be meant
    [any_partner] a card about two buildings, with several possible partners
    [pair] two buildings for two lots
    [lot_pair] two lots for two buildings
    [triple] three buildings for three lots
    [lot_triple] three lots for three buildings
    [own_budget] too few buildings of yours
    [chain] if it stood here, then …
    [deep_chain] if it stood here, then …, with pairs and triples
   *[cases] if it stood here, then either … or …
}

puzzle-step-entered = { $the } stands { puzzle-on }, where you put it.
puzzle-step-noted = according to your pencil marks, { $the } can only be { puzzle-on }.
puzzle-step-clue = { $card }: { $count ->
    [one] { $the } stood on lot { $lots }.
   *[other] { $the } stood on one of the lots { $lots }.
}
puzzle-step-roll_call = only sixteen buildings are in town. Not among them: { $others }.
puzzle-step-last_lot = { $the } has only lot { $lots } left and stands there.
puzzle-step-last_building = only { $the } is left for lot { $lots }.
puzzle-step-partner_known = { $card }: { $others } { $many ->
    [one] is already placed
   *[other] are already placed
}, so { $the } { $tell ->
    [only] can only be { puzzle-left }.
   *[not] can’t be { puzzle-on }.
}
puzzle-step-partner = { $tell ->
    [only] { $card }: { $the } can only be { puzzle-left }; anywhere else would leave no matching lot for { $others }.
   *[not] { $card }: if { $the } were { puzzle-on }, there would be no matching lot for { $others }.
}
puzzle-step-any_partner-named = { $tell ->
    [only] { $card }: { $the } can only be { puzzle-left }; anywhere else, none of your buildings could be the partner.
   *[not] { $card }: if { $the } were { puzzle-on }, none of your buildings could be the partner.
}
puzzle-step-any_partner = { $tell ->
    [only] { $card }: of your buildings only { $the } can be meant, and only { puzzle-left }.
   *[not] { $card }: of your buildings only { $the } can be meant, and not { puzzle-on }.
}
puzzle-step-own_complete-found = all your buildings have been found: { $others }.
puzzle-step-own_complete-left = only the { $size } you need can still be yours: { $others }.
puzzle-step-some_own = { $card }: of your buildings only { $the } can be meant{ $tell ->
    [nothing] .
    [only] , and only { puzzle-left }.
   *[not] , and not { puzzle-on }.
}
puzzle-step-own_found = { $card }: only { $the } can be meant, so it is one of your buildings{ $tell ->
    [nothing] .
    [only] , and only { puzzle-left }.
   *[not] , and not { puzzle-on }.
}
puzzle-step-pair = { $others } share the lots { $lots } between them: nothing else can be there.
puzzle-step-lot_pair = only { $others } can be { puzzle-on }: they can’t be anywhere else.
puzzle-step-own_budget-own = without { $the }, { $size } buildings of yours would be too few for { $card }: so it is yours.
puzzle-step-own_budget-not = these can’t be yours: { $others }. With any of them, { $size } buildings would be too few for { $card }.
puzzle-step-chain-lot = so { $the } can’t be { puzzle-on }.
puzzle-step-chain-own = so { $the } is not one of yours.
puzzle-step-chain-not_own = so { $the } is one of yours.

puzzle-suppose-lot = suppose { $the } were { puzzle-on }:
puzzle-suppose-own = suppose { $the } were yours:
puzzle-suppose-not_own = suppose { $the } were not yours:
puzzle-split = { $the } is on one of the lots { $lots }

puzzle-link-clue = { $the } only { puzzle-on } ({ $card })
puzzle-link-roll_call = not in town: { $others }
puzzle-link-last_lot = { $the } only { puzzle-on }
puzzle-link-last_building = only { $the } for lot { $lots }
puzzle-link-partner = { $the } not { puzzle-on } ({ $card })
puzzle-link-own_complete = all your buildings: { $others }
puzzle-link-some_own = only { $the } can be meant ({ $card })
puzzle-link-own_found = { $the } is yours ({ $card })
puzzle-link-pair = { $others } share the lots { $lots }
puzzle-link-lot_pair = only { $others } { puzzle-on }

puzzle-end-no_lot = no lot is left for { $the }
puzzle-end-no_building = no building is left for lot { $lots }
puzzle-end-no_partner = { $card } can no longer be true
puzzle-end-too_many_own = more than { $size } buildings would be yours: { $others }
puzzle-end-too_few_own = fewer than { $size } buildings could be yours
puzzle-end-own_not_enough = { $size } buildings of yours are too few for { $card }
puzzle-end-too_many_in_town = more than sixteen buildings would be in town

puzzle-hint-look-building = Look at this building: { $building }.
puzzle-hint-look-lots = { $count ->
    [one] Look at lot { $lots }.
   *[other] Look at lots { $lots }.
}
puzzle-hint-look-own = Look for your own buildings.
puzzle-hint-cards = Use { $cards }: { $technique }.
puzzle-hint-all = Go through all the clues once more: { $technique }.
puzzle-hint-done = Every building is in its place. There is nothing left to find.
puzzle-hint-mistake = This leads nowhere: something on the map can’t be right. A check shows what.
puzzle-hint-open = { $count ->
    [one] Nothing more follows.
   *[other] Nothing more follows: { $count } towns fit.
}
puzzle-hint-no_town = No town fits this puzzle.

puzzle-check-fine = Nothing is wrong so far.
puzzle-check-lots-left = { $count ->
    [one] One lot is still empty.
   *[other] { $count } lots are still empty.
}
puzzle-check-own-left = { $count ->
    [one] One of your own buildings still has to be found: mark it as “mine”.
   *[other] { $count } of your own buildings still have to be found: mark them as “mine”.
}
puzzle-check-own-many = { $count ->
    [one] You have marked one building too many as “mine”.
   *[other] You have marked { $count } buildings too many as “mine”.
}
puzzle-check-solved = Everything is right. The town is complete.
puzzle-check-entry = { $the } can’t be { puzzle-on }.
puzzle-check-mark = { $the } is on none of the lots you pencilled it in on.
puzzle-check-own = { $the } is not one of yours.
puzzle-check-together = Each entry could be right, but not all of them together.

puzzle-explain-unique = Exactly one town fits.
puzzle-explain-none = No town fits.
puzzle-explain-undecided = The search was stopped before it was complete; it found no town.
puzzle-explain-conflict = These clues contradict each other, and no smaller set does:
puzzle-explain-conflict-some = These clues contradict each other, and none of them can be left out:
puzzle-explain-several = { $towns } towns fit. These two differ { puzzle-on }:
puzzle-explain-more = More than { $towns } towns fit. These two differ { puzzle-on }:
puzzle-explain-limit = { $towns ->
    [one] More than one town fits.
   *[other] More than { $towns } towns fit.
}
puzzle-explain-own = Your buildings: { $own }.
puzzle-explain-own-several = Several sets of your own buildings fit this town: { $own }.
puzzle-explain-grade = Grade { $number }, { puzzle-level }. Hardest step: { $technique }.
puzzle-explain-unproven = Our techniques can’t prove it step by step; the exact solver can.
puzzle-explain-or = or

puzzle-name = Old Town puzzle
puzzle-name-official = Old Town, printed puzzle { $number }
puzzle-name-daily = Old Town, puzzle of { $date }
puzzle-name-number = Puzzle { $number }
puzzle-clues = Clues
puzzle-own = Your buildings
puzzle-own-hidden = { $size ->
    [one] One building is yours. Find out which.
   *[other] { $size } buildings are yours. Find out which.
}
puzzle-in-town = In town
puzzle-clues-one = About one building
puzzle-clues-own = About your buildings
puzzle-answer = Answer
puzzle-answers = Answers
puzzle-north = N
puzzle-clue-count = { $count ->
    [one] 1 clue
   *[other] { $count } clues
}
puzzle-book = Old Town
puzzle-book-subtitle = { $count ->
    [one] One puzzle for one player
   *[other] { $count } puzzles for one player
}
puzzle-book-how = How to play
puzzle-book-rules =
    A town in the old West has vanished, and only clues are left. Sixteen of its buildings stood on the sixteen lots, one on each; every building named by a clue, and every one of yours, was among them. The notch in a lot marks its entrance.
    Every clue is true. “My building” is one of yours: such a clue holds for at least one of them, other than the building it names. Lots are next door if there is nothing between them, and face to face if they are neighbours across a street or the railway. Each puzzle has exactly one answer.
puzzle-book-page = page { $page }
puzzle-book-answer-on = Answer on page { $page }
puzzle-unofficial = An unofficial, non-commercial edition. Old Town is a game by Stephan Riedel.

puzzle-play-welcome = { $name }. Type h for help, q to quit.
puzzle-play-prompt = Puzzle>
puzzle-play-help =
    church 9 puts the church on lot 9;  church - takes it off the map.
    church? 9 10 13 pencils it in on these lots and nowhere else;  church? erases the marks.
    own church says that it is one of yours (in puzzles where you have to find that out); repeat it to say that it isn’t.
    hint gives a hint, and a clearer one if repeated;  check shows what is wrong;  undo undoes;  clues shows the clues.
    save [FILE] saves;  solve shows the answer with its proof;  q saves and quits.
puzzle-play-unknown = I don’t understand { $typed }. Type h for help.
puzzle-play-no-building = No building is called { $typed }.
puzzle-play-several-buildings = { $typed } could be any of these: { $buildings }.
puzzle-play-no-lot = There is no lot { $typed }.
puzzle-play-no-undo = There is nothing to undo.
puzzle-play-saved = Saved in { $file }. To continue: { $command }
puzzle-play-solved = You found the town! Well done.
puzzle-play-not-solved = Every lot is taken, but something isn’t right yet. A check shows what.
puzzle-play-own-missing = The town is right. Your own buildings are still to be found.
puzzle-play-own-known = This puzzle already tells you which buildings are yours.
puzzle-play-left = Still to find: { $buildings }
