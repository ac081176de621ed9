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
    [B37] door to the east or west
    [B38] door to the north or south
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
    [B53] door to the east or west
    [B54] door to the north or south
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
    [any_partner] a card about two buildings, with several partners to choose from
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
puzzle-step-noted = by your pencil marks { $the } can only be { puzzle-on }.
puzzle-step-clue = { $card }: { $count ->
    [one] { $the } stood on lot { $lots }.
   *[other] { $the } stood on one of the lots { $lots }.
}
puzzle-step-roll_call = only sixteen buildings find a place. Not in town: { $others }.
puzzle-step-last_lot = { $the } has only lot { $lots } left and stands there.
puzzle-step-last_building = nobody but { $the } is left for lot { $lots }.
puzzle-step-partner_known = { $card }: { $others } { $many ->
    [one] already stands
   *[other] already stand
}, so { $the } { $tell ->
    [only] can only be { puzzle-left }.
   *[not] can't be { puzzle-on }.
}
puzzle-step-partner = { $tell ->
    [only] { $card }: { $the } can only be { puzzle-left }; elsewhere { $others } would not find a lot that fits.
   *[not] { $card }: if { $the } were { puzzle-on }, { $others } would not find a lot that fits.
}
puzzle-step-any_partner-named = { $tell ->
    [only] { $card }: { $the } can only be { puzzle-left }; elsewhere none of your buildings could be the partner.
   *[not] { $card }: if { $the } were { puzzle-on }, none of your buildings could be the partner.
}
puzzle-step-any_partner = { $tell ->
    [only] { $card }: of your buildings only { $the } can be meant, and only { puzzle-left }.
   *[not] { $card }: of your buildings only { $the } can be meant, and not { puzzle-on }.
}
puzzle-step-own_complete-found = all your buildings are found: { $others }.
puzzle-step-own_complete-left = no more than the { $size } wanted can still be yours: { $others }.
puzzle-step-some_own = { $card }: of your buildings only { $the } can be meant{ $tell ->
    [nothing] .
    [only] , and only { puzzle-left }.
   *[not] , and not { puzzle-on }.
}
puzzle-step-own_found = { $card }: only { $the } can be meant and is one of your buildings{ $tell ->
    [nothing] .
    [only] , and only { puzzle-left }.
   *[not] , and not { puzzle-on }.
}
puzzle-step-pair = { $others } share the lots { $lots } between them: nobody else can be there.
puzzle-step-lot_pair = nobody but { $others } can be { puzzle-on }: they can't be anywhere else.
puzzle-step-own_budget-own = without { $the }, { $size } buildings of yours would be too few for { $card }: so it is yours.
puzzle-step-own_budget-not = can't be yours: { $others }. With any of them, { $size } buildings would be too few for { $card }.
puzzle-step-chain-lot = so { $the } can't be { puzzle-on }.
puzzle-step-chain-own = so { $the } is none of yours.
puzzle-step-chain-not_own = so { $the } is one of yours.

puzzle-suppose-lot = suppose { $the } were { puzzle-on }:
puzzle-suppose-own = suppose { $the } were yours:
puzzle-suppose-not_own = suppose { $the } were none of yours:
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
puzzle-end-no_building = nobody is left for lot { $lots }
puzzle-end-no_partner = { $card } can no longer be true
puzzle-end-too_many_own = more than { $size } buildings would be yours: { $others }
puzzle-end-too_few_own = fewer than { $size } buildings could be yours
puzzle-end-own_not_enough = { $size } buildings of yours are too few for { $card }
puzzle-end-too_many_in_town = more than sixteen buildings would be in town

puzzle-hint-look-building = Look at this building: { $building }.
puzzle-hint-look-lots = { $count ->
    [one] Look at lot { $lots }.
   *[other] Look at the lots { $lots }.
}
puzzle-hint-look-own = Look for your own buildings.
puzzle-hint-cards = Use { $cards }: { $technique }.
puzzle-hint-all = Go through all clues once more: { $technique }.
puzzle-hint-done = Every building stands. Nothing is left to find.
puzzle-hint-mistake = From here nothing leads on: something on the map can't be right. A check shows what.
puzzle-hint-open = { $count ->
    [one] Nothing more follows.
   *[other] Nothing more follows: { $count } towns fit.
}
puzzle-hint-no_town = No town fits this puzzle.

puzzle-check-fine = Nothing is wrong so far.
puzzle-check-solved = Everything is right. The town is complete.
puzzle-check-entry = { $the } can't be { puzzle-on }.
puzzle-check-mark = wherever your pencil marks put it, { $the } is somewhere else.
puzzle-check-own = { $the } is none of yours.
puzzle-check-together = Each entry could be right, but not all of them together.

puzzle-explain-unique = Exactly one town fits.
puzzle-explain-none = No town fits.
puzzle-explain-conflict = These clues contradict each other, and no fewer do:
puzzle-explain-conflict-some = These clues contradict each other, and none of them can be left out:
puzzle-explain-several = { $towns } towns fit. These two differ { puzzle-on }:
puzzle-explain-more = More than { $towns } towns fit. These two differ { puzzle-on }:
puzzle-explain-limit = { $towns ->
    [one] More than one town fits.
   *[other] More than { $towns } towns fit.
}
puzzle-explain-own = Your buildings: { $own }.
puzzle-explain-own-several = Several sets of own buildings fit this town: { $own }.
puzzle-explain-grade = Grade { $number }, { puzzle-level }. Hardest step: { $technique }.
puzzle-explain-unproven = Our techniques do not prove it step by step; the exact solver does.
puzzle-explain-or = or

puzzle-name = Old Town puzzle
puzzle-name-official = Old Town, printed puzzle { $number }
puzzle-name-daily = Old Town, puzzle of { $date }
puzzle-name-number = Puzzle { $number }
puzzle-clues = Clues
puzzle-own = Your buildings
puzzle-own-hidden = { $size ->
    [one] One building is yours. Find it, too.
   *[other] { $size } buildings are yours. Find them, too.
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
puzzle-book-how = How it goes
puzzle-book-rules =
    A town of the old West has vanished, and only clues are left. Sixteen of its buildings stood on the sixteen lots, one on each; every building that a clue names, and every one of yours, was among them. The notch in a lot is its entrance.
    Every clue is true. “My building” is one of yours: such a clue holds for at least one of them, other than the building it names. Next door are lots with nothing between them; face to face are neighbours across a street or the railway. Each puzzle has exactly one answer.
puzzle-book-page = page { $page }
puzzle-book-answer-on = Answer on page { $page }
puzzle-unofficial = An unofficial, non-commercial edition. Old Town is a game by Stephan Riedel.

puzzle-play-welcome = { $name }. Type h for help, q to leave.
puzzle-play-prompt = Puzzle>
puzzle-play-help =
    church 9 puts the church on lot 9;  church - takes it off the map.
    church? 9 10 13 pencils it in on these lots and nowhere else;  church? rubs the marks out.
    own church says that it is one of yours (where that is to be found), once more that it is not.
    hint gives a hint, again a clearer one;  check shows what is wrong;  undo takes back;  clues shows the clues.
    save [FILE] saves;  solve shows the answer with its proof;  q saves and leaves.
puzzle-play-unknown = That is not understood: { $typed }. Type h for help.
puzzle-play-no-building = No building is called { $typed }.
puzzle-play-several-buildings = { $typed } could be { $buildings }.
puzzle-play-no-lot = There is no lot { $typed }.
puzzle-play-no-undo = There is nothing to take back.
puzzle-play-saved = Saved in { $file }. Go on with: { $command }
puzzle-play-solved = That is the town! Well done.
puzzle-play-not-solved = Every lot is taken, but something is not right yet. A check shows what.
puzzle-play-own-missing = The town is right. Your own buildings are still to be found.
puzzle-play-own-known = Your buildings are known in this puzzle.
puzzle-play-left = Still to find: { $buildings }
